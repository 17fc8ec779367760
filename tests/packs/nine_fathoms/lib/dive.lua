-- Chapter 5 of the rules: one dive.

local R = "Rules 5."
-- Values of dive.over; LOST: the diver has panicked. dive.lies: the dice are rolled, and none is set aside yet.
local GOING, UP, LOST, ABOARD = 0, 1, 2, 3

engine.procedure {
  name = "dive", cite = R, period = "dive", locals = { "diver:card", "site:card", "over", "lies" },
  steps = {
    { id = "down", cite = R .. "1", script = function(p) go_down(p) end },
    { id = "aboard", when = "dive.over ~= 0", go = "end" },
    { id = "dice", cite = R .. "2", script = function(p) take_dice(p) end },
    { id = "roll", cite = R .. "3", script = function(p) roll_all(p) end },
    { id = "after", cite = R .. "4", window = "after_roll" },
    { id = "whispers", cite = R .. "5", script = function(p) settle_whispers(p) end },
    { id = "keep", cite = R .. "7", when = "dive.over == 0", script = function(p) keep_dice(p) end },
    { id = "on or up", cite = R .. "8", when = "dive.over == 0", script = function(p) on_or_up(p) end },
    { id = "once more", set = {}, again = "dive.over == 0", to = "roll" },
    { id = "surface", cite = R .. "9", when = "dive.over == 1", script = function(p) surface(p) end },
    { id = "clear", script = function() clear_dice() end },
  },
}

local function go_down(p)
  local fare = p.site.fare
  if game.air < fare then
    note("stays_aboard", p.diver)
    p.over = ABOARD
    return
  end
  game.air = game.air - fare
  after("dive_begins", p.diver, p.site, nil, fare)
end

--- dice_at(diver, site) -> brass, black. Each other diver who was sent to the same site costs a die.
local function dice_at(diver, site)
  local n = diver.dice
  if diver.untangled == 0 then
    for _, other in ipairs(players()) do
      if other ~= diver and other.parent == site then n = n - 1 end
    end
  end
  n = math.max(2, n)
  return n - math.min(n, site.data.black), math.min(n, site.data.black)
end

local function add_dice(colour, n)
  for _, die in ipairs(cards_in "cup") do
    if n > 0 and die:is(colour) then
      die:move("rolled", nil, true)
      n = n - 1
    end
  end
end

local function take_dice(p)
  local brass, black = dice_at(p.diver, p.site)
  add_dice("brass", brass)
  add_dice("black", black)
end

local function roll_all(p)
  local dice = cards_in "rolled"
  roll_dice(dice)
  p.lies = 1
  after("rolled", p.diver, p.site, nil, packed(dice))
end

-- Whispers stay for the rest of the dive. When they reach the diver's nerve, the diver panics, unless somebody helps.
local function settle_whispers(p)
  local new = showing("rolled", "whisper")
  for _, die in ipairs(new) do die:move("whispering", nil, true) end
  if #new > 0 then note("whispers", p.diver, nil, nil, size "whispering") end
  if size "whispering" < p.diver.nerve then return end
  p.over = UP
  if event("panics", p.diver, p.site, nil, nil, function() p.over = LOST end) then raise_dread(1) end
end

local function keep_dice(p)
  local dice = cards_in "rolled"
  local chosen = choose(p.diver, "Which dice do you set aside?", dice, { max = #dice, many = true })
  if #chosen > 0 then note("kept", p.diver, nil, nil, packed(chosen)) end
  for _, die in ipairs(chosen) do die:move("kept", nil, true) end
  p.lies = 0
  if size "rolled" == 0 then p.over = UP end
end

-- Both options show their meaning for the diver: the chance of panic, and the relic to bring up.
local function on_or_up(p)
  if game.air == 0 then
    p.over = UP
    return
  end
  local on, up = on_text(p), up_text(p)
  if choose(p.diver, "Do you go on?", { on, up }) == up then
    p.over = UP
    return
  end
  game.air = game.air - 1
  note("goes_on", p.diver)
end

--- relics_at(site [, payable]) -> list of the relics there; `payable`: those that the dice set aside pay.
local function relics_at(site, payable)
  return filter(cards_in "seabed", function(relic)
    return relic.parent == site and (not payable or meets(relic.data.cost))
  end)
end

--- lay_relic(site). Lays the next relic of its deck there.
local function lay_relic(site)
  local relic = top(site.data.deck)
  if not relic then return end
  relic:move("seabed", nil, true, site)
  note("relic_laid", nil, relic, site)
end

--- bring_up(diver, relic). Puts it into the diver's chest; with enough seals the crew has won (Rules 1.1).
local function bring_up(diver, relic)
  local site = relic.parent
  relic:move("chest", diver)
  after("relic_taken", diver, relic, nil, relic.seals)
  lay_relic(site)
  if relic:has_ability "taken" then relic:use("taken", diver) end
  if seals_aboard() >= game.goal then finish "sealed" end
end

local function pay(cost)
  for symbol, n in pairs(cost) do
    for i, die in ipairs(showing("kept", symbol)) do
      if i <= n then die:move "cup" end
    end
  end
end

local function surface(p)
  after("surfaces", p.diver, p.site)
  gain_air(#showing("kept", "air"))
  while true do
    local relic = choose(p.diver, "What do you bring up?", relics_at(p.site, true), { optional = true })
    if not relic then return end
    pay(relic.data.cost)
    bring_up(p.diver, relic)
  end
end

local function clear_dice()
  for _, zone in ipairs { "rolled", "kept", "whispering" } do
    for _, die in ipairs(cards_in(zone)) do die:move "cup" end
  end
  for _, die in ipairs(cards_in "cup") do die.face = 0 end
end

engine.export { GOING = GOING, go_down = go_down, dice_at = dice_at, take_dice = take_dice, roll_all = roll_all,
  settle_whispers = settle_whispers, keep_dice = keep_dice, on_or_up = on_or_up, relics_at = relics_at,
  lay_relic = lay_relic, bring_up = bring_up, surface = surface, clear_dice = clear_dice }
