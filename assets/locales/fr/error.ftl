### What went wrong and what can be done about it.

## Files

error-title = Un problème est survenu
error-settings-unreadable = Les paramètres étaient illisibles et ont été réinitialisés. L’ancien fichier est conservé sous { $kept }. ({ $reason })
error-settings-partly = Ces paramètres étaient illisibles et ont été réinitialisés : { $fields }. L’ancien fichier est conservé sous { $kept }. ({ $reason })
error-save-unreadable = La partie enregistrée était illisible. Le fichier est conservé sous { $kept }. ({ $reason })
error-save-older = Le dernier enregistrement était illisible ; le précédent est repris. Le fichier est conservé sous { $kept }. ({ $reason })
error-record-unreadable = { $file } n’est pas une partie enregistrée. ({ $reason })
error-not-saved = Enregistrement impossible : { $file }. Vous pouvez jouer, mais un plantage ferait perdre la partie. ({ $reason })
error-no-folder = Aucun dossier pour les paramètres et les parties : rien ne sera conservé. Choisissez-en un avec --data-dir.
error-second-window = Le jeu est déjà ouvert dans une autre fenêtre. Ce qui est joué dans celle-ci n’est pas enregistré.
error-asset = Un fichier du jeu manque ou est abîmé : { $file }. Veuillez réinstaller le jeu. ({ $reason })

## Rule files. $file: the file; $field: the option; $value: what stands there; $allowed: what may stand there

error-rules-value = { $file } : { $field } n’accepte pas { $value }. Valeurs permises : { $allowed }
error-rules-missing = { $file } : { $field } manque. Valeurs permises : { $allowed }
error-rules-unknown = { $file } : l’option { $field } n’existe pas. Options : { $allowed }
error-rules-unreadable = { $file } ne contient pas de règles lisibles. ({ $reason })

## The command line. $option: the option as typed; $value: its value; $allowed: the allowed values

error-cli-unknown = Option inconnue : { $option }
error-cli-value = { $option } n’accepte pas { $value }. Valeurs permises : { $allowed }
error-cli-missing = Il manque une valeur à { $option }.
error-cli-repeated = { $option } est indiqué plus d’une fois.
error-cli-unexpected = Inattendu ici : { $value }
error-cli-help = { $name } montre tout ce qui est possible.

## The machine

error-no-gpu = Aucun pilote graphique capable d’afficher la fenêtre. Sous Linux, le paquet mesa-vulkan-drivers en fournit un qui marche toujours.
error-no-display = Aucun écran où ouvrir la fenêtre. Sous Linux, DISPLAY ou WAYLAND_DISPLAY doit être défini.
error-log = Détails dans { $file }
