-- Amounts on other cards: doom on the agenda, what lies on the host; fewer and more than so many; clues that become doom.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects, amounts = language.production, language.frame, language.effects, language.amounts

-- --- how many --------------------------------------------------------------------------------------------------------

production { name = "fewer than", of = "range", text = "<fewer|less> than {n:number}", means = { "<", n = "$n" },
  example = "treachery: Revelation - If you have fewer than 3 resources, take 1 horror.",
  near = "treachery: Revelation - If you have fewer than this resources, take 1 horror." }
production { name = "more than", of = "range", text = "more than {n:number}", means = { ">", n = "$n" },
  example = "treachery: Revelation - If you have more than 4 resources, lose 2 resources." }

local AGENDA = "on the current agenda"
production { name = "doom on the agenda", of = "counted", text = "doom " .. AGENDA, means = { "agenda_doom" },
  example = "treachery: Revelation - Take 1 horror for each doom on the current agenda.",
  near = "treachery: Revelation - Take 1 horror for each doom on the next agenda." }
production { name = "amount: doom on the agenda", of = "amount", text = "the <amount of|> doom " .. AGENDA, means = { "agenda_doom" },
  example = "treachery: Revelation - Test [willpower] (X). X is the amount of doom on the current agenda. If you fail, take 1 horror." }
function amounts.agenda_doom() return { expr = "sum(current_agenda: it.doom)", lua = '(top "agenda" and top("agenda").doom or 0)' } end

for _, of in ipairs { "enemy", "asset", "location" } do
  production { name = "counters on the attached " .. of, of = "counted", text = "{c:counter} on <|the> attached " .. of,
    means = { "on_host", counter = "$c", of = of },
    example = of == "enemy" and "treachery: Revelation - Attach to the nearest enemy. // Attached enemy gets +1 fight for each " ..
      "doom on attached enemy." or nil }
end
function amounts.on_host(w, node)
  if not w.facts.kinds.attached then w:refuse("this is not attached") end
  return { expr = "me.parent." .. node.counter, lua = "me.parent." .. node.counter }
end

-- --- clues become doom -----------------------------------------------------------------------------------------------

frame { name = "flip own clues and place them", text = "*flip {n:number} of ~your clues to <its|their> doom side and place <it|them> on ~your location",
  means = { "clues_to_doom_here", n = "$n" },
  example = "treachery: Revelation - Flip 1 of your clues to its doom side and place it on your location.",
  near = "treachery: Revelation - Flip 1 of your clues to its clue side and place it on your location." }
function effects.clues_to_doom_here(w, node, who)
  w:change_of(who, "you.clues > 0")
  local n = w:name "n"
  w:emit("local " .. n .. " = -" .. who .. ':add("clues", -' .. node.n .. ")")
  w:emit("if " .. n .. " > 0 then place_doom(" .. who .. ".place, " .. n .. ") end")
end

-- --- for a while -----------------------------------------------------------------------------------------------------

production { name = "each location for a while", of = "clause", text = "{l:each_location} gets {n:signed} shroud {p:until}",
  means = { "locations_lasting", places = "$l", n = "$n", per = "$p" },
  example = "treachery: Revelation - Each location gets +1 shroud until the end of the round.",
  near = "treachery: Revelation - Each enemy gets +1 shroud until the end of the round." }
production { name = "for a while, each location", of = "sentence", text = "{p:until} , {l:each_location} gets {n:signed} shroud",
  means = { "locations_lasting", places = "$l", n = "$n", per = "$p" }, take = function() end }
function effects.locations_lasting(w, node)
  if node.per == "turn" and not w.my_turn then w:refuse("whose turn is meant?") end
  w:would_change(things.any(w, node.places.set))
  things.each(w, node.places.set, function(place)
    w:emit(place .. ':modify("shroud", ' .. node.n .. ', "' .. node.per .. '")')
  end)
end

return {}
