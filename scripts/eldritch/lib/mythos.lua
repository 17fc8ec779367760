-- The Mythos Phase: a card, its icons, its text. Reference Guide: Mythos; Reckoning; Monster Surge; Rumor.

local RG = "Reference Guide, "
local move, is, has_ability = method.move, method.is, method.has_ability
local in_play, data_of_card = property.in_play, property.data

engine.procedure {
  name = "mythos_phase", cite = RG .. "Mythos", period = "phase", locals = { "card:card" },
  steps = {
    { id = "phase", set = { { phase = "3" }, { active = "lead" } } },
    { id = "begins", announce = { point = "phase_begins", amount = "3" } },
    { id = "draw", script = function(p) p.card = draw_mythos() end },
    { id = "resolve", when = "mythos_phase.card ~= none", call = "mythos_card", with = { card = "mythos_phase.card" } },
    { id = "lead", set = { { active = "lead" } } },
    { id = "ends", announce = { point = "phase_ends", amount = "3" } },
    -- The checks at the end of the phase come before that.
    { id = "empty", cite = RG .. "Winning/Losing", when = "mythos_phase.card == none",
      script = function() lose_game "mythos_deck" end },
  },
}

-- The icons follow from the colour: green omen, surge, clues; yellow omen, reckoning, gates; blue clues, rumor token,
-- eldritch tokens.
engine.procedure {
  name = "mythos_card", cite = RG .. "Quick Reference, Mythos Phase", locals = { "card:card" },
  steps = {
    { id = "omen", title = "The omen advances", cite = RG .. "Omen", when = "mythos_card.card is green or mythos_card.card is yellow",
      script = function() advance_omen(1) end },
    { id = "reckoning", title = "Reckoning", cite = RG .. "Reckoning", when = "mythos_card.card is yellow",
      script = function() resolve_reckoning() end },
    { id = "gates", title = "Gates", cite = RG .. "Gate", when = "mythos_card.card is yellow",
      script = function() spawn_gate(game.gates_per_spawn) end },
    { id = "surge", title = "Monster surge", cite = RG .. "Monster Surge", when = "mythos_card.card is green", script = function() surge() end },
    { id = "clues", title = "Clues", cite = RG .. "Clue", when = "mythos_card.card is green or mythos_card.card is blue",
      script = function() spawn_clue(game.clues_per_spawn) end },
    { id = "tokens", title = "Eldritch tokens", cite = RG .. "Rumor", when = "mythos_card.card is ongoing",
      script = function(p) place_mythos(p.card) end },
    { id = "text", script = function(p) resolve_text(p.card) end },
  },
}

--- draw_mythos(): card?. Draws the next Mythos card; nil if there is none.
local function draw_mythos()
  local card = top "mythos_deck"
  if not card then return nil end
  move(card, "resolving")
  after("mythos_drawn", game.lead, card)
  return card
end

--- place_mythos(card: card). An Ongoing card enters play, with its Rumor token and Eldritch tokens.
local function place_mythos(card)
  move(card, "mythos", nil, false, card.data.rumor and space_by(card.data.rumor))
  card.eldritch = card.data.eldritch or 0
end

--- resolve_text(card: card). Resolves the text of an Event, which is then discarded; or the effect of an Ongoing card
--- when it enters play.
local function resolve_text(card)
  local name = is(card, "event") and "effect" or "enters"
  if has_ability(card, name) then card:use(name, game.lead) end
  if card.zone == "resolving" then move(card, "mythos_discard") end
end

--- surge(). A Monster Surge: on the space of each Gate that corresponds to the current Omen spawn as many Monsters as
--- the Reference card says; without such a Gate one Gate spawns.
local function surge()
  local gates = matching_gates()
  after "surge"
  if #gates == 0 then spawn_gate(1) end
  each(gates, function(gate)
    for _ = 1, game.monsters_per_surge do spawn_monster(gate.place) end
  end)
end

-- --- reckoning -------------------------------------------------------------------------------------------------------

-- The back of a sheet has its own reckoning. That of a Cultist is on the sheet.
local function reckoning_name(kind)
  return kind == "ancient_one" and game.awake == 1 and "awakened_reckoning" or "reckoning"
end

--- has_reckoning(card: card): boolean. Has it a reckoning effect?
local function has_reckoning(card)
  local kind = data_of_card(card).kind
  if kind == "monster" then return card:has_effect "reckoning" end
  return has_ability(card, reckoning_name(kind))
end

local function resolve_reckoning_of(card, inv)
  local kind = data_of_card(card).kind
  if kind == "monster" then card:use_effect("reckoning", inv) else card:use(reckoning_name(kind), inv) end
end

-- A card that leaves play in the meantime loses its turn, even if it comes back: then it counts as new.
local function takes_part(card) return has_reckoning(card) and in_play(card) and not card.fresh end

local function old_ones(cards)
  set_each(cards, "fresh", false)
  return cards
end

local function reckon_in_order(cards, inv, times)
  local waiting = filter(cards, takes_part)
  local any = #waiting > 0
  while #waiting > 0 do
    local chooser = is_playing(inv) and inv or game.lead
    local card = choose(chooser, "Whose reckoning effect comes next?", waiting)
    for _ = 1, times or 1 do
      if takes_part(card) then resolve_reckoning_of(card, chooser) end
    end
    local left = {}
    for i = 1, #waiting do
      local other = waiting[i]
      if other ~= card and takes_part(other) then left[#left + 1] = other end
    end
    waiting = left
  end
  return any
end

--- reckon(cards: card[], inv: card, times?: integer): boolean. Resolves the reckoning effects of the cards, in the
--- order that the investigator chooses; returns whether any card had one.
local function reckon(cards, inv, times) return reckon_in_order(old_ones(cards), inv, times) end

local function cards_of(inv)
  return fields.with(cards_in("possessions", inv), cards_in("conditions", inv))
end

--- resolve_reckoning(). Monsters, the sheet, Mythos cards, then each investigator's cards. Cards that come into play in
--- the meantime do not take part.
local function resolve_reckoning()
  after "reckoning"
  local monsters, mythos, invs, held = old_ones(cards_in "monsters"), old_ones(cards_in "mythos"), players(), {}
  for i, inv in ipairs(invs) do held[i] = old_ones(cards_of(inv)) end
  reckon_in_order(monsters, game.lead)
  reckon_in_order(cards_in "ancient_one", game.lead)
  reckon_in_order(mythos, game.lead)
  for i, inv in ipairs(invs) do
    reckon_in_order(filter(held[i], function(card) return card.controller == inv end), inv)
  end
end

-- --- rumors ----------------------------------------------------------------------------------------------------------

--- rumors(): card[]. The Rumor cards in play.
local function rumors() return cards_in("mythos", nil, "rumor") end

--- discard_mythos(card: card). Discards the card from play, with the tokens on it.
local function discard_mythos(card)
  if card.zone ~= "mythos" then return end
  discard_tokens(card)
  move(card, "mythos_discard")
end

--- solve_rumor(card: card). Solves the Rumor. It goes together with the tokens on it, its Rumor token and the Epic
--- Monster that it brought (errata).
local function solve_rumor(card)
  if card.zone ~= "mythos" then return end
  for _, monster in ipairs(cards_in "monsters") do
    if card.data.epic and is_named(monster, card.data.epic) then return_token(monster) end
  end
  discard_mythos(card)
  after("rumor_solved", nil, card)
end

--- take_eldritch(card: card, n: integer). Takes tokens from an Ongoing card; taking the last one resolves its "when
--- there are none".
local function take_eldritch(card, n)
  if card.zone ~= "mythos" then return end
  card:add("eldritch", -n)
  if card.eldritch == 0 and card:has_ability "empty" then card:use("empty", game.lead) end
end

--- draw_rumor(): card?. Draws a random Rumor among the unused cards.
local function draw_rumor()
  local card = pick_from(cards_in("unseen", nil, "rumor"))
  if card then after("mythos_drawn", game.lead, card) end
  return card
end

--- begin_rumor(). The starting Rumor: its tokens and its effect as it enters play, but no Clues. Optional Rules,
--- Starting Rumor.
local function begin_rumor()
  local card = draw_rumor()
  if card then
    place_mythos(card)
    resolve_text(card)
  end
end

engine.export { draw_mythos = draw_mythos, place_mythos = place_mythos, resolve_text = resolve_text, surge = surge,
  has_reckoning = has_reckoning, reckon = reckon, resolve_reckoning = resolve_reckoning, rumors = rumors,
    discard_mythos = discard_mythos,
  solve_rumor = solve_rumor, take_eldritch = take_eldritch, draw_rumor = draw_rumor, begin_rumor = begin_rumor }
