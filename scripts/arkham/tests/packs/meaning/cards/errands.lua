-- The same for events that happen to cards.
return event_card {
  name = "Errands", class = "neutral", cost = 0, text = "Do this and that with an asset and this card.",
  effect = function(me, you)
    local asset, place = cards_in("play", you)[1], you.place
    local done, n = { asset:add_uses("ammo", 1) > 0, asset:add_uses("charges", 1) > 0, you:take_control(asset),
      me:attach_to(asset), me:attach_to(place), me:shuffle_into("deck", you), asset:leave_play() }, 0
    for i = 1, 7 do
      if done[i] then n = n + 2 ^ (i - 1) end
    end
    you:gain(n)
  end,
}
