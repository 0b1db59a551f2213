### The rules pages.

pages-title = Spillreegelen
pages-contents = Inhalt
pages-search = Sichen
pages-open = Reegel
pages-key = D’Reegele liesen
pages-example = E Beispill
pages-examples = Beispiller
pages-title-course = Wéi eng Ronn geet
pages-title-seats = Dësch an Ekippen
pages-title-cards = Kaarten a Schrom
pages-title-dealing = Mëschen, ofhiewen, ausdeelen
pages-title-naming = Tromp maachen
pages-title-trumps = D’Trëmp
pages-title-announcing = Schwätzen: Konter a Matt
pages-title-following = Wéi eng Kaart een däerf spillen
pages-title-tricks = Wien de Streech kritt
pages-title-counting = D’Punkten zielen
pages-title-lee = D’Lee
pages-title-claiming = D’Kaarten opleeën
pages-title-misplays = Feeler
pages-title-match = Partie a Revanche
pages-title-variants = D’Reegele vun dëser Partie
pages-title-example = Eng ganz Ronn
pages-title-glossary = D’Wierder vum Dësch

## How a deal goes

pages-course-aim = Véier Leit spillen an zwou Ekippen; d’Matspiller sëtze sech géintiwwer. Déi Ekipp, déi mat hire Streech méi wéi d’Hallschent vun all de Punkten huet ({ $points } sinn et), gewënnt d’Ronn a mécht Linnen aus op der Lee, enger Schifertafel. Wie keng Linn méi do stoen huet, gewënnt d’Partie.
pages-course-deal = Den Ausdeeler [mëscht](dealing), dee virun him hieft of, an deen Nächsten, d’Virhand, kritt dräi Kaarten.
pages-course-trump = D’Virhand kuckt sech dës dräi Kaarten un [a mécht Tromp](naming).
pages-course-rest = Da gëtt ausgedeelt, bis jiddereen der sechs huet.
pages-course-announce = Wien déi richteg Dammen huet, däerf [schwätzen](announcing): _Konter_, _Matt_ oder béides. Da geet et ëm méi Linnen.
pages-course-play = Et gi sechs [Streech](following) gespillt. D’Virhand spillt als éischt aus, duerno ëmmer deen, deen de Streech krut.
pages-course-count = Béid Ekippen [zielen](counting) hir Punkten, an et gëtt op d’[Lee](lee) geschriwwen.

## Table and teams

pages-seats-teams = Et spillen ëmmer zwou Persounen zesummen: Matspiller sëtze sech géintiwwer a bleiwen déi ganz Partie eng Ekipp. Hir Streech an hir Punkten zielen zesummen.
pages-seats-clockwise = Et geet **der Auer no**: no jidderengem kënnt deen, dee lénks vun him sëtzt.
pages-seats-counter-clockwise = Et geet **géint d’Auer**: no jidderengem kënnt deen, dee riets vun him sëtzt.
pages-seats-turn = Wa vun deem Nächsten oder vun deem virdrun d’Rieds ass, ass ëmmer dës Richtung gemengt. Wien net drun ass, waart.

## Cards and points

pages-cards-deck = Konter a Matt gëtt mat { $cards } Kaarte gespillt: Schëppen, Häerzer, Rauten a Kräizer mat jee { $ranks } Kaarten. Wat eng Kaart zielt, steet ënner hir.
pages-cards-points = An all Faarf { NRULE("stiechen", $suit) } Punkten, am Ganzen der { $all }. Dës Punkten nennt een op Lëtzebuergesch _Schrom_.
pages-cards-worth = Tromp oder net: eng Kaart zielt ëmmer d’selwecht.

## Shuffling, cutting, dealing

pages-role-dealer = Ausdeeler
pages-role-cutter = hieft of
pages-role-forehand = Virhand
pages-role-partner = Matspiller vum Ausdeeler
pages-dealing-cut = Den Ausdeeler mëscht. De Spiller virun him hieft of: hien hëlt op d’mannst { $least } an héchstens { $most } Kaarten erof a leet se ënner de Rescht.
pages-dealing-packets = Et ginn ëmmer { $packet } Kaarte mateneen ausgedeelt, déi éischt der Virhand. Da gëtt gewaart, bis si Tromp gemaach huet. Um Enn huet jiddereen der { $hand }.
pages-dealing-next = An der éischter Ronn vun enger Partie gëtt den Ausdeeler zoufälleg bestëmmt. Duerno deelt ëmmer deen aus, deen an der Ronn virdrun d’Virhand war.
pages-dealing-proof = Virum Ofhiewe weist d’Spill e Fangerofdrock vum gemëschte Koup. No der Ronn kann een d’Kaarte kopéieren a mat dësem Fangerofdrock vergläichen: keen, och net de Computer, huet eppes verréckelt.

## Naming trump

pages-naming-who = D’Virhand kuckt sech hir { $packet } Kaarten un a muss eng vun de véier Faarwe maachen: Passe gëtt et net, an de Matspiller däerf net hëllefen. Déi aner Kaarte kommen eréischt duerno.
pages-naming-risk = Dat ass e Risiko: verléiert d’Ekipp, déi Tromp gemaach huet, kritt si selwer [Linne bäi](lee).
pages-naming-example = Dës Kaarte krut eng Virhand:
pages-naming-head-trump = Tromp
pages-naming-head-count = Trëmp
pages-naming-head-which = Wéi eng
pages-naming-choice = Vill Leit géifen hei dës Faarf maachen: { $suit }.

## The trumps

pages-trumps-matadors = Dräi Damme sinn ëmmer Tromp, egal wat fir eng Faarf gemaach gëtt: d’_Matadoren_.
pages-trumps-suit = E Matador gehéiert just zu den Trëmp, ni zu der Faarf, déi drop steet: wien Häerzer bekenne soll an nëmme { $big } huet, huet keen Häerz. D’Kräizer-Damm ass eng normal Kräizer-Kaart.
pages-trumps-order = Iwwer de Matadore steet just den Ass vun der Tromp-Faarf, drënner de Rescht dovun. Vun der héchster bis zu der niddregster:
pages-trumps-of = { $suit }: { $count } Trëmp
pages-trumps-points = D’Reiefolleg seet just, wien de Streech kritt. Wat eng Kaart [zielt](cards), ännert si net.

## Announcing

pages-announcing-what = Wie bestëmmt Dammen huet, däerf _schwätzen_ an doduerch de Wäert vun der Ronn méi héich maachen. Et muss keen.
pages-announcing-head-call = Annonce
pages-announcing-head-needs = Dofir brauch een
pages-announcing-choice = D’Kaarte mussen an enger Hand sinn. Wien all dräi Dammen huet, däerf Konter soen, Matt, béides oder näischt. Jiddereen däerf nëmmen eng Kéier schwätzen.
pages-announcing-own-first-card = Geschwat gëtt **am éischte Streech, wann een drun ass**, virun der eegener Kaart. Duerno ass et ze spéit.
pages-announcing-first-card-of-game = Geschwat gëtt **virun der alleréischter Kaart**: jidderee gëtt der Rei no gefrot, d’Virhand als éischt. Läit déi Kaart, ass et ze spéit.
pages-announcing-stake = Wat gesot gëtt, gëllt fir béid Ekippen a gëtt zesummegezielt, egal wien et seet. Sou vill ass d’Ronn wäert:
pages-announcing-head-said = Gesot
pages-announcing-head-worth = Wäert
pages-announcing-shown = Eng Annonce weist jidderengem dës Kaarten. Déi éischt Kaart, déi ee spillt, muss keng dovu sinn.
pages-announcing-example = Dës Hand huet all dräi Dammen. Si däerf soen:

## Which cards may be played

pages-following-lead = Wien ausspillt, däerf all Kaart spillen.
pages-following-trump = Ass **Tromp** ugespillt, muss een Tromp spillen, soulaang een der huet. Ouni Tromp däerf een alles spillen.
pages-following-side = Ass **eng aner Faarf** ugespillt, däerf ee se bekennen oder trompen. Huet een d’Faarf net, däerf een alles spillen.
pages-following-free = Trompe muss een ni, an eng méi héich Kaart leeën och net.
pages-following-matador = E [Matador](trumps) ass eng Tromp, keng Kaart vun der Faarf, déi drop steet.
pages-following-led = Tromp: { $trump }. Ugespillt: { $led }.
pages-following-why-trump = Tromp ass ugespillt, an dës Hand huet der: nëmmen déi däerfe gespillt ginn.
pages-following-why-side = Hei heescht et bekennen oder trompen: { $suit } oder eng Tromp.
pages-following-why-void = Dës Hand huet keng { $suit }: si däerf alles spillen, trompen oder ofwerfen.
pages-following-why-matador = { $card } ass eng Tromp a keng Kaart vun der Faarf { $suit }. Dës Hand däerf also alles spillen.

## Who wins a trick

pages-tricks-trump = Déi héchst [Tromp](trumps) kritt de Streech.
pages-tricks-side = Läit keng Tromp dran, gewënnt déi héchst Kaart vun der ugespillter Faarf, an dëser Reiefolleg: { $ranks }. Eng aner Faarf gewënnt dann ni.
pages-tricks-next = De Gewënner leet de Streech verdeckt bei seng Ekipp a spillt fir den nächsten aus.
pages-tricks-last = De leschte Streech däerf ee kucken, bis déi nächst Kaart läit.
pages-tricks-all = All gewonne Streech däerf een ëmmer nach eng Kéier kucken.
pages-tricks-why-plain = Et läit keng Tromp dran. Déi héchst Kaart vun der ugespillter Faarf ({ $suit }) ass { $card }.
pages-tricks-why-trumped = { $card } ass déi eenzeg Tromp a kritt de Streech.
pages-tricks-why-over = Am Streech { NRULE("leien", $trumps) } Trëmp; { $card } ass déi héchst.
pages-tricks-worth =
    De Streech zielt { $n } { $n ->
        [one] Punkt
       *[other] Punkten
    }.

## Counting

pages-counting-sum = No sechs Streech zielt all Ekipp d’[Punkten](cards) an hire Streech; zesumme sinn et der { $all }.
pages-counting-win = Mat **{ $least } oder méi** ass d’Ronn gewonnen.
pages-counting-stanner = **{ $half } zu { $half }** ass e _Stänner_, och _Rampo_ genannt: kee gewënnt. Wien da Linne bäikritt, steet bei der [Lee](lee).
pages-counting-march = Wien all Streech kritt, huet en _Duerchmarsch_ gemaach. Fir déi aner ass dat e **Kapo**.
pages-counting-kapo = Och e Streech ouni Punkten ass e Streech: wien een huet, ass net Kapo.

## The Lee

pages-lee-start =
    D’Lee ass eng Schifertafel. Um Ufank huet all Ekipp do { $lines } { $lines ->
        [one] Linn
       *[other] Linnen
    }, a Gruppen zu { $group }.
pages-lee-cross = Wien d’Ronn gewënnt, mécht sou vill Linnen aus, wéi d’Ronn [wäert](announcing) ass. Hunn d’Verléierer Tromp gemaach, kréie si sou vill bäi.
pages-lee-head-worth = Wäert
pages-lee-head-cross = Gewënner: aus
pages-lee-head-maker = Verléierer, déi Tromp gemaach hunn: bäi
pages-lee-head-other = Aner Verléierer: bäi
pages-lee-kapo-both = Bei engem **Kapo** maachen d’Gewënner eng Linn méi aus, a Verléierer, déi Tromp gemaach hunn, kréien eng méi bäi.
pages-lee-kapo-winners = Bei engem **Kapo** maachen d’Gewënner eng Linn méi aus.
pages-lee-kapo-losers = Bei engem **Kapo** kréien d’Verléierer eng Linn bäi, egal wien Tromp gemaach huet. D’Gewënner maachen dofir keng méi aus.
pages-lee-kapo-off = E **Kapo** zielt an dëser Partie näischt extra.
pages-lee-stanner-by-stake = Bei engem **Stänner** kritt d’Ekipp, déi Tromp gemaach huet, sou vill Linne bäi, wéi d’Ronn wäert war.
pages-lee-stanner-one = Bei engem **Stänner** kritt d’Ekipp, déi Tromp gemaach huet, eng Linn bäi, egal wat gesot gouf.
pages-lee-stanner-carry = Bei engem **Stänner** kritt keen eng Linn bäi, mee de Wäert vun der Ronn kënnt bei déi nächst dobäi, déi gewonne gëtt. Kënnt direkt nach e Stänner, zielt och deen dobäi.
pages-lee-end = Méi Linnen, wéi do stinn, mécht keen aus. Wie keng méi huet, huet d’[Partie](match) gewonnen.

## Laying down the cards

pages-claiming-won = Eng Ekipp mat { $least } Punkten oder méi däerf hir Kaarten opleeën a soen: „Mir { NRULE("hunn", $least) }!“ D’Ronn ass domat gewonnen an eriwwer.
pages-claiming-kapo = Hunn déi aner nach kee Streech, gëtt een domat [de Kapo](counting) op. D’Spill seet et engem virdrun.
pages-claiming-rest = Och wien drun ass fir auszespillen a ganz sécher all Streech kritt, déi nach kommen, däerf de Rescht reklaméieren. Sécher heescht: mat den eegene Kaarten eleng, egal wat déi aner spillen.
pages-claiming-example =
    Tromp: { $trump }. { $count ->
        [0] Déi aner hu keng Tromp méi.
       *[other] Trëmp, déi bei deenen anere kënne sinn: { $cards }.
    }
pages-claiming-why = Dës Kaarte kréie sécher all Streech, déi nach kommen.

## Misplays

pages-misplays-prevented = An dëser Partie kann een eng Kaart, déi net [erlaabt](following) ass, guer net spillen: d’Spill seet, firwat. Et gëtt also kee Feeler ze reklaméieren.
pages-misplays-callable = An dëser Partie kann een och eng Kaart spillen, déi net [erlaabt](following) ass. Jidderee vun de véier däerf de Feeler reklaméieren, bis d’Ronn gezielt ass.
pages-misplays-right = **War et e Feeler**, ass d’Ronn direkt eriwwer a fir déi Ekipp verluer, déi e gemaach huet, sou wéi et an deem Moment steet: all Annonce zielt, an hat déi Ekipp nach kee Streech, och de Kapo.
pages-misplays-wrong = **War et keen**, verléiert d’Ekipp vun deem, dee reklaméiert huet, op déi selwecht Manéier.
pages-misplays-none = **Reklaméiert keen**, zielt d’Ronn, wéi se gespillt gouf.
pages-misplays-computer = Computerspiller maache just op de schwaache Stufe Feeler, a si reklaméiere just dat, wat si gesi konnten.

## The match

pages-match-won =
    Déi Ekipp, déi als éischt keng Linn méi op der [Lee](lee) huet, gewënnt d’Partie. Am séierste Fall geet dat { NRULE("an", $deals) } { $deals ->
        [one] Ronn
       *[other] Ronnen
    }.
pages-match-revanche = Duerno däerfen d’Verléierer eng _Revanche_ verlaangen, mat deene selwechten Ekippen, héchstens { $most } Mol hannerteneen.
pages-match-teams = No enger Revanche kënnen d’Ekippe wiesselen: da kritt jiddereen en anere Matspiller.

## The options

pages-variants-here = Dës Partie gëtt mat dëse Reegele gespillt: **{ $name }**.
pages-variants-head-rule = Reegel
pages-variants-head-value = An dëser Partie
pages-variants-others = Anerwäerts gëtt anescht gespillt. Dat hei ass bei deenen anere fäerdege Reegelen net d’selwecht:
pages-variants-one = **{ $rule }**: { $value }

## A whole deal

pages-deal-intro = Véier Computerspiller hunn dës Ronn gespillt. De Feil (→) weist, wien ausspillt; an der leschter Kolonn steet, wien de Streech kritt a wat en zielt.
pages-deal-dealer = Ausdeeler: { $seat }
pages-deal-forehand = Virhand: { $seat }
pages-deal-trump = Tromp: { $suit }
pages-deal-said = { $seat }: „{ $call }“
pages-deal-head-trick = Streech
pages-deal-head-winner = Kritt de Streech

## The words of the table

pages-glossary-intro = Dës Wierder héiert een um Dësch.
pages-word-konter = **Konter**: d’Häerzer-Damm ({ $big }, déi déck) an d’Rauten-Damm ({ $small }, déi kleng). Och d’Annonce, wann een déi zwou huet.
pages-word-matt = **Matt**: d’Schëppen-Damm ({ $matt }), och Meedchen oder Midd genannt. Och d’Annonce, wann ee se huet.
pages-word-tromp = **Tromp**: eng Kaart, déi all Kaart vun deenen anere Faarwe schléit.
pages-word-matador = **Matador**: eng vun den dräi Dammen, déi ëmmer Tromp sinn.
pages-word-schrom = **Schrom**: d’Punkten, déi d’Kaarten zielen.
pages-word-lee = **Lee**: d’Schifertafel mat de Linnen.
pages-word-linn = **Linn**, och **Stréch**: wat een op der Lee ausmécht oder bäikritt.
pages-word-staenner = **Stänner**: Gläichstand, béid Ekippen hunn d’selwecht vill Punkten.
pages-word-rampo = **Rampo**: en anert Wuert fir Stänner.
pages-word-kapo = **Kapo**: sou ass déi Ekipp, déi keen eenzege Streech kritt.
pages-word-duerchmarsch = **Duerchmarsch**: wann eng Ekipp all Streech kritt.
pages-word-schwaetzen = **Schwätzen**, och **annoncéieren** oder **konteren**: Konter oder Matt soen.
pages-word-ausdeeler = **Ausdeeler**: deen, deen d’Kaarten ausdeelt.
pages-word-ofhiewen = **Ofhiewen**: de gemëschte Koup deelen, ier ausgedeelt gëtt.
pages-word-virhand = **Virhand**: deen, deen déi éischt Kaarte kritt, Tromp mécht an ausspillt.
pages-word-ausspillen = **Ausspillen**: déi éischt Kaart vun engem Streech spillen.
pages-word-bekennen = **Bekennen**: eng Kaart vun der ugespillter Faarf spillen.
pages-word-trompen = **Trompen**: eng Tromp op eng aner Faarf spillen.
pages-word-streech = **Streech**: véier Kaarten, vun all Spiller eng.
pages-word-opleeen = **Opleeën**: d’Kaarte weisen, well d’Ronn scho gewonnen ass.
pages-word-feeler = **Feeler**: eng Kaart, déi een net hätt däerfe spillen.
pages-word-ronn = **Ronn**, och **Spill**: eemol ausdeelen a sechs Streech.
pages-word-partie = **Partie**: sou vill Ronnen, bis eng Ekipp keng Linn méi huet.
pages-word-revanche = **Revanche**: nach eng Partie mat deene selwechten Ekippen.
pages-word-faarwen = **Schëppen** ♠, **Häerzer** ♥, **Rauten** ♦, **Kräizer** ♣: déi véier Faarwen.
pages-word-kaarten = **Ass**, **Kinnek**, **Damm**, **Bauer**, **Zéng**, **Néng**: déi sechs Kaarten an all Faarf.
