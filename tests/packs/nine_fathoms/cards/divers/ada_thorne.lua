return diver { name = "Ada Thorne", title = "the pump-wright",
  constant "At the pumps you give 2 air more." { you = { pump = 2 } },
}
