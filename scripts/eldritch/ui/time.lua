-- When it is, in words.

--- headings(): string[]. The round, the phase and the turn; players go back by them. Called by the engine.
local function headings()
  if game.round == 0 then return { "Set-up" } end
  local active = game.phase < 3 and game.active
  return { "Round " .. game.round, (phase_text():gsub("^%l", string.upper)),
    active and active.title .. "'s turn" or nil }
end

engine.export { headings = headings }
