-- What a pack adds by itself: symbols of dice and tasks, and dice.

local checks = require "common:testing/tabletop"
local GREEN, NO_LORE = { "1", "1", "1", "1", "1", "1" }, { "1", "1", "1", "1", "peril", "terror" }

local function with(green, ...)
  local dice = {}
  for i, face in ipairs(green) do dice[i] = face end
  for _, face in ipairs { ... } do dice[#dice + 1] = face end
  return dice
end

-- The active investigator spends these in the adventure, before the roll.
local function at(t, id, cards, dice, more)
  local config = { adventures = { id, "the_archives" }, possessions = cards }
  for key, value in pairs(more or {}) do config[key] = value end
  local g = t:game(config)
  g:go(g:adventure(id))
  g:dice(dice)
  for _, card in ipairs(g:cards("possessions", g:active())) do
    if card.data.adds then g:act { "use", card } end
  end
  return g
end

local function near(t, a, b) t:truthy(math.abs(a - b) < 1e-9, a .. " is not " .. b) end

-- --- the die ---------------------------------------------------------------------------------------------------------

test("an item adds a pack's die, and its symbol completes the task that asks for it", function(t)
  local g = at(t, "the_comet_gallery", { "star_lens" }, with(GREEN, "silver comet"))
  t:logged(g, "rolls: 1, 1, 1, 1, 1, 1, silver comet.")
  t:equal(g:tasks(g:adventure "the_comet_gallery"), { "comet", "investigation 2, lore" })
  g:complete("comet", { "lore", "2", "1", "1", "1", "1" }, "silver comet")
  t:logged(g, "completes a task of The Comet Gallery: silver comet.")
  t:equal(g:dice_on "placed", { "silver comet" })
  g:complete "investigation 2, lore"
  t:zone(g:card "silver_die", "dice")
end)

test("a pack's die goes back, without a result, when the attempt ends", function(t)
  local g = at(t, "the_comet_gallery", { "star_lens" }, with(GREEN, "silver 1"))
  t:zone(g:card "silver_die", "pool")
  g:choose { "give up" }
  t:zone(g:card "silver_die", "dice")
  t:equal(g:card "silver_die".shows, 0)
end)

test("of a die with copies one after the other is added, as long as one is there", function(t)
  local g = t:game { adventures = { "the_comet_gallery" }, possessions = { "russet_orrery", "russet_orrery", "russet_orrery" } }
  g:go(g:adventure "the_comet_gallery")
  local orreries = g:cards("possessions", g:active())
  g:act { "use", orreries[1] }
  g:act { "use", orreries[2] }
  t:equal(#g:cards "pool", 9)
  t:not_offered(g, { "use", orreries[3] })
end)

test("without a die that shows the symbol the attempt fails before a roll", function(t)
  local g = t:game { adventures = { "the_comet_gallery", "the_archives" } }
  local me, gallery = g:active(), g:adventure "the_comet_gallery"
  local sanity = me.sanity
  gallery.done = 2
  g:go(gallery)
  t:equal(me.sanity, sanity - 1)
end)

test("a symbol to which cards turn dice keeps an attempt going, and a die that is turned to it meets the task", function(t)
  local g = t:game { adventures = { "the_locked_dome", "the_archives" }, possessions = { "the_stargazer" } }
  local me, dome = g:active(), g:adventure "the_locked_dome"
  dome.done = 2
  g:go(dome, { "1", "1", "peril", "terror", "lore", "lore" })
  g:act { "use", g:cards("possessions", me)[1], g:die "peril" }
  t:equal(g:pool(), { "1", "1", "dusk", "lore", "lore", "terror" })
  g:complete "dusk, investigation 1"
  t:logged(g, "completes a task of The Locked Dome: 1, dusk.")
  g = at(t, "the_comet_gallery", { "star_lens", "the_stargazer" }, with(GREEN, "silver comet"))
  g:act { "use", g:cards("possessions", g:active())[1], g:die "silver comet" }
  t:equal(g:pool()[7], "silver dusk")
end)

test("an adventure and a monster lock a pack's die; then no item adds it", function(t)
  local g = t:game { adventures = { "the_locked_dome", "the_comet_gallery" }, possessions = { "star_lens" } }
  local dome, gallery = g:adventure "the_locked_dome", g:adventure "the_comet_gallery"
  t:equal(g:card "silver_die".parent, dome)
  g:spawn("star_moth", gallery)
  g:effect "fill_locks"
  t:logged(g, "A russet die is locked on Star Moth.")
  g:go(gallery, { "lore", "2", "1", "1", "1", "1" })
  t:prompt(g, "Complete which task?")
  t:equal(#g:pool(), 6)
end)

test("a lock takes a pack's die out of the pool, too", function(t)
  local g = t:game { adventures = { "the_comet_gallery" }, possessions = { "star_lens", "axe" } }
  g:go(g:adventure "the_comet_gallery")
  g:act "add the silver die"
  g:put("the_locked_dome", "museum")
  t:zone(g:card "silver_die", "pool")
  g:effect "fill_locks"
  t:equal(g:card "silver_die".parent, g:adventure "the_locked_dome")
end)

test("a spell holds a pack's die, and an investigator keeps one", function(t)
  local g = t:game { adventures = { "the_comet_gallery" }, possessions = { "star_lens", "wither" } }
  g:go(g:adventure "the_comet_gallery")
  g:act "Cast"
  g:dice(with(NO_LORE, "silver comet"))
  g:act "add the silver die"
  g:choose { "hold_dice", g:die "silver comet" }
  t:logged(g, "Wither holds silver comet.")
  t:offered(g, { "1. The Comet Gallery: comet" })
  g = at(t, "the_comet_gallery", { "star_lens" }, with(NO_LORE, "silver comet"))
  g:decline()
  g:again { aside = "1", keep = "silver comet", dice = { "1", "1", "1", "lore", "2" } }
  t:logged(g, "keeps a die: silver comet.")
  t:logged(g, "sets aside a die: 1.")
  t:offered(g, { "1. The Comet Gallery: comet" })
end)

-- --- the symbol ------------------------------------------------------------------------------------------------------

test("a symbol pays for what it says, on cards of other packs too, and a plain result goes first", function(t)
  local g = at(t, "the_archives", { "star_lens" }, with(NO_LORE, "silver comet"), { adventures = { "the_archives" } })
  g:complete("lore", nil, "silver comet")
  t:logged(g, "completes a task of The Archives: silver comet.")
  g = at(t, "the_archives", { "star_lens" }, with({ "1", "1", "1", "1", "1", "lore" }, "silver comet"),
    { adventures = { "the_archives" } })
  g:choose { "1. The Archives: lore" }
  t:equal(g:prompt_options(), { "lore", "silver comet" })
  g = at(t, "the_archives", { "enchanted_blade" }, with(NO_LORE, "red wild"), { adventures = { "the_archives" } })
  g:complete("lore", nil, "red wild")   -- as before
end)

test("the dice and symbols of packs are used up after plain ones", function(t)
  local g = at(t, "the_archives", { "star_lens" }, with({ "1", "lore", "1", "1", "1", "1" }, "silver 1"),
    { adventures = { "the_archives" } })
  g:cards "pool"[1].shows = 9
  g:choose { "1. The Archives: lore" }
  t:equal(g:prompt_options(), { "lore", "comet" })
  g = at(t, "the_guided_tour", { "axe", "star_lens" },
    with({ "1", "terror", "terror", "terror", "terror", "terror" }, "silver 1", "yellow 1"), { adventures = { "the_guided_tour" } })
  g:choose { "investigation 2" }
  t:equal(g:prompt_options(), { "1, yellow 1", "1, silver 1", "yellow 1, silver 1" })
end)

test("nothing in play declares a symbol or a die", function(t)
  local g = t:game { adventures = { "the_comet_gallery" } }
  for name, made in pairs { symbol = { name = "late" }, die = { name = "late", colour = "#ffffff", faces = { 1, 1, 1, 1, 1, 1 } } } do
    local ok, problem = pcall(g.call, g, name, made)
    t:falsy(ok)
    t:truthy(tostring(problem):find("before a game begins", 1, true), tostring(problem))
  end
end)

test("a symbol pays investigations", function(t)
  local g = at(t, "the_guided_tour", { "star_lens" }, with({ "lore", "lore", "lore", "peril", "peril", "peril" }, "silver dusk"),
    { adventures = { "the_guided_tour" } })
  t:offered(g, { "investigation 2" })
  g = at(t, "the_guided_tour", { "star_lens" }, with({ "lore", "lore", "lore", "peril", "peril", "peril" }, "silver 1"),
    { adventures = { "the_guided_tour" } })
  t:not_offered(g, { "investigation 2" })
end)

test("a wildcard meets a pack's symbol only if the symbol says so", function(t)
  local g = at(t, "the_comet_gallery", { "star_lens", "enchanted_blade" }, with(GREEN, "red wild", "silver 1"))
  t:not_offered(g, { "1. The Comet Gallery: comet" })
  g = at(t, "the_locked_dome", { "enchanted_blade" }, with(GREEN, "red wild"))
  t:offered(g, { "dusk, investigation 1" })
end)

test("either of two symbols meets a split one", function(t)
  local g = t:game { adventures = { "the_locked_dome" } }
  local dome = g:adventure "the_locked_dome"
  t:equal(g:tasks(dome)[2], "peril/comet")
  g:go(dome, { "1", "1", "1", "1", "1", "peril" })
  t:offered(g, { "peril/comet" })
end)

-- --- what is shown ---------------------------------------------------------------------------------------------------

test("the log tells every roll with dice of packs, each colour in the order of its results", function(t)
  local g = t:game { adventures = { "the_comet_gallery" }, possessions = { "russet_orrery", "enchanted_blade" } }
  g:go(g:adventure "the_comet_gallery")
  for _, card in ipairs(g:cards("possessions", g:active())) do g:act { "use", card } end
  t:logged(g, "rolls: ")
  local shown = g:call("dice_words").shown
  for result = 0, #shown do
    for _, colour in ipairs { "green", "silver", "russet" } do
      local die = g:card(colour .. " die")
      die.shows = result
      local text = g:call("dice_text", g:call("packed_die", die))
      t:equal(text, result == 0 and "no dice" or (colour == "green" and "" or colour .. " ") .. shown[result])
    end
  end
end)

test("the lost and found tells its result", function(t)
  local g = t:game { adventures = { "the_comet_gallery" } }
  g:dice { "3" }
  g:go "entrance"
  g:choose { "search the lost & found" }
  t:logged(g, "searches the lost & found: 3.")
end)

test("the table and the terminal show symbols and dice of packs", function(t)
  local g = at(t, "the_comet_gallery", { "star_lens" }, with(GREEN, "silver comet"))
  local top, gallery = g:call "tabletop", g:adventure "the_comet_gallery"
  local silver = g:card "silver_die"
  for _, id in ipairs { "the_comet_gallery", "the_locked_dome", "star_moth", "star_lens", "russet_orrery" } do
    checks.check_face(t, top, g:call("table_face", g:put(id, "box")), id)
  end
  checks.check_face(t, top, g:call("table_face", silver), "the die")
  checks.check_view(t, top, g:call("table_view", g:active()))
  t:equal(g:call("table_face", silver).frame, "die_silver")
  t:equal(g:call("table_marks", silver).sign, "comet")
  t:equal(g:call("table_face", gallery).rows[1].cells, { { symbol = "comet" } })
  t:equal(g:call("table_marks", gallery).rows[1].fits, true)
  t:equal(g:call("table_face", g:put("star_lens", "box")).rows[1].cells, { { symbol = "die_silver" } })
  t:equal(g:call("table_face", g:put("the_locked_dome", "box")).icons, { "lock_silver" })
  local letters = {}
  for _, colour in ipairs { "green", "yellow", "red", "silver", "russet" } do
    local letter = top.frames["die_" .. colour].letter
    t:falsy(letters[letter], colour)
    letters[letter] = true
  end
  t:equal(top.frames.die_russet.letter, "U")   -- R is the red die
  local lines = table.concat(g:call("board", g:active()), "\n")
  t:truthy(lines:find("Dice: [1] [1] [1] [1] [1] [1] [silver comet]", 1, true), lines)
  t:truthy(lines:find("comet  |  (2) L", 1, true), lines)
end)

-- --- the odds --------------------------------------------------------------------------------------------------------

local function chance(g, id) return g:call("adventure_odds", g:adventure(id), g:active()) end

-- Only so many green dice are left.
local function dice_left(g, n)
  for _, die in ipairs(g:cards "dice") do
    if die.data.colour == "green" then
      if n == 0 then die:move "box" else n = n - 1 end
    end
  end
end

test("odds: a task that asks for a pack's symbol needs a pack's die", function(t)
  local g = t:game { adventures = { "the_comet_gallery" }, possessions = { "star_lens", "axe" } }
  local gallery = g:adventure "the_comet_gallery"
  gallery.done = 2
  t:equal(chance(g, "the_comet_gallery"), 0)
  dice_left(g, 1)
  g:go(gallery)
  t:equal(chance(g, "the_comet_gallery"), 0)
  g:act "add the silver die"
  -- Two faces of six. After a miss the green die is set aside, and the other one rolled once more.
  near(t, chance(g, "the_comet_gallery"), 1 / 3 + 2 / 3 / 3)
end)

-- By trying every roll and every decision, in another program.
local EXACT = {
  { green = 1, uses = "star_lens", chance = 0 },
  { green = 2, uses = "star_lens", chance = 0.06995884773662552 },
  { green = 3, uses = "star_lens", chance = 0.299511316872428 },
  { green = 1, uses = "russet_orrery", chance = 0.0360082304526749 },
  { green = 2, uses = "russet_orrery", chance = 0.2520147462277092 },
}

test("odds: with dice and symbols of packs they are exact", function(t)
  for _, each in ipairs(EXACT) do
    local g = t:game { adventures = { "the_comet_gallery" }, possessions = { each.uses, "axe" } }
    dice_left(g, each.green)
    g:go(g:adventure "the_comet_gallery")
    g:act "silver"
    near(t, chance(g, "the_comet_gallery"), each.chance)
  end
end)

test("odds: dice of packs are kinds of their own, as many as the solver takes", function(t)
  local g = t:game { adventures = { "the_comet_gallery" },
    possessions = { "star_lens", "russet_orrery", "axe", "enchanted_blade", "lantern" } }
  local gallery = g:adventure "the_comet_gallery"
  g:go(gallery)
  local last = 0
  for _, text in ipairs { "Star Lens", "axe", "russet" } do
    g:act(text)
    local now = chance(g, "the_comet_gallery")
    t:truthy(now > last and now < 1, text .. ": " .. tostring(now))
    last = now
  end
  g:act "red"
  t:equal(chance(g, "the_comet_gallery"), nil)   -- five kinds are too many
end)

test("odds: a die may have been turned to what no rolled die shows", function(t)
  local g = at(t, "the_comet_gallery", { "star_lens" }, with(NO_LORE, "silver 1"))
  local green = g:cards "pool"[1]
  local before = chance(g, "the_comet_gallery")
  green.shows = 8
  t:truthy(chance(g, "the_comet_gallery") > before)   -- the wildcard is a lore
  -- Beside four kinds there is no room for it.
  g = at(t, "the_archives", { "sword_of_glory", "russet_orrery" }, with(NO_LORE, "russet 1", "yellow 1", "red 2"),
    { adventures = { "the_archives", "the_locked_dome" } })
  t:truthy(chance(g, "the_archives") < 1)
  g:cards "pool"[1].shows = 9
  t:equal(chance(g, "the_archives"), nil)
  for _, line in ipairs(g:call("odds", nil, g:active())) do t:equal(line, "No odds for this.") end
end)

-- --- the bot ---------------------------------------------------------------------------------------------------------

-- As in scripts/eldersign/tests/bot.lua.
local function answer(g, view)
  view.player, view.min, view.max = g:active(), view.min or 1, view.max or 1
  return g:call("greedy", view)
end

test("greedy: goes where its pack's die is needed, and adds the die", function(t)
  local g = t:game { adventures = { "the_comet_gallery" }, possessions = { "star_lens", "axe" } }
  local me, gallery = g:active(), g:adventure "the_comet_gallery"
  local function where()
    return answer(g, { from = "window", name = "move", prompt = "Where do you go?",
      options = { { kind = "ability", target = gallery }, { kind = "pass" } } })
  end
  t:equal(where(), { 1 })
  local lens = g:cards("possessions", me)
  for _, card in ipairs(lens) do if card.title == "Star Lens" then card:move "box" end end
  t:equal(where(), { 2 })
  g = t:game { adventures = { "the_comet_gallery" }, possessions = { "star_lens", "axe" } }
  g:go(g:adventure "the_comet_gallery")
  local options = { { kind = "pass" } }
  for _, card in ipairs(g:cards("possessions", g:active())) do
    options[#options + 1] = { kind = "ability", card = card, text = "Spend: add the " .. card.data.adds[1] .. " die to the pool." }
  end
  local chosen = options[answer(g, { from = "window", name = "before_roll", prompt = "Before the roll", options = options })[1]]
  t:equal(chosen.card and chosen.card.title, "Star Lens")
end)

test("greedy: sets a green die aside rather than a pack's, and keeps the symbol that is needed", function(t)
  local g = at(t, "the_comet_gallery", { "star_lens" }, with(NO_LORE, "silver comet"))
  g:decline()
  local options = {}
  for i, die in ipairs(g:cards "pool") do options[i] = { kind = "card", card = die, text = g:call("die_text", die) } end
  local aside = answer(g, { from = "script", prompt = "?", purpose = "set_aside", options = options })[1]
  t:equal(options[aside].card.data.colour, "green")
  local kept = answer(g, { from = "script", prompt = "?", purpose = "keep_die", options = options })[1]
  t:equal(options[kept].text, "silver comet")
end)

test("greedy: knows what to do with a green die that has been turned to a pack's symbol", function(t)
  local g = at(t, "the_comet_gallery", { "star_lens" }, with(NO_LORE, "silver 1"))
  g:cards "pool"[1].shows = 10
  g:choose { "try again" }
  local p = g:prompt()
  local options = {}
  for i, die in ipairs(g:cards "pool") do options[i] = { kind = "card", card = die, text = g:call("die_text", die) } end
  local aside = answer(g, { from = "script", prompt = p.text, purpose = "set_aside", options = options })[1]
  t:equal(options[aside].card.data.colour, "green")
end)
