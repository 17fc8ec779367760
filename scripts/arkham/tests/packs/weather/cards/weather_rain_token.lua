return chaos_token { name = "rain", id = "rain", modifier = -2 }
