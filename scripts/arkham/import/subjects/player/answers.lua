-- What answers to damage and horror as they are dealt, of which a part is cancelled.

local language = require "import/language"
local roles = require("import/subjects/triggers").roles
local production, frame, happening = language.production, language.frame, language.happening
local effects = language.effects

-- --- harm that is dealt -----------------------------------------------------------------------------------------------

-- "When you are dealt damage and/or horror": all of it, that of your assets included.
local LEFT = "amount - subject.cancelled_damage + extra - subject.cancelled_horror > 0"
local BOTH = "<damage <and/or|or> horror|any amount of damage <and/or|or> horror|1 or more damage <and/or|or> horror>"
happening("dealt harm of both kinds", "you <are dealt|would be dealt|would take> " .. BOTH,
  { "harm_dealt", where = { "subject == you", LEFT }, of = "own", only = "when" },
  "asset: [reaction] When you are dealt damage and/or horror, exhaust this asset: Cancel up to 2 damage and/or horror just dealt.",
  "asset: [reaction] After you are dealt damage and/or horror, exhaust this asset: Cancel up to 2 damage and/or horror just dealt.")
happening("somebody is dealt harm of both kinds", "{i:investigator} <is dealt|would be dealt|would take> " .. BOTH,
  { "harm_dealt", subject = "$i", where = { LEFT }, of = "own", only = "when" },
  "asset: [reaction] When an investigator at your location is dealt damage and/or horror, discard this asset: Cancel all damage and horror just dealt.")
roles.harm_dealt = { subject = "investigator" }
for _, harm in ipairs { "damage", "horror" } do
  local SOME = "<1 or more|any|any amount of|> " .. harm
  roles[harm .. "_dealt"] = { subject = "investigator" }
  happening("would take " .. harm, "you would <take|be dealt> " .. SOME,
    { harm .. "_dealt", where = { "subject == you", "amount > 0" }, of = "own", only = "when" },
    harm == "horror" and "asset: [reaction] When you would take horror, exhaust this asset: Cancel 1 of that horror." or nil,
    harm == "horror" and "asset: [reaction] When you would take horror, exhaust this asset: Cancel 1 of that damage." or nil)
  happening("somebody would take " .. harm, "{i:investigator} would <take|be dealt> " .. SOME,
    { harm .. "_dealt", subject = "$i", where = { "subject is investigator", "amount > 0" }, of = "own", only = "when" },
    harm == "damage" and "asset: [reaction] When an investigator at your location would take damage, exhaust this asset: Cancel 1 of that damage." or nil)
  production { name = "cancel so much " .. harm, of = "act", text = "cancel {n:number} of that " .. harm,
    means = { "cancel_of", n = "$n", harm = harm } }
  production { name = "cancel all " .. harm, of = "act", text = "cancel <all of that " .. harm .. "|all " .. harm .. " just dealt>",
    means = { "cancel_of", harm = harm },
    example = harm == "damage" and "asset: [reaction] When you would take damage, discard this asset: Cancel all of that damage." or nil }
end
function effects.cancel_of(w, node)
  if w.event ~= "when " .. node.harm .. "_dealt" or w.depth > 0 then w:refuse("which " .. node.harm .. " is dealt?") end
  w:would_change()
  w:emit(node.n and "event.amount = math.max(0, event.amount - " .. node.n .. ")" or "event.amount = 0")
end
local OF_BOTH = "<damage <and/or|or> horror just dealt <|to you>|of that damage <and/or|or> horror|of that damage/horror>"
production { name = "cancel up to so much harm", of = "act", text = "cancel up to {n:number} " .. OF_BOTH,
  means = { "cancel_some", n = "$n" },
  example = "event: Fast. Play when you are dealt damage and/or horror. // Cancel up to 3 damage and/or horror just dealt.",
  near = "event: Fast. Play when an enemy attacks you. // Cancel up to 3 damage and/or horror just dealt." }
production { name = "cancel 1 damage or horror", of = "act", text = "cancel 1 <damage <and/or|or> horror just dealt <|to you>|of that damage <and/or|or> horror>",
  means = { "cancel_some", n = 1, one = true },
  example = "event: Fast. Play when you are dealt damage and/or horror. // Cancel 1 damage or horror just dealt." }
production { name = "cancel all harm", of = "act",
  text = "cancel all <damage <and|and/or> horror just dealt <|to you|to that investigator>|of that damage <and|and/or> horror|that damage <and|and/or> horror>",
  means = { "cancel_all_harm" },
  example = "event: Fast. Play when you are dealt damage and/or horror. // Cancel all damage and horror just dealt." }
local function dealt(w)
  if w.event ~= "when harm_dealt" or w.depth > 0 then w:refuse("what is dealt?") end
  w:would_change()
end
local function to_you(w)
  for _, condition in ipairs(w.ability_conditions) do
    if condition == "subject == you" then return end
  end
  w:refuse("whose damage and horror is it?")
end
-- How much it was can be spoken of: "then, gain that many resources".
function effects.cancel_some(w, node)
  dealt(w)
  to_you(w)
  local name = w:name "cancelled"
  w:emit("local " .. name .. " = you:cancel_some_harm(event, " .. node.n .. ")")
  w.so_many, w.is_some, w.full = name, true, { lines = #w.lines, test = name .. " > 0" }
  -- A name that nothing speaks of is not needed.
  local at, finish = #w.lines, w.finish
  w.finish = function(ability)
    local used = false
    for i = at + 1, #w.lines do used = used or w.lines[i]:find(name, 1, true) ~= nil end
    if not used then w.lines[at] = w.lines[at]:gsub("^local %w+ = ", "") end
    return finish and finish(ability)
  end
end
function effects.cancel_all_harm(w)
  dealt(w)
  w:emit "event:cancel()"
end
return {}
