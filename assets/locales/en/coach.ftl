### The coach: reasons for cards and calls, hints, counters, remarks on mistakes.

## Why. These sentences stand one after the other beside a card or call and have no subject: that card or call is meant.

coach-why-only = The only card that the rules allow.
coach-why-same = Here everything comes to about the same.
# $n: the trumps that the other three hold together
coach-why-draw-trumps =
    { $n ->
        [one] Draws the last trump of the other three.
       *[other] Draws trumps: the other three still hold { $n }.
    }
coach-why-lead-winner = No opponent has a higher card of this suit.
coach-why-lead-safe = Costs no points.
# $n: the card's points
coach-why-lead-points =
    { $n ->
        [one] Tries to bring home its point.
       *[other] Tries to bring home its { $n } points.
    }
coach-why-feed-partner =
    { $n ->
        [one] Puts a point on the partner’s trick.
       *[other] Puts { $n } points on the partner’s trick.
    }
coach-why-leave-partner = The partner has the trick so far.
coach-why-over-partner = Goes over the partner’s card.
# $n: the points in the trick
coach-why-takes =
    { $n ->
        [0] Takes the trick.
        [one] Takes the trick with 1 point.
       *[other] Takes the trick with { $n } points.
    }
# $card: an opponent's ace or queen, with its article; $n: all points in the trick
coach-why-takes-prize = Takes { $card }: { $n } points in all.
coach-why-ruffs =
    { $n ->
        [0] Goes in with a trump.
        [one] Goes in with a trump and takes 1 point.
       *[other] Goes in with a trump and takes { $n } points.
    }
coach-why-ruffs-prize = Goes in with a trump and takes { $card }: { $n } points in all.
# $card: a card with its article that is not played
coach-why-keeps = Could take the trick, but { $card } stays for later.
coach-why-aces =
    { $n ->
        [one] An ace is still to come.
       *[other] { $n } aces are still to come.
    }
coach-why-least = Nothing here goes over it, so the cheapest card.
coach-why-give-up = Nothing here goes over it.

## How sure the trick is

coach-why-last = Nobody plays after it.
coach-why-sure = The trick is certain.
# $card, $first, $second: cards with their articles
coach-why-danger-one = The only danger is { $card }.
coach-why-danger-two = The only danger is { $first } or { $second }.
# $n: how many trumps the opponents may have
coach-why-danger-trump = The only danger is a trump; the opponents may have { $n }.
coach-why-danger-many = { $n } cards can still go over it.
coach-why-wins = That makes the 21 points: the deal is won.
coach-why-no-kapo = The side’s first trick: no Kapo any more.

## Naming trump and announcing. $n: how many of the first three cards; $from, $to: lines that the deal is worth

coach-why-trump =
    { $n ->
        [0] None of the three cards is a trump then.
        [one] One of the three cards is a trump then.
       *[other] { $n } of the three cards are trumps then.
    }
# $card: the ace of the suit with its article
coach-why-trump-top = The highest trump, { $card }, is one of them.
coach-why-trump-aces =
    { $n ->
        [one] There is an ace beside it.
       *[other] There are { $n } aces beside it.
    }
coach-why-speak = The stake goes from { $from } to { $to }.
coach-why-quiet = The stake stays at { $from }, and nobody is shown a card.
# $with, $without: lines with their signs, such as +0.4
coach-why-average = On average { $with } lines with it, { $without } in silence.
# $what: a card with its article, a suit or a call; $lines: by how many lines less
coach-why-next =
    Second best: { $what }, on average { NUMBER($lines, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $lines ->
        [one] line
       *[other] lines
    } less.
# $chance: of the choice; $other: of the second best
coach-why-match = Second best: { $what }; chance to win the match: { $other } instead of { $chance }.
coach-why-close = Second best: { $what }, about as good.

## Hints at the table

coach-hint = Hint
# $what: a card without an article, a suit or a call
coach-hint-is = Hint: { $what }
coach-hint-thinking = Thinking it over…
coach-hint-none = What was played contradicts itself; nothing can be said here.
# Heads of two columns: the chance to win the match, and the expected net lines of this deal
coach-hint-chance = Match
coach-hint-lines = Lines
coach-key-hint = Hint, where hints are on

## Remarks on mistakes

# $what: a card without an article, a suit or a call
coach-remark-better = Better: { $what }
# $what: what was done, a card with its article, a suit or a call
coach-remark-cost =
    On average { NUMBER($lines, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $lines ->
        [one] line
       *[other] lines
    } better than { $what }.

## The settings

coach-settings = Help
coach-preset = Preset
coach-preset-cafe = As at the café
coach-preset-help = With help
coach-legal = Playable cards
coach-legal-why = Cards that may not be played are dimmed.
coach-hints = Hints
coach-hints-why = The lamp beside your name says what the strongest player would do, and why.
coach-trumps-out = Trumps still out
coach-trumps-out-why = The trumps that you have not seen yet.
coach-cards-out = Side cards still out
coach-cards-out-why = The cards of the other suits that you have not seen yet.
coach-points = Points
coach-points-why = What both sides have in their tricks.
coach-remarks = Remarks
coach-remarks-why = After a trick, if another choice was worth that many more lines.
