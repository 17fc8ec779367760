-- Still more of player cards: two ways to pay, locations that are investigated from elsewhere, tokens that are
-- returned, what is done until there is enough of it.

local language = require "import/language"
local production, frame = language.production, language.frame
local effects, mods, conditions, costs = language.effects, language.mods, language.conditions, language.costs

-- --- two ways to pay ------------------------------------------------------------------------------------------------

-- "Discard this: Deal 1 damage to an enemy (or remove this from the game to deal 2 damage, instead)" is two abilities.
production { name = "cost: remove this", of = "cost", text = "remove {m:me} from the game", means = { "remove_cost",
  me = "$m" } }
function costs.remove_cost(w)
  if not w.facts.kinds.asset then w:refuse("only an asset can pay that") end
  return '{ can = "me in play and me.cannot_leave_play == 0", pay = function(me) leave_together({ me }, function() ' ..
    'return "removed" end) end }'
end
language.examples[#language.examples + 1] = { name = "two ways to pay",
  example = "asset: [action] Discard this asset: Discover 1 clue at your location (or remove this asset from the " ..
    "game to " ..
    "discover 2 clues, instead).",
  near = "asset: [action] Discard this asset: Discover 1 clue at your location (or remove this asset from the game " ..
    "to gain " ..
    "2 resources, instead)." }
local PAID = { "or", "remove", "\1me", "from", "the", "game", "to" }
local function same(a, b) return a == b or a .. "s" == b or a == b .. "s" end
--- language.or_remove(list): token[]?, token[]?. The tokens of both abilities of such a line.
function language.or_remove(list)
  local opens, closes, colon
  for i, token in ipairs(list) do
    if token.word == ":" then colon = colon or i end
    if token.word == "(" and list[i + 1] and list[i + 1].word == "or" then opens = opens or i end
    if token.word == ")" and opens then closes = closes or i end
  end
  if not colon or not closes or list[colon - 1].class ~= "me" or list[colon - 2].word ~= "discard" then return nil end
  local inside = opens
  for _, word in ipairs(PAID) do
    inside = inside + 1
    local token = list[inside]
    if word == "\1me" and token.class ~= "me" or word ~= "\1me" and token.word ~= word then return nil end
  end
  -- "to deal 2 damage, instead": the verb and what it is of are those of the sentence before.
  local verb, number, noun = list[inside + 1], list[inside + 2], list[inside + 3]
  local last = list[inside + 4] and list[inside + 4].word == "," and inside + 5 or inside + 4
  if not noun or number.class ~= "number" or not list[last] or list[last].word ~= "instead" or
    last + 1 ~= closes then return nil end
  local is = { list[colon + 1], list[colon + 2], list[colon + 3] }
  if is[1].word ~= verb.word or is[2].class ~= "number" or not same(is[3].word, noun.word) then return nil end
  local first, second = {}, {}
  for i, token in ipairs(list) do
    if i < opens or i > closes then
      first[#first + 1] = token
      if i == colon - 2 then
        second[#second + 1] = { word = "remove", class = "word" }
      elseif i == colon - 1 then
        second[#second + 1] = token
        for _, word in ipairs { "from", "the", "game" } do second[#second + 1] = { word = word, class = "word" } end
      else
        second[#second + 1] = i == colon + 2 and number or i == colon + 3 and noun or token
      end
    end
  end
  return first, second
end

-- --- investigations -------------------------------------------------------------------------------------------------

production { name = "another place to investigate", of = "mod_investigate", text = "investigate a revealed " ..
  "connecting location",
  means = { "elsewhere" },
  example = "asset: [action]: <b>Investigate.</b> Investigate a revealed connecting location. If you succeed, you " ..
    "may exhaust " ..
    "this asset to move to that location.",
  near = "asset: [action]: <b>Investigate.</b> Investigate a revealed distant location." }
function mods.elsewhere(w, _, _, fields)
  if fields.where or fields.shroud then w:refuse("which location is investigated?") end
  fields.set, fields.where = '"connecting"', '"it.face == 1 and not it.cannot_be_investigated"'
end

-- --- attacks --------------------------------------------------------------------------------------------------------

production { name = "more damage instead, if", of = "outcome",
  text = "if you succeed and {c:condition} , this attack deals {n:signed} damage instead",
  means = { "more_damage", n = "$n", also = "$c", instead = true },
  example = "event: <b>Fight.</b> You get +2 [combat] and deal +1 damage for this attack. If you succeed and you " ..
    "control 2 or " ..
    "more clues, this attack deals +2 damage instead.",
  near = "event: <b>Evade.</b> If you succeed and you control 2 or more clues, this attack deals +2 damage instead." }
production { name = "if the attack fails", of = "outcome", text = "if this attack fails , {x:sentence}",
  means = { "outcome", of = "fail", attack = true, what = "$x" },
  example = "asset: Uses (3 supplies). // [action] Spend 1 supply: <b>Fight.</b> If this attack fails, either place " ..
    "1 supply on " ..
    "this asset or deal 1 damage to the attacked enemy.",
  near = "asset: Uses (3 supplies). // [action] Spend 1 supply: <b>Evade.</b> If this attack fails, place 1 supply " ..
    "on this asset." }

-- --- tokens ---------------------------------------------------------------------------------------------------------

production { name = "reveal any token", of = "happening", text = "you reveal a <|chaos> token",
  means = { "token_revealed", actor = { "you" } } }
frame { name = "cancel a token", text = "*cancel that <|chaos> token and *return it to the <|chaos> bag", means = {
  "return_token" },
  example = "investigator: [reaction] When you reveal a chaos token, choose and discard 1 card from your hand: " ..
    "Cancel that " ..
    "chaos token and return it to the bag. Reveal a new chaos token. (Limit once per test/ability.)",
  near = "investigator: [reaction] After you reveal a chaos token, choose and discard 1 card from your hand: Cancel " ..
    "that chaos " ..
    "token and return it to the bag." }
function effects.return_token(w, _, who)
  if w.event ~= "when token_revealed" or w.depth > 0 or who ~= "you" then w:refuse("which token is meant?") end
  w:would_change()
  w:emit "event:cancel()"
  w:emit 'event.subject:move "chaos_bag"'
end
frame { name = "reveal a new token", text = "*reveal a new <|chaos> token", means = { "reveal_new" } }
function effects.reveal_new(w, _, who)
  if w.lines[#w.lines] ~= 'event.subject:move "chaos_bag"' or who ~= "you" then w:refuse("which token is meant?") end
  w:emit "reveal_token(you)"
end
production { name = "test or ability", of = "period", text = "test/ability", means = "test", take = function() end }

-- --- as it is drawn -------------------------------------------------------------------------------------------------

production { name = "draw this", of = "happening", text = "you draw {m:me_event}",
  means = { "card_drawn", drawn = true, actor = { "you" }, me = "$m" },
  example = "event: [reaction] After you draw this event during your turn: Play it. // Gain 3 resources (4 " ..
    "resources instead if " ..
    "you have 10 or more other cards in hand).",
  near = "event: [reaction] After you draw that event during your turn: Play it. // Gain 3 resources." }
local drawn = language.events.write
function language.events.write(w, node)
  if not node.what.drawn then return drawn(w, node) end
  if w.facts.type ~= "event" or w.facts.kinds.attached or node.tier ~= "after" then w:refuse("is it in hand?") end
  local conditions = { "actor == you", "subject == me" }
  if node.turn then conditions[3] = "my_turn" end
  return { point = "card_drawn", tier = "after", conditions = conditions, bound = { { of = "event", code = "me" } },
    own = true,
    has_you = true, fields = { { "zones", '{ "hand" }' } } }
end
frame { name = "play what is drawn", text = "*play it", means = { "play_drawn" } }
function effects.play_drawn(w, _, who)
  if w.event ~= "after card_drawn" or w:find_bound(nil).code ~= "me" or who ~= "you" or w.asked or w.depth > 0 then
    w:refuse("what is played?")
  end
  w.asked = "function(me, you) return you:can_play(me) end"
  w:emit "you:play(me)"
end
-- Whoever uses an ability in hand shows the card; so nothing more is done to reveal it.
frame { name = "reveal what is drawn", text = "*reveal it and *draw {n:digits} additional cards", means = {
  "draw_more", n = "$n" },
  example = "event: [reaction] After you draw this event during your turn: Reveal it and draw 2 additional cards. " ..
    "// Gain 1 resource." }
function effects.draw_more(w, node, who)
  if w.event ~= "after card_drawn" or w:find_bound(nil).code ~= "me" or who ~= "you" then w:refuse("what is " ..
    "revealed?") end
  w:would_change(w.able "draw")
  w:emit("you:draw(" .. node.n .. ")")
end
production { name = "condition: other cards in hand", of = "condition", text = "you have {r:range} other cards in " ..
  "<your|> hand",
  means = { "other_hand", range = "$r" } }
function conditions.other_hand(w, node)
  -- What is being played is no longer in hand.
  if w.kind ~= "event" then w:refuse("other than which card?") end
  w:needs_you()
  return { lua = 'size("hand", you) ' .. node.range[1] .. " " .. node.range.n }
end

-- --- investigators --------------------------------------------------------------------------------------------------

production { name = "additional action in this round", of = "clause", text = "you may take an additional action " ..
  "during your turn this round",
  means = { "extra_in_round" },
  example = "investigator: [reaction] After you fail a skill test: You may take an additional action during your " ..
    "turn this round. " ..
    "(Limit once per round.)",
  near = "investigator: [reaction] After you fail a skill test: You may take an additional action during their turn " ..
    "this round." }
function effects.extra_in_round(w)
  if not w.facts.kinds.investigator or w.depth > 0 or w.place.result then w:refuse("whose additional action is it?") end
  w:would_change "not you.turn_taken and phase ~= 4"   -- by then this round has no turn left
  w:emit 'you:modify("additional_action", 1, "round")'
  w.beside = { { kind = "additional_action", text = "An additional action that an ability gives.", fields = { {
    "granted", "true" } } } }
end
production { name = "fight that enemy", of = "clause",
  text = "fight that enemy ( using either a basic fight action or a fight ability on a card )", means = {
    "fight_that" },
  example = "investigator: [reaction] After an enemy attacks an investigator at your location: Fight that enemy " ..
    "(using either a " ..
    "basic fight action or a Fight ability on a card). (Limit once per round.)",
  near = "investigator: [reaction] After an enemy attacks an investigator at your location: Fight that investigator." }
function effects.fight_that(w)
  local bound = w:find_bound "enemy"
  if w.event ~= "after attack" or bound.code ~= "event.actor" or w.asked or w.depth > 0 then w:refuse("which enemy " ..
    "is it?") end
  w.asked = 'function(_, you, _, event) return event.actor.in_play and you:can_perform("fight", { target = ' ..
    'event.actor }) end'
  w:emit 'you:perform("fight", { target = event.actor })'
end

production { name = "more skill where it is flooded", of = "holds",
  text = "you get {n:signed} skill value while investigating a flooded location or while attacking or evading an " ..
    "enemy at a flooded location",
  means = { "flooded_tests", n = "$n" },
  example = "asset: You get +1 skill value while investigating a flooded location or while attacking or evading an " ..
    "enemy at a " ..
    "flooded location." }
function language.holds.flooded_tests(w, node)
  language.own_card(w)
  return { fields = { { "condition", '{ "test.tester == you", "investigating and test.target.flood_level > 0 or ' ..
    '(attacking or evading) ' ..
    'and place(test.target).flood_level > 0" }' }, { "you", "{ skill_bonus = " .. node.n .. " }" } } }
end

-- --- until there is enough ------------------------------------------------------------------------------------------

production { name = "gain until", of = "sentence",
  text = "if you have fewer than {n:digits} resources , gain resources until you have {m:digits} resources",
  means = function(p) return p.n == p.m and { "gain_until", n = p.n } or nil end,
  take = function(node) return node[1] == "gain_until" and { n = node.n, m = node.n } or nil end,
  example = "event: If you have fewer than 4 resources, gain resources until you have 4 resources. If you have " ..
    "fewer than 3 " ..
    "cards in your hand, draw cards until you have 3 cards in your hand.",
  near = "event: If you have fewer than 4 resources, gain resources until you have 6 resources." }
function effects.gain_until(w, node)
  w:needs_you()
  w:would_change("you.resources < " .. node.n .. " and you.cannot_gain == 0")
  w:emit("if you.resources < " .. node.n .. " then you:gain(" .. node.n .. " - you.resources) end")
end
production { name = "draw until", of = "sentence",
  text = "if you have fewer than {n:digits} cards in your hand , draw cards until you have {m:digits} cards in your " ..
    "hand",
  means = function(p) return p.n == p.m and { "draw_until", n = p.n } or nil end,
  take = function(node) return node[1] == "draw_until" and { n = node.n, m = node.n } or nil end }
function effects.draw_until(w, node)
  w:needs_you()
  -- An event that is played may still be in hand when this is asked.
  local held = w.kind == "event" and "count(hand: it ~= me)" or "count(hand)"
  w:would_change(w.able("draw", held .. " < " .. node.n))
  -- One draw: a weakness among the cards counts, since it is resolved when all are drawn.
  w:emit('if size("hand", you) < ' .. node.n .. " then you:draw(" .. node.n .. ' - size("hand", you)) end')
end

-- --- skills, icons --------------------------------------------------------------------------------------------------

production { name = "icons of other cards", of = "holds",
  text = "each non-weakness {t:trait} asset in your hand or committed to a skill test gains {i:icons}",
  means = { "others_gain", trait = "$t", icons = "$i" },
  example = "asset: Each non-weakness [[Charm]] asset in your hand or committed to a skill test gains [wild] [wild].",
  near = "asset: Each non-weakness [[Charm]] asset in your deck or committed to a skill test gains [wild] [wild]." }
function language.holds.others_gain(w, node)
  language.own_card(w)
  local tag = w:tag(node.trait)
  local parts = {}
  for icon, n in pairs(language.icon_counts(node.icons)) do
    parts[#parts + 1] = '{ value = "icon_' .. icon .. '", amount = ' .. n .. ', where = "it is asset and it is ' ..
      tag ..
      ' and it is not weakness and (it in hand and bearer(it) == you or it in committed)" }'
  end
  table.sort(parts)
  return { "modify", "{ " .. table.concat(parts, ", ") .. " }" }
end

-- --- harm that is about to be placed --------------------------------------------------------------------------------

language.examples[#language.examples + 1] = { name = "harm that is about to be placed",
  example = "asset: [reaction] When horror is placed on this asset, exhaust it: Deal 1 damage to an enemy at your " ..
    "location.",
  near = "investigator: [reaction] When horror is placed on Old Lamp: Draw 1 card. (Limit once per round.)" }

return {}
