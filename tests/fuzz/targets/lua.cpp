// A stranger's Lua sources, read without running them, as `misk check` and `misk mutate` do.
#include "lua_source/facts.hpp"
#include "lua_source/mutations.hpp"
#include "lua_source/texts.hpp"
#include "target.hpp"

namespace misk::fuzz {
namespace {

void may_be_broken(const std::function<void()>& read) {
  try {
    read();
  } catch (const text::LuaSyntaxError& error) {
    check_message(error.what());
  }
}

}  // namespace

void stand(std::string_view input) {
  may_be_broken([&] { cli::lua_facts(cli::read_lua(input)); });
  may_be_broken([&] {
    cli::LuaTextFinder finder;
    finder.learn({input});
    finder.find(input, true);
  });
  may_be_broken([&] {
    const std::vector<cli::LuaMutation> mutations = cli::lua_mutations(input, {"condition"});
    for (std::size_t i = 0; i < mutations.size() && i < 8; ++i) cli::mutated(input, mutations[i]);
  });
}

}  // namespace misk::fuzz
