-- Tests of each skill, with notes of each of their steps.
local function count(me) me.uses = me.uses + 1 end
local function trial(skill)
  return action("Test " .. skill .. " (3): gain 2 resources if you succeed, take 1 damage if you fail.") {
    test = { skill = skill, difficulty = 3 },
    success = function(_, you) you:gain(2) end,
    fail = function(_, you) you:take_damage(1) end,
  }
end

return asset {
  name = "Trial", id = "trial", class = "neutral", cost = 0,

  trial "willpower", trial "intellect", trial "combat", trial "agility",

  forced "Step: would fail." { when = "test_would_fail", condition = "investigator == you", effect = count },
  forced "Step: a token." { after = "token_revealed", condition = "investigator == you", effect = count },
  forced "Step: successful." { after = "test_succeeded", condition = "investigator == you", effect = count },
  forced "Step: failed." { after = "test_failed", condition = "investigator == you", effect = count },
  forced "Step: results." { when = "test_results", condition = "investigator == you", effect = count },
  forced "Step: over." { after = "test_ends", condition = "investigator == you", effect = count },
}
