-- Runs a verb or an exported function as an effect of a card of its own: g:effect in tests.
local effects = require "common:testing/effects"

local FUNCTIONS = { add_doom = add_doom, remove_doom = remove_doom, monsters_appear = monsters_appear,
  open_gates = open_gates, draw_adventure = draw_adventure, draw_mythos = draw_mythos, strike_midnight = strike_midnight,
  advance_clock = advance_clock, gain_elder_signs = gain_elder_signs, awaken = awaken, settle_awakening = settle_awakening,
  receive = receive, suffer = suffer, fill_locks = fill_locks, close_gate = close_gate }

local test_job, card = effects(FUNCTIONS, {})
engine.export { test_job = test_job }

return card
