test("the lamp goes out", { rules = { "made.up" } }, function(t)
  local g = t:game { locations = { "quay" }, hand = { "harbour_lamp" } }
  for i, token in ipairs { "skull", -1, "0" } do g:tokens { token } end
  g:act { "play", g:card "harbour_lamp" }
  t:equal({ g:lead().resources, #g:cards "hand" }, { 3, 0 })
  while g:prompt() and not g:stopped() do g:choose { "pass", none = true } end
  repeat local n = (n or 0) + 1 until n > 2 or nil == n
  if g.a then return elseif g.b then goto out else local x = 1 end
  ::out::
end)
