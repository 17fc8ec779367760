-- Skill tests: "Test [willpower] (3)", what is said of a fight, and what follows from success and failure.

local language = require "import/language"
local production, mods = language.production, language.mods

production { name = "test", of = "test", text = "test {s:skill} ( {n:digits} )", means = { "test", skill = "$s", difficulty = "$n" },
  example = "treachery: Revelation - Test [willpower] (3). If you fail, take 1 horror.",
  near = "treachery: Revelation - Test [willpower] (X). If you fail, take 1 horror." }

-- Outcomes, after a test: { "outcome", of = success or fail, by = RANGE?, what = SENTENCE }.
for of, verb in pairs { success = "succeed", fail = "fail" } do
  local past = of == "success" and "<succeed|succeeded>" or "<fail|failed>"
  production { name = "if you " .. verb, of = "outcome", text = "if you " .. verb .. " , {x:sentence}",
    means = { "outcome", of = of, what = "$x" } }
  production { name = "if you " .. verb .. " by", of = "outcome", text = "if you " .. verb .. " by {r:range} , {x:sentence}",
    means = { "outcome", of = of, by = "$r", what = "$x" },
    example = of == "fail" and "treachery: Revelation - Test [willpower] (3). If you fail by 2 or more, take 1 horror." or nil }
  production { name = "for each point you " .. verb, of = "outcome", text = "for each point you " .. past .. " by , {x:clause}",
    means = { "outcome", of = of, what = { "for_each", n = { of == "success" and "succeeded_by" or "failed_by" }, what = "$x" } } }
  production { name = "per point you " .. verb, of = "outcome", text = "{x:clause} for each point you " .. past .. " by",
    means = { "outcome", of = of, what = { "for_each", n = { of == "success" and "succeeded_by" or "failed_by" }, what = "$x" } },
    example = of == "fail" and "treachery: Revelation - Test [agility] (3). Take 1 damage for each point you fail by." or nil }
end

-- --- fights, evasions, investigations ---------------------------------------------------------------------------------------

local KINDS = { fight = "combat", evade = "agility", investigate = "intellect" }
local FOR = { fight = "attack", evade = "<evasion attempt|evasion>", investigate = "investigation" }
for kind, word in pairs(FOR) do
  production { name = "bonus for " .. kind, of = "mod_" .. kind, text = "you get {n:signed} {s:skill} for this <" .. word .. "|skill test>",
    means = { "bonus", n = "$n", skill = "$s" },
    example = kind == "fight" and "asset: [action]: <b>Fight.</b> You get +1 [combat] for this attack." or nil,
    near = kind == "fight" and "asset: [action]: <b>Fight.</b> You get +1 [intellect] for this attack." or nil }
  production { name = "skill for " .. kind, of = "mod_" .. kind,
    text = "<use {s:skill} instead of {t:skill} for this " .. word .. "|this " .. word .. " uses {s:skill} instead of {t:skill}>",
    means = { "uses", skill = "$s", instead = "$t" } }
end
production { name = "damage", of = "mod_fight", text = "this attack deals {n:signed} damage", means = { "damage", n = "$n" } }
production { name = "bonus and damage", of = "mod_fight",
  text = "you get {n:signed} {s:skill} <for this attack and|and|for this attack , and> <this attack|> deals {m:signed} damage <|for this attack>",
  means = { "bonus_damage", n = "$n", skill = "$s", damage = "$m" } }
production { name = "skill and damage", of = "mod_fight",
  text = "this attack uses {s:skill} instead of {t:skill} and deals {n:signed} damage",
  means = { "uses_damage", skill = "$s", instead = "$t", n = "$n" } }
production { name = "shroud", of = "mod_investigate", text = "your location gets {n:signed} shroud for this investigation",
  means = { "shroud", n = "$n" } }

-- Each adds fields of a test: f(w, node, kind, fields).
local function tested(w, kind, fields, skill)
  if skill ~= (fields.skill or KINDS[kind]) then w:refuse("that skill is not tested") end
end
function mods.bonus(w, node, kind, fields)
  tested(w, kind, fields, node.skill)
  fields.bonus = node.n
end
function mods.uses(w, node, kind, fields)
  if node.instead ~= KINDS[kind] then w:refuse("that skill is not tested") end
  fields.skill = node.skill
end
function mods.damage(_, node, _, fields) fields.damage = node.n end
function mods.shroud(_, node, _, fields) fields.shroud = node.n end
function mods.bonus_damage(w, node, kind, fields)
  mods.bonus(w, node, kind, fields)
  fields.damage = node.damage
end
function mods.uses_damage(w, node, kind, fields)
  mods.uses(w, node, kind, fields)
  fields.damage = node.n
end

return { KINDS = KINDS }
