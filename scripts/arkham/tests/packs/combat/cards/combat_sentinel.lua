-- Hears each event that is about to happen to other cards, even if it does not happen then.
local function heard(_, you) you:gain(1) end

return asset {
  name = "Combat Sentinel", class = "neutral", cost = 0,

  forced "When another card would leave play." { when = "leaves_play", condition = "card ~= me", effect = heard },
  forced "When another card would enter play." { when = "enters_play", condition = "card ~= me", effect = heard },
  forced "When somebody has searched his deck." { after = "searched", effect = heard },
  forced "When an enemy would be engaged." { when = "engaged", effect = heard },
  forced "When an enemy would be evaded." { when = "evaded", effect = heard },
}
