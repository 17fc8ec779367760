-- What changes on the table as an act or agenda advances: all locations of a kind, tokens of the chaos bag, cards that
-- are removed from the game, enemies that are moved.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects
local OFFERED = language.offered

local function nowhere() end

-- --- all locations of a kind -----------------------------------------------------------------------------------------

local PLACED = { clues = "clue<s>", resources = "resource<s>" }
for counter, words in pairs(PLACED) do
  for per = 1, 2 do
    frame { name = "place " .. counter .. " on each location" .. (per == 2 and ", for each investigator" or ""),
      text = "<*place|*add> {n:number} " .. (per == 2 and "[per_investigator] " or "") .. words .. " <on|to> {l:each_location} " ..
        "<|( from the token <pool|bank> )>",
      means = { "on_each_location", n = "$n", counter = counter, per = per == 2, places = "$l" },
      example = counter == "clues" and "advance: Place 1 " .. (per == 2 and "[per_investigator] " or "") ..
        "clue on each revealed location." or nil,
      near = counter == "clues" and "advance: Place 1 " .. (per == 2 and "[per_investigator] " or "") ..
        "clue on each revealed card." or nil }
  end
end
function effects.on_each_location(w, node)
  if w.of_other then w:refuse("do they all do it?") end
  w:would_change(things.any(w, node.places.set))
  things.each(w, node.places.set, function(place)
    w:emit(place .. ':add("' .. node.counter .. '", ' .. (node.per and (node.n == 1 and "" or node.n .. " * ") .. "#seats()" or
      node.n) .. ")")
  end)
end
for _, counter in ipairs { "clues", "doom", "resources" } do
  frame { name = "remove all " .. counter .. " from each location",
    text = "<*remove|*discard> <all|each> " .. (counter == "doom" and "doom" or "<" .. counter .. "|" .. counter:sub(1, -2) .. ">") ..
      " from {l:each_location}",
    means = { "clear_each_location", counter = counter, places = "$l" },
    example = "advance: Remove all " .. counter .. " from each location in play.",
    near = "advance: Remove all " .. counter .. " from each card in play." }
end
function effects.clear_each_location(w, node)
  if w.of_other then w:refuse("do they all do it?") end
  local function some(x) return x .. "." .. node.counter .. " > 0" end
  w:would_change(things.any(w, node.places.set, some, some))
  things.each(w, node.places.set, function(place)
    w:emit(place .. ':add("' .. node.counter .. '", -' .. place .. "." .. node.counter .. ")")
  end)
end

-- --- enemies that are moved ------------------------------------------------------------------------------------------

for _, text in ipairs { "{e:each_enemy} moves to {l:location}", "move {e:each_enemy} to {l:location}" } do
  production { name = text:match "^move" and "move each enemy to a place" or "each enemy moves to a place", of = "clause", text = text,
    means = function(p) return p.l[1] == "named" and { "enemies_to", enemies = p.e, to = p.l } or nil end,
    take = text:match "^move" and nowhere or function(node)
      return node[1] == "enemies_to" and { e = node.enemies, l = node.to } or nil
    end,
    example = text:match "^move" and "advance: Move each [[Cultist]] enemy to Night Hall." or nil,
    near = text:match "^move" and "advance: Move each [[Cultist]] enemy to Night Porter." or nil }
end
function effects.enemies_to(w, node)
  if OFFERED[w.kind] then w:refuse("can they move?") end
  w:would_change()
  things.one(w, node.to, "location", "", function(place)
    things.each(w, node.enemies.set, function(enemy) w:emit(enemy .. ":move_enemy(" .. place .. ")") end)
  end)
end

-- --- out of the game -------------------------------------------------------------------------

frame { name = "remove an enemy from the game", text = "*remove {e:enemy} from the game",
  means = function(p) return p.e[1] == "titled" and { "remove_enemy", enemy = p.e } or nil end,
  take = function(node) return type(node) == "table" and node[1] == "remove_enemy" and { e = node.enemy } or nil end }
function effects.remove_enemy(w, node)
  things.one(w, node.enemy, "enemy", "Which enemy?", function(enemy)
    w:emit("leave_together({ " .. enemy .. ' }, function() return "removed" end)')
  end)
end
language.lexical("me_agenda", function(token) return token.class == "me" and token.type == "agenda" and { "me" } or nil end,
  function(node) return type(node) == "table" and node[1] == "me" and "{me}" or nil end, { "me" })
frame { name = "remove doom from this agenda", text = "*remove {n:digits} doom from {m:me_agenda}", means = { "doom_off_me", n = "$n", me = "$m" },
  example = "agenda: [action] Spend 2 clues: Remove 1 doom from this agenda.",
  near = "agenda: [action] Spend 2 clues: Remove 1 doom from this act." }
function effects.doom_off_me(w, node)
  if w.facts.type ~= "agenda" then w:refuse("is there doom on this?") end
  w:would_change "me.doom > 0"
  w:emit('me:add("doom", -' .. node.n .. ")")
end

-- --- set-aside locations of a trait ----------------------------------------------------------------------------------

production { name = "put each location of a trait into play", of = "clause",
  text = "put each set-aside {t:trait} location into play", means = { "put_each_location", trait = "$t" },
  example = "advance: Put each set-aside [[Woods]] location into play.",
  near = "advance: Put each [[Woods]] location into play." }
production { name = "put all locations of a trait into play", of = "clause",
  text = "put all set-aside {t:trait} locations into play", means = { "put_each_location", trait = "$t" }, take = nowhere }
production { name = "put the locations of a trait into play", of = "clause",
  text = "put the set-aside {t:trait} locations into play", means = { "put_each_location", trait = "$t" }, take = nowhere }
function effects.put_each_location(w, node)
  if OFFERED[w.kind] then w:refuse("is one set aside?") end
  w:would_change()
  w:emit('each(filter(cards_in "set_aside", function(card) return card:is "location" and card:is "' .. w:tag(node.trait) ..
    '" end), function(card) put_location(card) end)')
end

-- --- the chaos bag ---------------------------------------------------------------------------------------------------

-- What the campaign keeps is what is in the bag as the scenario ends; bless, curse and frost tokens have their pool.
local POOL = { bless = true, curse = true, frost = true }
local KEPT = " to the chaos bag for the <remainder|rest> of the campaign"
production { name = "a token for the campaign", of = "clause", text = "add {n:number} {t:symbol} token<s>" .. KEPT,
  means = function(p) return not POOL[p.t] and { "campaign_tokens", { n = p.n, token = p.t } } or nil end,
  take = function(node)
    return node[1] == "campaign_tokens" and #node == 2 and { n = node[2].n, t = node[2].token } or nil
  end,
  example = "advance: Add 1 [cultist] token to the chaos bag for the remainder of the campaign.",
  near = "advance: Add 1 [curse] token to the chaos bag for the remainder of the campaign." }
production { name = "two tokens for the campaign", of = "clause",
  text = "add {n:number} {t:symbol} <token<s>|> and {k:number} {u:symbol} token<s>" .. KEPT,
  means = function(p)
    return not POOL[p.t] and not POOL[p.u] and { "campaign_tokens", { n = p.n, token = p.t }, { n = p.k, token = p.u } } or nil
  end,
  take = function(node)
    return node[1] == "campaign_tokens" and #node == 3 and
      { n = node[2].n, t = node[2].token, k = node[3].n, u = node[3].token } or nil
  end,
  example = "advance: Add 1 [cultist] and 1 [tablet] token to the chaos bag for the remainder of the campaign." }
function effects.campaign_tokens(w, node)
  w:would_change()
  for i = 2, #node do w:emit('add_tokens("' .. node[i].token .. '", ' .. node[i].n .. ")") end
end

return {}
