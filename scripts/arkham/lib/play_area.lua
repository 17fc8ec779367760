-- Cards entering play, in it, and leaving it: slots, uniqueness, uses, attachments, control.

local wanted = require "lib/wanted"
local slots = require "lib/slots"
local stuck = require("lib/hidden").stuck
local swarm, concealed = require "lib/swarm", require "lib/concealed"
local guarded, seal = require("lib/immunity").guarded, require "lib/seal"

local verbs = {}
local move, is, check, base, sum = method.move, method.is, method.check, method.base, method.sum
local has_ability = method.has_ability
local in_play, zone_of, data_of_card = property.in_play, property.zone, property.data
local owner_of, bearer_of, parent_of = property.owner, property.bearer, property.parent

-- Attachments of the cards, and attachments of those attachments, leave with them.
local function add_attachments(cards)
  local attached, n = cards_in "attached", 1
  while attached[1] and cards[n] do
    for i = 1, #attached do
      local other = attached[i]
      if parent_of(other) == cards[n] and not contains(cards, other) then cards[#cards + 1] = other end
    end
    n = n + 1
  end
end

-- No document says where cards go that lie beneath one that leaves play: see scripts/arkham/README.md.
local function discard_beneath(leaving)
  if not any "lying_beneath" then return end
  local beneath = find "lying_beneath"
  for i = 1, #beneath do
    if contains(leaving, parent_of(beneath[i])) then discard_to_pile(beneath[i]) end
  end
end

-- The swarm cards under a host leave with it.
local function add_swarms(cards)
  for i = 1, #cards do
    if cards[i].pack > 0 and not cards[i].swarm_card then
      for _, other in ipairs(find("swarm_of", cards[i])) do
        if not contains(cards, other) then cards[#cards + 1] = other end
      end
    end
  end
end

-- Hosts that have lost a swarm card may be defeated now.
local function check_hosts(hosts)
  for i = 1, #hosts do
    local host = hosts[i]
    if host.in_play then
      host.spared = false
      host:check_defeat()
    end
  end
end

-- to(card) -> zone [, whose]: the place of the card, if it is not its owner's discard pile. by: who or what causes it.
local function leave(cards, to, by)
  local leaving, discarded, elsewhere, hosts = {}, {}, {}, {}
  local are_packs = game.packs > 0   -- asked once, since most games have none
  if are_packs then add_swarms(cards) end
  for i = 1, #cards do
    if before("leaves_play", nil, cards[i]) == 1 then leaving[#leaving + 1] = cards[i] end
  end
  leaving = filter(leaving, in_play)
  local are_attached = size "attached" > 0
  if are_attached and any "keys" then by_rules(release_keys, leaving, by) end
  for i = 1, #leaving do
    -- A card of an eliminated investigator leaves the game when it leaves play. So does a story asset without an owner,
    -- but for one that is drawn from the encounter deck: that deck owns it (Rules Reference: Discard Piles).
    local card, zone, whose = leaving[i], nil, nil
    if to then zone, whose = to(card) end
    if are_packs and card.swarm_card then
      hosts[#hosts + 1] = swarm.host(card)
      zone, whose = swarm.bury(card), nil
    end
    if zone ~= "victory" and is(card, "player_card") then
      local owner = owner_of(card)
      if not owner and has_ability(card, "revelation") then
        if not zone or zone == "hand" or zone == "deck" then zone, whose = "encounter_discard", nil end
      elseif not owner or not is_playing(owner) then
        zone, whose = "removed", nil
      end
    end
    if zone then elsewhere[#elsewhere + 1] = { card, zone, whose } else discarded[#discarded + 1] = card end
  end
  if are_attached then add_attachments(discarded) end
  discard_together(discarded)
  for i = 1, #elsewhere do move(elsewhere[i][1], elsewhere[i][2], elsewhere[i][3]) end
  discard_beneath(leaving)
  for i = 1, #leaving do after("leaves_play", nil, leaving[i]) end
  for i = 1, #elsewhere do
    if elsewhere[i][2] == "victory" then after("added_to_victory", by, elsewhere[i][1]) end
  end
  if are_packs then check_hosts(hosts) end
end

local function leave_alone(card) leave { card } end

-- Discards cards to make room for a card that takes these slots, at the same time as it enters (Rules Reference: Slots).
local function make_room(inv, card, list)
  for i = 1, #list do slots.discard_excess(inv, list[i], card, leave_alone) end
end

-- When the cards in slots, or the number of slots, change, the slots may be shifted (Shifting Slots, FAQ 1.24).
local function shift_slots(inv, list)
  if #list == 0 or not slots.can_shift(inv) then return end
  for i = 1, #list do slots.shift(inv, list[i]) end
end

-- A player cannot bring a unique card into play while another card with that title is there (Rules Reference: Unique).
local function can_be_unique(card) return not any("namesakes", card) end

-- "Limit N per investigator" (Limits Pertaining to Play Areas): it counts cards with the same title, or with a trait
-- that the card names.
local function area_full(inv, card, zone)
  local limit = base(card, "limit_title_here")
  if not limit then return false end
  local data = data_of_card(card)
  local tag = data and data.limit_of
  return #filter(cards_in(zone or "play", inv), function(other)
    if tag then return is(other, tag) end
    return other.title == card.title
  end) >= limit
end

-- A weakness or story card that nobody plays enters play, and is given, as its text says.
local function has_room(inv, card)
  return is(card, "weakness") or is(card, "story") or slots.slots_fit(inv, card)
end

-- data: that of the card, for whoever has it already; so below, too.
local function may_enter(card, inv, data)
  if is(card, "unique") and not can_be_unique(card) then return false end
  if is(card, "signature") and owner_of(card) ~= inv then return false end
  return not area_full(inv, card) and has_room(inv, card) and seal.possible(seal.of(card, data))
end

--- set_state(card: card, state?: enters, data?: table). Sets the state of a card that is about to enter play, as its own
--- text or an effect says. The card does not change into that state, it just enters play in it. Rules Reference: Enters
--- Play.
local function set_state(card, state, data)
  data = data or data_of_card(card)
  local own, uses = data and data.enters, data and data.uses
  if uses then card.uses = uses end
  if own then
    for name, value in pairs(own) do card[name] = value end
  end
  if state then
    for name, value in pairs(state) do card[name] = value end
  end
end

--- card:could_enter(inv: card): boolean. Could the card enter play under that investigator's control? For the choice of an
--- effect that puts one into play: a limit, another unique card, a full slot that nothing can leave, or the tokens of its
--- seal may be in the way.
function verbs.could_enter(card, inv) return may_enter(card, inv) end

local function put_in_play(card, inv, zone, state, data)
  set_state(card, state, data)
  move(card, zone or "play", inv)
  card.controller = inv
end

local function enter(_, card, inv, zone, state, data)
  put_in_play(card, inv, zone, state, data)
  if slots.can_shift(inv) then by_rules(shift_slots, inv, slots.concerned(inv, card)) end
end

local function replace_and_enter(card, inv, zone, state, data)
  local sealed, list = seal.of(card, data), slots.slots_of(card, data)
  if sealed then seal.from_bag(inv, card, sealed) end   -- the additional cost of a card with seal
  if #list > 0 then by_rules(make_room, inv, card, list) end
  event("enters_play", inv, card, nil, nil, enter, card, inv, zone, state, data)
  if sealed then seal.give_back(card) end
end

--- card:enter_play(inv: card, zone?: zone, state?: enters). The card enters the investigator's play area with its uses;
--- at the same time slots are made free.
function verbs.enter_play(card, inv, zone, state)
  local data = data_of_card(card)
  if may_enter(card, inv, data) then together(replace_and_enter, card, inv, zone, state, data) end
end

-- Player cards attached to it come along (FAQ 1.14), and so do cards attached facedown, which lie beneath it: whoever
-- controls it now may look at those that are played "as if they were in your hand", and play them.
local function bring_along(card, inv)
  for _, other in ipairs(find "attachments") do
    if other.parent == card and other:is "player_card" then other.controller = inv end
  end
  for _, other in ipairs(find("beneath_me", nil, card)) do
    if other.controller and not other:is "weakness" then
      other.controller = inv
      if check(other, "as_if_in_hand") > 0 then other:show(inv) end
    end
  end
end

local function replace_and_control(inv, card)
  by_rules(make_room, inv, card, slots.slots_of(card))
  local from = card.bearer
  local list = from and slots.concerned(from, card) or {}
  card:move("play", inv)
  card.controller = inv
  if from then shift_slots(from, list) end
  shift_slots(inv, slots.concerned(inv, card))
  bring_along(card, inv)
end

local function stand_at(_, card, place)
  if not in_play(place) then return false end
  set_state(card)
  move(card, "board", nil, false, place)
  card.controller = nil
end

local function lie_beside(_, card)
  move(card, "board")
  card.controller = nil
end

--- card:enter_beside_agenda(). The card enters play next to the agenda deck: at no location, and nobody controls it.
function verbs.enter_beside_agenda(card)
  if not in_play(card) then event("enters_play", nil, card, nil, nil, lie_beside, card) end
end

--- card:enter_at(place: card): boolean. A story asset enters play at a location, where nobody controls it.
function verbs.enter_at(card, place)
  if in_play(card) or is(card, "unique") and not can_be_unique(card) then return false end
  return (event("enters_play", nil, card, place, nil, stand_at, card, place))
end

--- inv:take_control(card: card). Moves the card into the investigator's play area; it enters play if it was out of
--- play. A key goes onto the investigator's card.
function verbs.take_control(inv, card)
  if is(card, "key_token") then return take_key(inv, card) end
  if is(card, "signature") and card.owner ~= inv then return end   -- signature cards belong to their owner alone (Rules Reference: Signature Cards)
  if not card.in_play then return card:enter_play(inv) end
  if not area_full(inv, card) and has_room(inv, card) then together(replace_and_control, inv, card) end
end

--- inv:could_take_control(card: card): boolean. Would take_control() do it? For the choice of an effect: a limit, a full
--- slot that nothing can leave, or of a card out of play all that card:could_enter() asks for, may be in the way.
function verbs.could_take_control(inv, card)
  if not in_play(card) then return may_enter(card, inv) end
  return not (is(card, "signature") and owner_of(card) ~= inv) and not area_full(inv, card) and has_room(inv, card)
end

local function change_hands(gifts)
  local freed, new = {}, {}
  for _, gift in ipairs(gifts) do
    local card, inv = gift[1], gift[2]
    if card.in_play and not (is(card, "signature") and card.owner ~= inv) and not area_full(inv, card) then
      freed[#freed + 1] = { card.bearer, slots.concerned(card.bearer, card) }
      new[#new + 1] = card
      card:move("play", inv)
      card.controller = inv
      bring_along(card, inv)
    end
  end
  for _, card in ipairs(new) do
    local inv, list = card.bearer, slots.slots_of(card)
    for i = 1, #list do
      by_rules(slots.discard_excess, inv, list[i], nil, leave_alone, new)
      by_rules(slots.discard_excess, inv, list[i], nil, leave_alone)   -- too many new ones
    end
    if card.in_play then shift_slots(inv, slots.concerned(inv, card)) end
  end
  for _, entry in ipairs(freed) do shift_slots(entry[1], entry[2]) end
end

--- give_together(gifts: table[]). Assets in play change their controllers at the same time: { { asset, investigator },
--- ... }. Whoever lacks the slots discards other assets of theirs. Rules Reference: Slots; Ownership and Control.
local function give_together(gifts) together(change_hands, gifts) end

--- card:takes_uses(kind: string): boolean. Would add_uses add any? It has uses of that type, and not as many as it may
--- have (`most_uses`).
function verbs.takes_uses(card, kind)
  if not card.data or card.data.uses_type ~= kind then return false end
  return not base(card, "most_uses") or card.uses < check(card, "most_uses")
end

--- card:add_uses(kind: string, n: integer): integer. Adds uses of the card's own type only (Rules Reference: Uses), and
--- not more than it may have (`most_uses`).
function verbs.add_uses(card, kind, n)
  if not verbs.takes_uses(card, kind) then return 0 end
  if base(card, "most_uses") then n = math.min(n, check(card, "most_uses") - card.uses) end
  return card:add("uses", n)
end

--- inv:fit_slots(slot: value). After an effect has made an asset take a slot more (slot_hand, slot_arcane ...): assets
--- that have no slot any more are discarded. Rules Reference: Slots.
function verbs.fit_slots(inv, slot)
  by_rules(slots.discard_excess, inv, slot, nil, leave_alone)
  by_rules(shift_slots, inv, { slot })
end

local function can_leave(card) return check(card, "cannot_leave_play") == 0 and not concealed.out_of_reach(card) end

local function leave_and_shift(cards, to, by)
  local changed = {}
  cards = filter(cards, can_leave)
  for i = 1, #cards do
    local inv = bearer_of(cards[i])
    local list = inv and slots.concerned(inv, cards[i])
    if list and #list > 0 then changed[#changed + 1] = { inv, list } end
  end
  leave(cards, to, by or resolving())
  for i = 1, #changed do
    local inv, list = changed[i][1], changed[i][2]
    for k = 1, #list do slots.discard_excess(inv, list[k], nil, leave_alone) end
    shift_slots(inv, list)
  end
end

--- leave_together(cards: card[], to?: fun(card: card): zone?, card?, by?: card). All cards leave play at the same time,
--- to their owners' discard piles, or to the zone (and player) from to(card). Cards that then have no slot follow. `by`
--- is the investigator or card that causes it; without it, the card whose effect resolves.
local function leave_together(cards, to, by)
  if cards[1] then together(leave_and_shift, cards, to, by) end
end

--- card:leave_play(by?: card). The card goes to its owner's discard pile, with all consequences. A location with
--- somebody on it stays: nobody is ever at no location (FAQ 1.21). `by` is the investigator who causes it, if that is
--- not the one who controls the card whose effect resolves.
function verbs.leave_play(card, by)
  if is(card, "location") and #everybody_at(card) > 0 then return end
  leave_together({ card }, nil, by)
end

--- card:return_to_hand(). The card returns from play to its owner's hand.
function verbs.return_to_hand(card)
  local owner = card.owner
  leave_together({ card }, function() return "hand", owner end)
  if card.zone == "hand" then resolve_weakness(owner, card) end
end

-- A card that has left the game with its owner, while its effect goes on, comes back by nothing (Rules Reference:
-- Removed from Game).
local function has_left(card)
  local owner = zone_of(card) == "removed" and card.owner
  return owner and not in_play(owner)
end

--- card:add_to_victory(by?: card). The card goes from play to the victory display; it is not defeated. `by`: see
--- card:leave_play().
function verbs.add_to_victory(card, by)
  leave_together({ card }, function() return "victory" end, by)
end

--- card:move_to_victory(by?: card). An effect adds the card to the victory display, from wherever it is. `by`: see
--- card:leave_play().
function verbs.move_to_victory(card, by)
  if in_play(card) then return verbs.add_to_victory(card, by) end
  if card.zone == "victory" or stuck(card) or has_left(card) then return end
  move(card, "victory")
  after("added_to_victory", by or resolving(), card)
end

local function attach(_, card, host, controller)
  move(card, "attached", nil, false, host)
  if is(card, "player_card") then card.controller = is(host, "player_card") and host.controller or controller end
end

-- A card that is already in play only moves (Rules Reference: Enters Play).
local function enter_or_move(inv, card, f, ...)
  if not in_play(card) then
    if has_left(card) then return false end
    local sealed = seal.of(card)
    if not seal.possible(sealed) then return false end
    if sealed then seal.from_bag(inv, card, sealed) end
    local entered = event("enters_play", inv, card, nil, nil, f, card, ...)
    if sealed then seal.give_back(card) end
    return entered
  end
  f(nil, card, ...)
  return true
end

--- card:attach_to(host: card): boolean. Attaches the card. A card with "Limit N per ..." has attach_limit; a card that
--- cannot attach is discarded.
function verbs.attach_to(card, host)
  wanted.other(card, host, "attach_to")
  local data, controller = data_of_card(card), property.controller(card)
  local limit = data and data.attach_limit
  if limit then
    local copies, title, attachments = 0, card.title, find "attachments"
    for i = 1, #attachments do
      if parent_of(attachments[i]) == host and attachments[i].title == title then copies = copies + 1 end
    end
    if copies >= limit then return false end
  end
  return enter_or_move(controller, card, attach, host, controller)
end

--- card:shuffle_into(zone: zone, inv?: card): boolean. Shuffles the card into a deck; from play, with all consequences.
--- A single card is not shuffled into an empty deck of an investigator, nor into an empty encounter deck: then it stays
--- where it is, and an event or treachery that is resolving is discarded when it is done. Rules Reference: Discard Piles
--- (FAQ 1.13).
--- Another thing comes instead if the card has a named ability `instead_of_deck`.
function verbs.shuffle_into(card, zone, inv)
  if zone == "encounter_deck" then refill_encounter_deck() end
  if (zone == "deck" or zone == "encounter_deck") and size(zone, inv) == 0 or stuck(card) then return false end
  if has_ability(card, "instead_of_deck") then
    card:use("instead_of_deck", inv or card.owner)
    return false
  end
  if card.in_play then
    leave_together({ card }, function() return zone, inv end)
    if card.zone ~= zone then return false end
  else
    card:move(zone, inv)
  end
  shuffle(zone, inv)
  return true
end

--- inv:shuffle_in(cards: card[]): boolean. Shuffles the cards, none of which is in play, into the investigator's deck at
--- the same time; as card:shuffle_into() does it with one. Returns whether any of them could be.
function verbs.shuffle_in(inv, cards)
  cards = filter(cards, function(card) return not stuck(card) end)
  if #cards == 0 or #cards == 1 and size("deck", inv) == 0 then return false end
  for _, card in ipairs(cards) do
    if has_ability(card, "instead_of_deck") then card:use("instead_of_deck", inv) else move(card, "deck", inv) end
  end
  shuffle("deck", inv)
  return true
end

--- card:put_beneath(host: card, facedown?: boolean, seer?: card): boolean. The card lies beneath the host, out of play; if
--- it was in play, it leaves that first, with all consequences. Facedown, nobody may look at it but that investigator: whoever
--- may play or commit it from there. Whoever controls the host, a player card, controls it, too, unless it is a
--- weakness. When the host leaves play, the card is discarded. Returns whether it lies there.
function verbs.put_beneath(card, host, facedown, seer)
  wanted.other(card, host, "put_beneath")
  if has_left(card) then return false end
  local zone = facedown and "beneath_facedown" or "beneath"
  if card.in_play then
    leave_together({ card }, function() return zone end)
    if card.zone ~= zone then return false end
  else
    card:move(zone)
  end
  card.parent, card.side_deck = host, 0
  if card.controller and not is(card, "weakness") and is(host, "player_card") and host.controller then
    card.controller = host.controller
  end
  if seer then card:show(seer) end
  return true
end

--- cards_beneath(host: card): card[]. The cards that lie beneath the host, those that lie faceup first.
local function cards_beneath(host) return find("beneath_me", nil, host) end

local function lie_before(_, card, inv) move(card, "threat", inv) end

--- card:put_in_threat_area(inv: card). Puts the card into that investigator's threat area, if its limit per investigator
--- allows that.
function verbs.put_in_threat_area(card, inv)
  if not area_full(inv, card, "threat") then enter_or_move(inv, card, lie_before, inv) end
end

--- inv:suffer_trauma(physical: integer, mental: integer). From now on the investigator begins every scenario with that
--- much more damage and horror.
function verbs.suffer_trauma(inv, physical, mental)
  if physical + mental <= 0 then return end
  inv:add("physical_trauma", physical)
  inv:add("mental_trauma", mental)
  after("suffers_trauma", nil, inv, nil, physical + mental)
end

--- inv:attack_value(): integer. The damage of the investigator's attack: 1, the amount that the attack itself adds, and
--- modifiers.
function verbs.attack_value(inv)
  local test = current "test"
  return math.max(0, 1 + (test and test.damage or 0) + sum(inv, "damage_bonus"))
end

--- inv:hit(enemy: card, more?: integer). Deals the damage of a successful attack, and `more` on top of it. The rules
--- deal it, no matter which card made the attack.
function verbs.hit(inv, enemy, more)
  return by_rules(inv.deal_damage, inv, enemy, verbs.attack_value(inv) + (more or 0))
end

--- inv:miss(enemy?: card, more?: integer). A failed attack on an enemy that is engaged with a single other investigator
--- hits that investigator, with `more` on top of it. Rules Reference: Fight Action.
function verbs.miss(inv, enemy, more)
  local other = enemy and zone_of(enemy) == "threat" and not is(enemy, "massive") and bearer_of(enemy)
  if not other or other == inv then return end
  by_rules(other.take, other, { damage = verbs.attack_value(inv) + (more or 0), source = inv })
end

engine.verbs(guarded(verbs, {
  touched = { leave_play = false, return_to_hand = false, add_to_victory = false, shuffle_into = false, add_uses = 0,
    suffer_trauma = false },
  touched_other = { take_control = false, attach_to = false },
  in_play = { leave_play = false, return_to_hand = false, add_to_victory = false, add_uses = 0, take_control = false },
  in_play_other = { enter_play = false, enter_at = false, enter_beside_agenda = false, attach_to = false,
    put_in_threat_area = false, put_beneath = false } }))

--- drop_unowned(host: card). Before a host leaves play by the rules alone: story assets that are attached to it and that
--- nobody owns leave the game (see leave_together()).
local function drop_unowned(host)
  if size "attached" == 0 then return end
  local attachments = find "attachments"
  for i = 1, #attachments do
    local card = attachments[i]
    if parent_of(card) == host and is(card, "player_card") and not owner_of(card) then move(card, "removed") end
  end
end

engine.export { drop_unowned = drop_unowned, give_together = give_together, set_state = set_state, leave_together = leave_together, cards_beneath = cards_beneath }

return { may_enter = may_enter, slots_free = slots.slots_free, put_in_play = put_in_play }
