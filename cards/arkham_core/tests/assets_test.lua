-- Properties of all assets.

test("every asset can be played: its cost is paid, an action where it is not fast, and it stays in the play area",
  { rules = { "ah.asset.stays_in_play_area" } }, function(t)
    local g = t:game { locations = { "study" } }
    local n = 0
    for _, id in ipairs(g:call("cards_with", "asset")) do
      local data = g:call("data_of", id)
      if id:find "^arkham_core:" and data.kind == "asset" and not data.weakness then
        n = n + 1
        local name = id:match "[^:]+$"
        g = t:game { locations = { "study" }, hand = { name }, auto = { "commit", "windows" } }
        local me, card = g:investigator "roland_banks", g:card(name)
        local actions = card:is "fast" and 3 or 2
        me.resources = 20
        g:act { "play", card }
        t:zone(card, "play", me)
        t:equal({ me.resources, me.actions }, { 20 - (data.cost or 0), actions }, name)
      end
    end
    t:truthy(n >= 50, n)
  end)

test("nobody draws with an ability from a deck and a discard pile that are empty", {
  rules = { "ah.init.check_restrictions" } }, function(t)
  local g = t:game { locations = { "southside_historical_society" } }
  local me = g:investigator "roland_banks"
  t:equal(#g:prompt_options(), 4, "investigate, draw, gain a resource, end the turn")
  g:put("knife", "discard", { owner = me })
  t:equal(#g:prompt_options(), 5)
end)

test("the Heirloom of Hyperborea is not used where nothing can be drawn", { rules = { "ah.init.check_restrictions" } },
    function(t)
  for _, zone in ipairs { "none", "deck", "discard" } do
    local g = t:game { investigators = { "agnes_baker" }, locations = { "study" }, hand = { "scrying" } }
    local me = g:investigator "agnes_baker"
    local heirloom = g:put("heirloom_of_hyperborea", "play", { owner = me })
    if zone ~= "none" then g:put("knife", zone, { owner = me }) end
    g:act { "play", "Scrying" }
    if zone == "none" then t:no_prompt(g, "played") else t:prompt(g, "played") end
    t:not_logged(g, "Heirloom")
    t:zone(heirloom, "play")
  end
end)

test("Scrying is not used where every deck is empty", { rules = { "ah.init.check_restrictions" } }, function(t)
  local g = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  local spell = g:put("scrying", "play", { owner = me, uses = 3 })
  t:not_offered(g, { "activate", spell }, "condition")
  g:deck(me, { "knife" })
  t:offered(g, { { "activate", spell } })
end)
