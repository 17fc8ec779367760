// What the loader reads of tables, and what the schemas of lua/shapes.lua say that they may hold, is the
// same.
#include <gmock/gmock.h>

#include <map>
#include <set>
#include <string>

#include "declare/loader.hpp"

namespace misk::script {
namespace {

// One of each table, so that each is read; and a step and a cost of each kind, since other fields go with
// them.
const char* const kEverything = R"lua(
engine.game {
  counters = { "clues" }, flags = { "used" }, globals = { "lead:card" }, periods = { "turn" }, tags = { "coin", "lamp" },
  outcomes = { "won" }, values = { { name = "worth", base = "1" }, { "kind", "Its kind." } },
  kinds = { value = "kind", tags = { "coin", "lamp" } },
  zones = { { name = "table", in_play = true }, { name = "bag" } },
  sets = { coins = { zones = { "table" } } }, words = { rich = "1" },
  timing_points = { found = {} }, windows = { free = {} }, policy = { main = "round" },
}
engine.procedure { name = "other", steps = { { id = "end", stop = true } } }
engine.procedure { name = "round", locals = { "left" }, steps = {
  { id = "window", window = "free" },
  { id = "announce", announce = { point = "found" } },
  { id = "script", script = function() end },
  { id = "call", call = "other" },
  { id = "go", go = "script" },
  { id = "expire", expire = "turn" },
  { id = "period", period = "turn" },
  { id = "use", use = "shine", of = "lead" },
  { id = "counters", each = "coins", counter = "clues", value = 1 },
  { id = "flags", each = "coins", flag = "used", value = 1 },
  { id = "card", card = "lead", move_to = "bag" },
  { id = "move", move = "coins", move_to = "bag" },
  { id = "discard", discard = "coins" },
  { id = "pick", pick = "bag", into = "left" },
  { id = "choose", choose = "coins", move_to = "bag" },
  { id = "set", set = { left = 1 }, again = "false" },
  { id = "stop", stop = true },
} }
engine.define { id = "penny", tags = { "coin" }, tags_in = { coin = { zones = { "table" } } }, abilities = { {
  kind = "forced", on = "found",
  cost = { { counter = "clues" }, { flag = "used" }, { move = "bag" }, { pay = function() end } },
  limit = { per = "turn" }, target = { set = "coins" }, procedure = { name = "other" },
  modifiers = { { tag = "lamp", amount = 1 }, { becomes = "lamp" }, { value = "worth", amount = 1 } },
} } }
)lua";

// What is said for people, which described_names() and the reference read; and the id, by which patches find
// a card before it is read.
const std::map<std::string, std::set<std::string>> kElsewhere = {
    {"definition_table", {"id"}},
    {"timing_point_fields", {"actor", "subject", "object", "amount", "extra"}},
    {"window_fields", {"about"}},
    {"set_fields", {"about"}}};

TEST(Shapes, HoldTheFieldsThatAreReadAndNoOthers) {
  Host host;
  Loader loader(host);
  std::map<std::string, std::set<std::string>> read;
  loader.fields_read = &read;
  ScriptPack pack;
  pack.id = pack.root = "all";
  pack.kind = "game";
  pack.files = {{"game.lua", kEverything}};
  loader.declare(pack);
  loader.freeze();
  for (const Report& report : host.reports()) ADD_FAILURE() << report.to_string();
  EXPECT_EQ(read.size(), 19U);
  for (const auto& [shape, names] : read) {
    std::set<std::string> said;
    for (const Field* field : loader.schemas().ready(shape).all)
      if (field->name != "[integer]") said.insert(field->name);
    if (const auto elsewhere = kElsewhere.find(shape); elsewhere != kElsewhere.end())
      for (const std::string& name : elsewhere->second) said.erase(name);
    EXPECT_THAT(names, testing::ContainerEq(said)) << shape;
  }
}

}  // namespace
}  // namespace misk::script
