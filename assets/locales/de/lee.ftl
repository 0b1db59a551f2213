### The Lee, the slate with the score, and the sum after each deal. “Us” is the human's team.

## The slate

lee-title = Die Lee
lee-slate-us = Wir { $n }
lee-slate-them = Die anderen { $n }
lee-slate-carry = +{ $n }

## How the deal ended. $us, $them: card points of the two teams, 40 together when all was played

lee-deal-won = Runde gewonnen: { $us } zu { $them }
lee-deal-lost = Runde verloren: { $us } zu { $them }
lee-deal-staenner = Stänner: 20 zu 20
lee-kapo-us = Kapo: Wir haben keinen Stich
lee-kapo-them = Kapo: Die anderen haben keinen Stich
lee-by-claim =
    { $name } hat aufgelegt, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
lee-by-claim-rest = { $name } hat den Rest beansprucht
lee-by-misplay = Fehler von { $name }
lee-by-wrong-call = Falsch reklamiert: { $name }
lee-by-claim-you =
    Du hast aufgelegt, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
lee-by-claim-rest-you = Du hast den Rest beansprucht
lee-by-misplay-you = Das war dein Fehler
lee-by-wrong-call-you = Du hast zu Unrecht reklamiert

## The sum, spelled out line by line

lee-points = Punkte
lee-tricks = Stiche
lee-score = { $us } : { $them }
lee-trump-by = { $suit } { $name }
lee-stake = Wert: { $sum }
lee-sum-part = { $what } { $n }
lee-sum-plus = { $first } + { $second }
lee-sum-total = { $sum } = { $n }
lee-kapo = Kapo
lee-sum-deal = die Runde
lee-sum-matt = Matt
lee-sum-konter = Konter
lee-sum-carried = vom Stänner
lee-trump-us = Wir haben Trumpf bestimmt
lee-trump-them = Die anderen haben Trumpf bestimmt

## What is done to the lines. $n: how many

lee-cross-us =
    Wir streichen { $n } { $n ->
        [one] Strich
       *[other] Striche
    }
lee-cross-them =
    Die anderen streichen { $n } { $n ->
        [one] Strich
       *[other] Striche
    }
lee-draw-us =
    Wir schreiben { $n } { $n ->
        [one] Strich
       *[other] Striche
    } dazu
lee-draw-them =
    Die anderen schreiben { $n } { $n ->
        [one] Strich
       *[other] Striche
    } dazu
lee-nothing-changes = Auf der Lee ändert sich nichts
lee-carry =
    { $n } { $n ->
        [one] Strich zählt
       *[other] Striche zählen
    } in der nächsten Runde mit

## Going on

lee-next-deal = Nächste Runde
lee-copy-deal = Karten kopieren
lee-copied = Kopiert
lee-match-won = Partie gewonnen!
lee-match-lost = Partie verloren
lee-match-sum =
    Die Verlierer haben nach { $deals } { $deals ->
        [one] Runde
       *[other] Runden
    } noch { $lines } { $lines ->
        [one] Strich
       *[other] Striche
    }
lee-revanche = Revanche
lee-revanche-why = Dieselben Teams spielen noch einmal
lee-change-teams = Teams wechseln
lee-change-teams-why = Dein nächster Partner: { $name }
