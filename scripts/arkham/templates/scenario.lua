-- template scenarios: a scenario: three locations, two acts, two agendas, encounter cards
-- Its cards are in the folder card_name/. Read this file first, then the first act and the first agenda there.

-- The tokens of the chaos bag: the numbers of a difficulty, and the symbols that all difficulties have.
local function bag(...)
  local list = { ... }
  for _, symbol in ipairs { "skull", "skull", "cultist", "auto_fail", "elder_sign" } do list[#list + 1] = symbol end
  return list
end

return scenario {
  name = "Card Name",
  reference = "card_name_reference",         -- the card with the effects of the symbol tokens

  -- The encounter deck: ids, and the number of copies of each.
  encounter_cards = { { "card_name_watcher", 3 }, { "card_name_chill", 4 }, { "card_name_lost_time", 2 } },
  -- Cards set ready: locations, and other cards that come into play later.
  set_aside = { "card_name_gate", "card_name_garden", "card_name_house" },
  acts = { "card_name_act_1", "card_name_act_2" },
  agendas = { "card_name_agenda_1", "card_name_agenda_2" },

  bags = {
    easy = bag("+1", "+1", "0", "0", "-1", "-1", "-2"),
    standard = bag("+1", "0", "0", "-1", "-1", "-2", "-3"),
    hard = bag("0", "0", "-1", "-1", "-2", "-3", "-4"),
    expert = bag("0", "-1", "-1", "-2", "-3", "-4", "-5"),
  },

  -- The last step of the set-up: the cards that begin in play, and the place where everybody begins.
  setup = function()
    put_location(set_aside_card "card_name_garden")
    start_at(put_location(set_aside_card "card_name_gate"))
  end,

  -- Positions from which a game can begin, for players, bots and tests: misk play card_name --start act_2.
  starts = {
    { name = "act_2", round = 4, text = "Act 2: the House can be entered; 2 doom; nobody has any clues.",
      begin = function()
        advance_act()
        at_agenda(1, 2)
        past_mythos(function(card) return card:is "treachery" end)
      end },
  },

  -- The possible endings. no_resolution: nobody is left to reach another one. earn(n): experience for everybody,
  -- besides the victory points. title: what players call the ending.
  resolutions = {
    R1 = { title = "The secret is known", text = "The secret of the House is known.", effect = function() earn(1) end },
    R2 = { text = "The House has gone, and with it whoever stayed too long.",
      effect = function()
        for _, inv in ipairs(seats()) do
          if not inv.resigned then inv:suffer_trauma(0, 1) end
        end
        earn(0)
      end },
    no_resolution = { text = "Nobody came back to tell.", effect = function() earn(0) end },
  },
}
