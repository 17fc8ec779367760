-- Questions have a purpose and their options names, whatever players read.

local function defeated(t)
  local g = t:game { locations = { "study" }, investigators = { "roland_banks", "agnes_baker" } }
  local me = g:investigator "roland_banks"
  me.damage, me.horror = 8, 4
  g:effect("harm_all", nil, { me }, 1, 1)
  return g, me
end

test("a question is known by its purpose, an option by its name", {}, function(t)
  local g, me = defeated(t)
  t:prompt(g, "trauma", me)
  t:equal(g:prompt().purpose, "trauma")
  t:equal(g:prompt_options(), { "Physical trauma", "Mental trauma" })
  g:choose { "trauma", "mental" }
  t:equal({ me.physical_trauma, me.mental_trauma }, { 0, 1 })
end)

test("or by what players read", {}, function(t)
  local g, me = defeated(t)
  g:choose { "Which trauma do you suffer?", "Physical trauma" }
  t:equal({ me.physical_trauma, me.mental_trauma }, { 1, 0 })
end)

test("a written game is played by purposes and by words", {}, function(t)
  local function log_of(question)
    local g = t:whole_game { scenario = "the_gathering", players = { "roland_banks" }, seed = 3 }
    g:play { { question, "Guts", "Beat Cop" } }
    return table.concat(g:log(), "\n")
  end
  local by_purpose = log_of "mulligan"
  t:equal(by_purpose, log_of "Which cards do you set aside and replace?")
  t:truthy(by_purpose ~= log_of "another question")   -- nothing is set aside
end)
