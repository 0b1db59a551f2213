### What the game is made of: cards, seats, teams, counts, levels, and the words of every dialog.

## The game

common-title = Konter a Matt
common-subtitle = Das Kartenspiel der Luxemburger

common-language = Deutsch

## Suits and ranks, as names in a list

common-suit-spades = Pik
common-suit-hearts = Herz
common-suit-diamonds = Karo
common-suit-clubs = Kreuz
common-rank-ace = Ass
common-rank-king = König
common-rank-queen = Dame
common-rank-jack = Bube
common-rank-ten = Zehn
common-rank-nine = Neun

## The letters in the corners of the cards

common-index-ace = A
common-index-king = K
common-index-queen = D
common-index-jack = B
common-index-ten = 10
common-index-nine = 9

## The three queens that are always trumps

common-matt = Matt
common-big-konter = dicke Konter
common-small-konter = kleine Konter

## Cards without an article.

common-card-ace-of-spades = Pikass
common-card-king-of-spades = Pikkönig
common-card-queen-of-spades = Pikdame
common-card-jack-of-spades = Pikbube
common-card-ten-of-spades = Pikzehn
common-card-nine-of-spades = Pikneun
common-card-ace-of-hearts = Herzass
common-card-king-of-hearts = Herzkönig
common-card-queen-of-hearts = Herzdame
common-card-jack-of-hearts = Herzbube
common-card-ten-of-hearts = Herzzehn
common-card-nine-of-hearts = Herzneun
common-card-ace-of-diamonds = Karoass
common-card-king-of-diamonds = Karokönig
common-card-queen-of-diamonds = Karodame
common-card-jack-of-diamonds = Karobube
common-card-ten-of-diamonds = Karozehn
common-card-nine-of-diamonds = Karoneun
common-card-ace-of-clubs = Kreuzass
common-card-king-of-clubs = Kreuzkönig
common-card-queen-of-clubs = Kreuzdame
common-card-jack-of-clubs = Kreuzbube
common-card-ten-of-clubs = Kreuzzehn
common-card-nine-of-clubs = Kreuzneun

## Cards with their article, as they stand in a sentence.

common-the-card-ace-of-spades = das Pikass
common-the-card-king-of-spades = der Pikkönig
common-the-card-queen-of-spades = die Pikdame
common-the-card-jack-of-spades = der Pikbube
common-the-card-ten-of-spades = die Pikzehn
common-the-card-nine-of-spades = die Pikneun
common-the-card-ace-of-hearts = das Herzass
common-the-card-king-of-hearts = der Herzkönig
common-the-card-queen-of-hearts = die Herzdame
common-the-card-jack-of-hearts = der Herzbube
common-the-card-ten-of-hearts = die Herzzehn
common-the-card-nine-of-hearts = die Herzneun
common-the-card-ace-of-diamonds = das Karoass
common-the-card-king-of-diamonds = der Karokönig
common-the-card-queen-of-diamonds = die Karodame
common-the-card-jack-of-diamonds = der Karobube
common-the-card-ten-of-diamonds = die Karozehn
common-the-card-nine-of-diamonds = die Karoneun
common-the-card-ace-of-clubs = das Kreuzass
common-the-card-king-of-clubs = der Kreuzkönig
common-the-card-queen-of-clubs = die Kreuzdame
common-the-card-jack-of-clubs = der Kreuzbube
common-the-card-ten-of-clubs = die Kreuzzehn
common-the-card-nine-of-clubs = die Kreuzneun

## Seats and teams, seen by the player at the bottom of the table

common-seat-south = Du
common-seat-west = Links
common-seat-north = Gegenüber
common-seat-east = Rechts
common-partner = Partner
common-opponent = Gegner
common-our-team = Unser Team
common-their-team = Die Gegner
common-player-names = Nicolas, Josée, Pol, Léonie, Jempi, Maisy, Mett, Marie-Louise, Änder, Cathy, Fränz, Yvonne
common-you = Du

## Counts. $n: the number, never negative

common-points =
    { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }
common-lines =
    { $n } { $n ->
        [one] Strich
       *[other] Striche
    }

## How well the computer plays

common-level-rule = Faustregeln
common-level-beginner = Anfänger
common-level-casual = Gelegenheitsspieler
common-level-regular = Stammgast
common-level-expert = Experte
common-level-master = Meister

## Answers and buttons of every dialog

common-ok = OK
common-yes = Ja
common-no = Nein
common-close = Schließen
common-back = Zurück
common-next = Weiter
common-on = An
common-off = Aus
