-- Seals as an effect, and says whether it did.
return asset {
  name = "Ward", id = "ward", class = "mystic", cost = 0,
  free "Seal a curse token here; if you cannot, take 1 horror." {
    condition = "not test", effect = function(me, you) if you:seal(me, "curse") == 0 then you:take_horror(1) end end },
  free "Seal up to 2 tokens here, but no auto-fail." {
    condition = "not test",
    effect = function(me, you) you:seal(me, { except = "auto_fail", count = 0, up_to = 2 }) end },
  free "Release all tokens sealed here." {
    condition = "sealed_here > 0 and not test", effect = function(me) me:release_tokens() end },
  reaction "After you reveal a frost token: seal it here." {
    after = "token_revealed", condition = { "investigator == you", "token is frost" },
    effect = function(me, you, _, event) event.token:seal_on(me, you) end },
}
