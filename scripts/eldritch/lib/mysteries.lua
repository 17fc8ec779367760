-- Mysteries, the awakening, the end of the game. Reference Guide: Mystery; Ancient One; Winning/Losing; Scoring.

local move, is = method.move, method.is
local data_of_card = property.data

--- the_ancient_one(): card?. The Ancient One's sheet.
local function the_ancient_one() return top "ancient_one" end

--- active_mystery(): card?. The Mystery in play.
local function active_mystery() return top "mystery" end

-- --- the end of the game ---------------------------------------------------------------------------------------------

-- `game.reason` is a place in this list; `game.cause` is the card that makes the investigators lose.
local REASONS = {
  { "mysteries", "The investigators win: enough Mysteries are solved." },
  { "final_mystery", "The investigators win: the Final Mystery is solved." },
  { "mythos_deck", "The investigators lose: no Mythos card is left to be drawn." },
  { "eliminated", "The investigators lose: all of them are eliminated." },
  { "card", "The investigators lose: " },
}

local function reason_index(name)
  for i, reason in ipairs(REASONS) do
    if reason[1] == name then return i end
  end
  error("there is no reason '" .. tostring(name) .. "'", 3)
end

--- end_sentence(n: integer): string. The sentence for reason n of the end of the game.
local function end_sentence(n)
  local reason = REASONS[n]
  if not reason then return "The game is over." end
  if reason[1] == "card" then return reason[2] .. (game.cause and game.cause.title or "a card") .. "." end
  return reason[2]
end
--- end_text(): string. The sentence about how the game ended.
local function end_text() return end_sentence(game.reason) end

--- score(): integer. The score of a won game; lower is better. Reference Guide: Optional Rules, Scoring.
local function score()
  local sum, clues = size "gates" + math.ceil(size "monsters" / 3) - game.doom, 0
  for _, inv in ipairs(players()) do
    for _, id in ipairs { "cursed", "dark_pact" } do
      if inv:has_condition(id) then sum = sum + 1 end
    end
    if inv:has_condition "blessed" then sum = sum - 1 end
    clues = clues + inv:clues()
  end
  for _, card in ipairs(cards_in "mythos") do
    if is(card, "rumor") then sum = sum + 3 end
  end
  return sum - math.ceil(clues / 3)
end

--- win_game(reason: "mysteries"|"final_mystery"). The investigators win the game. Eliminated players win, too.
local function win_game(reason)
  game.reason = reason_index(reason)
  note("game_ends", nil, nil, nil, game.reason)
  note("scored", nil, nil, nil, score())
  finish "won"
end

-- The defeat of the Epic Monster wins, even if it still waits for other things that happen at the same time.
local function win_by_the_felled()
  if game.awake == 0 then return end
  for _, monster in ipairs(cards_in("box", nil, "epic")) do
    if monster.felled and the_ancient_one():has_ability("final " .. short_id(monster)) then win_game "final_mystery" end
  end
end

--- lose_game(reason: "mythos_deck"|"eliminated"|"card", cause?: card). The investigators lose the game; for "card" the
--- cause is that card. Things that happen at the same time come first: if they win the game, it is won. Reference
--- Guide: Winning/Losing.
local function lose_game(reason, cause)
  -- Monsters that have lost their last Health at the same time are defeated first.
  local blow = current "combat"
  for _, monster in ipairs(fields.with(cards_in "monsters", blow and blow.monster)) do
    if monster.lost > 0 and monster.lost >= monster.toughness then
      monster:defeat(blow and blow.monster == monster and blow.inv or game.active)
    end
  end
  win_by_the_felled()
  game.reason, game.cause = reason_index(reason), cause
  note("game_ends", nil, nil, nil, game.reason)
  finish "lost"
end

-- --- mysteries -------------------------------------------------------------------------------------------------------

-- Mysteries that went back into the deck or the box no longer count.
local function count_solved() game.solved = size "solved_mysteries" end

local function enough_solved() return game.solved >= the_ancient_one().data.mysteries end

--- draw_mystery(). Draws the next Mystery, with its token, if it has one, and its effect when it enters play.
local function draw_mystery()
  local card = top "mystery_deck"
  if not card then return end
  move(card, "mystery", nil, false, card.data.token and space_by(card.data.token))
  note("mystery_drawn", nil, card)
  if card:has_ability "enters" then card:use("enters", game.active) end
end

--- discard_tokens(card: card). Returns the tokens on a card to their places.
local function discard_tokens(card)
  for _, token in ipairs(cards_in "on_card") do
    if token.parent == card then
      if is(token, "monster") then return_token(token)
      else move(token, is(token, "gate") and "gate_discard" or "clue_discard") end
    end
  end
  refill_gates()
  refill_clues()
  card.eldritch, card.health, card.sanity = 0, 0, 0
end

--- put_on(card: card, token: card). Places a Clue, Gate or Monster on a card or sheet in play.
local function put_on(card, token)
  if card.in_play then move(token, "on_card", nil, false, card) end
end

--- on_card(card: card): card[]. The Clues, Gates and Monsters on the card.
local function on_card(card)
  return filter(cards_in "on_card", function(token) return token.parent == card end)
end

local function clear_spaces()
  for _, space in ipairs(cards_in "map") do space.eldritch = 0 end
end

-- The sheet's own ability, once enough are solved after the awakening.
local function begin_final_mystery()
  local ancient = the_ancient_one()
  if game.awake == 1 and enough_solved() and ancient:has_ability "final_mystery" then
    ancient:use("final_mystery", game.active)
  end
end

--- solve_mystery(). Solves the active Mystery: its tokens go, and the next Mystery is drawn. The last one that is
--- needed wins the game, unless the Ancient One has awoken: then there is the Final Mystery.
local function solve_mystery()
  local card = active_mystery()
  if not card then return end
  if card:has_ability "solved" then card:use("solved", game.active) end
  discard_tokens(card)
  if card.data.tokens_on_spaces then clear_spaces() end
  move(card, "solved_mysteries")
  count_solved()
  note("mystery_solved", nil, card)
  if game.awake == 0 and enough_solved() then win_game "mysteries" end
  begin_final_mystery()
  draw_mystery()
end

--- unsolve_mystery(): boolean. Shuffles a solved Mystery back into the deck.
local function unsolve_mystery()
  local card = choose(game.lead, "Which Mystery goes back?", cards_in "solved_mysteries")
  if not card then return false end
  move(card, "mystery_deck")
  shuffle "mystery_deck"
  count_solved()
  return true
end

-- --- awakening -------------------------------------------------------------------------------------------------------

--- awaken(). Flips the sheet, which changes its effects and the Cultists; then "when it awakens" is resolved.
local function awaken()
  local ancient = the_ancient_one()
  if game.awake == 1 then return end
  game.awake, game.doom = 1, 0
  ancient:set("flipped", true)
  after("awakens", nil, ancient)
  if ancient:has_ability "awakens" then ancient:use("awakens", game.active) end
end

-- --- abilities of cards ----------------------------------------------------------------------------------------------

--- is_named(card: card, id: card_id): boolean. Is it that card?
local function is_named(card, id) return card.data == data_of(id) end

local function subject_named(id)
  return function(_, _, _, event) return is_named(event.subject, id) end
end

--- epic_abilities(id: card_id, space: card_id, f: fun(card: card)): ability[]. For a card that brings an Epic Monster:
--- the Monster spawns as the card enters play, and f(card) is called when it is defeated.
local function epic_abilities(id, space, f)
  return {
    enters_play("Spawn its Epic Monster.")(function() spawn_monster(space_by(space), { id = id }) end),
    forced("When its Epic Monster is defeated.") {
      after = "monster_defeated", condition = { "monster is epic", subject_named(id) },
      effect = function(me) f(me) end,
    },
  }
end

--- solved_at_end(goal: string, expression: expression): ability. The Mystery is solved at the end of the Mythos Phase
--- if the expression holds.
local function solved_at_end(goal, expression)
  return forced("At the end of the Mythos Phase it is solved, if " .. goal .. ".") {
    at = "phase_ends", condition = { "amount == 3", expression }, effect = function() solve_mystery() end,
  }
end

--- set_aside_monsters(id: card_id, n: integer). In the set-up: sets n such Monsters aside, from the cup.
local function set_aside_monsters(id, n)
  local data = data_of(id)
  for _, monster in ipairs(cards_in "cup") do
    if n <= 0 then return end
    if data_of_card(monster) == data then
      set_aside(monster)
      n = n - 1
    end
  end
end

--- is_set_aside(id: card_id): boolean. Could such a Monster be spawned?
local function is_set_aside(id) return find_in("set_aside", id) ~= nil end

--- epic_on_board(id: card_id): card?. The Epic Monster with that id on the board.
local function epic_on_board(id) return find_in("monsters", id) end

--- final_monster(id: card_id): ability. The defeat of that Monster solves the Final Mystery.
local function final_monster(id)
  return forced "When that Epic Monster is defeated, the Final Mystery is solved." {
    name = "final " .. id, after = "monster_defeated", condition = { "awake == 1", "monster is epic", subject_named(id) },
    effect = function() win_game "final_mystery" end,
  }
end

engine.export { set_aside_monsters = set_aside_monsters, is_set_aside = is_set_aside, epic_on_board = epic_on_board,
  final_monster = final_monster, is_named = is_named, epic_abilities = epic_abilities, solved_at_end = solved_at_end,
    the_ancient_one = the_ancient_one, active_mystery = active_mystery, end_sentence = end_sentence,
  end_text = end_text, score = score, win_game = win_game, lose_game = lose_game, draw_mystery = draw_mystery,
  discard_tokens = discard_tokens, put_on = put_on, on_card = on_card, solve_mystery = solve_mystery,
  unsolve_mystery = unsolve_mystery, awaken = awaken }
