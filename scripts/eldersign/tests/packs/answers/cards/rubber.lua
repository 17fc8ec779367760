return common_item {
  name = "Rubber", copies = 0,

  forced "After doom is added, remove 1 doom." { after = "doom_added", effect = function() remove_doom(1) end },
}
