return ally {
  name = "Professor Armitage", standin = true,

  constant "Your maximum sanity is 1 higher." { you = { max_sanity = 1 } },
}
