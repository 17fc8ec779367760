-- Builders of steps that need no other steps: things gained, lost, paid, spawned.

local function kind_text(trait, noun) return trait and title_of_id(trait) .. " " .. noun or noun end

-- --- gains ----------------------------------------------------------------------------------------------------------

-- An empty pool has taken back the discarded Clues.
local function clues_left() return size "clue_pool" > 0 end

--- gain_clue(n?: integer): step. Gains Clues from the pool.
local function gain_clue(n)
  n = n or 1
  return step("gain " .. number_of(n, "Clue"), function(you, e) e.gained = e.gained + you:gain_clues(n) end, clues_left)
end
--- gain_this_clue(additional?: integer): step. Gains the Clue that is encountered, and more from the pool.
local function gain_this_clue(additional)
  local more = additional and " and " .. number_of(additional, "additional Clue") or ""
  return step("gain this Clue" .. more, function(you, e)
    local this = e.clue.zone == "clues" and you:gain_clue(e.clue) and 1 or 0
    e.gained = e.gained + this + (additional and you:gain_clues(additional) or 0)
  end, function(_, e) return e.clue.zone == "clues" or additional ~= nil and clues_left() end)
end

local function gainable(kind, trait) return function(you) return you:could_gain(kind, trait) end end

--- gain_spell(trait?: tag): step. Gains 1 Spell, at random or with that trait.
local function gain_spell(trait)
  return step("gain 1 " .. kind_text(trait, "Spell"), function(you) you:gain_spell(trait) end, gainable("spell", trait))
end
--- gain_spells(n: integer): step. Gains n random Spells.
local function gain_spells(n)
  return step("gain " .. number_of(n, "Spell"), function(you)
    for _ = 1, n do you:gain_spell() end
  end, gainable "spell")
end
--- gain_artifact(trait?: tag): step. Gains 1 Artifact, at random or with that trait.
local function gain_artifact(trait)
  return step("gain 1 " .. kind_text(trait, "Artifact"), function(you) you:gain_artifact(trait) end,
    gainable("artifact", trait))
end
--- gain_named_spell(id: card_id, name?: string): step. Gains that Spell.
--- gain_named_artifact(id: card_id, name?: string): step. Gains that Artifact.
local function gain_named(noun)
  return function(id, name)
    local text = "gain the " .. (name or title_of_id(id)) .. " " .. noun
    return step(text, function(you) you:gain_named(id) end)
  end
end

fields.schema("gain_asset_fields", "Assets that are gained.", {
  { "trait?", "tag", "With this trait." },
  { "from?", '"deck"|"reserve"', "Random ones from the deck, or some of the reserve; the deck when that is left out." },
  { "n?", "natural", "The number; 1 when it is left out." },
})
--- A step: gains Assets.
local gain_asset = fields.constructor("gain_asset: step", "gain_asset_fields", function(options)
  local n, trait, reserve = options.n or 1, options.trait, options.from == "reserve"
  local text = "gain " .. n .. (reserve and " " or " random ") .. kind_text(trait, "Asset") ..
    (n == 1 and "" or "s") .. (reserve and " from the reserve" or " from the deck")
  local function gain(you)
    for _ = 1, n do
      if reserve then you:gain_from_reserve(trait)
      elseif trait then you:gain_by_trait("asset", trait)
      else you:gain_random "asset" end
    end
  end
  return step(text, gain, reserve and function() return #reserve_cards(trait) > 0 end or gainable("asset", trait))
end)

--- gain_condition(id: card_id): step. Gains a Condition. It can be a cost, if the investigator could choose to gain it.
local function gain_condition(id)
  local one = cost_step("gain " .. with_article(title_of_id(id)) .. " Condition",
    function(you) return you:can_gain_condition(id) end,
    function(you) return you:gain_condition(id, true) ~= nil end)
  one.run = function(you, _, chosen) you:gain_condition(id, chosen) end
  one.gives = function(you) return you:would_gain_condition(id) end
  return one
end
--- gain_condition_with(trait: tag): step. Gains a Condition with that trait.
local function gain_condition_with(trait)
  local text = "gain " .. with_article(title_of_id(trait)) .. " Condition"
  return step(text, function(you) you:gain_condition_with(trait) end)
end

--- improve(skill?: skill): step. Improves a skill; without an argument the investigator chooses it.
local function improve(skill)
  if skill then check_skill(skill) end
  return step("improve " .. (skill or "1 skill of your choice"), function(you) you:improve(skill) end,
    function(you) return you:can_improve(skill) end)
end

-- --- harm and recovery
-- --------------------------------------------------------------------------------------------------

--- lose_health(n: integer): step. The investigator loses Health.
local function lose_health(n) return step("lose " .. n .. " Health", function(you) you:lose_health(n) end) end
--- lose_sanity(n: integer): step. The investigator loses Sanity.
local function lose_sanity(n) return step("lose " .. n .. " Sanity", function(you) you:lose_sanity(n) end) end
--- lose_both(health: integer, sanity: integer): step. The investigator loses Health and Sanity at the same time.
local function lose_both(health, sanity)
  local text = "lose " .. health .. " Health and " .. sanity .. " Sanity"
  return step(text, function(you) you:lose_both(health, sanity) end)
end

--- recover(health: integer, sanity: integer): step. The investigator recovers Health and Sanity.
local function recover(health, sanity)
  local texts = {}
  if health > 0 then texts[1] = health .. " Health" end
  if sanity > 0 then texts[#texts + 1] = sanity .. " Sanity" end
  return step("recover " .. table.concat(texts, " and "), function(you) you:recover(health, sanity) end, function(you)
    return health > 0 and you.health < you.max_health or sanity > 0 and you.sanity < you.max_sanity
  end)
end

--- be_devoured(): step. The investigator is devoured. Reference Guide: Devoured.
local function be_devoured() return step("you are devoured", function(you) you:devour() end) end

--- delay(): step. The investigator becomes Delayed. It can be a cost, unless they are Delayed already.
local function delay()
  local one = cost_step("become Delayed", function(you) return not you.delayed end,
    function(you) return you:delay(true) end)
  one.run = function(you, _, chosen) you:delay(chosen) end
  return one
end

-- --- costs ----------------------------------------------------------------------------------------------------------

--- spend_clues(n: integer): step. A cost: the investigator spends Clues.
local function spend_clues(n)
  return cost_step("spend " .. number_of(n, "Clue"), function(you) return you:can_spend_clues(n) end,
    function(you) return you:spend_clues(n) end)
end
--- spend_health(n: integer): step. A cost: the investigator spends Health, not the last. Reference Guide: Spend.
local function spend_health(n)
  return cost_step("spend " .. n .. " Health", function(you) return you.health > n end,
    function(you) return you:spend_health(n) end)
end
--- spend_sanity(n: integer): step. A cost: the investigator spends Sanity, not the last. Reference Guide: Spend.
local function spend_sanity(n)
  return cost_step("spend " .. n .. " Sanity", function(you) return you.sanity > n end,
    function(you) return you:spend_sanity(n) end)
end

local TYPES = fields.set_of { "asset", "artifact", "spell" }
--- discard_possession(trait: tag, n?: integer, kind?: "asset"|"artifact"): step. Discards n cards with that trait or of
--- that type, which the investigator chooses; with a kind, only cards of that kind. As a cost it needs n such cards; as
--- an effect it takes all if there are fewer. Reference Guide: Discarding.
local function discard_possession(trait, n, kind)
  n = n or 1
  local text = title_of_id(trait) .. (TYPES[trait] and "" or " " .. (kind and title_of_id(kind) or "possession"))
  local function suitable(you)
    return filter(you:possessions_with(trait), function(card) return not kind or card:is(kind) end)
  end
  return cost_step("discard " .. number_of(n, text), function(you) return #suitable(you) >= n end, function(you)
    local list = choose(you, "Discard which?", suitable(you), { min = n, max = n, many = true, purpose = "discard" })
    discard_together(list)
    return #list == n
  end)
end

--- discard_condition(id: card_id): step. Discards that Condition, if the investigator has it.
local function discard_condition(id)
  return step("discard your " .. title_of_id(id) .. " Condition", function(you) you:discard_condition(id) end,
    function(you) return you:has_condition(id) end)
end
--- discard_condition_with(trait: tag): step. Discards a Condition with that trait, which the investigator chooses.
local function discard_condition_with(trait)
  local function suitable(you)
    return cards_in("conditions", you, trait)
  end
  return step("discard " .. with_article(title_of_id(trait)) .. " Condition", function(you)
    local card = choose(you, "Discard which Condition?", suitable(you), { purpose = "discard" })
    if card then card:discard_card() end
  end, function(you) return #suitable(you) > 0 end)
end

fields.schema("monster_spawns_fields: fight_outcome", "Monsters that appear on somebody's space.", {
  { "id?", "card_id", "That Monster; otherwise random ones." },
  { "n?", "natural", "The number; 1 when it is left out." },
  { "encounter?", "boolean", "It is encountered at once; `defeated` and `survived` say what follows." },
})
--- monster_spawns(options?: monster_spawns_fields): step. Spawns Monsters on the investigator's space.
local function monster_spawns(options)
  options = options or {}
  fields.check("monster_spawns_fields", options, "monster_spawns")
  local n, id = options.n or 1, options.id
  local text = "spawn " .. (id and with_article(title_of_id(id)) or number_of(n, "Monster")) .. " on your space"
  local function spawn(you) return spawn_monster(you.place, id and { id = id } or nil) end
  if options.encounter then
    return encounter_monster(text, spawn, { defeated = options.defeated, survived = options.survived })
  end
  return step(text, function(you, e)
    for _ = 1, n do e.monster = spawn(you) end
  end)
end

-- --- the board ------------------------------------------------------------------------------------------------------

--- clue_spawns(n?: integer, options?: { choose: boolean }): step. Spawns Clues; with `choose`, on a space that the
--- investigator chooses.
local function clue_spawns(n, options)
  n = n or 1
  local chosen = options and options.choose
  return step("spawn " .. number_of(n, "Clue") .. (chosen and " on a space of your choice" or ""), function(you)
    if not chosen then return spawn_clue(n) end
    for _ = 1, n do spawn_clue_at(choose(you, "Spawn a Clue where?", cards_in "map")) end
  end, clues_left)
end
--- gate_spawns(n?: integer): step. Spawns Gates.
local function gate_spawns(n)
  return step("spawn " .. number_of(n or 1, "Gate"), function() spawn_gate(n or 1) end)
end

--- doom_advances(n: integer): step. Advances Doom.
local function doom_advances(n) return step("advance Doom by " .. n, function() advance_doom(n) end) end
--- doom_retreats(n: integer): step. Retreats Doom.
local function doom_retreats(n) return step("retreat Doom by " .. n, function() retreat_doom(n) end, can_retreat_doom) end
--- omen_advances(n: integer): step. Advances the Omen.
local function omen_advances(n) return step("advance the Omen by " .. n, function() advance_omen(n) end) end

--- close_gate(): step. Closes the Gate that is encountered. A Rumor that is encountered like a Gate is solved instead.
local function close_gate()
  return step("close this Gate", function(you, e)
    if e.gate:is "mythos" then return solve_rumor(e.gate) end
    if e.gate.in_play then e.gate:close(you, { other_world = true }) end
  end, function(_, e) return e.gate.in_play and (e.gate:is "mythos" or e.gate.gates_stay_open == 0) end)
end

--- token_on_mystery(), token_on_sheet(): place an Eldritch token on the active Mystery, or on the Ancient One's sheet.
local function token_on(text, card)
  return function()
    return step("place 1 Eldritch token on " .. text, function()
      local where = card()
      if where then add_eldritch(where) end
    end, function() return card() ~= nil end)
  end
end
--- token_on_mystery(): step. Places an Eldritch token on the active Mystery.
local token_on_mystery = token_on("the active Mystery", function() return active_mystery() end)
--- token_on_sheet(): step. Places an Eldritch token on the Ancient One's sheet.
local token_on_sheet = token_on("the Ancient One's sheet", function() return the_ancient_one() end)

-- --- movement
-- -----------------------------------------------------------------------------------------------------------

--- move_spaces(n: integer): step. The investigator moves n spaces.
local function move_spaces(n) return step("move " .. number_of(n, "space"), function(you) you:move_spaces(n) end) end
--- move_to_nearest(kind: space_type): step. The investigator moves to the nearest space of that type.
local function move_to_nearest(kind)
  return step("move to the nearest " .. title_of_id(kind) .. " space", function(you)
    you:move_to(nearest_of(you.place, kind))
  end)
end

--- move_this_clue(kind: space_type): step. Moves the Clue that is encountered to the nearest space of that type.
local function move_this_clue(kind)
  return step("move this Clue to the nearest " .. title_of_id(kind) .. " space", function(_, e)
    if e.clue.in_play then e.clue.parent = nearest_of(e.clue.place, kind) end
  end)
end
--- discard_this_clue(): step. Discards the Clue that is encountered.
local function discard_this_clue()
  return step("discard this Clue", function(_, e)
    if e.clue.in_play then e.clue:discard_clue() end
  end)
end

--- harm_monster(n: integer): step. A Monster anywhere, which the investigator chooses, loses Health.
local function harm_monster(n)
  return step("take " .. n .. " Health from 1 Monster of your choice", function(you)
    local monster = choose(you, "Which Monster loses Health?", cards_in "monsters")
    if monster then monster:harm(n, you) end
  end, function()
    return #filter(cards_in "monsters", function(monster) return monster.cannot_lose_health == 0 end) > 0
  end)
end
--- common_monsters(): card[]. The Monsters on the board that are not Epic.
local function common_monsters()
  return filter(cards_in "monsters", function(monster) return not monster:is "epic" end)
end
--- discard_monster(): step. Discards a Monster that the investigator chooses; an Epic one cannot be discarded.
local function discard_monster()
  return step("discard 1 Monster of your choice", function(you)
    local monster = choose(you, "Discard which Monster?", common_monsters())
    if monster then monster:discard_monster() end
  end, function() return #common_monsters() > 0 end)
end

--- may_move_omen(): step. The investigator may move the Omen to any space, without advancing Doom.
local function may_move_omen()
  return step("you may move the Omen to any space of its track without advancing Doom", function(you)
    local space = choose(you, "Move the Omen where?", cards_in "omen_track", { optional = true })
    if space then move_omen(space) end
  end)
end
--- omen_gains_eldritch(colour: omen_colour): step. Places an Eldritch token on that space of the Omen track.
local function omen_gains_eldritch(colour)
  return step("place 1 Eldritch token on the " .. colour .. " space of the Omen track", function()
    for _, space in ipairs(cards_in "omen_track") do
      if space:is(colour) then return space:add("eldritch", 1) end
    end
  end)
end
--- omen_loses_eldritch(): step. Takes an Eldritch token from the Omen track.
local function omen_loses_eldritch()
  return step("discard 1 Eldritch token from the Omen track", function(you)
    local list = filter(cards_in "omen_track", function(space) return space.eldritch > 0 end)
    local space = choose(you, "Discard the token from where?", list)
    if space then space:add("eldritch", -1) end
  end)
end

engine.export {
  gain_clue = gain_clue, gain_this_clue = gain_this_clue, gain_spell = gain_spell, gain_spells = gain_spells,
  gain_artifact = gain_artifact,
  gain_named_spell = gain_named "Spell", gain_named_artifact = gain_named "Artifact", gain_asset = gain_asset,
  gain_condition = gain_condition, gain_condition_with = gain_condition_with, improve = improve,
  lose_health = lose_health, lose_sanity = lose_sanity, lose_both = lose_both, recover = recover, delay = delay,
  be_devoured = be_devoured,
  spend_clues = spend_clues, spend_health = spend_health, spend_sanity = spend_sanity,
  discard_possession = discard_possession, discard_condition = discard_condition,
  discard_condition_with = discard_condition_with, clue_spawns = clue_spawns, gate_spawns = gate_spawns,
  monster_spawns = monster_spawns, doom_advances = doom_advances, doom_retreats = doom_retreats,
  omen_advances = omen_advances, close_gate = close_gate, move_spaces = move_spaces, move_to_nearest = move_to_nearest,
  move_this_clue = move_this_clue, discard_this_clue = discard_this_clue, harm_monster = harm_monster,
  discard_monster = discard_monster, common_monsters = common_monsters, may_move_omen = may_move_omen,
  token_on_mystery = token_on_mystery, token_on_sheet = token_on_sheet, omen_gains_eldritch = omen_gains_eldritch,
  omen_loses_eldritch = omen_loses_eldritch,
}
