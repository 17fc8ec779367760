-- Actions that are spent besides the cost of a fight (Rules Reference, Glossary: Action; FAQ 1.10).

local function armed(t, who)
  local g  = t:game { investigators = { who }, locations = { "study" }, auto = { "windows", "commit" } }
  local me = g:lead()
  g:hold_window "turn"
  return g, me, g:put("45_automatic", "play", { owner = me })
end

test("more actions for a fight: additional ones that fit are used first", {
  rules = { "ah.action.additional_used_first" } }, function(t)
    local g, me, gun = armed(t, "roland_banks")
    local friend = g:put("swift_friend", "play", { owner = me })
    t:equal(me:fight_actions(gun), 4)
    g:effect("spend_on_fight", me, 2, gun)
    t:equal({ me.actions, friend.action_spent, me:fight_actions(gun) }, { 2, true, 2 })
    g:effect("spend_on_fight", me, 5, gun)
    t:equal(me.actions, 0)
  end)

test("an additional action for something else does not pay, one for cards like this does", {
  rules = { "ah.action.additional_used_first" } }, function(t)
    local g, me, gun = armed(t, "reader")                             -- one for Tomes
    local wheel = g:put("free_wheel", "play", { owner = me })         -- one to move or to draw
    g:put("side_lever", "play", { owner = me })                     -- for any action printed on a card
    local book = g:put("old_book_of_lore", "play", { owner = me })    -- a Tome
    t:equal({ me:fight_actions(gun), me:fight_actions(book) }, { 4, 5 })
    me.actions = 0
    g:effect("spend_on_fight", me, 1, gun)
    t:equal({ wheel.action_spent, me.action_spent, me:fight_actions(gun), me:fight_actions(book) },
      { false, false, 0, 1 })
  end)

test("of several that fit the investigator chooses; outside the own turn there is none", {
  rules = { "ah.action.additional_choose" } }, function(t)
    local g  = t:game { locations = { "study" }, investigators = { "roland_banks", "test_partner" },
      auto = { "windows" } }
    local me, partner = g:lead(), g:investigator "test_partner"
    local gun = g:put("45_automatic", "play", { owner = me })
    me:modify("slot_ally", 1, "game")
    local one, two = g:put("swift_friend", "play", { owner = me }), g:put("spry_friend", "play", { owner = me })
    g:effect("spend_on_fight", me, 1, gun)
    g:choose { two }
    t:equal({ one.action_spent, two.action_spent, me.actions }, { false, true, 3 })
    t:equal(partner:fight_actions(gun), 0)
  end)
