return story_card { name = "A Quiet Page" }
