-- Concealed: an enemy in the shadows, and facedown mini-cards at locations, of which one is its own and the rest are
-- decoys. (The Scarlet Keys, rules: Concealed X, Concealed Mini-Cards)
--
-- An enemy in the shadows lies on the board at no place, with a number above 0 as `shadow`. Its mini-card remembers that
-- number as `stands_for`; a decoy remembers 0. All mini-cards are the same card (lib/mini_card.lua), and of a facedown
-- card the view of a player tells no memory. To shuffle mini-cards is to exchange what they remember.

local wanted = require "lib/wanted"
local move, is, check, base = method.move, method.is, method.check, method.base

-- At the same location all mini-cards are equal to the investigators, so the first stands for them.
local MINI_CARD_HERE = "it is mini_card and place(it) == place(you) and it == first(mini_cards: place(it) == place(that))"

-- Here and not in game.lua, where they would change the numbers of what the base game has.
engine.game {
  counters = {
    { "shadow", "Of an enemy in the shadows: the number by which its mini-card knows it." },
  },
  globals = {
    { "mini_cards_used", "1 once concealed mini-cards have come into play." },
  },
  tags = {
    { "mini_card", "A concealed mini-card: the possible place of an enemy in the shadows." },
  },
  values = {
    { "concealed", "Of an enemy: with how many decoys it hides in the shadows instead of spawning at a location." },
  },
  sets = {
    shadows = { about = "Enemies in the shadows: in play, but at no location.", zones = { "board" },
      where = "it.shadow > 0" },
    mini_cards = { about = "Concealed mini-cards in play.", zones = { "board" }, where = "it is mini_card" },
    attackable_here = { about = "Enemies at the location of `you`, and a concealed mini-card there.",
      zones = { "threat", "board", "locations" },
      where = "it is enemy and place(it) == place(you) and not check(cannot_attack, you, it) or " .. MINI_CARD_HERE },
    evadable = { about = "Enemies engaged with `you`, massive ones among them, and a concealed mini-card at your location.",
      zones = { "threat", "board", "locations" }, where = "it is enemy and (it in threat and bearer(it) == you or " ..
        "(it is massive and not check(cannot_be_engaged, you, it) or it is location) and not it.exhausted and place(it) == place(you)) or " .. MINI_CARD_HERE },
  },
  words = {
    discoverable_here = { "(here.clues > 0 or any(mini_cards: place(it) == here)) and you.cannot_discover == 0",
      "Whether an effect that discovers clues at the location of `you` could change anything there." },
    in_shadows = { "it.shadow > 0", "Of `it`, an enemy: whether it is in the shadows." },
  },
  timing_points = {
    exposed = { about = "An enemy is exposed: it comes from the shadows to the location of its mini-card.",
      actor = "who has exposed it", subject = "the enemy", object = "the location", text = "{actor} exposes {subject}.",
      cite = "The Scarlet Keys, rules: Concealed Mini-Cards",
      can_be = { actor = "investigator", subject = "enemy", object = "location" },
      called = { actor = "investigator", subject = "enemy", object = "location" } },
    decoy_exposed = { about = "A concealed mini-card has turned out to be a decoy.", actor = "who has exposed it",
      object = "the location", text = "{actor} exposes a decoy.",
      cite = "The Scarlet Keys, rules: Concealed Mini-Cards",
      can_be = { actor = "investigator", object = "location" },
      called = { actor = "investigator", object = "location" } },
  },
}

local STANDS_FOR = "stands_for"   -- a memory that no card has in a game without mini-cards

local concealed, verbs = {}, {}

--- concealed.keyword(enemy: card): boolean. Has the enemy the keyword?
function concealed.keyword(enemy) return base(enemy, "concealed") ~= nil and check(enemy, "text_blank") == 0 end

--- mini_cards_at(place: card): card[]. The concealed mini-cards at the location.
local function mini_cards_at(place)
  return filter(find "mini_cards", function(mini) return mini.place == place end)
end

--- concealed.out_of_reach(card: card): boolean. Is it an enemy in the shadows, and a player card's effect resolves?
--- Then the effect neither damages it nor makes it leave play.
function concealed.out_of_reach(card)
  local source = card.shadow > 0 and resolving()
  return source and is(source, "player_card") or false
end

-- Exchanges what the mini-cards remember, at random.
local function shuffle_together(minis)
  local left, order = {}, {}
  for i = 1, #minis do left[i] = i end
  for i = 1, #minis do
    local at = pick_from(left)
    left = filter(left, function(other) return other ~= at end)
    order[i] = minis[at][STANDS_FOR]
  end
  for i, mini in ipairs(minis) do mini[STANDS_FOR] = order[i] end
end

-- The locations for n mini-cards: as evenly as possible, the nearest first. `who` decides between equals.
local function spots(n, who)
  local left = find "locations"
  if #left == 0 then return {} end
  local out, each = {}, math.floor(n / #left)
  for _, place in ipairs(left) do
    for _ = 1, each do out[#out + 1] = place end
  end
  local rest = n - each * #left
  while rest > 0 do
    local near = nearest(who, left)
    if #near > rest then
      near = choose(who, "Which locations get a concealed mini-card?", near, { min = rest, max = rest, many = true })
    end
    for _, place in ipairs(near) do out[#out + 1] = place end
    left = filter(left, function(place) return not contains(near, place) end)
    rest = rest - #near
  end
  return out
end

-- All mini-cards of a game are the same card, the one of the pack whose enemy was concealed first.
local function mini_card_for(enemy)
  local used = find "mini_cards"[1]
  if used then return used.id end
  local all, pack = cards_with "mini_card", enemy.id:match "^[^:]+:"
  return filter(all, function(id) return id:sub(1, #pack) == pack end)[1] or all[1]
end

local function take_mini_card(enemy)
  for _, card in ipairs(cards_in "set_aside") do
    if is(card, "mini_card") then return card end
  end
  return create(mini_card_for(enemy), "set_aside")
end

--- concealed.scatter(enemy: card, who?: card). Puts the mini-card of this enemy in the shadows, and its decoys, facedown
--- at locations, from the nearest on; without an investigator the lead does.
function concealed.scatter(enemy, who)
  who = who or game.lead
  local places, new = spots(check(enemy, "concealed") + 1, who), {}
  local mixed = filter(places, function(place) return #mini_cards_at(place) > 0 end)
  game.mini_cards_used = 1
  for i, place in ipairs(places) do
    local mini = take_mini_card(enemy)
    move(mini, "board", nil, false, place)
    mini[STANDS_FOR] = i == 1 and enemy.shadow or 0
    new[i] = mini
  end
  shuffle_together(new)
  for _, place in ipairs(mixed) do shuffle_together(mini_cards_at(place)) end
end

--- concealed.move_away(place: card, to: card). The location leaves the game: its mini-cards go to another one.
function concealed.move_away(place, to)
  local minis = mini_cards_at(place)
  for _, mini in ipairs(minis) do move(mini, "board", nil, false, to) end
  if #minis > 0 then shuffle_together(mini_cards_at(to)) end
end

--- concealed.hide(enemy: card). Puts the enemy into the shadows.
function concealed.hide(enemy)
  local most = 0
  for _, other in ipairs(find "shadows") do most = math.max(most, other.shadow) end
  for _, mini in ipairs(find "mini_cards") do most = math.max(most, mini[STANDS_FOR]) end
  if enemy.zone == "threat" then enemy:disengage() end
  move(enemy, "board")
  enemy.shadow = most + 1
end

--- enemy:conceal(inv?: card): boolean. Resolves its keyword concealed: it goes into the shadows, from play or by
--- spawning there, and its mini-cards to the locations nearest to the investigator (the lead).
function verbs.conceal(enemy, inv)
  wanted.kind(enemy, "enemy", "conceal")
  if not concealed.keyword(enemy) or enemy.shadow > 0 then return false end
  if not enemy.in_play then return enemy:spawn(inv) end
  together(concealed.hide, enemy)
  concealed.scatter(enemy, inv)
  return true
end

local function put_aside(mini)
  mini[STANDS_FOR] = 0
  move(mini, "set_aside")
end

local function appear(_, enemy, place)
  enemy.shadow = 0
  move(enemy, "board", nil, false, place)
  check_engagement()
end

local function turn_over(inv, mini)
  local place, enemy = mini.place, nil
  for _, other in ipairs(find "shadows") do
    if other.shadow == mini[STANDS_FOR] then enemy = other end
  end
  put_aside(mini)
  if not enemy then return after("decoy_exposed", inv, nil, place) end
  event("exposed", inv, enemy, place, nil, appear, enemy, place)
  if #find "shadows" == 0 then
    for _, other in ipairs(find "mini_cards") do put_aside(other) end
  end
end

--- inv:expose(mini: card): boolean. The investigator exposes the concealed mini-card: a decoy is set aside, an enemy
--- comes from the shadows to that location.
function verbs.expose(inv, mini)
  if not mini.in_play or not is(mini, "mini_card") then return false end
  local test = current "test"
  if test then test.exposer = resolving() end
  together(turn_over, inv, mini)
  return true
end

--- concealed.instead(inv: card, place: card): boolean. The investigator is about to discover clues at the location. Do
--- they expose a mini-card there instead? One ability exposes one mini-card at most.
function concealed.instead(inv, place)
  local mini, test = mini_cards_at(place)[1], current "test"
  if not mini or test and test.exposer ~= nil and test.exposer == resolving() then return false end
  local question = "Expose a concealed mini-card at " .. place.title .. " instead of discovering clues?"
  return confirm(inv, question) and verbs.expose(inv, mini)
end

engine.verbs(verbs)

engine.export { mini_cards_at = mini_cards_at }

return concealed
