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

void Terminal::undo(const std::string& where) {
  const std::size_t at = game_.session().journal().size();
  std::size_t to = at - std::min<std::size_t>(at, text::whole_number<std::size_t>(where, 1).value_or(1));
  if (!where.empty() && !text::whole_number<std::size_t>(where, 1)) {
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
  const game::SavePoint point{name, game_.session().journal().size()};
  std::erase_if(save_.points, [&](const game::SavePoint& each) { return each.name == name; });
  save_.points.push_back(point);
  if (writer_) writer_->point(point);
  std::printf("'undo %s' comes back here.\n", plain(name).c_str());
}

}  // namespace misk::cli
