-- The constructors for Mythos and Mystery cards.

local move, is = method.move, method.is

--- with_ones(f: function, ...: any). Calls f(...); every die that it rolls counts as 1.
local function with_ones(f, ...)
  game.ones = 1
  f(...)
  game.ones = 0
end

--- group_spends(prompt: string, n: integer): boolean. The investigators spend n Clues as a group, or none; the Lead
--- decides.
local function group_spends(prompt, n)
  local all = 0
  for _, inv in ipairs(players()) do all = all + inv:clues() + inv.clue_credit end
  if all < n or not confirm(game.lead, prompt) then return false end
  for _ = 1, n do
    local able = filter(players(), function(inv) return inv:can_spend_clues(1) end)
    local inv = choose(game.lead, "Who spends a Clue?", able)
    if not inv or not inv:spend_clues(1) then return false end
  end
  return true
end

local RUMOR_ENCOUNTER = "Test Observation; if you pass, you may spend Clues (half of the investigators) to solve this."
local make_rumor_encounter = fields.constructor("rumor_encounter: ability", "encounter_fields", function(f)
  local g = {}
  for key, value in pairs(f) do g[key] = value end
  g.effect = function(me, you)
    if you:passes "observation" then pay_to_solve(me, you, half_of_us()) end
  end
  return encounter(RUMOR_ENCOUNTER)(g)
end)
--- rumor_encounter(options?: encounter_fields): ability. An investigator at the Rumor token who passes a test of
--- Observation may solve the Rumor for half as many Clues as there are investigators.
local function rumor_encounter(options) return make_rumor_encounter(options or {}) end

--- pay_to_solve(me: card, you: card, n: integer). The investigator may spend n Clues to solve it.
local function pay_to_solve(me, you, n)
  if not is_playing(you) or not me.in_play or not you:can_spend_clues(n) then return end
  if confirm(you, "Spend " .. number_of(n, "Clue") .. " to solve " .. me.title .. "?") and you:spend_clues(n) then
    solve_rumor(me)
  end
end

--- loses_token(): ability. The reckoning effect of a Rumor that runs out of time.
local function loses_token()
  return reckoning "Discard 1 Eldritch token from this card." (function(me) take_eldritch(me, 1) end)
end

--- rumor_fails(list: step[]): ability. When no Eldritch token is left on it, the steps are resolved, and the Rumor is
--- solved.
local function rumor_fails(list)
  return when_empty("When no Eldritch token is left: " .. steps_text(list) .. " Then solve this.")(function(me, you)
    run_steps(list)(me, you)
    solve_rumor(me)
  end)
end

--- rumor_loses(): ability. When no Eldritch token is left on it, the game is lost.
local function rumor_loses()
  return when_empty "When no Eldritch token is left, the game is lost." (function(me) lose_game("card", me) end)
end

--- doom_to_zero(). Moves the Doom token to 0, if it is not there.
local function doom_to_zero()
  if game.awake == 0 then advance_doom(game.doom) end
end

--- remove_expedition(). Returns the cards of the Active Expedition in the deck to the box.
local function remove_expedition()
  local card = top "expedition_deck"
  if not card then return end
  local space = card.data.space
  for _, other in ipairs(cards_in "expedition_deck") do
    if other.data.space == space then move(other, "box") end
  end
  replenish "expedition_deck"
  shuffle "expedition_deck"
end

--- has_asset(inv: card, trait: tag): boolean. Has the investigator an Asset with that trait?
local function has_asset(inv, trait)
  for _, card in ipairs(inv:possessions_with(trait)) do
    if is(card, "asset") then return true end
  end
  return false
end
--- conditions_with(inv: card, trait: tag): integer. The number of the investigator's Conditions with that trait.
local function conditions_with(inv, trait)
  return #cards_in("conditions", inv, trait)
end

--- discard_any(inv: card, tag: tag). The investigator discards any number of those possessions.
local function discard_any(inv, tag)
  local list = inv:possessions_with(tag)
  local prompt = "Discard which?"
  discard_together(choose(inv, prompt, list, { min = 0, max = #list, many = true, purpose = "discard" }))
end

--- monsters_to_discard(inv: card): card[]. The Monsters on the investigator's space that can be discarded.
local function monsters_to_discard(inv)
  return filter(find("monsters_here", inv), function(monster) return not is(monster, "epic") end)
end

--- may_choose(...: step|step[]): step. "You may do one of the following."
local function may_choose(...)
  local options = { ... }
  options[#options + 1] = { step("do nothing", function() end) }
  return either(unpack(options))
end

--- roll_1_or_2(list: step[]): step. Resolves the steps when a die shows 1 or 2: a roll that is no test.
local function roll_1_or_2(list)
  return step("roll a die; on a 1 or 2: " .. steps_text(list), function(you, e)
    if roll_die_for(you) <= 2 then run_all(list, you, e) end
  end)
end

-- --- mysteries -------------------------------------------------------------------------------------------------------

--- add_eldritch(card: card, n?: integer). Places Eldritch tokens on a card or sheet in play. The card may wait for them
--- with the ability "counts".
local function add_eldritch(card, n)
  if not card.in_play then return end
  card:add("eldritch", n or 1)
  if card:has_ability "counts" then card:use("counts", game.active) end
end

--- eldritch_to_card(): step. Places the Eldritch token of the investigator's space on the card that resolves.
local function eldritch_to_card()
  return step("place the Eldritch token of your space on this card", function(you, e)
    if e.card.in_play and you.place:add("eldritch", -1) < 0 then add_eldritch(e.card) end
  end, function(you, e) return e.card.in_play and you.place.eldritch > 0 end)
end

--- eldritch_on_card(): step. Places a new Eldritch token on the card that resolves.
local function eldritch_on_card()
  return step("place 1 Eldritch token on this card", function(_, e) add_eldritch(e.card) end,
    function(_, e) return e.card.in_play end)
end

fields.schema("token_encounter_fields", "An encounter where an Eldritch token lies.", {
  { "effect", "step[]", "Its effect." },
})
--- Gives investigators an encounter wherever an Eldritch token lies, as this card says: steps alone.
local token_encounter = fields.constructor("token_encounter(text): ability", "token_encounter_fields", function(f, text)
  return encounter(text .. ": " .. steps_text(f.effect)) { anywhere = true, condition = "place(you).eldritch > 0",
    effect = f.effect }
end, "effect")

--- move_clues_to(kind: space_type). Each Clue on the board moves to the nearest such space.
local function move_clues_to(kind)
  for _, clue in ipairs(cards_in "clues") do clue.parent = nearest_of(clue.place, kind) end
end

--- researched(): ability. After a Research Encounter the investigator may spend a Clue gained from it and place it on
--- the card.
local function researched()
  return reaction "After a Research Encounter you may spend 1 Clue gained from it to place it on this card." {
    after = "research_resolved", who = "you == investigator", condition = { "clues > 0", "count(my_clues) > 0" },
    effect = function(me, you)
      put_on(me, cards_in("held_clues", you)[1])
      after("clues_spent", you, nil, nil, 1)
    end,
  }
end

engine.export { has_asset = has_asset, conditions_with = conditions_with, discard_any = discard_any,
  monsters_to_discard = monsters_to_discard, may_choose = may_choose, roll_1_or_2 = roll_1_or_2,
    rumor_loses = rumor_loses,
  doom_to_zero = doom_to_zero, add_eldritch = add_eldritch, eldritch_to_card = eldritch_to_card,
    eldritch_on_card = eldritch_on_card,
  token_encounter = token_encounter, move_clues_to = move_clues_to, researched = researched, with_ones = with_ones,
    group_spends = group_spends, rumor_encounter = rumor_encounter,
  pay_to_solve = pay_to_solve, loses_token = loses_token, rumor_fails = rumor_fails,
    remove_expedition = remove_expedition }
