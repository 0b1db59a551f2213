### The coach: reasons for cards and calls, hints, counters, remarks on mistakes.

## Why. These sentences stand one after the other beside a card or call and have no subject: that card or call is meant.

coach-why-only = La seule carte permise.
coach-why-same = Ici, tout revient à peu près au même.
coach-why-draw-trumps =
    { $n ->
        [one] Fait tomber le dernier atout des trois autres.
       *[other] Fait tomber l’atout : les trois autres en ont encore { $n }.
    }
coach-why-lead-winner = Aucun adversaire n’a de carte plus haute dans cette couleur.
coach-why-lead-safe = Ne coûte aucun point.
coach-why-lead-points =
    { $n ->
        [one] Tente de rentrer son point.
       *[other] Tente de rentrer ses { $n } points.
    }
coach-why-feed-partner =
    { $n ->
        [one] Met un point sur le pli du partenaire.
       *[other] Met { $n } points sur le pli du partenaire.
    }
coach-why-leave-partner = Le partenaire tient le pli jusqu’ici.
coach-why-over-partner = Passe au-dessus de la carte du partenaire.
coach-why-takes =
    { $n ->
        [0] Prend le pli.
        [one] Prend le pli avec 1 point.
       *[other] Prend le pli avec { $n } points.
    }
coach-why-takes-prize = Prend { $card } : { $n } points en tout.
coach-why-ruffs =
    { $n ->
        [0] Coupe à l’atout.
        [one] Coupe à l’atout et prend 1 point.
       *[other] Coupe à l’atout et prend { $n } points.
    }
coach-why-ruffs-prize = Coupe à l’atout et prend { $card } : { $n } points en tout.
coach-why-keeps = Pourrait prendre le pli, mais garde { $card } pour plus tard.
coach-why-aces =
    { $n ->
        [one] Un as doit encore venir.
       *[other] { $n } as doivent encore venir.
    }
coach-why-least = Rien ne passe au-dessus, donc la carte la moins chère.
coach-why-give-up = Rien ne passe au-dessus.

## How sure the trick is

coach-why-last = Plus personne ne joue après.
coach-why-sure = Le pli est sûr.
coach-why-danger-one = Seul danger : { $card }.
coach-why-danger-two = Seul danger : { $first } ou { $second }.
coach-why-danger-trump = Seul danger : un atout ; les adversaires peuvent en avoir { $n }.
coach-why-danger-many = { $n } cartes peuvent encore passer au-dessus.
coach-why-wins = Les 21 points y sont : la donne est gagnée.
coach-why-no-kapo = Le premier pli de l’équipe : plus de capot.

## Naming trump and announcing. $n: how many of the first three cards; $from, $to: lines that the deal is worth

coach-why-trump =
    { $n ->
        [0] Aucune des trois cartes n’est alors atout.
        [one] Une des trois cartes est alors atout.
       *[other] { $n } des trois cartes sont alors atout.
    }
coach-why-trump-top = L’atout le plus haut, { $card }, en fait partie.
coach-why-trump-aces =
    { $n ->
        [one] Il y a un as à côté.
       *[other] Il y a { $n } as à côté.
    }
coach-why-speak = La valeur passe de { $from } à { $to }.
coach-why-quiet = La valeur reste { $from }, et personne ne voit de carte.
coach-why-average = En moyenne, en traits : { $with } avec, { $without } sans.
coach-why-next =
    Deuxième choix : { $what }, en moyenne { NUMBER($lines, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $lines ->
        [one] trait
       *[other] traits
    } de moins.
coach-why-match = Deuxième choix : { $what } ; chance de gagner la partie : { $other } au lieu de { $chance }.
coach-why-close = Deuxième choix : { $what }, presque à égalité.

## Hints at the table

coach-hint = Conseil
coach-hint-is = Conseil : { $what }
coach-hint-thinking = Je réfléchis…
coach-hint-none = Ce qui a été joué se contredit ; il n’y a rien à en dire.
coach-hint-chance = Partie
coach-hint-lines = Traits
coach-key-hint = Conseil, si les conseils sont activés

## Remarks on mistakes

coach-remark-better = Mieux : { $what }
coach-remark-cost =
    En moyenne { NUMBER($lines, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $lines ->
        [one] trait
       *[other] traits
    } de mieux que { $what }.

## The settings

coach-settings = Aide
coach-preset = Préréglage
coach-preset-cafe = Comme au café
coach-preset-help = Avec aide
coach-legal = Cartes jouables
coach-legal-why = Les cartes qui ne sont pas permises s’assombrissent.
coach-hints = Conseils
coach-hints-why = La lampe à côté de votre nom dit ce que ferait le joueur le plus fort, et pourquoi.
coach-trumps-out = Atouts restants
coach-trumps-out-why = Les atouts que vous n’avez pas encore vus.
coach-cards-out = Autres cartes restantes
coach-cards-out-why = Les autres cartes que vous n’avez pas encore vues.
coach-points = Points
coach-points-why = Ce que les deux équipes ont dans leurs plis.
coach-remarks = Remarques
coach-remarks-why = Après le pli, si un autre choix valait tant de traits de plus.
