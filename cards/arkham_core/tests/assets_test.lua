-- What holds of all assets.

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
