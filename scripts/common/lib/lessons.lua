-- Lessons: first games that explain themselves. A lesson is a list of steps; at each question the first step that fits
-- and has not been told is told beside it. Nothing is forbidden or answered by a lesson.

local lessons = {}

fields.schema("lesson_step", "A step of a lesson: what is told at a question.", {
  { "title", "string", "Its heading." },
  { "text", "string", "What is told, in two to four sentences." },
  { "when", "fun(you: card, asked: table): any",
    "True at the questions at which it fits. asked.window is the window that asks; asked.procedure and asked.step " ..
    "are where the rules are; you is who is asked. It changes nothing." },
  { "done?", "fun(you: card, asked: table): any",
    "The step is told, question after question, until this is true. Without it one answer is enough." },
  { "show?", "string[]", "What it is about: names of regions of the table, or titles of cards." },
})
fields.schema("lesson_fields: definition_fields", "A lesson.", {
  { "text?", "string", "What one learns by it, in a sentence." },
  { "scenario", "card_id", "The scenario that is played." },
  { "players", "card_id[]", "Who plays it." },
  { "seed", "natural", "The seed of the game, so that what is to be learnt comes up." },
  { "minutes?", "natural", "How long it takes." },
  { "steps", "lesson_step[]", "Its steps, in the order in which they are tried." },
})

--- A lesson: a first game that explains itself.
local lesson = fields.constructor("lesson: definition", "lesson_fields", function(f)
  return { title = f.name, id = f.id, tags = {}, attributes = {}, abilities = {},
    data = { kind = "lesson", name = f.name, text = f.text, scenario = f.scenario, players = f.players, seed = f.seed,
      minutes = f.minutes, steps = f.steps } }
end)
lessons.lesson = lesson

--- lessons.refuses(id?: string): string?. Why the set-up option `lesson` cannot have that value; nil if it can.
function lessons.refuses(id)
  if not id or id == "" or card_exists(id) and data_of(id).kind == "lesson" then return nil end
  return "there is no lesson '" .. id .. "'"
end

-- "procedure=test\nstep=ST.2\n" as a table.
local function asked_of(text)
  local asked = {}
  for key, value in text:gmatch "(%w+)=([^\n]*)" do asked[key] = value end
  return asked
end

local function lines_of(step, n, all)
  local out = { tostring(n), tostring(all), step.title, step.text }
  for _, name in ipairs(step.show or {}) do out[#out + 1] = name end
  return out
end

--- lesson_step(avatar: card, asked: string): string[]. The step of a lesson to tell at the open question: its number, how
--- many there are, its title, its text, and the names of what it is about; nothing if none fits. `asked` has lines:
--- lesson=ID, procedure=, step=, window=, showing=NUMBER (the step that has been told last), told=,1,2, (all of them).
function lessons.step(avatar, text)
  local asked = asked_of(text)
  local steps = data_of(asked.lesson).steps
  local showing = steps[tonumber(asked.showing)]
  if showing and showing.done and not showing.done(avatar, asked) then
    return lines_of(showing, tonumber(asked.showing), #steps)
  end
  for i, step in ipairs(steps) do
    if not asked.told:find("," .. i .. ",", 1, true) and step.when(avatar, asked) then return lines_of(step, i, #steps) end
  end
  return {}
end

--- lesson_setup(id: string): string. What a lesson is played with, each on a line: the scenario, the seed, the minutes,
--- and who plays.
function lessons.setup(id)
  local data = data_of(id)
  return table.concat(fields.with({ data.scenario, data.seed, data.minutes or 0 }, data.players), "\n")
end

return lessons
