### What the game is made of: cards, seats, teams, counts, levels, and the words of every dialog.

## The game

common-title = Konter a Matt
common-subtitle = D’Kaartespill vun de Lëtzebuerger

common-language = Lëtzebuergesch

## Suits and ranks, as names in a list

common-suit-spades = Schëppen
common-suit-hearts = Häerzer
common-suit-diamonds = Rauten
common-suit-clubs = Kräizer
common-rank-ace = Ass
common-rank-king = Kinnek
common-rank-queen = Damm
common-rank-jack = Bauer
common-rank-ten = Zéng
common-rank-nine = Néng

## The letters in the corners of the cards

common-index-ace = A
common-index-king = K
common-index-queen = D
common-index-jack = B
common-index-ten = 10
common-index-nine = 9

## The three queens that are always trumps

common-matt = Matt
common-big-konter = déck Konter
common-small-konter = kleng Konter

## Cards without an article.

common-card-ace-of-spades = Schëppen-Ass
common-card-king-of-spades = Schëppe-Kinnek
common-card-queen-of-spades = Schëppen-Damm
common-card-jack-of-spades = Schëppe-Bauer
common-card-ten-of-spades = Schëppen-10
common-card-nine-of-spades = Schëppen-9
common-card-ace-of-hearts = Häerzer-Ass
common-card-king-of-hearts = Häerzer-Kinnek
common-card-queen-of-hearts = Häerzer-Damm
common-card-jack-of-hearts = Häerzer-Bauer
common-card-ten-of-hearts = Häerzer-10
common-card-nine-of-hearts = Häerzer-9
common-card-ace-of-diamonds = Rauten-Ass
common-card-king-of-diamonds = Raute-Kinnek
common-card-queen-of-diamonds = Rauten-Damm
common-card-jack-of-diamonds = Raute-Bauer
common-card-ten-of-diamonds = Rauten-10
common-card-nine-of-diamonds = Rauten-9
common-card-ace-of-clubs = Kräizer-Ass
common-card-king-of-clubs = Kräizer-Kinnek
common-card-queen-of-clubs = Kräizer-Damm
common-card-jack-of-clubs = Kräizer-Bauer
common-card-ten-of-clubs = Kräizer-10
common-card-nine-of-clubs = Kräizer-9

## Cards with their article, as they stand in a sentence.

common-the-card-ace-of-spades = de Schëppen-Ass
common-the-card-king-of-spades = de Schëppe-Kinnek
common-the-card-queen-of-spades = d’Schëppen-Damm
common-the-card-jack-of-spades = de Schëppe-Bauer
common-the-card-ten-of-spades = d’Schëppen-10
common-the-card-nine-of-spades = d’Schëppen-9
common-the-card-ace-of-hearts = den Häerzer-Ass
common-the-card-king-of-hearts = den Häerzer-Kinnek
common-the-card-queen-of-hearts = d’Häerzer-Damm
common-the-card-jack-of-hearts = den Häerzer-Bauer
common-the-card-ten-of-hearts = d’Häerzer-10
common-the-card-nine-of-hearts = d’Häerzer-9
common-the-card-ace-of-diamonds = de Rauten-Ass
common-the-card-king-of-diamonds = de Raute-Kinnek
common-the-card-queen-of-diamonds = d’Rauten-Damm
common-the-card-jack-of-diamonds = de Raute-Bauer
common-the-card-ten-of-diamonds = d’Rauten-10
common-the-card-nine-of-diamonds = d’Rauten-9
common-the-card-ace-of-clubs = de Kräizer-Ass
common-the-card-king-of-clubs = de Kräizer-Kinnek
common-the-card-queen-of-clubs = d’Kräizer-Damm
common-the-card-jack-of-clubs = de Kräizer-Bauer
common-the-card-ten-of-clubs = d’Kräizer-10
common-the-card-nine-of-clubs = d’Kräizer-9

## Seats and teams, seen by the player at the bottom of the table

common-seat-south = Du
common-seat-west = Lénks
common-seat-north = Géintiwwer
common-seat-east = Riets
common-partner = Matspiller
common-opponent = Géigner
common-our-team = Eis Ekipp
common-their-team = Déi aner Ekipp
common-player-names = Nicolas, Josée, Pol, Léonie, Jempi, Maisy, Mett, Marie-Louise, Änder, Cathy, Fränz, Yvonne
common-you = Du

## Counts. $n: the number, never negative

common-points =
    { $n } { $n ->
        [one] Punkt
       *[other] Punkten
    }
common-lines =
    { $n } { $n ->
        [one] Linn
       *[other] Linnen
    }

## How well the computer plays

common-level-rule = Fauschtreegelen
common-level-beginner = Ufänger
common-level-casual = Geleeënheetsspiller
common-level-regular = Stammgaascht
common-level-expert = Expert
common-level-master = Meeschter

## Answers and buttons of every dialog

common-ok = OK
common-yes = Jo
common-no = Neen
common-close = Zoumaachen
common-back = Zeréck
common-next = Weider
common-on = Un
common-off = Aus
