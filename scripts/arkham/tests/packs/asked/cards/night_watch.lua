return event_card {
  name = "Night Watch", class = "guardian", level = 0, cost = 0, fast = true, text = "Nobody draws an encounter card in this mythos phase.",
  would = "encounter_step", effect = function(_, _, _, event) event:replace() end,
}
