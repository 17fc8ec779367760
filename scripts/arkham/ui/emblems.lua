-- What the picture of a card shows: by its title, traits, slots and type (scripts/common/ui/emblems.lua).

local common = require "common:ui/emblems"

local EMBLEMS = {
  -- things
  firearm = { "revolver", "rifle", "bullets" }, ranged = { "rifle", "bow_arrow" }, melee = { "dagger", "club", "axe", "sword" },
  weapon = { "sword", "dagger" }, tome = { "book", "scroll" }, relic = { "idol", "orb", "chalice", "amulet" },
  charm = { "amulet", "clover", "horseshoe" }, tool = { "wrench", "rope", "crowbar", "compass" }, clothing = { "coat", "hat", "boot" },
  armor = "shield", mask = "mask", instrument = { "violin", "musical_note" }, vehicle = "car", tarot = "playing_card",
  illicit = { "money_bag", "lockpick" }, science = { "flask", "microscope" }, alchemy = "potion", occult = "pentacle",
  casino = "playing_card", exhibit = "idol", key = "key", script = "scroll", item = { "suitcase", "crate", "key", "bottle" },
  -- what one can, knows and does
  spell = { "spell_hand", "bolt", "wand", "pentacle" }, ritual = { "ritual_circle", "candle" }, talent = { "bulb", "star", "punch" },
  insight = { "bulb", "magnifier", "eye" }, tactic = { "chess_knight", "crosshair", "punch" }, trick = { "playing_card", "run", "lockpick" },
  fortune = { "clover", "horseshoe", "die" }, spirit = { "flame", "feather", "fist" }, supply = "crate", gambit = { "die", "playing_card" },
  favor = "handshake", service = "handshake", augury = { "eye_pyramid", "orb", "stars" }, paradox = { "hourglass", "spiral" },
  improvised = { "rope", "wrench" }, upgrade = "wrench", bold = "fist", innate = { "fist", "head", "foot", "eye" },
  practiced = { "crosshair", "book", "punch" }, expert = { "star", "crosshair" }, developed = { "bulb", "star" },
  desperate = "broken_heart", composure = "feather", condition = "bandage", pact = { "handshake", "scroll" }, covenant = "candle",
  blessed = { "sun", "candle" }, cursed = { "skull", "crow" }, song = "musical_note", research = "magnifier",
  -- people
  detective = "detective", agency = "detective", police = "police", medic = "nurse", scholar = "scholar", miskatonic = "scholar",
  scientist = "scholar", assistant = "scholar", reporter = "camera", socialite = "couple", performer = "dancer", artist = "painting",
  veteran = "soldier", warden = "soldier", hunter = "hunter", drifter = "suitcase", wayfarer = "compass", criminal = "wanted",
  syndicate = "hat", sorcerer = { "wand", "staff" }, believer = "priest", clairvoyant = "orb", chosen = "star", worker = "worker",
  dreamer = "moon", civic = "scroll", patron = "money_bag", ["silver twilight"] = "robe", bystander = { "crowd", "couple" },
  guest = { "couple", "hat" }, ally = "person", leader = "crown", lead = "magnifier", connection = "handshake",
  -- enemies
  ghoul = "ghoul", ghast = "ghoul", ["deep one"] = "deep_one", hybrid = "deep_one", byakhee = "winged_horror",
  nightgaunt = "winged_horror", shantak = "winged_horror", ["mi-go"] = "insectoid", insect = "insectoid", yithian = "insectoid",
  shoggoth = "amorphous", ooze = "amorphous", oozified = "amorphous", ["ancient one"] = { "star_spawn", "tentacle", "many_eyes" },
  abomination = { "many_eyes", "maw", "tentacle" }, ["dark young"] = "goat", serpent = "serpent_man", spider = "spider",
  tindalos = "hound", geist = "ghost", spectral = "ghost", witch = "witch", cultist = "cultist", coterie = "cultist",
  brotherhood = "cultist", conspirator = "cultist", lodge = "robe", possessed = "cracked_mind", gug = "giant", dhole = "worm",
  dinosaur = "maw", creature = { "wolf", "rat", "bat", "snake" }, extradimensional = { "portal", "many_eyes" }, servitor = "tentacle",
  manifold = "many_eyes", flora = "leaf", avatar = "mask", suspect = "hat", humanoid = { "person", "hat" },
  monster = { "maw", "many_eyes", "tentacle" }, zoog = "rat", mutated = "maw", construct = "wrench", elite = "crown",
  -- treacheries
  terror = { "scream", "nightmare", "eye" }, madness = "cracked_mind", hazard = { "fog", "falling", "lightning", "flame" },
  curse = { "skull", "broken_mirror" }, hex = { "rune", "web" }, power = { "lightning", "spiral" }, scheme = { "letter", "whispers" },
  omen = { "crow", "moon", "comet" }, obstacle = "locked_door", task = "hourglass", blunder = "falling", endtimes = "comet",
  poison = "poison", trap = "trap", injury = "bandage", flaw = "broken_heart", mystery = "puzzle", attack = "punch",
  -- types, if nothing else says more
  ["slot ally"] = "person", ["slot hand"] = { "hand", "suitcase" }, ["slot arcane"] = "spell_hand", ["slot accessory"] = "ring",
  ["slot body"] = "coat", investigator = "magnifier", enemy = { "maw", "tentacle" }, treachery = { "eye", "spiral", "fog" },
  event = { "bolt", "bulb" }, skill = { "star", "fist" }, act = "magnifier", agenda = { "moon", "hourglass" },
  asset = "crate", story_card = "scroll", reference = "scroll", weakness = "broken_heart",
}

local SCENES = {
  woods = "woods", wilderness = "woods", jungle = "woods", ["sentinel hill"] = "hills", bayou = "woods", expedition = "woods",
  cave = "cave", yoth = "cave", sewer = "cave", passageway = "cave", basement = { "cave", "room" }, hideout = "room",
  graveyard = "graves", desert = "desert", cairo = "desert", train = "rails", rail = "rails", road = { "hills", "street" },
  ocean = "sea", port = "sea", coastal = "sea", island = "sea", ["falcon point"] = "sea", ["y'ha-nthlei"] = "sea", venice = "sea",
  innsmouth = { "sea", "street" }, otherworld = "space", extradimensional = "space", distortion = "space", void = "space",
  portal = "space", pnakotus = "ruins", spectral = "graves", ruins = "ruins", ["tenochtitlán"] = "ruins", sanctum = "ruins",
  shattered = "space", forgotten = "ruins", kadath = "mountains", dreamlands = "mountains", ["ritual site"] = "hills",
  castle = "mountains", dunwich = { "hills", "woods" }, lodge = "room", manor = "room", ["witch house"] = "room", casino = "room",
  ["arkham asylum"] = "room", ["st mary's"] = "room", ["clover club"] = "room", exhibit = "room", prison = "room", private = "room",
  ["ground floor"] = "room", ["second floor"] = "room", ["third floor"] = "room", restricted = "room", set = "room", midtown = "street",
  miskatonic = { "room", "street" }, arkham = "street", paris = "street", city = "street", ["mexico city"] = "street",
  public = "street", central = "hills", ancient = { "ruins", "cave" },
}

-- Words for what it is, those that say most first.
local function words_of(card, data)
  local out = {}
  for i, trait in ipairs(data.traits or {}) do out[i] = trait:lower() end
  for _, slot in ipairs { "arcane", "accessory", "body", "ally", "hand" } do
    if (card:base("slot_" .. slot) or 0) > 0 then out[#out + 1] = "slot " .. slot end
  end
  if card:is "weakness" then out[#out + 1] = "weakness" end
  out[#out + 1] = data.kind
  return out
end

-- "Monster", "Humanoid", "Weapon" and "Item" say little: what else a card is comes first.
local GENERAL = { monster = true, weapon = true, humanoid = true, item = true, elite = true, creature = true, ally = true, ancient = true }
local function by_weight(words)
  local first, last = {}, {}
  for _, word in ipairs(words) do
    local list = GENERAL[word] and last or first
    list[#list + 1] = word
  end
  local kind = table.remove(first)
  for _, word in ipairs(last) do first[#first + 1] = word end
  first[#first + 1] = kind
  return first
end

--- of(card: card, data: table): table. Of a card whose side up is known, the fields `emblem` and `scene` of its face.
local function of(card, data)
  local words = by_weight(words_of(card, data))
  local shapes = common.of(card.title, words, EMBLEMS)
  if data.kind == "location" then
    -- A place without such a trait is a room of a house.
    return { emblem = { shapes[1] }, scene = common.scene(card.title, words, SCENES) or "room" }
  end
  return { emblem = shapes, scene = data.kind == "enemy" and "shadow" or nil }
end

return { of = of }
