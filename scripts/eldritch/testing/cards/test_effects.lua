-- Runs a verb or an exported function as an effect of a card of its own: g:effect in tests.
local effects = require "common:testing/effects"

-- Looked up at the time of the call.
local FUNCTIONS = {
  advance_doom = function(...) return advance_doom(...) end,
  retreat_doom = function(...) return retreat_doom(...) end,
  advance_omen = function(...) return advance_omen(...) end,
  turn_omen_back = function(...) return turn_omen_back(...) end,
  awaken = function(...) return awaken(...) end,
  surge = function(...) return surge(...) end,
  resolve_reckoning = function(...) return resolve_reckoning(...) end,
  take_eldritch = function(...) return take_eldritch(...) end,
  unsolve_mystery = function(...) return unsolve_mystery(...) end,
  -- The announcements that these make when they are over.
  announce_research = function(inv, gained) after("research_resolved", inv, nil, nil, gained) end,
  announce_end_of_mythos = function() after("phase_ends", nil, nil, nil, 3) end,
  announce_cast = function(inv, spell, result) after("spell_cast", inv, spell, nil, result) end,
  pass_lead = function(...) return pass_lead(...) end,
  move_omen = function(...) return move_omen(...) end,
  spawn_gate = function(...) return spawn_gate(...) end,
  spawn_clue = function(...) return spawn_clue(...) end,
  spawn_clue_at = function(...) return spawn_clue_at(...) end,
  spawn_monster = function(...) return spawn_monster(...) end,
  random_space = function(...) return random_space(...) end,
  put_on = function(...) return put_on(...) end,
  add_eldritch = function(...) return add_eldritch(...) end,
  discard_mythos = function(...) return discard_mythos(...) end,
  refill_reserve = function(...) return refill_reserve(...) end,
  discard_from_reserve = function(...) return discard_from_reserve(...) end,
  solve_rumor = function(...) return solve_rumor(...) end,
  solve_mystery = function(...) return solve_mystery(...) end,
  draw_mystery = function(...) return draw_mystery(...) end,
  lose_game = function(...) return lose_game(...) end,
  win_game = function(...) return win_game(...) end,
  choose_new_investigators = function(...) return choose_new_investigators(...) end,
  roll_die_for = function(...) return roll_die_for(...) end,
}

local function number_of(x)
  if x == true then return 1 end
  return type(x) == "number" and x or 0
end

-- `result`: the result of the last one, 1 for true.
local test_job, card = effects(FUNCTIONS, {}, function(me, x)
  me.result = number_of(x)
  -- The test language answers it: dice are scripted only once between two answers.
  choose(seats()[1], "End of the effect", { "end" }, { optional = true })
end, { "result" })
engine.export { test_job = test_job }

return card
