return event_card { name = "Loose Silt",
  when_drawn "At each site the first relic sinks under its deck, and the next one is laid there." (function()
    for _, site in ipairs(find "sites") do
      local relic = relics_at(site)[1]
      if relic then
        relic:give_back()
        lay_relic(site)
      end
    end
  end),
}
