-- The round: action, encounter and mythos phase. Reference Guide: Round Overview.

local RG = "Reference Guide, "

engine.procedure {
  name = "scenario", cite = RG .. "Setup", locals = { "inv:card" },
  steps = {
    { id = "setup", script = function() prepare_table() end },
    { id = "begins", announce = "game_begins" },
    { id = "rounds", call = "round", again = "true" },
  },
}

engine.procedure {
  name = "round", cite = "Rulebook, Playing the Game", period = "round",
  steps = {
    { id = "count", set = { { round = "round + 1" } } },
    { id = "begins", announce = { point = "round_begins", amount = "round" } },
    { id = "actions", title = "Action phase", cite = RG .. "Actions", call = "action_phase" },
    { id = "second", set = { phase = "2" } },
    { id = "encounters", title = "Encounter phase", cite = RG .. "Encounters", call = "encounter_phase" },
    { id = "mythos", title = "Mythos phase", cite = RG .. "Mythos", call = "mythos_phase" },
    { id = "successors", title = "New investigators", cite = RG .. "Defeated Investigator", when = "count(investigators) < start_players",
      script = function() choose_new_investigators() end },
    { id = "lead", title = "Lead investigator", cite = RG .. "Lead Investigator", when = "count(investigators) > 1 or not (lead in investigators)",
      script = function() pass_lead() end },
  },
}

--- pass_lead(). At the end of the Mythos Phase the lead may give the token to anybody, or keep it.
local function pass_lead()
  local inv = choose(game.lead, "Who is the Lead Investigator?", players())
  if inv then game.lead = inv end
end

engine.export { pass_lead = pass_lead }
