return mystery {
  name = "R'lyeh Risen", ancient_one = "cthulhu", token = "space_3",
  goal = "half as many Eldritch tokens as investigators are on it", solved = "me.eldritch >= half",

  encounter "R'lyeh Risen" { unannounced = true,
    effect = function(_, you) you:encounter_special "rlyeh_risen" end },
}
