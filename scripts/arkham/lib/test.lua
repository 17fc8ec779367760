-- Appendix II: Skill Test Timing, ST.1 to ST.8.

local RR = "Rules Reference, "

engine.game { words = { parleying = { "test.kind == 4", "Whether the test is part of a parley." } } }

local function choose_skill(test)
  if confirm(test.tester, "Use intellect instead of " .. test.skill .. "?") then test.value = 1 end
end

local SKILLS = require "lib/skills"

--- investigation_skill(place: card, skill?: skill): skill. The skill for investigating that place, by an attempt that
--- would use `skill` (intellect).
local function investigation_skill(place, skill)
  return SKILLS[place:check "investigated_with"] or skill or "intellect"
end

-- The bonus of an attempt belongs to its own skill, so a change of skill leaves only what is added to the skill value.
local function change_skill(test, skill)
  if skill ~= test.skill then test.skill, test.bonus = skill, test.value_bonus end
end

--- test_instead(skill: skill). As a test begins: this skill is tested instead. What the attempt adds to its own skill is
--- lost; what it adds to the skill value stays.
local function test_instead(skill)
  local test = current "test"
  if test then change_skill(test, skill) end
end

local function take_skill_of_place(test) change_skill(test, investigation_skill(test.target, test.skill)) end

--- automatic_failure(). The skill test in progress fails automatically, even if an effect would make it succeed.
local function automatic_failure()
  local test = current "test"
  if test then test.auto = 1 end
end

--- automatic_success(). The skill test in progress succeeds automatically, unless it fails automatically. The documents
--- do not say which of the two counts, so the worse one does (the Grim Rule).
local function automatic_success()
  local test = current "test"
  if test then test.auto = 2 end
end

engine.procedure {
  name = "test", cite = RR .. "Skill Test Timing", period = "test", exclusive = true,
  -- kind: 1 attack, 2 evasion attempt, 3 investigation, 4 a test of a parley. against: the value of the target that is the difficulty. auto:
  -- 1 failure, 2 success. Failure counts before success, also when a script sets it. frosts: the frost tokens that have
  -- been revealed. flees: 1 if the target was a ready elusive enemy when it was attacked. exposer: the card whose effect
  -- has exposed a mini-card. value_bonus: the part of the bonus that stays when another skill is tested.
  -- noted: 1 when the cards of ST.2 have been announced. blessed: the bless and curse tokens that have been revealed for it.
  -- varies: which of its card's abilities has amounts that vary (lib/varying.lua); 0 if none does.
  locals = { "succeeded", "tester:card", "skill:value", "difficulty", "against:value", "target:card", "ability:ability",
    "value", "auto:least", "margin", "kind", "bonus", "damage", "other:card", "source:card", "base", "frosts", "flees",
    "exposer:card", "value_bonus", "varies", "noted", "blessed" },
  steps = {
    { id = "skill of the place", when = "investigating and test.target ~= none and test.target.investigated_with > 0",
      script = function(p) take_skill_of_place(p) end },
    -- "You may use your intellect in place of your combat and agility": then bonuses to those do not count.
    { id = "skill", when = "test.tester.uses_mind > 0 and (test.skill == combat or test.skill == agility)",
      script = function(p) choose_skill(p) end },
    { id = "skill chosen", when = "test.value == 1",
      set = { { skill = "intellect" }, { bonus = "test.value_bonus" }, { value = "0" } } },
    { id = "ST.1", title = "The test begins", cite = RR .. "ST.1",
      announce = { point = "test_begins", actor = "test.tester", subject = "test.source" } },
    { id = "ST.1 window", window = "player" },
    { id = "ST.2 begins", cite = RR .. "ST.2",
      announce = { point = "committing", actor = "test.tester", subject = "test.source" } },
    -- "Commit only with no other cards": it is asked first, so that no choice of several cards can break that.
    { id = "ST.2 alone", title = "Commit cards", when = "any(commits_alone_in_hand)", cite = RR .. "ST.2", prompt = "Commit a card alone to this test",
      purpose = "commit", choose = "hand", by = "test.tester", where = "can_commit_alone", min = "0", max = "1", move_to = "committed" },
    { id = "ST.2", title = "Commit cards", cite = RR .. "ST.2", prompt = "Commit cards to this test", choose = "committable", by = "test.tester",
      purpose = "commit", where = "can_commit", min = "0", move_to = "committed" },
    { id = "ST.2 enough", when = "test.tester.commits_at_least > 1", script = function(p) commit_enough(p.tester) end },
    -- Each other investigator at the same location may commit one card; by an effect also those elsewhere.
    { id = "ST.2 others", when = "count(investigators) > 1", set = { other = "next_player(0)" } },
    { id = "ST.2 other", title = "Commit cards", cite = RR .. "ST.2", prompt = "Commit a card to this test", purpose = "commit",
      when = "test.other ~= none and test.other ~= test.tester and (place(test.other) == place(test.tester) or test.other.commits_from_afar > 0) and not (draw_encounter and draw_encounter.peril and test.other ~= draw_encounter.drawer)",
      choose = "committable", by = "test.other", where = "can_commit or can_commit_alone", min = "0", max = "1", move_to = "committed" },
    { id = "ST.2 next", when = "test.other ~= none", set = { other = "next_player(test.other)" },
      again = "test.other ~= none", to = "ST.2 other" },
    { id = "ST.2 complete", set = { noted = "1" } },
    { id = "ST.2 committed", when = "any(committed)", script = function(p) note_commits(p) end },
    { id = "ST.2 window", window = "player" },
    -- If the test has succeeded or failed automatically by now, ST.3 and ST.4 are skipped (FAQ 2.9).
    { id = "ST.3", title = "Reveal a chaos token", cite = RR .. "ST.3",
      when = "test.auto == 0 and test.tester.reveals_no_tokens == 0",
      call = "reveal", with = { tester = "test.tester" } },
    { id = "ST.3 complete", cite = RR .. "ST.3", when = "any(revealed_tokens)", announce = { point = "tokens_revealed",
      happened = true, actor = "test.tester", subject = "test.source" } },
    { id = "ST.4", title = "Resolve symbols", cite = RR .. "ST.4", when = "any(revealed_tokens: it is symbol_token)",
      script = function(p) resolve_symbols(p) end },
    { id = "ST.4 complete", cite = RR .. "ST.4", when = "any(revealed_tokens)", announce = { point = "tokens_resolved",
      happened = true, actor = "test.tester", subject = "test.source" } },
    { id = "ST.5", title = "Modified skill value", cite = RR .. "ST.5", set = {
      -- The value of the card (shroud, fight, evade) is read only now, so that all its modifiers count.
      { difficulty = "difficulty_now" },
      { value = "(test.auto ~= 1) * max(0, value(test.tester, test.skill) + icons + token_sum + test.bonus + test.tester.skill_bonus)" },
    } },
    { id = "ST.6 would fail", title = "Success or failure", cite = RR .. "ST.6",
      when = "test.auto ~= 2 and test.value < test.difficulty",
      announce = { point = "test_would_fail", actor = "test.tester", subject = "test.source", amount = "test.difficulty - test.value" } },
    -- Calculated again: a reaction to the announced failure may have changed it.
    { id = "ST.6 again", cite = RR .. "ST.6", when = "test.value < test.difficulty", set = {
      { difficulty = "difficulty_now" },
      { value = "(test.auto ~= 1) * max(0, value(test.tester, test.skill) + icons + token_sum + test.bonus + test.tester.skill_bonus)" },
    } },
    { id = "ST.6", title = "Success or failure", cite = RR .. "ST.6", set = {
      { difficulty = "(test.auto ~= 2) * test.difficulty" },
      { succeeded = "test.auto ~= 1 and test.value >= test.difficulty" },
      { margin = "max(test.value - test.difficulty, test.difficulty - test.value)" },
    } },
    { id = "ST.6 succeeded", cite = RR .. "ST.6", when = "test.succeeded",
      announce = { point = "test_succeeded", actor = "test.tester", subject = "test.source", object = "test.target", amount = "test.margin" } },
    { id = "ST.6 failed", cite = RR .. "ST.6", when = "not test.succeeded",
      announce = { point = "test_failed", actor = "test.tester", subject = "test.source", object = "test.target", amount = "test.margin" } },
    { id = "ST.7", title = "Apply the result", cite = RR .. "ST.7",
      announce = { point = "test_results", actor = "test.tester", subject = "test.source", object = "test.target", amount = "test.margin" } },
    -- A ready enemy with retaliate attacks, after all results.
    { id = "retaliate", cite = RR .. "Glossary: Retaliate", text = "Retaliate.",
      when = "attacking and not test.succeeded and test.target is retaliate and test.target in play and not test.target.exhausted",
      script = function(p) p.target:attack(p.tester, 3) end },
    { id = "elusive", cite = "The Feast of Hemlock Vale, rules: Elusive", text = "Elusive.",
      when = "test.flees and test.target in play", script = function(p) flee(p.target) end },
    -- An enemy with alert attacks whoever failed to evade it, engaged or not. It does not exhaust.
    { id = "alert", cite = RR .. "Glossary: Alert", text = "Alert.",
      when = "evading and not test.succeeded and test.target is alert and test.target in play",
      script = function(p) p.target:attack(p.tester, 4) end },
    { id = "haunted", cite = RR .. "Glossary: Haunted", text = "Haunted.",
      when = "investigating and not test.succeeded and test.target is haunted and test.target in play",
      script = function(p) p.tester:resolve_haunted(p.target) end },
    { id = "ST.8 returned", title = "The test ends", cite = RR .. "ST.8", move = "returning", move_to = "hand" },
    { id = "ST.8", cite = RR .. "ST.8", discard = "committed" },
    { id = "ST.8 to pool", cite = RR .. "Glossary: Bless and Curse Tokens", when = "any(pool_tokens)",
      announce = { point = "tokens_to_pool", subject = "first(pool_tokens)", amount = "count(pool_tokens)" } },
    { id = "ST.8 pool", cite = RR .. "Glossary: Bless and Curse Tokens", move = "pool_tokens", move_to = "removed" },
    { id = "ST.8 tokens", cite = RR .. "ST.8", move = "revealed_tokens", move_to = "chaos_bag" },
    { id = "ST.8 ignored", cite = RR .. "ST.8", move = "ignored_tokens", move_to = "chaos_bag" },
    { id = "ST.8 ends", cite = RR .. "ST.8", announce = { point = "test_ends", actor = "test.tester", subject = "test.source" } },
  },
}

--- become_resource_test(). As a test begins: it becomes a test of the tester's resources, instead of one of a skill. What
--- the attempt adds to its own skill is lost.
local function become_resource_test() change_skill(current "test", "purse_skill") end

local verbs = {}

--- inv:attempt_again(bonus: integer). For an effect after `test_ends`: the investigator attempts the test that has just
--- ended again, with so much more skill value. What lasted for the test that has ended is over.
function verbs.attempt_again(inv, bonus)
  local test = current "test"
  if not test then return end
  local target = test.target
  local again = { tester = inv, source = test.source, ability = test.ability, kind = test.kind, skill = test.skill,
    against = test.against, base = test.base, target = target, bonus = test.bonus, value_bonus = test.value_bonus,
    damage = test.damage, varies = test.varies,
    flees = test.kind == 1 and target and target:is "elusive" and not target.exhausted and 1 or 0 }
  expire "test"
  if bonus ~= 0 then inv:modify("skill_bonus", bonus, "test") end
  call_procedure("test", again)
end

--- inv:raise_success(n: integer, success: event). "When you would succeed at a skill test: you get +n skill value for this
--- test", for what happens `when = "test_succeeded"`: the test succeeds by so much more. The sum of all modifiers as it is
--- before what is below 0 counts as 0.
function verbs.raise_success(inv, n, success)
  local test = current "test"
  local sum = inv:sum(test.skill) + test.bonus + inv:sum "skill_bonus"
  for _, card in ipairs(find "committed") do sum = sum + card:sum("icon_" .. test.skill) + card:check "icon_wild" end
  for _, token in ipairs(find "revealed_tokens") do sum = sum + token:sum "modifier" end
  local more = math.max(0, sum + n) - math.max(0, sum)
  inv:modify("skill_bonus", n, "test")
  test.value, test.margin = test.value + more, test.margin + more
  success.margin = success.margin + more
end

-- Could the card itself be committed, whatever else is? In ST.2, where cards come one by one, only this is asked.
local function could_be_committed(inv, card)
  local test = current "test"
  if card:sum("icon_" .. test.skill) <= 0 and card:check "icon_wild" == 0 and not card:is "any_test" then return false end
  if inv:check("cannot_commit", card) > 0 or inv:check("commit_cost", card) > inv.resources then return false end
  return not card:base "max_committed" or #filter(find "committed", function(other)
    return other.title == card.title
  end) < card:check "max_committed"
end

--- inv:can_commit(card: card): boolean. Could an effect make the investigator commit the card to the test, from wherever
--- it lies? For the hand in ST.2 the word is `can_commit`.
function verbs.can_commit(inv, card)
  local test = current "test"
  if not test or not could_be_committed(inv, card) then return false end
  local committed = find "committed"
  if committed[1] and (card:is "commits_alone" or committed[1]:is "commits_alone") then return false end
  if inv ~= test.tester and card:is "own_tests_only" then return false end
  return size("committed", inv) + 1 >= inv:check "commits_at_least"
end

--- commit_enough(inv: card). Step of the test: an investigator who has to commit several cards or none adds those that are
--- missing, or takes all of them back.
local function commit_enough(inv)
  while true do
    local n = size("committed", inv)
    local missing = inv:check "commits_at_least" - n
    if n == 0 or missing <= 0 then return end
    local list = filter(cards_in("hand", inv), function(card)
      return not card:is "commits_alone" and could_be_committed(inv, card)
    end)
    local card = #list >= missing and
      choose(inv, "Commit " .. missing .. " more, or take back what you have committed", list,
        { optional = true, purpose = "commit" })
    if not card then return move_all("committed", "hand", inv) end
    card:move("committed", inv)
  end
end

--- inv:commit(card: card). An effect makes the investigator commit the card to the test. Before ST.2 is complete it is
--- announced with the cards that are committed then.
function verbs.commit(inv, card)
  local from = card.zone
  card:move("committed", inv)
  if current("test").noted == 0 then return end
  finish_commit(inv, card, from, card.owner)
end

--- difficulty_now(test?: frame): integer. The difficulty that ST.5 would give the test now; without an argument, the test
--- in progress. In expressions the word is `difficulty_now`.
local function difficulty_now(test)
  test = test or current "test"
  local against = test.target and test.against
  local of_target = type(against) == "string" and test.target:base(against) and test.target:check(against) or 0
  local difficulty = math.max(0, test.base + of_target + test.tester:sum "test_difficulty")
  return test.tester:check "doubles_difficulty" > 0 and 2 * difficulty or difficulty
end

engine.verbs(verbs)

engine.export { become_resource_test = become_resource_test, test_instead = test_instead, commit_enough = commit_enough, difficulty_now = difficulty_now,
  investigation_skill = investigation_skill, automatic_failure = automatic_failure,
  automatic_success = automatic_success }
