-- The second part of the test language (test_texts.lua): it finds the option that a test means.
-- --- options ---------------------------------------------------------------------------------------------------------
--
-- A test names an option by a word, cards and texts: { "fight", gun, foe }. A card is given by its handle, id or title.
-- A text that is the id or title of a card always means the card. Any other text must be part of the option's own text,
-- without the names of cards.

-- Words for a kind of ability instead of one ability.
local GENERIC = { use = "abilities to use", activate = "activated abilities", play = "abilities that play it" }

local function card_named(item)
  if raw.is_card(item) then return item end
  return raw.card_name(item) or raw.card_name("\"" .. item .. "\"")   -- a title that is a quotation
end

local function is_it(card, named)
  if not card then return false end
  if raw.is_card(named) then return card == named end
  if named.id then return card.id == named.id end
  return lower(card.title) == lower(named.title)
end

local level_of

-- The abilities printed on the card that fit the act, from the top.
local function printed(card, m)
  local out = {}
  for _, each in ipairs(raw.printed(card)) do
    local other = m.generic ~= "play" and each.tags.play or m.generic == "activate" and each.reacts
    if not other and level_of(each, m) then out[#out + 1] = each end
  end
  return out
end

-- A number counts the abilities printed on a card, so the act needs a card with enough of them.
local function check_number(m)
  local named = m.cards[1]
  if not named then raw.fail(show(m.act) .. ": a number counts the abilities of a card; say which card") end
  local card = raw.is_card(named) and named
  for _, each in ipairs(not card and raw.components() or {}) do
    card = card or is_it(each, named) and each
  end
  if not card then return end
  local list, what, lines = printed(card, m), GENERIC[m.generic] or "such abilities", {}
  if list[m.nth] then return end
  for i, each in ipairs(list) do lines[i] = "\n  " .. i .. "  " .. each.own end
  raw.fail(show(m.act) .. ": " .. tostring(card) .. " has " .. (#list == 0 and "no " or "only " .. #list .. " ") .. what ..
    table.concat(lines))
end

-- Parses an act like { "fight", foe }.
local function meaning(act)
  act = card_of(act)
  if type(act) ~= "table" then act = { act } end
  local m = { cards = {}, texts = {}, act = act }
  for i, item in ipairs(act) do
    item = card_of(item)
    if type(item) == "number" then
      m.nth = item
    elseif raw.is_card(item) then
      m.cards[#m.cards + 1] = item
    elseif type(item) ~= "string" then
      raw.fail("an option is named by words and cards, not by a " .. type(item) .. ": " .. show(act))
    else
      local word = lower(item)
      if i == 1 then
        m.first = word
        m.generic = GENERIC[word] and word
        if not m.generic then m.name, m.tag, m.basic = raw.word(word) end
      end
      if i > 1 or not (m.generic or m.name or m.tag or word == "pass") then
        local card = card_named(item)
        if card then
          m.cards[#m.cards + 1] = card
        else
          m.texts[#m.texts + 1] = item
        end
      end
    end
  end
  if m.nth then check_number(m) end
  return m
end

-- How well the ability's own words fit: 1 its name, 2 a tag, 3 the beginning of its text, 4 a part of it; nil not at
-- all. If the rules give every player an ability of that name, it has priority over a card's ability of the same name.
function level_of(option, m)
  local level = 1
  if m.generic == "play" then
    if not option.tags.play then return nil end
  elseif m.generic == "activate" then
    if option.tags.play then return nil end
  elseif m.name and option.name == m.first then
    level = m.basic and not option.inherent and 2 or 1
  elseif m.tag and option.tags[m.first] then
    level = 2
  elseif m.name or m.tag then
    return nil
  end
  local own = lower(option.own)
  for i, text in ipairs(m.texts) do
    local at = own:find(lower(text), 1, true)
    if not at then return nil end
    if i == 1 and text == m.act[1] then level = at == 1 and 3 or 4 end
  end
  return level
end

local function aims_at(option, card)
  if option.aims then return option.aims(card) end
  return is_it(option.target, card)
end

-- The role of the act's first card. 0: it has the ability, and the next cards are targets. 1: it is the target.
-- nil: neither. A word that is the name of an ability means that ability, unless the named card has another one.
local function role_of(option, m, level)
  local named = level == 2 and m.name
  local first = m.cards[1]
  if not first then
    if named then return nil end
    return 0
  end
  if is_it(option.card, first) then
    for i = 2, #m.cards do if not aims_at(option, m.cards[i]) then return nil end end
    return 0
  end
  if m.generic or named or m.cards[2] or not m.first or #m.texts == 0 and not m.name and not m.tag then return nil end
  return aims_at(option, first) and 1 or nil
end

-- How well an option of a question fits: a card must be equal, a text must be equal or a part of the option's text.
local function answers(option, m, cards_asked)
  if #m.cards > 1 then return nil end
  local card, text = m.cards[1], m.first
  if card and (raw.is_card(card) or cards_asked) then
    if not is_it(option.card, card) then return nil end
    text = m.texts[1] and lower(m.texts[1])
    if not text then return 1 end
  end
  local own = lower(option.text)
  if own == text then return 1 end
  if card and not raw.is_card(card) then return nil end
  if own:sub(1, #text) == text then return 2 end
  return own:find(text, 1, true) and 3 or nil
end

-- The options that an act means: they have all its cards and texts, and their words fit best.
local function find_options(options, m)
  local best, found, cards_asked = 99, {}, false
  for _, option in ipairs(options) do
    for _, card in ipairs(m.cards) do
      cards_asked = cards_asked or option.kind == "card" and is_it(option.card, card)
    end
  end
  for _, option in ipairs(options) do
    local rank
    if option.kind == "pass" then
      rank = (m.first == "pass" or lower(option.text) == m.first) and 1 or nil
    elseif option.kind == "ability" and m.first and lower(option.text) == m.first and not m.act[2] then
      rank = 1   -- all of the shown text
    elseif option.kind == "ability" then
      local level = level_of(option, m)
      local role = level and role_of(option, m, level)
      rank = role and 2 * level + role
    elseif m.first or m.cards[1] then
      rank = answers(option, m, cards_asked)
    end
    if rank and m.nth then
      local nth = option.kind == "ability" and printed(option.card, m)[m.nth]
      if not nth or nth.ability ~= option.ability then rank = nil end
    end
    if rank then
      if rank < best then best, found = rank, {} end
      if rank == best then found[#found + 1] = option end
    end
  end
  return found
end

-- The options that an answer means. A single card may also be the target of an ability, if nothing else fits.
local function find_answers(options, items)
  local m = meaning(items)
  local found = find_options(options, m)
  if #found > 0 or #items ~= 1 or not m.cards[1] then return found end
  for _, option in ipairs(options) do
    if option.kind == "ability" and is_it(option.target, m.cards[1]) then found[#found + 1] = option end
  end
  return found
end

local function index_of(options, option)
  for i, other in ipairs(options) do if other == option then return i end end
end

local function same_texts(list)
  for i = 2, #list do if list[i].text ~= list[1].text then return false end end
  return true
end

-- Why such an option can never exist in any position: nothing has its text. nil if it may exist.
local function impossible(m, question)
  for _, text in ipairs(m.texts) do
    if not raw.said(text) then
      local wrong, near
      if question then wrong, near = raw.unwritten(text) else wrong, near = text, raw.nearest(text) end
      if wrong then
        return (question and "no script says " or "no ability, card or window has ") .. show(wrong) .. near
      end
    end
  end
  local one, other = m.act[1], m.act[2]
  if not question and #m.cards == 0 and (m.name or m.tag) and type(other) == "string" then
    local name, tag = raw.word(lower(other))
    if name or tag then
      return "this names one option, by its word, cards and texts; for several write { { " .. show(one) .. " }, { " ..
        show(other) .. " } }"
    end
  end
end

local function is_question(p)
  for _, part in ipairs(p and p.parts or {}) do
    for _, option in ipairs(part.options) do if option.kind == "ability" then return false end end
  end
  return p ~= nil and p.from == "question"
end

-- This player's unusable abilities that fit the act, each with its reason.
local function refusals(m, player)
  local list = raw.refusals(player)
  for _, each in ipairs(list) do
    each.aims = function(card)
      if raw.is_card(card) then return raw.could_aim(each.ability, each.card, player, card) end
      for _, other in ipairs(raw.components()) do
        if is_it(other, card) and raw.could_aim(each.ability, each.card, player, other) then return true end
      end
      return false
    end
  end
  return find_options(list, m)
end

-- An option that is offered, but not with the act's target.
local function misaimed(m, options)
  local aim = m.cards[#m.cards]
  if not aim then return nil end
  local without = setmetatable({ cards = { unpack(m.cards, 1, #m.cards - 1) } }, { __index = m })
  for _, option in ipairs(find_options(options, without)) do
    if option.kind == "ability" and option.target then
      local name = raw.is_card(aim) and tostring(aim) or aim.title
      return { text = option.text:match "^(.*) %->" or option.text, reason = "it cannot be aimed at " .. name }
    end
  end
end
