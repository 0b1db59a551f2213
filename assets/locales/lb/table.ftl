### The table: whose turn it is, what may be done, what is said, and why something is not possible.

## Whose turn it is. $name: the player's name

table-your-turn = Du bass drun
table-your-lead = Du spills aus
table-their-turn = { $name } ass drun
table-you-cut = Du hiefs of: wou soll de Koup gedeelt ginn?
table-cut-here = Hei ofhiewen
table-cut-anywhere = Iergendwou ofhiewen
table-they-cut = { $name } hieft of
table-cut-position =
    { $n } { $n ->
        [one] Kaart
       *[other] Kaarten
    } erof

## Naming trump

table-name-trump = Du méchs Tromp: wiel eng Faarf
table-name-trump-hint = Du kenns nëmmen dës dräi Kaarten, déi aner dräi kommen duerno.
table-say-spades = Schëppe sinn Tromp!
table-say-hearts = Häerzer sinn Tromp!
table-say-diamonds = Raute sinn Tromp!
table-say-clubs = Kräizer sinn Tromp!

## The badge that shows the trump suit and what the deal is worth

table-trump = Tromp
table-trump-is = Tromp: { $suit }
table-last-trick = Leschte Streech: { $name }
table-stake = ×{ $n }
table-stake-is =
    Et geet ëm { $n } { $n ->
        [one] Linn
       *[other] Linnen
    }

## Announcing

table-announce-prompt = Hues du eppes ze soen?
table-announce-konter = Konter
table-announce-matt = Matt
table-announce-both = Konter a Matt
table-announce-none = Näischt
table-announce-shows = weist jidderengem { $cards }
table-say-konter = Ech konteren!
table-say-matt = Matt!
table-say-both = Konter a Matt!
table-say-none = Näischt.

## The trick

table-takes-trick =
    { $name } kritt de Streech: { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }
table-you-take-trick =
    De Streech ass fir dech: { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }

## Why a card or an action is refused

table-refused-follow-spades = Schëppe sinn ugespillt, an du hues der: bekennen oder trompen.
table-refused-follow-hearts = Häerzer sinn ugespillt, an du hues der: bekennen oder trompen.
table-refused-follow-diamonds = Raute sinn ugespillt, an du hues der: bekennen oder trompen.
table-refused-follow-clubs = Kräizer sinn ugespillt, an du hues der: bekennen oder trompen.
table-refused-follow-trump = Tromp ass ugespillt, an du hues der: du muss Tromp bekennen.
table-refused-not-your-turn = Du bass nach net drun.
table-refused-not-held = Dës Kaart hues du net an der Hand.
table-refused-not-now = Dat geet elo net.
table-refused-cut = Beim Ofhiewe muss op all Säit op d’mannst eng Kaart leien.
table-refused-announce-late = Elo ass et ze spéit fir ze schwätzen.
table-refused-announce-early = Nach net: geschwat gëtt, wann d’Rei am éischte Streech un dir ass.
table-refused-announced-already = Du hues scho geschwat.
table-refused-announce-cards = Dofir hues du net déi richteg Dammen.
table-refused-claim-points = Fir opzeleeë brauch een 21 Punkten, eis Ekipp huet der { $points }.
table-refused-claim-rest = Déi lescht Streech sinn nach net all sécher.
table-refused-no-misplay = Hei gëtt et kee Feeler ze reklaméieren.

## Claiming

table-claim-won = Opleeën: mir { NRULE("hunn", $points) }
table-claim-rest = Rescht reklaméieren
table-claim-kapo = Déi aner hunn nach kee Streech. Wien elo opleet, kritt kee Kapo méi.
table-claim-anyway = Trotzdeem opleeën
table-claim-yes = Opleeën
table-claim-why = D’Ronn ass domat gewonnen a gëtt gläich gezielt.
table-claim-rest-why = All Streech, déi nach kommen, ginn un eis Ekipp.
table-play-on = Weiderspillen
table-say-claim = Mir { NRULE("hunn", $points) }!
table-say-claim-rest = De Rescht ass fir eis!

## Misplays

table-misplay-call = Feeler reklaméieren
table-misplay-whose = Wien huet falsch gespillt?
table-misplay-warning = War et kee Feeler, verléiert eis Ekipp d’Ronn.
table-say-misplay = Feeler!
table-count-prompt = All Kaarte si gespillt
table-count-why = Wa gezielt ass, kann een näischt méi reklaméieren.
table-count = Zielen

## Name plates

table-plate-dealer = Ausdeeler

## Around the table

table-menu = Menü
table-fingerprint = Fangerofdrock vum Koup: { $hash }
