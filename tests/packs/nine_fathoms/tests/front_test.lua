-- Texts for front ends and data for the bot.

local checks = require "common:testing/tabletop"

test("every card has a face, and all symbols that it names are known", {}, function(t)
  local g = t:game { divers = { "ada_thorne", "mother_ines" }, begin = "round" }
  local top = g:call "tabletop"
  for _, zone in ipairs { "divers", "places", "seabed", "shelf_deck", "street_deck", "crypt_deck", "event_deck",
      "cup" } do
    for _, card in ipairs(g:cards(zone)) do
      local face, marks = g:call("table_face", card), g:call("table_marks", card)
      checks.check_face(t, top, face, card.title)
      checks.check_marks(t, top, marks, card.title)
    end
  end
end)

test("the table shows a dive: dice by what they show, relics that are paid, the odds", {}, function(t)
  local g = t:game { divers = { "ada_thorne", "mother_ines" }, shelf = { "votive_anchor", "harbour_bell" }, air = 9 }
  g:send({ "shelf", "bell" }, "hook hook lamp rune air")
  t:equal(g:call("table_face", g:cards "rolled"[3]).sign, "lamp")
  t:equal(g:call("table_marks", g:relic "votive_anchor").banner, nil)
  local view = g:call("table_view", g:diver "ada_thorne")
  t:equal(#view.regions.odds.lines, 2)
  t:equal(#view.regions.sea.places, 4 + 2)
  g:keep "hook hook"
  t:equal(g:call("table_marks", g:relic "votive_anchor").banner, "paid")
  t:truthy(table.concat(g:call "board", "\n"):find("kept: hook, hook", 1, true))
end)

test("the bot keeps what a relic needs, goes on while it is worth it, and reacts to panic", {}, function(t)
  local g = t:game { shelf = { "harbour_bell" }, air = 9, grit = 1 }
  local function answer(prompt, options, more)
    local view = more or {}
    view.prompt, view.options, view.player, view.min, view.max = prompt, options, g:diver "ada_thorne", 1, 5
    return g:call("greedy", view)
  end
  g:send({ "shelf" }, "hook rune hook rune air")
  g:pass()
  local dice = {}
  for i, die in ipairs(g:cards "rolled") do dice[i] = { kind = "component", card = die } end
  t:equal(answer("Which dice do you set aside?", dice), { 1, 3 })
  g:keep "hook hook"
  local texts = { { kind = "label", text = "go on" }, { kind = "label", text = "surface" } }
  t:equal(answer("Do you go on?", texts), 1)
  for _, die in ipairs(g:cards "rolled") do die:move "whispering" end
  t:equal(answer("Do you go on?", texts), 2)
  local window = { { kind = "ability", text = "Pay 1 grit: roll some of these dice again." }, { kind = "pass" } }
  t:equal(answer("After the roll", window, { from = "window" }), 1)
end)
