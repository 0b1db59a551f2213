### The coach: reasons for cards and calls, hints, counters, remarks on mistakes.

## Why. These sentences stand one after the other beside a card or call and have no subject: that card or call is meant.

coach-why-only = Die einzige Karte, die erlaubt ist.
coach-why-same = Hier kommt alles fast auf dasselbe heraus.
coach-why-draw-trumps =
    { $n ->
        [one] Zieht den letzten Trumpf der drei anderen.
       *[other] Zieht Trümpfe: Die drei anderen haben noch { $n }.
    }
coach-why-lead-winner = Kein Gegner hat in dieser Farbe eine höhere Karte.
coach-why-lead-safe = Kostet keine Punkte.
coach-why-lead-points =
    { $n ->
        [one] Versucht, seinen Punkt nach Hause zu bringen.
       *[other] Versucht, seine { $n } Punkte nach Hause zu bringen.
    }
coach-why-feed-partner =
    { $n ->
        [one] Legt dem Partner einen Punkt auf seinen Stich.
       *[other] Legt dem Partner { $n } Punkte auf seinen Stich.
    }
coach-why-leave-partner = Der Partner hat den Stich bisher.
coach-why-over-partner = Geht über die Karte des Partners.
coach-why-takes =
    { $n ->
        [0] Holt den Stich.
        [one] Holt den Stich mit 1 Punkt.
       *[other] Holt den Stich mit { $n } Punkten.
    }
coach-why-takes-prize = Holt { $card }: zusammen { $n } Punkte.
coach-why-ruffs =
    { $n ->
        [0] Geht mit einem Trumpf hinein.
        [one] Geht mit einem Trumpf hinein und holt 1 Punkt.
       *[other] Geht mit einem Trumpf hinein und holt { $n } Punkte.
    }
coach-why-ruffs-prize = Geht mit einem Trumpf hinein und holt { $card }: zusammen { $n } Punkte.
coach-why-keeps = Könnte den Stich nehmen, doch { $card } bleibt für später.
coach-why-aces =
    { $n ->
        [one] Ein Ass kommt noch.
       *[other] { $n } Asse kommen noch.
    }
coach-why-least = Keine Karte geht darüber, also die billigste.
coach-why-give-up = Keine Karte geht darüber.

## How sure the trick is

coach-why-last = Danach kommt niemand mehr.
coach-why-sure = Der Stich ist sicher.
coach-why-danger-one = Gefährlich ist nur noch { $card }.
coach-why-danger-two = Gefährlich ist nur noch { $first } oder { $second }.
coach-why-danger-trump = Gefährlich ist nur noch ein Trumpf; die Gegner können { $n } haben.
coach-why-danger-many = { $n } Karten können noch darüber gehen.
coach-why-wins = Damit sind die 21 Punkte da: Die Runde ist gewonnen.
coach-why-no-kapo = Der erste eigene Stich: kein Kapo mehr.

## Naming trump and announcing. $n: how many of the first three cards; $from, $to: lines that the deal is worth

coach-why-trump =
    { $n ->
        [0] Keine der drei Karten ist dann Trumpf.
        [one] Eine der drei Karten ist dann Trumpf.
       *[other] { $n } der drei Karten sind dann Trumpf.
    }
coach-why-trump-top = Der höchste Trumpf, { $card }, ist dabei.
coach-why-trump-aces =
    { $n ->
        [one] Daneben ist noch ein Ass.
       *[other] Daneben sind noch { $n } Asse.
    }
coach-why-speak = Der Wert steigt von { $from } auf { $to }.
coach-why-quiet = Der Wert bleibt { $from }, und niemand sieht eine Karte.
coach-why-average = Im Schnitt { $with } Striche damit, { $without } ohne.
coach-why-next =
    Zweitbeste Wahl: { $what }, im Schnitt { NUMBER($lines, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $lines ->
        [one] Strich
       *[other] Striche
    } weniger.
coach-why-match = Zweitbeste Wahl: { $what }; Chance auf die Partie: { $other } statt { $chance }.
coach-why-close = Zweitbeste Wahl: { $what }, fast ebenso gut.

## Hints at the table

coach-hint = Tipp
coach-hint-is = Tipp: { $what }
coach-hint-thinking = Ich überlege …
coach-hint-none = Was gespielt wurde, widerspricht sich; hier lässt sich nichts sagen.
coach-hint-chance = Partie
coach-hint-lines = Striche
coach-key-hint = Tipp, wenn Tipps an sind

## Remarks on mistakes

coach-remark-better = Besser: { $what }
coach-remark-cost =
    Im Schnitt { NUMBER($lines, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $lines ->
        [one] Strich
       *[other] Striche
    } besser als { $what }.

## The settings

coach-settings = Hilfe
coach-preset = Alles auf einmal
coach-preset-cafe = Wie im Café
coach-preset-help = Mit Hilfe
coach-legal = Spielbare Karten
coach-legal-why = Karten, die nicht erlaubt sind, werden dunkler.
coach-hints = Tipps
coach-hints-why = Die Lampe neben deinem Namen sagt, was der stärkste Spieler täte, und warum.
coach-trumps-out = Trümpfe im Spiel
coach-trumps-out-why = Die Trümpfe, die du noch nicht gesehen hast.
coach-cards-out = Andere Karten im Spiel
coach-cards-out-why = Die anderen Karten, die du noch nicht gesehen hast.
coach-points = Punkte
coach-points-why = Was beide Teams in ihren Stichen haben.
coach-remarks = Bemerkungen
coach-remarks-why = Nach dem Stich, wenn eine andere Wahl um so viele Striche besser gewesen wäre.
