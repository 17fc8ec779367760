-- Findings of `misk check` that need knowledge of this game: does every card exist that a scenario or investigator
-- names?

local finder = require("common:ui/lint").finder
local BAG_NAMES = require("lib/setup").BAG_NAMES

local LISTS = { "set_aside", "add_tokens", "scenario_deck", "exploration_deck" }
-- Lists with cards of one kind alone, and that kind.
local OF_KIND = { { "locations", "location" }, { "agendas", "agenda" }, { "acts", "act" } }
local KEYS = { "keys", "facedown_keys" }

-- For a figure that a card does not give: the consequence, and the field to write if the printed card has none.
local WITHOUT = {
  fight = { "every attack against it is tested against 0", "cannot_be_attacked" },
  evade = { "evading it is tested against 0", "cannot_be_evaded" },
  shroud = { "investigating it is tested against 0", "cannot_be_investigated" },
  health = { "no damage defeats it" },
  revelation = { "nothing happens when it is drawn" },
  cost = { "it cannot be played" },
}

-- Rules Reference: Explore. What the deck consists of.
local function check_explored(found, scenario, card)
  local data = card_exists(card) and data_of(card)
  if not data or data.kind == "treachery" or data.single_sided then return end
  found[#found + 1] = { card = scenario, name = card, rule = "exploration-deck",
    message = "'" .. card .. "' is neither a treachery nor a single-sided location (exploration_deck)",
    mend = data.kind == "location" and "write `single_sided = true` on that location" or "take it out of the deck" }
end

local function check_grant(found, want_marked, owner, grant)
  if grant and not grant.points[1] then
    found[#found + 1] = { card = owner, name = "points", message = "nobody has any supply points (supplies)",
      mend = "give them by the number of players: points = { 9, 6 }", rule = "wrong-kind" }
  end
  for _, card in ipairs(grant and grant.supplies or {}) do
    want_marked(owner, card, "supplies", "supply", "supply", "name a log_entry with `supply = COST`")
  end
end

local function check_checkpoint(want, want_marked, scenario, said)
  want_marked(scenario, said.next, "checkpoint", "scenario", "scenario", "name the part of the scenario that follows")
  for entry in pairs(said.keep or {}) do want(scenario, entry, "checkpoint") end
end

local function check_beginning(want, want_marked, investigator, begins)
  for _, card in ipairs(begins.hand or {}) do want(investigator, card, "begins") end
  for _, entry in ipairs(begins.play or {}) do want(investigator, fields.list_of(entry)[1], "begins") end
  if begins.at then
    want_marked(investigator, begins.at, "begins", "location", "location", "name the location at which they begin")
  end
end

local function check_bags(found, owner, bags)
  local told = {}
  for _, tokens in pairs(bags or {}) do
    for _, name in ipairs(tokens) do
      if not told[name] and not card_exists(BAG_NAMES[name] or name, "token") then
        told[name] = true
        found[#found + 1] = { card = owner, name = name, message = "there is no chaos token '" .. name .. "' (bags)",
          mend = "write \"+1\", \"0\", \"-1\" ..., \"skull\", \"auto_fail\" ..., or the id of a chaos_token of a pack",
          rule = "unknown-card" }
      end
    end
  end
end

-- A word that no card has would leave the side deck empty.
local function check_side_deck(found, investigator, deck, where)
  for _, tag in ipairs(deck and fields.list_of(deck.cards) or {}) do
    if not cards_with(tag)[1] then
      found[#found + 1] = { card = investigator, name = tag, message = "no card has the trait or tag '" .. tag ..
        "' (" .. where .. ")", mend = "correct it; a trait is written small: \"insight\"", rule = "unknown-tag" }
    end
  end
end

--- lint(): table[]. Findings of `misk check` that need knowledge of this game: { card =, name =, message =, mend =,
--- rule = } each; name: the text in the card's file that is wrong.
local function lint()
  local found = {}
  local want = finder(found)
  -- `mark`: the kind of card that belongs there, or a mark in its data.
  local function want_marked(owner, id, where, mark, called, mend)
    want(owner, id, where)
    if not card_exists(id) or data_of(id).kind == mark or data_of(id)[mark] then return end
    found[#found + 1] = { card = owner, name = id, message = "'" .. id .. "' is no " .. called .. " (" .. where .. ")",
      mend = mend, rule = "wrong-kind" }
  end
  for _, id in ipairs(cards_with "scenario") do
    local data = data_of(id)
    for _, list in ipairs(LISTS) do
      for _, card in ipairs(data[list] or {}) do want(id, card, list) end
    end
    local function want_kind(list, where, kind)
      for _, card in ipairs(list or {}) do
        want_marked(id, card, where, kind, kind, "name a card that is made with `" .. kind .. "`")
      end
    end
    for _, list in ipairs(OF_KIND) do want_kind(data[list[1]], list[1], list[2]) end
    if data.key_back then
      want_marked(id, data.key_back, "key_back", "facedown", "back of keys", "name a key with `facedown = true`")
    end
    for _, list in ipairs(KEYS) do want_kind(data[list], list, "key") end
    for _, entry in ipairs(data.encounter_cards or {}) do want(id, entry[1], "encounter_cards") end
    for _, list in ipairs { { "more_agendas", "agenda" }, { "more_acts", "act" } } do
      for _, deck in ipairs(data[list[1]] or {}) do want_kind(deck, list[1], list[2]) end
    end
    for _, deck in ipairs(data.side_decks or {}) do
      for _, card in ipairs(deck.made_of or {}) do want(id, card, "side_decks") end
    end
    for _, card in ipairs(data.exploration_deck or {}) do check_explored(found, id, card) end
    for _, option in ipairs(data.log or {}) do
      if option.list then want(id, option.list, "log") end
      for _, value in ipairs(option.values) do
        for word in value[1]:gmatch "%S+" do want(id, word, "log") end
      end
    end
    for _, outcome in pairs(data.resolutions or {}) do
      check_grant(found, want_marked, id, outcome.supplies)
      if type(outcome.next) == "string" then
        want_marked(id, outcome.next, "next", "scenario", "scenario", "name the scenario that follows")
      end
    end
    check_bags(found, id, data.bags)
    if data.checkpoint then check_checkpoint(want, want_marked, id, data.checkpoint) end
    if data.reference then
      want_marked(id, data.reference, "reference", "reference", "card with chaos tokens",
        "name a card that is made with `reference`")
    end
    if not (data.resolutions and data.resolutions.no_resolution) then
      found[#found + 1] = { card = id, message = "the scenario has no resolutions.no_resolution",
        mend = "say what happens when nobody is left", rule = "no-resolution" }
    end
  end
  for _, id in ipairs(cards_with "campaign") do
    for _, scenario in ipairs(data_of(id).scenarios) do
      want_marked(id, scenario, "scenarios", "scenario", "scenario", "name a card that is made with `scenario`")
    end
    check_bags(found, id, data_of(id).bags)
    for _, card in ipairs(data_of(id).partners or {}) do
      want_marked(id, card, "partners", "partner", "partner", "name an asset with keywords = { \"Partner\" }")
    end
    if data_of(id).taboo then
      want_marked(id, data_of(id).taboo, "taboo", "taboo", "taboo list", "name a list that is made with `taboo`")
    end
    for scenario, grant in pairs(data_of(id).supplies or {}) do
      want_marked(id, scenario, "supplies", "scenario", "scenario", "name the scenario before which they are bought")
      check_grant(found, want_marked, id, grant)
    end
  end
  for _, id in ipairs(cards_with "taboo") do
    -- A number may be that of a card whose pack is not there.
    for card in pairs(data_of(id).cards) do
      if not card:find "^%d+%a?$" then want(id, card, "cards") end
    end
  end
  for _, kind in ipairs { "act", "agenda" } do
    for _, id in ipairs(cards_with(kind)) do
      if data_of(id).reverse then want(id, data_of(id).reverse, "reverse") end
    end
  end
  for _, id in ipairs(cards_with "investigator") do
    for _, one_of in ipairs(data_of(id).requires or {}) do
      for _, card in ipairs(fields.list_of(one_of)) do want(id, card, "requires") end
    end
    local prologue = data_of(id).prologue
    if prologue then
      local kind = card_exists(prologue) and data_of(prologue).kind == "reference" and "reference" or "scenario"
      want_marked(id, prologue, "prologue", kind, "scenario", "name the scenario in which alone they can be used")
    end
    check_beginning(want, want_marked, id, data_of(id).begins or {})
    check_side_deck(found, id, data_of(id).hunch, "hunch")
    for _, deck in ipairs(data_of(id).side_decks or {}) do
      check_side_deck(found, id, deck, "side_decks")
      for _, card in ipairs(deck.made_of or {}) do want(id, card, "side_decks") end
    end
  end
  for _, id in ipairs(cards_with "location") do
    local revealed = data_of(id).revealed
    if revealed then
      want_marked(id, revealed, "revealed", "location", "location", "name the location that this one becomes")
    end
  end
  for _, id in ipairs(cards_with "two_sided") do
    local data = data_of(id)
    if data.kind == "location" then   -- nobody is ever at no location
      want_marked(id, data.other_side, "other_side", "location", "location", "the other side of a location is one, too")
    else
      want(id, data.other_side, "other_side")
    end
  end
  for _, id in ipairs(cards_with "researched") do
    want_marked(id, data_of(id).researched, "researched", "log_entry", "entry of the campaign log",
      "name a card that is made with `log_entry`")
  end
  for _, id in ipairs(cards_with "bonded") do
    local data, is_there = data_of(id), false
    for _, other in ipairs(cards_with "player_card") do is_there = is_there or data_of(other).name == data.bonded end
    if not is_there then
      found[#found + 1] = { card = id, name = data.bonded, message = "no card has the title '" .. data.bonded .. "'",
        mend = "correct `bonded`: it is the title of the card that brings this one into the game",
        rule = "unknown-card" }
    end
  end
  local has_mini_card = #cards_with "mini_card" > 0
  for _, id in ipairs(cards_with "enemy") do
    if data_of(id).concealed and not has_mini_card then
      found[#found + 1] = { card = id, name = "concealed", message = "no pack has a mini-card for concealed enemies",
        mend = "add one as a file of its own: return mini_card { name = \"Face in the Crowd\" }", rule = "unknown-card" }
    end
  end
  for _, kind in ipairs { "enemy", "location", "treachery", "event" } do
    for _, id in ipairs(cards_with(kind)) do
      local both = kind == "location" and data_of(id).lives   -- then it was among the enemies
      for _, figure in ipairs(not both and data_of(id).unsaid or {}) do
        local without, dash = WITHOUT[figure][1], WITHOUT[figure][2]
        found[#found + 1] = { card = id, message = "'" .. data_of(id).name .. "' has no `" .. figure .. "`: " .. without,
          mend = "give it `" .. figure .. "`" ..
            (dash and "; for a printed dash write constant \"...\" { me = { " .. dash .. " = 1 } }" or ""),
          rule = "no-figure", severity = "warning" }
      end
    end
  end
  return found
end

--- lint_rules(): table[]. The game's own rules, for `misk check --rules`.
local function lint_rules()
  return {
    { name = "no-figure", what = "An enemy or location lacks a figure that is tested against, an enemy its health, a treachery its revelation, an event its cost.",
      why = "What is not said counts as 0 or does not happen, without health nothing defeats an enemy, and what has no cost is not played.",
      wrong = "return enemy { name = \"Rat\", fight = 1, health = 1 }",
      right = "return enemy { name = \"Rat\", fight = 1, evade = 2, health = 1 }" },
    { name = "wrong-kind", what = "A list of a card names a card of a kind that does not belong there.",
      why = "The rules for that list would treat it as what it is not.",
      wrong = "keys = { \"knife\" }", right = "keys = { \"red_key\" }" },
    { name = "exploration-deck", what = "A card of an exploration deck is neither a treachery nor a single-sided location.",
      why = "An exploration puts a location into play revealed, with its clues, and resolves every other card as a treachery.",
      wrong = "return location { name = \"Ford\", shroud = 2, clues = 1, symbol = \"circle\" }",
      right = "return location { name = \"Ford\", shroud = 2, clues = 1, symbol = \"circle\", single_sided = true }" },
    { name = "no-resolution", what = "A scenario does not say what happens when nobody is left.",
      why = "A game in which everybody has been defeated or has resigned could not end.",
      wrong = "resolutions = { R1 = { ... } }", right = "resolutions = { no_resolution = { text = \"...\" }, R1 = { ... } }" },
  }
end

--- check_names(): table. Facts about this game's functions for `misk check`: functions whose first argument is the id
--- or title of a card, or a tag; fields of a card that give it a counter, or list its keywords; the kinds of card that
--- names in scripts always stand for; and participants who are no longer in play when a timing point has happened.
local function check_names()
  return {
    cards = { "set_aside_card", "find_location" },
    starts_with = { uses = { "uses" } },
    keywords = { "keywords" },
    gone = { leaves_play = { "subject" }, enemy_defeated = { "subject" }, asset_defeated = { "subject" },
      discarded = { "subject" }, investigator_eliminated = { "subject" } },
    means = { inv = "investigator", you = "investigator", tester = "investigator", drawer = "investigator",
      enemy = "enemy", place = "location", agenda = "agenda", act = "act" },
  }
end

--- text_limits(): table. The number of letters that fit on a card: its text in letters of 24 (of the 600 units of its
--- width) without a picture beside it, and its name in two lines. ui/paint/face_drawing.cpp has the boxes.
local function text_limits()
  local card, wide, place = { title = 60, text = 750 }, { title = 60, text = 850 }, { title = 60, text = 380 }
  return { asset = card, event = card, skill = card, treachery = card, enemy = card, investigator = card,
    location = place, act = wide, agenda = wide, reference = card }
end

engine.export { lint = lint, lint_rules = lint_rules, check_names = check_names, text_limits = text_limits }
