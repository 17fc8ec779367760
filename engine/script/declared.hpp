// The declarations of packs that a running game needs: for messages, for the meaning of short ids, and for
// lines typed at the console. The compiler of packs (declare/) fills them in; the host only reads them.
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
  /// The game to which a pack belongs; "" for a pack that is not loaded.
  const std::string& game_of(const std::string& pack) const;
  /// The pack that is the game; "" while there is none.
  std::string game_pack() const;
  /// The packs whose scripts and cards a pack knows, beside its own.
  const std::vector<std::string>& visible_to(const std::string& pack) const;
  /// The short ids that mean another card in this pack than elsewhere: its own card, or that of a pack it
  /// requires, has the name of an earlier card. Short id -> whole id.
  const std::map<std::string, std::string>& meant_by(const std::string& pack) const;
  /// The source of a file, by the name that messages give it; null when there is none.
  const std::string* source_of(const std::string& shown) const;
  /// True if its scripts are the rules, not somebody's cards: those of a game or of a library.
  bool is_rules(const std::string& pack) const;
  /// Where something of that name was exported; its file is "" when nothing was.
  kernel::Origin export_place(const std::string& name) const;
  /// "FILE:LINE: " of the innermost running script, if possible of a pack that is no game or library.
  std::string where(lua_State* L) const;
  /// The innermost running pack that is no game or library, or the pack of a line typed at the console; "" if
  /// there is none.
  std::string pack_of_call(lua_State* L) const;

  std::map<std::string, std::string> games;  // pack -> game
  std::vector<std::string> game_packs;       // in the order in which they are declared
  std::map<std::string, std::map<std::string, std::string>> sources;  // pack -> path -> text
  std::map<std::string, std::vector<std::string>> visible;            // by pack
  std::map<std::string, std::map<std::string, std::string>> meant;    // by pack: see meant_by()
  std::map<std::string, std::string> roots;  // by pack: the folder that messages name
  std::set<std::string> libraries;
  std::map<std::string, kernel::Origin> exported;  // "game:name": who exported it last
  std::string line_pack;  // the pack whose names the line sees that somebody has typed last
  int api_ref = 0;        // what every pack sees of the engine
};

}  // namespace misk::script
