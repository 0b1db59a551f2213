### The coach: reasons for cards and calls, hints, counters, remarks on mistakes.

## Why. These sentences stand one after the other beside a card or call and have no subject: that card or call is meant.

coach-why-only = Déi eenzeg Kaart, déi erlaabt ass.
coach-why-same = Hei kënnt alles bal op d’selwecht eraus.
coach-why-draw-trumps =
    { $n ->
        [one] Zitt deenen dräi aneren déi lescht Tromp.
       *[other] Zitt Tromp: déi dräi aner hunn der nach { $n }.
    }
coach-why-lead-winner = Kee Géigner huet eng méi héich Kaart an där Faarf.
coach-why-lead-safe = Kascht keng Punkten.
coach-why-lead-points =
    { $n ->
        [one] Probéiert, säi Punkt heemzebréngen.
       *[other] Probéiert, seng { $n } Punkten heemzebréngen.
    }
coach-why-feed-partner =
    { $n ->
        [one] Leet dem Matspiller e Punkt op säi Streech.
       *[other] Leet dem Matspiller { $n } Punkten op säi Streech.
    }
coach-why-leave-partner = De Matspiller huet de Streech bis elo.
coach-why-over-partner = Geet iwwer d’Kaart vum Matspiller.
coach-why-takes =
    { $n ->
        [0] Hëlt de Streech.
        [one] Hëlt de Streech mat 1 Punkt.
       *[other] Hëlt de Streech mat { $n } Punkten.
    }
coach-why-takes-prize = Hëlt { $card }: { $n } Punkten zesummen.
coach-why-ruffs =
    { $n ->
        [0] Geet mat Tromp eran.
        [one] Geet mat Tromp eran an hëlt 1 Punkt.
       *[other] Geet mat Tromp eran an hëlt { $n } Punkten.
    }
coach-why-ruffs-prize = Geet mat Tromp eran an hëlt { $card }: { $n } Punkten zesummen.
coach-why-keeps = Kéint de Streech huelen, mee { $card } bleift fir méi spéit.
coach-why-aces =
    { $n ->
        [one] Et kënnt nach en Ass.
       *[other] Et kommen nach { $n } Assen.
    }
coach-why-least = Keng Kaart geet driwwer, also déi bëllegst.
coach-why-give-up = Keng Kaart geet driwwer.

## How sure the trick is

coach-why-last = Duerno kënnt kee méi.
coach-why-sure = De Streech ass sécher.
coach-why-danger-one = Geféierlech ass just nach { $card }.
coach-why-danger-two = Geféierlech ass just nach { $first } oder { $second }.
coach-why-danger-trump = Geféierlech ass just nach eng Tromp; d’Géigner kënnen der { $n } hunn.
coach-why-danger-many = { $n } Kaarte kënnen nach driwwer goen.
coach-why-wins = Domat sinn déi 21 Punkten do: d’Ronn ass gewonnen.
coach-why-no-kapo = Den éischten eegene Streech: kee Kapo méi.

## Naming trump and announcing. $n: how many of the first three cards; $from, $to: lines that the deal is worth

coach-why-trump =
    { $n ->
        [0] Keng vun den dräi Kaarten ass dann Tromp.
        [one] Eng vun den dräi Kaarten ass dann Tromp.
       *[other] { $n } vun den dräi Kaarte sinn dann Tromp.
    }
coach-why-trump-top = Déi héchst Tromp, { $card }, ass dobäi.
coach-why-trump-aces =
    { $n ->
        [one] Derniewent ass nach en Ass.
       *[other] Derniewent sinn nach { $n } Assen.
    }
coach-why-speak = De Wäert geet { NRULE("vun", $from) } op { $to }.
coach-why-quiet = De Wäert bleift { $from }, a kee gesäit eng Kaart.
coach-why-average = Am Schnëtt { $with } Linnen domat, { $without } ouni.
coach-why-next =
    Zweetbescht Wiel: { $what }, am Schnëtt { NUMBER($lines, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $lines ->
        [one] Linn
       *[other] Linne
    } manner.
coach-why-match = Zweetbescht Wiel: { $what }; domat gëtt d’Partie zu { $other } gewonnen amplaz zu { $chance }.
coach-why-close = Zweetbescht Wiel: { $what }, bal esou gutt.

## Hints at the table

coach-hint = Tipp
coach-hint-is = Tipp: { $what }
coach-hint-thinking = Ech iwwerleeën …
coach-hint-none = Wat gespillt gouf, widdersprécht sech; hei kann een näischt soen.
coach-hint-chance = Partie
coach-hint-lines = Linnen
coach-key-hint = Tipp, wann Tippen u sinn

## Remarks on mistakes

coach-remark-better = Besser: { $what }
coach-remark-cost =
    Am Schnëtt { NUMBER($lines, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $lines ->
        [one] Linn
       *[other] Linne
    } besser wéi { $what }.

## The settings

coach-settings = Hëllef
coach-preset = Alles op eemol
coach-preset-cafe = Wéi am Café
coach-preset-help = Mat Hëllef
coach-legal = Spillbar Kaarten
coach-legal-why = Kaarten, déi net erlaabt sinn, ginn däischter.
coach-hints = Tippen
coach-hints-why = D’Luucht nieft dengem Numm seet, wat dee stäerkste Spiller géif maachen, a firwat.
coach-trumps-out = Trëmp am Spill
coach-trumps-out-why = Déi Trëmp, déi s du nach net gesinn hues.
coach-cards-out = Aner Kaarten am Spill
coach-cards-out-why = Déi aner Kaarten, déi s du nach net gesinn hues.
coach-points = Punkten
coach-points-why = Wat déi zwou Ekippen an hire Streech hunn.
coach-remarks = Bemierkungen
coach-remarks-why = Nom Streech, wann eng aner Wiel ëm esou vill Linne besser gewiescht wier.
