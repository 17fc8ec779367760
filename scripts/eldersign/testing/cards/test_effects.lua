-- Runs a verb or an exported function as an effect of a card of its own: g:effect in tests.
local job

--- test_job(name, arguments, n): what the ability below does next. The first argument of a verb is its card.
local function test_job(name, arguments, n) job = { name = name, arguments = arguments, n = n } end

engine.export { test_job = test_job }

local FUNCTIONS = { add_doom = add_doom, remove_doom = remove_doom, monsters_appear = monsters_appear,
  open_gates = open_gates, draw_adventure = draw_adventure, draw_mythos = draw_mythos, strike_midnight = strike_midnight,
  advance_clock = advance_clock, gain_elder_signs = gain_elder_signs, awaken = awaken, settle_awakening = settle_awakening,
  receive = receive, suffer = suffer, fill_locks = fill_locks, close_gate = close_gate }

return { id = "test_effects", title = "Test", tags = {}, data = { kind = "test", traits = {} },
  abilities = {
    { kind = "manual", name = "run", text = "", effect = function()
      local a = job.arguments
      local f = FUNCTIONS[job.name] or a[1][job.name]
      f(unpack(a, 1, job.n))
    end },
  } }
