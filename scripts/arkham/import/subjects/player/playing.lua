-- Playing a card by an effect: "play an [[Item]] asset from your hand, reducing its cost by 2".

local language = require "import/language"
local frame, effects = language.frame, language.effects

frame { name = "play cheaper", text = "*play <a|an> {k:playable} <from ~your hand|> , reducing its <|resource> cost by {n:number}",
  means = { "play_from_hand", kind = "$k", less = "$n" },
  example = "event: Play an [[Item]] asset from your hand, reducing its cost by 2.",
  near = "event: Play an [[Item]] asset from your deck, reducing its cost by 2." }
frame { name = "play at its cost", text = "*play <a|an> {k:playable} from ~your hand <( paying its cost )|, paying its cost>",
  means = { "play_from_hand", kind = "$k" },
  example = "asset: [action] Exhaust this asset: Play a [[Tome]] asset from your hand, paying its cost." }
frame { name = "play cheaper from the discard pile", text = "*play <a|an> {k:playable} from ~your discard pile , reducing its <|resource> cost by {n:number}",
  means = { "play_from_hand", kind = "$k", less = "$n", zone = "discard" },
  example = "location: [action]: Play a [[Tome]] or [[Spell]] asset from your discard pile, reducing its cost by 2. (Limit once per game.)",
  near = "location: [action]: Play a [[Tome]] or [[Spell]] asset from your encounter pile, reducing its cost by 2. (Limit once per game.)" }
frame { name = "play at its cost from the discard pile", text = "*play <a|an> {k:playable} from ~your discard pile <( paying its cost )|, paying its cost>",
  means = { "play_from_hand", kind = "$k", zone = "discard" },
  example = "asset: [action] Exhaust this asset: Play an asset from your discard pile (paying its cost).",
  near = "asset: [action] Exhaust this asset: Play an asset from your discard pile (praising its cost)." }
function effects.play_from_hand(w, node, who)
  if who ~= "you" or not (w.whole and (w.whole == node or w.whole.what == node)) then w:refuse("is it known that a card can be played?") end
  if w.kind == "revelation" or w.kind == "forced" then w:refuse("is it a choice?") end
  local function is(trait)
    local tag = w:tag(trait)
    return 'card:is "' .. tag .. '"'
  end
  local kind, parts = node.kind, { "card ~= me" }
  if kind.other then
    parts[2] = "(" .. is(kind.trait) .. " or " .. is(kind.other) .. ")"
  elseif kind.trait then
    parts[2] = is(kind.trait)
  end
  if kind.type ~= "" then parts[#parts + 1] = 'card:is "' .. kind.type .. '"' end
  local lies = node.zone and ", in_hand = true" or ""
  local options = (node.less or node.zone) and ", { discount = " .. (node.less or 0) .. lies .. " }" or ""
  local function list(discount)
    return 'filter(cards_in("' .. (node.zone or "hand") .. '", you), function(card) return ' .. table.concat(parts, " and ") ..
      " and you:can_play(card" .. discount .. ") end)"
  end
  -- Beforehand the resources of this card or ability are still to be paid.
  local due = w.kind == "event" and 'me:check "cost"'
  for _, cost in ipairs(w.ability_costs or {}) do
    local n = cost:match "^cost%.resources%((%d+)%)$"
    if n then due = due and due .. " - " .. n or n end
  end
  local before = due and ", { discount = " .. (node.less or 0) .. " - " .. due .. lies .. " }" or options
  w.asked = "function(me, you) return #" .. list(before) .. " > 0 end"
  w:emit('local chosen = choose(you, "Play which card?", ' .. list(options) .. ")")
  w:emit("if chosen then you:play(chosen" .. options .. ") end")
end

-- A weakness that is an asset puts itself into play as it is drawn.
frame { name = "put into your play area", text = "*put <|{m:me}> into play in ~your play area", means = { "into_play_area" },
  example = "asset: Revelation - Put into play in your play area.", near = "asset: Revelation - Put into play in your garden." }
function effects.into_play_area(w, _, who)
  if w.kind ~= "revelation" or w.facts.type ~= "asset" or who ~= "you" then w:refuse("only an asset that is drawn goes there") end
  w:would_change()
  w:emit "me:enter_play(you)"
end

language.production { name = "cost: remove tokens", of = "cost", text = "remove {n:number} {t:pool_token} token<s> from the chaos bag",
  means = { "remove_tokens", n = "$n", token = "$t" },
  example = "asset: [free] Exhaust this asset and remove 2 [curse] tokens from the chaos bag: Draw 1 card." }
function language.costs.remove_tokens(_, node) return 'cost.remove_tokens("' .. node.token .. '", ' .. node.n .. ")" end

return {}
