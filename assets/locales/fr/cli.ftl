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

## What stands for a value

cli-value-number = N
cli-value-folder = DOSSIER
cli-value-size = LARGEURxHAUTEUR
