-- Rings at every moment of a defeat: forced and optional, would, when, at and after.
local function note_defeat(field)
  return function(me, you, _, event)
    if field then me[field] = event.subject.in_play and 1 or 2 end
    you:gain(1)
  end
end

return asset {
  name = "Tier Bell", class = "neutral", cost = 0, memory = { "seen_when", "seen_after", "asked_when", "asked_after" },

  -- On purpose in the wrong order.
  reaction "Optional, after." { after = "enemy_defeated", effect = note_defeat "asked_after" },
  reaction "Optional, at." { at = "enemy_defeated", effect = note_defeat() },
  reaction "Optional, when." { when = "enemy_defeated", effect = note_defeat "asked_when" },
  reaction "Optional, would." { would = "enemy_defeated", effect = note_defeat() },
  forced "Forced, after." { after = "enemy_defeated", effect = note_defeat "seen_after" },
  forced "Forced, at." { at = "enemy_defeated", effect = note_defeat() },
  forced "Forced, when." { when = "enemy_defeated", effect = note_defeat "seen_when" },
  forced "Forced, would." { would = "enemy_defeated", effect = note_defeat() },
}
