// The descriptions of functions and verbs: how they are called, and the types of their arguments.
#pragma once
#include "api/reference.hpp"
#include "check/check.hpp"

namespace misk::cli {

/// Collects the words that a type allows. False if it allows any text. `names`: where names that the game
/// declares (zones, purposes ...) are looked up; without it they count as any text.
bool add_words(const script::Type& type, const script::Schemas* names, std::set<std::string>& out);

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
