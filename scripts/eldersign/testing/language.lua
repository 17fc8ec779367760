-- This game's part of the test language: how to set its table, and its own words (tests/README.md).
return function(G, _, raw)

local kit = require "common:testing/language"(G, raw)
local checks = require "common:testing/checks"(raw)
local list_of, named, refuse = kit.list_of, kit.named, checks.refuse

-- --- finding ---------------------------------------------------------------------------------------------------------

--- g:investigator(id or title), g:adventure(id or title), g:active(), g:ancient_one(), g:entrance()
function G:investigator(name) return kit.player(self, name, "g:investigator") end
function G:adventure(name)
  local cards = self:call("find", "adventures")
  return named(cards, name) or
    checks.none("g:adventure", "no adventure '" .. tostring(name) .. "' is in play", name, cards)
end
function G:active() return self:get "active" end
function G:ancient_one() return self:cards "ancient_one"[1] end
function G:entrance() return self:cards "entrance"[1] end
function G:mythos() return self:cards "mythos"[1] end

-- --- putting things on the table -------------------------------------------------------------------------------------

local PLAYER_ZONES = { possessions = true, trophies = true }

-- The only kinds of cards that play puts into each zone.
local MYTHOS, OF_MUSEUM, OTHER_WORLD = { "mythos" }, { "adventure", never = { "other_world" } }, { "other_world" }
local DICE, SET_UP = "the dice that are rolled say it: g:dice { ... }", "say it in t:game { ... }"
local KINDS = { possessions = { "item", "spell", "ally" }, trophies = { "monster", "adventure" },
  monsters = { "monster" }, cup = { "monster" }, museum = OF_MUSEUM, adventure_deck = OF_MUSEUM,
  other_worlds = OTHER_WORLD, other_world_deck = OTHER_WORLD, mythos = MYTHOS, mythos_deck = MYTHOS, old_mythos = MYTHOS,
  cast = { "spell" }, common_deck = { "common" }, unique_deck = { "unique" }, spell_deck = { "spell" },
  ally_deck = { "ally" }, dice = DICE, pool = DICE, placed = DICE, set_aside = DICE, marked = DICE, held = DICE,
  locked = "g:effect \"fill_locks\" locks dice", investigators = SET_UP, reserve = SET_UP, entrance = SET_UP,
  ancient_one = SET_UP, scenario = SET_UP }
local ADVENTURES = { museum = true, other_worlds = true }
local PLACES = { museum = true, other_worlds = true, entrance = true }

-- What tests write: me.stamina = 3.
kit.on_set(kit.within("investigator", { stamina = "max_stamina", sanity = "max_sanity" }))

-- A monster lies on an adventure: on a task of its own, or below the last one (0).
local function check_monster(g, what, card, adventure, row)
  if adventure == nil then
    refuse(what, tostring(card) .. " would be on no adventure", "say on which it is, as a card")
  end
  adventure = checks.lies(what, adventure, ADVENTURES, "an adventure in play")
  if row == nil or row == 0 then return end
  local free = g:call("free_monster_tasks", adventure)
  for _, n in ipairs(free) do if n == row then return end end
  refuse(what, "row = " .. tostring(row) .. " is no task of " .. adventure.title .. " that a monster can cover",
    #free == 0 and "leave it out" or "write " .. table.concat(free, " or ") .. ", or leave it out")
end

local function make(self, id, zone, owner, parent, what, options)
  options = options or {}
  if PLAYER_ZONES[zone] then owner = checks.seat(what, self, owner) end
  local card = kit.created(self, id, "box")   -- nobody owns it: the set-up also makes cards for nobody
  checks.belongs(what, card, zone, KINDS)
  if zone == "monsters" then
    check_monster(self, what, card, parent, options.row)
  elseif parent ~= nil then
    refuse(what, "only monsters lie on adventures, not what lies in '" .. zone .. "'", "leave `at` out")
  end
  checks.properties(what, card, options, { owner = true, at = true })
  card:move(zone, PLAYER_ZONES[zone] and owner or nil, false, parent)
  if zone == "possessions" then card.controller = owner end
  raw.touched()
  return card
end

--- g:put(id or card, zone, { owner =, at =, ... }) -> card. Announces nothing; other keys are properties to set.
--- `owner`: the investigator who has the possession or trophy. A card in a zone to which play never brings it is
--- refused.
function G:put(id, zone, options)
  options = options or {}
  if options.owner and not PLAYER_ZONES[zone] then
    refuse("g:put", "only what lies in possessions or trophies is somebody's, not what lies in " .. tostring(zone),
      "leave `owner` out")
  end
  local owner = PLAYER_ZONES[zone] and (options.owner or self:call("seats")[1]) or nil
  local card = make(self, id, zone, owner, options.at, "g:put", options)
  kit.set(card, options, { owner = true, at = true })
  return card
end

--- g:give(inv, ids) -> list of cards: items, spells, allies. g:trophies(inv, ids) -> list of cards
function G:give(inv, ids)
  local out = {}
  for i, id in ipairs(list_of(ids)) do out[i] = make(self, id, "possessions", inv, nil, "g:give") end
  return raw.list(out)
end
function G:trophies(inv, ids)
  local out = {}
  for i, id in ipairs(list_of(ids)) do out[i] = make(self, id, "trophies", inv, nil, "g:trophies") end
  return raw.list(out)
end
--- g:spawn(id, adventure [, row]) -> monster, on that task; 0 or nothing: below the last one.
function G:spawn(id, adventure, row)
  local monster = make(self, id, "monsters", nil, adventure, "g:spawn", { row = row })
  monster.row, monster.done = row or 0, 0
  return monster
end
kit.empties("box", { investigators = SET_UP, entrance = SET_UP, ancient_one = SET_UP, scenario = SET_UP })
kit.decks(function(g, id, zone, what) return make(g, id, zone, nil, nil, what) end)
--- g:place(inv, card): puts the investigator there without a move.
function G:place(inv, where)
  inv = checks.lies("g:place", inv, { investigators = true }, "an investigator in play")
  inv.parent = checks.lies("g:place", where, PLACES, "an adventure in play, or g:entrance()")
end

-- --- dice ------------------------------------------------------------------------------------------------------------

local LETTERS = { L = "lore", P = "peril", T = "terror", W = "wild" }

--- g:dice { "3", "lore", "terror", "yellow 4", "red wild" }: the next dice show these, in the order in which they are
--- rolled (the pool: green ones, then added ones in the order they were added). "1" to "4", "lore", "peril", "terror",
--- "wild"; L P T W; "silver omen" for a die and a symbol of a pack. The test fails when the rolled dice have other
--- colours, or are more, or are never rolled.
function G:dice(list)
  local sides, texts, said = {}, self.scripted or {}, self.said or {}
  local words, number = self:call "dice_words", {}
  for n, name in ipairs(words.shown) do number[name] = n end
  self.said = said
  for i, text in ipairs(list_of(list)) do
    text = tostring(text)
    local colour, result = text:match "^(%a+) (%S+)$"
    colour = colour or "green"
    if not words.faces[colour] then
      raw.fail("there is no " .. colour .. " die" .. raw.did_you_mean(colour, words.colours))
    end
    result = result or text
    local shows = number[LETTERS[result] or result] or
      raw.fail("no die shows '" .. text .. "'" .. raw.did_you_mean(result, words.shown))
    local side, faces = nil, {}
    for n, face in ipairs(words.faces[colour]) do
      if face == shows then side = n end
      faces[n] = words.shown[face]
    end
    sides[i] = side or
      raw.fail("a " .. colour .. " die cannot show '" .. text .. "': its faces are " .. table.concat(faces, ", "))
    texts[#texts + 1] = (colour == "green" and "" or colour .. " ") .. words.shown[shows]
    said[#said + 1] = texts[#texts]
  end
  if not self.scripted then self.read = #self:log() end
  self.scripted = texts
  raw.rolls(sides)
end

function G:_faces(dice)
  local out = {}
  if #dice == 0 then return out end
  for i = #self.said - #dice + 1, #self.said do out[#out + 1] = self.said[i] end
  return out
end

local function colour_of(text) return text:match "^(%a+) %S+$" or "green" end

-- In words, a die that was scripted in another colour than the rolled one; nil if the colours are right.
local function wrong_die(given, found)
  local count = {}
  for _, text in ipairs(found) do count[colour_of(text)] = (count[colour_of(text)] or 0) + 1 end
  for _, text in ipairs(given) do
    local colour = colour_of(text)
    count[colour] = (count[colour] or 0) - 1
    if count[colour] < 0 then
      for other, left in pairs(count) do
        if left > 0 and other ~= colour then
          return "'" .. text .. "' is a face of a " .. colour .. " die, and a " .. other .. " die is rolled in its place"
        end
      end
    end
  end
end

local ROLLED = { " rolls: (.*)%.$", " re%-rolls: (.*)%. The pool shows ", " searches the lost & found: (.*)%.$" }

local function in_words(list) return table.concat(list, ", ") end

-- The rolled dice in a line of the log must be the next ones in the script, in any order.
local function compare(scripted, rolled)
  local given, found = {}, {}
  for text in rolled:gmatch "[^,]+" do found[#found + 1] = (text:gsub("^ ", "")) end
  for i = 1, #found do given[i] = table.remove(scripted, 1) end
  local unsorted = in_words(given)
  table.sort(given)
  table.sort(found)
  if in_words(given) ~= in_words(found) then
    local wrong = wrong_die(given, found)
    raw.fail((wrong and wrong .. ": " or "") .. "the script says " .. unsorted .. ", but the dice are others or more: they show " .. rolled)
  end
end

local mark = G.mark
function G:mark()
  mark(self)
  self.read = 0
end

-- Scripted dice are checked after the roll.
local settle = G._settle
function G:_settle()
  local prompt = settle(self)
  local scripted = self.scripted
  if not scripted or #scripted == 0 then return prompt end
  local lines = self:log()
  for i = self.read + 1, #lines do
    self.read = i
    for _, pattern in ipairs(ROLLED) do
      local rolled = lines[i]:match(pattern)
      if rolled and #scripted > 0 then compare(scripted, rolled) end
    end
  end
  if #scripted == 0 then self.scripted = nil end
  return prompt
end

-- The dice of a zone as texts: "3", "lore", "yellow 4".
local function shown(self, zone, parent)
  local out = {}
  for _, die in ipairs(self:cards(zone)) do
    if parent == nil or die.parent == parent then out[#out + 1] = self:call("die_text", die) end
  end
  table.sort(out)
  return out
end
--- g:pool(), g:dice_on(zone [, card]) -> sorted list of texts: "placed", "set_aside", "marked", "held", "locked".
function G:pool() return shown(self, "pool") end
function G:dice_on(zone, card) return shown(self, zone, card) end
--- g:die(text [, zone]) -> the first die with that result, in the pool or another zone.
function G:die(text, zone)
  for _, die in ipairs(self:cards(zone or "pool")) do
    if self:call("die_text", die) == text then return die end
  end
  raw.fail("no die in " .. (zone or "pool") .. " shows " .. tostring(text))
end
--- g:tasks(adventure) -> list of texts; "x " before one that is completed.
function G:tasks(card)
  local out = {}
  for i, task in ipairs(self:call("tasks_of", card)) do
    out[i] = (task.done and "x " or "") .. self:call("task_text", task)
  end
  return out
end

-- --- running ---------------------------------------------------------------------------------------------------------

-- g:set(name, value)
local MARK = { 0, 1 }
checks.globals(G, { clock = { 0, 3 }, active = "player", first = "player", awake = MARK, awakening = MARK, faq = MARK,
  suffering = MARK })

-- g:effect(name, card, ...), with verbs and functions of testing/cards/test_effects.lua.
kit.effects(function(g) return g:call "players"[1] end)

function G:is_main_window(p) return p.id == "move" end

--- g:go(adventure or "entrance" [, dice]): the active player moves there. `dice`: the results of the roll that follows,
--- as for g:dice; the roll comes at once when nobody can use anything before it.
function G:go(where, dice)
  if dice then self:dice(dice) end
  if where == "entrance" then where = self:entrance() end
  if where == self:active().place then self:pass() else self:act { "go", where } end
end
--- g:roll(dice): "Roll", in the window before a roll.
function G:roll(dice)
  self:dice(dice)
  local p = self:prompt()
  if not p or p.id ~= "before_roll" then raw.fail "the window before a roll is not open" end
  self:pass()
end

--- g:decline(): completes no task, although it is possible.
function G:decline() self:choose { "complete_task", none = true } end
local function in_order(text)
  local list = {}
  for part in text:gmatch "[^,]+" do list[#list + 1] = (part:gsub("^ ", "")) end
  table.sort(list)
  return in_words(list), list
end

-- The option that is meant: that text, or the same dice in another order.
local function option_of(options, with)
  for _, option in ipairs(options) do
    if option.text == with then return with end
  end
  for _, option in ipairs(options) do
    if in_order(option.text) == in_order(with) then return option.text end
  end
  raw.fail("'" .. with .. "' is no way to complete it")
end

-- Die by die when there are many ways: a die that is offered and still wanted.
local function next_die(options, wanted)
  for _, option in ipairs(options) do
    for i, text in ipairs(wanted) do
      if text == option.text then return table.remove(wanted, i) end
    end
  end
  raw.fail("none of these dice is offered: " .. in_words(wanted))
end

local function choose_dice(self, with)
  local wanted = with and select(2, in_order(with))
  local p, asked = self:prompt(), false
  while p and p.purpose == "spend_die" do
    local options = p.parts[1].options
    self:choose { with and next_die(options, wanted) or options[1].text }
    p, asked = self:prompt(), true
  end
  if p and p.purpose == "spend_dice" then
    local options = p.parts[1].options
    self:choose { with and option_of(options, with) or options[1].text }
  elseif with then
    if asked then with = with:gsub(" %b()", "") end   -- the log does not name the place of a die
    local told = self:log()
    for i = #told, 1, -1 do
      local dice = told[i]:match " completes a task of .-: (.*)%.$"
      if dice then return in_order(dice) == in_order(with) or raw.fail("there is one way only: " .. dice) end
    end
  end
end

--- g:complete(text of the task [, dice of the next roll [, with]]): "lore, peril"; the first task with that text.
--- `with`: the dice as the options name them, or, if there is only one way, as the log names them; otherwise the first
--- way.
function G:complete(text, dice, with)
  local found
  for _, option in ipairs(self:_prompt(text).parts[1].options) do
    found = found or (option.text:match "^%d+%. .-: (.*)$") == text and option.text
  end
  if not found then
    raw.fail("the task '" .. text .. "' is not offered: " .. table.concat(self:prompt_options(), " | "))
  end
  if dice then self:dice(dice) end
  self:choose { found }
  choose_dice(self, with)
end

local AGAIN = { aside = true, by = true, dice = true, keep = true }

local function answer_die(self, purpose, text)
  local p = self:prompt()
  if p and p.purpose == purpose then self:choose { purpose, self:die(text) } end
end
--- g:again { aside = "1", keep = "lore", by = inv, dice = { ... } }: tries again after a failed roll. `aside`: the
--- result of the die that is set aside; `keep`: the result of the die that is focused, or lent by `by`; `dice`: the
--- next roll.
function G:again(options)
  raw.check_keys("g:again", options, AGAIN)
  if options.dice then self:dice(options.dice) end
  -- If all are alike nobody is asked, but the die must be there.
  for _, name in ipairs { "aside", "keep" } do
    if options[name] then self:die(options[name]) end
  end
  self:choose { "try again" }
  answer_die(self, "set_aside", options.aside)
  if not options.keep then
    self:choose { "assist", none = true }
    return
  end
  self:choose { "assist", options.by or self:active() }
  answer_die(self, "keep_die", options.keep)
end
--- g:wait(): the turn passes at the entrance, with the free first aid.
function G:wait()
  self:go "entrance"
  for _, words in ipairs { { "entrance", "receive first aid" }, { "first_aid", "regain 1 stamina" } } do
    local p = self:prompt()
    if p and p.purpose == words[1] then self:choose(words) end
  end
end

--- Words for g:run_to: "turn of ID", else a procedure or timing point.
function G:target_of(name, card)
  local whose = name:match "^turn of (.+)$"
  if whose then return "procedure", "turn", self:investigator(whose) end
  return nil, name, card
end

-- --- beginning -------------------------------------------------------------------------------------------------------

local CONFIG = { game = 1, scenario = 1, investigators = 1, adventures = 1, other_worlds = 1, ancient_one = 1,
  mythos = 1, seed = 1, faq = 1, possessions = 1, auto = 1, begin = 1, options = 1, clock = 1, at = 1, doom = 1 }

-- With begin = "setup" nothing is put on the table, so only these have an effect.
local BEFORE_SETUP = { game = 1, scenario = 1, investigators = 1, ancient_one = 1, seed = 1, faq = 1, auto = 1,
  begin = 1, options = 1 }

local function check_config(config)
  checks.config(config, CONFIG, BEFORE_SETUP)
  for _, name in ipairs { "investigators", "adventures", "other_worlds", "mythos", "ancient_one" } do
    if config[name] ~= nil then checks.texts("t:game", name, config[name]) end
  end
  if config.faq ~= nil then checks.flag("t:game", "faq", config.faq) end
  if config.clock ~= nil then checks.whole("t:game", "clock", config.clock, 0, 3) end
  if #list_of(config.mythos) > 1 then refuse("t:game", "one mythos card lingers", "name one") end
  if #list_of(config.investigators) > 8 then refuse("t:game", "nine investigators never play", "name eight at most") end
end

local function furnish(g, config)
  for _, zone in ipairs { "museum", "other_worlds", "mythos" } do g:empty(zone) end
  for _, die in ipairs(g:cards "locked") do die:move "dice" end
  g:empty "monsters"
  for _, id in ipairs(list_of(config.adventures)) do make(g, id, "museum", nil, nil, "t:game, adventures") end
  for _, id in ipairs(list_of(config.other_worlds)) do
    make(g, id, "other_worlds", nil, nil, "t:game, other_worlds")
  end
  -- In the order in which they are written.
  for _, zone in ipairs { "museum", "other_worlds" } do
    local cards = g:cards(zone)
    for i = #cards, 1, -1 do cards[i]:move(zone, nil, true) end
  end
  for _, id in ipairs(list_of(config.mythos)) do make(g, id, "mythos", nil, nil, "t:game, mythos") end
  for _, inv in ipairs(g:call "seats") do
    for _, card in ipairs(g:cards("possessions", inv)) do card:to_bottom() end
    inv.clues = 0
  end
  kit.by_player(g, config.possessions, function(inv, ids)
    checks.texts("t:game", "possessions", ids)
    for _, id in ipairs(list_of(ids)) do make(g, id, "possessions", inv, nil, "t:game, possessions") end
  end)
  kit.by_player(g, config.at, function(inv, where) inv.parent = g:adventure(where) end)
  local ancient = g:ancient_one()
  -- With a full track it would have awoken.
  ancient.doom = checks.whole("t:game", "doom", config.doom or 0, 0, ancient:check "doom_track" - 1)
  ancient.elder_signs = 0
  g:set("clock", config.clock or 0)
  g:call "fill_locks"
end

--- The keys of t:game are described in tests/README.md.
return function(g, config)
  check_config(config)
  local options = config.options or {}
  options.ancient_one = config.ancient_one or options.ancient_one or "cthulhu"
  if config.faq then options.faq = "true" end
  raw.begin { game = g.name, scenario = config.scenario or "elder_sign",
    avatars = config.investigators or { "joe_diamond" }, seed = config.seed, options = options,
    stop_kind = "procedure", stop_name = config.begin == "setup" and "scenario" or "turn" }
  kit.first_answers "the game ended in its set-up"
  g.effects = g:call("create", "test_effects", "box")
  if config.begin == "setup" then return end
  furnish(g, config)
  raw.go()
end

end
