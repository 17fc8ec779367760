-- Opening hands of another size, and hands that replace them. (Rules Reference, Glossary: Replacing an Opening Hand)

local check, has_ability = method.check, method.has_ability

-- Here and not in game.lua, where it would give the values of the base game other numbers, and so its positions other
-- hashes.
engine.game {
  values = {
    { "opening_hand", "How many cards an investigator draws as their opening hand. A hand that is kept from a " ..
      "larger set changes with it.", base = "5" },
  },
}

-- By how much effects have changed the number of cards.
local function change(inv) return inv:check "opening_hand" - inv:base "opening_hand" end

--- opening_hand(inv: card). The investigator draws their opening hand, and may put cards back. An ability of their card
--- with the name `opening_hand` replaces it: see inv:draw_for_opening_hand.
local function opening_hand(inv)
  before("opening_hand", inv)
  if has_ability(inv, "opening_hand") then
    inv:use("opening_hand", inv)
  else
    draw_opening(inv, check(inv, "opening_hand"))
  end
end

local verbs = {}

--- inv:draw_for_opening_hand(n: integer). For an ability that replaces the opening hand: the investigator draws n cards
--- instead. What changes the number of cards in opening hands changes n. Weaknesses are set aside and replaced. Rules
--- Reference: Replacing an Opening Hand.
function verbs.draw_for_opening_hand(inv, n) draw_opening(inv, n + change(inv)) end

--- inv:keep_opening_hand(n: integer). The investigator keeps n cards of their hand as their opening hand, and discards
--- the others. What changes the number of cards in opening hands changes n. Rules Reference: Replacing an Opening Hand.
function verbs.keep_opening_hand(inv, n)
  local hand = cards_in("hand", inv)
  local kept = filter(hand, function(card) return card:is "kept_in_opening_hand" end)
  local others = filter(hand, function(card) return not contains(kept, card) end)
  local rest = math.min(math.max(0, n + change(inv) - #kept), #others)
  kept = fields.with(kept, choose(inv, "Which " .. rest .. " cards do you keep as your opening hand?", others,
    { min = rest, max = rest }))
  for _, card in ipairs(hand) do
    if not contains(kept, card) then card:discard() end
  end
end

engine.verbs(verbs)

engine.export { opening_hand = opening_hand }
