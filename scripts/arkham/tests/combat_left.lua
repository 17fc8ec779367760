-- A verb reaches a card that has left play after it was chosen: it does nothing. Each verb is called once while
-- everything is in play, where it changes something, and once when one of its cards has left.

local function table_of(t)
  local g = t:game { investigators = { "roland_banks", "agnes_baker" }, locations = { "study", "hallway", "attic" },
    auto = { "commit", "windows", "reactions" } }
  local me, other = g:investigator "roland_banks", g:investigator "agnes_baker"
  local foe = g:spawn("ghoul_minion", { at = g:location "hallway", exhausted = true })
  local ally = g:put("beat_cop", "play", { owner = me, damage = 1, horror = 1 })
  g:put("combat_sentinel", "play", { owner = me })
  me.clues, other.clues, other.damage, other.horror = 1, 1, 1, 1
  return g, { me = me, other = other, foe = foe, ally = ally, study = g:location "study", attic = g:location "attic",
    hallway = g:location "hallway", gun = g:put("45_automatic", "play", { owner = me, uses = 1 }),
    knife = g:put("knife", "hand", { owner = me }), curse = g:put("dissonant_voices", "set_aside") }
end

-- The way in which each leaves play.
local LEAVES = {
  me = function(g, cards) g:effect("defeat", cards.me) end,
  other = function(g, cards) g:effect("defeat", cards.other) end,
  foe = function(g, cards) g:effect("defeat_enemy", cards.foe) end,
  ally = function(g, cards) g:effect("leave_play", cards.ally) end,
  gun = function(g, cards) g:effect("leave_play", cards.gun) end,
  attic = function(g, cards) g:effect("leave_play", cards.attic) end,
}

-- The card that has left; the verb; its cards and numbers; the preparation without which it would change nothing.
local CASES = {
  { "other", "engage", "other", "foe" }, { "foe", "engage", "me", "foe" },
  { "other", "evade_enemy", "other", "foe", function(_, c) c.foe.exhausted = false end },
  { "foe", "evade_enemy", "me", "foe", function(_, c) c.foe.exhausted = false end },
  { "foe", "exhaust", "foe", function(_, c) c.foe.exhausted = false end },
  { "foe", "ready", "foe" },
  { "foe", "move_enemy", "foe", "study" }, { "attic", "move_enemy", "foe", "attic" },
  { "foe", "move_toward", "foe", "attic" }, { "attic", "move_toward", "foe", "attic" },
  { "other", "move_to", "other", "hallway" }, { "attic", "move_to", "me", "attic" },
  { "attic", "reveal", "attic", function(_, c) c.attic.face = 0 end }, { "other", "resign", "other" },
  { "other", "discover", "other", 1, "study", function(_, c) c.study.clues = 2 end },
  { "other", "place_clues", "other", 1 },
  { "attic", "remove_location", "attic", "study" },
  { "ally", "heal_damage", "ally", 1 }, { "ally", "heal_horror", "ally", 1 },
  -- An eliminated investigator keeps their damage and horror.
  { "other", "heal_damage", "other", 1 }, { "other", "heal_horror", "other", 1 },
  { "other", "heal_either", "other", "me", function(_, c) c.other.horror = 0 end },
  { "other", "harm_asset", "other", "ally", 1, 0 }, { "ally", "harm_asset", "me", "ally", 1, 0 },
  { "other", "deal_damage", "other", "foe", 1 }, { "foe", "deal_damage", "me", "foe", 1 },
  { "ally", "leave_play", "ally" }, { "ally", "return_to_hand", "ally" }, { "foe", "add_to_victory", "foe" },
  { "gun", "add_uses", "gun", "ammo", 1 },
  { "other", "take_control", "other", "ally" },
  { "other", "draw", "other", 1, function(g, c) g:deck(c.other, { "knife" }) end }, { "other", "gain", "other", 2 },
  { "other", "search", "other", function(g, c) g:deck(c.other, { "knife" }) end },
  { "other", "enter_play", "knife", "other" }, { "attic", "attach_to", "curse", "attic" },
  { "other", "put_in_threat_area", "curse", "other" },
}

-- Everything that the verbs could change, and the lines of the log.
local function picture(g, cards)
  local out = { #g:log(), #g:cards("hand", cards.me) + #g:cards("hand", cards.other) }
  for name, card in pairs(cards) do
    local at = { name, card.zone, tostring(card.exhausted), tostring(card.resigned), card.face }
    for _, key in ipairs { "damage", "horror", "clues", "uses", "resources" } do at[#at + 1] = card[key] end
    for _, key in ipairs { "place", "bearer", "parent", "controller" } do at[#at + 1] = card[key] and card[key].title or "-" end
    out[#out + 1] = table.concat(at, " ")
  end
  table.sort(out, function(a, b) return tostring(a) < tostring(b) end)
  return table.concat(out, "\n")
end

for _, case in ipairs(CASES) do
  local gone, verb = case[1], case[2]
  local arguments, before = {}, nil
  for i = 3, #case do
    if type(case[i]) == "function" then before = case[i] else arguments[#arguments + 1] = case[i] end
  end

  local function call(g, cards)
    local given = {}
    for i, name in ipairs(arguments) do given[i] = cards[name] or name end
    g:effect(verb, unpack(given))
  end

  test(verb .. " does nothing when " .. gone .. " has left play", { rules = { "ah.out_of_play.what" } }, function(t)
    local g, cards = table_of(t)
    if before then before(g, cards) end
    local was = picture(g, cards)
    call(g, cards)
    t:not_equal(picture(g, cards), was, "it would do something")
    g, cards = table_of(t)
    if before then before(g, cards) end
    LEAVES[gone](g, cards)
    was = picture(g, cards)
    call(g, cards)
    t:equal(picture(g, cards), was)
  end)
end

test("nobody is asked what to heal of who has left the game", { rules = { "ah.out_of_play.what" } }, function(t)
  for _, left in ipairs { false, true } do
    local g, cards = table_of(t)
    if left then LEAVES.other(g, cards) end
    g:effect("heal_either", cards.other, cards.me)
    if left then t:no_prompt(g, "Heal what?") else t:prompt(g, "Heal what?") end
  end
end)

test("what is in play already does not enter play when it is put before somebody else or attached to something",
  { rules = { "ah.enters_play.in_that_state", "ah.in_play.what" } }, function(t)
    local g, cards = table_of(t)
    local function put(verb, where)
      g:mark()
      g:effect(verb, cards.curse, where)
    end
    put("put_in_threat_area", cards.me)
    t:equal(cards.me.resources, 6, "it enters play")
    put("put_in_threat_area", cards.other)
    t:equal({ cards.curse.zone, cards.curse.bearer, cards.me.resources }, { "threat", cards.other, 6 })
    put("attach_to", cards.study)
    t:equal({ cards.curse.zone, cards.curse.parent, cards.me.resources }, { "attached", cards.study, 6 })
    g:effect("leave_play", cards.curse)
    put("attach_to", cards.study)
    t:equal(cards.me.resources, 8, "it leaves play, and enters it again")
  end)
