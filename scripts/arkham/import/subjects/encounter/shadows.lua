-- Enemies that are concealed and exposed, and the Tekeli-li deck.

local language = require "import/language"
local triggers = require "import/subjects/triggers"
local production, frame, effects = language.production, language.frame, language.effects
local happening = language.happening

-- --- exposed ---------------------------------------------------------------------------------------------------------

triggers.roles.exposed, triggers.roles.decoy_exposed = { actor = "investigator" }, { actor = "investigator" }
local EXPOSED = { "exposed", me = "$e", where = { "subject == me" }, of = "enemy", bound = { "enemy", "me" }, only = "after" }
local function exposed(more)
  local node = {}
  for key, value in pairs(EXPOSED) do node[key] = value end
  for key, value in pairs(more) do node[key] = value end
  return node
end
happening("you expose this", "you expose {e:me_enemy}", exposed { actor = { "you" } },
  "enemy: Forced - After you expose this enemy: Take 1 horror.", "enemy: Forced - After you expose this place: Take 1 horror.")
happening("this is exposed", "{e:me_enemy} is exposed", exposed {},
  "enemy: Forced - After this enemy is exposed: Place 1 doom on it.", "enemy: Forced - After this enemy is hidden: Place 1 doom on it.")
for _, of in ipairs { { "you", { "you" } }, { "{i:investigator}", "$i" } } do
  happening("a decoy is exposed by " .. (of[1] == "you" and "you" or "somebody"), of[1] .. " <expose|exposes> a decoy",
    { "decoy_exposed", actor = of[2], only = "after" },
    of[1] == "you" and "treachery: Revelation - Put this card into play in your threat area. // Forced - After you expose a decoy: Take 1 horror." or nil)
end

-- --- the Tekeli-li deck ----------------------------------------------------------------------------------------------

local UNSEEN = "<| without looking at <it|them>| , without looking at <it|them>>"
frame { name = "shuffle in a Tekeli-li card", text = "*shuffle the top card of the tekeli-li deck into ~your deck" .. UNSEEN,
  means = { "add_tekelili", n = 1 },
  example = "treachery: Revelation - Shuffle the top card of the Tekeli-li deck into your deck.",
  near = "treachery: Revelation - Shuffle the top card of the Tekeli-li deck into your hand." }
frame { name = "shuffle in Tekeli-li cards", text = "*shuffle the top {n:digits} cards of the tekeli-li deck into ~your deck" .. UNSEEN,
  means = { "add_tekelili", n = "$n" } }
frame { name = "a Tekeli-li card on top", text = "<*put|*place> the top card of the tekeli-li deck on top of ~your deck" .. UNSEEN,
  means = { "add_tekelili", n = 1, top = true },
  example = "treachery: Revelation - Place the top card of the Tekeli-li deck on top of your deck, without looking at it." }
function effects.add_tekelili(w, node, who)
  w:would_change "any(tekelili_deck)"
  w:emit(who .. ":add_tekelili(" .. node.n .. (node.top and ", true" or "") .. ")")
end
frame { name = "back into the Tekeli-li deck",
  text = "<*return {m:me} to|*place {m:me} on|*put {m:me} on> the bottom of the tekeli-li deck", means = { "to_tekelili", me = "$m" } }
function effects.to_tekelili(w)
  if w.facts.type ~= "treachery" or w.kind ~= "revelation" then w:refuse("does this card belong to that deck?") end
  w:would_change()
  w:emit "me:return_to_tekelili()"
end

return {}
