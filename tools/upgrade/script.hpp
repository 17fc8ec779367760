// The changes that a script needs: what is done to its text, and what its author has to do.
#pragma once
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "content/diagnostic.hpp"
#include "kernel/image.hpp"
#include "upgrade/changes.hpp"
#include "upgrade/edits.hpp"

namespace misk::cli {

/// What is known of the game for which a script is written.
struct UpgradeGame {
  const kernel::Image* image = nullptr;  // null if nothing of the game could be loaded
  std::set<std::string> expressions;     // all conditions and amounts, as written
};

struct ScriptUpgrade {
  std::vector<Edit> edits;
  content::Diagnostics told;  // warnings: what nothing but its author can change
};

/// `file`: its name in messages. `is_test`: it is written in the test language. Throws text::LuaSyntaxError
/// if the source is not Lua.
ScriptUpgrade upgrade_script(std::string_view source, const std::string& file, bool is_test,
                             const Changes& changes, const UpgradeGame& game);

}  // namespace misk::cli
