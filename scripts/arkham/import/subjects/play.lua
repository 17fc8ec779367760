-- Where a card itself goes as it resolves: into a threat area, attached; when an event may be played.

local language = require "import/language"
local frame, effects, production = language.frame, language.effects, language.production

frame { name = "into threat area", text = "<*put|*place> {m:me} into play in ~your threat area",
  means = { "threat_area", me = "$m" },
  example = "treachery: Revelation - Put this card into play in your threat area.",
  near = "treachery: Revelation - Put this card into play in your play area." }
frame { name = "into threat area, short", text = "*put {m:me} into ~your threat area",
  means = { "threat_area", me = "$m" } }
frame { name = "added to threat area", text = "*add {m:me} to ~your threat area", means = { "threat_area", me = "$m" } }
function effects.threat_area(w, _, who)
  if w.kind ~= "revelation" or w.facts.type ~= "treachery" then w:refuse("only a treachery that is drawn goes there") end
  w:would_change()
  w:emit("me:put_in_threat_area(" .. who .. ")")
end

frame { name = "attach here", text = "*attach <|{m:me}> to ~your location", means = { "attach_here" },
  example = "treachery: Revelation - Attach to your location.", near = "treachery: Revelation - Attach to your hand." }
function effects.attach_here(w, _, who)
  local kinds = w.facts.kinds
  if not kinds.attached or w.place.result and w.kind ~= "revelation" then w:refuse("only a card that is resolved attaches") end
  w:would_change()
  w:emit("me:attach_to(" .. who .. ".place)")
end

for _, of in ipairs { "asset", "enemy", "location" } do
  frame { name = "attach to " .. of, text = "*attach <|{m:me}> to {x:" .. of .. "}",
    means = function(p)
      if p.x[1] == "here" then return nil end
      return { "attach_to", of = p.x[1] ~= "it" and of or nil, to = p.x }
    end,
    take = function(node)
      return type(node) == "table" and node[1] == "attach_to" and (not node.of or node.of == of) and { x = node.to } or nil
    end,
    example = of == "enemy" and "event: Attach to a non-[[Elite]] enemy at your location." or nil }
end
function effects.attach_to(w, node)
  if not w.facts.kinds.attached or w.place.result and w.kind ~= "revelation" then w:refuse("only a card that is resolved attaches") end
  local of = node.of or w:find_bound(nil).of
  require("import/subjects/things").one(w, node.to, of, "Attach this to which " .. of .. "?", function(name)
    w:emit("me:attach_to(" .. name .. ")")
  end)
end

production { name = "gains surge", of = "clause", text = "{m:me} gains surge", means = { "surge", me = "$m" },
  example = "treachery: Revelation - If you have no clues, this treachery gains surge." }
function effects.surge(w)
  if w.kind ~= "revelation" then w:refuse("it is not drawn") end
  w:would_change()
  w:emit "me:gain_surge()"
end
frame { name = "return this to hand", text = "*return {m:me} to ~your hand", means = { "return_me", me = "$m" },
  example = "asset: [free] If there are no clues at your location: Return this asset to your hand." }
function effects.return_me(w)
  if not w.facts.kinds.asset then w:refuse("only an asset returns") end
  w:would_change()
  w:emit "me:return_to_hand()"
end
production { name = "cancel attack", of = "act", text = "cancel that attack", means = { "cancel_attack" },
  example = "event: Fast. Play when an enemy attacks an investigator at your location. // Cancel that attack.",
  near = "event: Fast. Play after an enemy attacks you. // Cancel that attack." }
function effects.cancel_attack(w)
  if w.event ~= "when attack" and w.event ~= "would attack" then w:refuse("there is no attack to cancel") end
  w.tier = "would"   -- before what is forced "when" it attacks
  w:would_change()
  w:emit "event:cancel()"
end
production { name = "cancel revelation", of = "act", text = "cancel <that card 's|its> revelation effect",
  means = { "cancel_revelation" } }
function effects.cancel_revelation(w)
  if w.event ~= "when encounter_drawn" then w:refuse("no card is drawn") end
  w:would_change "not draw_encounter.cancelled"   -- a test may have done it (player/asides.lua)
  w:emit "event:cancel()"
end

production { name = "play at", of = "play", text = "play {t:trigger}", means = { "play", trigger = "$t" },
  example = "event: Fast. Play after you defeat an enemy. // Discover 1 clue at your location." }
production { name = "play if", of = "play", text = "play only if {c:condition}",
  means = { "play_if", condition = "$c" },
  example = "event: Play only if there is a clue on your location. // Draw 3 cards." }
production { name = "play first", of = "play", text = "play only as your first action", means = { "play_first" },
  example = "event: Play only as your first action. // Gain 4 resources." }
production { name = "play in your turn", of = "play", text = "play <only|> during your turn", means = { "play_on_turn" },
  example = "event: Fast. Play only during your turn. // Draw 1 card.",
    near = "event: Fast. Play only during their turn. // Draw 1 card." }
production { name = "play in any window", of = "play", text = "play during any [free] <player|> window",
  means = { "play_in_window" },
  example = "event: Fast. Play during any [free] player window. // Draw 1 card." }

return {}
