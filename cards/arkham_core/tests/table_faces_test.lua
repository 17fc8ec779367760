-- The faces of the Core Set's cards, in a game that knows no keyword of an expansion.

test("every card of the Core Set has a face", function(t)
  local g = t:game { locations = { "study" } }
  for _, kind in ipairs { "asset", "event", "skill", "enemy", "treachery", "investigator", "act", "agenda" } do
    for _, id in ipairs(g:call("cards_with", kind)) do t:truthy(g:call("table_face", g:sample(id)).title, id) end
  end
end)
