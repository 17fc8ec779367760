-- Waiting at the entrance: first aid, lost & found, souvenirs. Rulebook: Wait at the Entrance.

local function regain_both(inv, stamina, sanity)
  inv:gain_stamina(stamina)
  inv:gain_sanity(sanity)
end

local AID = {
  { price = 0, text = "regain 1 stamina and 1 sanity", effect = function(inv) together(regain_both, inv, 1, 1) end },
  { price = 2, text = "regain all stamina, for 2 trophies", kinds = { "stamina" }, effect = function(inv)
    inv:gain_stamina(inv.max_stamina)
  end },
  { price = 2, text = "regain all sanity, for 2 trophies", kinds = { "sanity" }, effect = function(inv)
    inv:gain_sanity(inv.max_sanity)
  end },
  { price = 4, text = "regain all stamina and sanity, for 4 trophies", kinds = { "stamina", "sanity" }, effect = function(inv)
    together(regain_both, inv, inv.max_stamina, inv.max_sanity)
  end },
}
-- The entrance sheet as the FAQ prints it: one of the two.
local AID_FAQ = {
  { price = 0, text = "regain 1 stamina", effect = function(inv) inv:gain_stamina(1) end },
  { price = 0, text = "regain 1 sanity", effect = function(inv) inv:gain_sanity(1) end },
  AID[2], AID[3], AID[4],
}

--- first_aid_options(): table[]. The first aid to be had for trophies: { price =, text =, effect = } each; `kinds`: the
--- things for which the price is paid.
local function first_aid_options() return game.faq == 1 and AID_FAQ or AID end

-- Trophies are not paid when nothing can be regained.
local function is_of_use(inv, option)
  if option.price == 0 then return true end
  for _, kind in ipairs(option.kinds) do
    if inv[kind] < inv["max_" .. kind] then return true end
  end
  return false
end

local function first_aid(inv)
  local options, texts, worth = {}, {}, inv:trophy_value()
  for _, option in ipairs(first_aid_options()) do
    if worth >= option.price and is_of_use(inv, option) then
      options[#options + 1] = option
      texts[#texts + 1] = option.text
    end
  end
  local chosen = choose(inv, "Which first aid?", texts, { purpose = "first_aid" })
  for i, text in ipairs(texts) do
    if text == chosen then
      inv:pay_trophies(options[i].price)
      options[i].effect(inv)
      return
    end
  end
end

-- Nothing may change this roll (FAQ).
local function lost_found(inv)
  local die
  for _, other in ipairs(cards_in "dice") do if other:is "green" then die = die or other end end
  -- With every green die locked, any die will do: the chart is what counts.
  local shows = (die and die.data or data_of "green_die").faces[roll(6)]
  local effect = top("entrance").data.lost_found[shows]
  note("lost_found", inv, nil, nil, packed_result("green", shows))
  if effect then effect(inv, shows) end
end

local function souvenirs_for(inv)
  local list, worth = {}, inv:trophy_value()
  for _, souvenir in ipairs(top("entrance").data.souvenirs) do
    if worth >= souvenir.price and can_gain(inv, souvenir.reward) then list[#list + 1] = souvenir end
  end
  return list
end

local function souvenir(inv)
  local list, texts = souvenirs_for(inv), {}
  for i, one in ipairs(list) do texts[i] = one.text .. ", for " .. one.price end
  local chosen = choose(inv, "What do you buy?", texts)
  for i, text in ipairs(texts) do
    if text == chosen then
      inv:pay_trophies(list[i].price)
      receive(inv, { list[i].reward })
      return
    end
  end
end

local ACTIVITIES = { ["receive first aid"] = first_aid, ["search the lost & found"] = lost_found,
  ["buy a souvenir"] = souvenir }

--- wait_at_entrance(inv: card). The investigator chooses one of the three activities.
local function wait_at_entrance(inv)
  local list = {}
  if inv.no_first_aid == 0 then list[#list + 1] = "receive first aid" end
  if inv.no_lost_found == 0 then list[#list + 1] = "search the lost & found" end
  if inv.no_souvenirs == 0 and #souvenirs_for(inv) > 0 then list[#list + 1] = "buy a souvenir" end
  local chosen = choose(inv, "What do you do at the entrance?", list, { purpose = "entrance" })
  if chosen then ACTIVITIES[chosen](inv) end
end

engine.export { wait_at_entrance = wait_at_entrance, first_aid_options = first_aid_options }
