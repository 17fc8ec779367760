// What functions and verbs say of themselves: how they are called, and of which types their arguments are.
#pragma once
#include "api/reference.hpp"
#include "check.hpp"

namespace misk::cli {

class CallDescriptions {
 public:
  CallDescriptions(const std::string& game, const game::Catalog& catalog)
      : engine_(api::engine_descriptions()), own_(api::game_descriptions(game, catalog)) {}

  /// A call with what is described of it.
  struct Known {
    const api::Callable* callable = nullptr;  // null: nothing is known
    std::size_t first = 0;                    // the argument that is its first parameter
    std::string name;
  };
  Known of(const LuaCall& call, const CheckSource& source) const;

 private:
  const api::Descriptions engine_, own_;
};

}  // namespace misk::cli
