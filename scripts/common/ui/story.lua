-- What is told of a game when it is over (scripts/README.md, "The end of a game"): a game says what each of its timing
-- points is worth, and which numbers are drawn.

local story = {}

--- story.sentence(weight: integer, good: integer, text: string): table. A moment: what it is worth, for (1) or against
--- (-1) the players, and its words.
function story.sentence(weight, good, text) return { weight = weight, good = good, text = text } end

--- story.done(f: function): function. The function, for what has happened only.
function story.done(f)
  return function(e)
    if not e.before then return f(e) end
  end
end

--- story.coming(f: function): function. The function, for what is about to happen only.
function story.coming(f)
  return function(e)
    if e.before then return f(e) end
  end
end

local HEAVY = 2   -- an amount that is worth telling

--- story.amount(curve: string, good: integer, text: fun(e: table): string): function. An amount that counts in a curve;
--- it is told if it is large.
function story.amount(curve, good, text)
  return story.done(function(e)
    local told = e.amount >= HEAVY and story.sentence(2 + e.amount, good, text(e)) or {}
    told.add = { [curve] = e.amount }
    return told
  end)
end

--- story.loss(what: string, curve: string): function. Somebody loses an amount of something.
function story.loss(what, curve)
  return story.amount(curve, -1, function(e) return e.actor.title .. " loses " .. e.amount .. " " .. what end)
end

--- story.level(curve: string): function. The amount is what the curve is at now.
function story.level(curve)
  return story.done(function(e) return { set = { [curve] = e.amount } } end)
end

-- What the engine asks of a game; story.exports makes both.
--- chronicle(): table. The timing points of which the story is made, and the numbers that are drawn.

--- chronicle_event(e: table): table?. What one of these events is worth in the story.

--- story.exports(label: string, events: table<timing_point, function>, curves: fun(): table[]): function, function. The
--- exports `chronicle` and `chronicle_event` of a game. `label` is what a period is called, such as "Round".
function story.exports(label, events, curves)
  local points = {}
  for name in pairs(events) do points[#points + 1] = name end
  table.sort(points)
  return function() return { label = label, points = points, curves = curves() } end,
    function(e) return events[e.what](e) end
end

return story
