// Going back and forth in a game at the terminal: undo, redo, named points.
#include <algorithm>
#include <cstdio>

#include "content/suggest.hpp"
#include "terminal/terminal.hpp"
#include "text/number.hpp"

namespace misk::cli {

namespace {

std::string answers(std::size_t n) {
  return std::to_string(n) + (n == 1 ? " answer" : " answers");
}

}  // namespace

std::string Terminal::go_back(std::size_t position) {
  const std::vector<kernel::Answer> journal = game_.session().journal();
  if (const std::string why = hindsight_.go_back(game_, save_, position); !why.empty()) return why;
  declined_.clear();
  const std::size_t now = game_.session().journal().size();
  ahead_.insert(ahead_.begin(), journal.begin() + static_cast<std::ptrdiff_t>(now), journal.end());
  save_.answers.resize(now);
  for (const game::SavePoint& point : save_.points)
    if (point.at > now) points_ahead_.push_back(point);
  std::erase_if(save_.points, [&](const game::SavePoint& point) { return point.at > now; });
  if (writer_) writer_->undo(now);
  log_.rewind(game_);
  asked_ = -1;
  return "";
}

void Terminal::forget_ahead() {
  ahead_.clear();
  points_ahead_.clear();
  if (!hindsight_.other_way()) return;
  ++save_.hindsight;
  if (writer_) writer_->hindsight(save_.hindsight);
}

/// The position before the last answer of a person that is before `position`; nothing if there is none.
std::optional<std::size_t> Terminal::before_person(std::size_t position) const {
  return position > 0 ? bots_.last_of_person(position - 1) : std::nullopt;
}

/// Lists the course of the game: when, who and what, the last `count` answers ("all": all of them).
void Terminal::time(const std::string& count) const {
  const std::size_t at = game_.session().journal().size();
  const auto most =
      count == "all" ? std::optional(at) : text::whole_number<std::size_t>(count.empty() ? "20" : count, 1);
  if (!most) {
    std::printf("Say how many answers: time 20, or time all\n");
    return;
  }
  std::vector<std::string> before;
  std::size_t back = 0;  // of people, from the last one
  const std::size_t first = at - std::min(at, *most);
  for (std::size_t i = first; i < at; ++i) back += !bots_.plays(game_.session().journal()[i].player);
  for (std::size_t i = first; i < at; ++i) {
    const game::Moment& moment = moments_->at(i);
    for (std::size_t level = game::same_headings(before, moment.headings); level < moment.headings.size();
         ++level)
      std::printf("%s%s\n", std::string(2 * level, ' ').c_str(),
                  style_.bold(plain(moment.headings[level])).c_str());
    before = moment.headings;
    for (const game::SavePoint& point : save_.points)
      if (point.at == i) std::printf("      undo %s\n", plain(point.name).c_str());
    const std::string told = plain(moments_->told(i, static_cast<std::uint8_t>(part().player)));
    if (bots_.plays(game_.session().journal()[i].player))
      std::printf("                %s\n", told.c_str());
    else
      std::printf("      undo %-4zu %s\n", back--, told.c_str());
  }
  std::printf(at == 0 ? "Nothing has been answered yet.\n"
                      : "'undo turn', 'undo phase' and 'undo round' go back to where one begins.\n");
}

void Terminal::undo(const std::string& where) {
  const std::size_t at = game_.session().journal().size();
  const auto count = text::whole_number<std::size_t>(where.empty() ? "1" : where, 1);
  std::size_t to = at;
  for (std::size_t i = 0; count && i < *count; ++i) {
    const auto earlier = before_person(to);
    if (!earlier) break;
    to = *earlier;
  }
  const auto wide = game::part_named(where);
  if (wide) {
    const auto begin = moments_->begin_of(*wide, at);
    to = (begin ? bots_.last_of_person(*begin) : begin).value_or(at);
  }
  if (!count && !wide) {
    const auto point = std::find_if(save_.points.begin(), save_.points.end(),
                                    [&](const game::SavePoint& each) { return each.name == where; });
    if (point == save_.points.end()) {
      std::vector<std::string> names;
      for (const game::SavePoint& each : save_.points) names.push_back(each.name);
      std::printf("No point is called '%s'; %s\n", plain(where).c_str(),
                  content::did_you_mean(where, names, "say how many answers: undo 3").c_str());
      return;
    }
    to = point->at;
  }
  if (const std::string why = to >= at ? "There is nothing to take back." : go_back(to); !why.empty()) {
    std::printf("%s\n", why.c_str());
    return;
  }
  const std::size_t taken = at - game_.session().journal().size();
  std::printf(taken == 1 ? "Taken back.\n" : "Taken back: %s.\n", answers(taken).c_str());
  if (!hindsight_.told().empty()) std::printf("%s\n", hindsight_.told().c_str());
}

void Terminal::redo(const std::string& count) {
  const auto most = text::whole_number<std::size_t>(count.empty() ? "1" : count, 1);
  if (!most) {
    std::printf("Say how many answers: redo 3\n");
    return;
  }
  std::size_t given = 0;
  while (given < *most && !ahead_.empty() && game_.status() == kernel::Status::asking &&
         game_.give(ahead_.front())) {
    ahead_.erase(ahead_.begin());
    record();
    ++given;
    std::erase_if(points_ahead_, [&](const game::SavePoint& point) {
      if (point.at != game_.session().journal().size()) return false;
      save_.points.push_back(point);
      if (writer_) writer_->point(point);
      return true;
    });
  }
  asked_ = -1;
  if (ahead_.empty()) hindsight_.caught_up();
  if (given == 0)
    std::printf("Nothing was taken back.\n");
  else
    std::printf("Given again: %s.\n", answers(given).c_str());
}

void Terminal::name_point(const std::string& name) {
  if (name.empty()) {
    for (const game::SavePoint& each : save_.points)
      std::printf("  %s  (after %s)\n", plain(each.name).c_str(), answers(each.at).c_str());
    if (save_.points.empty()) std::printf("No point has a name; 'point NAME' gives one.\n");
    return;
  }
  if (text::whole_number<long>(name)) {
    std::printf("'undo %s' takes back answers; choose a name with a letter.\n", plain(name).c_str());
    return;
  }
  if (game::part_named(name)) {
    std::printf("'undo %s' goes back to where it began; choose another name.\n", plain(name).c_str());
    return;
  }
  const game::SavePoint point{name, game_.session().journal().size()};
  std::erase_if(save_.points, [&](const game::SavePoint& each) { return each.name == name; });
  save_.points.push_back(point);
  if (writer_) writer_->point(point);
  std::printf("'undo %s' comes back here.\n", plain(name).c_str());
}

}  // namespace misk::cli
