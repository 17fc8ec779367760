-- Investigators who are defeated or devoured, and their successors. Reference Guide: Defeated Investigator, Devoured,
-- Eliminated.

local verbs = {}
local move, set = method.move, method.set

local function seat_of(inv)
  for i, other in ipairs(seats()) do
    if other == inv then return i end
  end
end

local MYTHOS = 3

-- The token goes to an investigator of the old lead's choice. If there is none, it stays until somebody joins. In the
-- Mythos Phase the Lead Investigator is the active one.
local function pass_lead(inv)
  if game.lead ~= inv then return end
  game.lead = choose(inv, "Who gets the Lead Investigator token?", players()) or inv
  if game.phase == MYTHOS then game.active = game.lead end
end

-- Once the Ancient One is awake there are no successors. When no player is left the game is lost.
--- eliminate(inv: card). There is no successor: the investigator's player is out of the game.
local function eliminate(inv)
  set(inv, "eliminated", true)
  for _, other in ipairs(seats()) do
    if not other.eliminated then return end
  end
  lose_game "eliminated"
end

local function after_loss(inv)
  pass_lead(inv)
  if game.awake == 1 then eliminate(inv) end
end


-- The token on the sheet; an investigator who has lost both kinds chooses.
local function token_of(inv, kind)
  kind = kind or choose(inv, "Which token is placed on " .. inv.title .. "?", { "Health", "Sanity" })
  return kind:lower() == "sanity" and "insane" or "crippled"
end

-- The investigator leaves play at once, where they stand; effects of Doom do not concern them. Health, Sanity and
-- Improvements go with that: a card out of play has no counters except those given to it afterwards.
local function leave(inv, token)
  local train, ship = inv.train, inv.ship
  move(inv, "defeated", nil, false, inv.place)
  inv.train, inv.ship = train, ship
  set(inv, token, true)
end

local function collect(inv)
  discard_together(cards_in("conditions", inv))
  for _, zone in ipairs { "possessions", "held_clues" } do
    for _, card in ipairs(cards_in(zone, inv)) do relocate(card, "left_behind", nil, true, inv) end
  end
end

--- inv:defeat(kind?: "health"|"sanity"). For an investigator: defeats them; kind is what they have lost, nil for both.
--- For a Monster: monster:defeat(inv), see defeat_monster. Reference Guide: Defeated Investigator.
function verbs.defeat(inv, kind)
  if inv:is "monster" then return defeat_monster(inv, kind) end
  if not is_playing(inv) then return end
  event("defeated", nil, inv, nil, nil, function()
    leave(inv, token_of(inv, kind))
    advance_doom(1)
    inv.parent = nearest_city(inv.place)
    collect(inv)
    after_loss(inv)
  end)
end

--- inv:devour(). The investigator is devoured; nothing of theirs can be retrieved. Reference Guide: Devoured.
function verbs.devour(inv)
  if not is_playing(inv) then return end
  event("devoured", nil, inv, nil, nil, function()
    move(inv, "box")
    advance_doom(1)
    local all = fields.with(cards_in("possessions", inv), cards_in("conditions", inv))
    discard_together(fields.with(all, cards_in("held_clues", inv)))
    after_loss(inv)
  end)
end

-- --- encountering one ------------------------------------------------------------------------------------------------

--- left_behind(inv: card): card[]. The cards on the sheet of a defeated investigator.
local function left_behind(inv)
  return filter(cards_in "left_behind", function(card) return card.parent == inv end)
end

local function take_all(inv, defeated)
  for _, card in ipairs(left_behind(defeated)) do
    if card:is "clue" then inv:gain_clue(card) else inv:gain_card(card) end
  end
  for _, kind in ipairs { "train", "ship" } do
    for _ = 1, defeated[kind] do inv:gain_ticket(kind) end
  end
end

--- inv:take_possessions(defeated: card). The investigator gains everything there at the same time: cards, Clues,
--- tickets.
function verbs.take_possessions(inv, defeated)
  if is_playing(inv) then together(take_all, inv, defeated) end
end

--- remove_defeated(inv: card). Token and sheet leave the game; the cards still there are discarded.
local function remove_defeated(inv)
  discard_together(left_behind(inv))
  move(inv, "box")
end

--- defeated_encounter(skill: skill): step[]. The Crippled or Insane side of a sheet; the two sides differ only in the
--- skill.
local function defeated_encounter(skill)
  return { step("gain all his possessions", function(you, e) you:take_possessions(e.card) end),
    test(skill, 0, { pass = doom_retreats(1) }) }
end

--- encounters_of_defeated(): ability[]. An ability on each investigator sheet: the encounter with that investigator
--- after their defeat.
local function encounters_of_defeated()
  return { encounter "Encounter this defeated investigator" {
    zones = { "defeated" }, cite = "Reference Guide, Defeated Investigator",
    effect = function(me, you)
      me:use(me.crippled and "crippled" or "insane", you)
      remove_defeated(me)
    end } }
end

-- --- successors
-- -------------------------------------------------------------------------------------------------------------

--- seats_in_order(): card[]. Everybody's investigator, also those who are gone, beginning with the Lead Investigator.
local function seats_in_order()
  local list, out = seats(), {}
  local first = seat_of(game.lead) or 1
  for i = 0, #list - 1 do out[i + 1] = list[(first - 1 + i) % #list + 1] end
  return out
end

local function joins(old, new)
  local seat = seat_of(old)
  avatar(seat, new)
  move(new, "investigators", nil, false, space_by(new.data.start))
  if game.lead == old then game.lead = new end
  if game.active == old then game.active = new end
  note("joins", nil, new)
  begin_investigator(new)
end

--- choose_new_investigators(). At the end of the Mythos Phase, in player order. Nobody comes twice. If nobody is left
--- to come, or once the Ancient One is awake, that player is out of the game. Reference Guide: Defeated Investigator,
--- Eliminated.
local function choose_new_investigators()
  for _, old in ipairs(seats_in_order()) do
    if not is_playing(old) and not old.eliminated then
      local new = game.awake == 0 and choose(old, "Who joins?", cards_in "unused", { purpose = "successor" })
      if new then joins(old, new) else eliminate(old) end
    end
  end
end

engine.verbs(verbs)

engine.export { left_behind = left_behind, remove_defeated = remove_defeated, defeated_encounter = defeated_encounter,
  encounters_of_defeated = encounters_of_defeated, choose_new_investigators = choose_new_investigators,
  seats_in_order = seats_in_order, eliminate = eliminate }
