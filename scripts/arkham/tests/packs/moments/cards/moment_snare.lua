-- Upsets a move of its bearer, once: how = 1 when they leave, 2 when they move; 4 when an enemy spawns, 5 when one
-- engages. They must go to the Attic instead, or with `out` leave the game. With how = 3 they cannot leave.
local function upsets(me, you)
  me.how = 0
  if me.out == 1 then you:resign() else you:move_to(find_location "Attic") end
end

return asset {
  name = "Snare", class = "neutral", cost = 0, memory = { "how", "out" },

  forced "When you would leave a location: resign, or move to the Attic." {
    when = "leaves", condition = { "mover == you", "me.how == 1" }, effect = upsets },
  forced "When you would move: resign, or move to the Attic." {
    when = "moves", condition = { "investigator == you", "me.how == 2" }, effect = upsets },
  forced "When an enemy would spawn: the same." {
    when = "enemy_spawned", condition = "me.how == 4", effect = upsets },
  forced "When an enemy would engage: the same." {
    when = "engaged", condition = "me.how == 5", effect = upsets },
  forced "You cannot leave." { would = "leaves", condition = { "mover == you", "me.how == 3" },
    effect = function(_, _, _, event) event:cancel() end },
}
