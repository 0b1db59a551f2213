### The rules pages.

pages-title = Spielregeln
pages-contents = Inhalt
pages-search = Suchen
pages-open = Regel
pages-key = Die Regeln lesen
pages-example = Ein Beispiel
pages-examples = Beispiele
pages-title-course = Wie eine Runde verläuft
pages-title-seats = Tisch und Teams
pages-title-cards = Karten und Punkte
pages-title-dealing = Mischen, abheben, geben
pages-title-naming = Trumpf bestimmen
pages-title-trumps = Die Trümpfe
pages-title-announcing = Konter und Matt ansagen
pages-title-following = Welche Karten man spielen darf
pages-title-tricks = Wer den Stich macht
pages-title-counting = Die Punkte zählen
pages-title-lee = Die Lee
pages-title-claiming = Die Karten auflegen
pages-title-misplays = Fehler
pages-title-match = Partie und Revanche
pages-title-variants = Die Regeln dieser Partie
pages-title-example = Eine ganze Runde
pages-title-glossary = Die Wörter am Tisch

## How a deal goes

pages-course-aim = Vier Leute spielen in zwei Teams; Partner sitzen einander gegenüber. Das Team, das mit seinen Stichen mehr als die Hälfte der { $points } Kartenpunkte holt, gewinnt die Runde und streicht Striche auf der Lee, einer Schiefertafel. Wer dort keinen Strich mehr stehen hat, gewinnt die Partie.
pages-course-deal = Der Geber [mischt](dealing), der Spieler vor ihm hebt ab, und der nächste, die Vorhand, bekommt drei Karten.
pages-course-trump = Die Vorhand sieht sich diese drei Karten an und [bestimmt die Trumpffarbe](naming).
pages-course-rest = Dann wird gegeben, bis alle sechs Karten haben.
pages-course-announce = Wer die richtigen Damen hat, darf [ansagen](announcing): _Konter_, _Matt_ oder beides. Dann geht es um mehr Striche.
pages-course-play = Sechs [Stiche](following) werden gespielt. Zum ersten spielt die Vorhand aus, danach immer, wer den Stich gemacht hat.
pages-course-count = Beide Teams [zählen](counting) ihre Punkte, und auf der [Lee](lee) wird angeschrieben.

## Table and teams

pages-seats-teams = Je zwei spielen zusammen: Partner sitzen einander gegenüber und bleiben die ganze Partie ein Team. Ihre Stiche und Punkte zählen zusammen.
pages-seats-clockwise = Es geht **im Uhrzeigersinn**: Auf jeden folgt, wer links von ihm sitzt.
pages-seats-counter-clockwise = Es geht **gegen den Uhrzeigersinn**: Auf jeden folgt, wer rechts von ihm sitzt.
pages-seats-turn = Ist vom nächsten oder vom Spieler davor die Rede, ist immer diese Richtung gemeint. Wer nicht dran ist, wartet.

## Cards and points

pages-cards-deck = Konter a Matt wird mit { $cards } Karten gespielt: Pik, Herz, Karo und Kreuz mit je { $ranks } Karten. Was eine Karte zählt, steht unter ihr.
pages-cards-points = Das macht { $suit } Punkte in jeder Farbe, { $all } insgesamt. In Luxemburg heißen diese Punkte _Schrom_.
pages-cards-worth = Trumpf oder nicht: Eine Karte zählt immer dasselbe.

## Shuffling, cutting, dealing

pages-role-dealer = Geber
pages-role-cutter = hebt ab
pages-role-forehand = Vorhand
pages-role-partner = Partner des Gebers
pages-dealing-cut = Der Geber mischt. Der Spieler vor ihm hebt ab: Er nimmt mindestens { $least } und höchstens { $most } Karten herunter und legt sie unter den Rest.
pages-dealing-packets = Gegeben werden immer { $packet } Karten auf einmal, die ersten der Vorhand. Dann wird gewartet, bis sie Trumpf bestimmt hat. Am Ende haben alle { $hand }.
pages-dealing-next = In der ersten Runde einer Partie wird der Geber ausgelost. Danach gibt immer, wer in der Runde davor die Vorhand war.
pages-dealing-proof = Vor dem Abheben zeigt das Spiel einen Fingerabdruck des gemischten Stapels. Nach der Runde kann man die Karten kopieren und damit vergleichen: Niemand, auch nicht der Computer, hat etwas verschoben.

## Naming trump

pages-naming-who = Die Vorhand sieht sich ihre { $packet } Karten an und muss eine der vier Farben bestimmen: Passen gibt es nicht, und der Partner darf nicht helfen. Die anderen Karten kommen erst danach.
pages-naming-risk = Das ist ein Risiko: Verliert das Team, das Trumpf bestimmt hat, bekommt es selbst [Striche dazu](lee).
pages-naming-example = Diese Karten bekam eine Vorhand:
pages-naming-head-trump = Trumpf
pages-naming-head-count = Trümpfe
pages-naming-head-which = Welche
pages-naming-choice = Viele würden hier diese Farbe bestimmen: { $suit }.

## The trumps

pages-trumps-matadors = Drei Damen sind immer Trumpf, ganz gleich, welche Farbe bestimmt wird: die _Matadore_.
pages-trumps-suit = Ein Matador gehört nur zu den Trümpfen, nie zu der Farbe, die auf ihm steht: Wer Herz bedienen soll und nur { $big } hat, hat kein Herz. Die Kreuzdame ist eine gewöhnliche Kreuzkarte.
pages-trumps-order = Über den Matadoren steht nur das Ass der Trumpffarbe, unter ihnen der Rest davon. Von der höchsten zur niedrigsten:
pages-trumps-of =
    { $suit }: { $count } { $count ->
        [one] Trumpf
       *[other] Trümpfe
    }
pages-trumps-points = Die Rangfolge sagt nur, wer den Stich macht. Was eine Karte [zählt](cards), ändert sie nicht.

## Announcing

pages-announcing-what = Wer bestimmte Damen hat, darf sie ansagen und damit den Wert der Runde erhöhen. Niemand muss. In Luxemburg heißt das _schwätzen_.
pages-announcing-head-call = Ansage
pages-announcing-head-needs = Dafür braucht man
pages-announcing-choice = Die Karten müssen in einer Hand sein. Wer alle drei Damen hat, darf Konter ansagen, Matt, beides oder nichts. Jeder darf nur einmal ansagen.
pages-announcing-own-first-card = Angesagt wird **im ersten Stich, wenn man dran ist**, vor der eigenen Karte. Danach ist es zu spät.
pages-announcing-first-card-of-game = Angesagt wird **vor der allerersten Karte**: Alle werden der Reihe nach gefragt, die Vorhand zuerst. Liegt diese Karte, ist es zu spät.
pages-announcing-stake = Was angesagt wird, gilt für beide Teams und wird zusammengezählt, gleich wer es sagt. So viel ist die Runde wert:
pages-announcing-head-said = Angesagt
pages-announcing-head-worth = Wert
pages-announcing-shown = Eine Ansage zeigt allen diese Karten. Die Karte, die man zuerst spielt, muss keine davon sein.
pages-announcing-example = Dieses Blatt hat alle drei Damen. Es darf sagen:

## Which cards may be played

pages-following-lead = Wer ausspielt, darf jede Karte spielen.
pages-following-trump = Ist **Trumpf** angespielt, muss man Trumpf spielen, solange man welchen hat. Ohne Trumpf darf man alles spielen.
pages-following-side = Ist **eine andere Farbe** angespielt, darf man bedienen oder trumpfen. Hat man die Farbe nicht, darf man alles spielen.
pages-following-free = Trumpfen muss man nie, höher spielen auch nicht.
pages-following-matador = Ein [Matador](trumps) ist ein Trumpf und keine Karte der Farbe, die auf ihm steht.
pages-following-led = Trumpf: { $trump }. Angespielt: { $led }.
pages-following-why-trump = Trumpf ist angespielt, und dieses Blatt hat welchen: Nur der darf gespielt werden.
pages-following-why-side = Hier heißt es bedienen oder trumpfen: { $suit } oder ein Trumpf.
pages-following-why-void = Dieses Blatt hat kein { $suit }: Es darf alles spielen, trumpfen oder abwerfen.
pages-following-why-matador = { $card } ist ein Trumpf und kein { $suit }. Dieses Blatt darf also alles spielen.

## Who wins a trick

pages-tricks-trump = Der höchste [Trumpf](trumps) macht den Stich.
pages-tricks-side = Liegt kein Trumpf darin, gewinnt die höchste Karte der angespielten Farbe, in dieser Rangfolge: { $ranks }. Eine andere Farbe gewinnt dann nie.
pages-tricks-next = Der Gewinner legt den Stich verdeckt zu denen seines Teams und spielt zum nächsten aus.
pages-tricks-last = Den letzten Stich darf man ansehen, bis die nächste Karte liegt.
pages-tricks-all = Alle gewonnenen Stiche darf man jederzeit noch einmal ansehen.
pages-tricks-why-plain = Es liegt kein Trumpf darin. Die höchste Karte der angespielten Farbe ({ $suit }) ist { $card }.
pages-tricks-why-trumped = { $card } ist der einzige Trumpf und macht den Stich.
pages-tricks-why-over = Im Stich liegen { $trumps } Trümpfe; { $card } ist der höchste.
pages-tricks-worth =
    Der Stich zählt { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }.

## Counting

pages-counting-sum = Nach sechs Stichen zählt jedes Team die [Punkte](cards) in seinen Stichen; zusammen sind es { $all }.
pages-counting-win = Mit **{ $least } oder mehr** ist die Runde gewonnen.
pages-counting-stanner = **{ $half } zu { $half }** ist ein _Stänner_, auch _Rampo_ genannt: Niemand gewinnt. Wer dann Striche bekommt, steht bei der [Lee](lee).
pages-counting-march = Wer alle Stiche macht, hat einen _Durchmarsch_ gemacht. Für die anderen ist das ein **Kapo**.
pages-counting-kapo = Auch ein Stich ohne Punkte ist ein Stich: Wer einen hat, ist nicht Kapo.

## The Lee

pages-lee-start =
    Die Lee ist eine Schiefertafel. Am Anfang hat jedes Team dort { $lines } { $lines ->
        [one] Strich
       *[other] Striche
    }, in Gruppen zu { $group }.
pages-lee-cross = Wer die Runde gewinnt, streicht so viele Striche, wie sie [wert](announcing) ist. Haben die Verlierer Trumpf bestimmt, bekommen sie ebenso viele dazu.
pages-lee-head-worth = Wert
pages-lee-head-cross = Gewinner streichen
pages-lee-head-maker = Verlierer, die Trumpf bestimmt haben: dazu
pages-lee-head-other = Andere Verlierer: dazu
pages-lee-kapo-both = Bei einem **Kapo** streichen die Gewinner einen Strich mehr, und Verlierer, die Trumpf bestimmt haben, bekommen einen mehr dazu.
pages-lee-kapo-winners = Bei einem **Kapo** streichen die Gewinner einen Strich mehr.
pages-lee-kapo-losers = Bei einem **Kapo** bekommen die Verlierer einen Strich dazu, gleich wer Trumpf bestimmt hat. Die Gewinner streichen dafür keinen mehr.
pages-lee-kapo-off = Ein **Kapo** zählt in dieser Partie nichts extra.
pages-lee-stanner-by-stake = Bei einem **Stänner** bekommt das Team, das Trumpf bestimmt hat, so viele Striche dazu, wie die Runde wert war.
pages-lee-stanner-one = Bei einem **Stänner** bekommt das Team, das Trumpf bestimmt hat, einen Strich dazu, gleich was angesagt war.
pages-lee-stanner-carry = Bei einem **Stänner** bekommt niemand einen Strich dazu, aber der Wert der Runde wird der nächsten zugeschlagen, die gewonnen wird. Kommt vorher noch ein Stänner, zählt auch der dazu.
pages-lee-end = Mehr Striche, als dastehen, streicht niemand. Wer keinen mehr hat, hat die [Partie](match) gewonnen.

## Laying down the cards

pages-claiming-won = Ein Team mit { $least } Punkten oder mehr darf seine Karten auflegen und sagen: „Wir haben { $least }!“ Die Runde ist damit gewonnen und vorbei.
pages-claiming-kapo = Haben die Gegner noch keinen Stich, gibt man damit den [Kapo](counting) auf. Das Spiel sagt es vorher.
pages-claiming-rest = Auch wer ausspielen muss und ganz sicher alle Stiche macht, die noch kommen, darf den Rest beanspruchen. Sicher heißt: mit den eigenen Karten allein, gleich was die anderen spielen.
pages-claiming-example =
    Trumpf: { $trump }. { $count ->
        [0] Die anderen haben keinen Trumpf mehr.
       *[other] Trümpfe, die bei den anderen sein können: { $cards }.
    }
pages-claiming-why = Diese Karten machen sicher alle Stiche, die noch kommen.

## Misplays

pages-misplays-prevented = In dieser Partie kann man eine Karte, die nicht [erlaubt](following) ist, gar nicht spielen: Das Spiel sagt, warum. Es gibt also keinen Fehler zu reklamieren.
pages-misplays-callable = In dieser Partie kann man auch eine Karte spielen, die nicht [erlaubt](following) ist. Jeder der vier darf den Fehler reklamieren, bis die Runde gezählt ist.
pages-misplays-right = **War es ein Fehler**, ist die Runde sofort vorbei und für das Team verloren, das ihn gemacht hat, so wie es in diesem Augenblick steht: Alle Ansagen zählen, und hatte das Team noch keinen Stich, auch der Kapo.
pages-misplays-wrong = **War es keiner**, verliert das Team dessen, der reklamiert hat, auf dieselbe Weise.
pages-misplays-none = **Reklamiert niemand**, zählt die Runde, wie sie gespielt wurde.
pages-misplays-computer = Computerspieler machen nur auf den schwächeren Stufen Fehler und reklamieren nur, was sie gesehen haben können.

## The match

pages-match-won =
    Das Team, das zuerst keinen Strich mehr auf der [Lee](lee) hat, gewinnt die Partie. Schneller als in { $deals } { $deals ->
        [one] Runde
       *[other] Runden
    } geht das nicht.
pages-match-revanche = Danach dürfen die Verlierer eine _Revanche_ verlangen, mit denselben Teams, höchstens { $most } Mal hintereinander.
pages-match-teams = Nach einer Revanche können die Teams wechseln: Alle bekommen einen anderen Partner.

## The options

pages-variants-here = Diese Partie wird nach diesen Regeln gespielt: **{ $name }**.
pages-variants-head-rule = Regel
pages-variants-head-value = In dieser Partie
pages-variants-others = Anderswo wird anders gespielt. Das ist bei den anderen fertigen Regeln nicht wie hier:
pages-variants-one = **{ $rule }**: { $value }

## A whole deal

pages-deal-intro = Vier Computerspieler haben diese Runde gespielt. Der Pfeil (→) zeigt, wer ausspielt; in der letzten Spalte steht, wer den Stich macht und was er zählt.
pages-deal-dealer = Geber: { $seat }
pages-deal-forehand = Vorhand: { $seat }
pages-deal-trump = Trumpf: { $suit }
pages-deal-said = { $seat }: „{ $call }“
pages-deal-head-trick = Stich
pages-deal-head-winner = Macht den Stich

## The words of the table

pages-glossary-intro = Diese Wörter hört man in Luxemburg am Tisch.
pages-word-konter = **Konter**: die Herzdame ({ $big }, die dicke) und die Karodame ({ $small }, die kleine). Auch die Ansage, wenn man beide hat.
pages-word-matt = **Matt**: die Pikdame ({ $matt }), auch Meedchen oder Midd genannt. Auch die Ansage, wenn man sie hat.
pages-word-tromp = **Tromp**: Trumpf, eine Karte, die jede Karte der anderen Farben schlägt.
pages-word-matador = **Matador**: eine der drei Damen, die immer Trumpf sind.
pages-word-schrom = **Schrom**: die Punkte, die die Karten zählen.
pages-word-lee = **Lee**: die Schiefertafel mit den Strichen.
pages-word-linn = **Linn**, auch **Stréch**: ein Strich auf der Lee, den man streicht oder bekommt.
pages-word-staenner = **Stänner**: Gleichstand, beide Teams haben gleich viele Punkte.
pages-word-rampo = **Rampo**: ein anderes Wort für Stänner.
pages-word-kapo = **Kapo**: So heißt ein Team, das keinen einzigen Stich macht.
pages-word-duerchmarsch = **Duerchmarsch**: Durchmarsch, wenn ein Team alle Stiche macht.
pages-word-schwaetzen = **Schwätzen**, auch **annoncéieren** oder **konteren**: Konter oder Matt ansagen.
pages-word-ausdeeler = **Ausdeeler**: der Geber.
pages-word-ofhiewen = **Ofhiewen**: abheben, den gemischten Stapel vor dem Geben teilen.
pages-word-virhand = **Virhand**: die Vorhand, die die ersten Karten bekommt, Trumpf bestimmt und ausspielt.
pages-word-ausspillen = **Ausspillen**: ausspielen, die erste Karte eines Stichs spielen.
pages-word-bekennen = **Bekennen**: die angespielte Farbe bedienen.
pages-word-trompen = **Trompen**: trumpfen, einen Trumpf auf eine andere Farbe spielen.
pages-word-streech = **Streech**: ein Stich, vier Karten, von jedem Spieler eine.
pages-word-opleeen = **Opleeën**: die Karten auflegen, weil die Runde gewonnen ist.
pages-word-feeler = **Feeler**: ein Fehler, eine Karte, die nicht erlaubt war.
pages-word-ronn = **Ronn**, auch **Spill**: eine Runde von sechs Stichen.
pages-word-partie = **Partie**: so viele Runden, bis ein Team keinen Strich mehr hat.
pages-word-revanche = **Revanche**: noch eine Partie mit denselben Teams.
pages-word-faarwen = **Schëppen** ♠, **Häerzer** ♥, **Rauten** ♦, **Kräizer** ♣: Pik, Herz, Karo, Kreuz.
pages-word-kaarten = **Ass**, **Kinnek**, **Damm**, **Bauer**, **Zéng**, **Néng**: Ass, König, Dame, Bube, Zehn, Neun.
