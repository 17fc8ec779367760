return story_card {
  name = "The Mother's Bargain",
  resolve "Each investigator with a key may give it up. If at least 2 keys are given: R3. Otherwise she turns back." {
    effect = function(me, you)
      local keys = filter(find "keys", function(key) return key.parent and key.parent:is "investigator" end)
      if #keys >= 2 and confirm(you, "Give her the keys?") then
        for _, key in ipairs(keys) do key:move "removed" end
        end_scenario "R3"
      else
        me:turn_into "weir_mother"
      end
    end,
  },
}
