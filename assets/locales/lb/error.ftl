### What went wrong and what can be done about it.

## Files

error-title = Do ass eppes schifgaangen
error-settings-unreadable = D’Astellunge konnten net gelies ginn a goufen zeréckgesat. Den ale Fichier heescht elo { $kept }. ({ $reason })
error-settings-partly = Dës Astellunge konnten net gelies ginn a goufen zeréckgesat: { $fields }. Den ale Fichier heescht elo { $kept }. ({ $reason })
error-save-unreadable = Déi gespäichert Partie konnt net gelies ginn. De Fichier heescht elo { $kept }. ({ $reason })
error-save-older = De leschte Stand konnt net gelies ginn, dee virdru gëtt geholl. De Fichier heescht elo { $kept }. ({ $reason })
error-record-unreadable = { $file } ass keng opgeschriwwe Partie. ({ $reason })
error-not-saved = Konnt net gespäichert ginn: { $file }. Du kanns weiderspillen, mee bei engem Ofstuerz ass d’Partie fort. ({ $reason })
error-no-folder = Et gëtt keen Dossier fir Astellungen a Partien, näischt gëtt gespäichert. Wiel ee mat --data-dir.
error-second-window = D’Spill ass schonn an enger anerer Fënster op. Wat an dëser gespillt gëtt, gëtt net gespäichert.
error-asset = E Fichier vum Spill feelt oder ass futti: { $file }. Installéier d’Spill wgl. nei. ({ $reason })

## Rule files. $file: the file; $field: the option; $value: what stands there; $allowed: what may stand there

error-rules-value = { $file }: { $value } geet net fir { $field }. Erlaabt: { $allowed }
error-rules-missing = { $file }: { $field } feelt. Erlaabt: { $allowed }
error-rules-unknown = { $file }: eng Optioun { $field } gëtt et net. Optiounen: { $allowed }
error-rules-unreadable = { $file } kann net als Reegele gelies ginn. ({ $reason })

## The command line. $option: the option as typed; $value: its value; $allowed: the allowed values

error-cli-unknown = Onbekannt Optioun: { $option }
error-cli-value = { $value } geet net fir { $option }. Erlaabt: { $allowed }
error-cli-missing = Bei { $option } feelt de Wäert.
error-cli-repeated = { $option } steet méi wéi eng Kéier do.
error-cli-unexpected = Dat gehéiert net heihin: { $value }
error-cli-help = { $name } weist, wat alles méiglech ass.

## The machine

error-no-gpu = Et gouf kee Grafikdreiwer fonnt, deen d’Fënster zeechne kann. Op Linux bréngt de Pak mesa-vulkan-drivers een, deen ëmmer geet.
error-no-display = Et gëtt keen Ecran fir d’Fënster. Op Linux muss DISPLAY oder WAYLAND_DISPLAY gesat sinn.
error-log = Méi doriwwer steet a { $file }
