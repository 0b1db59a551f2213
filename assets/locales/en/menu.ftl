### Everything around the table: title, new match, pause, settings, keys.

## The title

menu-continue = Continue
# The saved match. $us, $them: lines left; $deal: number of the deal
menu-continue-why = Deal { $deal }, lines { $us } to { $them }
menu-play-now = Play
menu-new-match = New match
menu-settings = Settings
menu-keys = Keyboard
menu-quit = Quit
# $version: the version of the game, such as 0.1.0
menu-version = Version { $version }

## Pause

menu-pause = Pause
menu-resume = Play on
menu-to-title = Main menu
menu-saved = The match is saved after every card.

## Questions

menu-sure = Sure?
menu-ask-new = A match is under way. Start a new one all the same?
menu-ask-new-yes = Start a new match
menu-ask-quit = Quit the game? The match stays saved.
menu-ask-reset = Reset everything?

## A new match

menu-start = Deal the cards
menu-options = Change single rules
menu-difficulty = Difficulty
menu-difficulty-all = The same for all three
menu-seed = Seed
menu-seed-why = The same number always deals the same cards. Leave it empty for a new one.
menu-custom-rules = Own rules
menu-preset-wellkomm = Café
menu-preset-wellkomm-why = As it is taught in the cafés: clockwise, a Stänner costs one line.
menu-preset-wikipedia = Wikipedia
menu-preset-wikipedia-why = As the encyclopedia tells it: anticlockwise, a Stänner costs the whole stake.
menu-preset-letzebuerg = Old school
menu-preset-letzebuerg-why = Nobody stops a wrong card: whoever notices it calls it. All announcements come before the first card.
menu-preset-rampo = Rampo
menu-preset-rampo-why = As in the encyclopedia, but after a Stänner the next deal is worth more.

## The single rules: the rule, a line that explains it, and its values

menu-rule-direction = Direction of play
menu-rule-direction-why = Which way round the table cards are dealt and played.
menu-rule-direction-clockwise = Clockwise
menu-rule-direction-counter-clockwise = Anticlockwise
menu-rule-announce-deadline = Announcing
menu-rule-announce-deadline-why = Until when Konter and Matt may be announced.
menu-rule-announce-deadline-own-first-card = Before your own first card
menu-rule-announce-deadline-first-card-of-game = Before the first card of all
menu-rule-kapo = Kapo
menu-rule-kapo-why = What it costs to win no trick at all.
menu-rule-kapo-both = Winners cross out one more, losers who named trump draw one more
menu-rule-kapo-winners = Winners cross out one more
menu-rule-kapo-losers = Losers draw one more
menu-rule-kapo-off = Counts nothing extra
menu-rule-stanner = Stänner
menu-rule-stanner-why = What happens when both teams have 20 points.
menu-rule-stanner-by-stake = The trump team draws the whole stake
menu-rule-stanner-one = The trump team draws one line
menu-rule-stanner-carry = The stake goes on to the next deal
menu-rule-start-lines = Lines at the start
menu-rule-start-lines-why = How many lines each team has to cross out.
menu-rule-inspect-tricks = Looking at won tricks
menu-rule-inspect-tricks-why = Which of the tricks lying face down may be looked at again.
menu-rule-inspect-tricks-false = Only the last one
menu-rule-inspect-tricks-true = All of them
menu-rule-misplay = Wrong cards
menu-rule-misplay-why = Whether a card that the rules forbid can be played.
menu-rule-misplay-prevented = Cannot be played
menu-rule-misplay-callable = Can be played, and called by anybody

## Settings

menu-language = Language
menu-language-auto = As the system
menu-index = Letters on the cards
menu-index-auto = As the language
menu-index-kdb = A K D B
menu-index-rdv = A R D V
menu-index-kqj = A K Q J
menu-four-colour = A colour for each suit
menu-large-index = Large letters
menu-back = Backs
menu-back-roses = Roses
menu-back-lion = Red lion
menu-back-lattice = Lattice
menu-felt = Felt
menu-felt-green = Green
menu-felt-blue = Blue
menu-felt-wine = Wine red
menu-speed = Speed
menu-speed-slow = Slow
menu-speed-normal = Normal
menu-speed-fast = Fast
menu-speed-off = Without animation
menu-sound = Sound
menu-volume = Volume
menu-text-size = Text size
menu-colours = Colours
menu-colours-normal = Normal
menu-colours-high-contrast = High contrast
menu-colours-colour-blind = Colour-blind safe
menu-reduced-motion = Less movement
menu-fullscreen = Full screen
menu-names = Name of the player
menu-your-name = Your name
menu-group-game = Game
menu-group-cards = Cards and table
menu-group-sound = Sound
menu-group-display = Display
menu-reset = Reset

## Keys: what they do

menu-key-play-number = Play the first to the sixth card
menu-key-choose = Choose a card
menu-key-play = Play the chosen card
menu-key-skip = Finish whatever is moving
menu-key-trump-spades = Name spades
menu-key-trump-hearts = Name hearts
menu-key-trump-diamonds = Name diamonds
menu-key-trump-clubs = Name clubs
menu-key-announce-konter = Announce Konter
menu-key-announce-matt = Announce Matt
menu-key-announce-both = Announce Konter a Matt
menu-key-announce-none = Announce nothing
menu-key-last-trick = Look at the last trick
menu-key-claim = Lay down the cards
menu-key-misplay = Call a misplay
menu-key-pause = Pause
menu-key-mute = Sound on or off
menu-key-fullscreen = Full screen on or off
menu-key-help = Show these keys
menu-key-confirm = Confirm
menu-key-cut = Move the cut

## Keys: what stands on them

menu-keyname-space = Space
menu-keyname-enter = Enter
menu-keyname-escape = Esc
menu-keyname-tab = Tab
menu-keyname-left = ←
menu-keyname-right = →
menu-keyname-up = ↑
