-- Clues, doom, and locations: discovering, placing, moving.

local language = require "import/language"
local things = require "import/subjects/things"
local frame, effects = language.frame, language.effects

frame { name = "discover here", text = "*discover {n:number} clue<s> <at|in> your location",
  means = { "discover", n = "$n", at = { "here" } },
  example = "event: Discover 1 clue at your location.", near = "event: Discover 1 clue at their location." }
frame { name = "discover", text = "*discover {n:number} clue<s> <at|in> {l:location}",
  means = { "discover", n = "$n", at = "$l" },
  example = "event: Discover 1 clue at a connecting location.", near = "event: Discover 1 clue at a distant location." }
local CLUES = { expr = function(x) return x .. ".clues > 0" end, lua = function(x) return x .. ".clues > 0" end }
function effects.discover(w, node, who)
  if who ~= "you" then w:refuse("others discover clues at places of their own") end
  things.one(w, node.at, "location", "Discover clues where?", function(place)
    w:emit(who .. ":discover(" .. w:amount(node.n).lua .. (place == "you.place" and "" or ", " .. place) .. ")")
  end, CLUES)
end

frame { name = "place doom on agenda", text = "*place {n:number} doom on the current agenda",
  means = { "doom_on_agenda", n = "$n" },
  example = "treachery: Revelation - Place 1 doom on the current agenda.",
  near = "treachery: Revelation - Place 1 doom on the next agenda." }
function effects.doom_on_agenda(w, node)
  w:would_change()
  w:emit("place_doom(current_agenda(), " .. w:amount(node.n).lua .. ")")
end
language.production { name = "doom may advance", of = "sentence",
  text = "this effect <can|may> cause the current agenda to advance", means = { "check_doom" },
  example = "treachery: Revelation - Place 1 doom on the current agenda. This effect can cause the current agenda to advance." }
function effects.check_doom(w) w:emit "check_doom()" end

frame { name = "place doom on this", text = "*place {n:number} doom on <{m:me}|it>", means = function(p)
  return { "doom_on", n = p.n, on = p.m or { "it" } }
end, take = function(node)
  if type(node) == "table" and node[1] == "doom_on" and node.on[1] == "me" then return { n = node.n, m = node.on } end
end, example = "enemy: Forced - When the round ends: Place 1 doom on this enemy." }
frame { name = "place doom on an enemy", text = "*place {n:number} doom on {e:enemy}",
  means = { "doom_on", n = "$n", on = "$e" },
  example = "treachery: Revelation - Place 1 doom on a [[Ghoul]] enemy at your location." }
function effects.doom_on(w, node)
  if node.on[1] == "me" then
    if w.kind == "revelation" then w:refuse("this is not in play yet") end
    w:would_change()
    return w:emit("place_doom(me, " .. w:amount(node.n).lua .. ")")
  end
  local of = node.on[1] == "it" and w:find_bound(nil).of or "enemy"
  things.one(w, node.on, of, "Place doom on which enemy?", function(name)
    w:emit("place_doom(" .. name .. ", " .. w:amount(node.n).lua .. ")")
  end)
end

frame { name = "place own clues", text = "*place {n:number} of ~your clues on ~your location", means = { "place_clues", n = "$n" },
  example = "treachery: Revelation - Place 1 of your clues on your location.",
  near = "treachery: Revelation - Place 1 of your clues on a location." }
function effects.place_clues(w, node, who)
  w:would_change(who == "you" and "you.clues > 0" or nil)
  w:emit(who .. ":place_clues(" .. w:amount(node.n).lua .. ")")
end
frame { name = "gain clues", text = "*gain {n:number} clue<s> <|from the token pool>", means = { "gain_clues", n = "$n" },
  example = "event: Gain 1 clue." }
function effects.gain_clues(w, node, who)
  w:would_change()
  w:emit(who .. ':add("clues", ' .. w:amount(node.n).lua .. ")")
end

local OPEN = { expr = function(x) return "not check(cannot_enter, you, " .. x .. ")" end,
  lua = function(x) return "you:check(\"cannot_enter\", " .. x .. ") == 0" end }
frame { name = "move", text = "*move to {l:location}", means = { "move", to = "$l" },
  example = "event: Fast. Play only during your turn. // Move to a connecting location.",
  near = "event: Fast. Play only during your turn. // Move to a connecting enemy." }
function effects.move(w, node, who)
  if who ~= "you" then w:refuse("others move") end
  things.one(w, node.to, "location", "Move where?", function(place) w:emit(who .. ":move_to(" .. place .. ")") end, OPEN)
end

frame { name = "resign", text = "*resign", means = { "resign" }, example = "location: [action]: Resign." }
function effects.resign(w, _, who)
  w:would_change()
  w:emit(who .. ":resign()")
end

return {}
