### The rules pages.

pages-title = Spillreegelen
pages-contents = Inhalt
pages-search = Sichen
pages-open = Reegel
pages-key = D’Reegele liesen
pages-title-course = Wéi eng Ronn geet
pages-title-cards = Kaarten a Schrom
pages-title-trumps = D’Trëmp

## How a deal goes

pages-course-aim = Véier Leit spillen an zwou Ekippen; d’Matspiller sëtze sech géintiwwer. Déi Ekipp, déi mat hire Streech méi wéi d’Halschent vun all de Punkten huet ({ $points } sinn et), gewënnt d’Ronn a mécht Linnen aus op der Lee, enger Schifertafel. Wie keng Linn méi do stoen huet, gewënnt d’Partie.
pages-course-deal = Den Ausdeeler mëscht, dee virun him hieft of, an deen nächsten, d’Virhand, kritt dräi Kaarten.
pages-course-trump = D’Virhand kuckt sech dës dräi Kaarten un a mécht Tromp.
pages-course-rest = Da gëtt ausgedeelt, bis jiddereen der sechs huet.
pages-course-announce = Wien déi richteg Dammen huet, däerf schwätzen: _Konter_, _Matt_ oder béides. Da geet et ëm méi Linnen.
pages-course-play = Et gi sechs Streech gespillt. D’Virhand spillt als éischt aus, duerno ëmmer deen, deen de Streech krut.
pages-course-count = Béid Ekippen zielen hir Punkten, an et gëtt op d’Lee geschriwwen.

## Cards and points

pages-cards-deck = Konter a Matt gëtt mat { $cards } Kaarte gespillt: Schëppen, Häerzer, Rauten a Kräizer mat jee { $ranks } Kaarten. Wat eng Kaart zielt, steet ënner hir.
pages-cards-points = An all Faarf stieche { $suit } Punkten, am Ganzen der { $all }. Dës Punkten nennt een op Lëtzebuergesch _Schrom_.
pages-cards-worth = Tromp oder net: eng Kaart zielt ëmmer d’selwecht.

## The trumps

pages-trumps-matadors = Dräi Damme sinn ëmmer Tromp, egal wat fir eng Faarf gemaach gëtt: d’_Matadoren_.
pages-trumps-suit = E Matador gehéiert just zu den Trëmp, ni zu der Faarf, déi drop steet: Wien Häerzer bekenne soll an nëmme { $big } huet, huet keen Häerz. D’Kräizer-Damm ass eng normal Kräizer-Kaart.
pages-trumps-order = Iwwer de Matadore steet just den Ass vun der Trompfaarf, drënner de Rescht dovun. Vun der héchster bis zu der niddregster:
pages-trumps-head-trump = Tromp
pages-trumps-head-order = Reiefolleg
pages-trumps-head-count = Kaarten
pages-trumps-points = D’Reiefolleg seet just, wien de Streech kritt. Wat eng Kaart [zielt](cards), ännert si net.
