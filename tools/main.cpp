// misk: the command line. See README.md and `misk --help`.
#include <cstdio>

#include "game/game.hpp"

int main(int argc, char** argv) {
  using namespace misk;
  game::Catalog catalog({"scripts", "cards"});
  for (const auto& d : catalog.diagnostics()) std::fprintf(stderr, "%s\n", d.to_string().c_str());
  game::Scripts scripts(catalog, "arkham");
  for (const auto& r : scripts.host().reports()) std::fprintf(stderr, "%s\n%s\n", r.to_string().c_str(), r.details.c_str());
  if (!scripts.ok()) return 1;
  scripts.host().on_error = [](const script::Report& r) { std::fprintf(stderr, "%s\n%s\n", r.to_string().c_str(), r.details.c_str()); };
  game::Setup setup;
  setup.scenario = "the_gathering";
  setup.avatars = {"roland_banks"};
  if (argc > 3) setup.avatars.push_back("agnes_baker");
  try {
    game::Game g(catalog, scripts, setup);
    g.start(static_cast<std::uint64_t>(argc > 1 ? atoi(argv[1]) : 1));
    kernel::Random random;
    random.seed(7);
    int n = 0;
    std::size_t at = 0;
    const bool quiet = argc > 2 && argv[2][0] == 'q';
    while (g.status() == kernel::Status::asking && n++ < 3000) {
      if (!quiet)
        for (const auto& line : g.log(at, &at)) std::printf("%*s%s [%s]\n", line.depth, "", line.text.c_str(), line.cite.c_str());
      const auto& request = g.kernel().request();
      const auto& part = request.parts[0];
      std::vector<std::int32_t> choice;
      if (part.numeric) choice = {part.min};
      else {
        int want = part.min + static_cast<int>(random.below(static_cast<unsigned>(part.max - part.min + 1)));
        std::vector<int> all;
        for (unsigned i = 0; i < part.count; ++i) all.push_back(static_cast<int>(i));
        for (int i = 0; i < want; ++i) { auto j = random.below(static_cast<unsigned>(all.size())); choice.push_back(all[j]); all.erase(all.begin() + j); }
      }
      if (!quiet) {
        std::printf("  ? %s\n", g.prompt_text(request).c_str());
        for (unsigned i = 0; i < part.count; ++i) {
          bool c = false; for (int x : choice) c |= x == static_cast<int>(i);
          std::printf("    %s%u %s\n", c ? "*" : " ", i, g.option_text(request, request.options[part.first + i]).c_str());
        }
      }
      if (const auto bad = game::check_invariants(g); !bad.empty()) { std::printf("INVARIANT %s\n", bad.c_str()); return 1; }
      g.answer(part.player, choice);
    }
    if (!quiet) for (const auto& line : g.log(at, &at)) std::printf("%*s%s [%s]\n", line.depth, "", line.text.c_str(), line.cite.c_str());
    std::printf("status %d outcome %s decisions %d\n", static_cast<int>(g.status()), g.outcome().c_str(), n);
  } catch (const game::SetupError& e) {
    std::fprintf(stderr, "misk: %s\n", e.what());
    return 2;
  }
}
