### The lessons: their list, what each teaches and asks, and why answers are right or wrong.
### $card, $high, $low: a card’s name with its article; $name: a player’s name; $suit: a suit with its symbol.

## The list

learn-title = Lernen
learn-hint = Kurze Lektionen am richtigen Tisch, in beliebiger Reihenfolge.
learn-finished-of = { $n } von { $all } fertig.
learn-step = Schritt { $n } von { $all }
learn-exercise = Übung { $n } von { $all }
learn-state-finished = Fertig
learn-state-next = Als Nächstes
learn-state-new = Noch nicht gemacht
learn-unreadable = Dein Fortschritt in den Lektionen konnte nicht gelesen werden und beginnt neu. Die alte Datei heißt jetzt { $kept }. ({ $reason })

## In every lesson

learn-leave = Zurück zu den Lektionen
learn-next-lesson = Nächste Lektion
learn-check = Das sind alle
learn-finished = Lektion fertig!
learn-finished-why = Du kannst sie jederzeit noch einmal machen: Die Übungen sind dann neu.
learn-right = Richtig!
learn-wrong = Nicht ganz.
learn-retry = Versuch es noch einmal.
learn-and = { $first } und { $second }
learn-led = Angespielt: { $card } ({ $name })

## Cards and points

learn-name-points = Karten und Punkte
learn-points-1 = In jeder Farbe zählt das Ass 4 Punkte, der König 3, die Dame 2 und der Bube 1.
learn-points-2 = Die 10 und die 9 zählen gar nichts.
learn-points-3 = Wer den Stich macht, bekommt die Punkte aller vier Karten. Im ganzen Spiel sind es 40.
learn-ask-most = Wähle die Karte, die am meisten zählt.
learn-ask-nothing = Welche Karten zählen nichts? Markiere sie alle.
learn-ask-trick-points = Wie viele Punkte sind diese vier Karten zusammen?
learn-why-worth =
    { $card } zählt { $n ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $n } Punkte
    }.
learn-why-sum =
    { $sum } = { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }.

## The three matadors

learn-name-matadors = Die drei Matadore
learn-matadors-1 = Drei Damen sind immer Trumpf, egal welche Farbe Trumpf ist. Die höchste ist die Pikdame in Gold: die Matt.
learn-matadors-2 = Unter ihr kommen die zwei Konter: die Herzdame in Silber, dann die Karodame in Bronze.
learn-matadors-3 = Die Kreuzdame gehört nicht dazu. Sie ist eine gewöhnliche Kreuzkarte.
learn-ask-matt = Wähle die Matt.
learn-ask-order = Wähle die Karten der Reihe nach, von der höchsten bis zur niedrigsten.
learn-ask-ordinary = Wähle die Dame, die nicht immer Trumpf ist.
learn-ask-trumps = Welche Karten sind Trumpf? Markiere sie alle.
learn-ask-highest = Wähle die höchste Karte.
learn-why-matt = { $card } ist die Matt, die höchste der drei.
learn-why-konter = { $card } ist eine Konter. Die Matt ist die Pikdame.
learn-why-always = { $card } ist immer Trumpf.
learn-why-trump = { $card } gehört zur Trumpffarbe.
learn-why-no-trump = { $card } ist kein Trumpf.
learn-why-club-queen = { $card } ist eine gewöhnliche Kreuzkarte und nur Trumpf, wenn Kreuz Trumpf ist.
learn-why-beats = { $high } ist höher als { $low }.

## The order of the trumps

learn-name-order = Die Reihenfolge der Trümpfe
learn-order-1 = Herz ist Trumpf: Oben ist das Ass, dann die drei Damen, dann der König, und darunter Bube, 10 und 9.
learn-order-2 = Wenn Kreuz Trumpf ist, sind es neun: Die Kreuzdame steht zwischen König und Bube.
learn-order-3 = In jeder anderen Farbe ist die Reihenfolge Ass, König, Dame, Bube, 10, 9. Pik hat dort keine Dame, denn sie gehört zu den Trümpfen.

## Following suit and trumping

learn-name-follow = Bedienen und trumpfen
learn-follow-1 = Pik ist angespielt, und du hast welche: Spiel ein Pik oder einen Trumpf. Trumpfen darf man immer.
learn-follow-2 = Trumpf ist angespielt: Wer einen Trumpf hat, muss einen spielen.
learn-follow-3 = Herz ist angespielt, und du hast keines: Du darfst alles spielen. Niemand muss trumpfen.
learn-follow-4 = Herz ist angespielt, Pik ist Trumpf. Deine Herzdame ist ein Trumpf und kein Herz, aber du hast noch ein anderes Herz.
learn-ask-play = Du bist dran: Spiel eine Karte, die erlaubt ist.
learn-ask-legal = Welche Karten darfst du spielen? Markiere sie alle.
learn-why-illegal = { $card } ist nicht erlaubt.
learn-why-follows-trump = { $card } bedient Trumpf.
learn-why-always-may = { $card } ist immer Trumpf, und trumpfen darf man immer.
learn-why-may-trump = { $card } ist ein Trumpf, und trumpfen darf man immer.
learn-why-follows = { $card } bedient die Farbe.
learn-why-free = Du kannst nicht bedienen, also ist { $card } erlaubt.

## Who wins the trick?

learn-name-tricks = Wer bekommt den Stich?
learn-tricks-1 = Die höchste Karte der angespielten Farbe macht den Stich, solange niemand trumpft.
learn-tricks-2 = Der kleinste Trumpf ist höher als jede Karte einer anderen Farbe. Hier ist Kreuz Trumpf.
learn-tricks-3 = Wenn mehrere Trümpfe liegen, macht der höchste den Stich.
learn-tricks-4 = Ein Ass einer Farbe, die nicht angespielt ist, macht keinen Stich, außer es ist Trumpf.
learn-ask-winner = Wähle die Karte, die den Stich macht.
learn-why-highest-trump = { $card } ist der höchste Trumpf im Stich.
learn-why-highest-led = { $card } ist die höchste Karte der angespielten Farbe, und niemand hat getrumpft.
learn-why-trump-beats = { $high } ist Trumpf, { $low } nicht.
learn-why-other-suit = { $card } ist weder Trumpf noch von der angespielten Farbe.

## Choosing trump from three cards

learn-name-trump = Trumpf bestimmen aus drei Karten
learn-trump-1 = Die Vorhand sieht nur drei Karten und muss Trumpf bestimmen. Viele Karten einer Farbe sind viele Trümpfe.
learn-trump-2 = Das Trumpf-Ass ist die höchste Karte von allen. Eine Farbe mit ihrem Ass ist oft die bessere.
learn-trump-3 = Die drei Damen sind ohnehin Trumpf. Sie brauchen ihre Farbe nicht: Wähle die, in der du außerdem stark bist.
learn-ask-trump = Welche Farbe machst du zum Trumpf?
learn-why-trump-lines =
    { $suit }: { $n ->
        [0] kein Trumpf
        [one] 1 Trumpf
       *[other] { $n } Trümpfe
    } auf der Hand, im Durchschnitt { $lines } Striche.

## Announcing

learn-name-announce = Ansagen
learn-announce-1 = Wer die Pikdame hat, darf „Matt“ sagen. Die Runde ist dann einen Strich mehr wert.
learn-announce-2 = „Konter“ braucht beide: die Herzdame und die Karodame. Auch das macht die Runde einen Strich mehr wert.
learn-announce-3 = Eine Runde ist 1 Strich wert, mit Matt oder Konter 2, mit beiden 3, egal wer es gesagt hat. Was man sagt, zeigt man allen.
learn-announce-time-own = Du darfst ansagen, bis du deine erste Karte spielst: wenn du im ersten Stich an der Reihe bist.
learn-announce-time-first = Alle sagen vor der allerersten Karte an. Sobald sie liegt, ist es zu spät.
learn-ask-say = Was ist das Höchste, was du mit diesem Blatt sagen darfst?
learn-ask-stake = Wie viele Striche ist die Runde wert?
learn-ask-time = Du hast noch nichts gesagt. Darfst du noch „Matt“ sagen?
learn-said-matt = { $name }: „Matt!“
learn-said-konter = { $name }: „Konter!“
learn-said-both = { $name }: „Konter a Matt!“
learn-said-nothing = Niemand hat etwas angesagt.
learn-why-lacks = Dafür fehlt: { $cards }.
learn-why-say-more = Du hast mehr: { $cards }.
learn-why-holds = In deinem Blatt: { $cards }.
learn-why-no-queen = Du hast keine der drei Damen.
learn-why-one-konter = Konter braucht beide roten Damen, und du hast nur eine.
learn-why-stake-none = Es wurde nichts gesagt: 1 Strich.
learn-why-stake-matt = 1 für die Runde und 1 für Matt: 2 Striche.
learn-why-stake-konter = 1 für die Runde und 1 für Konter: 2 Striche.
learn-why-stake-both = 1 für die Runde, 1 für Matt und 1 für Konter: 3 Striche.
learn-why-time-own = Du hast noch nicht gespielt, also ist noch Zeit.
learn-why-time-first = Die erste Karte liegt schon, also ist es zu spät.

## Counting to 21

learn-name-count = Zählen bis 21
learn-count-1 = Am Ende zählt jedes Team die Punkte seiner Stiche.
learn-count-2 = Es gibt 40 Punkte. Wer 21 oder mehr hat, gewinnt die Runde.
learn-count-3 = Haben beide 20, hat niemand gewonnen: Das ist ein Stänner.
learn-ask-count = Dein Team hat diese Stiche gemacht. Wie viele Punkte sind das?
learn-ask-enough = Diese Stiche gehören uns, alle anderen ihnen. Wer hat gewonnen?
learn-enough-won = Unser Team
learn-enough-tie = Niemand, es ist ein Stänner
learn-enough-lost = Das andere Team
learn-why-others-have =
    Die anderen haben also { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }. Zum Gewinnen braucht man 21.

## The Lee

learn-name-lee = Die Lee
learn-lee-1 = Jedes Team beginnt auf der Tafel mit { $n } Strichen. Wer eine Runde gewinnt, streicht so viele eigene Striche, wie sie wert war.
learn-lee-2 = Haben die Verlierer Trumpf bestimmt, schreiben sie ebenso viele neue Striche dazu.
learn-lee-3 = Wer keinen Strich mehr hat, hat die Partie gewonnen. Es werden nie mehr gestrichen, als da sind.
learn-ask-lee = Was ändert sich auf der Lee?
learn-why-cross =
    Die Gewinner streichen { $n } { $n ->
        [one] Strich
       *[other] Striche
    }.
learn-why-draw =
    Die Verlierer hatten Trumpf bestimmt, also schreiben sie { $n } { $n ->
        [one] Strich
       *[other] Striche
    } dazu.
learn-why-draw-nothing = Die Verlierer hatten nicht Trumpf bestimmt, also kostet der Wert sie nichts.

## Kapo and Stänner

learn-name-kapo = Kapo und Stänner
learn-kapo-1 = Wer gar keinen Stich macht, ist Kapo. Das kostet extra.
learn-kapo-2 = Bei 20 zu 20, dem Stänner, kommt es darauf an, wer Trumpf bestimmt hat.
learn-kapo-3 = Die anderen haben nur diesen einen Stich, und der zählt nichts.
learn-ask-kapo = Sind sie Kapo?
learn-why-no-kapo = Ein Stich rettet vor dem Kapo, auch einer ohne Punkte.
learn-why-kapo-both = Für den Kapo streichen die Gewinner einen mehr; Verlierer, die Trumpf bestimmt hatten, schreiben auch einen mehr dazu.
learn-why-kapo-winners = Für den Kapo streichen die Gewinner einen mehr.
learn-why-kapo-losers = Für den Kapo schreiben die Verlierer einen mehr dazu.
learn-why-kapo-off = Nach diesen Regeln kostet ein Kapo nichts extra.
learn-why-stanner-by-stake = Beim Stänner streicht niemand, und wer Trumpf bestimmt hat, schreibt so viele Striche dazu, wie die Runde wert war.
learn-why-stanner-one = Beim Stänner streicht niemand, und wer Trumpf bestimmt hat, schreibt einen Strich dazu.
learn-why-stanner-carry = Beim Stänner streicht niemand und niemand schreibt dazu; der Wert zählt in der nächsten Runde mit.

## Misplays

learn-name-misplay = Fehler
learn-misplay-1 = Wer nicht bedient, sagt damit: Ich habe keine davon. Eine spätere Karte kann das Gegenteil beweisen.
learn-misplay-callable = Nach deinen Regeln kann so eine Karte gespielt werden, und wer es merkt, darf reklamieren.
learn-misplay-prevented = Nach deinen Regeln wird so eine Karte nicht angenommen. In der alten Schule schon, und wer es merkt, reklamiert.
learn-misplay-2 = Mit Trümpfen ist es dasselbe: Wer Trumpf nicht bedient, hat keinen, auch keine Dame, die immer Trumpf ist.
learn-misplay-3 = Wer zu Recht reklamiert, beendet die Runde: Verloren hat das Team mit dem Fehler. Wer falsch reklamiert, verliert sie für das eigene Team.
learn-ask-misplay = Wähle die Karte, die nicht erlaubt war.
learn-ask-wrong-call = Du reklamierst, und es war kein Fehler. Wer hat die Runde verloren?
learn-why-misplay = { $card } war nicht erlaubt, denn später kam von { $name }: { $later }.
learn-why-led = { $card } wurde ausgespielt, und ausspielen darf man alles.
learn-why-may-trump-there = { $card } ist Trumpf, und trumpfen darf man immer.
learn-why-not-proven = { $card } kann richtig sein: Nichts, was { $name } später gespielt hat, beweist das Gegenteil.
learn-why-wrong-call = Wer falsch reklamiert, verliert die Runde mit dem eigenen Team.
learn-lead-tag = angespielt

## A first whole game

learn-name-game = Die erste ganze Runde
learn-game-1 = Jetzt spielst du eine ganze Runde. Nach jeder Entscheidung hörst du, was ein Experte davon hält, und auch, was du von den anderen lernen kannst.
learn-game-good = { $taken }: gut entschieden!
learn-game-better = Besser als „{ $taken }“: { $best }
# What happens at the table. $name: a player’s name; $card, $cards: with their articles; $suit: a suit with its symbol
learn-saw-announced = { $name } zeigt { $cards }.
learn-saw-leads-trump = { $name } spielt Trumpf aus: Wer einen hat, muss einen spielen.
learn-saw-ruff = { $name } sticht mit Trumpf: { $card }.
learn-saw-ruff-why = Trumpfen darf man immer, auch wenn man bedienen könnte.
learn-saw-void = { $name } bedient nicht und trumpft nicht, hat also nichts mehr von dieser Farbe: { $suit }.
learn-saw-no-trump = { $name } gibt auf Trumpf keinen Trumpf, hat also keinen mehr.
learn-saw-void-why = So etwas merkt man sich: Dann weiß man nach und nach, wer noch was auf der Hand hat.
learn-saw-feeds =
    Der Stich gehört bis jetzt dir, und von { $name } kommt noch { $card } dazu: { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } für unsere Seite.
learn-saw-feeds-why = So spielt man zusammen: Die Punkte legt man dahin, wo die eigene Seite den Stich bekommt.
learn-saw-points = Bis jetzt { $us } für uns, { $them } für die anderen.
learn-saw-points-why = Mit 21 ist die Runde gewonnen.
learn-saw-won = Unser Team hat jetzt 21 oder mehr: Die Runde ist gewonnen.
learn-saw-lost = Die anderen haben jetzt 21 oder mehr: Die Runde ist verloren.
learn-saw-kapo = Jetzt geht es noch um den Kapo: ob die, die noch keinen Stich haben, noch einen bekommen.
learn-saw-decided = Was noch kommt, ändert daran nichts mehr.
learn-finished-all = Jetzt weißt du alles, was man braucht. Das Café wartet!
