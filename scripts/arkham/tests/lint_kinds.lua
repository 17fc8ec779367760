-- What `misk check` finds with knowledge of this game: ui/lint.lua. The pack `mistakes` has what is wrong.

local TOKENS = "; write \"+1\", \"0\", \"-1\" ..., \"skull\", \"auto_fail\" ..., or the id of a chaos_token of a pack"

local function findings(t, id)
  local out = {}
  local g = t:game { locations = { "study" } }
  for _, found in ipairs(g:call "lint") do
    if found.card:match "[^:]+$" == id then out[#out + 1] = found.message .. "; " .. found.mend end
  end
  table.sort(out)
  return out
end

test("a list of a scenario names cards of its own kind only", function(t)
  t:equal(findings(t, "mistakes_scenario"), {
    "'knife' is no card with chaos tokens (reference); name a card that is made with `reference`",
    "'knife' is no location (locations); name a card that is made with `location`",
    "'knife' is no scenario (checkpoint); name the part of the scenario that follows",
    "'knife' is no scenario (next); name the scenario that follows",
    "'study' is no agenda (more_agendas); name a card that is made with `agenda`",
    "'test_act' is no agenda (agendas); name a card that is made with `agenda`",
    "'test_agenda' is no act (acts); name a card that is made with `act`",
    "there is no card 'nobody_knows_this' (more_acts); correct the id, or write the card",
    "there is no chaos token 'nought' (bags)" .. TOKENS,
  })
end)

test("a campaign names scenarios, chaos tokens and supplies that there are", function(t)
  t:equal(findings(t, "mistakes_campaign"), {
    "'knife' is no scenario (scenarios); name a card that is made with `scenario`",
    "'knife' is no scenario (supplies); name the scenario before which they are bought",
    "'knife' is no supply (supplies); name a log_entry with `supply = COST`",
    "nobody has any supply points (supplies); give them by the number of players: points = { 9, 6 }",
    "there is no card 'nobody_knows_this' (scenarios); correct the id, or write the card",
    "there is no chaos token 'knife' (bags)" .. TOKENS, "there is no chaos token 'owl' (bags)" .. TOKENS,
  })
end)

test("a location is revealed as a location, and a prologue is a scenario", function(t)
  t:equal(findings(t, "mistakes_place"),
    { "'knife' is no location (revealed); name the location that this one becomes" })
  t:equal(findings(t, "mistakes_guest"),
    { "'knife' is no location (begins); name the location at which they begin",
      "'study' is no scenario (prologue); name the scenario in which alone they can be used",
      "there is no card 'nobody_knows_this' (begins); correct the id, or write the card" })
end)

test("an event without a cost has a printed dash: it cannot be played, by nobody and by no effect", function(t)
  t:equal(findings(t, "mistakes_dash"), { "'Without a Cost' has no `cost`: it cannot be played; give it `cost`" })
  local g = t:game { locations = { "study" }, hand = { "mistakes_dash" } }
  local me, dash = g:lead(), g:card "mistakes_dash"
  t:not_offered(g, { "play", dash })
  t:falsy(me:can_play(dash))
end)

test("an unrevealed side needs no shroud, and the cards of published_two have no mistake", function(t)
  local g = t:game { locations = { "study" } }
  for _, found in ipairs(g:call "lint") do
    t:falsy(found.card:match "^published_two:", found.message)
  end
end)

test("an enemy-location needs the figures of both, unless it says that it cannot be evaded", function(t)
  local mend = "; for a printed dash write constant \"...\" { me = { %s = 1 } }"
  t:equal(findings(t, "mistakes_maw"), {
    "'Maw' has no `fight`: every attack against it is tested against 0; give it `fight`" .. mend:format "cannot_be_attacked",
    "'Maw' has no `health`: no damage defeats it; give it `health`",
    "'Maw' has no `shroud`: investigating it is tested against 0; give it `shroud`" ..
      mend:format "cannot_be_investigated",
  })
end)

test("an enemy-location without an unrevealed side may be in an exploration deck, and one with such a side is refused it",
  function(t)
    local not_single = " is neither a treachery nor a single-sided location (exploration_deck); " ..
      "write `single_sided = true` on that location"
    t:equal(findings(t, "mistakes_trek"), { "'mistakes_burrow'" .. not_single, "'mistakes_den'" .. not_single })
    local g = t:game { locations = { "study" } }
    for _, back in ipairs { "back", "revealed" } do
      local fields = { name = "X", single_sided = true }
      fields[back] = back == "back" and { symbol = "square" } or "study"
      t:raises(function() g:call("enemy_location", fields) end, "a single-sided location has no unrevealed side")
    end
  end)

test("a keyword on a cardtype that the rules do not give it, or without its number, is refused", function(t)
  local g = t:game { locations = { "study" } }
  local function wrong(kind, fields, message)
    fields.name = "X"
    t:raises(function() g:call(kind, fields) end, message)
  end
  wrong("asset", { keywords = { "Hidden" } }, "only an enemy or a treachery is hidden")
  wrong("location", { keywords = { "elusive" } }, "only an enemy is elusive")
  wrong("asset", { keywords = { "Alert" } }, "only an enemy or a location is alert")
  wrong("enemy", { keywords = { "Swarming 2" } }, "the keyword swarming is written in another way")
  wrong("enemy", { keywords = { "Vengeance 1" } }, "the keyword vengeance is written in another way")
  wrong("enemy", { swarming = true }, "the keyword swarming needs a number")
  wrong("enemy", { concealed = true }, "the keyword concealed needs a number")
  t:equal(g:call("treachery", { name = "X", keywords = { "hidden" } }).data.keywords, { "hidden" })
  t:equal(g:call("enemy", { name = "X", keywords = { "Hidden", "Elusive" } }).data.keywords, { "Hidden", "Elusive" })
end)

test("a key that no pack has cannot be placed", function(t)
  local g = t:game { locations = { "study" } }
  g:effect("place_key", g:location "study", "grey_key")
  t:script_error(g, "there is no key 'grey_key'")
end)
