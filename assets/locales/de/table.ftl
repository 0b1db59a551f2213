### The table: whose turn it is, what may be done, what is said, and why something is not possible.

## Whose turn it is. $name: the player's name

table-your-turn = Du bist dran
table-your-lead = Du spielst aus
table-their-turn = { $name } ist dran
table-you-cut = Du hebst ab: Wo soll der Stapel geteilt werden?
table-cut-here = Hier abheben
table-cut-anywhere = Irgendwo abheben
table-they-cut = { $name } hebt ab
table-cut-position =
    { $n } { $n ->
        [one] Karte
       *[other] Karten
    } abgehoben

## Naming trump

table-name-trump = Du bestimmst Trumpf: Wähle eine Farbe
table-name-trump-hint = Du kennst nur diese drei Karten, die anderen drei kommen danach.
table-say-spades = Pik ist Trumpf!
table-say-hearts = Herz ist Trumpf!
table-say-diamonds = Karo ist Trumpf!
table-say-clubs = Kreuz ist Trumpf!

## The badge that shows the trump suit and what the deal is worth

table-trump = Trumpf
table-trump-is = Trumpf: { $suit }
table-last-trick = Letzter Stich: { $name }
table-stake = ×{ $n }
table-stake-is =
    Es geht um { $n } { $n ->
        [one] Strich
       *[other] Striche
    }

## Announcing

table-announce-prompt = Hast du etwas anzusagen?
table-announce-konter = Konter
table-announce-matt = Matt
table-announce-both = Konter a Matt
table-announce-none = Nichts
table-announce-shows = zeigt allen { $cards }
table-say-konter = Ich kontere!
table-say-matt = Matt!
table-say-both = Konter a Matt!
table-say-none = Nichts.

## The trick

table-takes-trick =
    { $name } macht den Stich: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
table-you-take-trick =
    Der Stich gehört dir: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }

## Why a card or an action is refused

table-refused-follow-spades = Pik ist angespielt und du hast davon: bedienen oder trumpfen.
table-refused-follow-hearts = Herz ist angespielt und du hast davon: bedienen oder trumpfen.
table-refused-follow-diamonds = Karo ist angespielt und du hast davon: bedienen oder trumpfen.
table-refused-follow-clubs = Kreuz ist angespielt und du hast davon: bedienen oder trumpfen.
table-refused-follow-trump = Trumpf ist angespielt und du hast davon: Du musst Trumpf bedienen.
table-refused-not-your-turn = Du bist noch nicht dran.
table-refused-not-held = Diese Karte hast du nicht auf der Hand.
table-refused-not-now = Das geht jetzt nicht.
table-refused-cut = Beim Abheben muss auf jeder Seite mindestens eine Karte liegen.
table-refused-announce-late = Für eine Ansage ist es zu spät.
table-refused-announce-early = Noch nicht: Du sagst an, wenn du im ersten Stich dran bist.
table-refused-announced-already = Du hast schon angesagt.
table-refused-announce-cards = Dafür hast du nicht die richtigen Damen.
table-refused-claim-points = Zum Auflegen braucht man 21 Punkte, unser Team hat { $points }.
table-refused-claim-rest = Die restlichen Stiche sind noch nicht alle sicher.
table-refused-no-misplay = Hier gibt es keinen Fehler zu reklamieren.

## Claiming

table-claim-won = Auflegen: Wir haben { $points }
table-claim-rest = Rest beanspruchen
table-claim-kapo = Die Gegner haben noch keinen Stich. Wer jetzt auflegt, verzichtet auf den Kapo.
table-claim-anyway = Trotzdem auflegen
table-claim-yes = Auflegen
table-claim-why = Die Runde ist damit gewonnen und wird gleich gezählt.
table-claim-rest-why = Alle Stiche, die noch kommen, gehen an unser Team.
table-play-on = Weiterspielen
table-say-claim = Wir haben { $points }!
table-say-claim-rest = Der Rest gehört uns!

## Misplays

table-misplay-call = Fehler reklamieren
table-misplay-whose = Wer hat falsch gespielt?
table-misplay-warning = War es kein Fehler, verliert unser Team die Runde.
table-say-misplay = Fehler!
table-count-prompt = Alle Karten sind gespielt
table-count-why = Ist gezählt, lässt sich nichts mehr reklamieren.
table-count = Zählen

## Name plates

table-plate-dealer = Geber

## Around the table

table-menu = Menü
table-fingerprint = Fingerabdruck des Stapels: { $hash }
