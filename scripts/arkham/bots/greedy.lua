-- A bot that plays recognisably: it arms itself, goes where clues are, commits cards that pay, fights enemies that
-- engage it, advances, and resigns when all is lost. It looks only at things that its player could see: the table, its
-- own hand and the numbers in the chaos bag, never a deck or another hand. The worth of things to it is in worth.lua.

local choices = require "bots/choices"
local sight = require "bots/sight"
local tests = require "bots/tests"
local turn = require "bots/turn"
local options = require "common:bots/options"

local function best_of(view, score)
  return options.best(view, function(option) return option.kind == "ability" and score(option) or nil end, 0)
end

local function in_window(s, view)
  local test = current "test"
  if test then return best_of(view, function(option) return tests.boost(s, option, test) end) end
  if view.name ~= "turn" then return nil end
  return best_of(view, function(option) return turn.score(s, option) end)
end

local function at_timing_point(s, view, pass)
  local all = view.options
  for i = 1, #all do
    if all[i].kind == "ability" and (not pass or choices.reacts(s, view, all[i])) then return i end
  end
end

--- greedy(view: table): integer[]. The places of the options in a request that look best. engine/game/bot.cpp says what
--- a view contains.
local function greedy(view)
  if view.numeric then return { view.max } end
  local s, pass = sight.of(view.player), options.pass(view)
  if view.from == "window" then return { in_window(s, view) or pass or 1 } end
  if view.from == "timing" then return { at_timing_point(s, view, pass) or pass or 1 } end
  return choices.answer(s, view)
end

engine.export { greedy = greedy }
