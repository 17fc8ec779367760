-- The shapes of tables that the cards of every game, and the engine's own functions, take and give. Runs with `fields`.
-- A word like $counters is the limit of that name (declare/shapes.cpp).
local fields = ...

-- The parts of an ability, in every game.
fields.alias("expression", "string|integer|boolean",
  "A condition or an amount as a text that the engine compiles, such as \"me.uses > 0\"; or a number.")
fields.alias("condition", "string|fun(me: card, you: card, target: card, event: event): boolean",
  "A condition: an expression, or a function that changes nothing.")
fields.alias("limit_scope", '"instance"|"player"|"group"|"title"',
  "The scope of a limit: each copy of the card, each player, everybody together, all cards of that title.")
fields.schema("limit", "A limit: the number of uses of an ability in a period.", {
  { "per", "period", "The span of play after which it may be used again." },
  { "count?", "natural", "The number of uses in that time; 1 when it is left out." },
  { "scope?", "limit_scope", "Its scope; each copy of the card when it is left out." },
})
fields.schema("target_options", "A choice among the possible targets.", {
  { "where?", "expression", "A condition on a target, which is `it`." },
  { "filter?", "fun(me: card, you: card, target: card): boolean", "The same where no expression can say it." },
  { "optional?", "boolean", "True: the ability may be used without any target." },
})
fields.schema("target: target_options", "The target of an ability.", {
  { "set", "set", "Among which cards." },
  { "rules?", "boolean", "True: the rules choose it, not the card; then no card is immune to being chosen." },
})
fields.schema("cost", "A cost of using an ability: it takes from a counter, a flag or a zone, or calls a function.", {
  { "counter?", "counter", "So many of these are taken off." },
  { "flag?", "flag", "This is set; it must not be set already." },
  { "move?", 'zone|"discard"', "The card goes there." },
  { "who?", "expression", "The card that pays; without it, the player who uses the ability." },
  { "amount?", "expression", "The amount of the counter; 1 when it is left out." },
  { "extra?", "value", "A value of who pays that is added to the amount, and due even where the cost itself is not." },
  { "credit?", "value", "A value of who pays: so much of it is paid by something else." },
  { "tally?", "counter", "A counter of who pays that grows by 1 each time." },
  { "must?", "boolean", "True: without this cost the ability is not used at all." },
  { "can?", "condition", "True if it could be paid: an expression or a function." },
  { "pay?", "fun(me: card, you: card, target: card, event: event): any",
    "Takes what it costs; where it gives false the cost is not paid, and the ability stops." },
})
fields.alias("modifier_op", '"add"|"multiply"|"halve"|"base"|"set"',
  "The operation of a modifier: add, multiply, halve; or it is the value before, or after, all others.")
fields.schema("modifier", "A change by a constant ability, and the cards that it changes.", {
  { "value?", "value", "The value that is changed." },
  { "tag?", "tag", "Instead of a value: a tag that is gained; with amount = -1 it is lost." },
  { "becomes?", "tag", "Instead of a value: the kind of card that it is, and no other." },
  { "amount?", "expression", "By how much; `it` is the card whose value is asked." },
  { "op?", "modifier_op", "The operation; add when it is left out." },
  { "where?", "expression", "Of which cards: `it` is the card, `that` what is asked about." },
})
fields.schema("procedure_call", "A procedure that an ability runs.", {
  { "name", "procedure", "Which." },
  { "with?", "table<string, expression>|table<string, expression>[]", "Its locals." },
})
fields.schema("ability_table", "What a constructor of abilities makes.", {
  { "kind?", '"constant"|"forced"|"reaction"|"window"|"manual"', "What kind it is; manual when it is left out." },
  { "name?", "string", "Its name, for scripts." },
  { "text?", "string", "What it says." },
  { "cite?", "string", "The rule." },
  { "file?", "string", "Where it stands," },
  { "line?", "integer", "in which line." },
  { "tags?", "tag[]", "Its marks." },
  { "zones?", "zone[]", "Where it works; in play when that is left out." },
  { "lent_by?", "value", "While something modifies this value of any card, it works in `lent_zones`, too. A condition " ..
    "must still ask whether the value is above zero on its own card. Not for constant ones." },
  { "lent_zones?", "zone[]", "These zones. Until then nobody looks at it there, so it costs no time." },
  { "faces?", "integer[]", "On which faces of its card." },
  { "on?", "timing_point", "Of forced ones and reactions: when." },
  { "tier?", '"would"|"when"|"at"|"after"', "When there; after, when that is left out." },
  { "windows?", "window[]", "In which windows it may be used." },
  { "who?", "expression", "Whether `you` may use it; without it, whoever bears it." },
  { "you?", "expression", "Who resolves a forced one." },
  { "last_only?", "boolean", "Only the player whose turn it is may use it." },
  { "inherent?", "boolean", "It is no text of the card: blanking does not take it away." },
  { "resolving?", "boolean", "It listens only while an ability of its card resolves, wherever the card is." },
  { "condition?", "condition|condition[]", "What must hold." },
  { "cost?", "cost[]", "What using it costs." },
  { "limit?", "limit", "How often it may be used." },
  { "target?", "target", "What it is aimed at." },
  { "effect?", "fun(me: card, you: card, target: card, event: event): any", "What it does." },
  { "procedure?", "procedure_call", "The procedure that it runs." },
  { "modifiers?", "modifier[]", "What a constant one changes." },
  { "commence?", "zone", "Where its card goes before it resolves." },
  { "finish?", "zone", "Where its card goes then." },
  { "announce?", "timing_point", "Announced when it has been used." },
  { "results?", "ability[]", "Abilities that are parts of it." },
})
fields.schema("tag_zones", "Where a card has a tag.", {
  { "zones?", "zone[]", "In these zones;" },
  { "except?", "zone[]", "or in all but these." },
})
fields.schema("definition_table", "What a constructor of cards makes.", {
  { "id?", "string", "Its id, where that is not the name of its file." },
  { "title?", "string", "Its title." },
  { "subtitle?", "string", "What stands below that." },
  { "codes?", "string[]", "Other ids, such as its number in its set." },
  { "tags?", "tag[]", "Its types, traits and other marks." },
  { "tags_in?", "table<tag, tag_zones>", "Of these, those that it has in some zones only." },
  { "text_box?", "tag[]", "Of these, those that blanking takes away." },
  { "memory?", "string[]", "Names of the numbers that each copy remembers." },
  { "abilities?", "ability[]", "Its abilities." },
  { "attributes?", "table<value, figure>", "Its printed values." },
  { "discard?", "zone", "Where it goes when it is discarded." },
  { "symbol?", "string[]", "Of a place: its symbol, on each face." },
  { "links?", "string[][]", "Of a place: the symbols of those that it leads to, on each face." },
  { "data?", "table", "What else is known of it, read as card.data." },
  { "file?", "string", "Where it stands," },
  { "line?", "integer", "in which line." },
})
fields.alias("natural", "integer", "A whole number, 0 or more.")
fields.alias("figure", "string|natural|boolean",
  "A printed figure: a whole number, 0 or more, or an expression that is worked out.")
fields.alias("title", "string", "A name that players read: not empty.")
fields.alias("card_status", '"complete"|"stub"|"scripted"',
  "The state of a card: all of its text is scripted, only its figures, or the sentences that were known.")
fields.schema("definition_fields", "The fields of every card.", {
  { "name", "title", "Its title." },
  { "id?", "string", "Its id, where that is not the name of its file; \"pack:id\" replaces a card of another pack." },
  { "text?", "string", "Its text in our own words, where its abilities do not say it all." },
  { "memory?", "string[]", "Names of the numbers that each copy remembers, at most $memory, read as me.NAME." },
  { "copies?", "natural", "The number of copies." },
  { "standin?", "true|string", "It is our own design in the place of a card whose printed facts are not known." },
  { "status?", "card_status", "How much of its text is scripted." },
  { "[integer]", "ability", "Its abilities, in the order of its text." },
})

-- The arguments and results of functions of the API.
fields.schema("ask_options", "What a question is for.", {
  { "purpose?", "purpose", "What the question is for: bots and tests know it by that." },
})
fields.schema("choose_each_options: ask_options", "The number to choose, and what players read.", {
  { "labels?", "table<string, string>", "What players read for a text of the list that is a name: labels = { mental = \"Mental trauma\" }." },
  { "min?", "natural", "At least so many; 1 when that is left out." },
  { "max?", "natural", "At most so many; 1 when that is left out." },
  { "optional?", "boolean", "None may be chosen." },
})
fields.schema("choose_options: choose_each_options", "The number to choose, and what players read.", {
  { "many?", "boolean", "The answer is a list, even of one." },
})
fields.schema("pretence", "An assumption: { card, place = } or { card, zone =, of = } or { card, value =, amount = }.", {
  { "[integer]", "card", "The card of which it is taken to be so." },
  { "place?", "card", "It is at this place." },
  { "zone?", "zone", "It is in this zone." },
  { "of?", "card", "The player of the zone." },
  { "value?", "value", "This value is changed." },
  { "amount?", "integer", "By so much." },
  { "base?", "boolean", "The amount is the value before all modifiers." },
})
fields.schema("terms", "On which terms an effect has an ability used.", {
  { "target?", "card", "It is aimed at this card." },
  { "without?", "counter", "Costs of this counter are not due, but for what others add to them." },
  { "as_if?", "pretence[]", "The assumptions as long as the ability resolves." },
})
fields.schema("ability_use", "An ability that could be used.", {
  { "card", "card", "The card." },
  { "ability", "string|integer", "The ability's name, or its number on the card." },
})
fields.schema("printed_ability", "An ability as it is printed.", {
  { "text", "string", "Its text." },
  { "name?", "string", "Its name." },
  { "kind", '"constant"|"forced"|"reaction"|"window"|"manual"', "The kind of ability." },
  { "costs", "table<counter, integer|true>", "The amount of each counter that is paid; true if that depends." },
})
fields.schema("dice_question", "Goals to be met with a pool of dice. A roll may meet one goal, which uses up its dice; the rest is " ..
  "rolled again. A roll that meets none loses one die, may keep another with its result, and the rest is rolled again.", {
  { "kinds", "integer[][]", "The results on the faces of each kind of die." },
  { "goals", "table[]", "Lists of slots: a list of accepted results, or { sum = n } by the weights; with `cost`, a list of amounts." },
  { "weights?", "table<integer, integer>", "The worth of results in sums." },
  { "budget?", "integer[]", "The stock from which the costs of goals are paid." },
  { "fatal?", "integer[]", "Results that end all when a roll that shows one meets no goal." },
  { "lost?", "integer[]", "Results whose dice are lost then." },
  { "ordered?", "boolean", "The goals are met in their order." },
  { "places?", "integer", "The number of dice that can be kept with their results." },
  { "dice?", "integer[]", "The number of dice of each kind in the next roll." },
  { "rolled?", "integer[][]", "Instead of that, dice that lie there: { { kind, result }, ... }." },
  { "kept?", "integer[]", "Results in places." },
  { "fixed?", "integer[]", "Results at hand beside them." },
  { "keeps?", "integer", "The number of dice that may still be kept." },
  { "per_roll?", "integer", "The number of goals that one roll may meet; 1 when it is left out." },
  { "met?", "integer[]", "The goals that are met already." },
  { "reroll?", "boolean", "Also asked is which dice are best rolled once more." },
})
fields.alias("dice_goal", "string", "What dice_goal() has made of the slots of a goal.")
fields.schema("dice_decision", "The best use of rolled dice: meet a goal with some, or lose one and keep another.", {
  { "goal?", "integer", "The goal to meet." },
  { "rolled?", "integer[]", "The dice of the roll to use for it, by their places." },
  { "kept?", "integer[]", "The kept ones to use for it." },
  { "fixed?", "integer[]", "The fixed ones to use for it." },
  { "lose?", "integer", "The die to lose." },
  { "keep?", "integer", "The die to keep." },
})
fields.schema("dice_reroll", "The dice that are best rolled once more.", {
  { "chance", "number", "The chance then." },
  { "rolled", "integer[]", "The dice, by their places." },
})

-- The parts of a game.
fields.alias("named_text", "string|{ [integer]: string }", "A name, or { name, what it is }.")
fields.schema("value_fields", "A value of cards: { \"combat\", \"What it is.\", base = \"3\" }.", {
  { "[integer]", "string", "Its name, and what it is." },
  { "name?", "string", "Its name." },
  { "base?", "expression", "The value of a card that does not print it." },
  { "floor?", "boolean", "True, also when it is left out: a value below 0 counts as 0." },
})
fields.schema("zone_fields", "A zone of cards: { \"hand\", \"What it is.\", player = true, visible = \"owner\" }.", {
  { "[integer]", "string", "Its name, and what it is." },
  { "name?", "string", "Its name." },
  { "player?", "boolean", "Each player has one." },
  { "in_play?", "boolean", "True: cards in it are in play." },
  { "visible?", '"all"|"owner"|"none"', "The players who see its cards; all, when it is left out." },
  { "open?", '"nothing"|"top"|"content"', "The knowledge of players about cards in it that they do not see: nothing, the " ..
    "top card, or all cards but not their order. The game's descriptions of the table for a player use no more than that." },
  { "place?", '"none"|"itself"|"parent"|"player"', "The place of its cards: they are places themselves, or are at the place " ..
    "of their parent or of their player." },
  { "attached?", "boolean", "Its cards are attached to their parents and fall with them." },
})
fields.schema("participant_kinds", "What the participants of a timing point can be. One that is left out is never there.", {
  { "actor?", '"any"|tag|tag[]', "The actor has one of these tags; \"any\": it can be any card." },
  { "subject?", '"any"|tag|tag[]', "The same of the subject," },
  { "object?", '"any"|tag|tag[]', "of the object." },
  { "amount?", '"any"|integer[]', "The amount: { 1, 4 } is from 1 to 4, { 1 } is 1 or more; \"any\": any number." },
  { "extra?", '"any"|integer[]', "The same of the fifth participant." },
})
fields.schema("participant_names", "What scripts and expressions call the participants of a timing point.", {
  { "actor?", "string", "The name of the actor," },
  { "subject?", "string", "of the subject," },
  { "object?", "string", "of the object," },
  { "amount?", "string", "of the amount," },
  { "extra?", "string", "of the fifth participant." },
})
fields.schema("participant_numbers", "The names of the numbers 1, 2, 3 and so on, where they stand for kinds.", {
  { "amount?", "string[]", "Of the amount," },
  { "extra?", "string[]", "of the fifth participant." },
})
fields.schema("timing_point_fields", "Something that happens and that abilities may wait for.", {
  { "about?", "string", "When it is announced." },
  { "text?", "string", "The line of the log when it has happened: \"{actor} moves to {subject}.\"" },
  { "before?", "string", "The line of the log when it is announced." },
  { "others?", "string", "Then only the actor reads `text`, as when they look at a card; this is for the others: " ..
    "\"{actor} looks at a card.\"" },
  { "cite?", "string", "The rule." },
  { "arbiter?", "expression", "The player who orders simultaneous effects here, if that is not the usual one." },
  { "actor?", "string", "The meaning of `event.actor`." },
  { "subject?", "string", "The meaning of `event.subject`." },
  { "object?", "string", "The meaning of `event.object`." },
  { "amount?", "string", "The meaning of `event.amount`." },
  { "extra?", "string", "The meaning of `event.extra`." },
  { "can_be?", "participant_kinds", "What these can be: `misk check` finds conditions that cannot hold there." },
  { "called?", "participant_names", "Their names: with { actor = \"giver\" } scripts read `event.giver`, and conditions `giver == you`." },
  { "numbers?", "participant_numbers", "The names of numbers: with { amount = { \"lent\", \"given\" } } conditions say `kind == lent`." },
})
fields.schema("window_fields", "A time when everybody may use something.", {
  { "about?", "string", "When it opens." },
  { "prompt?", "string", "What players are asked." },
  { "pass?", "string", "The text of the option to use nothing." },
  { "cite?", "string", "The rule." },
  { "last?", "expression", "The player who is asked last, such as the active one." },
})
fields.schema("set_fields", "Cards that expressions and scripts speak of by one name.", {
  { "about?", "string", "A description of these cards." },
  { "zones", "zone[]", "Their zones." },
  { "where?", "expression", "A condition on each card, which is `it`." },
  { "player?", "expression", "The player, for zones that each player has." },
})
fields.schema("kinds_fields", "The kinds that cards can become: one of these, and no other.", {
  { "value", "value", "The value by which cards become another kind." },
  { "tags", "tag[]", "The kinds, at most $kinds." },
})
fields.schema("policy_fields", "The order of simultaneous things, and the players who take part.", {
  { "arbiter?", "expression", "The player who orders simultaneous forced abilities." },
  { "first?", "expression", "The first player in player order." },
  { "playing?", "expression", "True if `it`, which stands for a player, is still in the game." },
  { "main?", "procedure", "The procedure of the whole game." },
  { "after_costs?", "procedure", "A procedure that is run when the costs of an ability have been paid." },
  { "after_costs_if?", "expression", "When that is run." },
  { "still_able?", "expression", "True if the ability goes on after that." },
  { "initiates?", "timing_point", "Announced as effects attempt to initiate." },
  { "resolved?", "timing_point", "Announced when an ability has resolved." },
  { "remembers?", "tag",
    "Abilities with this tag that are chosen in a window can be undone: see rewind()." },
  { "remembered?", "timing_point",
    "Announced when such an ability is over. If no card of a game waits for it, that game remembers nothing." },
  { "blank?", "value", "Above zero, printed abilities of the card do not work." },
  { "allowed?", "expression", "True if `you` may use anything now." },
  { "gone?", "zone", "The zone for discarded cards of a player who is out of the game." },
  { "avatars?", "tag", "The tag of cards that may stand for a player; without it, cards with a deck." },
  { "settle?", "procedure", "A procedure for what holds at all times." },
  { "settle_if?", "expression", "When that is run." },
  { "settle_after?", "counter[]", "It is looked at after one of these has risen," },
  { "settle_while?", "string[]", "and while anything modifies one of these values or tags." },
  { "immune?", "value", "Above zero, asked with a source as `that`: effects of the source do not touch the card." },
  { "way?", "value", "Asked of a place with another one as `that`: above zero, a way leads there, below zero none." },
  { "begun_within?", "period[]",
    "What lasts until such a period ends can begin only while a procedure of it runs; elsewhere it does not begin." },
  { "precedence?", "expression", "Of two cards that say what one value is, the one with more counts." },
  { "conflict?", "procedure", "A procedure that decides when neither has more; its first two locals are the cards." },
})
fields.schema("game_fields", "The parts of a game's table.", {
  { "counters?", "named_text[]", "Counters on cards, at most $counters." },
  { "flags?", "named_text[]", "Marks that cards have or have not, at most $flags." },
  { "globals?", "named_text[]", "The game's own numbers, at most $globals; \"lead:card\" holds a card." },
  { "periods?", "named_text[]", "Spans of play, at most $periods." },
  { "outcomes?", "named_text[]", "The possible ends of the game." },
  { "purposes?", "named_text[]", "What questions are for, so that bots and tests need not read their words." },
  { "tags?", "named_text[]", "Types, keywords and other marks of cards that the rules speak of; with those that cards bring, at most $tags." },
  { "values?", "(string|value_fields)[]", "Values of cards, at most $values." },
  { "kinds?", "kinds_fields", "The kinds that cards can become." },
  { "zones?", "zone_fields[]", "The zones of cards; at most $zones." },
  { "sets?", "table<string, set_fields>", "Cards spoken of by one name." },
  { "words?", "table<string, named_text>", "Words of expressions, and what they stand for: an expression, or { expression, what it is }." },
  { "timing_points?", "table<string, timing_point_fields>", "The moments for which abilities can wait; at most $points." },
  { "windows?", "table<string, window_fields>", "When everybody may use something; at most $windows." },
  { "policy?", "policy_fields", "The order of simultaneous things." },
})
fields.alias("assignments", "table<string, expression>|table<string, expression>[]",
  "New values of a procedure's locals, or of the game's globals; a list is set in its order.")
fields.schema("announcement", "A timing point that a step announces.", {
  { "point", "timing_point", "The timing point." },
  { "actor?", "expression", "The card that does it." },
  { "subject?", "expression", "To whom or what." },
  { "object?", "expression", "The third participant." },
  { "amount?", "expression", "The amount." },
  { "with?", "table<string, expression>", "The participants by the names that the timing point has for them." },
  { "happened?", "boolean", "It has happened: only at/if and after." },
  { "goes_on?", "string", "It is about to happen, only would and when: this local is 1 then, and 0 if it does not happen;" },
  { "left?", "string", "this local is the amount that is left of it." },
})
fields.schema("step_fields", "A step of a procedure: one of window, announce, script, set, call, go, stop, expire, period, use, each, " ..
  "card, move, discard, pick or choose.", {
  { "id?", "string", "Its name, as in the rules." },
  { "title?", "string", "What players call it; a step without one belongs to the step before it." },
  { "cite?", "string", "The rule." },
  { "text?", "string", "The line of the log." },
  { "when?", "expression", "It is left out unless this holds." },
  { "window?", "window", "Opens this window." },
  { "announce?", "timing_point|announcement", "Announces a timing point." },
  { "script?", "fun(p: frame)", "Calls a function with the running procedure." },
  { "set?", "assignments", "Sets locals or globals." },
  { "call?", "procedure", "Runs another procedure," },
  { "with?", "assignments", "with these locals." },
  { "go?", "string", "Goes on with that step; \"end\" ends the procedure." },
  { "stop?", "true", "Ends the procedure." },
  { "expire?", "period", "Ends what lasts until the end of this period." },
  { "period?", "period", "Begins this period: limits that count in it begin anew." },
  { "use?", "string", "Uses this ability" },
  { "of?", "expression", "of this card." },
  { "by?", "expression", "The player who uses it, or chooses." },
  { "each?", "set", "Sets a counter or flag of all of these," },
  { "card?", "expression", "or of this one; or, with move_to, moves this one; of none nothing." },
  { "flag?", "flag", "(which flag)" },
  { "counter?", "counter", "(which counter)" },
  { "value?", "expression", "to this." },
  { "move?", "set", "Moves all of these." },
  { "discard?", "set", "Discards all of these." },
  { "move_to?", "zone", "The zone to which they, or the chosen ones, go." },
  { "pick?", "zone", "Finds a card of this zone, which belongs to nobody, at random" },
  { "into?", "string", "for this local." },
  { "choose?", "set", "Has some of these chosen." },
  { "where?", "expression", "Those of which this holds." },
  { "min?", "expression", "At least so many." },
  { "max?", "expression", "At most so many." },
  { "prompt?", "string", "What is asked." },
  { "purpose?", "purpose", "What the question is for." },
  { "again?", "expression", "As long as this holds after the step, it goes on" },
  { "to?", "string", "with that step; the same one, when that is left out." },
})
fields.schema("procedure_fields", "A named list of steps.", {
  { "name", "string", "Its name." },
  { "cite?", "string", "The rule." },
  { "locals?", "string[]", "Its locals, at most $locals: \"left\" holds a number, \"inv:card\" a card, \"skill:value\" a value. Of " ..
    "several numbers that scripts give \"auto:least\" the least counts, never 0." },
  { "period?", "period", "It is such a period." },
  { "exclusive?", "boolean", "A second one waits until the first is done." },
  { "steps", "step_fields[]", "Its steps, in order." },
})
