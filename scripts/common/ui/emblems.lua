-- Emblems: what the picture of a card shows that has no picture file. Words of its title come first, then what it is.
-- ui/paint has the shapes. Nothing here changes a game.

local emblems = {}

-- Words of titles.
local WORDS = {
  acolyte = "cultist", aim = "crosshair", airport = "airplane", alley = "street", altar = "altar", ammunition = "bullets",
  amulet = "amulet", anchor = "anchor", archive = "library", arrow = "bow_arrow", automatic = "revolver", axe = "axe",
  backpack = "suitcase", badge = "badge", bag = "suitcase", bandage = "bandage", bar = "bar", barn = "farm",
  barrel = "barrel", bat = "club", bats = "bat", bayou = "swamp", bear = "bear", bedroom = "bed", beetle = "beetle",
  bell = "bell", bible = "book", bicycle = "bicycle", bird = "bird", blade = "dagger", blast = "explosion",
  blizzard = "snowflake", blood = "bleeding", blow = "punch", boat = "ship", bomb = "dynamite", bones = "bone", book = "book",
  boot = "boot", boots = "boot", bow = "bow_arrow", brawl = "punch", bridge = "bridge", bullet = "bullets", burglar = "thief",
  burglary = "thief", burn = "flame", cache = "crate", camera = "camera", camp = "camp", campus = "university",
  candle = "candle", captain = "sailor", car = "car", carbine = "rifle", cards = "playing_card", cash = "money_bag",
  castle = "castle", cat = "cat", cathedral = "church", cauldron = "cauldron", cave = "cave", cavern = "cave",
  cell = "prison", cemetery = "graveyard", chains = "chains", chainsaw = "chainsaw", chalice = "chalice", chapel = "church",
  charm = "clover", chart = "map", chess = "chess_knight", chest = "chest", child = "child", children = "child",
  church = "church", circle = "ritual_circle", circus = "circus", city = "skyline", claw = "claw", cloak = "robe",
  clock = "clock", clown = "clown", club = "club", coat = "coat", coffin = "coffin", coin = "coin", cold = "snowflake",
  compass = "compass", cop = "police", corpse = "zombie", crate = "crate", creek = "river", crow = "crow",
  crowbar = "crowbar", crowd = "crowd", crown = "crown", crypt = "graveyard", crystal = "crystal", cudgel = "club",
  cultist = "cultist", dagger = "dagger", dancer = "dancer", debts = "money_bag", demon = "demon", deputy = "police",
  derringer = "revolver", desert = "desert", detective = "detective", devil = "demon", diary = "book", disciple = "cultist",
  dock = "ship", doctor = "doctor", dodge = "run", dog = "dog", door = "door", dormitories = "bed", downtown = "skyline",
  dragon = "dragon", dream = "nightmare", dynamite = "dynamite", elixir = "flask", elusive = "run", encyclopedia = "book",
  engine = "train", explorer = "explorer", explosion = "explosion", eye = "eye", factory = "factory", fall = "falling",
  farm = "farm", father = "priest", feather = "feather", fedora = "hat", fire = "flame", fish = "fish", fisherman = "sailor",
  flag = "flag", flame = "flame", flashlight = "flashlight", flask = "flask", flee = "run", flood = "flood",
  flower = "flower", fog = "fog", footprint = "footprints", forest = "forest", frozen = "snowflake", gangster = "gangster",
  gargoyle = "gargoyle", gate = "gate", gaze = "eye", gazette = "newspaper", ghost = "ghost", ghoul = "ghoul",
  giant = "giant", glove = "glove", goat = "goat", grail = "chalice", graveyard = "graveyard", grimoire = "book",
  guard = "shield_block", guestroom = "bed", gun = "revolver", hammer = "hammer", hand = "hand", handcuffs = "handcuffs",
  harbor = "ship", harpoon = "spear", hat = "hat", hatchet = "axe", headline = "newspaper", heart = "broken_heart",
  hill = "mountain", home = "house", horse = "horse", hospital = "hospital", hound = "hound", hourglass = "hourglass",
  house = "house", hunch = "bulb", hunter = "hunter", hymn = "musical_note", ice = "snowflake", idea = "bulb", idol = "idol",
  inferno = "flame", infirmary = "hospital", inmate = "prisoner", insight = "bulb", island = "island", isle = "island",
  jail = "prison", jaws = "maw", journal = "book", jungle = "jungle", katana = "sword", key = "key", king = "king",
  knife = "dagger", knight = "knight", laboratory = "flask", ladder = "ladder", lake = "wave", lamp = "lantern",
  lantern = "lantern", leaf = "leaf", letter = "letter", librarian = "scholar", library = "library",
  lighthouse = "lighthouse", lightning = "lightning", lion = "lion", liquor = "bottle", lock = "locked_door",
  locket = "amulet", lockpick = "lockpick", lounge = "bar", love = "broken_heart", luck = "clover", lucky = "clover",
  machete = "sword", madness = "cracked_mind", manor = "mansion", mansion = "mansion", manuscript = "scroll", map = "map",
  marsh = "swamp", mask = "mask", maw = "maw", meat = "meat", mechanic = "wrench", medallion = "amulet",
  medicine = "pill_bottle", microscope = "microscope", mirror = "broken_mirror", mist = "fog", mob = "crowd",
  money = "money_bag", monk = "monk", monkey = "monkey", moon = "moon", moth = "moth", motor = "car",
  motorcycle = "motorcycle", mountain = "mountain", mummy = "mummy", music = "musical_note", necklace = "amulet",
  newspaper = "newspaper", nightmare = "nightmare", noose = "noose", nurse = "nurse", ocean = "wave", octopus = "octopus",
  officer = "police", opera = "theater", orb = "orb", owl = "owl", painting = "painting", paranoia = "cracked_mind",
  patient = "prisoner", peak = "mountain", pendant = "amulet", phantom = "ghost", photograph = "photograph",
  pickpocket = "thief", picture = "painting", pill = "pill_bottle", pilot = "pilot", pipe = "pipe", pistol = "revolver",
  plane = "airplane", poison = "poison", police = "police", portal = "portal", portrait = "painting", potion = "potion",
  priest = "priest", prison = "prison", prisoner = "prisoner", professor = "scholar", psychosis = "cracked_mind",
  punch = "punch", puzzle = "puzzle", pyramid = "pyramid", queen = "queen", rabbit = "rabbit", radio = "radio",
  railroad = "train", rat = "rat", raven = "crow", reaper = "reaper", reverend = "priest", revolver = "revolver",
  rifle = "rifle", ring = "ring", river = "river", robe = "robe", rope = "rope", ruins = "ruins", run = "run", rune = "rune",
  sabre = "sword", sailor = "sailor", saloon = "bar", sand = "desert", saw = "saw", scholar = "scholar",
  scorpion = "scorpion", scream = "scream", scroll = "scroll", scythe = "scythe", sea = "wave", sergeant = "soldier",
  serpent = "snake", serum = "syringe", shark = "shark", sheriff = "police", shield = "shield_block", ship = "ship",
  shoes = "boot", shop = "shop", shot = "crosshair", shotgun = "shotgun", shovel = "shovel", shriek = "scream",
  shrine = "temple", sight = "eye", sign = "rune", skeleton = "skeleton", skull = "skull", sleuth = "detective",
  snake = "snake", snare = "trap", sniper = "crosshair", snow = "snowflake", soldier = "soldier", song = "musical_note",
  speakeasy = "bar", spear = "spear", specter = "ghost", spellbook = "spellbook", sphere = "orb", spider = "spider",
  spirit = "ghost", sprint = "run", square = "street", squid = "squid", staff = "staff", stage = "theater", stair = "stairs",
  star = "star", stars = "stars", station = "train", statue = "idol", steps = "stairs", store = "shop", storm = "lightning",
  street = "street", student = "scholar", submarine = "submarine", suitcase = "suitcase", sun = "sun", supplies = "crate",
  surgeon = "doctor", swamp = "swamp", swarm = "fly", sword = "sword", talisman = "amulet", telegram = "letter",
  telephone = "telephone", telescope = "telescope", temple = "temple", tent = "camp", theater = "theater",
  theatre = "theater", thief = "thief", thug = "gangster", toad = "toad", tomb = "graveyard", tome = "book", tool = "wrench",
  torch = "flame", tower = "tower", tracks = "footprints", train = "train", trap = "trap", tree = "tree", trees = "forest",
  truck = "truck", tunnel = "cave", typewriter = "typewriter", umbrella = "umbrella", university = "university",
  vampire = "vampire", venom = "poison", violin = "violin", voice = "whispers", wand = "wand", wanted = "wanted",
  watch = "pocket_watch", web = "web", well = "well", whale = "whale", wharf = "ship", whip = "whip", whippoorwill = "crow",
  whiskey = "bottle", whisper = "whispers", window = "window", wine = "bottle", wings = "wing", wireless = "radio",
  witch = "witch", wolf = "wolf", woods = "forest", worker = "worker", worm = "worm", wound = "bleeding", wraith = "ghost",
  wrench = "wrench", zealot = "cultist", zombie = "zombie",
}

-- Callings of people. They are no words of other titles: a song of a nun shows a song.
local CALLINGS = {
  actress = "mask", archaeologist = "pickaxe", artist = "fist", astronomer = "telescope", author = "typewriter",
  dilettante = "teacup", drifter = "campfire", expedition = "explorer", magician = "wand", musician = "musical_note",
  nun = "cross", photographer = "camera", politician = "microphone", psychic = "orb", psychologist = "brain",
  researcher = "microscope", salesman = "handshake", scientist = "flask", shaman = "feather", spy = "hidden_figure",
}

-- "Lanterns" and "lantern's" are a lantern, "torches" a torch.
local function shape_of(word)
  return WORDS[word] or WORDS[(word:gsub("'s$", ""))] or WORDS[(word:gsub("s$", ""))] or WORDS[(word:gsub("es$", ""))]
end

-- The last such word of a title is its noun.
local function of_title(title)
  local found
  for word in title:lower():gmatch "[%a']+" do found = shape_of(word) or found end
  return found
end

-- One of several, always the same for one title.
local function one_of(what, title)
  if type(what) ~= "table" then return what end
  local sum = 0
  for i = 1, #title do sum = (sum * 31 + title:byte(i)) % 65521 end
  return what[sum % #what + 1]
end

-- What is known of the first of these words of which anything is known but `other`.
local function first_known(title, is, known, other)
  for _, word in ipairs(is) do
    local name = one_of(known[word], title)
    if name and name ~= other then return name end
  end
end

--- emblems.of(title: string, is: string[], shapes: table<string, string|string[]>): string[]. The emblems of a card: what
--- its title names, and what `shapes` has for the first of the words `is`; two at most. A list of shapes stands for one
--- of them.
function emblems.of(title, is, shapes)
  local out = { of_title(title) }
  out[#out + 1] = first_known(title, is, shapes, out[1])
  return out
end

--- emblems.person(calling: string?, is: string[], shapes: table<string, string|string[]>): string[]. The emblem of a
--- person: of the calling ("The Soldier") if anything is known of it, since a name would show what it only sounds like.
function emblems.person(calling, is, shapes)
  calling = calling or ""
  local out
  for word in calling:lower():gmatch "[%a']+" do out = CALLINGS[word] or out end
  out = out or of_title(calling)
  return out and { out } or { first_known(calling, is, shapes) }
end

--- emblems.scene(title: string, is: string[], scenes: table<string, string|string[]>): string?. The scene of a place.
function emblems.scene(title, is, scenes) return first_known(title, is, scenes) end

return emblems
