// The declarations of packs that a running game needs: for messages, to find the card that a short id means,
// and for lines typed at the console. The compiler of packs (declare/) fills them in; the host only reads
// them.
#pragma once
#include <map>
#include <set>
#include <string>
#include <vector>

#include "kernel/image.hpp"

struct lua_State;

namespace misk::script {

class Declared {
 public:
  /// The game of a pack; "" for a pack that is not loaded.
  const std::string& game_of(const std::string& pack) const;
  /// The pack that is the game; "" while there is none.
  std::string game_pack() const;
  /// The other packs whose scripts and cards this pack can use.
  const std::vector<std::string>& visible_to(const std::string& pack) const;
  /// The short ids that mean another card in this pack than elsewhere, as short id -> whole id. That is so
  /// when its own card, or a card of a pack that it requires, has the name of an earlier card.
  const std::map<std::string, std::string>& meant_by(const std::string& pack) const;
  /// The source of a file, by the name that messages give it; null when there is none.
  const std::string* source_of(const std::string& shown) const;
  /// True if the pack is a game or a library: its scripts are rules, not cards.
  bool is_rules(const std::string& pack) const;
  /// The place that exported this name; its file is "" when nobody did.
  kernel::Origin export_place(const std::string& name) const;
  /// "FILE:LINE: " of the innermost running script, if possible of a pack that is no game or library.
  std::string where(lua_State* L) const;
  /// The innermost running pack that is no game or library. For a line typed at the console: the pack of the
  /// line. "" if there is none.
  std::string pack_of_call(lua_State* L) const;

  std::map<std::string, std::string> games;  // pack -> game
  std::vector<std::string> game_packs;       // in the order in which they are declared
  std::map<std::string, std::map<std::string, std::string>> sources;  // pack -> path -> text
  std::map<std::string, std::vector<std::string>> visible;            // by pack
  std::map<std::string, std::map<std::string, std::string>> meant;    // by pack: see meant_by()
  std::map<std::string, std::string> roots;  // by pack: the folder that messages name
  std::set<std::string> libraries;
  std::map<std::string, kernel::Origin> exported;  // "game:name": who exported it last
  std::string line_pack;                           // the pack whose names the last typed line could use
  int api_ref = 0;                                 // the table of the engine's API that every pack sees
};

}  // namespace misk::script
