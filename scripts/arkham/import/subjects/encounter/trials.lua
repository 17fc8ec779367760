-- More of tests: abilities that may succeed once, tests of any skill, tests of two skills added up.

local language = require "import/language"
local production = language.production

-- --- one success -----------------------------------------------------------------------------------------------------

for name, scope in pairs { group = "group", max = "title" } do
  production { name = "one success, " .. name, of = "limit", text = (name == "group" and "group limit" or "max") .. " <one|1> success per game",
    means = { "one_success", per = "game", scope = scope },
    example = "location: [action]: Test [willpower] (3). If you succeed, draw 1 card. (" .. (name == "group" and "Group limit" or "Max") ..
      " one success per game.)",
    near = "location: [action]: Test [willpower] (3). If you succeed, draw 1 card. (" .. (name == "group" and "Group limit" or "Max") ..
      " one failure per game.)" }
end
--- language.one_success(ability). The location remembers that its test has succeeded.
function language.one_success(ability)
  if ability.facts.type ~= "location" then error({ why = "this may leave play before it succeeds again" }, 0) end
  ability.remembers = true
  ability:require "me.succeeded_once == 0"
  return 'me:modify("succeeded_once", 1, "game")'
end

return {}
