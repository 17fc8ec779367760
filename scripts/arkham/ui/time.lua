-- When it is, in words.

local board = require "ui/board"

--- headings(): string[]. The round, the phase and the turn; players go back by them. Called by the engine.
local function headings()
  if game.set_up == 1 or game.round == 0 then return { "Setup" } end
  return { "Round " .. game.round, board.PHASES[game.phase] or "Between phases",
    game.active and game.active.title .. "'s turn" }
end

engine.export { headings = headings }
