-- Single verbs, nouns and conditions that many cards need: tests that come later in a text, doom and victory, things that
-- are not put into words elsewhere.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects, conditions = language.production, language.frame, language.effects, language.conditions

local function example(name, text, near)
  language.examples[#language.examples + 1] = { name = name, example = text, near = near }
end

-- --- tests ---------------------------------------------------------------------------------------------------------------

--- A test that is not the first thing that happens: abilities.lua makes an ability of it.
function effects.use_test(w, node, who)
  w:would_change()
  w:emit("me:use(" .. w:quote(node.name) .. ", " .. who .. ")")
end
example("a test otherwise", "treachery: Revelation - If you have no clues, this treachery gains surge. Otherwise, test [intellect] (3). If you fail, lose 1 action.",
  "treachery: Revelation - If you have no clues, this treachery gains surge. Otherwise, test [intellect] (3).")
example("a test afterwards", "treachery: Revelation - Take 1 horror. Test [agility] (2). If you fail, lose 1 resource.")
example("a test about somebody", "asset: [action] Choose an investigator at your location and test [intellect] (2). If you succeed, heal 1 horror from that investigator.",
  "asset: [action] Choose an investigator at your location and test [intellect] (2). If you succeed, heal 1 horror from that enemy.")

production { name = "increase by each", of = "test_mod",
  text = "increase <this <skill|> test 's difficulty|the difficulty of this <skill|> test> by {k:number} for each {c:counted}",
  means = { "harder", n = "$k", each = "$c", increase = true },
  example = "treachery: Revelation - Test [willpower] (2). Increase this skill test's difficulty by 1 for each damage on you. If you fail, take 1 horror." }

return {}
