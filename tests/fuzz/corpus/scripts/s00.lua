engine.define { id = "lamp", title = "Lamp", tags = { "a" } }
