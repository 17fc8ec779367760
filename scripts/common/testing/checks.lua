-- What the helpers of test languages refuse: what play never brings about. Each message names the helper, the thing and
-- the mend. A game's testing/language.lua gets them by require "common:testing/checks"(raw).
return function(raw)

local checks = {}

-- More tokens than that never lie on a card.
local MOST = 99

local function shown(x) return type(x) == "string" and "'" .. x .. "'" or tostring(x) end

local function one_of(list)
  local words = {}
  for i, word in ipairs(list) do words[i] = tostring(word) end
  return table.concat(words, " or ")
end

--- checks.refuse(what: string, why: string, mend: string). Fails at the test's line. `what` is the helper: "g:put".
function checks.refuse(what, why, mend) raw.fail(what .. ": " .. why .. "; " .. mend) end
local refuse = checks.refuse

--- checks.whole(what: string, name: string, n, least: integer, most?: integer): integer. Refuses all but whole numbers
--- of that range.
function checks.whole(what, name, n, least, most)
  if type(n) == "number" and n % 1 == 0 and n >= least and n <= (most or math.huge) then return n end
  refuse(what, name .. " = " .. shown(n) .. " never comes",
    "give a whole number from " .. least .. (most and " to " .. most or " on"))
end

--- checks.flag(what: string, name: string, x): boolean. Refuses all but true and false.
function checks.flag(what, name, x)
  if type(x) == "boolean" then return x end
  refuse(what, name .. " = " .. shown(x) .. " is neither true nor false",
    "write " .. name .. " = true, or leave it out")
end

--- checks.word(what: string, name: string, x, words: string[]). Refuses what is none of the words.
function checks.word(what, name, x, words)
  for _, word in ipairs(words) do if x == word then return x end end
  refuse(what, name .. " = " .. shown(x) .. " is not known", "write " .. name .. " = " .. one_of(words))
end

--- checks.texts(what: string, name: string, x). Refuses all but a text or a list of texts.
function checks.texts(what, name, x)
  if type(x) == "string" then return end
  local wrong = type(x) ~= "table" and x
  for key, item in pairs(type(x) == "table" and x or {}) do
    if type(key) ~= "number" or type(item) ~= "string" then wrong = item end
  end
  if wrong then refuse(what, name .. " has " .. shown(wrong) .. ", which is no text", "give a list of texts") end
end

--- checks.is(what: string, card, tags: string[], role: string): card. Refuses what is no card with one of the tags;
--- `role` says what is meant: "an enemy".
function checks.is(what, card, tags, role)
  card = raw.card_of(card)
  if not raw.is_card(card) then refuse(what, shown(card) .. " is no card", "give " .. role .. ", as a card") end
  for _, tag in ipairs(tags) do if card:is(tag) then return card end end
  refuse(what, tostring(card) .. " is not " .. role, "give " .. role)
end

--- checks.lies(what: string, card, zones: table, role: string): card. Refuses a card that lies in none of the zones
--- (the keys), where what is meant lies: "a card in play".
function checks.lies(what, card, zones, role)
  card = raw.card_of(card)
  if not raw.is_card(card) then refuse(what, shown(card) .. " is no card", "give " .. role .. ", as a card") end
  if zones[card.zone] then return card end
  refuse(what, tostring(card) .. ", in '" .. card.zone .. "', is not " .. role, "give " .. role)
end

--- checks.seat(what: string, g, card): card. Refuses what is not the card of a player.
function checks.seat(what, g, card)
  card = raw.card_of(card)
  local names = {}
  for _, seat in ipairs(g:call "seats") do
    if seat == card then return card end
    names[#names + 1] = seat.title
  end
  refuse(what, shown(card) .. " is nobody who plays", "give the card of " .. one_of(names))
end

--- checks.belongs(what: string, card, zone: zone, kinds: table). Refuses a card in a zone to which no such card ever
--- comes. `kinds` lists for each zone the tags of the cards that can lie there; a text instead of a list: no helper
--- puts a card there, and the text is the mend.
function checks.belongs(what, card, zone, kinds)
  local allowed = kinds[zone]
  if type(allowed) == "string" then refuse(what, tostring(card) .. " is not put into '" .. zone .. "'", allowed) end
  if not allowed then return end
  for _, tag in ipairs(allowed.never or {}) do
    if card:is(tag) then
      refuse(what, tostring(card) .. ", as " .. tag .. ", never comes to '" .. zone .. "'", "put it where play puts it")
    end
  end
  if not allowed[1] then return end
  for _, tag in ipairs(allowed) do if card:is(tag) then return end end
  refuse(what, tostring(card) .. " never comes to '" .. zone .. "'", "what lies there is " .. one_of(allowed))
end

--- checks.properties(what: string, card, options: table, taken: table). The options that are not in `taken` are
--- properties that the card is to get: refuses numbers of tokens that never come, and flags that are neither true nor
--- false.
function checks.properties(what, card, options, taken)
  for key, value in pairs(options) do
    if not taken[key] then
      local now = card[key]
      if type(now) == "boolean" then checks.flag(what, key, value) end
      if type(now) == "number" then checks.whole(what, key, value, 0, MOST) end
    end
  end
end

--- checks.none(what: string, why: string, name, cards: card[]). Fails because none of the cards has that id or title.
--- The mend is the nearest name, or all.
function checks.none(what, why, name, cards)
  local names, titles = {}, {}
  for _, card in ipairs(cards) do
    names[#names + 1], names[#names + 2] = card.title, card.id:match "[^:]+$"
    titles[#titles + 1] = card.title
  end
  local near = raw.did_you_mean(tostring(name), names)
  if near ~= "" then raw.fail(what .. ": " .. why .. near) end
  refuse(what, why, #titles == 0 and "there is none" or "there " .. (#titles == 1 and "is " or "are ") ..
    table.concat(titles, ", "))
end

--- checks.config(config: table, known: table, before: table). Refuses keys of t:game that are not known, another word
--- for `begin` than "setup", and, together with that, keys that are not in `before`, since nothing is set up yet.
function checks.config(config, known, before)
  raw.check_keys("t:game", config, known)
  local seed, options = config.seed, config.options
  if seed ~= nil and type(seed) ~= "string" then checks.whole("t:game", "seed", seed, 0) end
  if options ~= nil and type(options) ~= "table" then
    refuse("t:game", "options = " .. shown(options) .. " is no table", "write options = { name = value }")
  end
  for name, value in pairs(options or {}) do
    if type(value) == "table" then
      refuse("t:game", "the option '" .. tostring(name) .. "' is a table", "write a text: \"lamp,knife*3\"")
    end
  end
  if config.auto ~= nil then checks.texts("t:game", "auto", config.auto) end
  if config.begin == nil then return end
  checks.word("t:game", "begin", config.begin, { "setup" })
  for key in pairs(config) do
    if not before[key] and config[key] ~= false then
      refuse("t:game", "before the set-up `" .. key .. "` has no effect", "leave it out, or leave `begin` out")
    end
  end
end

--- checks.globals(G, ranges: table). g:set refuses a number outside the range of that name, { least, most }, or, where
--- there is none, below 0; "player" in the place of a range: a card that no player has.
function checks.globals(G, ranges)
  local set = G.set
  function G:set(name, value)
    local range, now = ranges[name], self:get(name)
    if range == "player" then
      value = checks.seat("g:set", self, value)
    elseif type(now) == "number" then
      checks.whole("g:set", name, value, range and range[1] or 0, range and range[2])
    end
    return set(self, name, value)
  end
end

return checks

end
