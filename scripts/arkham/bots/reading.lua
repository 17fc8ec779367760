-- The bot reads texts: it finds the numbers beside words of the game. It knows no card by its name.

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

local read_before = {}

-- The sight of a decision keeps the result by card, so that the texts of a card are joined once. The result for a text
-- is kept for ever, since a text always reads the same.
local function kept(s, key, text)
  local r = s.readings[key]
  if not r then
    text = text or key
    r = read_before[text]
    if not r then
      r = read(text)
      read_before[text] = r   -- check: allow state-outside-kernel, a text says the same in every game
    end
    s.readings[key] = r
  end
  return r
end

--- of(s: table, text: string): table. The numbers in a text, 0 where the text has none. `s` is the sight of the
--- decision for which it is read.
local function of(s, text) return kept(s, text) end

--- of_card(s: table, card: card): table. The reading of all texts of a card; for cards with one side that matters.
local function of_card(s, card)
  local id = card.id
  return s.readings[id] or kept(s, id, table.concat(card.data and card.data.texts or {}, " "))
end

--- of_side(s: table, card: card): table. The reading of the side that is up; for an act or agenda without its reverse.
local function of_side(s, card)
  if not card:is "act" and not card:is "agenda" then return of_card(s, card) end
  local key = card.id .. "/" .. card.face
  if s.readings[key] then return s.readings[key] end
  local texts = { card.data and card.data.text }
  for _, ability in ipairs(card:abilities()) do
    if ability.name ~= "advance" then texts[#texts + 1] = ability.text end
  end
  return kept(s, key, table.concat(texts, " "))
end

--- damage_of(s: table, card: card): integer?. The damage beyond 1 of each attack with this card; nil if it is no
--- weapon. An attack that discards the card does not count.
local function damage_of(s, card)
  if not says(of_card(s, card), "fight") then return nil end
  local most
  for _, text in ipairs(card.data and card.data.texts or {}) do
    local r = of(s, text)
    if says(r, "fight") and not says(r, "discard this") then most = math.max(most or 0, r.damage) end
  end
  return most
end

return { damage_of = damage_of, of = of, of_side = of_side, of_card = of_card, says = says }
