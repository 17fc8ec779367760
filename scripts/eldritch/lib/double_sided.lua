-- Double-sided cards: their backs, flipping, casting Spells. The card's memory `variant` is the number of its back.
-- Nothing that a player sees may reveal it before the card is flipped.

local verbs = {}
local set = method.set

--- back_of(card: card): table. The back of this copy, from the card's file. Only for effects that may look at it.
local function back_of(card) return card.data.backs[card.variant] or error(card.title .. " has no back", 2) end

--- tell(you: card, prompt: string, what: card|string). Shows the investigator something that nobody else may know: only
--- the player who is asked sees the options, while everybody sees the prompt and the log.
local function tell(you, prompt, what) choose(you, prompt, { what }, { optional = true }) end

local CONDITIONS = 10000
--- back_number(card: card): integer. A number for its back in the log, see back_text: sixteen backs a definition, in
--- load order.
local function back_number(card)
  local kind, mine = card.data.kind, card.id
  local ids = cards_with(kind)
  for i = 1, #ids do
    if ids[i] == mine then return (kind == "condition" and CONDITIONS or 0) + i * 16 + card.variant end
  end
end
--- back_text(number: integer): string. ": NAME" of a back, for the log; "" for a front.
local function back_text(number)
  if number == 0 then return "" end
  local kind = number < CONDITIONS and "spell" or "condition"
  local back = data_of(cards_with(kind)[math.floor(number % CONDITIONS / 16)]).backs[number % 16]
  return back.name and ": " .. back.name or ""
end

--- result_row(rows: table, result: integer): step[]?. The row for a result. A row begins at its number: [0], [1] and
--- [3] are "0", "1-2" and "3+".
local function result_row(rows, result)
  for n = result, 0, -1 do
    local row = rows[n]
    if row then return row.run and { row } or row end
  end
end

--- resolve_back(card: card, you: card, e: table). Resolves the back; `e` is the casting (its `result`, `target` ...). A
--- Spell is then flipped to its front again, unless it was discarded.
local function resolve_back(card, you, e)
  local back = back_of(card)
  e.card = card
  local effect = back.effect or e.result and result_row(back, e.result)
  if effect then run_all(effect, you, e) end
  if card.data.kind == "spell" and card.in_play and card.flipped then card:flip() end
end

--- card:flip(e?: table). Flips the card to its back, which is resolved at once (except abilities with a trigger), or to
--- its front, which is not resolved. Reference Guide: Flipping Cards and Sheets.
function verbs.flip(card, e)
  if not card.in_play then return end
  if card.flipped then
    set(card, "flipped", false)
    note("flipped", nil, card)
    return
  end
  set(card, "flipped", true)
  note("flipped", nil, card, nil, back_number(card))
  if e then resolve_back(card, card.bearer, e) else card:use("back", card.bearer) end
end

-- --- casting --------------------------------------------------------------------------------------------------------

-- "Choose" comes after the test has passed. With choose_first it comes before, since a back of such a Spell needs the
-- chosen one even when the test has failed.
local function cast(me, you, f, event)
  local e = { card = me, event = event, target = event and event.actor, gained = 0 }
  set(me, "being_cast", true)
  if f.choose and f.choose_first then e.target = choose(you, f.prompt, f.choose(you)) end
  e.result, e.dice = you:test("lore", f.modifier or 0, { of_spell = me })
  local passed = e.result > 0
  if f.choose and not f.choose_first and passed and is_playing(you) then
    e.target = choose(you, f.prompt, f.choose(you))
  end
  if passed and f.pass and is_playing(you) then f.pass(you, e) end
  -- A paragraph of its own: it comes whether the test passed or failed.
  if is_playing(you) then me:flip(e) end
  if passed and f.at_last and is_playing(you) then f.at_last(you, e) end
  set(me, "being_cast", false)
  after("spell_cast", you, me, nil, e.result)
end

fields.alias("casting_effect", "fun(you: card, e: table)",
  "The effect of a Spell: e.target is the chosen one, or the one that would lose something; e.result and e.dice of the " ..
    "test; e.event: the event that would happen.")
fields.schema("casting_fields", "The casting of a Spell: it tests Lore, and is flipped.", {
  { "action?", "boolean", "As an action." },
  { "window?", "ability_window", "In a window." },
  { "would?", "timing_point", "Instead of what would happen." },
  { "modifier?", "integer", "Of the test." },
  { "choose?", "fun(you: card): card[]", "The possible targets, when the test is passed." },
  { "choose_first?", "boolean", "The target is chosen before the test: a back needs it when the test has failed." },
  { "prompt?", "string", "The question that asks for it." },
  { "pass?", "casting_effect", "The effect when the test passes." },
  { "at_last?", "casting_effect", "The same, when the Spell has been flipped." },
  { "limit?", "period|limit", "The limit." },
  { "condition?", "condition|condition[]", "A condition; all conditions in a list must hold." },
})
--- Casts a Spell: tests Lore; if it passes, `pass` is resolved; then the Spell is flipped.
local casting = fields.constructor("casting(text): ability", "casting_fields", function(f, text)
  local a = { condition = f.condition }
  a.effect = function(me, you, _, event) cast(me, you, f, event) end
  if f.action then return action(text)(a) end
  a.limit = f.limit
  if f.would then
    a.would = f.would
    return reaction(text)(a)
  end
  a.window = f.window
  return free(text)(a)
end)

-- --- steps of backs -------------------------------------------------------------------------------------------------

--- flip_this(): step. Flips the card that is being resolved.
local function flip_this() return step("flip this card", function(_, e) e.card:flip() end) end
--- discard_this(): step. Discards the card that is being resolved.
local function discard_this()
  return step("discard this card", function(_, e)
    if e.card.in_play then e.card:discard_card() end
  end)
end

--- losing_sanity(n: integer): step. A price that is a loss, not spending.
local function losing_sanity(n)
  return cost_step("lose " .. n .. " Sanity", nil, function(you)
    you:lose_sanity(n)
    return true
  end)
end

--- unless_a_4(): step. Discards the Spell unless a die of its test shows a 4.
local function unless_a_4()
  return step("discard this card unless you rolled a 4", function(you, e)
    if showing(e.dice, 4) == 0 then run_all({ discard_this() }, you, e) end
  end)
end

--- chosen(list: step|step[]): step. The steps for the investigator on whom the Spell was cast.
local function chosen(list)
  if list.run then list = { list } end
  return step("the chosen investigator: " .. steps_text(list), function(_, e)
    if e.target then run_all(list, e.target, e) end
  end)
end

-- --- Conditions -----------------------------------------------------------------------------------------------------

--- On a Condition: happens instead when its bearer would gain the Condition with that id.
local instead_of = fields.constructor("instead_of(id)(text): ability", "ability_fields", function(f, id, text)
  return named("instead of " .. id)(text)(f)
end, "effect")

--- cured_by_rest(): ability. The text about resting on the fronts of Injuries and Madness.
local function cured_by_rest()
  return reaction "When you rest: roll a die; 5 or 6, discard this." {
    after = "rested", condition = "investigator == you",
    effect = function(me, you)
      if roll_die_for(you) >= 5 then me:discard_card() end
    end,
  }
end
--- worsens(skill: skill): ability. The text about a reckoning on the fronts of Injuries and Madness.
local function worsens(skill)
  return reckoning("Test " .. skill_name(skill) .. "; on a fail, flip this.")(function(me, you)
    if not you:passes(skill) and is_playing(you) then me:flip() end
  end)
end

engine.verbs(verbs)

engine.export { tell = tell, back_of = back_of, back_number = back_number, back_text = back_text, result_row = result_row,
  resolve_back = resolve_back, casting = casting, flip_this = flip_this, discard_this = discard_this,
  losing_sanity = losing_sanity, unless_a_4 = unless_a_4, chosen = chosen, instead_of = instead_of,
  cured_by_rest = cured_by_rest, worsens = worsens }
