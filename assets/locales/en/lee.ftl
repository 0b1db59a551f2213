### The Lee, the slate with the score, and the sum after each deal. “Us” is the human's team.

## The slate

lee-title = The Lee
# Chalked beside each row of strokes. $n: how many lines are left
lee-slate-us = Us { $n }
lee-slate-them = Them { $n }
# Chalked beside the middle: what a Stänner has left for the next deal. $n: lines
lee-slate-carry = +{ $n }

## How the deal ended. $us, $them: card points of the two teams, 40 together when all was played

lee-deal-won = Deal won, { $us } to { $them }
lee-deal-lost = Deal lost, { $us } to { $them }
lee-deal-staenner = Stänner: 20 to 20
lee-kapo-us = Kapo: we took no trick
lee-kapo-them = Kapo: they took no trick
# Who laid down the cards. $name: the player's name; $points: what the team had
lee-by-claim =
    { $name } laid down with { $points } { $points ->
        [one] point
       *[other] points
    }
lee-by-claim-rest = { $name } claimed the rest
# $name: the player who played the wrong card
lee-by-misplay = Misplay by { $name }
# $name: the player who called a misplay that was none
lee-by-wrong-call = Wrong call by { $name }
# The same when the human did it
lee-by-claim-you =
    You laid down with { $points } { $points ->
        [one] point
       *[other] points
    }
lee-by-claim-rest-you = You claimed the rest
lee-by-misplay-you = The misplay was yours
lee-by-wrong-call-you = You called a misplay that was none

## The sum, spelled out line by line

lee-points = Points
lee-tricks = Tricks
# $us, $them: points or tricks of the two teams
lee-score = { $us } : { $them }
# $suit: the symbol of the trump suit; $name: who named it
lee-trump-by = { $suit } { $name }
# $sum: what the stake is made of, from the four messages below
lee-stake = Stake: { $sum }
# $what: one of the words below; $n: its lines
lee-sum-part = { $what } { $n }
# $first, $second: parts
lee-sum-plus = { $first } + { $second }
# $sum: two or more parts; $n: the lines together
lee-sum-total = { $sum } = { $n }
lee-kapo = Kapo
lee-sum-deal = the deal
lee-sum-matt = Matt
lee-sum-konter = Konter
lee-sum-carried = carried over
lee-trump-us = We named trump
lee-trump-them = They named trump

## What is done to the lines. $n: how many

lee-cross-us =
    We cross out { $n } { $n ->
        [one] line
       *[other] lines
    }
lee-cross-them =
    They cross out { $n } { $n ->
        [one] line
       *[other] lines
    }
lee-draw-us =
    We draw { $n } { $n ->
        [one] line
       *[other] lines
    }
lee-draw-them =
    They draw { $n } { $n ->
        [one] line
       *[other] lines
    }
lee-nothing-changes = Nothing changes on the Lee
lee-carry =
    { $n } { $n ->
        [one] line goes
       *[other] lines go
    } with the next deal

## Going on

lee-next-deal = Next deal
lee-copy-deal = Copy the deal
lee-copied = Copied
lee-match-won = We win the match!
lee-match-lost = The match is lost
# $lines: how many lines the losers still have; $deals: how many deals the match took
lee-match-sum =
    The losers still have { $lines } { $lines ->
        [one] line
       *[other] lines
    }, after { $deals } { $deals ->
        [one] deal
       *[other] deals
    }
lee-revanche = Revanche
lee-revanche-why = The same teams play again
lee-change-teams = Change teams
# $name: the new partner of the human
lee-change-teams-why = Your next partner is { $name }
