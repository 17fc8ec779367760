-- Emblems: what the picture of a card shows that has no picture file. Words of its title come first, then what it is.
-- ui/paint has the shapes. Nothing here changes a game.

local emblems = {}

-- Words of titles, by their beginnings' longest match: "lanterns" is a lantern.
local WORDS = {
  knife = "dagger", dagger = "dagger", blade = "dagger", machete = "sword", sword = "sword", sabre = "sword", katana = "sword",
  axe = "axe", hatchet = "axe", spear = "spear", harpoon = "spear", bat = "club", club = "club",   cudgel = "club", bow = "bow_arrow", arrow = "bow_arrow", pistol = "revolver", revolver = "revolver", automatic = "revolver",
  derringer = "revolver", gun = "revolver", rifle = "rifle", carbine = "rifle", shotgun = "shotgun", dynamite = "dynamite",
  bomb = "dynamite", whip = "whip", chainsaw = "chainsaw", ammunition = "bullets", bullet = "bullets", wrench = "wrench",
  tool = "wrench", mechanic = "wrench", rope = "rope", shovel = "shovel", flashlight = "flashlight", lantern = "lantern",
  lamp = "lantern", torch = "flame", lockpick = "lockpick", crowbar = "crowbar", camera = "camera", compass = "compass",
  map = "map", chart = "map", microscope = "microscope", flask = "flask", elixir = "flask", serum = "syringe",
  typewriter = "typewriter", radio = "radio", wireless = "radio", telephone = "telephone", watch = "pocket_watch",
  clock = "clock", hourglass = "hourglass", suitcase = "suitcase", bag = "suitcase", backpack = "suitcase", crate = "crate",
  cache = "crate", supplies = "crate", bandage = "bandage", ["first aid"] = "bandage", medicine = "pill_bottle",
  pill = "pill_bottle", book = "book", tome = "book", journal = "book", diary = "book", grimoire = "book", bible = "book",
  encyclopedia = "book", manuscript = "scroll", scroll = "scroll", letter = "letter", telegram = "letter",
  newspaper = "newspaper", headline = "newspaper", gazette = "newspaper", photograph = "photograph", picture = "painting",
  painting = "painting", portrait = "painting", hat = "hat", fedora = "hat", coat = "coat", cloak = "robe", robe = "robe",
  boots = "boot", boot = "boot", shoes = "boot", glove = "glove", ring = "ring", amulet = "amulet", pendant = "amulet",
  locket = "amulet", necklace = "amulet", medallion = "amulet", talisman = "amulet", charm = "clover", crown = "crown",
  king = "king", queen = "queen", mask = "mask", badge = "badge", handcuffs = "handcuffs", money = "money_bag",
  coin = "coin", cash = "money_bag", debts = "money_bag", cards = "playing_card", chess = "chess_knight",
  song = "musical_note", hymn = "musical_note", music = "musical_note", violin = "violin", pipe = "pipe",
  whiskey = "bottle", wine = "bottle", liquor = "bottle", cat = "cat", dog = "dog", hound = "hound", crow = "crow",
  raven = "crow", whippoorwill = "crow", rat = "rat", snake = "snake", serpent = "snake", spider = "spider", wolf = "wolf",
  fish = "fish", bats = "bat", swarm = "fly", toad = "toad", goat = "goat", horse = "horse", owl = "owl", squid = "squid",
  ghoul = "ghoul", ghost = "ghost", specter = "ghost", wraith = "ghost", spirit = "ghost", phantom = "ghost",
  zombie = "zombie", corpse = "zombie", skeleton = "skeleton", skull = "skull", witch = "witch",
  giant = "giant", worm = "worm", mummy = "mummy", maw = "maw", jaws = "maw", eye = "eye", sight = "eye", gaze = "eye",
  candle = "candle", crystal = "crystal", orb = "orb", sphere = "orb", potion = "potion", chalice = "chalice",
  grail = "chalice", wand = "wand", staff = "staff", altar = "altar", portal = "portal", gate = "gate", stars = "stars",
  star = "star", moon = "moon", sun = "sun", web = "web", idol = "idol", statue = "idol", mirror = "broken_mirror",
  rune = "rune", sign = "rune", circle = "ritual_circle", mansion = "mansion", manor = "mansion", house = "house",
  home = "house", church = "church", chapel = "church", cathedral = "church", lighthouse = "lighthouse", tower = "tower",
  temple = "temple", shrine = "temple", pyramid = "pyramid", ruins = "ruins", cave = "cave", cavern = "cave",
  tunnel = "cave", forest = "forest", woods = "forest", trees = "forest", swamp = "swamp", bayou = "swamp",
  marsh = "swamp", river = "river", creek = "river", lake = "wave", ocean = "wave", sea = "wave", bridge = "bridge",
  ship = "ship", boat = "ship", dock = "ship", wharf = "ship", harbor = "ship", train = "train", station = "train",
  railroad = "train", engine = "train", library = "library", archive = "library", university = "university",
  campus = "university", hospital = "hospital", infirmary = "hospital", theater = "theater", theatre = "theater",
  stage = "theater", opera = "theater", graveyard = "graveyard", cemetery = "graveyard", tomb = "graveyard",
  crypt = "graveyard", street = "street", alley = "street", square = "street", downtown = "skyline", city = "skyline",
  door = "door", stair = "stairs", steps = "stairs", island = "island", isle = "island", mountain = "mountain",
  hill = "mountain", peak = "mountain", desert = "desert", sand = "desert", jungle = "jungle", bedroom = "bed",
  dormitories = "bed", guestroom = "bed", cell = "prison", prison = "prison", jail = "prison", well = "well",
  window = "window", bar = "bar", saloon = "bar", speakeasy = "bar", lounge = "bar", factory = "factory",
  laboratory = "flask", farm = "farm", barn = "farm", shop = "shop", store = "shop", camp = "camp", tent = "camp",
  airport = "airplane", plane = "airplane", car = "car", motor = "car", lightning = "lightning", storm = "lightning",
  fog = "fog", mist = "fog", chains = "chains", fire = "flame", flame = "flame", burn = "flame", inferno = "flame",
  poison = "poison", venom = "poison", noose = "noose", trap = "trap", snare = "trap", fall = "falling", flood = "flood",
  snow = "snowflake", ice = "snowflake", frozen = "snowflake", cold = "snowflake", blizzard = "snowflake",
  whisper = "whispers", voice = "whispers", wanted = "wanted", explosion = "explosion", blast = "explosion",
  luck = "clover", lucky = "clover", insight = "bulb", hunch = "bulb", idea = "bulb", puzzle = "puzzle",
  footprint = "footprints", tracks = "footprints", run = "run", sprint = "run", flee = "run", dodge = "run",
  elusive = "run", punch = "punch", blow = "punch", brawl = "punch", guard = "shield_block", shield = "shield_block",
  aim = "crosshair", shot = "crosshair", sniper = "crosshair", scream = "scream", shriek = "scream", dream = "nightmare",
  nightmare = "nightmare", blood = "bleeding", wound = "bleeding", madness = "cracked_mind", psychosis = "cracked_mind",
  paranoia = "cracked_mind", heart = "broken_heart", love = "broken_heart", lock = "locked_door", key = "key",
  detective = "detective", sleuth = "detective", soldier = "soldier", sergeant = "soldier", captain = "sailor",
  priest = "priest", father = "priest", reverend = "priest", scholar = "scholar", professor = "scholar",
  librarian = "scholar", student = "scholar", dancer = "dancer", police = "police", cop = "police", officer = "police",
  sheriff = "police", deputy = "police", nurse = "nurse", doctor = "doctor", surgeon = "doctor", cultist = "cultist",
  acolyte = "cultist", disciple = "cultist", zealot = "cultist", sailor = "sailor", fisherman = "sailor",
  hunter = "hunter", worker = "worker", crowd = "crowd", mob = "crowd", child = "child", children = "child", wings = "wing", feather = "feather",
  hand = "hand", tree = "tree", leaf = "leaf", bell = "bell", bear = "bear", bones = "bone", barrel = "barrel", bicycle = "bicycle", bird = "bird", beetle = "beetle",
  castle = "castle", cauldron = "cauldron", chest = "chest", circus = "circus", claw = "claw", clown = "clown", coffin = "coffin",
  demon = "demon", devil = "demon", dragon = "dragon", explorer = "explorer", flag = "flag", flower = "flower", gangster = "gangster",
  thug = "gangster", gargoyle = "gargoyle", hammer = "hammer", knight = "knight", ladder = "ladder", lion = "lion", meat = "meat",
  monk = "monk", monkey = "monkey", moth = "moth", motorcycle = "motorcycle", octopus = "octopus", pilot = "pilot",
  prisoner = "prisoner", inmate = "prisoner", patient = "prisoner", rabbit = "rabbit", reaper = "reaper", saw = "saw", scythe = "scythe",
  scorpion = "scorpion", shark = "shark", spellbook = "spellbook", submarine = "submarine", telescope = "telescope", thief = "thief",
  burglar = "thief", burglary = "thief", pickpocket = "thief", truck = "truck", umbrella = "umbrella", vampire = "vampire",
  whale = "whale", anchor = "anchor",
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

--- emblems.of(title: string, is: string[], shapes: table<string, string|string[]>): string[]. The emblems of a card: what
--- its title names, and what `shapes` has for the first of the words `is`; two at most. A list of shapes stands for one
--- of them.
function emblems.of(title, is, shapes)
  local out = { of_title(title) }
  for _, word in ipairs(is) do
    local shape = one_of(shapes[word], title)
    if shape and shape ~= out[1] then
      out[#out + 1] = shape
      break
    end
  end
  return out
end

--- emblems.scene(title: string, is: string[], scenes: table<string, string|string[]>): string?. The scene of a place.
function emblems.scene(title, is, scenes)
  for _, word in ipairs(is) do
    local scene = one_of(scenes[word], title)
    if scene then return scene end
  end
end

return emblems
