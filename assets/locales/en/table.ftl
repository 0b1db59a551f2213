### The table: whose turn it is, what may be done, what is said, and why something is not possible.

## Whose turn it is. $name: the player's name

table-your-turn = Your turn
table-your-lead = You lead
table-their-turn = { $name } to play
table-you-cut = Your cut: choose where to part the pack
table-cut-here = Cut here
table-cut-anywhere = Cut anywhere
table-they-cut = { $name } cuts
# The place of the cut. $n: how many cards lie above it, 1 to 23
table-cut-position =
    { $n } { $n ->
        [one] card
       *[other] cards
    } off the top

## Naming trump

table-name-trump = Name the trump suit
table-name-trump-hint = You know only these three cards; the other three come afterwards.
# What a player says who names that suit.
table-say-spades = Spades are trumps!
table-say-hearts = Hearts are trumps!
table-say-diamonds = Diamonds are trumps!
table-say-clubs = Clubs are trumps!

## The badge that shows the trump suit and what the deal is worth

table-trump = Trump
# $suit: the name of the suit
table-trump-is = Trump: { $suit }
# Over the last trick while it is looked at. $name: who won it
table-last-trick = Last trick: { $name }
# What the deal is worth. $n: 1, 2 or 3, more when a Stänner was carried over
table-stake = ×{ $n }
table-stake-is =
    This deal is for { $n } { $n ->
        [one] line
       *[other] lines
    }

## Announcing

table-announce-prompt = Anything to announce?
table-announce-konter = Konter
table-announce-matt = Matt
table-announce-both = Konter a Matt
table-announce-none = Nothing
# What an announcement shows. $cards: the cards, such as ♥Q ♦Q
table-announce-shows = shows everybody { $cards }
# What players say in their speech bubbles.
table-say-konter = Konter!
table-say-matt = Matt!
table-say-both = Konter a Matt!
table-say-none = Nothing.

## The trick

# Who takes the trick. $name: the player's name; $points: the points in it
table-takes-trick =
    { $name } takes the trick: { $points } { $points ->
        [one] point
       *[other] points
    }
table-you-take-trick =
    The trick is yours: { $points } { $points ->
        [one] point
       *[other] points
    }

## Why a card or an action is refused

table-refused-follow-spades = Spades were led and you hold some: follow suit or trump.
table-refused-follow-hearts = Hearts were led and you hold some: follow suit or trump.
table-refused-follow-diamonds = Diamonds were led and you hold some: follow suit or trump.
table-refused-follow-clubs = Clubs were led and you hold some: follow suit or trump.
table-refused-follow-trump = A trump was led and you hold one: play a trump.
table-refused-not-your-turn = It is not your turn yet.
table-refused-not-held = That card is not in your hand.
table-refused-not-now = That is not possible now.
table-refused-cut = A cut lifts at least one card and leaves at least one.
table-refused-announce-late = Too late to announce.
table-refused-announce-early = Not yet: you announce when it is your turn in the first trick.
table-refused-announced-already = You have announced already.
table-refused-announce-cards = You do not hold the queens for that.
# $points: what the team has, 0 to 20
table-refused-claim-points = It takes 21 points to lay down; our team has { $points }.
table-refused-claim-rest = The remaining tricks are not all certain yet.
table-refused-no-misplay = There is no misplay to call here.

## Claiming

table-claim-won = Lay down: we have { $points }
table-claim-rest = Claim the rest
table-claim-kapo = The opponents have no trick yet. Laying down now gives up the Kapo.
table-claim-anyway = Lay down anyway
table-claim-yes = Lay down
table-claim-why = That wins the deal, which is counted at once.
table-claim-rest-why = Every trick still to come goes to our team.
table-play-on = Play on
# What a player says who lays down the cards. $points: the points of the side
table-say-claim = We have { $points }!
table-say-claim-rest = The rest is ours!

## Misplays

table-misplay-call = Call a misplay
table-misplay-whose = Who played a wrong card?
table-misplay-warning = If no wrong card was played, your team loses the deal.
table-say-misplay = Misplay!
table-count-prompt = All cards are played
table-count-why = Once counted, no misplay can be called any more.
table-count = Count

## Name plates

table-plate-dealer = Dealer

## Around the table

table-menu = Menu
# $hash: the SHA-256 of the shuffled pack, in hexadecimal
table-fingerprint = Fingerprint of the pack: { $hash }
