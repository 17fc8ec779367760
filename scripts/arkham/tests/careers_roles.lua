-- Rules Reference, Glossary: Lola and "Roles".

local ROLES = { "Neutral", "Guardian", "Seeker", "Rogue", "Mystic", "Survivor" }

local function table_of(t, role, config)
  config = config or {}
  config.investigators = config.investigators or { "lola_example" }
  config.locations = config.locations or { "study" }
  local g = t:game(config)
  local me = g:investigator "lola_example"
  if role and role ~= ROLES[me.role] then   -- the table has begun with the first one
    g:effect("choose_role", me)
    g:choose { role }
  end
  return g, me
end

test("a role is chosen when all opening hands are drawn, before anything else happens",
  { rules = { "ah.lola.choose_role" } }, function(t)
    local g = t:game { scenario = "the_gathering", begin = "setup", investigators = { "lola_example", "roland_banks" } }
    local me, roland = g:investigator "lola_example", g:investigator "roland_banks"
    g:deck(me, { "knife", "guts", "dodge", "evidence", "machete", "flashlight" })
    g:deck(roland, { "knife", "guts", "dodge", "evidence", "machete", "flashlight" })
    g:go_on()
    t:prompt(g, "replace", me)
    g:pass()
    t:prompt(g, "replace", roland)
    g:pass()
    t:prompt(g, "Which role do you choose?", me)
    t:equal({ #g:prompt_options(), me.role, #g:cards "locations" }, { #ROLES, 0, 0 })
    g:choose { "Seeker" }
    t:equal(me.role, 3)
    t:logged(g, "chooses a role: Seeker")
    t:no_prompt(g, "Which role")
  end)

test("the next time another role is chosen; somebody without roles chooses none", function(t)
  local g, me = table_of(t, "Seeker", { investigators = { "lola_example", "roland_banks" } })
  g:act { "use", me, "another role" }
  t:equal(g:prompt_options(), { "Neutral", "Guardian", "Rogue", "Mystic", "Survivor" })
  g:choose { "Rogue" }
  t:equal(me.role, 4)
  g:mark()
  g:effect("choose_role", g:investigator "roland_banks")
  t:not_logged(g, "chooses a role")
end)

test("with a role only neutral cards and cards of its class can be played",
  { rules = { "ah.lola.restricted_to_role" } }, function(t)
    local g, me = table_of(t, "Seeker")
    local prop, part, knife, machete = unpack(g:hand(me, { "stage_prop", "double_part", "knife", "machete" }))
    t:offered(g, { "play", prop })
    t:offered(g, { "play", part })
    t:offered(g, { "play", knife })
    t:not_offered(g, { "play", machete }, "playable_now")
    g:act { "use", me, "another role" }
    g:choose { "Guardian" }
    t:offered(g, { "play", knife })
    t:offered(g, { "play", machete })
    t:not_offered(g, { { "play", prop }, { "play", part } }, "playable_now")
  end)

test("each role fits neutral cards and those of its class, and Neutral neutral ones alone",
  { rules = { "ah.lola.restricted_to_role" } }, function(t)
    local ids = { "knife", "machete", "stage_prop", "switchblade", "holy_rosary", "baseball_bat" }
    for number, role in ipairs(ROLES) do
      local g, me = table_of(t, role)
      for i, card in ipairs(g:hand(me, ids)) do
        if i == 1 or i == number then
          t:offered(g, { "play", card })
        else
          t:not_offered(g, { "play", card }, "playable_now")
        end
      end
    end
  end)

test("a card of another class cannot be committed", { rules = { "ah.lola.restricted_to_role" } }, function(t)
  for role, options in pairs { Neutral = 1, Survivor = 1, Rogue = 2, Seeker = 3 } do
    local g, me = table_of(t, role, { auto = { "windows" } })
    g:hand(me, { "stage_prop", "double_part", "perception" })
    g:tokens { "0" }
    g:act { "investigate" }
    t:prompt(g, "Commit cards", me)
    t:equal(#g:prompt_options(), options, role)
    g:choose { "commit", "Perception" }
  end
end)

test("action, free and reaction abilities of a card of another class cannot be used; its others stay active",
  { rules = { "ah.lola.restricted_to_role", "ah.lola.constant_forced_stay" } }, function(t)
    for role, may in pairs { Seeker = true, Mystic = false } do
      local g, me = table_of(t, role)
      local prop = g:put("stage_prop", "play", { owner = me })
      me.horror = 1
      t:equal(me.agility, 4)
      for _, text in ipairs { "Heal 1", "Gain 2" } do
        if may then
          t:offered(g, { "use", prop, text })
        else
          t:not_offered(g, { "use", prop, text }, "can_trigger")
        end
      end
      g:act { "resource" }
      if may then g:choose { "take 1 horror" } end
      t:prompt(g, "Your turn")
      t:equal({ me.horror, me.resources }, { may and 2 or 1, 6 })
      g:auto { "reactions" }
      g:run_to "turn of lola_example"
      g:go_on()
      t:equal(me.resources, 8)                          -- 1 in the upkeep phase, 1 by the forced ability
    end
  end)

test("the role restricts nobody else", { rules = { "ah.lola.restricted_to_role" } }, function(t)
    local g = table_of(t, "Mystic", { investigators = { "lola_example", "roland_banks" }, turn_of = "roland_banks" })
    local roland = g:investigator "roland_banks"
    local machete, prop = unpack(g:hand(roland, { "machete", "stage_prop" }))
    t:offered(g, { "play", machete })
    t:offered(g, { "play", prop })
  end)

test("a weakness and encounter cards are free of the restriction, whatever their class",
  { rules = { "ah.lola.not_encounter_or_weakness" } }, function(t)
    local g, me = table_of(t, "Mystic", { locations = { "trapdoor" }, auto = { "windows" } })
    local held = g:hand(me, { "stage_fright" })[1]
    local fright = g:put("stage_fright", "play", { owner = me })
    t:offered(g, { "play", held })
    t:offered(g, { "use", fright })
    g:tokens { "0" }
    g:act { "use", g:location "trapdoor" }
    t:equal(me.resources, 6)
    g:act { "investigate" }
    t:prompt(g, "Commit cards", me)
    t:equal(#g:prompt_options(), 1)
    g:choose { "commit", held }
  end)
