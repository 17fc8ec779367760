-- More of fights, evasions and investigations: whom they defeat, what their failure does, and what they leave
-- behind for later.

local language = require "import/language"
local production, frame, effects, mods = language.production, language.frame, language.effects, language.mods

-- --- of the fight itself ---------------------------------------------------------------------------------------------------

production { name = "if it defeats", of = "outcome", text = "if this attack defeats <an|the|the attacked> enemy , {x:sentence}",
  means = { "outcome", of = "success", defeats = true, what = "$x" },
  example = "asset: [action]: <b>Fight.</b> If this attack defeats an enemy, draw 1 card.",
  near = "asset: [action]: <b>Evade.</b> If this attack defeats an enemy, draw 1 card." }

-- Retaliate comes after the results of the test, so it is lost in these, as often as an enemy may have it.
production { name = "ignores retaliate", of = "mod_fight",
  text = "<ignore the retaliate keyword for this attack|this attack ignores the retaliate keyword|this attack ignores retaliate>",
  means = { "ignores_retaliate" },
  example = "asset: [action]: <b>Fight.</b> You get +1 [combat] for this attack. Ignore the retaliate keyword for this attack.",
  near = "asset: [action]: <b>Evade.</b> Ignore the retaliate keyword for this attack." }
function mods.ignores_retaliate(_, _, _, fields)
  fields.on_failure = { 'for _ = 1, 9 do event.object:lose_tag("retaliate", "test") end' }
end

-- --- what comes later ------------------------------------------------------------------------------------------------------

-- An ability of the card that an effect arms; `beside` of a writer becomes abilities of the card.
local function armed(w, name, text, fields)
  w.beside = w.beside or {}
  w.beside[#w.beside + 1] = { kind = 'named "' .. name .. '"', text = text, fields = fields }
end
language.armed = armed

frame { name = "returns at the end of the turn", text = "*return {m:me} to ~your hand at the end of ~your turn",
  means = { "returns_at_turn_end", me = "$m" },
  example = "event: <b>Evade.</b> If you fail, return this event to your hand at the end of your turn.",
  near = "asset: [action]: <b>Evade.</b> If you fail, return this asset to your hand at the end of your turn." }
function effects.returns_at_turn_end(w, _, who)
  if w.facts.type ~= "event" or w.facts.kinds.attached or who ~= "you" then w:refuse("where is it then?") end
  w:would_change()
  w:emit 'me:arm("back", you)'
  armed(w, "back", "The turn ends: return this to your hand.", { { "at", '"turn_ends"' }, { "condition", '"actor == you"' },
    { "effect", lines = { 'if me.zone == "discard" then you:add_to_hand(me) end' }, as = "target" } })
end

for _, name in ipairs { "that", "it" } do
  production { name = name .. " does not ready", of = "clause",
    text = (name == "it" and "it" or "<that|the evaded> enemy") .. " does not ready during the next upkeep phase",
    means = { "stays_exhausted", of = name },
    example = name == "that" and "event: <b>Evade.</b> If you succeed and the evaded enemy is non-[[Elite]], that enemy does not ready during the next upkeep phase." or nil,
    near = name == "that" and "event: <b>Investigate.</b> If you succeed, that enemy does not ready during the next upkeep phase." or nil }
end
function effects.stays_exhausted(w)
  if w.place.kind ~= "evade" or w.place.result ~= "success" then w:refuse("which enemy is meant?") end
  w:would_change()
  -- An enemy that has left play by then and has come back is not meant: it has lost the tag.
  w:block("if event.object.in_play and not event.object:is_immune() then", function()
    w:emit 'event.object:gain_tag("kept_exhausted", "game")'
    w:emit 'me:arm("stays", you, event.object)'
  end)
  armed(w, "stays", "The enemy does not ready in this upkeep phase.", { { "after", '"phase_begins"' },
    { "condition", '"phase == 4 and target is kept_exhausted"' },
    { "effect", lines = { 'enemy:modify("cannot_ready", 1, "phase")' }, as = "enemy" } })
end

-- --- skills that are committed, elder signs -------------------------------------------------------------------------------

for kind, text in pairs { attacking = "<while attacking|during an attack against>", evading = "<while evading|during an evasion attempt against>" } do
  production { name = "if successful against a kind while " .. kind, of = "skill_line",
    text = "if this <skill|> test is successful " .. text .. " <a|an> {s:thing_enemy} , {x:sentence}",
    means = function(p) return p.s.where and not p.s.at and { "if_successful", kind = kind, against = p.s, what = p.x } or nil end,
    take = function(node) return node[1] == "if_successful" and node.against and node.kind == kind and { s = node.against, x = node.what } or nil end,
    example = kind == "evading" and "skill: If this skill test is successful while evading a non-[[Elite]] enemy, that enemy does not ready during the next upkeep phase." or nil,
    near = kind == "evading" and "skill: If this skill test is successful while evading a non-[[Elite]] location, that enemy does not ready during the next upkeep phase." or nil }
end

production { name = "fail to ...", of = "sentence", text = "you may instead choose to automatically fail this <skill|> test to {x:clauses}",
  means = { "fail_to", what = "$x" },
  example = "investigator: [elder_sign] effect: +2. You may instead choose to automatically fail this skill test to draw 2 cards." }
function effects.fail_to(w, node)
  if w.kind ~= "elder_sign" or w.place.result or w.depth > 0 then w:refuse("which test is meant?") end
  w:block("if confirm(you, " .. w:quote("Fail this test automatically, to " .. w.english(node.what, "clauses") .. "?") .. ") then", function()
    w:emit "automatic_failure()"
    w:effect(node.what)
  end)
end
production { name = "term: an attack with this", of = "term", text = "during an attack using {m:me_asset}",
  means = { "term", condition = { "attack_with_this" } },
  example = "asset: [free] During an attack using this asset, spend 1 resource: You get +1 [combat] for this skill test. (Limit three times per attack.)" }
function language.conditions.attack_with_this() return { expr = "attacking and test.source == me" } end

return {}
