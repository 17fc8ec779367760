-- Keeps cards of seekers and mystics from entering play.
return asset {
  name = "Shut Door", id = "shut_door", class = "neutral", cost = 0,
  forced "When a Seeker or Mystic card would enter play: it does not." {
    would = "enters_play", condition = "card is seeker or card is mystic",
    effect = function(_, _, _, event) event:cancel() end },
}
