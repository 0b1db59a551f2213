### Help of the command line, and the window's title.
cli-window-title = Konter a Matt
cli-about = Konter a Matt, le jeu de cartes national du Luxembourg
cli-usage = Utilisation :
cli-options = Options :
cli-commands = Commandes :

## What each option does

cli-demo = Quatre joueurs de l’ordinateur jouent tout seuls
cli-seed = Nombre dont découlent les donnes
cli-lang = Langue : lb, de, fr, en ou pt
cli-rules = Règles : wellkomm, wikipedia, letzebuerg ou rampo
cli-level = Niveau de l’ordinateur : { $levels }
cli-speed = Vitesse des animations : slow, normal, fast ou off
cli-size = Taille de la fenêtre, par exemple 1280x800
cli-data-dir = Dossier des paramètres, des parties et des journaux
cli-exit-after-matches = Quitter après ce nombre de parties
cli-screenshots = Dossier pour une image de chaque phase
cli-help = Montrer cette aide
cli-version = Montrer la version

## What each command does

cli-engine = Répondre à des lignes JSON, pour d’autres programmes
cli-arena = Faire s’affronter des niveaux et compter
cli-cards = Écrire les cartes en images
cli-pictures = Écrire des images de toutes les pages et fenêtres
cli-words = Lister tous les mots du jeu dans toutes les langues
cli-equity = Compter comment finissent les donnes selon chaque règle, pour la table des chances de gain
cli-train = Apprendre le jeu à partir de rien en jouant contre soi-même : le réseau du meilleur niveau
cli-habits = Apprendre des donnes d’un niveau comment il joue, pour la table des habitudes

## What each option of a command does

cli-cards-out = L’image à écrire, en PNG
cli-pictures-out = Le dossier des images
cli-sizes = Tailles de la fenêtre, séparées par des virgules ; sinon toutes celles du jeu
cli-langs = Langues, séparées par des virgules ; sinon toutes
cli-scenes = Scènes, séparées par des virgules, ou le début de leur nom : { $scenes }
cli-train-out = Le fichier à écrire, de temps en temps aussi pendant l’apprentissage
cli-words-out = Le fichier à écrire : Markdown s’il se termine par .md, sinon valeurs séparées par des tabulations
cli-ns = Le premier niveau, dont les traits sont comptés
cli-ew = Le second niveau
cli-deals = Combien de donnes, chacune jouée deux fois en échangeant les places
cli-matches = Combien de parties entières en plus
cli-deal-seed = Nombre dont découlent les donnes
cli-threads = Combien de fils d’exécution ; 0 pour tous les cœurs
cli-json = Afficher un objet JSON
cli-player = Qui joue
cli-games = Combien de donnes
cli-default = { $help } (sinon : { $value })

## What stands for a value

cli-value-number = N
cli-value-folder = DOSSIER
cli-value-size = LARGEURxHAUTEUR
cli-value-file = FICHIER
cli-value-language = LANGUE
cli-value-level = NIVEAU
cli-value-preset = RÈGLES
cli-value-speed = VITESSE
cli-value-name = NOM
cli-value-options = OPTIONS
cli-value-command = COMMANDE
