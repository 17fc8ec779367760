-- Rules Reference, Glossary: Elimination; Lead Investigator; In Player Order; Priority of Simultaneous Resolution.

local THREE = { "roland_banks", "test_partner", "agnes_baker" }

local function at_table(t, config)
  config.investigators, config.locations = THREE, config.locations or { "study" }
  local g = t:game(config)
  return g, g:investigator "roland_banks", g:investigator "test_partner", g:investigator "agnes_baker"
end

test("when the lead falls while encounter cards are drawn, everybody after him still draws one",
  { rules = { "ah.mythos.1_4_draw_in_player_order", "ah.player_order.lead_then_clockwise" } }, function(t)
    local g, me, partner, agnes = at_table(t, { phase = "mythos" })
    g:encounter_deck { "ends_harbinger", "ends_curse", "ends_curse", "ends_curse" }
    g:go_on()
    t:zone(me, "removed")
    t:prompt(g, "Who leads now?", partner)
    g:choose { agnes }                                           -- the first in a new sequence
    t:equal(g:lead(), agnes)
    t:equal({ #g:cards("threat", partner), #g:cards("threat", agnes) }, { 1, 1 })
    t:order(g, { "Test Partner draws", "Agnes Baker draws" })
    t:equal(#g:cards "encounter_deck", 1)
  end)

test("when the lead falls in the enemy phase, the enemies of the others attack all the same",
  { rules = { "ah.enemy_phase.player_order", "ah.player_order.lead_then_clockwise" } }, function(t)
    local g, me, partner, agnes = at_table(t, { phase = "enemy", auto = { "windows" },
      locations = { "study", "hallway" }, at = { roland_banks = "hallway" } })
    me.damage = 8
    for _, inv in ipairs { me, partner, agnes } do g:spawn("ends_brute", { engaged = inv }) end
    g:go_on()
    t:zone(me, "removed")
    g:choose { agnes }
    t:order(g, { "attacks Roland Banks", "attacks Test Partner", "attacks Agnes Baker" })
    t:equal(partner.damage, 1)
  end)

test("of two players, the other's enemies attack after the lead has fallen",
  { rules = { "ah.enemy_phase.player_order" } }, function(t)
    local g = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "study", "hallway" },
      phase = "enemy", at = { test_partner = "hallway" }, auto = { "windows" } }
    local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
    me.damage = 8
    g:spawn("ends_brute", { engaged = me })
    g:spawn("ends_brute", { engaged = partner })
    g:go_on()
    t:equal(g:lead(), partner, "there is nobody else")
    t:equal(partner.damage, 1)
  end)

test("hand sizes are checked to the end though the lead falls on the way",
  { rules = { "ah.upkeep.hand_size" } }, function(t)
  local g, me, partner, agnes = at_table(t, { phase = "upkeep", auto = { "windows" } })
  local nine = {}
  for i = 1, 10 do nine[i] = "knife" end
  for _, inv in ipairs { me, partner, agnes } do g:hand(inv, nine) end
  me.damage = 8
  g:put("ends_burden", "threat", { controller = me })            -- after you discard a card from your hand: 1 damage
  g:go_on()
  t:prompt(g, "Discard down", me)
  local hand = g:cards("hand", me)
  g:choose { hand[1], hand[2] }
  t:zone(me, "removed")
  g:choose { agnes }
  for _, inv in ipairs { partner, agnes } do
    t:prompt(g, "Discard down", inv)
    hand = g:cards("hand", inv)
    g:choose { hand[1], hand[2] }
  end
end)

test("the new lead is one who is left when several fall at once", { rules = { "ah.elim.new_lead" } }, function(t)
  local g, me, partner, agnes = at_table(t, {})
  me.damage, partner.damage = 8, 6
  g:effect("harm_all", agnes, { me, partner }, 1)
  t:zone(me, "removed")
  t:zone(partner, "removed")
  t:equal(g:lead(), agnes)
  t:no_prompt(g, "Who leads now?")
end)

test("the effect in the middle of which the lead falls goes on, and asks the new one",
  { rules = { "ah.elim.new_lead", "ah.lead.final_arbiter" } }, function(t)
    local g, me, partner, agnes = at_table(t, { agenda = { "ends_agenda_ruin", "test_agenda" } })
    me.damage = 8
    g:effect "advance_agenda"                                    -- 1 damage to the lead, who then decides
    g:choose { partner }
    t:equal(g:lead(), partner)
    t:prompt(g, "Who takes the horror?", partner)
    g:choose { agnes }
    t:equal(agnes.horror, 1)
    t:equal(g:agenda().title, "Test agenda")
  end)

test("when all fall at once, the scenario ends without a resolution and nobody is asked",
  { rules = { "ah.elim.all_gone_no_resolution" } }, function(t)
    local g, me, partner, agnes = at_table(t, {})
    me.damage, partner.damage, agnes.damage = 8, 6, 5
    g:effect("harm_all", me, { me, partner, agnes }, 1)
    t:over(g, "no_resolution")
    t:equal({ me.physical_trauma, partner.physical_trauma, agnes.physical_trauma }, { 1, 1, 1 })
  end)

-- Choices of several.

test("what each chooses is chosen in player order, and happens to all at once",
  { rules = { "ah.priority.choices_in_player_order" } }, function(t)
    local g, me, partner, agnes = at_table(t, { hand = { "ends_toll" } })
    local cards = {}
    for i, inv in ipairs { me, partner, agnes } do cards[i] = g:hand(inv, { "knife", "beat_cop" }) end
    g:act { "play", g:card "ends_toll" }
    local p = g:prompt()
    t:equal({ p.parts[1].player, p.parts[2].player, p.parts[3].player }, { me, partner, agnes })
    for i, part in ipairs(p.parts) do
      t:equal({ part.options[1].card, part.options[2].card, part.options[3] }, cards[i], "each sees his own hand only")
    end
    g:choose { cards[1][1], player = me }
    g:choose { cards[2][2], player = partner }
    t:zone(cards[1][1], "hand", me)
    t:zone(cards[2][2], "hand", partner)
    t:not_logged(g, "is discarded")
    g:choose { cards[3][1], player = agnes }
    t:zone(cards[1][1], "discard", me)
    t:zone(cards[2][2], "discard", partner)
    t:zone(cards[3][1], "discard", agnes)
  end)

test("who has no choice is not asked, and what the others choose is theirs",
  { rules = { "ah.priority.choices_in_player_order" } }, function(t)
    local g, me, partner, agnes = at_table(t, { hand = { "ends_toll" } })
    local knife = g:hand(partner, { "knife" })[1]
    local a = g:hand(agnes, { "beat_cop", "knife" })[1]
    g:act { "play", g:card "ends_toll" }
    t:prompt(g, "Choose a card to discard", agnes)
    g:choose { a }
    t:zone(knife, "discard", partner)
    t:chose(g, { "Choose a card to discard", knife }, partner)
    t:raises(function() t:chose(g, { "Choose a card to discard", a }) end, "nothing was chosen without asking")
    t:zone(a, "discard", agnes)
    t:equal(#g:cards("hand", me), 0)
  end)

test("where nobody has to choose, each may choose nothing, and his only card is no choice made for him",
  { rules = { "ah.priority.choices_in_player_order" } }, function(t)
    local g, me, partner, agnes = at_table(t, { hand = { "ends_offering" } })
    local mine = g:hand(me, { "knife", "beat_cop" })[1]
    local knife = g:hand(partner, { "knife" })[1]
    local lamp = g:hand(agnes, { "flashlight" })[1]
    g:act { "play", g:card "ends_offering" }
    g:choose { player = me }
    g:choose { player = partner }
    g:choose { lamp, player = agnes }
    t:zone(mine, "hand", me)
    t:zone(knife, "hand", partner)
    t:zone(lamp, "discard", agnes)
  end)

-- The order of forced abilities.

test("two copies of one forced ability are no question of order, unless something tells them apart",
  { rules = { "ah.priority.forced_order_lead", "ah.forced.mandatory" } }, function(t)
    local function round_ends(doom)
      local g, me, partner = at_table(t, { phase = "upkeep", auto = { "windows" } })
      g:put("ends_fate", "threat", { controller = partner })
      g:put("ends_fate", "threat", { controller = partner, doom = doom })
      return g, me, partner
    end
    local g, me, partner = round_ends(0)
    g:run_to "mythos"                                            -- and nobody is asked anything
    t:equal(partner.horror, 2)
    t:equal(#g:cards "encounter_discard", 2)
    g, me, partner = round_ends(1)
    g:go_on()
    t:prompt(g, "Which resolves next?", me)
    g:stop_at "mythos_phase"
    g:choose { g:cards("threat", partner)[1] }
    t:equal(partner.horror, 3)
  end)
