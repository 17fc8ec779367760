-- The results of the constructors of the cardtypes, and their messages about wrong fields.

local function constructors(t)
  local g = t:game { locations = { "study" } }
  return function(kind, fields) return g:call(kind, fields) end
end

test("a field that there is not is named with its card", function(t)
  local make = constructors(t)
  for _, kind in ipairs { "asset", "event_card", "skill", "treachery", "enemy", "location", "act", "agenda",
      "reference", "investigator", "scenario", "chaos_token" } do
    t:raises(function() make(kind, { name = "X", nmae = 1 }) end, "unknown field 'nmae'")
  end
  t:raises(function() make("reference", { name = "X", tokens = { skull = { { modifer = 1 } } } }) end, "'modifer'")
  t:raises(function() make("investigator", { name = "X", elder_sign = { efect = 1 } }) end, "'efect'")
  t:raises(function() make("scenario", { name = "X", starts = { { nmae = 1 } } }) end, "'nmae'")
end)

test("a field that is missing or has a wrong value is named, too", function(t)
  local make = constructors(t)
  t:raises(function() make("asset", {}) end, "`name` is missing")
  t:raises(function() make("asset", { name = "X", icons = { strength = 1 } }) end, "no skill icon 'strength'")
  t:raises(function() make("asset", { name = "X", slots = { "foot" } }) end, "no slot 'foot'")
  t:raises(function() make("event_card", { name = "X", fast = true, first_action = true }) end, "first action")
  t:raises(function() make("event_card", { name = "X", test = { skil = 1 } }) end, "'skil'")
  t:raises(function() make("event_card", { name = "X", limit = { of = 1 } }) end, "'of'")
  t:raises(function() make("asset", { name = "X", cost = "4" }) end,
    "`cost` of asset 'X' is a number, not the text \"4\"")
  t:raises(function() make("asset", { name = "X", slots = { "hnad" } }) end, "there is no slot 'hnad'")
  t:raises(function() make("asset", { name = "X", cost = "4", helth = 2 }) end, "did you mean 'health'?; `cost`")
  t:raises(function() make("event_card", { name = "X", when = "enemy_defeatd" }) end, "did you mean 'enemy_defeated'?")
  t:raises(function() make("event_card", { name = "X", effect = true }) end, "function(me, you, target, event) ... end")
  t:raises(function() make("location", { name = "X", back = { symbl = "moon" } }) end, "did you mean 'symbol'?")
  t:raises(function() make("reference", { name = "X", tokens = { skull = { { another = 1 } } } }) end, "another")
  t:raises(function() make("scenario", { name = "X", scenario_deck = "ghoul" }) end, "scenario_deck")
  t:raises(function() make("investigated_with", "strength") end, "strength")
  for _, kind in ipairs { "act", "agenda" } do
    t:raises(function() make(kind, { name = "X", reverse = "y", { kind = "manual", name = "advance" } }) end,
      "not both")
    t:equal(make(kind, { name = "X", reverse = "y", { kind = "manual", name = "front" } }).data.reverse, "y")
  end
  local function scenario_with(start) return function() make("scenario", { name = "X", starts = { start } }) end end
  t:raises(scenario_with { name = "a", text = "b", round = 2 }, "`begin` is missing in `starts[1]`")
end)

test("what is left out is nothing", function(t)
  local make = constructors(t)
  local foe = make("enemy", { name = "X" })
  t:equal({ foe.attributes.attack_damage, foe.attributes.attack_horror }, { 0, 0 })
  t:equal(make("location", { name = "X" }).attributes.clue_value, 0)
  t:equal(make("asset", { name = "X" }).abilities, {})
end)

test("what is given is in the definition", function(t)
  local make = constructors(t)
  local card = make("skill", { name = "X", code = "01", level = 2, weakness = "basic", icons = { wild = 2 } })
  t:equal({ card.codes[1], card.attributes.level, card.attributes.icon_wild }, { "01", 2, 2 })
  t:equal(make("asset", { name = "X", code = "01", codes = { "02", "03" } }).codes, { "02", "03" })
  local tags = {}
  for _, tag in ipairs(card.tags) do tags[tag] = true end
  t:truthy(tags.weakness and tags.basic_weakness and tags.player_card)
  t:equal(make("agenda", { name = "X", objective = true }).tags, { "agenda", "encounter_card", "objective" })
  t:equal(make("event_card", { name = "X", attach_limit = 2 }).data.attach_limit, 2)
  local inv = make("investigator", { name = "X", deck_size = 30, deck_options = { { class = "rogue" } },
    requires = { "y" } })
  t:equal({ inv.data.deck_size, inv.data.deck_options[1].class, inv.data.requires[1] }, { 30, "rogue", "y" })
  t:equal(make("asset", { name = "X", status = "stub" }).data.status, "stub")
end)

test("what is printed like a keyword but written in another way is told, on every cardtype", function(t)
  local make = constructors(t)
  local cases = {
    { "location", "Haunted", "write what happens: haunted" }, { "enemy", "Vengeance 2.", "vengeance = 1" },
    { "treachery", "Vengeance 1", "vengeance = 1" }, { "enemy", "Victory 1", "victory = 1" },
    { "enemy", "Swarming 2", "swarming = 2" }, { "enemy", "Concealed 2", "concealed = 2" },
    { "enemy", "Patrol", "patrol = function" }, { "asset", "Seal", "seal = \"elder_sign\"" },
    { "asset", "Uses (3 charges)", "uses = { charges = 3 }" },
  }
  for _, case in ipairs(cases) do
    t:raises(function() make(case[1], { name = "X", keywords = { "Peril", case[2] } }) end, case[3])
  end
end)

test("a haunted ability of a card that is no location says which locations gain it", function(t)
  local make = constructors(t)
  local function haunted(where)
    return { kind = "forced", tags = { "haunted" }, condition = { where }, on = "resolves_haunted", tier = "at" }
  end
  t:raises(function() make("treachery", { name = "X", haunted "subject == me" }) end, "only a location is haunted")
  t:equal(#make("treachery", { name = "X", haunted "any(locations: it == subject)" }).abilities, 1)
  t:equal(#make("location", { name = "X", haunted "subject == me" }).abilities, 1)
end)

test("a card that lets itself be played from elsewhere says where it lies", function(t)
  local make = constructors(t)
  local function elsewhere(zones)
    local constant = { kind = "constant", zones = zones,
      modifiers = { { value = "as_if_in_hand", amount = 1, where = "it == me" } } }
    return function() return make("event_card", { name = "X", cost = 0, constant }) end
  end
  t:raises(elsewhere(), "it is not said from where")
  t:raises(elsewhere { "deck" }, "there are discard, attached, set_aside, beneath")
  for _, zone in ipairs { "discard", "attached", "set_aside", "beneath" } do
    t:equal(#elsewhere { zone }().abilities, 2)
  end
end)

test("costs need a cost, a hunch deck a card, a list of classes a class, and a token is named by its id", function(t)
  local make = constructors(t)
  t:raises(function() make("asset", { name = "X", extra_cost = { counter = "clues" } }) end, "never played")
  t:equal(#make("asset", { name = "X", cost = 0, extra_cost = { counter = "clues" } }).abilities, 1)
  t:raises(function() make("investigator", { name = "X", hunch = { size = 0 } }) end, "has at least 1 card")
  t:raises(function() make("asset", { name = "X", class = {} }) end, "list of classes is empty")
  t:raises(function() make("asset", { name = "X", cost = 0, seal = "0" }) end, "no chaos token has the id '0'")
  t:raises(function() make("asset", { name = "X", cost = 0, seal = { except = { "auto-fail" } } }) end, "'auto-fail'")
end)

-- What `misk check` finds in a card of packs/mistaken.
local function found_in(t, id)
  local g, lines = t:game { locations = { "study" } }, {}
  for _, each in ipairs(g:call "lint") do
    if each.card:find(id, 1, true) then lines[#lines + 1] = each.message end
  end
  return lines
end

test("the check looks at each card of a choice that an investigator requires", function(t)
  t:equal(found_in(t, "mistaken_choice"), { "there is no card 'mistaken_notes' (requires)" })
end)

test("the check finds a task that is no entry of the log, and a mark that no card has", function(t)
  t:equal(found_in(t, "mistaken_research"), { "'mistaken_hunch' is no entry of the campaign log (researched)" })
  t:equal(found_in(t, "mistaken_hunch"), { "no card has the trait or tag 'insihgt' (hunch)" })
end)

test("a reaction, and what a player may use at will, is resolved by whoever uses it", function(t)
  local g = t:game { locations = { "study" } }
  for kind, trigger in pairs { reaction = "enters", free = false, action = false } do
    t:raises(function()
      g:call("make_ability", kind, { after = trigger or nil, you = "actor" })
    end, "condition = \"actor == you\"")
  end
  t:equal(g:call("make_ability", "forced", { after = "enters", you = "mover" }).you, "mover")
end)

test("what contradicts itself or nobody has room for is told", function(t)
  local make = constructors(t)
  local function wrong(kind, fields, message)
    fields.name = "X"
    t:raises(function() make(kind, fields) end, message)
  end
  wrong("asset", { x_cost = true, cost = 2 }, "its cost is X, and it has no other")
  wrong("asset", { cost = 1, slots = { "hand", "hand", "hand", "hand", "hand" } }, "more hand slots than anybody has")
  wrong("chaos_token", { id = "x", symbol = true, modifier = 3 }, "the scenario's card says the modifier")
end)
