-- Runs a verb or an exported function as an effect of a card of its own: g:effect in tests.
local job

--- test_job(name, arguments, n): what the ability below does next. The first argument of a verb is its card.
local function test_job(name, arguments, n) job = { name = name, arguments = arguments, n = n } end

engine.export { test_job = test_job }

local FUNCTIONS = { place_doom = place_doom, check_doom = check_doom, advance_agenda = advance_agenda,
  advance_act = advance_act, draw_encounter = draw_encounter, end_scenario = end_scenario,
  check_engagement = check_engagement, harm_all = harm_all, spend_clues = spend_clues, reveal_token = reveal_token,
  start_at = start_at, put_location = put_location, check_hand_size = check_hand_size,
  record = record, cross_out = cross_out }

return { id = "test_effects", title = "Test", tags = { "reference" }, data = { kind = "test", traits = {} },
  abilities = {
    { kind = "manual", name = "run", text = "", effect = function()
      local a = job.arguments
      local f = FUNCTIONS[job.name]
      if not f then
        local card = a[1]
        f = card[job.name]
      end
      f(unpack(a, 1, job.n))
    end },
  } }
