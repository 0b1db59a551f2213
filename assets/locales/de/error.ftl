### What went wrong and what can be done about it.

## Files

error-title = Da ist etwas schiefgegangen
error-settings-unreadable = Die Einstellungen konnten nicht gelesen werden und sind zurückgesetzt. Die alte Datei heißt jetzt { $kept }. ({ $reason })
error-settings-partly = Diese Einstellungen konnten nicht gelesen werden und sind zurückgesetzt: { $fields }. Die alte Datei heißt jetzt { $kept }. ({ $reason })
error-save-unreadable = Die gespeicherte Partie konnte nicht gelesen werden. Die Datei heißt jetzt { $kept }. ({ $reason })
error-save-older = Der letzte Stand konnte nicht gelesen werden, der davor wird genommen. Die Datei heißt jetzt { $kept }. ({ $reason })
error-not-saved = Konnte nicht gespeichert werden: { $file }. Du kannst weiterspielen, aber ein Absturz würde die Partie kosten. ({ $reason })
error-no-folder = Es gibt keinen Ordner für Einstellungen und Partien, nichts wird gespeichert. Wähle einen mit --data-dir.
error-second-window = Das Spiel ist schon in einem anderen Fenster offen. Was in diesem gespielt wird, wird nicht gespeichert.

## The player’s own words. $file: the file or folder; $line: the line in it; $key: the key of the message

error-locale-folder = locales/{ $file }: Das ist kein Sprachcode wie etwa nl. Der Ordner wird ausgelassen.
error-locale-unreadable = locales/{ $file } lässt sich nicht lesen und wird ausgelassen. ({ $reason })
error-locale-syntax = locales/{ $file }, Zeile { $line }: { $key } ist nicht richtig geschrieben. Es gilt der eingebaute Text.
error-locale-unknown = locales/{ $file }, Zeile { $line }: Einen Text namens { $key } hat das Spiel nicht.
error-locale-repeated = locales/{ $file }, Zeile { $line }: { $key } steht schon da. Der erste zählt.
error-locale-uses = locales/{ $file }, Zeile { $line }: { $key } kann { $what } nicht verwenden. Es gilt der eingebaute Text.
error-locale-more = Weitere Fehler in den Sprachdateien: { $n }. Sie stehen alle im Protokoll.

## The command line. $option: the option as typed; $value: its value; $allowed: the allowed values

error-cli-unknown = Unbekannte Option: { $option }
error-cli-value = { $value } geht nicht für { $option }. Erlaubt: { $allowed }
error-cli-seed = 1 bis 64 Zeichen
error-cli-size = BREITExHÖHE von { $smallest } bis { $largest }
error-cli-number = eine ganze Zahl, nicht zu groß und nicht zu klein
error-cli-missing = Bei { $option } fehlt der Wert.
error-cli-repeated = { $option } ist mehr als einmal angegeben.
error-cli-unexpected = Das gehört nicht hierher: { $value }
error-cli-help = { $name } zeigt, was alles möglich ist.

## The machine

error-no-gpu = Es wurde kein Grafiktreiber gefunden, der das Fenster zeichnen kann. Unter Linux bringt das Paket mesa-vulkan-drivers einen, der immer geht.
error-no-display = Es gibt keinen Bildschirm für das Fenster. Unter Linux muss DISPLAY oder WAYLAND_DISPLAY gesetzt sein.
