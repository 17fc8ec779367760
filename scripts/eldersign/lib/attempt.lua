-- Attempting to resolve an adventure, roll by roll; with the Ancient One's card, the final battle.

local RB = "Rulebook, "
local move, is, has_ability = method.move, method.is, method.has_ability
local data_of_card, place_of, title_of = property.data, property.place, property.title

local GOING, RESOLVED, FAILED, OVER = 0, 1, 2, 3   -- OVER: neither resolved nor failed, after devouring or an awakening

engine.procedure {
  name = "attempt", cite = RB .. "Attempt to Resolve an Adventure", period = "attempt",
  -- outcome: see above; completed: by this roll; marked: a die of this roll was focused or lent; focused: ever (FAQ);
  -- lies: the pool has been rolled, and its use is not decided; pays: the costs of a task are being paid.
  locals = { "inv:card", "card:card", "outcome", "completed", "focused", "rolls", "lies", "pays" },
  steps = {
    { id = "dice", script = function(p) begin_attempt(p) end },
    { id = "begins", announce = { point = "attempt_begins", actor = "attempt.inv", subject = "attempt.card" } },
    { id = "declare", when = "faq and not awake", script = function(p) may_decline(p) end },
    { id = "declined", when = "attempt.outcome ~= 0", go = "ends" },
    { id = "before", title = "Before the roll", cite = RB .. "Using Items & Spells", window = "before_roll" },
    { id = "goes on", when = "attempt.outcome == 0 and interrupted", set = { outcome = "3" } },
    { id = "possible", cite = RB .. "Failing to Complete a Task", when = "attempt.outcome == 0",
      script = function(p) check_possible(p) end },
    { id = "stop", when = "attempt.outcome ~= 0", go = "ends" },
    { id = "one roll", period = "roll" },
    { id = "counts", set = { { rolls = "attempt.rolls + 1" }, { completed = "0" }, { lies = "1" } } },
    { id = "roll", title = "The roll", cite = RB .. "Rolling the Dice", script = function(p) roll_pool(p) end },
    { id = "after", title = "Change the roll", cite = RB .. "Using Clues", window = "after_roll" },
    { id = "spells", cite = RB .. "Using Items & Spells", when = "any(cast: not it.filled)",
      script = function(p) store_dice(p) end },
    { id = "goes on still", when = "interrupted", set = { outcome = "3" } },
    { id = "complete", title = "Complete a task", cite = RB .. "Completing a Task", when = "not interrupted",
      script = function(p) complete_tasks(p) end },
    { id = "decided", when = "attempt.completed", set = { lies = "0" } },
    { id = "resolved", when = "attempt.outcome ~= 0", go = "ends" },
    { id = "next", when = "attempt.completed", go = "before" },
    { id = "failed", title = "The roll fails", cite = RB .. "Failing to Complete a Task",
      announce = { point = "roll_failed", actor = "attempt.inv", subject = "attempt.card" } },
    { id = "terror", title = "Terror", cite = RB .. "Failing to Complete a Task", when = "terror_rolled and not awake",
      script = function(p) resolve_terror(p) end },
    { id = "cut off", when = "attempt.outcome == 0 and interrupted", set = { outcome = "3" } },
    { id = "retry", title = "Try again, or give up", cite = RB .. "Failing to Complete a Task", when = "attempt.outcome == 0",
      script = function(p) retry_or_fail(p) end },
    { id = "again", when = "attempt.outcome == 0", set = { lies = "0" }, again = "true", to = "before" },
    { id = "ends", when = "not awake", script = function(p) end_attempt(p) end },
    { id = "clear", script = function() return_dice() end },
  },
}

-- The investigator is devoured, or the Ancient One awakens: the turn goes straight to the clock.
local function interrupted(p)
  if is_playing(p.inv) and game.awakening == 0 then return false end
  p.outcome = OVER
  return true
end

--- begin_attempt(p: frame). Step of the attempt: puts the dice of the pool together.
local function begin_attempt(p)
  if p.inv.ignores_locks > 0 then
    -- The investigator rolls green dice that are locked; the dice go back to their icons at the end of the turn.
    for _, die in ipairs(cards_in "locked") do
      if is(die, "green") then move(die, "pool") end
    end
  end
  put_in_pool(find "free_green")
end

-- By the FAQ an investigator may fail before the first roll: penalties, but no terror.
--- may_decline(p: frame). Step of the attempt: the investigator may decline to roll when that is allowed.
local function may_decline(p)
  if choose(p.inv, "Attempt " .. p.card.title .. "?", { "attempt", "give up" }) == "give up" then p.outcome = FAILED end
end

--- check_possible(p: frame). Step of the attempt: it fails when the dice can no longer complete anything.
local function check_possible(p)
  if not possible(p.card, p.inv) then p.outcome = FAILED end
end

--- roll_pool(p: frame). Step of the attempt: rolls all dice of the pool.
local function roll_pool(p)
  local dice = cards_in "pool"
  if dice[1] then after("rolled", p.inv, p.card, nil, roll_dice(dice)) end
end

--- reroll(inv: card, dice: card[]). Rolls those dice of the pool once more.
local function reroll(inv, dice)
  note("rerolled", inv, nil, nil, roll_dice(dice), packed_dice(cards_in "pool"))
end

--- store_on(spell: card, inv: card). The spell takes its die, or dice; they keep their results.
local function store_on(spell, inv)
  spell.filled = true
  local n = spell.data.holds or 1
  local prompt = "Which dice does " .. spell.title .. " hold?"
  local chosen = choose(inv, prompt, cards_in "pool", { max = n, min = 1, many = true, purpose = "hold_dice" })
  for _, die in ipairs(chosen) do move(die, "held", nil, false, spell) end
  note("dice_held", nil, spell, nil, packed_dice(chosen))
end

--- store_dice(p: frame). Step of the attempt: spells take the dice that they hold.
local function store_dice(p)
  for _, spell in ipairs(cards_in "cast") do
    if not spell.filled then store_on(spell, p.inv) end
  end
end

--- take_back(spell: card). FAQ: the spell's dice go back into the pool; yellow and red ones only if they were added in
--- this attempt.
local function take_back(spell)
  for _, die in ipairs(cards_in("held", nil, spell)) do
    if is(die, "green") or die.added then move(die, "pool") else put_away { die } end
  end
  release_spell(spell)
end

--- release_spell(spell: card). A spell without dice goes back to its deck.
local function release_spell(spell)
  if #cards_in("held", nil, spell) > 0 then return end
  if spell.zone == "cast" then spell:spend() end
end

-- Dice with the same text are equal in use.
local function entry_text(entry)
  if not entry.text then
    local where = entry.zone == "pool" and "" or " (" .. entry.die.parent.title .. ")"
    entry.text = result_text(entry.colour, entry.shows) .. where
  end
  return entry.text
end

--- way_text(way: table): string. A way to meet a task, as text.
local function way_text(way)
  local parts = {}
  for i = 1, #way do parts[i] = entry_text(way[i]) end
  return table.concat(parts, ", ")
end

-- The number of dice with this text in a way.
local function uses(way, text)
  local n = 0
  for i = 1, #way do if entry_text(way[i]) == text then n = n + 1 end end
  return n
end

local FEW = 12   -- up to so many ways are listed whole

-- One of the ways. If there are many, the player is asked die by die until few are left.
local function choose_way(inv, ways)
  local taken = {}   -- the number of dice with each text that are chosen already
  while #ways > FEW do
    local texts, seen = {}, {}
    for _, way in ipairs(ways) do
      for _, entry in ipairs(way) do
        local text = entry_text(entry)
        if not seen[text] and uses(way, text) > (taken[text] or 0) then
          seen[text] = true
          texts[#texts + 1] = text
        end
      end
    end
    local with = choose(inv, "With which dice? One after the other:", texts, { purpose = "spend_die" })
    taken[with] = (taken[with] or 0) + 1
    ways = filter(ways, function(way) return uses(way, with) >= taken[with] end)
  end
  if #ways == 1 then return ways[1] end
  local texts = {}
  for i = 1, #ways do texts[i] = way_text(ways[i]) end
  local with = choose(inv, "With which dice?", texts, { purpose = "spend_dice" })
  for i = 1, #texts do
    if texts[i] == with then return ways[i] end
  end
end

local function place_dice(way, dice, owner)
  local spells = {}
  for i = 1, #way do
    local entry = way[i]
    if entry.zone == "held" then spells[#spells + 1] = entry.die.parent end
  end
  move_each(dice, "placed", nil, false, owner)
  for _, spell in ipairs(spells) do release_spell(spell) end
end

local function pay_own(inv, icon, n) icon.effect(inv, n) end

-- Reactions to the payment are no part of the payment.
local function pay(p, task)
  if task_is_free(task) then return end
  local inv, sanity, stamina = p.inv, task_cost(task, "sanity"), task_cost(task, "stamina")
  for _ = 1, task_cost(task, "clock") do advance_clock() end
  each_own_cost(task, pay_own, inv)
  if sanity + stamina == 0 then return end
  p.pays = 1
  inv:lose_sanity(sanity)
  inv:lose_stamina(stamina)
  p.pays = 0
end

local function finish_task(p, task)
  local owner = task.owner
  if game.awake == 1 then
    remove_doom(1)
    return
  end
  owner.done = owner.done + TASK_BIT[task.bit]
  if is(owner, "monster") and monster_completed(owner) then
    owner.completed = true
    free_lock(owner)
  end
  check_resolved(p)
end

--- free_lock(monster: card). The monster's tasks are completed; by the FAQ the die stays until the attempt ends.
local function free_lock(monster)
  if game.faq == 1 then return end
  unlock(monster)
  fill_locks()
end

--- check_resolved(p: frame). When its last task is completed, the adventure is resolved.
local function check_resolved(p)
  if not has_open_task(p.card) then p.outcome = RESOLVED end
end

--- is_resolved(p: frame): boolean. Has the attempt resolved its adventure?
local function is_resolved(p) return p.outcome == RESOLVED end

-- Reactions to it, or to its payment, find the task completed.
local function complete(p, task, way, dice)
  after("task_completed", p.inv, task.owner, nil, packed_dice(dice))
  place_dice(way, dice, task.owner)
  p.completed = 1
  pay(p, task)
  finish_task(p, task)
end

local COMPLETING = { optional = true, purpose = "complete_task" }
-- One task of a roll: the player chooses the task, then the dice. True when one was completed.
local function complete_one(p)
  local inv = p.inv
  local tasks = met_tasks(p.card, inv)
  if #tasks == 0 then return false end
  local texts = {}
  for i = 1, #tasks do
    local task = tasks[i]
    texts[i] = i .. ". " .. title_of(task.owner) .. ": " .. task_text(task)
  end
  local chosen = choose(inv, "Complete which task?", texts, COMPLETING)
  if not chosen then return false end
  local task
  for i = 1, #texts do
    if texts[i] == chosen then task = tasks[i] end
  end
  local way = choose_way(inv, ways_to_meet(task.reqs))
  local dice = {}
  for i = 1, #way do dice[i] = way[i].die end
  together(complete, p, task, way, dice)
  return true
end

--- complete_tasks(p: frame). Step of the attempt: the investigator chooses the tasks to complete, and the dice for
--- each.
local function complete_tasks(p)
  local left
  while complete_one(p) and p.outcome == GOING do
    left = (left or game.awake == 0 and p.inv.tasks_per_roll or 0) - 1
    if left < 0 or interrupted(p) then return end
  end
end

-- All terror effects of the adventure, of the markers on it, and of the mythos card.
--- resolve_terror(p: frame). Step of the attempt: the effects of a roll with terror that completes no task.
local function resolve_terror(p)
  local inv, adventure, told = p.inv, p.card, false
  if inv.no_terror > 0 then return end
  local sources = markers_on(adventure)
  table.insert(sources, 1, adventure)
  if inv.ignores_lingering == 0 then sources[#sources + 1] = top "mythos" end
  for i = 1, #sources do
    local card = sources[i]
    if has_ability(card, "terror") and is_playing(inv) and game.awakening == 0 then
      if not told then note("terror", inv) end
      told = true
      card:use("terror", inv)
    end
  end
  interrupted(p)
end

--- fail_adventure(). For terror effects: the running attempt fails at once.
local function fail_adventure()
  local p = current "attempt"
  if p and p.outcome == GOING then p.outcome = FAILED end
end

--- leave_adventure(). The running attempt ends: neither resolved nor failed.
local function leave_adventure()
  local p = current "attempt"
  if p and p.outcome == GOING then p.outcome = OVER end
end

--- set_aside_die(die: card). Sets the die aside for the rest of this attempt.
local function set_aside(die) move(die, "set_aside") end

local function markers_free(p)
  if game.awake == 1 then return {} end
  local card, all, free = p.card, players(), {}
  -- By the FAQ an investigator focuses once in an attempt.
  local not_again = game.faq == 1 and p.focused == 1 and p.inv
  for i = 1, #all do
    local inv = all[i]
    if place_of(inv) == card and inv ~= not_again and #cards_in("marked", nil, inv) == 0 and inv.no_focus == 0 then
      free[#free + 1] = inv
    end
  end
  return free
end

-- Focus or assist: one die of the failed roll goes on a marker that has none.
local function mark_die(p)
  if size "pool" == 0 then return end
  local markers, inv = markers_free(p), p.inv
  if #markers == 0 then return end
  local who = choose(inv, "Focus (" .. inv.title .. "), or who assists?", markers, { optional = true, purpose = "assist" })
  if not who then return end
  local die = choose(inv, "Which die is kept?", distinct_dice(cards_in "pool"), { purpose = "keep_die" })
  move(die, "marked", nil, false, who)
  note("die_kept", nil, who, nil, packed_die(die))
  if who == inv then p.focused = 1 end
end

local RETRIES, RETRYING, SETTING_ASIDE = { "try again", "give up" }, { purpose = "try_again" }, { purpose = "set_aside" }
--- retry_or_fail(p: frame). Step of the attempt: the investigator loses a die and may keep one, or fails.
local function retry_or_fail(p)
  local inv = p.inv
  if size "pool" == 0 or choose(inv, "No task is completed.", RETRIES, RETRYING) == "give up" then
    p.outcome = FAILED
    return
  end
  local aside = choose(inv, "Which die is set aside?", distinct_dice(cards_in "pool"), SETTING_ASIDE)
  set_aside(aside)
  note("die_aside", inv, nil, nil, packed_die(aside))
  mark_die(p)
end

-- --- the end ---------------------------------------------------------------------------------------------------------

local function to_entrance(card)
  for _, inv in ipairs(players()) do
    if place_of(inv) == card then inv.parent = top "entrance" end
  end
end

local function take_markers(inv, markers)
  for _, marker in ipairs(markers) do
    if is_playing(inv) then inv:defeat_monster(marker) else marker:discard_monster() end
  end
end

local function replace(was_in_museum)
  if was_in_museum then draw_adventure() end
end

-- Rulebook: rewards, markers to the entrance, the trophies with the monsters' rewards, the new adventure. FAQ: all
-- rewards come last.
local function resolve_adventure(inv, card)
  note("resolves", inv, card)
  local rewards = data_of_card(card).rewards or {}
  if game.faq == 0 then receive(inv, rewards) end
  to_entrance(card)
  local replaced, markers = card.zone == "museum" and not card.extra, markers_on(card)
  unlock(card)
  put_away(cards_in "placed")
  if is_playing(inv) then inv:claim(card) else card:to_bottom() end
  if game.faq == 1 then
    replace(replaced)
    take_markers(inv, markers)
    receive(inv, rewards)
  else
    take_markers(inv, markers)
    replace(replaced)
  end
  fill_locks()
end

local function is_begun(marker) return marker.beaten or marker.done > 0 end

-- Monsters of which a task was completed are gained before anything else; the others stay as before.
local function after_attempt(inv, card)
  local done = filter(markers_on(card), is_begun)
  put_away(cards_in "placed")
  take_markers(inv, done)
  card.done = 0
end

-- Monsters overcome before failing are still gained; then come the penalties. Everybody who assisted suffers them, too.
local function fail(inv, card)
  note("fails", inv, card)
  after_attempt(inv, card)
  local helpers = {}
  for _, holder in ipairs(read_each(cards_in "marked", "parent")) do
    if holder ~= inv and is_playing(holder) then helpers[#helpers + 1] = holder end
  end
  suffer(inv, data_of_card(card).penalties or {})
  for _, helper in ipairs(helpers) do
    if is_playing(helper) then helper:lose_either() end
  end
  if has_ability(card, "failed") and card.in_play then card:use("failed", is_playing(inv) and inv or game.active) end
  after("failed", inv, card)
end

--- end_attempt(p: frame). Step of the attempt: gives rewards or penalties, and returns the dice.
local function end_attempt(p)
  local inv, card, outcome = p.inv, p.card, p.outcome
  if outcome == RESOLVED then
    resolve_adventure(inv, card)
    after("resolved", inv, card)
  elseif outcome == FAILED then
    fail(inv, card)
  elseif is_playing(inv) and game.awakening == 0 then
    after_attempt(inv, card)
  else
    card.done = 0
    for _, marker in ipairs(markers_on(card)) do marker.done, marker.beaten, marker.completed = 0, false, false end
  end
end

-- Yellow and red leave the pool with the green ones; dice on spells and locks stay where they are.
--- return_dice(). Returns dice that are no longer used to the supply.
local function return_dice()
  put_away(find "used_dice")
  if game.faq == 1 then set_each(cards_in "held", "added", false) end
  for _, spell in ipairs(cards_in "cast") do release_spell(spell) end
end

engine.export {
  begin_attempt = begin_attempt, may_decline = may_decline, store_on = store_on, take_back = take_back,
  free_lock = free_lock, check_resolved = check_resolved, is_resolved = is_resolved, check_possible = check_possible,
  roll_pool = roll_pool, reroll = reroll, store_dice = store_dice, release_spell = release_spell,
  complete_tasks = complete_tasks, resolve_terror = resolve_terror, way_text = way_text,
  fail_adventure = fail_adventure, leave_adventure = leave_adventure, set_aside_die = set_aside,
  retry_or_fail = retry_or_fail, end_attempt = end_attempt, return_dice = return_dice,
}
