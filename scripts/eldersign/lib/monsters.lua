-- Monsters: their arrival, and how they leave. Rulebook: Monsters.

local verbs = {}
local move = method.move
local data_of, title_of, in_play = property.data, property.title, property.in_play

-- Without the adventure that has just been resolved. It is still there while its rewards are received, but it has no
-- tasks left to which a monster's could be added (Completing a Task; Monsters).
local function adventures()
  local p, list = current "attempt", find "adventures"
  if not p or not is_resolved(p) then return list end
  local resolved = p.card
  return filter(list, function(card) return card ~= resolved end)
end

-- "Spread evenly" (FAQ): no adventure gets another marker below its tasks before each has one more.
local function with_fewest(list)
  local least, out = nil, {}
  for _, card in ipairs(list) do
    local n = 0
    for _, marker in ipairs(markers_on(card)) do
      if marker.row == 0 then n = n + 1 end
    end
    if least == nil or n < least then least, out = n, {} end
    if n == least then out[#out + 1] = card end
  end
  return out
end

local function has_free_task(card) return data_of(card).monster_rows and #free_monster_tasks(card) > 0 end

-- "terror, then investigation 2": what the tasks ask for, or "empty".
local function in_words(tasks)
  local texts = {}
  for i, task in ipairs(tasks) do texts[i] = task.reqs.text end
  local text = table.concat(texts, ", then ")
  return text == "" and "empty" or text
end

-- What the chooser is asked, in words for somebody who sees a monster for the first time.
local function prompt_of(monster, below)
  local head, task = "A monster appears: " .. title_of(monster) .. ". ", "its task (" .. in_words(monster_tasks(monster)) .. ")"
  return head .. (below and "To which adventure is " .. task .. " added?"
    or "In which adventure does " .. task .. " replace one?")
end

-- On an uncovered monster task, which the active player chooses; otherwise below the tasks of any adventure.
local function place(monster, only)
  local all, chooser = only and { only } or adventures(), game.active or game.first
  local list = filter(all, has_free_task)
  local below = #list == 0
  if below then
    list = all
    if game.faq == 1 then list = with_fewest(list) end
  end
  local card = choose(chooser, prompt_of(monster, below), list, { purpose = "monster_appears" })
  if not card then return nil end
  local row = 0
  if not below then
    local rows, texts, labels = free_monster_tasks(card), {}, {}
    for i, free in ipairs(rows) do
      texts[i] = "task " .. free
      labels[texts[i]] = texts[i] .. ": " .. in_words { data_of(card).tasks[free] }
    end
    local prompt = title_of(monster) .. "'s task (" .. in_words(monster_tasks(monster)) .. ") replaces which one of " ..
      title_of(card) .. "?"
    local chosen = choose(chooser, prompt, texts, { labels = labels })
    for i, text in ipairs(texts) do
      if text == chosen then row = rows[i] end
    end
  end
  move(monster, "monsters", nil, false, card)
  monster.row = row
  monster.done = 0
  return card
end

-- Its lock takes a die at once.
local function announce_appearance(monster, card)
  after("monster_appears", nil, monster, card)
  fill_locks()
end

--- monsters_appear(n: integer, where?: card). Places n markers from the cup, each before the next is drawn; with
--- `where`, on that adventure.
local function monsters_appear(n, where)
  for _ = 1, n or 1 do
    local active = game.active
    if game.awake == 1 or active and in_play(active) and active.no_monsters > 0 and game.phase == 1 then return end
    local monster = pick "cup"
    if not monster then return end
    local card = place(monster, where)
    if not card then return end
    together(announce_appearance, monster, card)
  end
end

--- monster:discard_monster(). Puts the monster from play back into the cup; nobody gains it.
function verbs.discard_monster(monster)
  if not monster.in_play then return end
  unlock(monster)
  move(monster, "cup")
  fill_locks()
end

-- Takes the monster as a trophy, with its reward.
local function take(inv, monster, by_card)
  local rewards = monster.data.rewards
  by_card = by_card or monster.beaten
  unlock(monster)
  note("overcomes", inv, monster)
  inv:claim(monster)
  after("monster_defeated", inv, monster, nil, by_card and 1 or 0)
  fill_locks()
  if rewards then receive(inv, rewards) end
end

--- inv:defeat_monster(monster: card, by_card?: boolean). The investigator takes the monster out of play as a trophy,
--- with its reward. `by_card`: all its requirements count as met (FAQ). On the adventure of the present attempt it is
--- taken when the attempt ends, as always.
function verbs.defeat_monster(inv, monster, by_card)
  if not monster.in_play then return end
  local p = by_card and current "attempt"
  if p and p.card == monster.parent then
    monster.beaten, monster.completed = true, true
    free_lock(monster)
    check_resolved(p)
    return
  end
  together(take, inv, monster, by_card)
end

--- monsters_in_play(): integer. The number of monsters in play.
local function monsters_in_play() return size "monsters" end

engine.verbs(verbs)
engine.export { monsters_appear = monsters_appear, monsters_in_play = monsters_in_play }
