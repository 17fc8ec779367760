// Where the scripts of a game announce timing points, and with whom.
#pragma once
#include <string>
#include <vector>

namespace misk::api {

struct Announcement {
  std::string point, how;              // how: event, before, after or note
  std::vector<std::string> arguments;  // actor, subject, object, amount, extra, as written
};

std::vector<Announcement> read_announcements(const std::string& source);

}  // namespace misk::api
