return ally {
  name = "Eric Colt", standin = true,

  constant "Your maximum stamina is 1 higher." { you = { max_stamina = 1 } },
}
