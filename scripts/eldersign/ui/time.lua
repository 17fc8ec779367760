-- When it is, in words.

--- headings(): string[]. The round, the hour and the turn; players go back by them. Called by the engine.
local function headings()
  if game.round == 0 then return { "Set-up" } end
  return { "Round " .. game.round, HOURS[game.clock] .. " o'clock",
    game.active and game.active.title .. "'s turn" }
end

engine.export { headings = headings }
