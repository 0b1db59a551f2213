### The rules pages. **…** is bold, _…_ italic, [words](section) a link. $matt, $big and $small, which every message may use,
### are the three matadors as suit sign and letter, such as ♠Q.

pages-title = Rules of the game
pages-contents = Contents
pages-search = Search
pages-open = Rule
pages-key = Read the rules
pages-title-course = How a deal goes
pages-title-cards = Cards and points
pages-title-trumps = The trumps

## How a deal goes

# $points: all card points
pages-course-aim = Four people play in two teams; partners sit opposite each other. The team that takes more than half of the { $points } card points in its tricks wins the deal and crosses out lines on the Lee, a slate. The team that has no line left there wins the match.
pages-course-deal = The dealer shuffles, the player before cuts, and the next player, forehand, gets three cards.
pages-course-trump = Forehand looks at these three cards and names the trump suit.
pages-course-rest = Then everybody is dealt cards until all four hold six.
pages-course-announce = Whoever holds the right queens may announce _Konter_, _Matt_ or both, and so raises what the deal is worth.
pages-course-play = Six tricks are played. Forehand leads to the first, then whoever has won the trick.
pages-course-count = Both teams count the points in their tricks, and the Lee is written.

## Cards and points

# $cards: all cards; $ranks: cards of a suit
pages-cards-deck = Konter a Matt is played with { $cards } cards: spades, hearts, diamonds and clubs with { $ranks } cards each. What a card counts stands under it.
# $suit: points of a suit; $all: of all cards
pages-cards-points = That makes { $suit } points in each suit and { $all } in all. Luxembourgers call these points _Schrom_.
pages-cards-worth = Trump or not, a card always counts the same.

## The trumps

pages-trumps-matadors = Three queens are always trumps, whichever suit is named: the _matadors_.
pages-trumps-suit = A matador belongs to the trumps alone, never to the suit printed on it: whoever is asked for hearts and holds only { $big } has no heart. The queen of clubs is an ordinary club.
pages-trumps-order = Above the matadors stands only the ace of the trump suit, below them the rest of it. From the highest to the lowest:
pages-trumps-head-trump = Trump
pages-trumps-head-order = Order
pages-trumps-head-count = Cards
pages-trumps-points = The order only says who wins a trick. It does not change what a card [counts](cards).
