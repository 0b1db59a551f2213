### What the game is made of: cards, seats, teams, counts, levels, and the words of every dialog.

## The game

common-title = Konter a Matt
common-subtitle = Luxembourg’s national card game

# What the language calls itself, so that whoever speaks it finds it in a list of any language.
common-language = English

## Suits and ranks, as names in a list

common-suit-spades = spades
common-suit-hearts = hearts
common-suit-diamonds = diamonds
common-suit-clubs = clubs
common-rank-ace = ace
common-rank-king = king
common-rank-queen = queen
common-rank-jack = jack
common-rank-ten = ten
common-rank-nine = nine

## The letters in the corners of the cards

common-index-ace = A
common-index-king = K
common-index-queen = Q
common-index-jack = J
common-index-ten = 10
common-index-nine = 9

## The three queens that are always trumps

common-matt = Matt
common-big-konter = big Konter
common-small-konter = little Konter

## Cards without an article.

common-card-ace-of-spades = ace of spades
common-card-king-of-spades = king of spades
common-card-queen-of-spades = queen of spades
common-card-jack-of-spades = jack of spades
common-card-ten-of-spades = ten of spades
common-card-nine-of-spades = nine of spades
common-card-ace-of-hearts = ace of hearts
common-card-king-of-hearts = king of hearts
common-card-queen-of-hearts = queen of hearts
common-card-jack-of-hearts = jack of hearts
common-card-ten-of-hearts = ten of hearts
common-card-nine-of-hearts = nine of hearts
common-card-ace-of-diamonds = ace of diamonds
common-card-king-of-diamonds = king of diamonds
common-card-queen-of-diamonds = queen of diamonds
common-card-jack-of-diamonds = jack of diamonds
common-card-ten-of-diamonds = ten of diamonds
common-card-nine-of-diamonds = nine of diamonds
common-card-ace-of-clubs = ace of clubs
common-card-king-of-clubs = king of clubs
common-card-queen-of-clubs = queen of clubs
common-card-jack-of-clubs = jack of clubs
common-card-ten-of-clubs = ten of clubs
common-card-nine-of-clubs = nine of clubs

## Cards with their article, as they stand in a sentence.

common-the-card-ace-of-spades = the ace of spades
common-the-card-king-of-spades = the king of spades
common-the-card-queen-of-spades = the queen of spades
common-the-card-jack-of-spades = the jack of spades
common-the-card-ten-of-spades = the ten of spades
common-the-card-nine-of-spades = the nine of spades
common-the-card-ace-of-hearts = the ace of hearts
common-the-card-king-of-hearts = the king of hearts
common-the-card-queen-of-hearts = the queen of hearts
common-the-card-jack-of-hearts = the jack of hearts
common-the-card-ten-of-hearts = the ten of hearts
common-the-card-nine-of-hearts = the nine of hearts
common-the-card-ace-of-diamonds = the ace of diamonds
common-the-card-king-of-diamonds = the king of diamonds
common-the-card-queen-of-diamonds = the queen of diamonds
common-the-card-jack-of-diamonds = the jack of diamonds
common-the-card-ten-of-diamonds = the ten of diamonds
common-the-card-nine-of-diamonds = the nine of diamonds
common-the-card-ace-of-clubs = the ace of clubs
common-the-card-king-of-clubs = the king of clubs
common-the-card-queen-of-clubs = the queen of clubs
common-the-card-jack-of-clubs = the jack of clubs
common-the-card-ten-of-clubs = the ten of clubs
common-the-card-nine-of-clubs = the nine of clubs

## Seats and teams, seen by the player at the bottom of the table

common-seat-south = You
common-seat-west = Left
common-seat-north = Opposite
common-seat-east = Right
common-partner = Partner
common-opponent = Opponent
common-our-team = Our team
common-their-team = The opponents
# First names for the players of the computer, separated by commas, in the order in which they take their seats.
common-player-names = Nicolas, Josée, Pol, Léonie, Jempi, Maisy, Mett, Marie-Louise, Änder, Cathy, Fränz, Yvonne
# The human player who has given no name.
common-you = You

## Counts. $n: the number, never negative

common-points =
    { $n } { $n ->
        [one] point
       *[other] points
    }
common-lines =
    { $n } { $n ->
        [one] line
       *[other] lines
    }

## How well the computer plays

common-level-rule = Rules of thumb
common-level-beginner = Beginner
common-level-casual = Casual
common-level-regular = Regular
common-level-expert = Expert
common-level-master = Master

## Answers and buttons of every dialog

common-ok = OK
common-yes = Yes
common-no = No
common-close = Close
common-back = Back
common-next = Next
common-on = On
common-off = Off
