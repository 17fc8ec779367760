-- Runs a verb or an exported function as an effect of a card of its own: g:effect in tests.
local effects = require "common:testing/effects"

local FUNCTIONS = { give_together = give_together, place_doom = place_doom, check_doom = check_doom, advance_agenda = advance_agenda,
  advance_act = advance_act, draw_encounter = draw_encounter, draw_encounters = draw_encounters, draw_found = draw_found, end_scenario = end_scenario,
  check_engagement = check_engagement, harm_all = harm_all, spend_clues = spend_clues, reveal_token = reveal_token,
  reveal_apart = reveal_apart,
  start_at = start_at, put_location = put_location, check_hand_size = check_hand_size,
  add_tokens = add_tokens, remove_tokens = remove_tokens, record = record, cross_out = cross_out, fill_box = fill_box, erase_box = erase_box,
  earn = earn, remember = remember, begin_acts = begin_acts, begin_agendas = begin_agendas, swap_locations = swap_locations,
  shuffle_side_deck = shuffle_side_deck, discard_together = discard_together, discard_until = discard_until,
  defeat_investigators = defeat_investigators, attack_each = attack_each, reveal_tokens = reveal_tokens }

local test_job, card = effects(FUNCTIONS, { "reference" })
engine.export { test_job = test_job }

return card
