-- What happens somewhere: tests by so much, draws, harm and tokens at the card's own location, the attached one or an enemy's;
-- tests against an enemy by so much; and what happens in other words.

local language = require "import/language"
local happening, production = language.happening, language.production

-- --- what happens there ----------------------------------------------------------------------------------------------

-- Where: its words, the place in them, what the card must be, and what holds of whoever does it.
local PLACES = {
  here = { "<at|in|while at|while in> {m:me_location}", "location", "place(actor) == me" },
  mine = { "<at|in> {m:me_enemy} 's location", "enemy", "place(actor) == place(me)" },
  attached = { "<at|in> <|the> attached location", "attached", "place(actor) == me.parent" },
}
local A = "<|skill> test"
-- Each is its words, its meaning, and the places of which nothing else speaks.
local EVENTS = {
  ["fail by"] = { "{a:doer} <fail|fails> a " .. A .. " by {r:range}", { "test_failed", actor = "$a", by = "$r" }, here = true },
  ["succeed by"] = { "{a:doer} <succeed|succeeds> at a " .. A .. " by {r:range}", { "test_succeeded", actor = "$a", by = "$r" }, here = true },
  ["draw an encounter card"] = { "{a:doer} <draw|draws> an encounter card", { "encounter_drawn", actor = "$a", no = "weakness", encounter = true },
    here = true, mine = true, attached = true },
  ["draw a treachery"] = { "{a:doer} <draw|draws> a treachery <|card>", { "encounter_drawn", actor = "$a", type = "treachery" }, here = true,
    mine = true, attached = true },
  ["draw an enemy"] = { "{a:doer} <draw|draws> an enemy <|card>", { "encounter_drawn", actor = "$a", type = "enemy" }, here = true, mine = true,
    attached = true },
  ["take damage"] = { "{a:doer} <take|takes> <1 or more|any|any amount of|> {h:harm}", { "investigator_harmed", actor = "$a", harm = "$h" }, here = true,
    mine = true, attached = true },
  ["gain resources"] = { "{a:doer} <gain|gains> <1 or more resources|resources>", { "resources_gained", actor = "$a" }, here = true, mine = true,
    attached = true },
  ["initiate a test"] = { "{a:doer} <initiate|initiates> a " .. A, { "test_begins", actor = "$a" }, here = true, mine = true, attached = true },
  ["tokens in a test"] = { "<a|an> {t:symbols} <symbol|token|chaos token> is revealed during a " .. A, { "token_revealed", tokens = "$t" }, here = true,
    mine = true, attached = true },
}
local EXAMPLES = { ["fail by"] = "After you fail a skill test by 2 or more at this location: Take 1 horror.",
  ["draw an encounter card"] = "After you draw an encounter card at this location: Lose 1 resource.",
  ["tokens in a test"] = "After a [skull] or [cultist] token is revealed during a skill test at this location: Each investigator at this location takes 1 horror.",
  ["take damage"] = "After you take 1 or more damage at this location: Lose 1 resource." }
for name, event in pairs(EVENTS) do
  for where, place in pairs(PLACES) do
    if event[where] then
      local means = { of = place[2], where = { place[3] }, me = where ~= "attached" and "$m" or nil, there = where }
      for key, value in pairs(event[2]) do means[key] = value end
      if name == "tokens in a test" then table.insert(means.where, 1, "test") end
      local example = where == "here" and EXAMPLES[name]
      happening(name .. ", there: " .. where, event[1] .. " " .. place[1], means, example and "location: Forced - " .. example,
        example and "location: Forced - " .. example:gsub("at this location", "at this party", 1))
    end
  end
end
-- The same with "by so much" at the end.
for verb, point in pairs { ["<fail|fails>"] = "test_failed", ["<succeed|succeeds> at"] = "test_succeeded" } do
  happening(point .. " there, by", "{a:doer} " .. verb .. " a " .. A .. " <at|in|while at|while in> {m:me_location} by {r:range}",
    { point, actor = "$a", by = "$r", of = "location", me = "$m", where = { "place(actor) == me" }, there = "here" })
end

-- --- tests against an enemy, or of a location, by so much ------------------------------------------------------------

local AGAINST = { attacking = { "<attacking|fighting> {o:enemy}", "enemy" }, evading = { "<evading|attempting to evade> {o:enemy}", "enemy" },
  investigating = { "investigating {o:location}", "location" } }
for _, each in ipairs { { "fail", "<fail|fails>", "test_failed" }, { "succeed", "<succeed|succeeds> at", "test_succeeded" } } do
  local name, verb, point = unpack(each)
  for kind, words in pairs(AGAINST) do
    local ME = words[2] == "enemy" and "this enemy" or "this location"
    -- The other order of an investigation is known (more.lua).
    local behind = "while " .. words[1] .. " by {r:range}"
    happening(name .. " by while " .. kind .. " it", "{a:doer} " .. verb .. " a skill test " ..
      (kind == "investigating" and behind or "<by {r:range} while " .. words[1] .. "|" .. behind .. ">"), { point, actor = "$a", kind = kind, by = "$r", object = "$o" },
      name == "fail" and words[2] .. ": Forced - After you fail a skill test while " .. kind .. " " .. ME .. " by 2 or more: Take 1 damage." or nil,
      name == "fail" and words[2] .. ": Forced - After you fail a skill test by 2 or more while admiring " .. ME .. ": Take 1 damage." or nil)
    if name == "succeed" then
      happening(name .. " while " .. kind .. " it", "{a:doer} " .. verb .. " a skill test while " .. words[1],
        { point, actor = "$a", kind = kind, object = "$o" })
    end
  end
end

-- --- so many, and in other words -------------------------------------------------------------------------------------

happening("discover so many", "{a:doer} <discover|discovers> {r:range} clues", { "clues_discovered", actor = "$a", by = "$r" },
  "asset: [reaction] After you discover 2 or more clues, exhaust this asset: Draw 1 card.",
  "asset: [reaction] After you discover 2 or more crews, exhaust this asset: Draw 1 card.")
happening("discover so many somewhere", "{a:doer} <discover|discovers> {r:range} clues <at|from|in> {l:location}",
  { "clues_discovered", actor = "$a", subject = "$l", by = "$r" },
  "location: Forced - After you discover 2 or more clues from this location: Take 1 horror.")
-- "1 or more clues" is any number of them.
local clues = language.grammar.builders.clues_discovered
language.builder("clues_discovered", function(node)
  if node.by and node.by[1] == ">=" and node.by.n == 1 then return nil end
  if clues then return clues(node) end
  return node
end)
happening("the end of a turn there", "your turn ends <at|in> {l:me_location}", { "turn_ends", actor = { "you" }, at = "$l" },
  "location: Forced - When your turn ends at this location: Take 1 damage.", "location: Forced - When your turn ends at this party: Take 1 damage.")
happening("the beginning of a turn there", "<your turn begins|you begin your turn|you start your turn> <at|in> {l:me_location}",
  { "turn_begins", actor = { "you" }, at = "$l" },
  "location: Forced - After your turn begins at this location: Take 1 damage.")
happening("end your turn", "you end your turn", { "turn_ends", actor = { "you" } },
  "treachery: Revelation - Put this card into play in your threat area. // Forced - After you end your turn: Take 1 damage.")
happening("move from", "{a:doer} <move|moves> from {l:location}", { "leaves", actor = "$a", subject = "$l" },
  "location: Forced - After you move from this location: Lose 1 resource.", "location: Forced - After you move for this location: Lose 1 resource.")
happening("damage is placed on this location", "<1 or more|any amount of|> damage is placed on {m:me_location}",
  { "damage_placed", me = "$m", where = { "subject == me" }, of = "location", only = "after" },
  "location: Forced - After damage is placed on this location: Each investigator at this location takes 1 horror.")

return {}
