-- What `misk import` calls: a line of a card becomes Lua, or a reason why not. README.md begins here.

for _, subject in ipairs { "things", "numbers", "control", "cards", "harm", "clues", "enemies", "play", "costs",
  "triggers",
  "conditions", "tests", "constants", "restrict", "states", "player/playing", "lasting", "player/skills" } do
  require("import/subjects/" .. subject)
end
require "import/subjects/moments"
require "import/subjects/encounter/acts"
require "import/subjects/choices"
require "import/subjects/encounter/symbols"
require "import/subjects/encounter/backs"
require "import/subjects/pieces"
local chart = require "import/chart"
local language = require "import/language"
local tokens = require "import/tokens"
local abilities = require "import/abilities"
local understanding = require "import/understanding"
require "import/subjects/player/committed"
require "import/subjects/player/played"
require "import/subjects/places"   -- after all conditions, which it joins
require "import/subjects/more"
require "import/subjects/paid"
require "import/subjects/encounter/sites"
require "import/subjects/encounter/hazards"
require "import/subjects/player/attacks"
require "import/subjects/charges"
require "import/subjects/player/granted"
require "import/subjects/shares"
require "import/subjects/encounter/entrances"
require "import/subjects/encounter/placing"
require "import/subjects/encounter/perils"
require "import/subjects/encounter/dangers"
require "import/subjects/encounter/losses"
require "import/subjects/encounter/hardships"
require "import/subjects/player/weapons"
require "import/subjects/player/tricks"
require "import/subjects/player/gambits"
require "import/subjects/player/ploys"
require "import/subjects/encounter/turmoil"
require "import/subjects/encounter/bounds"
require "import/subjects/encounter/plights"
require "import/subjects/encounter/straits"
require "import/subjects/encounter/afflictions"
require "import/subjects/encounter/tolls"
require "import/subjects/encounter/superlatives"
require "import/subjects/encounter/remembered"
require "import/subjects/encounter/aftermath"
require "import/subjects/encounter/spawning"
require "import/subjects/encounter/foes"
require "import/subjects/encounter/torments"
require "import/subjects/encounter/visits"
require "import/subjects/encounter/referents"
require "import/subjects/encounter/surroundings"
require "import/subjects/encounter/burdens"
require "import/subjects/encounter/calamities"
require "import/subjects/player/kit"
require "import/subjects/player/incidents"
require "import/subjects/player/pledges"
require "import/subjects/player/holdings"
require "import/subjects/player/measures"
require "import/subjects/player/answers"
require "import/subjects/player/handling"
require "import/subjects/player/strikes"
require "import/subjects/player/habits"
require "import/subjects/player/news"
require "import/subjects/player/backing"
require "import/subjects/player/figures"
require "import/subjects/player/spending"
require "import/subjects/player/asides"
require "import/subjects/player/prices"
require "import/subjects/encounter/goals"
require "import/subjects/encounter/endings"
require "import/subjects/encounter/arrivals"
require "import/subjects/encounter/passages"
require "import/subjects/encounter/named"
require "import/subjects/encounter/amounts_there"
require "import/subjects/encounter/shadows"
require "import/subjects/encounter/phrasings"
require "import/subjects/encounter/scenes"
require "import/subjects/player/occasions"
require "import/subjects/standing"
require "import/subjects/player/dealings"
require "import/subjects/player/remedies"
require "import/subjects/encounter/doors"
require "import/subjects/encounter/verdicts"
require "import/subjects/encounter/tidings"
require "import/subjects/encounter/manners"
require "import/subjects/encounter/turns"
require "import/subjects/occurrences"
require "import/subjects/encounter/mischief"
require "import/subjects/circumstances"
require "import/subjects/quantities"
require "import/subjects/encounter/trials"
chart.finish(language.grammar)

local read = {}

local function guarded(f)
  return function(facts, text)
    local ok, result = pcall(f, facts, text)
    if ok then return language.with_entries(facts, result) end
    if type(result) == "table" and result.why then return { why = result.why } end
    error(result, 0)
  end
end

-- On a location "here" is at that location, where no more is said by it.
local function of_here(facts, line)
  local ok, result = pcall(abilities.line, facts, line)
  if ok or type(result) ~= "table" or facts.type ~= "location" then
    if ok then return result end
    error(result, 0)
  end
  local there, n = line:gsub("%f[%a]here%f[%A]", "at \1this\2")
  if n == 0 then error(result, 0) end
  local known, other = pcall(abilities.line, facts, there)
  if known then return other end
  error(result, 0)
end
--- read.line(facts, line): result. facts: type, kinds, uses, fast, own, traits, names.
read.line = guarded(of_here)
--- read.event(facts, text): result. The text of an event that is played.
read.event = guarded(abilities.event)
--- read.symbol(facts, text): result. The text behind a chaos symbol or the elder sign.
read.symbol = guarded(abilities.symbol)
--- read.advance(facts, text): result. The back of an act or agenda.
read.advance = guarded(abilities.advance)
--- read.tree(facts, text): string. The meanings of a text as some category, "CATEGORY: TEXT", for the tests: one a line.
function read.tree(facts, text)
  local goal, words = text:match "^([%w_]+): (.*)$"
  local list = tokens.of(words, facts.names, facts.type)
  local ok, nodes = pcall(chart.parse, language.grammar, list, goal)
  if not ok or not nodes then return { text = "" } end
  local keys = {}
  for i, node in ipairs(nodes) do keys[i] = chart.key(node) end
  return { text = table.concat(keys, "\n") }
end
--- read.listen(). From now on each meaning that is understood is kept.
function read.listen()
  understanding.heard = {}
  return {}
end
--- read.heard(): string. What was understood since then, a line each: words, category and tree, between tabs.
function read.heard()
  local text = table.concat(understanding.heard or {}, "\n")
  understanding.heard = {}
  return { text = text }
end
--- read.examples: productions with an example, for the tests.
read.examples = language.examples

return read
