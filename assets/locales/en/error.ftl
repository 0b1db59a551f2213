### What went wrong and what can be done about it.

## Files

error-title = Something went wrong
# $file: the name of the unreadable file; $kept: the name under which it is kept; $reason: what is wrong with it, in English
error-settings-unreadable = The settings could not be read and are set back. The old file is kept as { $kept }. ({ $reason })
# $fields: the names of the settings in the file; $kept and $reason as above
error-settings-partly = These settings could not be read and are set back: { $fields }. The old file is kept as { $kept }. ({ $reason })
error-save-unreadable = The saved match could not be read. The file is kept as { $kept }. ({ $reason })
error-save-older = The last save could not be read; the one before it is used. The file is kept as { $kept }. ({ $reason })
error-not-saved = Could not be saved: { $file }. Playing on is possible, but a crash would lose the match. ({ $reason })
error-no-folder = There is no folder for settings and saves; nothing will be kept. Choose one with --data-dir.
error-second-window = The game is open in another window already. What is played in this one is not saved.

## The player’s own words. $file: the file or folder; $line: the line in it; $key: the key of the message

error-locale-folder = locales/{ $file }: this is not the code of a language, such as nl. The folder is left out.
# $reason: why, in English
error-locale-unreadable = locales/{ $file } cannot be read and is left out. ({ $reason })
error-locale-syntax = locales/{ $file }, line { $line }: { $key } is not written as it must be. The built-in words are used instead.
error-locale-unknown = locales/{ $file }, line { $line }: the game has no words called { $key }.
error-locale-repeated = locales/{ $file }, line { $line }: { $key } is there already. The first one is used.
# $what: the variable, function or message
error-locale-uses = locales/{ $file }, line { $line }: { $key } cannot use { $what }. The built-in words are used instead.
# $n: how many
error-locale-more = More faults in the language files: { $n }. They are all in the log.

## The command line. $option: the option as typed; $value: its value; $allowed: the allowed values

error-cli-unknown = Unknown option: { $option }
error-cli-value = { $option } cannot be { $value }. Allowed: { $allowed }
# What is allowed for a seed, a size, a number. $smallest, $largest: sizes such as 640x480
error-cli-seed = 1 to 64 characters
error-cli-size = WIDTHxHEIGHT from { $smallest } to { $largest }
error-cli-number = a whole number that is not too large or too small
error-cli-missing = { $option } needs a value.
error-cli-repeated = { $option } is given more than once.
error-cli-unexpected = Not expected here: { $value }
# $name: the command that shows the help
error-cli-help = { $name } shows everything that is possible.

## The machine

error-no-gpu = No graphics driver was found that can draw the window. On Linux the package mesa-vulkan-drivers brings one that always works.
error-no-display = There is no screen to open the window on. On Linux, DISPLAY or WAYLAND_DISPLAY must be set.
