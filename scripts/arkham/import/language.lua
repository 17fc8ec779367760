-- What the subjects (subjects/*.lua) add to: productions, frames of verbs, and how each node of a meaning is written in
-- Lua. README.md describes how to add to it.

local chart = require "import/chart"

local language = {
  grammar = chart.new(),
  effects = {},      -- name → function(w, node, who): writes statements
  conditions = {},   -- name → function(w, node): { expr =, lua = }
  amounts = {},      -- name → function(w, node): { expr =, lua = }
  filters = {},      -- name → { of = types, expr = function(x, node), lua = function(x, node) }
  events = {},       -- name → function(w, node): the timing point and who takes part
  costs = {},        -- name → function(w, node): Lua of a cost
  event_costs = {},  -- name → function(w, node, ability, text): what playing an event costs
  constants = {},    -- name → function(w, node): fields of a constant ability
  holds = {},        -- name → function(w, node, state): a field of a constant ability, or { fields = several }
  states = {},       -- name → function(w, constant, state): the field `condition` of what holds during a state
  mods = {},         -- name → function(w, node): fields of a test
  examples = {},     -- { production, text, near }, for the tests
  -- Abilities that are offered only if they could change something (Rules Reference: Triggered Abilities).
  offered = { free = true, action = true, reaction = true, event = true },
}

--- language.production { name, of, text, means, example?, near? }. One way to say something.
function language.production(p)
  if p.example then language.examples[#language.examples + 1] = p end
  chart.production(language.grammar, p)
end

--- language.example(name, text, near?). One more example of a production, for the tests.
function language.example(name, text, near)
  language.examples[#language.examples + 1] = { name = name, example = text, near = near }
end

--- language.condition_of_two(name, text, means, example?, near?). A condition that can also be one of two.
function language.condition_of_two(name, text, means, example, near)
  language.production { name = "condition: " .. name, of = "condition", text = text, means = means, example = example,
    near = near }
  chart.production(language.grammar, { name = "condition: " .. name .. " (of two)", of = "condition_part", text = text,
    means = means })
end

--- language.happening(name, text, means, example?, near?). An event that a timing point announces.
function language.happening(name, text, means, example, near)
  language.production { name = name, of = "happening", text = text, means = means, example = example, near = near }
end

local IRREGULAR = { have = "has", ["do"] = "does", is = "is", are = "is", be = "is" }
local function third_person(verb)
  if IRREGULAR[verb] then return IRREGULAR[verb] end
  if verb:find "[sx]$" or verb:find "[cs]h$" then return verb .. "es" end
  if verb:find "[^aeiou]y$" then return verb:sub(1, -2) .. "ies" end
  return verb .. "s"
end

--- language.frame { name, text, means, example?, near? }. What an investigator does: "*draw {n:number} card<s>". It is
--- said of `you` ("draw 1 card": category `act`) and of others ("draws 1 card": `acts`; "must draw 1 card":
--- `must_act`). * marks the verbs, ~your what belongs to whoever does it, ~you themselves.
function language.frame(p)
  local function form(of, verb, your, you)
    local text = p.text:gsub("%*(%a+)", verb):gsub("~your", your):gsub("~you", you)
    return { name = p.name, of = of, text = text, means = p.means, take = p.take,
      example = of == "act" and p.example or nil, near = of == "act" and p.near or nil }
  end
  language.production(form("act", "%1", "your", "you"))
  language.production(form("acts", third_person, "<their|his or her>", "<them|him or her>"))
  if p.text:find "~" then language.production(form("must_act", "%1", "<their|his or her>", "<them|him or her>")) end
end

--- language.lexical(name, read, print, default?). A class of single tokens.
function language.lexical(name, read, print, default) chart.lexical(language.grammar, name, read, print, default) end

--- language.builder(name, f). f(node) checks a node as it is made: nil refuses this reading.
function language.builder(name, f) language.grammar.builders[name] = f end

return language
