return mythos {
  name = "The Stars Align: Above an Open Door", standin = true,
  immediate "Add 1 doom." (function() add_doom(1) end),
  when_drawn "A further adventure comes into play; it is not replaced." (function() draw_adventure(true) end),
}
