### The lessons: their list, what each teaches and asks, and why answers are right or wrong.
### $card, $high, $low: a card’s name with its article; $name: a player’s name; $suit: a suit with its symbol.

## The list

learn-title = Léieren
learn-hint = Kuerz Lektiounen um richtegen Dësch, an der Reiefolleg, déi dir gefält.
learn-finished-of = { $n } { NRULE("vun", $all) } fäerdeg.
learn-step = Schrëtt { $n } { NRULE("vun", $all) }
learn-exercise = Übung { $n } { NRULE("vun", $all) }
learn-state-finished = Fäerdeg
learn-state-next = Als Nächst
learn-state-new = Nach net gemaach
learn-unreadable = Däi Fortschrëtt an de Lektioune konnt net gelies ginn a fänkt nei un. Den ale Fichier heescht elo { $kept }. ({ $reason })

## In every lesson

learn-leave = Zeréck bei d’Lektiounen
learn-next-lesson = Nächst Lektioun
learn-check = Dat si se all
learn-finished = Lektioun fäerdeg!
learn-finished-why = Du kanns se all Moment nach eng Kéier maachen: d’Übunge sinn dann nei.
learn-right = Richteg!
learn-wrong = Net ganz.
learn-retry = Probéier nach eng Kéier.
learn-and = { $first } { NRULE("an", $second) }
learn-led = Ausgespillt: { $card } ({ $name })

## Cards and points

learn-name-points = Kaarten a Punkten
learn-points-1 = An all Faarf zielt den Ass 4 Punkten, de Kinnek 3, d’Damm 2 an de Bauer 1.
learn-points-2 = D’10 an d’9 ziele guer näischt.
learn-points-3 = Wien de Streech kritt, kritt d’Punkte vun alle véier Kaarten. Am ganze Spill sinn der 40.
learn-ask-most = Wiel d’Kaart, déi am meeschten zielt.
learn-ask-nothing = Wéi eng Kaarten zielen näischt? Markéier se all.
learn-ask-trick-points = Wéi vill Punkte sinn dës véier Kaarten zesummen?
learn-why-worth =
    { $card } zielt { $n ->
        [0] näischt
        [one] 1 Punkt
       *[other] { $n } Punkten
    }.
learn-why-sum =
    { $sum } = { $n } { $n ->
        [one] Punkt
       *[other] Punkten
    }.

## The three matadors

learn-name-matadors = Déi dräi Matadoren
learn-matadors-1 = Dräi Damme sinn ëmmer Tromp, egal wéi eng Faarf Tromp ass. Déi héchst dovun ass d’Schëppen-Damm a Gold: d’Matt.
learn-matadors-2 = Drënner kommen déi zwou Konteren: d’Häerzer-Damm a Sëlwer, dann d’Rauten-Damm a Bronze.
learn-matadors-3 = D’Kräizer-Damm gehéiert net dozou. Si ass eng gewéinlech Kräizer-Kaart.
learn-ask-matt = Wiel d’Matt.
learn-ask-order = Wiel d’Kaarten eng no der anerer, vun der héchster bis op déi niddregst.
learn-ask-ordinary = Wiel d’Damm, déi net ëmmer Tromp ass.
learn-ask-trumps = Wéi eng Kaarte sinn Tromp? Markéier se all.
learn-ask-highest = Wiel déi héchst Kaart.
learn-why-matt = { $card } ass d’Matt, déi héchst vun deenen dräi.
learn-why-konter = { $card } ass eng Konter. D’Matt ass d’Schëppen-Damm.
learn-why-always = { $card } ass ëmmer Tromp.
learn-why-trump = { $card } ass vun der Tromp-Faarf.
learn-why-no-trump = { $card } ass keng Tromp.
learn-why-club-queen = { $card } ass eng gewéinlech Kräizer-Kaart an nëmmen Tromp, wa Kräizer Tromp sinn.
learn-why-beats = { $high } ass méi héich wéi { $low }.

## The order of the trumps

learn-name-order = D’Reiefolleg vun den Trëmp
learn-order-1 = Häerzer sinn Tromp: uewen ass den Ass, dann déi dräi Dammen, dann de Kinnek, an drënner Bauer, 10 an 9.
learn-order-2 = Wa Kräizer Tromp sinn, sinn et der néng: d’Kräizer-Damm steet tëscht dem Kinnek an dem Bauer.
learn-order-3 = An all anerer Faarf ass d’Reiefolleg Ass, Kinnek, Damm, Bauer, 10, 9. Schëppen hunn do keng Damm, well déi bei d’Trëmp gehéiert.

## Following suit and trumping

learn-name-follow = Bekennen an trompen
learn-follow-1 = Schëppe sinn ugespillt, an du hues der: spill Schëppen oder Tromp. Trompen däerf een ëmmer.
learn-follow-2 = Tromp ass ugespillt: wien eng Tromp huet, muss eng spillen.
learn-follow-3 = Häerzer sinn ugespillt, an du hues keng: du däerfs alles spillen. Keen ass gezwongen ze trompen.
learn-follow-4 = Häerzer sinn ugespillt, Schëppe sinn Tromp. Deng Häerzer-Damm gehéiert bei d’Trëmp an net bei d’Häerzer, mee du hues nach eng aner Häerzer-Kaart.
learn-ask-play = Du bass drun: spill eng Kaart, déi erlaabt ass.
learn-ask-legal = Wéi eng Kaarten däerfs du spillen? Markéier se all.
learn-why-illegal = { $card } geet net.
learn-why-follows-trump = { $card } bekennt Tromp.
learn-why-always-may = { $card } ass ëmmer Tromp, an trompen däerf een ëmmer.
learn-why-may-trump = { $card } ass eng Tromp, an trompen däerf een ëmmer.
learn-why-follows = { $card } bekennt.
learn-why-free = Du kanns net bekennen, dofir ass { $card } erlaabt.

## Who wins the trick?

learn-name-tricks = Wie kritt de Streech?
learn-tricks-1 = Déi héchst Kaart vun der ugespillter Faarf kritt de Streech, soulaang keen trompt.
learn-tricks-2 = Déi klengst Tromp ass méi héich wéi all Kaart vun enger anerer Faarf. Hei si Kräizer Tromp.
learn-tricks-3 = Wa méi wéi eng Tromp am Streech läit, kritt déi héchst en.
learn-tricks-4 = En Ass vun enger Faarf, déi net ugespillt ass, kritt näischt, ausser et ass eng Tromp.
learn-ask-winner = Wiel d’Kaart, déi de Streech kritt.
learn-why-highest-trump = { $card } ass déi héchst Tromp am Streech.
learn-why-highest-led = { $card } ass déi héchst Kaart vun der ugespillter Faarf, a keen huet getrompt.
learn-why-trump-beats = { $high } ass Tromp, { $low } net.
learn-why-other-suit = { $card } ass weder Tromp nach vun der ugespillter Faarf.

## Choosing trump from three cards

learn-name-trump = Tromp maachen aus dräi Kaarten
learn-trump-1 = D’Virhand gesäit just dräi Kaarten a muss Tromp maachen. Vill Kaarten an enger Faarf si vill Trëmp.
learn-trump-2 = Den Tromp-Ass ass déi héchst Kaart vun allen. Eng Faarf mat hirem Ass ass dacks déi besser.
learn-trump-3 = Déi dräi Damme sinn esou oder esou Tromp. Si brauchen hir Faarf net: wiel déi, wou s du nach méi staark bass.
learn-ask-trump = Wéi eng Faarf méchs du?
learn-why-trump-lines =
    { $suit }: { $n ->
        [0] keng Tromp
        [one] 1 Tromp
       *[other] { $n } Trëmp
    } an der Hand, am Duerchschnëtt { $lines } Linnen.

## Announcing

learn-name-announce = Annoncéieren
learn-announce-1 = Wien d’Schëppen-Damm huet, däerf „Matt“ soen. D’Ronn ass dann eng Linn méi wäert.
learn-announce-2 = „Konter“ brauch déi zwou: d’Häerzer-Damm an d’Rauten-Damm. Och dat mécht d’Ronn eng Linn méi wäert.
learn-announce-3 = Eng Ronn ass 1 Linn wäert, mat Matt oder Konter 2, mat Matt a Konter 3, egal wien et gesot huet. Wat ee seet, weist een all deenen aneren.
learn-announce-time-own = Du kanns annoncéieren, bis s du deng éischt Kaart spills: wa s du am éischte Streech un der Rei bass.
learn-announce-time-first = Jidderee seet virun der alleréischter Kaart, wat en huet. Soubal déi läit, ass et ze spéit.
learn-ask-say = Wat ass dat Meescht, wat s du mat dëser Hand soe kanns?
learn-ask-stake = Wéi vill Linnen ass d’Ronn wäert?
learn-ask-time = Du hues nach näischt gesot. Däerfs du nach „Matt“ soen?
learn-said-matt = { $name }: „Matt!“
learn-said-konter = { $name }: „Ech konteren!“
learn-said-both = { $name }: „Konter a Matt!“
learn-said-nothing = Keen huet eppes gesot.
learn-why-lacks = Dofir brauchs du och nach { $cards }.
learn-why-say-more = Du hues { $cards } a kanns méi soen.
learn-why-holds = Du hues { $cards }.
learn-why-no-queen = Du hues keng vun deenen dräi Dammen.
learn-why-one-konter = Konter brauch déi zwou rout Dammen, an du hues just eng.
learn-why-stake-none = Et gouf näischt gesot: 1 Linn.
learn-why-stake-matt = 1 fir d’Ronn an 1 fir d’Matt: 2 Linnen.
learn-why-stake-konter = 1 fir d’Ronn an 1 fir d’Konter: 2 Linnen.
learn-why-stake-both = 1 fir d’Ronn, 1 fir d’Matt an 1 fir d’Konter: 3 Linnen.
learn-why-time-own = Du hues nach net gespillt, also ass nach Zäit.
learn-why-time-first = Déi éischt Kaart läit schonn, also ass et ze spéit.

## Counting to 21

learn-name-count = Ziele bis 21
learn-count-1 = Um Enn zielt all Ekipp d’Punkte vun hire Streech.
learn-count-2 = Et si 40 Punkten. Wien 21 oder méi huet, gewënnt d’Ronn.
learn-count-3 = Hunn déi zwou Ekippen 20, huet kee gewonnen: dat ass e Stänner.
learn-ask-count = Deng Ekipp huet dës Streech gewonnen. Wéi vill Punkte sinn dat?
learn-ask-enough = Dës Streech gehéieren eis, all déi aner hinnen. Wien huet gewonnen?
learn-enough-won = Eis Ekipp
learn-enough-tie = Keen, et ass e Stänner
learn-enough-lost = Déi aner Ekipp
learn-why-others-have =
    Déi aner hunn also { $n } { $n ->
        [one] Punkt
       *[other] Punkten
    }. Et brauch een 21 fir ze gewannen.

## The Lee

learn-name-lee = D’Lee
learn-lee-1 = All Ekipp fänkt op der Lee mat { $n } Linnen un. Wien eng Ronn gewënnt, mécht esou vill eege Linnen aus, wéi se wäert war.
learn-lee-2 = Hunn d’Verléierer Tromp gemaach, da kréie si grad esou vill nei Linnen dobäi.
learn-lee-3 = Wie keng Linn méi huet, huet d’Partie gewonnen. Et ginn net méi Linnen ausgemaach, wéi der do sinn.
learn-ask-lee = Wat ännert sech op der Lee?
learn-why-cross =
    D’Gewënner { NRULE("maachen", $n) } { $n ->
        [one] Linn
       *[other] Linnen
    } aus.
learn-why-draw =
    D’Verléierer haten Tromp gemaach, also kréie si { $n } { $n ->
        [one] Linn
       *[other] Linnen
    } dobäi.
learn-why-draw-nothing = D’Verléierer haten net Tromp gemaach, also kascht de Wäert si näischt.

## Kapo and Stänner

learn-name-kapo = Kapo a Stänner
learn-kapo-1 = Wie kee Streech kritt, ass Kapo. Dat kascht extra.
learn-kapo-2 = Bei 20 zu 20, dem Stänner, kënnt et drop un, wien Tromp gemaach huet.
learn-kapo-3 = Déi aner hunn nëmmen dësen eenzege Streech, an deen zielt näischt.
learn-ask-kapo = Sinn déi aner Kapo?
learn-why-no-kapo = Ee Streech rett virum Kapo, och een ouni Punkten.
learn-why-kapo-both = Fir de Kapo maachen d’Gewënner eng Linn méi aus; Verléierer, déi Tromp gemaach haten, kréien och eng méi dobäi.
learn-why-kapo-winners = Fir de Kapo maachen d’Gewënner eng Linn méi aus.
learn-why-kapo-losers = Fir de Kapo kréien d’Verléierer eng Linn méi dobäi.
learn-why-kapo-off = Bei dëse Reegele kascht e Kapo näischt extra.
learn-why-stanner-by-stake = Beim Stänner mécht keen eppes aus, an déi, déi Tromp gemaach hunn, kréien esou vill Linnen dobäi, wéi d’Ronn wäert war.
learn-why-stanner-one = Beim Stänner mécht keen eppes aus, an déi, déi Tromp gemaach hunn, kréien eng Linn dobäi.
learn-why-stanner-carry = Beim Stänner gëtt näischt ausgemaach an näischt bäigemaach; de Wäert zielt an der nächster Ronn mat.

## Misplays

learn-name-misplay = Feeler
learn-misplay-1 = Wien net bekennt, seet domat: ech hu keng dovun. Eng Kaart, déi méi spéit kënnt, ka weisen, datt dat net stëmmt.
learn-misplay-callable = Bei denge Reegele kann een esou eng Kaart spillen, a wien et mierkt, reklaméiert.
learn-misplay-prevented = Bei denge Reegele gëtt esou eng Kaart net ugeholl. An der aler Schoul awer, an do reklaméiert, wien et mierkt.
learn-misplay-2 = Mat den Trëmp ass et d’selwecht: wien op Tromp net bekennt, huet keng, och keng Damm, déi ëmmer Tromp ass.
learn-misplay-3 = Wann ee mat Recht reklaméiert, hunn déi mam Feeler d’Ronn verluer. Reklaméiert ee falsch, verléiert déi eegen Ekipp.
learn-ask-misplay = Wiel d’Kaart, déi net erlaabt war.
learn-ask-wrong-call = Du reklaméiers, an et war kee Feeler. Wien huet d’Ronn verluer?
learn-why-misplay = { $card } war net erlaabt: { $name } hat nach { $later }.
learn-why-led = { $card } ass ausgespillt ginn, an ausspillen däerf een alles.
learn-why-may-trump-there = { $card } ass Tromp, an trompen däerf een ëmmer.
learn-why-not-proven = { $card } kann an der Rei sinn: näischt, wat { $name } duerno gespillt huet, weist de Géigendeel.
learn-why-wrong-call = Wie falsch reklaméiert, verléiert d’Ronn mat der eegener Ekipp.
learn-lead-tag = ausgespillt

## A first whole game

learn-name-game = Déi éischt ganz Ronn
learn-game-1 = Elo spills du eng ganz Ronn. No all Decisioun héiers du, wat en Expert dovun hält, an och, wat s du vun deenen anere léiere kanns.
learn-game-good = { $taken }: gutt decidéiert!
learn-game-better = Besser wéi „{ $taken }“: { $best }
# What happens at the table. $name: a player’s name; $card, $cards: with their articles; $suit: a suit with its symbol
learn-saw-announced = { $name } weist { $cards }.
learn-saw-leads-trump = { $name } spillt Tromp aus: wien eng huet, muss eng spillen.
learn-saw-ruff = { $name } geet mat Tromp eran: { $card }.
learn-saw-ruff-why = Trompen däerf een ëmmer, och wann ee bekenne kéint.
learn-saw-void = { $name } bekennt net an trompt net, huet also keng méi vun där Faarf: { $suit }.
learn-saw-no-trump = { $name } gëtt op Tromp keng Tromp, huet also keng méi.
learn-saw-void-why = Esou eppes mierkt ee sech: da weess een no an no, wien nach wat an der Hand huet.
learn-saw-feeds =
    De Streech ass bis elo däin, a { NRULE("vun", $name) } kënnt { $card } dobäi: { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } fir eis Säit.
learn-saw-feeds-why = Esou spillt ee matenee: d’Punkte leet een dohin, wou déi eege Säit de Streech kritt.
learn-saw-points = Bis elo { $us } fir eis, { $them } fir déi aner.
learn-saw-points-why = Mat 21 ass d’Ronn gewonnen.
learn-saw-won = Eis Ekipp huet elo 21 oder méi: d’Ronn ass gewonnen.
learn-saw-lost = Déi aner hunn elo 21 oder méi: d’Ronn ass verluer.
learn-saw-kapo = Elo geet et nach ëm de Kapo: op déi, déi nach kee Streech hunn, nach ee kréien.
learn-saw-decided = Wat nach kënnt, ännert dorunner näischt méi.
learn-finished-all = Elo weess du alles, wat ee brauch. De Café waart!
