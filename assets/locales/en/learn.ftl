### The lessons: their list, what each teaches and asks, and why answers are right or wrong.
### $card, $high, $low: a card’s name with its article; $name: a player’s name; $suit: a suit with its symbol.

## The list

learn-title = Learn
learn-hint = Short lessons at the real table, in any order.
learn-finished-of = { $n } of { $all } finished.
learn-step = Step { $n } of { $all }
learn-exercise = Exercise { $n } of { $all }
learn-state-finished = Finished
learn-state-next = Up next
learn-state-new = Not taken yet
learn-unreadable = Your progress in the lessons could not be read and starts anew. The old file is now called { $kept }. ({ $reason })

## In every lesson

learn-leave = Back to the lessons
learn-next-lesson = Next lesson
learn-check = Those are all
learn-finished = Lesson finished!
learn-finished-why = You may take it again at any time: the exercises will be new ones.
learn-right = Right!
learn-wrong = Not quite.
learn-retry = Try again.
learn-and = { $first } and { $second }
learn-led = Led: { $card } ({ $name })

## Cards and points

learn-name-points = Cards and points
learn-points-1 = In every suit the ace counts 4 points, the king 3, the queen 2 and the jack 1.
learn-points-2 = The 10 and the 9 count nothing at all.
learn-points-3 = Whoever wins a trick gets the points of all four cards. The whole pack has 40.
learn-ask-most = Choose the card that counts most.
learn-ask-nothing = Which cards count nothing? Mark them all.
learn-ask-trick-points = How many points are these four cards together?
learn-why-worth =
    { $card } counts { $n ->
        [0] nothing
        [one] 1 point
       *[other] { $n } points
    }.
learn-why-sum =
    { $sum } = { $n } { $n ->
        [one] point
       *[other] points
    }.

## The three matadors

learn-name-matadors = The three matadors
learn-matadors-1 = Three queens are always trumps, whatever suit is named. The highest of them is the queen of spades in gold: the Matt.
learn-matadors-2 = Below her come the two Konter: the queen of hearts in silver, then the queen of diamonds in bronze.
learn-matadors-3 = The queen of clubs is not one of them. She is an ordinary club.
learn-ask-matt = Choose the Matt.
learn-ask-order = Choose the cards from the highest to the lowest.
learn-ask-ordinary = Choose the queen that is not always a trump.
learn-ask-trumps = Which cards are trumps? Mark them all.
learn-ask-highest = Choose the highest card.
learn-why-matt = { $card } is the Matt, the highest of the three.
learn-why-konter = { $card } is a Konter. The Matt is the queen of spades.
learn-why-always = { $card } is always a trump.
learn-why-trump = { $card } is of the trump suit.
learn-why-no-trump = { $card } is not a trump.
learn-why-club-queen = { $card } is an ordinary club and only a trump when clubs are.
learn-why-beats = { $high } beats { $low }.

## The order of the trumps

learn-name-order = The order of trumps
learn-order-1 = Hearts are trumps: the ace is on top, then the three queens, then the king, and below it jack, 10 and 9.
learn-order-2 = When clubs are trumps there are nine of them: the queen of clubs stands between king and jack.
learn-order-3 = In every other suit the order is ace, king, queen, jack, 10, 9. Spades have no queen there, since she belongs to the trumps.

## Following suit and trumping

learn-name-follow = Following suit and trumping
learn-follow-1 = Spades were led, and you have some: play a spade or a trump. You may always trump.
learn-follow-2 = A trump was led: whoever holds a trump must play one.
learn-follow-3 = Hearts were led, and you have none: you may play anything. Nobody has to trump.
learn-follow-4 = Hearts were led, and spades are trumps. Your queen of hearts is a trump and no heart, but you do hold another heart.
learn-ask-play = Your turn: play a card that is allowed.
learn-ask-legal = Which cards may you play? Mark them all.
learn-why-illegal = { $card } is not allowed.
learn-why-follows-trump = { $card } follows the trump that was led.
learn-why-always-may = { $card } is always a trump, and you may always trump.
learn-why-may-trump = { $card } is a trump, and you may always trump.
learn-why-follows = { $card } follows suit.
learn-why-free = You cannot follow, so { $card } is allowed.

## Who wins the trick?

learn-name-tricks = Who wins the trick?
learn-tricks-1 = The highest card of the suit led wins the trick, as long as nobody trumps.
learn-tricks-2 = The smallest trump beats every card of another suit. Clubs are trumps here.
learn-tricks-3 = With several trumps in the trick, the highest of them wins.
learn-tricks-4 = An ace of a suit that was not led wins nothing, unless it is a trump.
learn-ask-winner = Choose the card that wins the trick.
learn-why-highest-trump = { $card } is the highest trump in the trick.
learn-why-highest-led = { $card } is the highest card of the suit led, and nobody has trumped.
learn-why-trump-beats = { $high } is a trump, { $low } is not.
learn-why-other-suit = { $card } is neither a trump nor of the suit led.

## Choosing trump from three cards

learn-name-trump = Choosing trump from three cards
learn-trump-1 = Forehand sees only three cards and must name trump. Many cards of a suit are many trumps.
learn-trump-2 = The ace of trumps is the highest card of all. A suit with its ace is often the better one.
learn-trump-3 = The three queens are trumps anyway. They do not need their suit, so choose where you are strong besides.
learn-ask-trump = Which suit do you make trumps?
learn-why-trump-lines =
    { $suit }: { $n ->
        [0] no trump
        [one] 1 trump
       *[other] { $n } trumps
    } in hand, { $lines } lines on average.

## Announcing

learn-name-announce = Announcing
learn-announce-1 = Whoever holds the queen of spades may say “Matt”. The deal is then worth one more line.
learn-announce-2 = “Konter” needs both: the queen of hearts and the queen of diamonds. It makes the deal worth one more line too.
learn-announce-3 = A deal is worth 1 line, 2 with Matt or Konter, and 3 with both, whoever said it. What is said is shown to all.
learn-announce-time-own = You may announce until you play your first card: when it is your turn in the first trick.
learn-announce-time-first = Everybody announces before the very first card. Once it is on the table, it is too late.
learn-ask-say = What is the most you may say with this hand?
learn-ask-stake = How many lines is the deal worth?
learn-ask-time = You have not said anything yet. May you still say “Matt”?
learn-said-matt = { $name }: “Matt!”
learn-said-konter = { $name }: “Konter!”
learn-said-both = { $name }: “Konter a Matt!”
learn-said-nothing = Nobody has announced anything.
learn-why-lacks = For that you would also need { $cards }.
learn-why-say-more = You hold { $cards } and may say more.
learn-why-holds = You hold { $cards }.
learn-why-no-queen = You hold none of the three queens.
learn-why-one-konter = Konter needs both red queens, and you hold only one.
learn-why-stake-none = Nothing was said: 1 line.
learn-why-stake-matt = 1 for the deal and 1 for Matt: 2 lines.
learn-why-stake-konter = 1 for the deal and 1 for Konter: 2 lines.
learn-why-stake-both = 1 for the deal, 1 for Matt and 1 for Konter: 3 lines.
learn-why-time-own = You have not played yet, so it is still time.
learn-why-time-first = The first card is on the table already, so it is too late.

## Counting to 21

learn-name-count = Counting to 21
learn-count-1 = At the end each team counts the points of its tricks.
learn-count-2 = There are 40 points. Whoever has 21 or more wins the deal.
learn-count-3 = If both have 20, nobody has won: that is a Stänner.
learn-ask-count = Your team won these tricks. How many points are they?
learn-ask-enough = These tricks are yours, all others are theirs. Who has won?
learn-enough-won = Our team
learn-enough-tie = Nobody, it is a Stänner
learn-enough-lost = Their team
learn-why-others-have =
    The others have { $n } { $n ->
        [one] point
       *[other] points
    }. It takes 21 to win.

## The Lee

learn-name-lee = The Lee
learn-lee-1 = Each team begins with { $n } lines on the slate. Whoever wins a deal crosses out as many of their lines as it was worth.
learn-lee-2 = If the losers had named trump, they draw just as many new lines.
learn-lee-3 = Whoever has no line left has won the match. No more are crossed out than are there.
learn-ask-lee = What changes on the Lee?
learn-why-cross =
    The winners cross out { $n } { $n ->
        [one] line
       *[other] lines
    }.
learn-why-draw =
    The losers had named trump, so they draw { $n } { $n ->
        [one] line
       *[other] lines
    }.
learn-why-draw-nothing = The losers had not named trump, so the stake costs them nothing.

## Kapo and Stänner

learn-name-kapo = Kapo and Stänner
learn-kapo-1 = Whoever wins no trick at all is Kapo. That costs extra.
learn-kapo-2 = At 20 to 20, the Stänner, it matters who had named trump.
learn-kapo-3 = The others have won only this one trick, which counts nothing.
learn-ask-kapo = Are they Kapo?
learn-why-no-kapo = One trick saves you from the Kapo, even one without points.
learn-why-kapo-both = For the Kapo the winners cross out one more; losers who had named trump also draw one more.
learn-why-kapo-winners = For the Kapo the winners cross out one more.
learn-why-kapo-losers = For the Kapo the losers draw one more.
learn-why-kapo-off = In these rules a Kapo costs nothing extra.
learn-why-stanner-by-stake = At a Stänner nobody crosses out, and those who named trump draw as many lines as the deal was worth.
learn-why-stanner-one = At a Stänner nobody crosses out, and those who named trump draw one line.
learn-why-stanner-carry = At a Stänner nobody crosses out or draws; what the deal was worth counts in the next one.

## Misplays

learn-name-misplay = Misplays
learn-misplay-1 = Whoever does not follow suit says: I have none of it. A later card may prove the opposite.
learn-misplay-callable = In your rules such a card can be played, and whoever notices may call it.
learn-misplay-prevented = In your rules such a card is refused. In the old school it is played, and whoever notices may call it.
learn-misplay-2 = It is the same with trumps: whoever does not follow a trump has none, not even a queen that is always one.
learn-misplay-3 = A right call ends the deal: those who misplayed have lost it. A wrong call loses the deal for the caller’s team.
learn-ask-misplay = Choose the card that was not allowed.
learn-ask-wrong-call = You call a misplay, and it was none. Who has lost the deal?
learn-why-misplay = { $card } was not allowed: { $name } still held { $later }.
learn-why-led = { $card } was led, and any card may be led.
learn-why-may-trump-there = { $card } is a trump, and trumping is always allowed.
learn-why-not-proven = { $card } may be right: nothing that { $name } played later proves the opposite.
learn-why-wrong-call = Whoever calls wrongly loses the deal for their team.
learn-lead-tag = led

## A first whole game

learn-name-game = A first whole game
learn-game-1 = Now you play a whole game. After each of your decisions you hear what an expert thinks of it, and in between what there is to learn from the others.
learn-game-good = { $taken }: well decided!
learn-game-better = Better than “{ $taken }”: { $best }
# What happens at the table. $name: a player’s name; $card, $cards: with their articles; $suit: a suit with its symbol
learn-saw-announced = { $name } shows { $cards }.
learn-saw-leads-trump = { $name } leads a trump: whoever has one must play it.
learn-saw-ruff = { $name } goes in with a trump: { $card }.
learn-saw-ruff-why = Trumping is always allowed, even to a player who could follow.
learn-saw-void = { $name } neither follows nor trumps, so has none of that suit left: { $suit }.
learn-saw-no-trump = { $name } plays no trump to a trump, so has none left.
learn-saw-void-why = Keep such things in mind: bit by bit you know who still holds what.
learn-saw-feeds =
    The trick is yours so far, and { $name } adds { $card }: { $n ->
        [one] 1 point
       *[other] { $n } points
    } for our side.
learn-saw-feeds-why = That is how partners work together: points go where your side takes the trick.
learn-saw-points = So far { $us } for us, { $them } for them.
learn-saw-points-why = With 21 the deal is won.
learn-saw-won = Our team has 21 or more now: the deal is won.
learn-saw-lost = The opponents have 21 or more now: the deal is lost.
learn-saw-kapo = What remains is the Kapo: whether those without a trick still get one.
learn-saw-decided = What is still to come changes nothing any more.
learn-finished-all = You know everything it takes. The café is waiting!
