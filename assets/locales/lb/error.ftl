### What went wrong and what can be done about it.

## Files

error-title = Do ass eppes schifgaangen
error-settings-unreadable = D’Astellunge konnten net gelies ginn a goufen zeréckgesat. Den ale Fichier heescht elo { $kept }. ({ $reason })
error-settings-partly = Dës Astellunge konnten net gelies ginn a goufen zeréckgesat: { $fields }. Den ale Fichier heescht elo { $kept }. ({ $reason })
error-save-unreadable = Déi gespäichert Partie konnt net gelies ginn. De Fichier heescht elo { $kept }. ({ $reason })
error-save-older = De leschte Stand konnt net gelies ginn, dee virdru gëtt geholl. De Fichier heescht elo { $kept }. ({ $reason })
error-not-saved = Konnt net gespäichert ginn: { $file }. Du kanns weiderspillen, mee bei engem Ofstuerz ass d’Partie fort. ({ $reason })
error-no-folder = Et gëtt keen Dossier fir Astellungen a Partien, näischt gëtt gespäichert. Wiel ee mat --data-dir.
error-second-window = D’Spill ass schonn an enger anerer Fënster op. Wat an dëser gespillt gëtt, gëtt net gespäichert.

## The player’s own words. $file: the file or folder; $line: the line in it; $key: the key of the message

error-locale-folder = locales/{ $file }: dat ass kee Code vun enger Sprooch wéi zum Beispill nl. Den Dossier gëtt net gelies.
error-locale-unreadable = locales/{ $file } kann net gelies ginn a gëtt ewechgelooss. ({ $reason })
error-locale-syntax = locales/{ $file }, Zeil { $line }: { $key } ass net richteg geschriwwen. Dofir gëllt den agebauten Text.
error-locale-unknown = locales/{ $file }, Zeil { $line }: en Text mam Numm { $key } gëtt et am Spill net.
error-locale-repeated = locales/{ $file }, Zeil { $line }: { $key } steet schonn do. Deen éischten zielt.
error-locale-uses = locales/{ $file }, Zeil { $line }: { $key } benotzt { $what }, wat et do net gëtt. Dofir gëllt den agebauten Text.
error-locale-more = Weider Feeler an de Fichiere vun de Sproochen: { $n }. Si stinn all am Logbuch.

## The command line. $option: the option as typed; $value: its value; $allowed: the allowed values

error-cli-unknown = Onbekannt Optioun: { $option }
error-cli-value = { $value } geet net fir { $option }. Erlaabt: { $allowed }
error-cli-seed = 1 bis 64 Zeechen
error-cli-size = BREETxHÉICHT { NRULE("vun", $smallest) } bis { $largest }
error-cli-number = eng ganz Zuel, net ze grouss an net ze kleng
error-cli-missing = Bei { $option } feelt de Wäert.
error-cli-repeated = { $option } steet méi wéi eng Kéier do.
error-cli-unexpected = Dat gehéiert net heihin: { $value }
error-cli-help = { $name } weist, wat alles méiglech ass.

## The machine

error-no-gpu = Et gouf kee Grafikdreiwer fonnt, deen d’Fënster zeechne kann. Op Linux bréngt de Pak mesa-vulkan-drivers een, deen ëmmer geet.
error-no-display = Et gëtt keen Ecran fir d’Fënster. Op Linux muss DISPLAY oder WAYLAND_DISPLAY gesat sinn.
