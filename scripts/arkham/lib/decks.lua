-- Building decks: finds the problems of a deck, and the changes that mend them (Rules Reference: Deckbuilding,
-- Deckbuilding Options, Signature Cards, Standalone Mode). All functions answer questions about plain data: nothing
-- here looks at a table or changes one. One file: finding a problem and mending it ask the same questions of a deck.

local prologue, taboo, upgrades = require "lib/prologue", require "lib/taboo", require "lib/upgrades"
local community, deck_changes = require "lib/community", require "lib/deck_changes"
local list_of = fields.list_of

local PLACEHOLDER = "random_basic_weakness"
local STANDARD = { "asset", "event", "skill" }
local COPIES, MYRIAD_COPIES = 2, 3
local MOST_STANDALONE = 49   -- experience
local A_WEAKNESS_EACH = 10   -- experience, standalone

local FILTERS = {
  { "class?", "class|class[]", "Of this class, or of one of these." },
  { "level?", "natural[]", "Of these levels, from and to: { 0, 2 }." },
  { "trait?", "string|string[]", "With this trait, or one of these." },
  { "type?", "deck_card_type|deck_card_type[]", "Of this cardtype, or one of these." },
  { "slot?", "slot|slot[]", "That takes this slot, or one of these." },
  { "uses?", "string|string[]", "With uses of this kind, or one of these: \"charges\"." },
  { "keyword?", "string|string[]", "With this keyword, or one of these." },
  { "text?", "string|string[]", "With these words in its text: \"heal horror\"; in that order in one " ..
    "sentence, with any words between them." },
}

local function option_fields(more)
  local all = {}
  for _, list in ipairs { FILTERS, more } do
    for _, field in ipairs(list) do all[#all + 1] = field end
  end
  return all
end

fields.alias("deck_card_type", '"asset"|"event"|"skill"', "A cardtype that decks are made of.")
fields.schema("deck_option", "Cards that may be in a deck: those for which all of it holds.", option_fields {
  { "limit?", "natural", "At most so many of them." },
  { "other?", "boolean", "It is for other cards: those that no option without `other` is for." },
  { "never?", "boolean", "These may not be in it, whatever else is said." },
  { "if_chosen?", "table<string, string>",
    "Only if the deck has made this choice: { secondary = \"seeker\" }; see `deck_choices`." },
})
fields.schema("deck_need", "Cards that must be in a deck.", option_fields {
  { "count", "natural", "At least so many of them." },
  { "classes?", "natural", "At least so many of each of so many classes; neutral is none." },
})

-- --- questions about a card
-- ----------------------------------------------------------------------------------------------

local function named(data)
  if (data.level or 0) > 0 then return data.name .. " (" .. data.level .. ")" end
  return data.name or "the random basic weakness"
end

local function has_keyword(data, keyword)
  for _, each in ipairs(data.keywords or {}) do
    if each:lower() == keyword then return true end
  end
  return false
end

-- A card without a class icon is neutral (Rules Reference: Classes).
local function classes(data)
  local list = data.classes or list_of(data.class)
  return #list > 0 and list or { "neutral" }
end

local function is_permanent(data) return data.permanent or has_keyword(data, "permanent") end

local function is_exceptional(data, said) return has_keyword(data, "exceptional") or said and said.exceptional end

--- card_price(id: card_id, list?: card_id): integer. The experience that one copy counts for in a deck, which may have
--- adopted a taboo list; buying it costs 1 at least.
local function card_price(id, list)
  local data, said = data_of(id), taboo.about(list, id)
  return math.max(0, (data.level or 0) * (is_exceptional(data, said) and 2 or 1) + (said.xp or 0))
end

-- Does one sentence contain these words in that order? A longer ending is the same word: heal, heals. What it only
-- waits for ("After you heal horror, ...") does not count.
local function says(text, phrase)
  text, phrase = text:lower(), phrase:lower()
  for word in phrase:gmatch "%S+" do
    if not text:find(word, 1, true) then return false end   -- true of most texts, and quick
  end
  for sentence in text:gmatch "[^%.:;]+" do
    sentence = sentence:gsub("^%s*after [^,]*", ""):gsub("^%s*when [^,]*", "")
    local from, found = 1, true
    for word in phrase:gmatch "%S+" do
      local at
      for first, each, after in sentence:gmatch "()([%w']+)()" do
        if not at and first >= from and each:sub(1, #word) == word then at = after end
      end
      found = found and at ~= nil
      from = at or from
    end
    if found then return true end
  end
  return false
end

local function any_of(wanted, holds, data)
  if type(wanted) ~= "table" then return holds(data, wanted) end
  for _, each in ipairs(wanted) do
    if holds(data, each) then return true end
  end
  return false
end

-- How a card fits a field of an option. They are asked of every card that there is, so what is quickly found comes
-- first.
local HOLDS = {
  { "type", function(data, kind) return data.kind == kind end },
  { "uses", function(data, kind) return data.uses_type == kind end },
  { "class", function(data, class) return contains(classes(data), class) end },
  { "trait", function(data, trait)
    for _, each in ipairs(data.traits or {}) do
      if each:lower() == trait:lower() then return true end
    end
    return false
  end },
  { "slot", function(data, slot) return data.slots ~= nil and contains(data.slots, "slot_" .. slot) end },
  { "keyword", function(data, keyword) return has_keyword(data, keyword:lower()) end },
  { "text", function(data, phrase)
    for _, text in ipairs(data.texts or {}) do
      if says(text, phrase) then return true end
    end
    return false
  end },
}

local function fits(option, data)
  local level, levels = data.level or 0, option.level
  if levels and (level < levels[1] or level > levels[2]) then return false end
  for i = 1, #HOLDS do
    local wanted = option[HOLDS[i][1]]
    if wanted and not any_of(wanted, HOLDS[i][2], data) then return false end
  end
  return true
end

-- --- the investigator's own rules
-- ----------------------------------------------------------------------------------------

local function alternatives(wanted) return table.concat(list_of(wanted), "/") end

local function described(option)
  local words = {}
  if option.limit then words[#words + 1] = "up to " .. option.limit end
  if option.other then words[#words + 1] = "other" end
  for _, key in ipairs { "class", "trait", "type", "slot", "uses", "keyword" } do
    if option[key] then words[#words + 1] = alternatives(option[key]) end
  end
  if option.text then words[#words + 1] = "that '" .. alternatives(option.text) .. "'" end
  if option.level then
    local from, to = option.level[1], option.level[2]
    words[#words + 1] = from == to and "level " .. from or from .. "-" .. to
  end
  return #words > 0 and table.concat(words, " ") or "all cards"
end

local function chosen(option, deck)
  for name, value in pairs(option.if_chosen or {}) do
    if (deck.choices or {})[name] ~= value then return false end
  end
  return true
end

-- The options that apply to this deck, and those that forbid cards.
local function options_of(deck, inv)
  local allow, forbid = {}, {}
  for _, option in ipairs(fields.with(deck.deck_options or inv.deck_options or {}, deck_changes.options(deck))) do
    if chosen(option, deck) then
      local list = option.never and forbid or allow
      list[#list + 1] = option
    end
  end
  return allow, forbid
end

local function size_of(deck, inv)
  if deck.deck_size then return deck.deck_size end
  local sizes = list_of(inv.deck_size)
  local wanted = tonumber((deck.choices or {}).deck_size)
  local size = contains(sizes, wanted) and wanted or sizes[1]
  return size and size + deck_changes.size(deck)
end

-- The cards that must be in it: { ids = { alternatives }, data = { of each }, count = n }; and the number of random
-- basic weaknesses.
local function required(inv)
  local list, random = {}, 0
  for _, entry in ipairs(inv.requires or {}) do
    local ids = list_of(entry)
    if ids[1] == PLACEHOLDER then
      random = random + 1
    else
      local same
      for _, each in ipairs(list) do
        if each.ids[1] == ids[1] then same = each end
      end
      if same then
        same.count = same.count + 1
      else
        local all = {}
        for _, id in ipairs(ids) do
          if card_exists(id) then all[#all + 1] = data_of(id) end
        end
        list[#list + 1] = { ids = ids, data = all, count = 1 }
      end
    end
  end
  return list, random
end

--- owners_of_signatures(): table. The investigator of each signature card, by its data.
local function owners_of_signatures()
  local owners = {}
  for _, id in ipairs(cards_with "investigator") do
    local inv = data_of(id)
    for _, entry in ipairs(inv.requires and required(inv) or {}) do
      for _, data in ipairs(entry.data) do owners[data] = owners[data] or inv end
    end
  end
  return owners
end

-- What the deck's investigator and its choices say about every card. All signature cards are looked for, in the
-- investigators there are: who asks about many cards or decks asks for the `owners` once.
local function rules_of(deck, inv, owners)
  local rules = { owners = owners or owners_of_signatures() }
  rules.wanted, rules.random = required(inv)
  rules.allow, rules.forbid = options_of(deck, inv)
  return rules
end

-- --- the content of a deck
-- -----------------------------------------------------------------------------------------------

local function is_basic(data) return data.kind == "placeholder" or data.weakness == "basic" end

local function is_wanted(data, rules)
  for _, each in ipairs(rules.wanted) do
    if contains(each.data, data) then return true end
  end
  return false
end

-- The role of a card in a deck: standard, required, basic, given (by a scenario); or else why it can be in none.
local function role_of(data, rules)
  if not data then return "unknown" end
  if data.kind == "investigator" then return "investigator" end
  if is_wanted(data, rules) then return "required" end
  if data.bonded then return "bonded" end
  if data.partner then return "partner" end
  if is_basic(data) then return "basic" end
  if data.weakness ~= nil and data.weakness ~= "signature" or data.story then return "given" end
  if data.weakness == "signature" or data.signature or rules.owners[data] then return "signature" end
  if not contains(STANDARD, data.kind) then return "no_player_card" end
  return data.level and "standard" or "no_level"
end

-- What is wrong with a card of such a role, and the mend.
local WRONG = {
  unknown = function(entry) return "there is no card '" .. entry.card .. "'", "correct it, or take it out" end,
  investigator = function(entry)
    return entry.data.name .. " is an investigator", "take it out: a deck is for exactly one, who is no card of it"
  end,
  bonded = function(entry)
    local data = entry.data
    return data.name .. " is bonded to " .. data.bonded,
      "take it out: no deck can choose it, " .. data.bonded .. " brings it into the game"
  end,
  partner = function(entry)
    return entry.data.name .. " is a partner",
      "take it out: no deck has partners, each investigator chooses one at the start of a scenario"
  end,
  given = function(entry, granted)
    local data = entry.data
    if granted == 0 then
      return data.name .. (data.story and " is a story asset" or " is a weakness of a scenario"),
        "take it out, or name it under `permitted` if a scenario has given it to you"
    elseif entry.count > granted then
      return entry.count .. " copies of " .. data.name, "take " .. entry.count - granted ..
        " out: a scenario has given you " .. granted
    end
  end,
  signature = function(entry, _, rules)
    local owner = rules.owners[entry.data]
    return entry.data.name .. " is a signature card of " .. (owner and owner.name or "nobody"),
      "take it out: nobody else has it in a deck"
  end,
  no_player_card = function(entry)
    return (entry.data.name or entry.card) .. " is no player card", "take it out: decks are of assets, events and skills"
  end,
  no_level = function(entry) return entry.data.name .. " has no level", "take it out: no deck can choose it" end,
  standard = function(entry, granted)
    if entry.data.researched and entry.count > granted then
      return entry.count - granted .. " " .. named(entry.data) .. ", which is researched",
        "take a lower level: a campaign upgrades that one (and then `permitted` names this one)"
    end
  end,
}

-- The cards of a deck by their role in it. Two names of one card (an id and its number) are one card.
local function sorted_out(deck, rules)
  local found = { standard = {}, required = {}, basic = {}, wrong = {} }
  local seen, by_data, granted = {}, {}, {}
  for id, count in pairs(deck.cards or {}) do
    local data = card_exists(id) and data_of(id)
    local entry = by_data[data]
    if entry then
      entry.count = entry.count + count
    else
      entry = { card = id, data = data, count = count }
      seen[#seen + 1] = entry
      if data then by_data[data] = entry end
    end
  end
  for _, id in ipairs(deck.permitted or {}) do
    local data = card_exists(id) and data_of(id)
    if data then granted[data] = (granted[data] or 0) + 1 end
  end
  for _, entry in ipairs(seen) do
    local role = role_of(entry.data, rules)
    if found[role] then found[role][#found[role] + 1] = entry end
    local message, mend
    if WRONG[role] then message, mend = WRONG[role](entry, granted[entry.data] or 0, rules) end
    if message then found.wrong[#found.wrong + 1] = { card = entry.card, message = message, mend = mend } end
  end
  return found
end

local function size_found(found)
  local n = 0
  for _, entry in ipairs(found.standard) do
    if not is_permanent(entry.data) then n = n + entry.count end
  end
  return n
end

local function is_myriad(data) return has_keyword(data, "myriad") end

-- Of the copies of a myriad card, of one level, only the first costs experience (FAQ 1.20). They may have several ids.
local function experience_of(deck, found)
  local sum, counted = upgrades.boxes(deck.upgrades), {}
  for _, entry in ipairs(found.standard) do
    local price, data = card_price(entry.card, deck.taboo), entry.data
    if not is_myriad(data) then
      sum = sum + price * entry.count
    elseif not counted[named(data)] then
      sum, counted[named(data)] = sum + price, true
    end
  end
  return sum
end

--- deck_experience(deck: table): integer. The sum of experience of all its cards.
local function deck_experience(deck)
  return experience_of(deck, sorted_out(deck, rules_of(deck, data_of(deck.investigator))))
end

-- --- the rules -------------------------------------------------------------------------------------------------------

local function check_choices(deck, inv, add)
  local choices = deck.choices or {}
  local sizes, known = list_of(inv.deck_size), {}
  for name, values in pairs(inv.deck_choices or {}) do known[name] = values end
  if #sizes > 1 then
    known.deck_size = {}
    for i, size in ipairs(sizes) do known.deck_size[i] = tostring(size) end
  end
  for name, values in pairs(known) do
    if not contains(values, choices[name]) then
      add(name, choices[name] and "`" .. name .. "` is " .. choices[name] or "`" .. name .. "` is not chosen",
        "say " .. name .. ": one of " .. table.concat(values, ", "))
    end
  end
  for name in pairs(choices) do
    if not known[name] then
      add(name, inv.name .. " does not choose `" .. name .. "`", "take it out of the deck's options")
    end
  end
end

-- What the deck names must be there, or nobody knows what it means: a taboo list, upgrade sheets.
local function check_names(deck, add)
  if deck.taboo and not taboo.is_list(deck.taboo) then
    add("taboo", "there is no taboo list '" .. deck.taboo .. "'", taboo.mend())
  end
  upgrades.check(deck, function(card, message, mend) add(card, message, mend, "upgrades") end)
end

local function check_required(found, wanted, inv, add)
  for _, need in ipairs(wanted) do
    local have, card = 0, nil
    for _, entry in ipairs(found.required) do
      if contains(need.data, entry.data) then
        have, card = have + entry.count, entry.card
      end
    end
    local what = need.data[1] and need.data[1].name or need.ids[1]
    local which = #need.ids > 1 and " or one of " .. table.concat(need.ids, ", ") or ""
    if have < need.count then
      local short = card and need.count - have .. " of " .. need.count .. " " .. what .. " missing"
        or what .. " is missing"
      add(card, short, "add " .. need.ids[1] .. ": " .. need.count .. which .. ": " .. inv.name .. " must have it")
    elseif have > need.count then
      add(card, have .. " copies of " .. what, "take " .. have - need.count .. " out: exactly " .. need.count ..
        " of that signature card")
    end
  end
end

local function most_copies(data, list, said)
  if has_keyword(data, "exceptional") then return 1, "an exceptional title" end
  if said.exceptional then return 1, "an exceptional title" .. taboo.by(list) end
  if data.deck_limit then return data.deck_limit, "that title" end
  if is_myriad(data) then return MYRIAD_COPIES, "a myriad title" end
  return COPIES, "a title"
end

local function check_copies(deck, found, add)
  local titles, by_name = {}, {}
  local fewest, by = deck_changes.copies(deck)
  for _, entry in ipairs(found.standard) do
    local title = by_name[entry.data.name]
    if not title then
      title = { name = entry.data.name, count = 0 }
      titles[#titles + 1], by_name[title.name] = title, title
    end
    local most, kind = most_copies(entry.data, deck.taboo, taboo.about(deck.taboo, entry.card))
    if not title.most or most < title.most then title.most, title.kind = most, kind end
    title.count = title.count + entry.count
    title.card = entry.card
    if fewest and fewest < title.most then title.most, title.kind = fewest, "a title, as " .. data_of(by).name .. " says" end
    title.several = title.several or title.first and title.first ~= entry.data
    title.first = title.first or entry.data
  end
  for _, title in ipairs(titles) do
    if title.count > title.most then
      add(title.card, title.count .. " copies of " .. title.name .. (title.several and " of all levels" or ""),
        "take " .. title.count - title.most .. " out: at most " .. title.most .. " of " .. title.kind)
    end
  end
end

local function check_card_limits(found, add)
  for _, entry in ipairs(found.standard) do
    local most = entry.data.card_limit
    if most and entry.count > most then
      add(entry.card, entry.count .. " copies of " .. entry.data.name,
        "take " .. entry.count - most .. " out: at most " .. most .. " of that card")
    end
  end
end

local function check_trait_limits(found, add)
  local told = {}
  for _, entry in ipairs(found.standard) do
    local said = entry.data.trait_limit
    local n = 0
    for _, other in ipairs(said and not told[said.trait] and found.standard or {}) do
      if contains(other.data.traits, said.trait) then n = n + other.count end
    end
    if said and n > said.limit then
      told[said.trait] = true
      add(entry.card, n .. " cards with the trait " .. said.trait,
        "take " .. n - said.limit .. " out: at most " .. said.limit .. ", as " .. entry.data.name .. " says")
    end
  end
end

-- Would another copy of the card be one too many of its title? `same` are the cards of that title in the deck: { ID =
-- count }.
local function is_one_too_many(id, same, list)
  local standard, found = { { card = id, data = data_of(id), count = 1 } }, false
  for each, count in pairs(same) do
    standard[#standard + 1] = { card = each, data = data_of(each), count = count }
  end
  check_copies({ taboo = list }, { standard = standard }, function() found = true end)
  return found
end

-- The options that allow a card (FAQ 1.15, 1.16). true: one of them has no limit; else the limited options of which it
-- takes up a place.
local function categories(data, allow)
  local plain, other = {}, {}
  for i, option in ipairs(allow) do
    if fits(option, data) then
      local list = option.other and other or plain
      list[#list + 1] = i
    end
  end
  local limited, free = {}, false
  for _, i in ipairs(#plain > 0 and plain or other) do
    if allow[i].limit then limited[#limited + 1] = i else free = true end
  end
  -- Without the word "other" a card takes up a place even if another option allows it, too.
  if #limited > 0 and not (free and #plain == 0) then return limited end
  return free
end

-- Gives each copy a place in one of its options, for as many copies as possible. Returns the copies without a place.
local function placed(copies, allow)
  local held = {}
  for i in ipairs(allow) do held[i] = {} end
  local function place(copy, tried)
    for _, i in ipairs(copy.options) do
      if not tried[i] then
        tried[i] = true
        if #held[i] < allow[i].limit then
          held[i][#held[i] + 1] = copy
          return true
        end
        for at, other in ipairs(held[i]) do
          if place(other, tried) then
            held[i][at] = copy
            return true
          end
        end
      end
    end
    return false
  end
  return filter(copies, function(copy) return not place(copy, {}) end)
end

-- What the options say about a standard card: the limited options of which a copy takes up a place; true if it takes
-- none. Or nil, and why there is no place for it: { is_taboo = true } or { forbidden = option } or {}.
local function place_in_options(id, data, list, rules)
  if taboo.about(list, id).forbidden then return nil, { is_taboo = true } end
  for _, option in ipairs(rules.forbid) do
    if fits(option, data) then return nil, { forbidden = option } end
  end
  local into = categories(data, rules.allow)
  if not into then return nil, {} end
  return into
end

-- The cards that the options do not allow: { entry =, count =, why = } each.
local function not_allowed(deck, found, rules)
  local allow = rules.allow
  local out, copies = {}, {}
  for _, entry in ipairs(found.standard) do
    local into, wrong = place_in_options(entry.card, entry.data, deck.taboo, rules)
    if not into then
      wrong.entry, wrong.count = entry, entry.count
      out[#out + 1] = wrong
    elseif into ~= true then
      for _ = 1, entry.count do copies[#copies + 1] = { entry = entry, options = into } end
    end
  end
  for _, copy in ipairs(placed(copies, allow)) do
    local last = out[#out]
    if last and last.entry == copy.entry then
      last.count = last.count + 1
    else
      local places, takers = {}, 0
      for i, option in ipairs(copy.options) do places[i] = described(allow[option]) end
      for _, each in ipairs(copies) do
        for _, option in ipairs(each.options) do
          if option == copy.options[1] then takers = takers + 1 end
        end
      end
      out[#out + 1] = { entry = copy.entry, count = 1, full = table.concat(places, ", "), takers = takers }
    end
  end
  return out
end

local function check_options(deck, found, inv, rules, add)
  local wrong = not_allowed(deck, found, rules)
  local all = {}
  for i, option in ipairs(rules.allow) do all[i] = described(option) end
  for _, each in ipairs(wrong) do
    local data, card = each.entry.data, each.entry.card
    if each.is_taboo then
      add(card, named(data) .. " is forbidden" .. taboo.by(deck.taboo), "take it out")
    elseif each.full then
      add(card, "no place for " .. each.count .. " " .. named(data), "take " .. each.count .. " out: " .. inv.name ..
        " may have " .. each.full .. ", and there are " .. each.takers)
    elseif each.forbidden then
      add(card, inv.name .. " cannot have " .. named(data), "take it out: no " .. described(each.forbidden))
    else
      add(card, inv.name .. " cannot have " .. named(data) .. ", which is " .. alternatives(classes(data)) ..
        " of level " .. data.level, "take it out: these are allowed: " .. table.concat(all, ", "))
    end
  end
end

local function check_needs(deck, found, inv, add)
  for _, need in ipairs(fields.with(inv.deck_needs or {}, deck_changes.needs(deck))) do
    local have, of_class = 0, {}
    for _, entry in ipairs(found.standard) do
      if fits(need, entry.data) then
        have = have + entry.count
        for _, class in ipairs(classes(entry.data)) do of_class[class] = (of_class[class] or 0) + entry.count end
      end
    end
    of_class.neutral = nil
    if need.classes then
      local enough = 0
      for _, n in pairs(of_class) do
        if n >= need.count then enough = enough + 1 end
      end
      if enough < need.classes then
        add(nil, "at least " .. need.count .. " cards of " .. enough .. " classes", inv.name .. " must have " ..
          need.count .. " of each of " .. need.classes)
      end
    elseif have < need.count then
      add(nil, have .. " cards are " .. described(need), "add " .. need.count - have .. ": " .. inv.name ..
        " must have at least " .. need.count)
    end
  end
end

local function check_experience(deck, found, inv, add)
  local sum, has = experience_of(deck, found), (deck.experience or 0) + (inv.experience or 0)
  local by = taboo.by(deck.taboo)
  if deck.standalone then
    if sum > MOST_STANDALONE then
      add(nil, "cards of " .. sum .. " experience" .. by, "take cards of " .. sum - MOST_STANDALONE ..
        " experience out: " .. MOST_STANDALONE .. " is the most for a scenario of its own")
    end
  elseif has == 0 then
    local boxes = upgrades.boxes(deck.upgrades)
    if boxes > 0 then
      add("upgrades", boxes .. " boxes of upgrade sheets are ticked, and there is no experience to spend",
        "tick none, or say what the deck has with `experience`")
    end
    for _, entry in ipairs(found.standard) do
      if entry.data.level > 0 then
        add(entry.card, named(entry.data) .. " is of level " .. entry.data.level ..
          ", and there is no experience to spend",
          "take a card of level 0 in its place, or say what the deck has with `experience`")
      elseif card_price(entry.card, deck.taboo) > 0 then
        add(entry.card, named(entry.data) .. " costs " .. card_price(entry.card, deck.taboo) .. " experience" .. by ..
          ", and there is none to spend", "take it out, or say what the deck has with `experience`")
      end
    end
  elseif sum > has then
    add(nil, "cards of " .. sum .. " experience" .. by .. ", and there are " .. has .. " to spend",
      "take cards of " .. sum - has .. " experience out")
  end
  return sum
end

local function check_size(deck, found, inv, add)
  local size, have = size_of(deck, inv), size_found(found)
  if not size or have == size then return end
  local what = have .. " cards, weaknesses and cards of " .. inv.name .. " not counted"
  if have < size then
    add(nil, what, "add " .. size - have .. ": the deck has " .. size)
  else
    add(nil, what, "take " .. have - size .. " out: the deck has " .. size)
  end
end

local function check_weaknesses(deck, found, random, experience, add)
  local more = deck.standalone and math.floor(experience / A_WEAKNESS_EACH) or 0
  local need, have, card = random + more, 0, nil
  for _, id in ipairs(deck.permitted or {}) do
    if card_exists(id) and is_basic(data_of(id)) then need = need + 1 end
  end
  for _, entry in ipairs(found.basic) do
    have = have + entry.count
    if not card or entry.data.kind == "placeholder" then card = entry.card end
  end
  local why = more > 0 and ", " .. more .. " of them for " .. experience .. " experience" or ""
  if have < need then
    add(card, have .. " random basic weaknesses", "add " .. need - have .. " (" .. PLACEHOLDER .. "): it begins with "
      .. need .. why)
  elseif have > need then
    add(card, have .. " basic weaknesses", "take " .. have - need .. " out: it begins with " .. need .. why)
  end
end

--- deck_problems(deck: table, owners?: table): table[]. The problems of a deck, { card =, message =, mend =, option =
--- the one of the file that has the card, if it is not among the cards } each; a legal deck has none. `deck` has `investigator` (an id) and `cards` ({ ID = count }). Where it matters it has `experience` (the
--- amount to spend while it is built: 0), `standalone` (for a scenario outside a campaign), `permitted` (ids of story
--- assets and weaknesses that scenarios have given, and of researched cards that are upgrades), `taboo` (the id of the
--- taboo list that it has adopted), `upgrades` (its upgrade sheets, { ID = "NAME NUMBER, NAME NUMBER" }) and `choices`
--- ({ NAME = value }). It has `deck_size` and `deck_options` if an effect has changed those of the investigator.
--- Who asks for many decks gives the `owners` of signature cards along: owners_of_signatures().
local function deck_problems(deck, owners)
  local out = {}
  local function add(card, message, mend, option)
    out[#out + 1] = { card = card, message = message, mend = mend, option = option }
  end
  local id = deck.investigator
  local inv = id and card_exists(id) and data_of(id)
  if not inv or inv.kind ~= "investigator" then
    add(id, id and "'" .. id .. "' is no investigator" or "the deck is for nobody",
      "say for which one investigator it is")
    return out
  end
  if inv.prologue then
    add(id, prologue.refuses(id), "choose another investigator: no deck is built for them")
    return out
  end
  check_names(deck, add)
  local rules = rules_of(deck, inv, owners)
  local found = sorted_out(deck, rules)
  for _, each in ipairs(found.wrong) do out[#out + 1] = each end
  check_choices(deck, inv, add)
  check_required(found, rules.wanted, inv, add)
  check_copies(deck, found, add)
  check_card_limits(found, add)
  check_trait_limits(found, add)
  check_options(deck, found, inv, rules, add)
  check_needs(deck, found, inv, add)
  local experience = check_experience(deck, found, inv, add)
  check_size(deck, found, inv, add)
  check_weaknesses(deck, found, rules.random, experience, add)
  return out
end

-- A function that answers allowed_in_deck() for one card after another.
local function allower(inv, choices, list, owners)
  local rules = rules_of({ choices = choices }, data_of(inv), owners)
  return function(id)
    local data = data_of(id)
    if role_of(data, rules) ~= "standard" then return false end
    local into = place_in_options(id, data, list, rules)
    if type(into) ~= "table" then return into == true end
    for _, i in ipairs(into) do
      if rules.allow[i].limit > 0 then return true end
    end
    return false
  end
end

--- allowed_in_deck(inv: card_id, id: card_id, choices?: table, list?: card_id): boolean. May a deck of that
--- investigator include the card, whatever else is in it, if it has adopted that taboo list? Signature cards do not
--- count: the deck must have them.
local function allowed_in_deck(inv, id, choices, list) return allower(inv, choices, list)(id) end

--- finish_deck(deck: table, drawn: card_id[]): table?, table[]?. The last step of building: each placeholder becomes
--- one of the random basic weaknesses in `drawn`. A deck that is not legal yet is not finished: nil and its problems.
local function finish_deck(deck, drawn)
  local problems = deck_problems(deck)
  if #problems > 0 then return nil, problems end
  local finished, due = {}, 0
  for key, value in pairs(deck) do finished[key] = value end
  finished.cards = {}
  for id, count in pairs(deck.cards) do
    if data_of(id).kind == "placeholder" then due = due + count else finished.cards[id] = count end
  end
  if #drawn ~= due then
    return nil, { { card = PLACEHOLDER, message = #drawn .. " random basic weaknesses are drawn",
      mend = "draw " .. due } }
  end
  for _, id in ipairs(drawn) do finished.cards[id] = (finished.cards[id] or 0) + 1 end
  return finished
end

-- FAQ 1.18: after an effect has removed cards, or has changed the size, restrictions or options.
--- refill(deck: table, owners?: table): table. The changes that make a deck legal again after such an effect: { remove = { ID = count
--- }, take_out = n, buy = n }. The cards in `remove` are no longer allowed. After that the player takes out `take_out`
--- more cards, or must buy `buy` cards.
local function refill(deck, owners)
  local inv = data_of(deck.investigator)
  local rules, remove = rules_of(deck, inv, owners), {}
  local found = sorted_out(deck, rules)
  local size = size_found(found)
  for _, each in ipairs(not_allowed(deck, found, rules)) do
    remove[each.entry.card] = each.count
    if not is_permanent(each.entry.data) then size = size - each.count end
  end
  local wanted = size_of(deck, inv) or size
  return { remove = remove, take_out = math.max(0, size - wanted), buy = math.max(0, wanted - size) }
end

--- refill_price(deck?: table, id: card_id, is_short?: boolean, list?: card_id): integer. The experience that the card
--- costs: of level 0 it is free while refill() asks for cards, until the deck is full again. If it is known whether
--- cards are missing, `is_short` says so, and no deck is needed; then `list` is its taboo list.
local function refill_price(deck, id, is_short, list)
  local price = card_price(id, deck and deck.taboo or list)
  if is_short == nil then is_short = refill(deck).buy > 0 end
  if price == 0 and is_short then return 0 end
  return math.max(1, price)
end

-- --- for the engine --------------------------------------------------------------------------------------------------

-- The options of a deck file that are no choices of the investigator. Each function gets the values of the file, and
-- wrong(message, mend).
local read = {}

local function single(name, values, wrong)
  if #values == 1 then return values[1] end
  wrong("`" .. name .. "` has not one value", "write a single text")
end

function read.permitted(deck, values, wrong)
  local n = 0
  for _ in pairs(values) do n = n + 1 end
  if n > #values then wrong("`permitted` is a map", "write a list of cards") end
  deck.permitted = values
  for _, id in ipairs(values) do
    if not card_exists(id) then wrong("there is no card '" .. id .. "'", "correct it") end
  end
end

function read.experience(deck, values, wrong)
  deck.experience = values[1] == "any" and math.huge or tonumber(values[1])
  if not deck.experience or deck.experience < 0 or deck.experience ~= math.huge and deck.experience % 1 ~= 0 then
    deck.experience = 0
    wrong("`experience` is '" .. tostring(values[1]) .. "'", "say a whole number, or any")
  end
end

function read.taboo(deck, values, wrong) deck.taboo = taboo.chosen(single("taboo", values, wrong)) end

function read.standalone(deck, values, wrong)
  deck.standalone = values[1] == "true"
  if values[1] ~= "true" and values[1] ~= "false" then
    wrong("`standalone` is '" .. tostring(values[1]) .. "'", "say true or false")
  end
end

function read.upgrades(deck, values, wrong)
  if #values == 0 then
    deck.upgrades = values
  else
    wrong("`upgrades` is no map", "write cards and their ticked boxes so: { CARD: \"NAME 2, OTHER NAME 1\" }")
  end
end

-- The options of a file with what the community's words in it mean, and what of those cannot be taken.
local function translated(given)
  local options, said = {}, {}
  for name, values in pairs(given.options or {}) do
    if community.is_word(name) then said[name] = values[1] else options[name] = values end
  end
  local meant, left = community.read(given.avatar, said)
  for name, value in pairs(meant) do options[name] = options[name] or list_of(value) end
  return options, left
end

-- A deck of a file in the form that the functions above take, and the problems in its options.
local function from_file(given)
  local deck = { investigator = given.avatar, cards = given.cards, choices = {}, permitted = {} }
  local problems = {}
  for name, values in pairs((translated(given))) do
    local function wrong(message, mend) problems[#problems + 1] = { card = name, message = message, mend = mend } end
    if read[name] then read[name](deck, values, wrong) else deck.choices[name] = single(name, values, wrong) end
  end
  return deck, problems
end

local function whole_ids(sheets)
  local whole = {}
  for id, text in pairs(sheets) do whole[whole_id(id)] = text end
  return whole
end

--- deck_options(given: table): table. What the options of a deck mean for a game or a campaign: { options = { taboo =,
--- choices =, upgrades = }, problems = { those of check_deck() that leave it open what is meant } }. `given` is the deck
--- in the form of its file; the result has whole ids, and "none" for no taboo list. Called by the engine.
local function deck_options(given)
  local deck, problems = from_file(given)
  check_names(deck, function(card, message, mend, option)
    problems[#problems + 1] = { card = card, message = message, mend = mend, option = option }
  end)
  if #problems > 0 then return { problems = problems } end
  local list = deck.taboo and whole_id(deck.taboo) or given.options and given.options.taboo and "none" or nil
  return { options = { taboo = list, choices = deck.choices, upgrades = whole_ids(deck.upgrades or {}) }, problems = {} }
end

-- The options of the file of a deck: what from_file() reads.
local function options_for_file(deck)
  local options = { taboo = deck.taboo, upgrades = deck.upgrades, permitted = deck.permitted,
    experience = deck.experience == math.huge and "any" or tostring(deck.experience or 0) }
  for name, value in pairs(deck.choices or {}) do options[name] = value end
  return options
end

--- check_deck(given: table): table[]. The problems of a deck in the form of its file: see deck_problems(). `options` of
--- the file are { NAME = { texts } }: experience, standalone, permitted, taboo, and the choices that the investigator
--- offers; `upgrades` is { ID = text }. Called by the engine.
local function check_deck(given)
  local deck, wrong = from_file(given)
  for _, each in ipairs(deck_problems(deck)) do wrong[#wrong + 1] = each end
  local _, left = translated(given)
  for _, each in ipairs(left) do
    wrong[#wrong + 1] = { card = each.name, message = "`" .. each.name .. "` is left out: " .. each.reason,
      mend = "import the deck, and say in its options what it means" }
  end
  return wrong
end

--- imported_options(given: table): table. The deck of an import, in the form of its file, with options for the
--- community's words: { options = { NAME = text, texts or { ID = text } }, left = { what cannot be taken, { name =, reason
--- = } each } }. Called by the importer.
local function imported_options(given)
  local options, left = translated(given)
  return { options = options, left = left }
end

--- exported_options(given: table): table. The community's words for the options of a deck in the form of its file: {
--- said = { WORD = text }, names = { the options that they say } }. Called by the exporter.
local function exported_options(given) return community.write((from_file(given))) end

--- deck_cards(given: table): card_id[]. All cards that this deck, in the form of its file, may include. Called by the
--- engine.
local function deck_cards(given)
  local deck = from_file(given)
  local allowed = allower(deck.investigator, deck.choices, deck.taboo)
  return filter(cards_with "player_card", function(id)
    return (not data_of(id).researched or contains(deck.permitted, id)) and allowed(id)
  end)
end

--- deck_pool(): card_id[]. All cards that can be in any deck. Called by the engine.
local function deck_pool()
  return filter(cards_with "player_card", function(id)
    local data = data_of(id)
    return not data.bonded and (is_basic(data) or data.weakness ~= nil or contains(STANDARD, data.kind))
  end)
end

--- deck_totals(given: table): table. The totals of a deck in the form of its file: { size =, wanted =, experience =,
--- spend = }: the number of its cards, the number it must have, the experience in them, and the experience there is to
--- spend (nil: any). Called by the engine.
local function deck_totals(given)
  local deck = from_file(given)
  local inv = deck.investigator and card_exists(deck.investigator) and data_of(deck.investigator)
  if not inv or inv.kind ~= "investigator" then return {} end
  local spend = deck.standalone and MOST_STANDALONE or (deck.experience or 0) + (inv.experience or 0)
  return { size = size_found(sorted_out(deck, rules_of(deck, inv))), wanted = size_of(deck, inv), experience = deck_experience(deck),
    spend = spend < math.huge and spend or nil }
end

--- deck_required(given: table): card_id[]. The cards with which a deck for that investigator begins. Called by the
--- engine.
local function deck_required(given)
  local out = {}
  for i, entry in ipairs(data_of(given.avatar).requires or {}) do out[i] = list_of(entry)[1] end
  return out
end

engine.export { deck_required = deck_required, deck_problems = deck_problems, allowed_in_deck = allowed_in_deck,
  finish_deck = finish_deck,
  deck_experience = deck_experience, card_price = card_price, refill = refill, refill_price = refill_price,
  check_deck = check_deck, deck_options = deck_options,
  imported_options = imported_options, exported_options = exported_options, deck_cards = deck_cards, deck_pool = deck_pool, deck_totals = deck_totals }

return { is_permanent = is_permanent, is_myriad = is_myriad, owners_of_signatures = owners_of_signatures, allower = allower,
  is_one_too_many = is_one_too_many,
  options_for_file = options_for_file }
