### The Lee, the slate with the score, and the sum after each deal. “Us” is the human's team.

## The slate

lee-title = La Lee
lee-slate-us = Nous { $n }
lee-slate-them = Eux { $n }
lee-slate-carry = +{ $n }

## How the deal ended. $us, $them: card points of the two teams, 40 together when all was played

lee-deal-won = Donne gagnée : { $us } à { $them }
lee-deal-lost = Donne perdue : { $us } à { $them }
lee-deal-staenner = Stänner : 20 à 20
lee-kapo-us = Capot : nous n’avons fait aucun pli
lee-kapo-them = Capot : ils n’ont fait aucun pli
lee-by-claim =
    { $name } a abattu son jeu, { $points } { $points ->
        [one] point
       *[other] points
    }
lee-by-claim-rest = { $name } a abattu son jeu pour le reste
lee-by-misplay = Faute de { $name }
lee-by-wrong-call = Réclamation injustifiée : { $name }
lee-by-claim-you =
    Vous avez abattu avec { $points } { $points ->
        [one] point
       *[other] points
    }
lee-by-claim-rest-you = Vous avez abattu votre jeu
lee-by-misplay-you = Faute de votre part
lee-by-wrong-call-you = Vous avez signalé une faute à tort

## The sum, spelled out line by line

lee-points = Points
lee-tricks = Plis
lee-score = { $us } : { $them }
lee-trump-by = { $suit } { $name }
lee-stake = Valeur : { $sum }
lee-sum-part = { $what } { $n }
lee-sum-plus = { $first } + { $second }
lee-sum-total = { $sum } = { $n }
lee-kapo = Capot
lee-sum-deal = la donne
lee-sum-matt = Matt
lee-sum-konter = Konter
lee-sum-carried = report du Stänner
lee-trump-us = Nous avons choisi l’atout
lee-trump-them = Ils ont choisi l’atout

## What is done to the lines. $n: how many

lee-cross-us =
    Nous barrons { $n } { $n ->
        [one] trait
       *[other] traits
    }
lee-cross-them =
    Ils barrent { $n } { $n ->
        [one] trait
       *[other] traits
    }
lee-draw-us =
    Nous ajoutons { $n } { $n ->
        [one] trait
       *[other] traits
    }
lee-draw-them =
    Ils ajoutent { $n } { $n ->
        [one] trait
       *[other] traits
    }
lee-nothing-changes = Rien ne change sur la Lee
lee-carry =
    { $n } { $n ->
        [one] trait reporté
       *[other] traits reportés
    } à la prochaine donne

## Going on

lee-next-deal = Donne suivante
lee-copy-deal = Copier la donne
lee-copied = Copié
lee-match-won = Partie gagnée !
lee-match-lost = Partie perdue
lee-match-sum =
    Il reste { $lines } { $lines ->
        [one] trait
       *[other] traits
    } aux perdants après { $deals } { $deals ->
        [one] donne
       *[other] donnes
    }
lee-revanche = Revanche
lee-revanche-why = Les mêmes équipes rejouent
lee-change-teams = Changer d’équipes
lee-change-teams-why = Votre prochain partenaire : { $name }
