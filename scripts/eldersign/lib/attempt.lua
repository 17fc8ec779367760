-- Attempting to resolve an adventure, roll by roll; with the Ancient One's card, the final battle.

local RB = "Rulebook, "
local move, is = method.move, method.is

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
    { id = "before", cite = RB .. "Using Items & Spells", window = "before_roll" },
    { id = "possible", cite = RB .. "Failing to Complete a Task", script = function(p) check_possible(p) end },
    { id = "stop", when = "attempt.outcome ~= 0", go = "ends" },
    { id = "one roll", period = "roll" },
    { id = "roll", cite = RB .. "Rolling the Dice", script = function(p) roll_pool(p) end },
    { id = "after", cite = RB .. "Using Clues", window = "after_roll" },
    { id = "spells", cite = RB .. "Using Items & Spells", when = "any(cast: not it.filled)",
      script = function(p) store_dice(p) end },
    { id = "complete", cite = RB .. "Completing a Task", script = function(p) complete_tasks(p) end },
    { id = "resolved", when = "attempt.outcome ~= 0", go = "ends" },
    { id = "next", when = "attempt.completed", go = "before" },
    { id = "failed", cite = RB .. "Failing to Complete a Task",
      announce = { point = "roll_failed", actor = "attempt.inv", subject = "attempt.card" } },
    { id = "terror", cite = RB .. "Failing to Complete a Task", when = "terror_rolled and not awake",
      script = function(p) resolve_terror(p) end },
    { id = "retry", cite = RB .. "Failing to Complete a Task", when = "attempt.outcome == 0",
      script = function(p) retry_or_fail(p) end },
    { id = "again", when = "attempt.outcome == 0", go = "before" },
    { id = "ends", script = function(p) end_attempt(p) end },
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
  for _, die in ipairs(cards_in "dice") do
    if is(die, "green") then put_in_pool(die) end
  end
end

-- By the FAQ an investigator may fail before the first roll: penalties, but no terror.
--- may_decline(p: frame). Step of the attempt: the investigator may decline to roll when that is allowed.
local function may_decline(p)
  if choose(p.inv, "Attempt " .. p.card.title .. "?", { "attempt", "give up" }) == "give up" then p.outcome = FAILED end
end

--- check_possible(p: frame). Step of the attempt: it fails when the dice can no longer complete anything.
local function check_possible(p)
  if p.outcome ~= GOING or interrupted(p) then return end
  if not possible(p.card, p.inv) then p.outcome = FAILED end
end

--- roll_pool(p: frame). Step of the attempt: rolls all dice of the pool.
local function roll_pool(p)
  local dice = cards_in "pool"
  for _, die in ipairs(dice) do roll_die(die) end
  p.rolls = p.rolls + 1
  p.completed = 0
  p.lies = 1
  if #dice > 0 then after("rolled", p.inv, p.card, nil, packed_dice(dice)) end
end

--- reroll(inv: card, dice: card[]). Rolls those dice of the pool once more.
local function reroll(inv, dice)
  for _, die in ipairs(dice) do roll_die(die) end
  note("rerolled", inv, nil, nil, packed_dice(dice), packed_dice(cards_in "pool"))
end

--- store_on(spell: card, inv: card). The spell takes its die, or dice; they keep their results.
local function store_on(spell, inv)
  spell.filled = true
  local n = spell.data.holds or 1
  local prompt = "Which dice does " .. spell.title .. " hold?"
  local chosen = choose(inv, prompt, cards_in "pool", { max = n, min = 1, many = true })
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
  for _, die in ipairs(cards_in "held") do
    if die.parent == spell then move(die, (is(die, "green") or die.added) and "pool" or "dice") end
  end
  release_spell(spell)
end

--- release_spell(spell: card). A spell without dice goes back to its deck.
local function release_spell(spell)
  for _, die in ipairs(cards_in "held") do
    if die.parent == spell then return end
  end
  if spell.zone == "cast" then spell:spend() end
end

local function entry_text(entry)
  local die = entry.die
  return die_text(die) .. (entry.zone == "pool" and "" or " (" .. die.parent.title .. ")")
end

--- way_text(way: table): string. A way to meet a task, as text.
local function way_text(way)
  local parts = {}
  for i, entry in ipairs(way) do parts[i] = entry_text(entry) end
  return table.concat(parts, ", ")
end

-- The number of dice of this kind in a way.
local function uses(way, key)
  local n = 0
  for _, entry in ipairs(way) do if entry.key == key then n = n + 1 end end
  return n
end

local FEW = 12   -- up to so many ways are listed whole

-- One of the ways. If there are many, the player is asked die by die until few are left.
local function choose_way(inv, ways)
  local taken = {}   -- the number of each kind that is chosen already
  while #ways > FEW do
    local texts, keys, seen = {}, {}, {}
    for _, way in ipairs(ways) do
      for _, entry in ipairs(way) do
        local key = entry.key
        if not seen[key] and uses(way, key) > (taken[key] or 0) then
          seen[key] = true
          texts[#texts + 1], keys[#keys + 1] = entry_text(entry), key
        end
      end
    end
    local with, key = choose(inv, "With which dice? One after the other:", texts), nil
    for i, text in ipairs(texts) do
      if text == with then key = keys[i] end
    end
    taken[key] = (taken[key] or 0) + 1
    ways = filter(ways, function(way) return uses(way, key) >= taken[key] end)
  end
  if #ways == 1 then return ways[1] end
  local texts = {}
  for i, way in ipairs(ways) do texts[i] = way_text(way) end
  local with = choose(inv, "With which dice?", texts)
  for i, text in ipairs(texts) do
    if text == with then return ways[i] end
  end
end

local function place_dice(way, task)
  local spells = {}
  for _, entry in ipairs(way) do
    local die = entry.die
    if die.zone == "held" then spells[#spells + 1] = die.parent end
    move(die, "placed", nil, false, task.owner)
  end
  for _, spell in ipairs(spells) do release_spell(spell) end
end

-- Reactions to the payment are no part of the payment.
local function pay(p, task)
  for _ = 1, task_cost(task, "clock") do advance_clock() end
  p.pays = 1
  p.inv:lose_sanity(task_cost(task, "sanity"))
  p.inv:lose_stamina(task_cost(task, "stamina"))
  p.pays = 0
end

local function finish_task(p, task)
  local owner = task.owner
  if game.awake == 1 then
    remove_doom(1)
    return
  end
  owner.done = owner.done + 2 ^ (task.bit - 1)
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
  for _, other in ipairs(tasks_of(p.card)) do
    if not other.done then return end
  end
  p.outcome = RESOLVED
end

--- is_resolved(p: frame): boolean. Has the attempt resolved its adventure?
local function is_resolved(p) return p.outcome == RESOLVED end

-- Reactions to it, or to its payment, find the task completed.
local function complete(p, task, way, dice)
  after("task_completed", p.inv, task.owner, nil, packed_dice(dice))
  place_dice(way, task)
  p.completed = 1
  pay(p, task)
  finish_task(p, task)
end

-- One task of a roll: the player chooses the task, then the dice. True when one was completed.
local function complete_one(p)
  local entries = usable_dice()
  local tasks = filter(open_tasks(p.card, p.inv), function(task) return meets(entries, task.reqs) end)
  if #tasks == 0 then return false end
  local texts = {}
  for i, task in ipairs(tasks) do texts[i] = i .. ". " .. task.owner.title .. ": " .. task_text(task) end
  local chosen = choose(p.inv, "Complete which task?", texts, { optional = true })
  if not chosen then return false end
  local task
  for i, text in ipairs(texts) do
    if text == chosen then task = tasks[i] end
  end
  local way = choose_way(p.inv, ways_to_meet(entries, task.reqs))
  local dice = {}
  for i, entry in ipairs(way) do dice[i] = entry.die end
  together(complete, p, task, way, dice)
  return true
end

--- complete_tasks(p: frame). Step of the attempt: the investigator chooses the tasks to complete, and the dice for
--- each.
local function complete_tasks(p)
  local most = 1 + (game.awake == 0 and p.inv.tasks_per_roll or 0)
  for _ = 1, most do
    if interrupted(p) or not complete_one(p) or p.outcome ~= GOING then break end
  end
  if p.completed == 1 then p.lies = 0 end
end

-- All terror effects of the adventure, of the markers on it, and of the mythos card.
--- resolve_terror(p: frame). Step of the attempt: the effects of a roll with terror that completes no task.
local function resolve_terror(p)
  if p.inv.no_terror > 0 then return end
  local told = false
  local sources = { p.card }
  for _, marker in ipairs(markers_on(p.card)) do sources[#sources + 1] = marker end
  if p.inv.ignores_lingering == 0 then sources[#sources + 1] = top "mythos" end
  for _, card in ipairs(sources) do
    if card:has_ability "terror" and is_playing(p.inv) and game.awakening == 0 then
      if not told then note("terror", p.inv) end
      told = true
      card:use("terror", p.inv)
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
  return filter(players(), function(inv)
    -- By the FAQ an investigator focuses once in an attempt.
    if inv.place ~= p.card or inv == p.inv and game.faq == 1 and p.focused == 1 then return false end
    for _, die in ipairs(cards_in "marked") do
      if die.parent == inv then return false end
    end
    return inv.no_focus == 0
  end)
end

-- Focus or assist: one die of the failed roll goes on a marker that has none.
local function mark_die(p)
  local markers = markers_free(p)
  if #markers == 0 or size "pool" == 0 then return end
  local who = choose(p.inv, "Focus (" .. p.inv.title .. "), or who assists?", markers, { optional = true })
  if not who then return end
  local die = choose(p.inv, "Which die is kept?", distinct_dice(cards_in "pool"))
  move(die, "marked", nil, false, who)
  note("die_kept", nil, who, nil, packed_dice { die })
  if who == p.inv then p.focused = 1 end
end

--- retry_or_fail(p: frame). Step of the attempt: the investigator loses a die and may keep one, or fails.
local function retry_or_fail(p)
  if interrupted(p) then return end
  if size "pool" == 0 or choose(p.inv, "No task is completed.", { "try again", "give up" }) == "give up" then
    p.outcome = FAILED
    return
  end
  local aside = choose(p.inv, "Which die is set aside?", distinct_dice(cards_in "pool"))
  set_aside(aside)
  note("die_aside", p.inv, nil, nil, packed_dice { aside })
  mark_die(p)
  p.completed = 0
  p.lies = 0
end

-- --- the end ---------------------------------------------------------------------------------------------------------

local function to_entrance(card)
  for _, inv in ipairs(players()) do
    if inv.place == card then inv.parent = top "entrance" end
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
  local rewards = card.data.rewards or {}
  if game.faq == 0 then receive(inv, rewards) end
  to_entrance(card)
  local replaced, markers = card.zone == "museum" and not card.extra, markers_on(card)
  unlock(card)
  for _, die in ipairs(cards_in "placed") do move(die, "dice") end
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

-- Monsters of which a task was completed are gained before anything else; the others stay as before.
local function after_attempt(inv, card)
  local done = filter(markers_on(card), function(marker) return marker.beaten or marker.done > 0 end)
  for _, die in ipairs(cards_in "placed") do move(die, "dice") end
  take_markers(inv, done)
  card.done = 0
end

-- Monsters overcome before failing are still gained; then come the penalties. Everybody who assisted suffers them, too.
local function fail(inv, card)
  note("fails", inv, card)
  after_attempt(inv, card)
  local helpers = {}
  for _, die in ipairs(cards_in "marked") do
    if die.parent ~= inv and is_playing(die.parent) then helpers[#helpers + 1] = die.parent end
  end
  suffer(inv, card.data.penalties or {})
  for _, helper in ipairs(helpers) do
    if is_playing(helper) then helper:lose_either() end
  end
  if card:has_ability "failed" and card.in_play then card:use("failed", is_playing(inv) and inv or game.active) end
  after("failed", inv, card)
end

--- end_attempt(p: frame). Step of the attempt: gives rewards or penalties, and returns the dice.
local function end_attempt(p)
  local inv, card = p.inv, p.card
  if game.awake == 1 then return end
  if p.outcome == RESOLVED then
    resolve_adventure(inv, card)
    after("resolved", inv, card)
  elseif p.outcome == FAILED then
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
  for _, zone in ipairs { "pool", "placed", "set_aside", "marked" } do
    for _, die in ipairs(cards_in(zone)) do
      move(die, "dice")
      die.shows = 0
      if game.faq == 1 then die.added = false end
    end
  end
  if game.faq == 1 then
    for _, die in ipairs(cards_in "held") do die.added = false end
  end
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
