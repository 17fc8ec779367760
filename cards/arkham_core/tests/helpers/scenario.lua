-- Games of one scenario: of(id) -> scenario(t, more, players) -> game, lead. With a number of players these are always
-- the same ones; without, `more` may say who plays.

local EVERYBODY = { "roland_banks", "agnes_baker", "third_partner", "fourth_partner" }

return function(id)
  return function(t, more, players)
    more = more or {}
    more.scenario = id
    if players then more.investigators = { unpack(EVERYBODY, 1, players) } end
    local g = t:game(more)
    return g, g:lead()
  end
end
