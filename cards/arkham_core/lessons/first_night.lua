-- Each `when` is asked at every question until its step has been told, so what the player does first is told first.

local function in_turn(asked) return asked.window == "turn" end
local function testing(asked, step) return asked.procedure == "test" and asked.step == step end

-- Ready enemies in the threat area.
local function engaged(you)
  return #filter(cards_in("threat", you), function(card) return card:is "enemy" and not card.exhausted end)
end

local function at_place(you, title) return you.place and you.place.title == title end

return lesson {
  name = "A first night in Arkham", scenario = "the_gathering", players = { "roland_banks" }, seed = 7, minutes = 30,
  text = "The Gathering, explained while it is played.",
  steps = {
    -- --- the beginning -----------------------------------------------------------------------------------------------
    { title = "Your hand", show = { "hand" },
      text = "These five cards are your opening hand. You may put back any of them, once, and draw as many others. " ..
        "Keep what is cheap and useful now: a weapon, a light, an ally. Choose what you put back, if anything, and " ..
        "go on.",
      when = function(_, asked) return asked.step == "mulligan" end },
    { title = "Your turn", show = { "locations" },
      text = "You are Roland Banks, alone in your Study. The map shows where you are and where you can go. In your " ..
        "turn you have three actions, one after the other. Only what you can do now is offered, with what it costs.",
      when = function(_, asked) return in_turn(asked) end },
    { title = "What it is about", show = { "act", "agenda" },
      text = "Two stories race each other. The act goes on when you spend the clues that it asks for. The agenda " ..
        "goes on when enough doom has gathered: from the second round on each round brings at least one. Get ahead " ..
        "of it.",
      when = function(_, asked) return in_turn(asked) end },
    { title = "Investigate", show = { "locations" },
      text = "There are clues in this room. Choose Investigate: it is a test of your intellect against the shroud " ..
        "of the place, the number that says how well things are hidden there. If you succeed, one clue is yours.",
      when = function(you, asked) return in_turn(asked) and you.place and you.place.clues > 0 and you.clues == 0 end,
      done = function(_, asked) return asked.procedure == "test" or not in_turn(asked) end },

    -- --- a test ------------------------------------------------------------------------------------------------------
    { title = "A test", show = { "test" },
      text = "Your skill has to reach the difficulty. A token from the chaos bag changes it, and most tokens are " ..
        "negative. Being one or two ahead is what you want; what you do changes your chance (to see it in a " ..
        "terminal, type odds).",
      when = function(_, asked) return asked.procedure == "test" end },
    { title = "Commit cards", show = { "hand" },
      text = "Cards with the symbol of the tested skill, or a question mark, can be committed from your hand: each " ..
        "such symbol adds 1, and the card is discarded after the test. Try how one changes the chance, or go on " ..
        "with none.",
      when = function(_, asked) return testing(asked, "ST.2") end },
    { title = "Before the token", show = { "bag" },
      text = "This is a player window: a moment for free abilities and fast cards. What follows is the token. You " ..
        "may know what is in the chaos bag: one token fails every test, and one has an effect of your own.",
      when = function(_, asked) return testing(asked, "ST.2 window") end },

    -- --- clues and the act -------------------------------------------------------------------------------------------
    { title = "You have a clue", show = { "investigator" },
      text = "It lies on your investigator now. When there are as many as the act asks for, spend them: that takes " ..
        "no action. Until then investigate on, or make yourself ready: play a weapon, gain a resource, draw a card.",
      when = function(you, asked) return in_turn(asked) and you.clues > 0 end },
    { title = "Advance the act", show = { "act" },
      text = "You hold enough clues. Choose the act and spend them, and the story goes on; an act with an objective " ..
        "says when that can be done. It takes no action, so do it while you have actions left for what comes then.",
      when = function(you, asked)
        local act = top "act"
        return in_turn(asked) and act and act:check "clue_threshold" > 0 and you.clues >= act:check "clue_threshold"
      end },
    { title = "The story has gone on", show = { "act", "locations" },
      text = "The new act says what is to be done next, and the map has changed. Look at a place to read what is " ..
        "known of it: what is on its far side shows only when it is revealed, mostly because somebody enters.",
      when = function(_, asked) return in_turn(asked) and game.act_number >= 2 end },

    -- --- cards -------------------------------------------------------------------------------------------------------
    { title = "Play a card", show = { "hand" },
      text = "Playing a card takes an action, unless it is fast, and as many resources as its cost. An asset stays " ..
        "in front of you and helps from then on; an event happens once. A weapon in play before the first enemy " ..
        "comes is worth its action.",
      when = function(you, asked)
        return in_turn(asked) and engaged(you) == 0
          and #filter(cards_in("hand", you), function(card)
            return card:is "asset" and card.cost <= you.resources
          end) > 0
      end },
    { title = "Assets take slots", show = { "play" },
      text = "You have two hands and two arcane slots, and one each for an ally, an accessory and the body. If a " ..
        "slot is full, a new asset pushes an old one out. Assets with health or sanity can take harm for you.",
      when = function(you, asked)
        return in_turn(asked) and #filter(cards_in("play", you), function(card) return card:is "asset" end) > 0
      end },
    { title = "Move", show = { "locations" },
      text = "To move to a place that is connected with yours is an action. A place that you enter for the first " ..
        "time is turned over: it gets its clues, and sometimes does something to you.",
      when = function(you, asked) return in_turn(asked) and #find("connecting", you) > 0 end },

    -- --- enemies -----------------------------------------------------------------------------------------------------
    { title = "An enemy holds you", show = { "threat" },
      text = "An enemy in your threat area is engaged with you: it goes where you go, and attacks in the enemy " ..
        "phase. Fight it, or evade it. Its card says how hard it is to hit (fight), how much damage it takes " ..
        "(health), and how hard it is to evade.",
      when = function(you, asked) return in_turn(asked) and engaged(you) > 0 end },
    { title = "Attacks of opportunity", show = { "threat" },
      text = "While it holds you, it attacks before any action of yours has its effect, unless that is to fight, to " ..
        "evade, to parley or to resign. Options with such a price say what it would cost you.",
      when = function(you, asked) return in_turn(asked) and engaged(you) > 0 end },
    { title = "Fight or evade", show = { "threat", "play" },
      text = "To fight is a test of combat against its fight value; a success deals 1 damage, and with the Fight of " ..
        "a weapon mostly more. To evade is a test of agility against its evade value: it is exhausted and lets you " ..
        "go until the upkeep phase.",
      when = function(you, asked) return in_turn(asked) and engaged(you) > 0 end },
    { title = "Harm", show = { "investigator" },
      text = "Damage wears down your health, horror your sanity. With as much of either as you can take, you are " ..
        "defeated. Where assets can take it instead, you are asked how to share it out.",
      when = function(you) return you.damage + you.horror > 0 end },
    { title = "It is exhausted", show = { "locations" },
      text = "An exhausted enemy does not attack and engages nobody, until cards ready in the upkeep phase. Use the " ..
        "time: walk away, or hit it while it cannot strike back.",
      when = function(_, asked)
        return in_turn(asked) and #filter(find "enemies", function(enemy) return enemy.exhausted end) > 0
      end },
    { title = "A defeated enemy", show = { "investigator" },
      text = "It is gone. Once in a round, when Roland defeats an enemy, he may find a clue at his place: abilities " ..
        "of your investigator stand on the card. Enemies with victory points count at the end.",
      when = function(_, asked)
        return in_turn(asked) and #filter(fields.with(cards_in "encounter_discard", cards_in "victory"),
          function(card) return card:is "enemy" end) > 0
      end },

    -- --- the round ---------------------------------------------------------------------------------------------------
    { title = "Your last actions", show = {},
      text = "When the actions are used up, end your turn. Enemies that hold you attack then, in the enemy phase. " ..
        "In the upkeep phase everything readies, you draw a card and gain a resource. With more than eight cards in " ..
        "your hand you discard down to eight.",
      when = function(you, asked) return in_turn(asked) and you.actions == 0 end },
    { title = "The mythos phase", show = { "agenda", "encounter" },
      text = "From the second round on each round begins with it: one doom on the agenda, then a card of the " ..
        "encounter deck for everybody. Some are enemies; others do something at once, often with a test.",
      when = function() return game.phase == 1 end },
    { title = "A second round", show = { "agenda" },
      text = "Compare the two: how much doom is missing until the agenda goes on, and how many clues you still " ..
        "need. That tells how long you can take care, and when you have to hurry.",
      when = function(_, asked) return in_turn(asked) and game.round >= 2 end },
    { title = "The agenda has gone on", show = { "agenda" },
      text = "All doom is taken away and the count begins anew, with a worse agenda. The last one ends the game " ..
        "badly, but in a campaign a lost scenario is mostly not the end.",
      when = function(_, asked) return in_turn(asked) and game.agenda_number >= 2 end },
    { title = "A place that hurts", show = { "locations" },
      text = "Entering has harmed you: some places have a price, and you know it only when they are turned over. " ..
        "Clues can be worth it, and so can victory points, which count if no clue is left there at the end.",
      when = function(you, asked) return in_turn(asked) and (at_place(you, "Attic") or at_place(you, "Cellar")) end },
    { title = "Hunters", show = { "locations" },
      text = "In the enemy phase a ready enemy with the keyword Hunter that holds nobody comes one place nearer, " ..
        "unless somebody is where it is. What a keyword means stands beside the card and in the rules: press F2, or " ..
        "type rules hunter in a terminal.",
      when = function(_, asked)
        return in_turn(asked) and #filter(find "enemies", function(enemy) return enemy:is "hunter" end) > 0
      end },
    { title = "The last act", show = { "act" },
      text = "The act now says how it ends. An objective goes before the usual way of spending clues: do what it " ..
        "says. The rest you know; whatever is unclear, ask Why, or look into the rules.",
      when = function(_, asked) return in_turn(asked) and game.act_number >= 3 end },
  },
}
