return mythos {
  name = "Sudden Terror: Above an Open Door", standin = true,
  immediate "A monster appears." (function() monsters_appear(1) end),
  when_drawn "A further adventure comes into play; it is not replaced." (function() draw_adventure(true) end),
}
