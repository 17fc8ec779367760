-- The Innsmouth Conspiracy. A basic weakness in print; here it is none, so that no other test draws it. Figures
-- unverified.
return enemy {
  name = "Accursed Follower", traits = { "Humanoid", "Cultist", "Cursed" }, keywords = { "Aloof" }, weakness = true,
  fight = 3, health = 2, evade = 3, damage = 1, horror = 0,
  spawn = function(place, _, inv)
    local function way(to) return distance(inv.place, to) or 0 end   -- nil: no way leads there
    for _, other in ipairs(find "locations") do
      if way(other) > way(place) then return false end
    end
    return true
  end,

  forced "When a curse token is revealed in a test of its owner: add 1 curse token to the bag." {
    after = "token_revealed", condition = { "test", "token is curse", "investigator == me.owner", "curse_left > 0" },
    effect = function() add_tokens("curse", 1) end,
  },
}
