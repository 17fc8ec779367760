-- The part of set-up that all games share. If a set-up is impossible, a function returns a text, and the game's setup()
-- returns it.

local setup = {}

--- setup.no_scenario(config: table): string?. The reason why it cannot be played, if it is no scenario.
function setup.no_scenario(config)
  return config.scenario.kind ~= "scenario" and "'" .. config.scenario_id .. "' is not a scenario" or nil
end

local function with_article(noun) return (noun:find "^[aeiou]" and "an " or "a ") .. noun end

--- setup.seat_players(config: table, zone: zone, kind: tag, key?: "id"|"title"): string?, table. Creates the card of
--- each player in that zone. Nobody may be taken twice, by `key`: the title if it is left out. Returns what is wrong,
--- or nil, and the keys of the cards that are taken.
function setup.seat_players(config, zone, kind, key)
  local taken = {}
  key = key or "title"
  for i, player in ipairs(config.players) do
    local card = create(player.id, zone)
    if not card:is(kind) then return "'" .. player.id .. "' is not " .. with_article(kind), taken end
    if taken[card[key]] then
      return "each player has another " .. kind .. "; " .. card.title .. " is taken twice", taken
    end
    taken[card[key]] = true
    avatar(i, card)
  end
  return nil, taken
end

--- setup.find_start(scenario: table, name?: string): integer?, string?. The place of that start in the scenario's list
--- of starts (0 without a name), or nil and what is wrong.
function setup.find_start(scenario, name)
  if not name then return 0 end
  local names = {}
  for i, start in ipairs(scenario.starts or {}) do
    if start.name == name then return i end
    names[i] = start.name
  end
  if #names == 0 then return nil, scenario.name .. " has no starts; leave '" .. name .. "' out" end
  return nil, "there is no start '" .. name .. "' in " .. scenario.name .. "; use " .. table.concat(names, ", ")
end

--- setup.draw_one(kind: tag, from: zone, to: zone, rest: zone). Puts a random card of that kind into play, unless one
--- is there already; the others go to `rest`.
function setup.draw_one(kind, from, to, rest)
  if not top(to) then pick_from(cards_in(from, nil, kind)):move(to) end
  move_each(cards_in(from, nil, kind), rest)
end

return setup
