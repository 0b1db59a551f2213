### What went wrong and what can be done about it.

## Files

error-title = Un problème est survenu
error-settings-unreadable = Les paramètres étaient illisibles et ont été réinitialisés. L’ancien fichier est conservé sous { $kept }. ({ $reason })
error-settings-partly = Ces paramètres étaient illisibles et ont été réinitialisés : { $fields }. L’ancien fichier est conservé sous { $kept }. ({ $reason })
error-save-unreadable = La partie enregistrée était illisible. Le fichier est conservé sous { $kept }. ({ $reason })
error-save-older = Le dernier enregistrement était illisible ; le précédent est repris. Le fichier est conservé sous { $kept }. ({ $reason })
error-not-saved = Enregistrement impossible : { $file }. Vous pouvez jouer, mais un plantage ferait perdre la partie. ({ $reason })
error-no-folder = Aucun dossier pour les paramètres et les parties : rien ne sera conservé. Choisissez-en un avec --data-dir.
error-second-window = Le jeu est déjà ouvert dans une autre fenêtre. Ce qui est joué dans celle-ci n’est pas enregistré.

## The player’s own words. $file: the file or folder; $line: the line in it; $key: the key of the message

error-locale-folder = locales/{ $file } : ce n’est pas un code de langue comme nl. Le dossier est ignoré.
error-locale-unreadable = locales/{ $file } est illisible et ignoré. ({ $reason })
error-locale-syntax = locales/{ $file }, ligne { $line } : { $key } est mal écrit. Le texte d’origine est utilisé.
error-locale-unknown = locales/{ $file }, ligne { $line } : le jeu n’a pas de texte nommé { $key }.
error-locale-repeated = locales/{ $file }, ligne { $line } : { $key } y est déjà. Le premier compte.
error-locale-uses = locales/{ $file }, ligne { $line } : { $key } ne peut pas utiliser { $what }. Le texte d’origine est utilisé.
error-locale-more = Autres erreurs dans les fichiers de langue : { $n }. Le journal les contient toutes.

## The command line. $option: the option as typed; $value: its value; $allowed: the allowed values

error-cli-unknown = Option inconnue : { $option }
error-cli-value = { $option } n’accepte pas { $value }. Valeurs permises : { $allowed }
error-cli-seed = 1 à 64 caractères
error-cli-size = LARGEURxHAUTEUR de { $smallest } à { $largest }
error-cli-number = un nombre entier, ni trop grand ni trop petit
error-cli-missing = Il manque une valeur à { $option }.
error-cli-repeated = { $option } est indiqué plus d’une fois.
error-cli-unexpected = Inattendu ici : { $value }
error-cli-help = { $name } montre tout ce qui est possible.

## The machine

error-no-gpu = Aucun pilote graphique capable d’afficher la fenêtre. Sous Linux, le paquet mesa-vulkan-drivers en fournit un qui marche toujours.
error-no-display = Aucun écran où ouvrir la fenêtre. Sous Linux, DISPLAY ou WAYLAND_DISPLAY doit être défini.
