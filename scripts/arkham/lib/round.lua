-- Appendix II: the round, step by step with its numbers.

local RR = "Rules Reference, "

engine.procedure {
  name = "scenario", cite = RR .. "Appendix III", locals = { "inv:card" },
  steps = {
    { id = "setup", script = function() setup_scenario() end },
    { id = "first", set = { inv = "next_player(0)" } },
    { id = "opening_hand", cite = RR .. "Appendix III, 8", script = function(p) opening_hand(p.inv) end },
    { id = "mulligan", title = "Mulligan", cite = RR .. "Glossary: Mulligan", prompt = "Which cards do you set aside and replace?",
      purpose = "mulligan", when = "scenario.inv.cannot_mulligan == 0", choose = "hand", by = "scenario.inv",
      where = "it is not kept_in_opening_hand", min = "0", move_to = "mulliganed" },
    { id = "replace", when = "count(mulliganed_cards) > 0", script = function(p) replace_mulliganed(p.inv) end },
    { id = "next", set = { inv = "next_player(scenario.inv)" }, again = "scenario.inv ~= none", to = "opening_hand" },
    { id = "weaknesses_back", script = function() shuffle_back_weaknesses() end },
    { id = "introduction", script = function() place_scenario() end },
    { id = "begins", announce = "game_begins" },
    { id = "start", when = "start > 0", script = function() begin_start() end },
    { id = "rounds", call = "round", again = "true" },
  },
}

engine.procedure {
  name = "round", cite = RR .. "Appendix II", period = "round", locals = { "inv:card" },
  steps = {
    { id = "count", set = { { round = "round + 1" } } },
    -- In the first round the mythos phase is skipped.
    { id = "begins", when = "round == 1", announce = "round_begins" },
    { id = "I", title = "Mythos phase", when = "round > 1 and skip_mythos == 0", call = "mythos_phase" },
    { id = "I over", when = "skip_mythos > 0", set = { { skip_mythos = "0" } } },   -- play from a start position begins after it
    { id = "II", title = "Investigation phase", call = "investigation_phase" },
    { id = "III", title = "Enemy phase", call = "enemy_phase" },
    { id = "IV", title = "Upkeep phase", when = "skip_upkeep == 0", call = "upkeep_phase" },
    -- An investigator without an upkeep phase still gets the actions of a whole turn.
    { id = "IV skipped", when = "skip_upkeep > 0", each = "investigators", flag = "turn_taken", value = "false" },
    { id = "IV actions", when = "skip_upkeep > 0", each = "investigators", counter = "actions", value = "it.turn_actions" },
    { id = "IV additional", when = "skip_upkeep > 0", each = "spent_actions", flag = "action_spent", value = "false" },
    { id = "IV done", when = "skip_upkeep > 0", set = { { skip_upkeep = "0" } } },
  },
}

engine.procedure {
  name = "mythos_phase", cite = RR .. "I. Mythos phase", period = "phase", locals = { "inv:card", "first:card", "goes_on", "repeated" },
  steps = {
    { id = "phase", set = { phase = "1" } },
    { id = "1.1", cite = RR .. "1.1", text = "Mythos phase.", when = "not mythos_phase.repeated", announce = "round_begins" },
    { id = "1.1b", cite = RR .. "1.1", announce = { point = "phase_begins", amount = "1", goes_on = "goes_on" } },
    { id = "skipped", when = "not mythos_phase.goes_on", stop = true },
    { id = "begun", announce = { point = "phase_begins", happened = true, amount = "1" } },
    { id = "1.2", title = "Place 1 doom", cite = RR .. "1.2",
      call = "place_doom", with = { card = "first(current_agenda)", n = "1", each = "1" } },
    { id = "1.3", title = "Check the doom threshold", cite = RR .. "1.3",
      when = "doom_in_play >= threshold and not first(current_agenda) is objective or count(current_agenda) > 1", call = "advance_agenda" },
    { id = "1.4 begins", cite = RR .. "1.4", announce = { point = "encounter_step", goes_on = "goes_on" } },
    -- The lead investigator may change meanwhile; the sequence still counts from the first one.
    { id = "1.4", title = "Draw encounter cards", cite = RR .. "1.4",
      set = { { first = "next_player(0)" }, { inv = "mythos_phase.first" } } },
    { id = "1.4 draw", cite = RR .. "1.4", when = "mythos_phase.goes_on and mythos_phase.inv ~= none", call = "draw_encounter",
      with = { drawer = "mythos_phase.inv", from_deck = "1" } },
    { id = "1.4 next", when = "mythos_phase.goes_on and mythos_phase.inv ~= none", set = { inv = "next_player(mythos_phase.inv, mythos_phase.first)" },
      again = "mythos_phase.inv ~= none", to = "1.4 draw" },
    { id = "window", window = "player" },
    { id = "1.5", title = "The mythos phase ends", cite = RR .. "1.5", expire = "phase" },
    { id = "1.5 ends", cite = RR .. "1.5", announce = { point = "phase_ends", amount = "1" } },
  },
}

engine.procedure {
  name = "investigation_phase", cite = RR .. "II. Investigation phase", period = "phase", locals = { "inv:card", "goes_on", "repeated" },
  steps = {
    { id = "phase", set = { phase = "2" } },
    { id = "2.1", cite = RR .. "2.1", text = "Investigation phase.", announce = { point = "phase_begins", amount = "2", goes_on = "goes_on" } },
    { id = "skipped", when = "not investigation_phase.goes_on", stop = true },
    { id = "begun", announce = { point = "phase_begins", happened = true, amount = "2" } },
    { id = "2.1 window", window = "player" },
    -- The investigators choose among themselves who takes the next turn.
    { id = "2.2 only", title = "Turns", cite = RR .. "2.2", when = "count(investigators: not it.turn_taken) == 1",
      set = { inv = "first(investigators: not it.turn_taken)" } },
    { id = "2.2 who", title = "Who is next?", cite = RR .. "2.2", when = "count(investigators: not it.turn_taken) > 1",
      script = function(p) p.inv = choose(game.lead, "Who takes the next turn?", waiting_investigators()) end },
    { id = "2.2 turn", title = "Turns", cite = RR .. "2.2",
      when = "any(investigators: not it.turn_taken)", call = "turn",
      with = { inv = "investigation_phase.inv" } },
    { id = "2.2 next", set = { inv = "none" }, again = "any(investigators: not it.turn_taken)", to = "2.2 only" },
    { id = "2.3", title = "The investigation phase ends", cite = RR .. "2.3", expire = "phase" },
    { id = "2.3 ends", cite = RR .. "2.3", announce = { point = "phase_ends", amount = "2" } },
  },
}

engine.procedure {
  name = "turn", cite = RR .. "2.2", period = "turn", locals = { "inv:card" },
  steps = {
    { id = "active", set = { { active = "turn.inv" } } },
    { id = "no action yet", each = "turn_taker", counter = "actions_taken", value = "0" },
    { id = "2.2", title = "The turn begins", cite = RR .. "2.2",
      announce = { point = "turn_begins", actor = "turn.inv" } },
    -- A player window before every action. The turn's actions are offered in the same window to the active player,
    -- after everybody else has had the opportunity.
    { id = "2.2.1", title = "Take actions", cite = RR .. "2.2.1", window = "turn" },
    { id = "taken", each = "turn_taker", flag = "turn_taken", value = "true" },
    { id = "2.2.2", title = "The turn ends", cite = RR .. "2.2.2",
      when = "turn.inv in investigators", expire = "turn" },
    { id = "2.2.2 ends", cite = RR .. "2.2.2", when = "turn.inv in investigators",
      announce = { point = "turn_ends", actor = "turn.inv" } },
    -- Actions are those of a turn: none of them is left to lose.
    { id = "2.2.2 over", each = "turn_taker", counter = "actions", value = "0" },
    { id = "inactive", set = { { active = "none" } } },
  },
}

engine.procedure {
  name = "enemy_phase", cite = RR .. "III. Enemy phase", period = "phase", locals = { "inv:card", "first:card", "goes_on", "repeated" },
  steps = {
    { id = "phase", set = { phase = "3" } },
    { id = "3.1", cite = RR .. "3.1", text = "Enemy phase.", announce = { point = "phase_begins", amount = "3", goes_on = "goes_on" } },
    { id = "skipped", when = "not enemy_phase.goes_on", stop = true },
    { id = "begun", announce = { point = "phase_begins", happened = true, amount = "3" } },
    { id = "3.2", title = "Hunters move", cite = RR .. "3.2",
      when = "any(roaming: (it is hunter or it is patrol) and not it.exhausted)",
      script = function() move_hunters() end },
    { id = "3.3 first", set = { { first = "next_player(0)" }, { inv = "enemy_phase.first" } } },
    { id = "3.3 window", window = "player" },
    { id = "3.3", title = "Enemies attack", cite = RR .. "3.3",
      when = "any(enemies: it in threat and bearer(it) == enemy_phase.inv and not it.exhausted or it is massive and not it.exhausted and place(it) == place(enemy_phase.inv)) or place(enemy_phase.inv) is enemy",
      script = function(p) resolve_attacks(p.inv) end },
    { id = "3.3 next", set = { inv = "next_player(enemy_phase.inv, enemy_phase.first)" }, again = "enemy_phase.inv ~= none", to = "3.3 window" },
    { id = "3.3 after", window = "player" },
    { id = "3.4", title = "The enemy phase ends", cite = RR .. "3.4", expire = "phase" },
    { id = "3.4 ends", cite = RR .. "3.4", announce = { point = "phase_ends", amount = "3" } },
  },
}

engine.procedure {
  name = "upkeep_phase", cite = RR .. "IV. Upkeep phase", period = "phase", locals = { "inv:card", "first:card", "goes_on", "repeated" },
  steps = {
    { id = "phase", set = { phase = "4" } },
    { id = "4.1", cite = RR .. "4.1", text = "Upkeep phase.", announce = { point = "phase_begins", amount = "4", goes_on = "goes_on" } },
    { id = "skipped", when = "not upkeep_phase.goes_on", set = { { skip_upkeep = "1" } } },   -- for the round
    { id = "skipped too", when = "not upkeep_phase.goes_on", stop = true },
    { id = "begun", announce = { point = "phase_begins", happened = true, amount = "4" } },
    { id = "4.1 window", window = "player" },
    { id = "4.2", title = "Reset actions", cite = RR .. "4.2",
      each = "investigators", flag = "turn_taken", value = "false" },
    { id = "4.2 actions", cite = RR .. "4.2", each = "investigators", counter = "actions", value = "it.turn_actions" },
    { id = "4.2 additional", cite = RR .. "4.2", each = "spent_actions", flag = "action_spent", value = "false" },
    { id = "4.3", title = "Ready cards", cite = RR .. "4.3",
      when = "any(exhausted_cards)", script = function() ready_all() end },
    { id = "4.4 first", set = { { first = "next_player(0)" }, { inv = "upkeep_phase.first" } } },
    { id = "4.4 draws", cite = RR .. "4.4", when = "upkeep_phase.inv ~= none",
      announce = { point = "upkeep_draw", actor = "upkeep_phase.inv", goes_on = "goes_on" } },
    { id = "4.4", title = "Draw 1 card", cite = RR .. "4.4",
      when = "upkeep_phase.inv ~= none and upkeep_phase.goes_on", call = "draw", with = { inv = "upkeep_phase.inv" } },
    { id = "4.4 next", when = "upkeep_phase.inv ~= none", set = { inv = "next_player(upkeep_phase.inv, upkeep_phase.first)" },
      again = "upkeep_phase.inv ~= none", to = "4.4 draws" },
    { id = "4.4 gains", title = "Gain 1 resource", cite = RR .. "4.4",
      set = { { first = "next_player(0)" }, { inv = "upkeep_phase.first" } } },
    { id = "4.4 gain", cite = RR .. "4.4", when = "upkeep_phase.inv ~= none and upkeep_phase.inv.cannot_gain == 0",
      card = "upkeep_phase.inv", counter = "resources", value = "it.resources + 1" },
    { id = "4.4 gained", when = "upkeep_phase.inv ~= none and upkeep_phase.inv.cannot_gain == 0",
      announce = { point = "resources_gained", happened = true, actor = "upkeep_phase.inv", amount = "1" } },
    { id = "4.4 gains next", when = "upkeep_phase.inv ~= none", set = { inv = "next_player(upkeep_phase.inv, upkeep_phase.first)" },
      again = "upkeep_phase.inv ~= none", to = "4.4 gain" },
    { id = "4.5 first", set = { { first = "next_player(0)" }, { inv = "upkeep_phase.first" } } },
    { id = "4.5", title = "Check the hand size", cite = RR .. "4.5",
      when = "upkeep_phase.inv ~= none and count(checked_hand) > upkeep_phase.inv.hand_limit",
      script = function(p) check_hand_size(p.inv) end },
    { id = "4.5 next", set = { inv = "next_player(upkeep_phase.inv, upkeep_phase.first)" }, again = "upkeep_phase.inv ~= none", to = "4.5" },
    { id = "4.6 phase", title = "The upkeep phase ends", cite = RR .. "4.6", expire = "phase" },
    { id = "4.6 phase ends", cite = RR .. "4.6", announce = { point = "phase_ends", amount = "4" } },
    -- A phase that is repeated does not end the round a second time.
    { id = "4.6 round", title = "The round ends", cite = RR .. "4.6", when = "not upkeep_phase.repeated", expire = "round" },
    { id = "4.6 round ends", cite = RR .. "4.6", when = "not upkeep_phase.repeated", announce = "round_ends" },
  },
}

local PHASES = { "mythos_phase", "investigation_phase", "enemy_phase", "upkeep_phase" }

-- Everybody has a turn with all its actions again.
local function renew_turns()
  for _, inv in ipairs(players()) do
    inv.turn_taken = false
    inv.actions = inv:check "turn_actions"
  end
  for _, card in ipairs(find "spent_actions") do card.action_spent = false end
end

--- repeat_phase(). After a phase has ended: it is carried out once more. An effect skips a phase that begins by
--- event:cancel() at `when = "phase_begins"`.
local function repeat_phase()
  local phase = game.phase
  if phase == 2 then renew_turns() end
  call_procedure(PHASES[phase], { repeated = 1 })
end

engine.export { repeat_phase = repeat_phase }
