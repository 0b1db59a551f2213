### The rules pages. **…** is bold, _…_ italic, [words](section) a link. $matt, $big and $small, which every message may use,
### are the three matadors as suit sign and letter, such as ♠Q; other cards and suits are given in the same way.

pages-title = Rules of the game
pages-contents = Contents
pages-search = Search
# The button beside a refusal that opens the rule behind it.
pages-open = Rule
pages-key = Read the rules
pages-example = An example
pages-examples = Examples
pages-title-course = How a deal goes
pages-title-seats = Table and teams
pages-title-cards = Cards and points
pages-title-dealing = Shuffling, cutting, dealing
pages-title-naming = Naming trump
pages-title-trumps = The trumps
pages-title-announcing = Announcing Konter and Matt
pages-title-following = Which cards may be played
pages-title-tricks = Who wins a trick
pages-title-counting = Counting the points
pages-title-lee = The Lee
pages-title-claiming = Laying down the cards
pages-title-misplays = Misplays
pages-title-match = Match and Revanche
pages-title-variants = The rules of this match
pages-title-example = A whole deal
pages-title-glossary = The words of the table

## How a deal goes

# $points: all card points
pages-course-aim = Four people play in two teams; partners sit opposite each other. The team that takes more than half of the { $points } card points in its tricks wins the deal and crosses out lines on the Lee, a slate. The team that has no line left there wins the match.
pages-course-deal = The dealer [shuffles](dealing), the player before cuts, and the next player, forehand, gets three cards.
pages-course-trump = Forehand looks at these three cards and [names the trump suit](naming).
pages-course-rest = Then everybody is dealt cards until all four hold six.
pages-course-announce = Whoever holds the right queens may [announce](announcing) _Konter_, _Matt_ or both, and so raises what the deal is worth.
pages-course-play = Six [tricks](following) are played. Forehand leads to the first, then whoever has won the trick.
pages-course-count = Both teams [count](counting) the points in their tricks, and the score goes on the [Lee](lee).

## Table and teams

pages-seats-teams = Two and two play together: partners sit opposite each other and stay a team for the whole match. Their tricks and points are counted together.
pages-seats-clockwise = It goes **clockwise**: after each player comes the one on the left.
pages-seats-counter-clockwise = It goes **anticlockwise**: after each player comes the one on the right.
pages-seats-turn = “The next” and “the one before” are always meant in this direction. Whoever is not to play waits.

## Cards and points

# $cards: all cards; $ranks: cards of a suit
pages-cards-deck = Konter a Matt is played with { $cards } cards: spades, hearts, diamonds and clubs with { $ranks } cards each. What a card counts stands under it.
# $suit: points of a suit; $all: of all cards
pages-cards-points = That makes { $suit } points in each suit and { $all } in all. Luxembourgers call these points _Schrom_.
pages-cards-worth = Trump or not, a card always counts the same.

## Shuffling, cutting, dealing

# What each of the four is in a deal, written at the seats of a small picture of the table.
pages-role-dealer = dealer
pages-role-cutter = cuts
pages-role-forehand = forehand
pages-role-partner = the dealer’s partner
# $least, $most: how many cards may be lifted
pages-dealing-cut = The dealer shuffles. The player before the dealer cuts, which is to lift off at least { $least } and at most { $most } cards and to put them under the rest.
# $packet: cards of a packet; $hand: cards of a full hand
pages-dealing-packets = Cards are dealt { $packet } at a time, the first to forehand. Then everybody waits until forehand has named trump. In the end all hold { $hand }.
pages-dealing-next = In the first deal of a match the dealer is drawn at random. After that, whoever was forehand in the last deal is the dealer.
pages-dealing-proof = Before the cut, the game shows a fingerprint of the shuffled pack. After the deal the cards can be copied and compared with it: nobody, not even the computer, has moved any.

## Naming trump

pages-naming-who = Forehand looks at these { $packet } cards and must name one of the four suits: there is no passing, and the partner may not help. The other cards come only afterwards.
pages-naming-risk = That is a risk: if the team that named trump loses, it [draws lines](lee) itself.
pages-naming-example = These cards were dealt to a forehand:
pages-naming-head-trump = Trump
pages-naming-head-count = Trumps
pages-naming-head-which = Which
pages-naming-choice = Many would name this suit here: { $suit }.

## The trumps

pages-trumps-matadors = Three queens are always trumps, whichever suit is named: the _matadors_.
pages-trumps-suit = A matador belongs to the trumps alone, never to the suit printed on it: whoever is asked for hearts and holds only { $big } has no heart. The queen of clubs is an ordinary club.
pages-trumps-order = Above the matadors stands only the ace of the trump suit, below them the rest of it. From the highest to the lowest:
pages-trumps-of =
    { $suit }: { $count } { $count ->
        [one] trump
       *[other] trumps
    }
pages-trumps-points = The order only says who wins a trick. It does not change what a card [counts](cards).

## Announcing

pages-announcing-what = Whoever holds certain queens may announce them and so raise what the deal is worth. It is always voluntary. Luxembourgers call it _schwätzen_, to talk.
pages-announcing-head-call = Announcement
pages-announcing-head-needs = It needs
pages-announcing-choice = The cards must be in one hand. Whoever holds all three queens may announce Konter, Matt, both or nothing. Everybody may announce only once.
pages-announcing-own-first-card = Announcements are made **in the first trick, at your own turn**, before your card. Afterwards it is too late.
pages-announcing-first-card-of-game = Announcements are made **before the very first card**: all are asked in turn, forehand first. Once that card is on the table, it is too late.
pages-announcing-stake = What is announced counts for both teams and adds up, whoever says it. This is what the deal is worth:
pages-announcing-head-said = Announced
pages-announcing-head-worth = Worth
pages-announcing-shown = An announcement shows these cards to everybody. The card played first need not be one of them.
pages-announcing-example = This hand holds all three queens. It may say:

## Which cards may be played

pages-following-lead = Whoever leads may play any card.
pages-following-trump = If a **trump** was led, you must play a trump as long as you hold one. Without trumps you may play anything.
pages-following-side = If **another suit** was led, you may follow suit or trump. If you do not hold the suit, you may play anything.
pages-following-free = Nobody ever has to trump or to play higher.
pages-following-matador = A [matador](trumps) is a trump, not a card of the suit printed on it.
# $trump: the trump suit; $led: the card led
pages-following-led = Trump: { $trump }. Led: { $led }.
pages-following-why-trump = A trump was led, and this hand holds some: only those may be played.
# $suit: the suit led
pages-following-why-side = Here you must follow or trump: { $suit } or a trump.
pages-following-why-void = This hand has no { $suit }: it may play anything, be it a trump or a discard.
# $card: the matador in the hand
pages-following-why-matador = { $card } is a trump and no card of { $suit }. So this hand may play anything.

## Who wins a trick

pages-tricks-trump = The highest [trump](trumps) wins the trick.
# $ranks: the names of the ranks from the highest, separated by commas
pages-tricks-side = If there is no trump in it, the highest card of the suit led wins, in this order: { $ranks }. Another suit never wins then.
pages-tricks-next = The winner puts the trick face down beside the team’s others and leads to the next.
pages-tricks-last = The last trick may be looked at until the next card is played.
pages-tricks-all = All tricks won may be looked through at any time.
# $suit: the suit led; $card: the card that wins
pages-tricks-why-plain = There is no trump in it. The highest card of the suit led ({ $suit }) is { $card }.
pages-tricks-why-trumped = { $card } is the only trump and wins the trick.
# $trumps: how many trumps lie in the trick, at least 2
pages-tricks-why-over = There are { $trumps } trumps in it; { $card } is the highest.
pages-tricks-worth =
    The trick counts { $n } { $n ->
        [one] point
       *[other] points
    }.

## Counting

pages-counting-sum = After six tricks each team counts the [points](cards) in its tricks; together they are { $all }.
pages-counting-win = **{ $least } or more** wins the deal.
pages-counting-stanner = **{ $half } to { $half }** is a _Stänner_, also called _Rampo_: nobody wins. Who draws lines then is told in [the Lee](lee).
pages-counting-march = Whoever wins all tricks has made a _Duerchmarsch_. For the others it is a **Kapo**.
pages-counting-kapo = A trick without points is a trick as well: whoever has one is not Kapo.

## The Lee

# $lines: lines at the start; $group: strokes in a group
pages-lee-start =
    The Lee is a slate. At the beginning each team has { $lines } { $lines ->
        [one] line
       *[other] lines
    } there, in groups of { $group }.
pages-lee-cross = Whoever wins the deal crosses out as many lines as it is [worth](announcing). If the losers named trump, they draw as many.
pages-lee-head-worth = Worth
pages-lee-head-cross = Winners cross out
pages-lee-head-maker = Losers who named trump draw
pages-lee-head-other = Other losers draw
pages-lee-kapo-both = With a **Kapo** the winners cross out one line more, and losers who named trump draw one more.
pages-lee-kapo-winners = With a **Kapo** the winners cross out one line more.
pages-lee-kapo-losers = With a **Kapo** the losers draw one line, whoever named trump. The winners do not cross out any more for it.
pages-lee-kapo-off = In this match a **Kapo** counts nothing extra.
pages-lee-stanner-by-stake = With a **Stänner** the team that named trump draws as many lines as the deal was worth.
pages-lee-stanner-one = With a **Stänner** the team that named trump draws one line, whatever was announced.
pages-lee-stanner-carry = With a **Stänner** nobody draws a line, but what the deal was worth is added to the next deal that is won. If another Stänner comes first, that is added as well.
pages-lee-end = Nobody crosses out more lines than there are. Whoever has none left has won the [match](match).

## Laying down the cards

# $least: the fewest points that win
pages-claiming-won = A team with { $least } points or more may lay down its cards and say “We have { $least }!” With that the deal is won and over.
pages-claiming-kapo = If the others have no trick yet, this gives up the [Kapo](counting). The game tells you first.
pages-claiming-rest = Whoever is to lead and is certain to win every trick that is left may claim the rest as well. Certain means with their own cards alone, whatever the others play.
# $count: how many trumps the others may hold; $cards: which
pages-claiming-example =
    Trump: { $trump }. { $count ->
        [0] The others have no trump left.
       *[other] Trumps that the others may hold: { $cards }.
    }
pages-claiming-why = These cards are certain to win every trick that is left.

## Misplays

pages-misplays-prevented = In this match, a card that is not [allowed](following) cannot be played: the game says why. So there is no misplay to call.
pages-misplays-callable = In this match, a card that is not [allowed](following) can be played. Any of the four players may call the misplay until the deal is scored.
pages-misplays-right = **If it was one**, the deal is over at once and lost by the team that made it, as it stands at that moment: all announcements count, and a Kapo too if that team had no trick yet.
pages-misplays-wrong = **If it was none**, the team of whoever called loses the deal in the same way.
pages-misplays-none = **If nobody calls**, the deal counts as it was played.
pages-misplays-computer = Computer players misplay only at the weaker levels, and call only what they can have seen.

## The match

# $deals: how many deals the shortest match takes
pages-match-won =
    The team that first has no line left on the [Lee](lee) wins the match. At the quickest that takes { $deals } { $deals ->
        [one] deal
       *[other] deals
    }.
# $most: how many Revanches there may be
pages-match-revanche = Then the losers may ask for a _Revanche_ with the same teams, at most { $most } times in a row.
pages-match-teams = After a Revanche the teams may be changed: everybody gets another partner.

## The options

pages-variants-here = This match is played by these rules: **{ $name }**.
pages-variants-head-rule = Rule
pages-variants-head-value = In this match
pages-variants-others = Elsewhere it is played differently. This is what the other ready-made rules do not have in common with these:
pages-variants-one = **{ $rule }**: { $value }

## A whole deal

pages-deal-intro = Four computer players have played this deal. The arrow (→) shows who leads; the last column says who wins the trick and what it counts.
# $seat: where somebody sits, such as Left
pages-deal-dealer = Dealer: { $seat }
pages-deal-forehand = Forehand: { $seat }
pages-deal-trump = Trump: { $suit }
# $call: what is said
pages-deal-said = { $seat }: “{ $call }”
pages-deal-head-trick = Trick
pages-deal-head-winner = Wins the trick

## The words of the table

pages-glossary-intro = These words are heard at a table in Luxembourg.
pages-word-konter = **Konter**: the queen of hearts ({ $big }, the big one) and the queen of diamonds ({ $small }, the little one). Also the announcement of whoever holds both.
pages-word-matt = **Matt**: the queen of spades ({ $matt }), also called Meedchen or Midd. Also the announcement of whoever holds it.
pages-word-tromp = **Tromp**: trump, a card that beats every card of the other suits.
pages-word-matador = **Matador**: one of the three queens that are always trumps.
pages-word-schrom = **Schrom**: the points that the cards count.
pages-word-lee = **Lee**: the slate with the lines.
pages-word-linn = **Linn**, also **Stréch**: a line on the Lee, to be crossed out or drawn.
pages-word-staenner = **Stänner**: a tie, both teams have the same points.
pages-word-rampo = **Rampo**: another word for Stänner.
pages-word-kapo = **Kapo**: what a team is that wins no trick at all.
pages-word-duerchmarsch = **Duerchmarsch**: when a team wins all tricks.
pages-word-schwaetzen = **Schwätzen**, also **annoncéieren** or **konteren**: to announce Konter or Matt.
pages-word-ausdeeler = **Ausdeeler**: the dealer.
pages-word-ofhiewen = **Ofhiewen**: to cut the shuffled pack before the deal.
pages-word-virhand = **Virhand**: forehand, who gets the first cards, names trump and leads.
pages-word-ausspillen = **Ausspillen**: to lead, to play the first card of a trick.
pages-word-bekennen = **Bekennen**: to follow suit.
pages-word-trompen = **Trompen**: to play a trump on another suit.
pages-word-streech = **Streech**: a trick, four cards, one from each player.
pages-word-opleeen = **Opleeën**: to lay down the cards because the deal is won.
pages-word-feeler = **Feeler**: a misplay, a card that was not allowed.
pages-word-ronn = **Ronn**, also **Spill**: a deal of six tricks.
pages-word-partie = **Partie**: a match, until a team has no line left.
pages-word-revanche = **Revanche**: another match with the same teams.
pages-word-faarwen = **Schëppen** ♠, **Häerzer** ♥, **Rauten** ♦, **Kräizer** ♣: spades, hearts, diamonds, clubs.
pages-word-kaarten = **Ass**, **Kinnek**, **Damm**, **Bauer**, **Zéng**, **Néng**: ace, king, queen, jack, ten, nine.
