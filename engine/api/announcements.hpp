// The places where a game's scripts announce timing points, and the participants they pass.
#pragma once
#include <array>
#include <map>
#include <string>
#include <vector>

#include "kernel/image.hpp"
#include "text/lua_lexer.hpp"

namespace misk::api {

struct Announcement {
  std::string point, how;                    // how: announce, event, before, after or note
  std::vector<std::string> arguments;        // actor, subject, object, amount, extra, as written
  std::map<std::string, std::string> named;  // or those of a table, by the names that the point has for them
  /// True if the point is announced before it happens (would, when), not afterwards (at, after).
  bool is_before() const { return how == "announce" || how == "event" || how == "before"; }
  bool is_after() const { return how == "announce" || how == "event" || how == "after"; }
  /// The participants as written, by place, those of a table too; "" where there is none.
  std::array<std::string, 5> by_place(const kernel::TimingPoint& at) const;
};

/// The same for a step that announces.
inline bool is_before(const kernel::Step& step) {
  return !step.only_after;
}
inline bool is_after(const kernel::Step& step) {
  return step.goes_on == kernel::kNoId && step.left == kernel::kNoId;
}

std::vector<Announcement> read_announcements(const std::string& source);
/// The same for a source that is already read into tokens.
std::vector<Announcement> read_announcements(const std::string& source,
                                             const std::vector<text::LuaToken>& tokens);

}  // namespace misk::api
