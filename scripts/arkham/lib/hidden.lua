-- Hidden: encounter cards and weaknesses that lie secretly in the hand of whoever has drawn them, and work from there
-- (Rules Reference: Hidden). They are drawn straight into the hand (lib/encounter.lua), where no other player sees
-- them.

local is = method.is

local hidden = {}

-- The holder alone uses its abilities; if it has left the hand for the table, whoever is there.
local WHO = "me in hand and bearer(me) == you or not me in hand and place(me) == place(you)"

--- hidden.work_from_hand(d: table). The abilities of the definition, those without zones of their own, work from the
--- hand as well as in play; from the hand only for its holder.
function hidden.work_from_hand(d)
  for _, a in ipairs(d.abilities) do
    a.zones = a.zones or { "hand", "play" }   -- play: everywhere in play
    if (a.kind == "window" or a.kind == "reaction") and not a.who then a.who = WHO end
  end
end

--- hidden.stuck(card: card): boolean. Is it a hidden card in a hand? Nothing but its own text gets it out of there.
function hidden.stuck(card) return is(card, "hidden") and card.zone == "hand" and resolving() ~= card end

return hidden
