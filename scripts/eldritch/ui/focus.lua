-- The panel over the board: it shows the effect that is being resolved. Nothing here changes the game.

-- Adds a card to the panel, unless its zone shows it already.
local function add_card(focus, card)
  if card and card.zone ~= "resolving" and not contains(focus.cards, card) then
    focus.cards[#focus.cards + 1] = card
  end
end

local function add_encounter(focus, lines)
  local p = current "encounter_card"
  if not p then return end
  local place = p.inv.place
  focus.title = place and p.card ~= place and p.inv.title .. " at " .. place.title .. ": " .. p.card.title or
    p.inv.title .. ": " .. p.card.title
  add_card(focus, p.card)
  if not is_playing(p.inv) then return end
  -- A complex encounter may continue with either of its boxes.
  local section = section_of(p)
  for _, a in ipairs(p.card:abilities()) do
    if section == "initial" or a.name == section then lines[#lines + 1] = encounter_paragraph(a) end
  end
end

local function add_combat(focus, lines)
  local p = current "combat"
  if not p or p.over == 1 then return end
  local monster = p.monster
  focus.title = p.inv.title .. " fights " .. monster.title
  add_card(focus, monster)
  local parts = {}
  if has_test(monster, "will") then
    parts[1] = "[will] " .. signed(monster:sum "will_modifier") .. " against [horror] " .. monster:check "horror"
  end
  if has_test(monster, "strength") then
    parts[#parts + 1] = "[strength] " .. signed(monster:sum "strength_modifier") .. " against [damage] " ..
      monster:check "damage"
  end
  local lost = monster.lost > 0 and ", lost " .. monster.lost or ""
  parts[#parts + 1] = "[toughness] " .. monster:check "toughness" .. lost
  lines[#lines + 1] = "**Combat** - " .. table.concat(parts, "; ")
end

-- The part of the result that is not spent on the reserve yet.
local function add_acquiring(lines)
  local p = current "acquire"
  if p and p.left > 0 then lines[#lines + 1] = "**Acquire Assets** - [value] " .. p.left .. " left" end
end

local function add_mythos(focus)
  local p = current "mythos_card"
  if not p then return end
  focus.title = focus.title or "Mythos: " .. p.card.title
  add_card(focus, p.card)
end

-- The backs of flipped Spells and Conditions: open until they are flipped again.
local function add_backs(focus, lines)
  for _, inv in ipairs(players()) do
    for _, zone in ipairs { "possessions", "conditions" } do
      for _, card in ipairs(cards_in(zone, inv)) do
        local text = back_line(card)
        if text then
          add_card(focus, card)
          lines[#lines + 1] = text
        end
      end
    end
  end
end

-- Between the Mythos Phase and the next round: the possible successors of those who are gone.
local function add_candidates(focus)
  if game.phase ~= 3 or game.awake == 1 or current "mythos_phase" then return end
  for _, inv in ipairs(seats()) do
    if not is_playing(inv) and not inv.eliminated then
      focus.title = focus.title or "Who joins?"
      for _, card in ipairs(cards_in "unused") do add_card(focus, card) end
      return
    end
  end
end

local FACES = 6

local function dice_chips(p)
  local chips, least = {}, p.inv:check "success"
  for face = FACES, 1, -1 do
    for _ = 1, showing(p.rolled, face) do
      local good = face >= least
      chips[#chips + 1] = { symbol = good and "success" or "die", text = tostring(face),
        colour = good and "#70d080" or nil, tip = good and "a success" or nil }
    end
  end
  if p.added > 0 then
    chips[#chips + 1] = { symbol = "success", text = "+" .. p.added, tip = "successes beside the dice" }
  end
  return chips
end

-- The parts of the pool.
local function pool_line(p)
  local parts = { "[" .. p.skill .. "] " .. skill_name(p.skill) .. " " .. skill_of(p.inv, p.skill) }
  local function add(what, n)
    if n ~= 0 then parts[#parts + 1] = what .. " " .. signed(n) end
  end
  add("test", p.modifier)
  add("bonus", best_bonus(p.inv, p.skill))
  add("additional", p.inv:sum "additional_dice" + p.extra)
  return table.concat(parts, ", ") .. ": [die] " .. pool_size(p)
end

local function test_content(focus, lines)
  local p = current "test"
  if not p or not is_playing(p.inv) then return nil end
  add_card(focus, p.of_spell)
  lines[#lines + 1] = pool_line(p)
  for _, line in ipairs(odds()) do lines[#lines + 1] = line end
  local dice = pool_size(p)
  return { title = p.inv.title .. " tests " .. test_text(p.what), chips = p.rolled > 0 and dice_chips(p) or
    { { symbol = p.skill, text = tostring(dice), tip = "dice in the pool" } } }
end

--- focus_content(): table. { region = content }: the panel over the board.
local function focus_content()
  local focus, lines = { cards = {} }, {}
  add_encounter(focus, lines)
  add_combat(focus, lines)
  add_acquiring(lines)
  add_mythos(focus)
  add_backs(focus, lines)
  add_candidates(focus)
  return { test = test_content(focus, lines), resolving = focus, words = { lines = lines } }
end

engine.export { focus_content = focus_content }
