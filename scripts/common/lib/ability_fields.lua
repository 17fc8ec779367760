-- Fields of abilities that mean the same in every game, for the schemas of its constructors. A schema takes the fields
-- that its game has; the arguments are the words that differ between games.

local field = {}

--- field.cost(examples: string): table. The field `cost`. The examples look as they do on a card: "cost.coins(1),
--- cost.spend()".
function field.cost(examples)
  return { "cost?", "cost|cost[]", "Its cost: " .. examples .. ", or a list of costs." }
end
--- field.condition(): table. The field `condition`.
function field.condition() return { "condition?", "condition|condition[]", "A condition; all conditions in a list must hold." } end
--- field.target(example: string): table. The field `target`.
function field.target(example) return { "target?", "target", "Its target: " .. example .. "." } end
--- field.limit(period: string): table. The field `limit`; `period` is a period of the game, for the example.
function field.limit(period)
  return { "limit?", "period|limit", "The limit of its use: \"" .. period .. "\" for once in each." }
end
--- field.name(user: string): table. The field `name`; `user` says who else uses abilities by their names: "the rules".
function field.name(user)
  return { "name?", "string", "A name by which other parts of the card, or " .. user .. ", use it." }
end
--- field.cite(): table. The field `cite`.
function field.cite() return { "cite?", "string", "The rule that says so." } end
--- field.zones(): table. The field `zones`.
function field.zones() return { "zones?", "zone[]", "The zones where it works; in play when it is left out." } end
--- field.who(usual: string): table. The field `who`; `usual` says who may use the ability without it: "its owner".
function field.who(usual)
  return { "who?", "expression", "A condition on the player who may use it, `you`; " .. usual .. " when it is left out." }
end
--- field.you(usual: string): table. The field `you`; `usual` says who resolves the ability without it: "the card's
--- owner".
function field.you(usual) return { "you?", "expression", "The card that resolves it, if that is not " .. usual .. "." } end
--- field.together(): table. The field `together`.
function field.together()
  return { "together?", "boolean", "All that it does is one happening, as with \"and\" or \"then\": what reacts to any " ..
    "of it comes when all is done. Without this, what reacts to one part of the effect comes before the next part." }
end

-- --- of constants ----------------------------------------------------------------------------------------------------

--- field.modify(): table. The field `modify`.
function field.modify()
  return { "modify?", "modifier[]", "Any other changes: { { value =, amount =, where = } }." }
end
--- field.found_by(): table. The field `name` of a constant.
function field.found_by() return { "name?", "string", "A name by which it can be found." } end

-- --- shared parts of schemas
-- -------------------------------------------------------------------------------------------

local TIER_FIELDS = {
  would = { "would?", "timing_point", "Before it happens, and instead of it." },
  when = { "when?", "timing_point", "As it is about to happen." },
  at = { "at?", "timing_point", "As it happens, or if it does." },
  after = { "after?", "timing_point", "After it has happened." },
}
--- field.trigger_fields(tiers?: string[]). Declares the schema trigger_fields: the tiers of a timing point at which an
--- ability may wait; all four if `tiers` is left out.
function field.trigger_fields(tiers)
  local list = {}
  for i, tier in ipairs(tiers or { "would", "when", "at", "after" }) do list[i] = TIER_FIELDS[tier] end
  fields.schema("trigger_fields", "When a triggered ability happens: one of these.", list)
end

--- field.effect(who: string). Declares the alias effect; `who` resolves it: "the diver".
function field.effect(who)
  fields.alias("effect", "fun(me: card, you: card, target: card, event: event)",
    "The effect: `me` is the card, `you` " .. who .. " who resolves it, `target` the chosen target, `event` the " ..
      "timing point at which it happens.")
end

return field
