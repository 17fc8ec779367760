-- The bot reads texts: it finds the numbers beside words of the game. It knows no card by its name.

local is, data_of = method.is, property.data

local IS_SKILL = { willpower = true, intellect = true, combat = true, agility = true }

-- The meaning of a verb, a number and a noun: "discover 2 clues".
local MEANING = {
  discover = { clue = "clues" }, gain = { clue = "clues", resource = "resources" }, draw = { card = "cards" },
  deal = { damage = "deal" }, heal = { damage = "heal_damage", horror = "heal_horror" },
  take = { damage = "take_damage", horror = "take_horror" }, place = { doom = "doom" },
  spend = { clue = "spend_clues", resource = "spend_resources" },
  discard = { card = "lost_cards", random = "lost_cards" }, but = { card = "lost_cards" },   -- "all but 1 card"
}
local IF_FAILED = { damage = "take_damage", horror = "take_horror" }   -- "If you fail: 1 damage"

local function singular(word) return word:sub(-1) == "s" and word:sub(1, -2) or word end

--- says(r: table, words: string): boolean. Does a text that has been read contain these words? The answer is kept.
local function says(r, words)
  local said = r.said[words]
  if said == nil then
    said = r.text:find(words, 1, true) ~= nil
    r.said[words] = said
  end
  return said
end

local SPACE, PLUS, MINUS = (" "):byte(), ("+"):byte(), ("-"):byte()

-- The word that ends at that place of the text.
local function word_before(text, at)
  local first = at
  while first > 0 do
    local c = text:byte(first)
    if c < 97 or c > 122 then break end
    first = first - 1
  end
  return text:sub(first + 1, at)
end

-- Every number before a word, with the words around it. It searches from digit to digit: that is much quicker than a
-- pattern that begins with the verb.
local function read_numbers(r)
  local text, fails, before = r.text, says(r, "if you fail"), nil
  local at = text:find "%d"
  while at do
    local figures, noun = text:match("^(%d+) (%a+)", at)
    local sign, last = text:byte(at - 1), at - 1
    if sign == PLUS or sign == MINUS then last = last - 1 end
    local verb = last > 0 and text:byte(last) == SPACE and word_before(text, last - 1) or ""
    local n = tonumber(figures)
    noun, verb = noun and singular(noun), verb == "and" and before or singular(verb)
    before = verb
    local meaning = MEANING[verb] and MEANING[verb][noun]
    if not noun then
      before = nil
    elseif sign == PLUS then
      if noun == "damage" then r.damage = n end
      if IS_SKILL[noun] and not r.bonus[noun] then r.bonus[noun] = n end
      if noun == "if" then r.conditional = n end
    elseif sign == MINUS then
      if noun == "shroud" then r.shroud = n end
    elseif meaning then
      r[meaning] = n
    elseif fails and IF_FAILED[noun] then
      r[IF_FAILED[noun]] = n
    end
    at = text:find("%d", at + (figures and #figures or 1))
  end
  if r.heal_damage > 0 and says(r, "damage or") then r.heal_horror = r.heal_damage end
end

local function read(original)
  local r = { text = original:lower(), said = {}, bonus = {}, damage = 0, shroud = 0, clues = 0, resources = 0, cards = 0,
    deal = 0, heal_damage = 0, heal_horror = 0, take_damage = 0, take_horror = 0, doom = 0, spend_clues = 0,
    spend_resources = 0, lost_cards = 0, difficulty = 0 }
  if r.text:find "%d" then
    read_numbers(r)
    local skill, difficulty
    if says(r, "test ") then skill, difficulty = r.text:match "test (%a+) %((%d+)%)" end
    if skill and IS_SKILL[skill] then r.test, r.difficulty = skill, tonumber(difficulty) end
  end
  local with = says(r, " with ") and r.text:match " with (%a+)"   -- "fight with willpower"
  if with and IS_SKILL[with] then r.with = with end
  return r
end

-- What has been read is kept for ever, since a text always reads the same.
local read_before = {}

--- of(text: string): table. The numbers in a text, 0 where the text has none.
local function of(text)
  local r = read_before[text]
  if not r then
    r = read(text)
    read_before[text] = r   -- check: allow state-outside-kernel, a text says the same in every game
  end
  return r
end

local NOTHING = { texts = {} }   -- of a card without data

--- of_definition(f: fun(data: table, card: card): any): fun(card: card): any. What f finds out about a card from its
--- definition: it is asked once, since a definition always says the same.
local function of_definition(f)
  local known = {}
  return function(card)
    local data = data_of(card) or NOTHING
    local r = known[data]
    if r == nil then
      r = f(data, card)
      known[data] = r
    end
    return r
  end
end

--- of_card(card: card): table. The reading of all texts of a card; for cards with one side that matters.
local of_card = of_definition(function(data) return of(table.concat(data.texts or {}, " ")) end)

local function read_side(card)
  local texts = { card.data and card.data.text }
  for _, ability in ipairs(card:abilities()) do
    if ability.name ~= "advance" then texts[#texts + 1] = ability.text end
  end
  return of(table.concat(texts, " "))
end

local sides_of = of_definition(function() return {} end)

--- of_side(card: card): table. The reading of the side that is up; for an act or agenda without its reverse.
local function of_side(card)
  if not is(card, "act") and not is(card, "agenda") then return of_card(card) end
  local sides, face = sides_of(card), card.face
  if not sides[face] then sides[face] = read_side(card) end
  return sides[face]
end

--- damage_of(card: card): integer|false. The damage beyond 1 of each attack with this card; false if it is no weapon.
--- An attack that discards the card does not count.
local damage_of = of_definition(function(data)
  local most = false
  for _, text in ipairs(data.texts or {}) do
    local r = of(text)
    if says(r, "fight") and not says(r, "discard this") then most = math.max(most or 0, r.damage) end
  end
  return most
end)

return { of_definition = of_definition,
  damage_of = damage_of, of = of, of_side = of_side, of_card = of_card, says = says }
