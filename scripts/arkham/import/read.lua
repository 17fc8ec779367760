-- What `misk import` calls: a line of a card becomes Lua, or a reason why not. README.md begins here.

for _, subject in ipairs { "things", "numbers", "control", "cards", "harm", "clues", "enemies", "play", "costs", "triggers",
  "conditions", "tests", "constants" } do
  require("import/subjects/" .. subject)
end
local chart = require "import/chart"
local language = require "import/language"
local abilities = require "import/abilities"
require "import/subjects/places"   -- after all conditions, which it joins
chart.finish(language.grammar)

local read = {}

local function guarded(f)
  return function(facts, text)
    local ok, result = pcall(f, facts, text)
    if ok then return result end
    if type(result) == "table" and result.why then return { why = result.why } end
    error(result, 0)
  end
end

--- read.line(facts, line): result. facts: type, kinds, uses, fast, own, traits, names.
read.line = guarded(abilities.line)
--- read.event(facts, text): result. The text of an event that is played.
read.event = guarded(abilities.event)
--- read.examples: productions with an example, for the tests.
read.examples = language.examples

return read
