-- Games of one scenario: of(id, past) -> scenario(t, more, players) -> game, lead. A number of players means the same
-- investigators each time; without a number, `more` may name them. past: the options if `more` has none.

local EVERYBODY = { "roland_banks", "agnes_baker", "third_partner", "fourth_partner" }

return function(id, past)
  return function(t, more, players)
    more = more or {}
    more.scenario = id
    for name, value in pairs(past or {}) do
      more.options = more.options or {}
      more.options[name] = more.options[name] or value
    end
    if players then more.investigators = { unpack(EVERYBODY, 1, players) } end
    local g = t:game(more)
    return g, g:lead()
  end
end
