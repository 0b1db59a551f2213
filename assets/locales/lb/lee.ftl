### The Lee, the slate with the score, and the sum after each deal. “Us” is the human's team.

## The slate

lee-title = D’Lee
lee-slate-us = Mir { $n }
lee-slate-them = Déi aner { $n }
lee-slate-carry = +{ $n }

## How the deal ended. $us, $them: card points of the two teams, 40 together when all was played

lee-deal-won = Ronn gewonnen: { $us } zu { $them }
lee-deal-lost = Ronn verluer: { $us } zu { $them }
lee-deal-staenner = Stänner: 20 zu 20
lee-kapo-us = Kapo: mir hu kee Streech
lee-kapo-them = Kapo: déi aner hu kee Streech
lee-by-claim =
    { $name } huet opgeluecht, { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }
lee-by-claim-rest = { $name } huet de Rescht reklaméiert
lee-by-misplay = Feeler vum { $name }
lee-by-wrong-call = Falsch reklaméiert: { $name }
lee-by-claim-you =
    Du hues opgeluecht, { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }
lee-by-claim-rest-you = Du hues de Rescht reklaméiert
lee-by-misplay-you = Dat war däi Feeler
lee-by-wrong-call-you = Du hues falsch reklaméiert

## The sum, spelled out line by line

lee-points = Punkten
lee-tricks = Streech
lee-score = { $us } : { $them }
lee-trump-by = { $suit } { $name }
lee-stake = Wäert: { $sum }
lee-sum-part = { $what } { $n }
lee-sum-plus = { $first } + { $second }
lee-sum-total = { $sum } = { $n }
lee-kapo = Kapo
lee-sum-deal = d’Ronn
lee-sum-matt = Matt
lee-sum-konter = Konter
lee-sum-carried = vum Stänner
lee-trump-us = Mir hunn Tromp gemaach
lee-trump-them = Déi aner hunn Tromp gemaach

## What is done to the lines. $n: how many

lee-cross-us =
    Mir: { $n } { $n ->
        [one] Linn
       *[other] Linnen
    } aus
lee-cross-them =
    Déi aner: { $n } { $n ->
        [one] Linn
       *[other] Linnen
    } aus
lee-draw-us =
    Mir: { $n } { $n ->
        [one] Linn
       *[other] Linne
    } bäi
lee-draw-them =
    Déi aner: { $n } { $n ->
        [one] Linn
       *[other] Linne
    } bäi
lee-nothing-changes = Op der Lee ännert sech näischt
lee-carry =
    { $n } { $n ->
        [one] Linn zielt
       *[other] Linnen zielen
    } an der nächster Ronn mat

## Going on

lee-next-deal = Nächst Ronn
lee-copy-deal = Kaarte kopéieren
lee-copied = Kopéiert
lee-match-won = Partie gewonnen!
lee-match-lost = Partie verluer
lee-match-sum =
    D’Verléierer hunn no { $deals } { $deals ->
        [one] Ronn
       *[other] Ronnen
    } nach { $lines } { $lines ->
        [one] Linn
       *[other] Linnen
    }
lee-revanche = Revanche
lee-revanche-why = Déi selwecht Ekippe spillen nach eng Kéier
lee-change-teams = Ekippe wiesselen
lee-change-teams-why = Däin nächste Matspiller: { $name }
