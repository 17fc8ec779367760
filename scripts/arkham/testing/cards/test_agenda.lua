return agenda { name = "Test agenda", id = "test_agenda", doom = 99 }
