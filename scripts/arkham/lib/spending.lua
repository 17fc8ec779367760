-- Actions that an investigator spends besides the cost of an ability, for more of its effect.

-- Last of all, since it would give other values other numbers, and so positions other hashes.
engine.game {
  values = {
    { "fight_credit", "Of a card that gives an additional action: above zero, that action can be spent on a fight " ..
      "with the card that is asked about." },
    { "unpaid_action", "Of an investigator: above zero, an effect makes them use an ability without its cost in " ..
      "actions." },
  },
}

local verbs = {}

local function additional(inv, card)
  return filter(find("additional_actions", inv), function(source) return source:check("fight_credit", card) > 0 end)
end

--- inv:fight_actions(card: card): integer. How many actions of this turn the investigator could still spend on a fight
--- with the card: standard ones, and those additional ones that may be used for it.
function verbs.fight_actions(inv, card)
  if game.active ~= inv then return 0 end
  return inv.actions + #additional(inv, card)
end

--- inv:spend_on_fight(n: integer, card: card). Spends n more actions on a fight with the card. Additional actions that
--- may be used for it are used first (Rules Reference: Action).
function verbs.spend_on_fight(inv, n, card)
  for _ = 1, math.min(n, inv:fight_actions(card)) do
    local source = choose(inv, "Which additional action does this use?", additional(inv, card))
    if source then source.action_spent = true else inv:add("actions", -1) end
  end
end

engine.verbs(verbs)
