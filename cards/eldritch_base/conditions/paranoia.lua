return condition {
  name = "Paranoia", traits = { "madness" },

  cured_by_rest(), worsens "will",

  backs = {
    { name = "Agoraphobia", effect = {
      when("you are in a City", function(you) return you.place:is "city" end, lose_sanity(2)), flip_this(),
    } },
    { name = "Kleptomania", effect = {
      step("gain 1 random Item Asset; test Observation; below its value, discard it and gain Detained", function(you)
        local item = you:gain_by_trait("asset", "item")
        local result = you:test "observation"
        if not item or result >= item:check "value" or not is_playing(you) then return end
        if item.zone == "possessions" then item:discard_card() end
        you:gain_condition "detained"
      end), discard_this(),
    } },
    { name = "Violent Outbursts", effect = { step("each other investigator here loses 2 Health", function(you)
      for _, other in ipairs(find("others_here", you)) do other:lose_health(2) end
    end), discard_possession("ally", 1, "asset"), flip_this() } },
  },
}
