-- Doors and the keys to them; what repeats the rule of haunted locations; stories before an effect.

local language = require "import/language"
local production, conditions = language.production, language.conditions
local condition = language.condition_of_two

production { name = "haunted, said again", of = "haunted_reminder",
  text = "trigger {m:me_location} 's haunted <effect|ability> whenever you fail a skill test while investigating {n:me_location}",
  means = { "haunted_reminder" } }
language.example("haunted, said again",
  "location: Haunted - Take 1 horror. (Trigger this location's haunted effect whenever you fail a skill test while investigating this location.)",
  "location: Haunted - Take 1 horror. (Trigger this location's haunted effect whenever you pass a skill test while investigating this location.)")
language.example("from the token bank", "location: [action] Spend 2 resources: Gain 1 clue from the token bank.",
  "location: [action] Spend 2 resources: Gain 1 clue from the token sea.")
language.example("what somebody says before an effect", "location: [action]: Whisper a word. Draw 1 card. (Limit once per game.)",
  "location: [action]: Weaken a ward. Draw 1 card. (Limit once per game.)")
language.example("a question before an effect", "location: [action]: What was that? Draw 1 card. (Limit once per game.)",
  "location: [action]: Draw a card? Draw 1 card. (Limit once per game.)")
language.example("a story of a door", "location: The way to the cellar is hidden. You cannot enter this location.",
  "location: The way to the cellar is doubled. You cannot enter this location unless you move.")
language.example("a purpose with verbs of the rules", "asset: [action]: Test [combat] (2) to look behind the curtain. If you succeed, draw 1 card.",
  "asset: [action]: Test [combat] (2) to look at a hidden card. If you succeed, draw 1 card.")

-- --- keys by their symbol --------------------------------------------------------------------------------------------

language.lexical("key_symbol", function(token)
  local value = token.class == "icon" and token.value
  return (value == "skull" or value == "cultist" or value == "tablet" or value == "elder_thing") and value or nil
end, function(value) return "[" .. value .. "]" end)
local function held(title, whose)
  return "#filter(find \"keys\", function(key) return key.parent" .. whose .. " and key.title:lower() == \"" .. title .. " key\" end) > 0"
end
condition("you control a key with a symbol", "you control the {k:key_symbol} key", { "has_symbol_key", symbol = "$k" },
  "location: [action] If you control the [skull] key: Draw 2 cards.", "location: [action] If you control the [auto_fail] key: Draw 2 cards.")
function conditions.has_symbol_key(w, node)
  w:needs_you()
  return { lua = held(node.symbol:gsub("_", " "), " == you") }
end
condition("somebody controls a key with a symbol", "an investigator <controls|has> the {k:key_symbol} key",
  { "key_held", title = "$k" }, "location: Forced - When the round ends, if an investigator controls the [skull] key: Place 1 doom on this location.",
  "location: Forced - When the round ends, if an investigator controls the [bless] key: Place 1 doom on this location.")
condition("somebody controls a key by its colour", "an investigator <controls|has> the {k:key_colour} key",
  { "key_held", title = "$k" })
function conditions.key_held(_, node)
  return { lua = held(node.title:gsub("_", " "), ':is "investigator"') }
end

return {}
