### The rules pages.

pages-title = Spielregeln
pages-contents = Inhalt
pages-search = Suchen
pages-open = Regel
pages-key = Die Regeln lesen
pages-title-course = Wie eine Runde verläuft
pages-title-cards = Karten und Punkte
pages-title-trumps = Die Trümpfe

## How a deal goes

pages-course-aim = Vier Leute spielen in zwei Teams; Partner sitzen einander gegenüber. Das Team, das mit seinen Stichen mehr als die Hälfte der { $points } Kartenpunkte holt, gewinnt die Runde und streicht Striche auf der Lee, einer Schiefertafel. Wer dort keinen Strich mehr stehen hat, gewinnt die Partie.
pages-course-deal = Der Geber mischt, der Spieler vor ihm hebt ab, und der nächste, die Vorhand, bekommt drei Karten.
pages-course-trump = Die Vorhand sieht sich diese drei Karten an und bestimmt die Trumpffarbe.
pages-course-rest = Dann wird gegeben, bis alle sechs Karten haben.
pages-course-announce = Wer die richtigen Damen hat, darf ansagen: _Konter_, _Matt_ oder beides. Dann geht es um mehr Striche.
pages-course-play = Sechs Stiche werden gespielt. Zum ersten spielt die Vorhand aus, danach immer, wer den Stich gemacht hat.
pages-course-count = Beide Teams zählen ihre Punkte, und auf der Lee wird angeschrieben.

## Cards and points

pages-cards-deck = Konter a Matt wird mit { $cards } Karten gespielt: Pik, Herz, Karo und Kreuz mit je { $ranks } Karten. Was eine Karte zählt, steht unter ihr.
pages-cards-points = Das macht { $suit } Punkte in jeder Farbe, { $all } insgesamt. In Luxemburg heißen diese Punkte _Schrom_.
pages-cards-worth = Trumpf oder nicht: Eine Karte zählt immer dasselbe.

## The trumps

pages-trumps-matadors = Drei Damen sind immer Trumpf, ganz gleich, welche Farbe bestimmt wird: die _Matadore_.
pages-trumps-suit = Ein Matador gehört nur zu den Trümpfen, nie zu der Farbe, die auf ihm steht: Wer Herz bedienen soll und nur { $big } hat, hat kein Herz. Die Kreuzdame ist eine gewöhnliche Kreuzkarte.
pages-trumps-order = Über den Matadoren steht nur das Ass der Trumpffarbe, unter ihnen der Rest davon. Von der höchsten zur niedrigsten:
pages-trumps-head-trump = Trumpf
pages-trumps-head-order = Rangfolge
pages-trumps-head-count = Karten
pages-trumps-points = Die Rangfolge sagt nur, wer den Stich macht. Was eine Karte [zählt](cards), ändert sie nicht.
