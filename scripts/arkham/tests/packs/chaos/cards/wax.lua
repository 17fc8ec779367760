-- Seals any tokens but the auto-fail as it enters play; abilities seal and release as their cost.
return asset {
  name = "Wax", id = "wax", class = "mystic", cost = 0, seal = { except = { "auto_fail", "elder_sign" } },
  free "As a cost, seal a bless token here: gain 1 resource." {
    cost = cost.seal "bless", effect = function(_, you) you:gain(1) end },
  free "As a cost, release 1 bless token: gain 2 resources." {
    cost = cost.release(1, "bless"), effect = function(_, you) you:gain(2) end },
  free "As a cost, release 2 tokens: gain 3 resources." {
    cost = cost.release(2), effect = function(_, you) you:gain(3) end },
  free "Release the curse tokens sealed here." {
    condition = "sealed_here > 0", effect = function(me) me:release_tokens "curse" end },
}
