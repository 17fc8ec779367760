-- Prologue investigators: each belongs to one scenario, and is used nowhere else (Rules Reference: Prologue
-- Investigators). The set-up, campaigns and the check of decks ask here.

local prologue = {}

local function is_same(id, other)
  return other ~= nil and card_exists(id) and card_exists(other) and data_of(id) == data_of(other)
end

--- prologue.refuses(investigator: card_id, scenario?: card_id): string?. Why the investigator cannot be used in that
--- scenario, if they belong to another; without a scenario, why they cannot be used in general.
function prologue.refuses(investigator, scenario)
  local inv = data_of(investigator)
  local only = inv.prologue
  if not only or is_same(only, scenario) then return nil end
  return inv.name .. " can be used only in " .. (card_exists(only) and data_of(only).name or only)
end

--- avatar_refused(investigator: card_id, scenario: card_id): string?. Why the investigator cannot be chosen for that
--- scenario, or for the first one of that campaign. Called by the engine, for those that it seats itself.
local function avatar_refused(investigator, scenario)
  local data = data_of(scenario)
  return prologue.refuses(investigator, data.kind == "campaign" and data.scenarios[1] or scenario)
end

engine.export { avatar_refused = avatar_refused }

return prologue
