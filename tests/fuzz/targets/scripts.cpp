// A stranger's Lua, loaded as a card of a small game and run with the sandbox's limits.
#include "declare/loader.hpp"
#include "script/host.hpp"
#include "target.hpp"

namespace misk::fuzz {
namespace {

const char* const kGame = R"lua(
engine.game {
  counters = { { "coins", "Coins." } }, periods = { { "turn", "A turn." } }, values = { { "worth", "Its worth." } },
  zones = { { "table", "The table.", in_play = true } }, timing_points = { found = { about = "Something is found." } },
  windows = { turn = { about = "A turn." } }, policy = { main = "round" },
}
engine.procedure { name = "round", steps = { { id = "end", stop = true } } }
)lua";

}  // namespace

void stand(std::string_view input) {
  script::Limits limits;
  limits.load_instructions = 200'000;
  limits.memory_soft = 8u << 20;
  limits.memory_hard = 32u << 20;
  script::Host host(limits);
  script::Loader loader(host);
  loader.declare({"coins", "game", "coins", "coins", {}, {{"game.lua", kGame}}});
  loader.declare({"stranger", "cards", "coins", "stranger", {"coins"}, {{"card.lua", std::string(input)}}});
  loader.freeze();
  for (const script::Report& report : host.reports()) check_message(report.message);
}

}  // namespace misk::fuzz
