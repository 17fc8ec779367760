-- Clues, doom, and locations: discovering, placing, moving.

local language = require "import/language"
local things = require "import/subjects/things"
local frame, effects = language.frame, language.effects

frame { name = "discover here", text = "*discover {n:count} clue<s> <at|in> your location",
  means = { "discover", n = "$n", at = { "here" } },
  example = "event: Discover 1 clue at your location.", near = "event: Discover 1 clue at their location." }
frame { name = "discover", text = "*discover {n:count} clue<s> <at|in|from|on> {l:location}",
  means = { "discover", n = "$n", at = "$l" },
  example = "event: Discover 1 clue at a connecting location.", near = "event: Discover 1 clue at a distant location." }
-- Where nothing else is said, it is at your location.
language.production { name = "discover, wherever one is", of = "sentence", text = "<|you> discover {n:number} clue<s>",
  means = { "does", who = { "you" }, what = { "discover", n = "$n", at = { "here" }, untold = true } },
  example = "event: Draw 1 card. Discover a clue.", near = "event: Draw 1 card. Discover a crew." }
function effects.discover(w, node, who)
  if who ~= "you" then w:refuse("others discover clues at places of their own") end
  things.one(w, node.at, "location", "Discover clues where?", function(place)
    w:emit(who .. ":discover(" .. w:number(node.n) .. (place == "you.place" and "" or ", " .. place) .. ")")
  end, w.discoverable())
end

frame { name = "place doom on agenda", text = "*place {n:count} doom on the current agenda",
  means = { "doom_on_agenda", n = "$n" },
  example = "treachery: Revelation - Place 1 doom on the current agenda.",
  near = "treachery: Revelation - Place 1 doom on the next agenda." }
frame { name = "place doom that may advance",
  text = "*place {n:number} doom on the current agenda ( this effect <can|may> cause the current agenda to advance )",
  means = { "doom_and_check", n = "$n" },
  example = "treachery: Revelation - You must either take 2 horror or place 1 doom on the current agenda (this effect can cause the current agenda to advance)." }
function effects.doom_and_check(w, node)
  w:would_change "any(current_agenda)"
  w:emit("place_doom(current_agenda(), " .. w:number(node.n) .. ")")
  w:emit "check_doom()"
end
language.examples[#language.examples + 1] = { name = "doom on the agenda is all that happens",
  example = "event: Place 2 doom on the current agenda." }
function effects.doom_on_agenda(w, node)   -- a scenario may have no agenda
  w:would_change "any(current_agenda)"
  w:emit("place_doom(current_agenda(), " .. w:number(node.n) .. ")")
end
language.production { name = "doom may advance", of = "sentence",
  text = "this effect <can|may> cause the <current|> agenda to advance", means = { "check_doom" },
  example = "treachery: Revelation - Place 1 doom on the current agenda. This effect can cause the current agenda to advance." }
function effects.check_doom(w) w:emit "check_doom()" end

frame { name = "place doom on this", text = "*place {n:count} doom on <{m:me}|it>", means = function(p)
  return { "doom_on", n = p.n, on = p.m or { "it" } }
end, take = function(node)
  if type(node) == "table" and node[1] == "doom_on" and node.on[1] == "me" then return { n = node.n, m = node.on } end
end, example = "enemy: Forced - When the round ends: Place 1 doom on this enemy." }
frame { name = "place doom on an enemy", text = "*place {n:count} doom on {e:enemy}",
  means = { "doom_on", n = "$n", on = "$e" },
  example = "treachery: Revelation - Place 1 doom on a [[Ghoul]] enemy at your location." }
function effects.doom_on(w, node)
  if node.on[1] == "me" then
    local attached = #w.lines == 1 and w.lines[1]:find "^me:attach_to%b()$"
    if w.kind == "revelation" and not attached then w:refuse("this is not in play yet") end
    w:would_change()
    return w:emit("place_doom(me, " .. w:number(node.n) .. ")")
  end
  local of = node.on[1] == "it" and w:find_bound(nil).of or "enemy"
  things.one(w, node.on, of, "Place doom on which enemy?", function(name)
    w:emit("place_doom(" .. name .. ", " .. w:number(node.n) .. ")")
  end)
end

frame { name = "place own clues", text = "*place {n:count} of ~your clues on ~your <|current> location",
  means = { "place_clues", n = "$n" },
  example = "treachery: Revelation - Place 1 of your clues on your location.",
  near = "treachery: Revelation - Place 1 of your clues on a location." }
function effects.place_clues(w, node, who)
  w:change_of(who, "you.clues > 0")
  w:emit(who .. ":place_clues(" .. w:number(node.n) .. ")")
end
for _, of in ipairs { "enemy", "location", "asset" } do
  frame { name = "place counters on " .. of, text = "*place {n:number} {c:counter} on {x:" .. of .. "}",
    means = function(p)
      if p.c == "doom" or p.c == "damage" or p.c == "horror" then return nil end
      return { "place_on", of = p.x[1] ~= "it" and of or nil, n = p.n, counter = p.c, on = p.x }
    end,
    take = function(node)
      if type(node) == "table" and node[1] == "place_on" and (not node.of or node.of == of) then
        return { n = node.n, c = node.counter, x = node.on }
      end
    end }
end
function effects.place_on(w, node)
  if node.on[1] == "me" and w.kind == "revelation" then w:refuse("this is not in play yet") end
  if node.counter == "resources" and node.on[1] == "me" and w.facts.uses ~= "" then w:refuse("are these its uses?") end
  things.one(w, node.on, node.of or w:find_bound(nil).of, "Place it where?", function(name)
    w:emit(name .. ':add("' .. node.counter .. '", ' .. w:number(node.n) .. ")")
  end)
end
frame { name = "discard the top of encounter deck", text = "*discard the top card of the encounter deck",
  means = { "mill_encounter", n = 1 } }
frame { name = "discard from encounter deck", text = "*discard the top {n:digits} cards of the encounter deck",
  means = { "mill_encounter", n = "$n" },
  example = "location: Forced - After you enter this location: Discard the top 3 cards of the encounter deck." }
frame { name = "discard from deck",
  text = "*discard <{m:number} card<s> from the top of|the top {n:digits} cards of> ~your deck",
  means = function(p) return { "mill", n = p.n or p.m } end,
  take = function(node) return type(node) == "table" and node[1] == "mill" and { n = node.n, m = node.n } or nil end,
  example = "treachery: Revelation - Discard the top 3 cards of your deck.",
  near = "treachery: Revelation - Discard 3 cards from the bottom of your deck." }
frame { name = "discard the top of deck", text = "*discard the top card of ~your deck", means = { "mill", n = 1 } }
-- Cards that are discarded together get into the pile in an order that its owner chooses.
local function mill(w, n, where)
  w:emit("discard_together({ unpack(cards_in(" .. where .. "), 1, " .. n .. ") })")
end

--- language.mill_one_by_one(w, n, gone?). Discards the top card of the encounter deck n times, so a deck that runs out is
--- made anew in between. `gone`: the name of a list that gets the cards.
function language.mill_one_by_one(w, n, gone)
  local first = #w.lines + 1
  if gone then w:emit("local " .. gone .. " = {}") end
  w:block("for _ = 1, " .. n .. " do", function()
    w:emit "refill_encounter_deck()"
    if gone then
      w:emit(gone .. "[#" .. gone .. ' + 1] = top "encounter_deck"')
      w:emit("discard_together { " .. gone .. "[#" .. gone .. "] }")
    else
      w:emit 'discard_together { top "encounter_deck" }'
    end
  end)
  w.one_by_one = { first = first, last = #w.lines, n = n }
end

function effects.mill_encounter(w, node)
  w:would_change_encounter_deck()
  local n = w:number(node.n)
  if tonumber(n) then
    w:emit "refill_encounter_deck()"
    mill(w, n, '"encounter_deck"')
  else
    language.mill_one_by_one(w, n)   -- "for each point"
  end
end
function effects.mill(w, node, who)
  w:change_of(who, "any(deck)")
  mill(w, w:number(node.n), '"deck", ' .. who)
end
frame { name = "gain clues",
  text = "*gain {n:count} clue<s> <|from the token pool|( from the token pool )|( from the token bank )>",
  means = { "gain_clues", n = "$n" },
  example = "event: Gain 1 clue (from the token pool)." }
function effects.gain_clues(w, node, who)
  w:would_change()
  w:emit(who .. ':add("clues", ' .. w:number(node.n) .. ")")
end

--- things.ways_from(x): string. Lua of the list of locations to which that enemy or investigator can move.
function things.ways_from(x)
  return 'filter(find "locations", function(place) return ' .. x .. ".place and connected(" .. x .. ".place, place) and " ..
    x .. ':check("cannot_enter", place) == 0 end)'
end
--- things.CAN_MOVE_ON: what is wanted of whoever moves to a connecting location.
things.CAN_MOVE_ON = {
  expr = function(x)
    if x == "it" then x = "that" end
    return "any(locations: connected(place(" .. x .. "), it) and not check(cannot_enter, " .. x .. ", it))"
  end,
  lua = function(x) return "#" .. things.ways_from(x) .. " > 0" end,
}

local OPEN = { expr = function(x) return x .. " ~= here and not check(cannot_enter, you, " .. x .. ")" end,
  lua = function(x) return x .. " ~= you.place and you:check(\"cannot_enter\", " .. x .. ") == 0" end }
frame { name = "move", text = "*move to {l:location}", means = { "move", to = "$l" },
  example = "event: Fast. Play only during your turn. // Move to a connecting location.",
  near = "event: Fast. Play only during your turn. // Move to a connecting enemy." }
function effects.move(w, node, who)
  if who ~= "you" then w:refuse("others move") end
  things.one(w, node.to, "location", "Move where?", function(place) w:emit(who .. ":move_to(" .. place .. ")") end,
    OPEN)
end

frame { name = "haunted", text = "*resolve each haunted ability on ~your location", means = { "resolve_haunted" },
  example = "treachery: Revelation - Resolve each haunted ability on your location." }
function effects.resolve_haunted(w, _, who)
  if who == "you" then w:would_change_asked("here is haunted", 'you.place:is "haunted"') else w:would_change() end
  w:emit(who .. ":resolve_haunted()")
end
frame { name = "place a key", text = "*place 1 random set-aside key on <{m:me_location}|it>", means = { "place_key" },
  example = "location: Forced - After this location is revealed: Place 1 random set-aside key on this location." }
function effects.place_key(w, node)
  if w.facts.type ~= "location" then w:refuse("on which location?") end
  local mark = node.facedown and "facedown_key" or "key_token"
  w:would_change_if('#filter(cards_in "set_aside", function(card) return card:is "' .. mark .. '" end) > 0')
  w:emit("me:" .. (node.facedown and "place_facedown_key()" or "place_key()"))
end
frame { name = "reveal", text = "*reveal {l:location}", means = { "reveal", place = "$l" },
  example = "event: Reveal a connecting location.", near = "event: Reveal a connecting enemy." }
local HIDDEN = { expr = function(x) return x .. ".face == 0" end, lua = function(x) return x .. ".face == 0" end }
function effects.reveal(w, node)
  things.one(w, node.place, "location", "Reveal which location?", function(place) w:emit(place .. (w.has_you and ":reveal(you)" or ":reveal()")) end,
    HIDDEN)
end
frame { name = "lose remaining actions", text = "*lose <all <of ~your|~your|> remaining actions|the remainder of ~your actions>",
  means = { "lose_remaining" } }
function effects.lose_remaining(w, _, who)
  w:change_of(who, "you.actions > 0 or any(additional_actions)")
  w:emit(who .. ":lose_actions(" .. who .. '.actions + #find("additional_actions", ' .. who .. "))")
end
frame { name = "resign", text = "*resign", means = { "resign" }, example = "location: [action]: Resign. You row back over the lake.",
  near = "location: [action]: Resign. Each other investigator may leave." }
function effects.resign(w, _, who)
  w:would_change()
  w:emit(who .. ":resign()")
end

return {}
