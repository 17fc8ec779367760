-- The card of g:effect: it runs a verb, or a function of the rules, as an effect of its own. A game's
-- testing/cards/test_effects.lua exports test_job and returns the definition.

--- effects(functions: table, tags: string[], finish?: function, memory?: string[]): function, table. Returns test_job
--- and the definition. `functions` are the functions that tests may name; any other name is a verb of the first
--- argument. finish(me, ...) gets the results.
local function effects(functions, tags, finish, memory)
  local job
  --- test_job(name, arguments, n): the next job of the ability below. The first argument of a verb is its card.
  local function test_job(name, arguments, n) job = { name = name, arguments = arguments, n = n } end
  local function run(me)
    local a = job.arguments
    local f = functions[job.name]
    if not f then
      local card = a[1]
      f = card[job.name]
    end
    if finish then finish(me, f(unpack(a, 1, job.n))) else f(unpack(a, 1, job.n)) end
  end
  return test_job, { id = "test_effects", title = "Test", tags = tags, memory = memory,
    data = { kind = "test", traits = {} }, abilities = { { kind = "manual", name = "run", text = "", effect = run } } }
end

return effects
