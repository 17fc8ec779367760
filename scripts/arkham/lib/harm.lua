-- Damage and horror, defeat, elimination.

local guarded = require("lib/immunity").guarded
local swarm, concealed, partner = require "lib/swarm", require "lib/concealed", require "lib/partner"
local assigning, history = require "lib/assigning", require "lib/history"
local leave_the_game = require "lib/leaving"
local soaking, entries_for, dealing = assigning.soaking, assigning.entries_for, assigning.dealing

local verbs = {}
local add, is, check, base, in_set = method.add, method.is, method.check, method.base, method.in_set
local in_play, place_of, controller_of = property.in_play, property.place, property.controller
local damage_of, horror_of, pack_of, is_being_defeated = property.damage, property.horror, property.pack, property.being_defeated
--- is_playing(inv?: card): boolean. Is the investigator still in the game, not eliminated?
local function is_playing(inv) return inv ~= nil and in_play(inv) end

--- inv:playing(): boolean. Is the investigator still in the game, not eliminated?
verbs.playing = is_playing

-- Runs f(...) as one happening, and ends the scenario if nobody is left. The consequences of defeats that came together
-- with the last investigator's (an objective) come before the end. If f returns true as a second result, it has
-- defeated nobody.
local function completely(f, ...)
  local result, all_stay = together(f, ...)
  if not all_stay and #players() == 0 then end_scenario "no_resolution" end
  return result
end

local check_defeats

-- Takes the marks of `entry` off its card and places that damage and horror on it. Nothing is announced yet, and nobody
-- is defeated.
local function place(entry)
  local card, damage, horror = entry[1], entry[2], entry[3]
  if damage + horror == 0 or not in_play(card) then return 0, 0 end
  if damage > 0 then
    add(card, "assigned_damage", -damage)
    add(card, "damage", damage, true)
  end
  if horror > 0 then
    add(card, "assigned_horror", -horror)
    add(card, "horror", horror, true)
  end
  return damage, horror
end

local function placed(source, card, damage, horror, attack)
  if damage > 0 then after("damage_placed", source, card, nil, damage, attack) end
  if horror > 0 then after("horror_placed", source, card, nil, horror, attack) end
end

-- Places all assigned harm that was not prevented on all cards at once. Defeats are resolved after that.
local function place_all(source, dealings, attack)
  local dealt, affected, cards, harmed, sums = 0, {}, {}, {}, {}
  for d = 1, #dealings do
    local groups = assigning.dealt_to(dealings[d])
    for g = 1, #groups do
      local inv, entries = groups[g][1], groups[g][2]
      local all_damage, all_horror = 0, 0
      for i = 1, #entries do
        local entry = entries[i]
        local damage, horror = place(entry)
        if damage + horror > 0 then
          affected[#affected + 1] = entry
          cards[#cards + 1] = entry[1]
          all_damage, all_horror = all_damage + damage, all_horror + horror
        end
      end
      dealt = dealt + all_damage + all_horror
      if all_damage + all_horror > 0 and is(inv, "investigator") then
        if not sums[inv] then
          sums[inv] = { inv, 0, 0 }
          harmed[#harmed + 1] = sums[inv]
        end
        sums[inv][2], sums[inv][3] = sums[inv][2] + all_damage, sums[inv][3] + all_horror
      end
    end
  end
  for i = 1, #affected do
    local entry = affected[i]
    placed(source, entry[1], entry[2], entry[3], attack)
  end
  for i = 1, #harmed do
    local sum = harmed[i]
    if sum[2] > 0 then history.harmed(sum[1]) end
    after("investigator_harmed", sum[1], source, nil, sum[2], sum[3])
  end
  return dealt, check_defeats(source, cards)
end

-- Step 2. A dealing is the entries of one investigator, or the one entry of an enemy. Defeats caused by it come before
-- any reaction to the placed harm.
local function apply_harm(source, dealings, attack)
  attack = attack and 1 or 0
  for d = 1, #dealings do assigning.before_placing(source, dealings[d], attack) end
  return completely(place_all, source, dealings, attack)
end

-- The same for one card, if nothing shares the harm.
local function place_alone(source, card, damage, horror, attack, person)
  if not in_play(card) then return 0, true end
  if damage > 0 then add(card, "damage", damage, true) end
  if horror > 0 then add(card, "horror", horror, true) end
  if damage > 0 then after("damage_placed", source, card, nil, damage, attack) end
  if horror > 0 then after("horror_placed", source, card, nil, horror, attack) end
  if person then
    if damage > 0 then history.harmed(card) end
    after("investigator_harmed", card, source, nil, damage, horror)
  end
  if not in_set(card, "at_its_limit") then return damage + horror, true end
  return damage + horror, check_defeats(source, { card })
end

-- Nothing prevents it any more, so the reference does not name these two as what is announced before it happens.
local DAMAGE_PLACED, HORROR_PLACED = "damage_placed", "horror_placed"

-- Both steps for it. The rules deal harm so all the time, so everything stands in one function.
local function deal_alone(source, card, damage, horror, attack, person)
  local cause = resolving()
  if damage > 0 then
    local go, left = before("damage_dealt", source, card, cause, damage, attack)
    damage = assigning.taken(source, card, go == 1 and left or 0, attack)
  end
  if horror > 0 then
    local go, left = before("horror_dealt", source, card, cause, horror, attack)
    horror = go == 1 and left or 0
  end
  if damage + horror == 0 or not in_play(card) then return 0 end
  if damage > 0 then before(DAMAGE_PLACED, source, card, nil, damage, attack) end
  if horror > 0 then before(HORROR_PLACED, source, card, nil, horror, attack) end
  local n, all_stay = together(place_alone, source, card, damage, horror, attack, person)
  if not all_stay and #players() == 0 then end_scenario "no_resolution" end
  return n
end

local function take(inv, damage, horror, source, attack, direct)
  if damage <= 0 and horror <= 0 or not in_play(inv) then return 0 end
  local soak = soaking(inv, direct)
  if #soak > 0 then return apply_harm(source, { dealing(inv, soak, damage, horror, direct) }, attack == 1) end
  if awaited "harm_dealt" then
    damage, horror = assigning.announce_alone(source, inv, damage > 0 and damage or 0, horror > 0 and horror or 0)
  end
  return deal_alone(source, inv, damage, horror, attack, true)
end

fields.schema("harm", "Damage and horror that are dealt together.", {
  { "damage?", "natural", "The damage." },
  { "horror?", "natural", "The horror." },
  { "direct?", "boolean", "It is direct: no asset can take it." },
  { "source?", "card", "The card that deals it." },
  { "attack?", "boolean", "It is dealt by an attack." },
})
--- inv:take(harm: harm): integer. The number of points that were placed. Damage and horror are both assigned first and
--- then placed together. Rules Reference: Dealing Damage/Horror.
function verbs.take(inv, harm)
  return take(inv, harm.damage or 0, harm.horror or 0, harm.source, harm.attack and 1 or 0, harm.direct)
end

-- What is laid on whom: of horror on an investigator a part comes to assets that divert it.
local function shares_of(card, damage, horror)
  local own, shares = { card, damage, horror }, {}
  if horror > 0 and is(card, "investigator") then
    for _, asset in ipairs(find("soak", card)) do
      local n = math.min(own[3], controller_of(asset) == card and check(asset, "diverts_horror") or 0)
      if n > 0 then
        own[3] = own[3] - n
        shares[#shares + 1] = { asset, 0, n }
      end
    end
  end
  if own[2] + own[3] > 0 then table.insert(shares, 1, own) end
  return shares
end

local function lay(shares, source)
  local cards = {}
  for i, share in ipairs(shares) do
    local card, damage, horror = unpack(share)
    if damage > 0 then add(card, "damage", damage, true) end
    if horror > 0 then add(card, "horror", horror, true) end
    cards[i] = card
  end
  for _, share in ipairs(shares) do placed(source, share[1], share[2], share[3], 0) end
  return nil, check_defeats(source, cards)
end

--- card:place_harm(harm: harm): integer. Places damage and horror on the card that nobody deals: none of it is assigned
--- or cancelled, but what waits for damage or horror that is placed hears of it. Returns the number of points. The source
--- is the card whose effect resolves, unless another one is named.
function verbs.place_harm(card, harm)
  local damage, horror = math.max(0, harm.damage or 0), math.max(0, harm.horror or 0)
  if damage > 0 and check(card, "cannot_be_damaged") > 0 then damage = 0 end
  if damage + horror == 0 or not in_play(card) then return 0 end
  local source = harm.source or resolving()
  local shares = shares_of(card, damage, horror)
  for _, share in ipairs(shares) do assigning.about_to_place(source, share[1], share[2], share[3], 0) end
  completely(lay, shares, source)
  return damage + horror
end

--- card:move_harm(to: card, harm: harm): integer. Moves damage and horror, at most what the card has, to another card. It
--- is not healed and not dealt, but placed there, see card:place_harm. Returns the number of points.
function verbs.move_harm(card, to, harm)
  local damage = math.min(damage_of(card), math.max(0, harm.damage or 0))
  local horror = math.min(horror_of(card), math.max(0, harm.horror or 0))
  if damage > 0 and check(to, "cannot_be_damaged") > 0 then damage = 0 end
  if damage + horror == 0 or card == to then return 0 end
  add(card, "damage", -damage, true)
  add(card, "horror", -horror, true)
  card.spared = false
  return verbs.place_harm(to, { damage = damage, horror = horror, source = harm.source })
end

--- inv:take_damage(n: integer, source?: card): integer. Dealt to the investigator, who may assign it to assets.
function verbs.take_damage(inv, n, source) return take(inv, n, 0, source, 0) end
--- inv:take_horror(n: integer, source?: card): integer. Dealt to the investigator, who may assign it to assets.
function verbs.take_horror(inv, n, source) return take(inv, 0, n, source, 0) end

--- inv:harm_asset(asset: card, damage: integer, horror: integer): integer. The number of points that were placed. Deals
--- harm to that asset of the investigator, so nothing else can take it. The investigator still counts as the one who
--- takes it (Rules Reference: Interpreting "You").
function verbs.harm_asset(inv, asset, damage, horror)
  if not in_play(asset) then return 0 end
  local entries = entries_for(inv, { asset })
  entries[2][2], entries[2][3] = damage, horror
  add(asset, "assigned_damage", damage)
  add(asset, "assigned_horror", horror)
  return apply_harm(nil, { entries }, false)
end

--- inv:deal_damage(enemy: card, n: integer): integer. The damage that was placed. An investigator (or a card of theirs)
--- deals it. A concealed mini-card is exposed instead.
function verbs.deal_damage(inv, enemy, n)
  if not enemy or not in_play(enemy) or n <= 0 or concealed.out_of_reach(enemy) then return 0 end
  if is(enemy, "mini_card") then
    inv:expose(enemy)
    return 0
  end
  if is(enemy, "investigator") then return enemy:take { damage = n, source = inv } end
  if is(inv, "investigator") and check(inv, "cannot_harm", enemy) > 0 or check(enemy, "cannot_be_damaged") > 0 then return 0 end
  return deal_alone(inv, enemy, n, 0, 0)
end

-- The amount for that card: one for all, or what a function says of each.
local function amount_for(card, amount)
  if type(amount) == "function" then amount = amount(card) end
  return math.max(0, amount or 0)
end

-- The same for damage and horror, where the card is no investigator. An enemy takes no horror, and an asset only that of
-- which it can take some.
local function amounts_for_other(card, damage, horror)
  if not is(card, "asset") or is(card, "enemy") then return amount_for(card, damage), 0 end
  return base(card, "health") and amount_for(card, damage) or 0, base(card, "sanity") and amount_for(card, horror) or 0
end

--- harm_all(source?: card, cards: card[], damage: integer|fun(card: card): integer, horror: integer|fun(card: card):
--- integer, direct?: boolean). Harms several enemies and investigators at once. With a function each of them gets an
--- amount of its own. Choices come first, in player order. No asset can take what is direct.
local function harm_all(source, cards, damage, horror, direct)
  local by = source and is(source, "investigator") and source
  cards = filter(affected(cards), function(card)
    if concealed.out_of_reach(card) then return false end
    return not is(card, "enemy") or check(card, "cannot_be_damaged") == 0 and not (by and check(by, "cannot_harm", card) > 0)
  end)
  local dealings = {}
  for _, inv in ipairs(players()) do
    if contains(cards, inv) then
      dealings[#dealings + 1] = dealing(inv, soaking(inv, direct), amount_for(inv, damage), amount_for(inv, horror), direct)
    end
  end
  for _, card in ipairs(cards) do
    if not is(card, "investigator") then dealings[#dealings + 1] = { { card, amounts_for_other(card, damage, horror) } } end
  end
  return apply_harm(source, dealings, false)
end

-- --- defeat ----------------------------------------------------------------------------------------------------------

-- True if the stat is printed on the card, or given to a card that works as one of another cardtype. `now` is how much
-- it has of it, if that is known.
local function has(card, stat, now) return (now or check(card, stat)) > 0 or base(card, stat) ~= nil end

-- Does its damage reach its health; does its horror reach its sanity?
local function overcome(card)
  local health, sanity = check(card, "health"), check(card, "sanity")
  return damage_of(card) >= health and has(card, "health", health), horror_of(card) >= sanity and has(card, "sanity", sanity)
end

-- Damage or horror causes trauma; a defeat by a card's text alone does not.
local function suffer_defeat(inv, by_damage, by_horror)
  inv.defeated = true
  local kind = by_damage and "physical" or by_horror and "mental"
  if by_damage and by_horror then
    kind = choose(inv, "Which trauma do you suffer?", { "physical", "mental" },
      { purpose = "trauma", labels = { physical = "Physical trauma", mental = "Mental trauma" } })
  end
  if kind == "physical" then add(inv, "physical_trauma", 1) end
  if kind == "mental" then add(inv, "mental_trauma", 1) end
end

--- worth_victory(card: card): boolean. Is the card worth victory points, or vengeance points, so that it goes to the
--- victory display when it is overcome? Both are part of the text box. Rules Reference: Victory Display; Vengeance X.
local function worth_victory(card)
  return (has(card, "victory") or has(card, "vengeance")) and check(card, "text_blank") == 0
end

-- Eliminates those who leave at the same time, as part of what happens together; defined below.
local eliminate

-- A defeat is { card, by damage, by horror }, and what is known of the card only as long as it is in play.
local function begin_defeat(one)
  local card = one[1]
  card.being_defeated = true
  one.place = place_of(card)
  one.investigator = is(card, "investigator")
  if one.investigator then return end
  one.enemy = is(card, "enemy")   -- a card may have become an enemy until it leaves play
  one.asset = not one.enemy and is(card, "asset")
  if one.enemy then one.health, one.printed = check(card, "health"), base(card, "health") or 0 end
  if one.enemy and card.swarm_card then
    one.pack, one.excess = swarm.members(card), damage_of(card) - one.health
  end
end

-- Does anything prevent the defeat?
local function goes_on(one, source)
  local go
  if one.investigator then
    go = before("investigator_defeated", nil, one[1], one.place)
  elseif one.enemy then
    go = before("enemy_defeated", source, one[1], one.place)
    -- Where something else becomes of it, it may be out of play as if it had been defeated: see was_defeated.
    if go ~= 1 then by_rules(method.gain_tag, one[1], "undefeated", "phase") end
  else
    go = before("asset_defeated", source, one[1], one.place)
  end
  return go == 1
end

local function after_defeat(one, source)
  local card = one[1]
  if one.investigator then
    after("investigator_defeated", nil, card, one.place)
  elseif one.enemy then
    history.defeated(one.place)
    after("enemy_defeated", source, card, one.place)
  else
    if is(card, "partner") then partner.cross_off(card) end
    after("asset_defeated", source, card, one.place)
  end
end

local function to_victory(card) return worth_victory(card) and "victory" or nil end

-- Excess damage on a defeated swarm card may be dealt to another enemy of its pack (Rules Reference: Swarming X).
local function pass_on(source, one)
  if one.excess <= 0 or in_play(one[1]) then return end
  local who = source and is(source, "investigator") and source or game.lead
  local list = filter(one.pack, in_play)
  local enemy = choose(who, "Which takes the excess damage (" .. one.excess .. ")?", list, { optional = true })
  if enemy then deal_alone(source, enemy, one.excess, 0, 0) end
end

-- The partners of defeated investigators are defeated, too (Rules Reference: Partner).
local function add_partners(source, defeats)
  for i = 1, #defeats do
    local partners = defeats[i].investigator and defeats[i].goes and find("my_partners", defeats[i][1]) or {}
    for p = 1, #partners do
      local card = partners[p]
      if not is_being_defeated(card) then
        card.being_defeated = true
        local one = { card, place = place_of(card) }
        one.goes = goes_on(one, source)
        defeats[#defeats + 1] = one
      end
    end
  end
end

-- A location that is an enemy is defeated: it turns over, and everybody there stays. One with no other side stays as
-- long as somebody is there, since nobody is ever at no location (FAQ 1.21). Returns whether it has turned over.
local function fall(place)
  if not place.data.other_side then return false end
  place.damage, place.exhausted = 0, false
  return place:flip()
end

-- Defeats at the same time. Enemies with victory points go to the victory display. All other cards that are not
-- investigators go to their owners' discard piles. Rules Reference: Defeat.
local function defeat_all(source, defeats)
  for i = 1, #defeats do begin_defeat(defeats[i]) end
  for i = 1, #defeats do defeats[i].goes = goes_on(defeats[i], source) end
  local leaving, eliminated = {}, {}
  add_partners(source, defeats)
  for i = 1, #defeats do
    local one = defeats[i]
    local card, is_here = one[1], in_play(one[1])
    -- An asset that a reaction has taken out of play meanwhile is defeated all the same.
    one.left = one.goes and one.asset and not is_here
    one.goes = one.goes and is_here
    if one.goes and one.investigator then
      if one[2] and one[3] then
        -- What came before may have healed one of both, or taken it away.
        local by_damage, by_horror = overcome(card)
        if by_damage or by_horror then one[2], one[3] = by_damage, by_horror end
      end
      suffer_defeat(card, one[2], one[3])
      eliminated[#eliminated + 1] = card
    elseif one.goes and is(card, "location") and (card.data.other_side or #everybody_at(card) > 0) then
      one.turned = fall(card)
    elseif one.goes then
      leaving[#leaving + 1] = card
    end
  end
  if #leaving > 0 then by_rules(leave_together, leaving, to_victory, source or resolving()) end
  if #eliminated > 0 then eliminate(eliminated) end
  for i = 1, #defeats do   -- of all of them before anything reacts to one
    local one = defeats[i]
    if one.enemy and one.goes and (one.turned or not in_play(one[1])) then history.overcame(source, one.health, one.printed) end
  end
  for i = 1, #defeats do
    local one = defeats[i]
    local card = one[1]
    if one.turned then
      card.being_defeated = false
      after_defeat(one, source)
    elseif in_play(card) then
      -- An effect has kept it here; it is not looked at again until it is harmed or healed.
      local by_damage, by_horror = overcome(card)
      card.being_defeated, card.spared = false, by_damage or by_horror
    elseif one.goes or one.left then
      after_defeat(one, source)
    end
  end
  for i = 1, #defeats do
    if defeats[i].pack then pass_on(source, defeats[i]) end
  end
end

-- Defeats those of these cards in play whose damage reaches their health, or whose horror reaches their sanity. Part of
-- what happens together. Returns true if nobody is defeated.
function check_defeats(source, cards)
  local defeats
  for i = 1, #cards do
    local card = cards[i]
    if in_set(card, "at_its_limit") then
      local by_damage, by_horror = overcome(card)
      if pack_of(card) > 0 and swarm.protects(card) then
        card.spared = true   -- until its last swarm card has left play
      elseif not is_being_defeated(card) then
        defeats = defeats or {}
        defeats[#defeats + 1] = { card, by_damage, by_horror }
      end
    end
  end
  if defeats then defeat_all(source, defeats) end
  return defeats == nil
end

--- card:check_defeat(source?: card). Defeats the card if its damage reaches its health, or its horror its sanity.
function verbs.check_defeat(card, source)
  if in_play(card) then completely(check_defeats, source, { card }) end
end

-- The checks that hold at all times. They run when damage or horror was placed in any way, and while anything modifies
-- a value on which they depend. So a script that ends a modifier, or moves damage, need not think of them.
engine.procedure {
  name = "settle", cite = "Rules Reference, Glossary: Modifiers", locals = {},
  steps = {
    { id = "defeat", cite = "Rules Reference, Glossary: Defeat", when = "any(overcome)",
      script = function() completely(check_defeats, nil, find "overcome") end },
    { id = "massive", cite = "Rules Reference, Glossary: Massive", when = "any(engaged_massive)",
      script = function()
        for _, enemy in ipairs(find "engaged_massive") do enemy:disengage() end
      end },
    { id = "engagement", cite = "Rules Reference, Glossary: Enemy Engagement", when = "any(unengaged)",
      script = function() check_engagement() end },
    { id = "more", when = "any(overcome)", go = "defeat" },
  },
}

--- was_defeated(enemy: card): boolean. "If this defeats that enemy", right after damage was dealt to it. A location that
--- was an enemy stays in play as its other side; a mini-card that was exposed, and an enemy of which something else became
--- instead, have not been defeated.
local function was_defeated(enemy)
  return not is(enemy, "mini_card") and not is(enemy, "undefeated") and not (in_play(enemy) and is(enemy, "enemy"))
end

--- damageable(list: card[], inv: card): card[]. Those of the list to which the investigator could deal damage; concealed
--- mini-cards are among them.
local function damageable(list, inv)
  return filter(affected(list), function(card)
    return check(card, "cannot_be_damaged") == 0 and check(inv, "cannot_harm", card) == 0
  end)
end

--- enemy:defeat_enemy(by?: card). Defeats the enemy because a card's text says so.
function verbs.defeat_enemy(enemy, by)
  if not enemy.in_play or swarm.protects(enemy) then return end
  if by and is(by, "investigator") and check(by, "cannot_defeat", enemy) > 0 then return end
  completely(defeat_all, by, { { enemy } })
end

-- --- leaving the game ------------------------------------------------------------------------------------------------

--- defeat_investigators(list: card[], resolution?: resolution_name). Defeats all of them at the same time because a
--- card's text says so. With a resolution: the same text ends the scenario with it, also if nobody is left.
local function defeat_investigators(list, resolution)
  local defeats = {}
  for i = 1, #list do defeats[i] = { list[i] } end
  if not resolution then return completely(defeat_all, nil, defeats) end
  together(defeat_all, nil, defeats)
  end_scenario(resolution, true)
end

--- inv:defeat(by_damage?: boolean, by_horror?: boolean). Defeats the investigator, or the asset, because a card's text
--- says so. Only a defeat by damage or horror causes trauma.
function verbs.defeat(inv, by_damage, by_horror)
  if is_playing(inv) then completely(defeat_all, nil, { { inv, by_damage, by_horror } }) end
end

local function leave_by_resigning(inv)
  inv.resigned = true
  after("resigned", inv)
  eliminate { inv }
end

--- inv:resign(). The investigator is eliminated, but not defeated.
function verbs.resign(inv)
  if is_playing(inv) and check(inv, "cannot_resign") == 0 then completely(leave_by_resigning, inv) end
end

function eliminate(list)
  local gone = {}
  for i = 1, #list do gone[i] = leave_the_game(list[i]) end
  for i = 1, #list do
    for _, card in ipairs(gone[i]) do after("leaves_play", nil, card) end
  end
  for i = 1, #list do after("investigator_eliminated", nil, list[i]) end
  local left = players()
  if #left == 0 then return end
  if not is_playing(game.lead) then game.lead = choose(left[1], "Who leads now?", left) end
  check_engagement()
end

--- inv:eliminate(). The investigator leaves the scenario. Rules Reference: Elimination.
function verbs.eliminate(inv)
  if is_playing(inv) then completely(eliminate, { inv }) end
end

engine.verbs(guarded(verbs, {
  some = { take_damage = 0, take_horror = 0 },
  touched = { take = 0, take_damage = 0, take_horror = 0, defeat = false, defeat_enemy = false, place_harm = 0,
    move_harm = 0 },
  touched_other = { deal_damage = 0, move_harm = 0 },
  in_play = { harm_asset = 0, deal_damage = 0, place_harm = 0, move_harm = 0 },
  in_play_other = { move_harm = 0 } }))

engine.export { harm_all = harm_all, is_playing = is_playing, worth_victory = worth_victory, was_defeated = was_defeated, damageable = damageable,
  defeat_investigators = defeat_investigators }

return { take = take }
