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
      text = "These five cards are your opening hand. You may put back any of them, once, and draw as many others. Keep " ..
        "what is cheap and useful now: a weapon, a light, an ally. Tick what you put back, then go on.",
      when = function(_, asked) return asked.step == "mulligan" end },
    { title = "Your turn", show = { "locations" },
      text = "You are Roland Banks, alone in your Study. The big field is the map: where you are and where you can go. " ..
        "In your turn you take three actions, one after the other. Everything that you can do now is lit; the buttons " ..
        "below say the same, with what it costs.",
      when = function(_, asked) return in_turn(asked) end },
    { title = "What it is about", show = { "act", "agenda" },
      text = "On the left are the two stories that race each other. The act goes on when you spend the clues that it asks " ..
        "for. The agenda goes on when enough doom has gathered: one comes with every round. Get ahead of it.",
      when = function(_, asked) return in_turn(asked) end },
    { title = "Investigate", show = { "locations" },
      text = "There are clues in this room. Choose Investigate: it is a test of your intellect against the shroud of the " ..
        "place, the number beside the eye. If you succeed, one clue is yours.",
      when = function(you, asked) return in_turn(asked) and you.place and you.place.clues > 0 and you.clues == 0 end,
      done = function(_, asked) return asked.procedure == "test" or not in_turn(asked) end },

    -- --- a test ------------------------------------------------------------------------------------------------------
    { title = "A test", show = { "test" },
      text = "Your skill has to reach the difficulty. A token from the chaos bag will be added to it, and most tokens are " ..
        "negative. Being one or two ahead is what you want; the chance is shown, and changes with what you do.",
      when = function(_, asked) return asked.procedure == "test" end },
    { title = "Commit cards", show = { "hand" },
      text = "Cards with the symbol of the tested skill, or a question mark, can be committed from your hand: each symbol " ..
        "adds 1, and the card is used up. Tick one and watch the chance change, or go on with none.",
      when = function(_, asked) return testing(asked, "ST.2") end },
    { title = "Before the token", show = { "bag" },
      text = "This is a player window: a moment for free abilities and fast cards. What follows is the token. In the chaos " ..
        "bag on the left you see what can come; one token fails every test, one has an effect of your own.",
      when = function(_, asked) return testing(asked, "ST.2 window") end },

    -- --- clues and the act -------------------------------------------------------------------------------------------
    { title = "You have a clue", show = { "investigator" },
      text = "It lies on your investigator now. When there are as many as the act asks for, spend them: that takes no " ..
        "action. Until then investigate on, or make yourself ready: play a weapon, gain a resource, draw a card.",
      when = function(you, asked) return in_turn(asked) and you.clues > 0 end },
    { title = "Advance the act", show = { "act" },
      text = "You hold enough clues. Choose the act and spend them: the story goes on, and the house opens. It is free, so " ..
        "do it before your last action.",
      when = function(you, asked)
        local act = top "act"
        return in_turn(asked) and act and act:check "clue_threshold" > 0 and you.clues >= act:check "clue_threshold"
      end },
    { title = "The story has gone on", show = { "act", "locations" },
      text = "The new act says what is to be done next, and the map has changed. Point at a place to read what is known of " ..
        "it: the far side shows only when somebody enters.",
      when = function(_, asked) return in_turn(asked) and game.act_number >= 2 end },

    -- --- cards -------------------------------------------------------------------------------------------------------
    { title = "Play a card", show = { "hand" },
      text = "A card costs an action and resources, the number in its corner. An asset stays in front of you and helps from " ..
        "then on; an event does one thing. A weapon in hand before the first enemy comes is worth its action.",
      when = function(you, asked)
        return in_turn(asked) and engaged(you) == 0
          and #filter(cards_in("hand", you), function(card) return card:is "asset" and card.cost <= you.resources end) > 0
      end },
    { title = "Assets take slots", show = { "play" },
      text = "Hands, ally, accessory, body, arcane: two hands and one ally, for example. If a slot is full, a new asset " ..
        "pushes the old one out. Assets with health or sanity can take harm for you.",
      when = function(you, asked)
        return in_turn(asked) and #filter(cards_in("play", you), function(card) return card:is "asset" end) > 0
      end },
    { title = "Move", show = { "locations" },
      text = "Lines join places that are connected. To move is an action. A place that you enter for the first time is " ..
        "turned over: it gets its clues, and sometimes does something to you.",
      when = function(you, asked) return in_turn(asked) and #find("connecting", you) > 0 end },

    -- --- enemies -----------------------------------------------------------------------------------------------------
    { title = "An enemy holds you", show = { "threat" },
      text = "An enemy in your threat area is engaged with you: it goes where you go, and attacks in the enemy phase. " ..
        "Fight it, or evade it. Its numbers are, from the left: how hard it is to hit, its health, how hard it is to evade.",
      when = function(you, asked) return in_turn(asked) and engaged(you) > 0 end },
    { title = "Attacks of opportunity", show = { "threat" },
      text = "While it holds you, any action but to fight, to evade, to parley or to resign lets it attack first. The " ..
        "options with such a price are marked in red and say what it costs.",
      when = function(you, asked) return in_turn(asked) and engaged(you) > 0 end },
    { title = "Fight or evade", show = { "threat", "play" },
      text = "To fight is a test of combat against its first number; a success deals 1 damage, more with a weapon: use the " ..
        "weapon's own Fight. To evade is a test of agility: the enemy is exhausted and lets you go for this round.",
      when = function(you, asked) return in_turn(asked) and engaged(you) > 0 end },
    { title = "Harm", show = { "investigator" },
      text = "Damage wears down your health, horror your sanity. With as much of either as you can take, you are defeated. " ..
        "Where assets can take it instead, you are asked how to share it out.",
      when = function(you) return you.damage + you.horror > 0 end },
    { title = "It is exhausted", show = { "locations" },
      text = "An exhausted enemy neither attacks nor holds anybody, until cards ready in the upkeep phase. Use the time: " ..
        "walk away, or hit it while it cannot strike back.",
      when = function(_, asked)
        return in_turn(asked) and #filter(find "enemies", function(enemy) return enemy.exhausted end) > 0
      end },
    { title = "A defeated enemy", show = { "investigator" },
      text = "It is gone. Roland finds a clue whenever he defeats an enemy, once in a round: abilities of your investigator " ..
        "stand on the card. Enemies with victory points count at the end.",
      when = function(_, asked)
        return in_turn(asked) and #filter(fields.with(cards_in "encounter_discard", cards_in "victory"),
          function(card) return card:is "enemy" end) > 0
      end },

    -- --- the round ---------------------------------------------------------------------------------------------------
    { title = "Your last actions", show = {},
      text = "When the actions are used up, end your turn. Enemies that hold you attack then, in the enemy phase. In the " ..
        "upkeep phase everything readies, you draw a card and gain a resource. With more than eight cards you discard.",
      when = function(you, asked) return in_turn(asked) and you.actions == 0 end },
    { title = "The mythos phase", show = { "agenda", "encounter" },
      text = "From the second round on each round begins with it: doom on the agenda, then a card of the encounter deck for " ..
        "everybody. Some are enemies; others do something at once, often with a test.",
      when = function() return game.phase == 1 end },
    { title = "A second round", show = { "agenda" },
      text = "Compare the two: how much doom is missing until the agenda goes on, and how many clues you still need. That " ..
        "tells how long you can take care, and when you have to hurry.",
      when = function(_, asked) return in_turn(asked) and game.round >= 2 end },
    { title = "The agenda has gone on", show = { "agenda" },
      text = "All doom is taken away and the count begins anew, with a worse agenda. After the last one the game is lost, " ..
        "though a lost scenario is no lost campaign.",
      when = function(_, asked) return in_turn(asked) and game.agenda_number >= 2 end },
    { title = "A place that hurts", show = { "locations" },
      text = "You have been harmed by entering: some places have a price. What they give is seen before only in part, so " ..
        "go where clues are worth it.",
      when = function(you, asked) return in_turn(asked) and (at_place(you, "Attic") or at_place(you, "Cellar")) end },
    { title = "Hunters", show = { "locations" },
      text = "An enemy with the keyword Hunter comes after you in the enemy phase, one place at a time. Point at a card to " ..
        "read what its keywords mean; press F2 for all rules.",
      when = function(_, asked)
        return in_turn(asked) and #filter(find "enemies", function(enemy) return enemy:is "hunter" end) > 0
      end },
    { title = "The last act", show = { "act" },
      text = "The act now says how it ends. An objective in bold replaces the clues: do what it says. The rest you know; " ..
        "whatever is unclear, ask Why, or look into the rules.",
      when = function(_, asked) return in_turn(asked) and game.act_number >= 3 end },
  },
}
