-- Checkpoints: a scenario of several parts. Each part is a scenario of its own, with its own set-up and resolutions; the
-- checkpoint at its end says what is kept for the next part (Rules Reference: Checkpoints). Only the campaign log comes
-- along, so the next part is the same whether the players go straight on or take a break.

local log = require "lib/log"

engine.game {
  timing_points = {
    checkpoint_reached = { about = "A part of a scenario has ended: only in the log.",
      text = "At the checkpoint everything that the next part needs is recorded.",
      cite = "Rules Reference, Glossary: Checkpoints", can_be = {} },
  },
}

fields.schema("checkpoint", "The end of one part of a scenario, from which another part follows.", {
  { "next", "card_id", "The part that follows: a scenario of its own." },
  { "clean_up?", "fun()", "What is done with the table first, so that it holds what is kept." },
  { "keep?", "table<card_id, fun(): any>",
    "What is recorded: for each entry of the campaign log a function that looks at the table. It returns true or " ..
    "false for a note, the cards for a list, and a number for boxes." },
})

local checkpoint = {}

--- checkpoint.of(scenario: table, resolution: resolution_name): table?. The checkpoint to which that resolution leads;
--- a resolution with a `next` of its own leads past it.
function checkpoint.of(scenario, resolution)
  local outcome = scenario.checkpoint and scenario.resolutions and scenario.resolutions[resolution] or {}
  local past = outcome.next
  if type(past) == "function" then past = past() end
  return past == nil and scenario.checkpoint or nil
end

--- checkpoint.reach(scenario: table, resolution: resolution_name). At the end of a scenario: cleans up, and records what
--- the next part is set up from.
function checkpoint.reach(scenario, resolution)
  local said = checkpoint.of(scenario, resolution)
  if not said then return end
  if said.clean_up then said.clean_up() end
  for id, what in pairs(said.keep or {}) do log.keep(id, what()) end
  note "checkpoint_reached"
end

--- checkpoint.before(scenario: card_id): card_id?. The part of a scenario from which that part follows.
function checkpoint.before(scenario)
  local data = data_of(scenario)
  for _, id in ipairs(cards_with "scenario") do
    local said = data_of(id).checkpoint
    if said and card_exists(said.next) and data_of(said.next) == data then return id end
  end
end

return checkpoint
