// The descriptions of functions and verbs: how they are called, and the types of their arguments.
#pragma once
#include "api/reference.hpp"
#include "check/check.hpp"

namespace misk::cli {

class CallDescriptions {
 public:
  CallDescriptions(const std::string& game, const game::Catalog& catalog)
      : engine_(api::engine_descriptions()), own_(api::game_descriptions(game, catalog)) {}

  /// A call with its description.
  struct Known {
    const api::Callable* callable = nullptr;  // null: no description
    std::size_t first = 0;                    // index of the argument for its first parameter
    std::string name;
  };
  Known of(const LuaCall& call, const CheckSource& source) const;

 private:
  const api::Descriptions engine_, own_;
};

}  // namespace misk::cli
