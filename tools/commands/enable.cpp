// misk enable, misk disable: turn packs on and off for new games.
#include <algorithm>
#include <cstdio>

#include "commands/commands.hpp"
#include "commands/pack_cli.hpp"
#include "content/suggest.hpp"
#include "store/folders.hpp"
#include "text/joined.hpp"

namespace misk::cli {
namespace {

/// Checks that every id is a pack that can be turned on and off. Throws Wrong.
void check_ids(const std::vector<std::string>& ids, const content::Library& library) {
  for (const std::string& id : ids)
    if (!store::find_known(library, id)) {
      const auto known = known_ids(library);
      throw Wrong("there is no pack '" + id + "'; " +
                  content::did_you_mean(id, known, "see misk list packs"));
    }
}

int enable(const std::vector<std::string>& ids) {
  const Machine machine;
  check_ids(ids, machine.library());
  std::vector<std::string> wanted;
  for (const std::string& id : ids) {
    wanted.push_back(id);
    for (const std::string& need : store::needs_that_are_off(machine.library(), id)) wanted.push_back(need);
  }
  store::change_pack_config(store::pack_config_file(), [&](store::PackConfig& config) {
    for (const std::string& id : wanted) config.set_off(id, false);
  });
  const game::Catalog now(pack_roots({}));
  for (const std::string& id : ids) {
    const bool was_off =
        machine.config().is_off(id) ||
        (store::find_known(machine.library(), id).manifest->starts_off && !machine.config().is_on(id));
    std::printf("%s %s\n", id.c_str(), was_off ? "is on." : "was on already.");
    const auto needs = store::needs_that_are_off(machine.library(), id);
    if (!needs.empty())
      std::printf("  turned on with it, because it needs them: %s\n", text::joined(needs).c_str());
    if (!now.library().find(id))
      if (const content::LeftOut* out = now.library().find_left_out(id))
        std::printf("  but it is left out: %s\n", out->reason.c_str());
  }
  return kDone;
}

int disable(const std::vector<std::string>& ids) {
  const Machine machine;
  check_ids(ids, machine.library());
  store::change_pack_config(store::pack_config_file(), [&](store::PackConfig& config) {
    for (const std::string& id : ids) config.set_off(id, true);
  });
  for (const std::string& id : ids) {
    const store::Known known = store::find_known(machine.library(), id);
    std::printf("%s %s\n", id.c_str(), machine.config().is_off(id) ? "was off already." : "is off.");
    if (known.manifest->kind == content::PackKind::game)
      std::printf("  it is a game: nothing of it can be played until misk enable %s\n", id.c_str());
    std::vector<std::string> with;
    for (const std::string& each : store::dependents(machine.library(), id))
      if (std::find(ids.begin(), ids.end(), each) == ids.end()) with.push_back(each);
    if (!with.empty())
      std::printf("  left out with it, because they need it: %s\n", text::joined(with).c_str());
  }
  return kDone;
}

}  // namespace

void add_enable(Command& app, Shared& shared) {
  const auto add = [&](const char* name, const char* does, const char* example,
                       int (*run)(const std::vector<std::string>&)) {
    auto ids = std::make_shared<std::vector<std::string>>();
    Command* command = subcommand(app, shared, name, does, example);
    command->add_option("id", *ids, "of packs (misk list packs)")->required()->type_name("ID");
    command->callback([ids, run, &shared] { shared.run = [ids, run] { return run(*ids); }; });
  };
  add("enable", "Turns packs on that were off, and what they need", "misk enable innsmouth_nights", enable);
  add("disable", "Turns packs off: games are made without them, and without what needs them",
      "misk disable innsmouth_nights", disable);
}

}  // namespace misk::cli
