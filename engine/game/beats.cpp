#include "game/beats.hpp"

#include <algorithm>
#include <utility>

namespace misk::game {

using kernel::Event;
using nlohmann::json;

Beats::Beats(Game& game, SeatViewer& viewer) : game_(game), viewer_(viewer) {
  const json layout = viewer_.tabletop();
  const auto beats = layout.is_object() ? layout.find("beats") : layout.end();
  if (!layout.is_object() || beats == layout.end() || !beats->is_object()) return;
  const kernel::Image& image = game_.kernel().image();
  const auto names = [&](const char* field) {
    std::vector<std::string> out;
    const auto list = beats->find(field);
    if (list != beats->end())
      for (const json& name : *list)
        if (name.is_string()) out.push_back(name.get<std::string>());
    return out;
  };
  for (const std::string& name : names("points")) {
    const auto found = std::find_if(image.points.begin(), image.points.end(),
                                    [&](const auto& point) { return point.name == name; });
    if (found == image.points.end())
      viewer_.problems().push_back("tabletop(), beats: the game has no timing point '" + name +
                                   "'; correct the name");
    else
      points_.insert(static_cast<kernel::Id>(found - image.points.begin()));
  }
  for (const std::string& name : names("abilities")) abilities_.insert(name);
}

/// The name under which the event is a beat; null if it is none.
const std::string* Beats::name_of(const Event& event) const {
  const kernel::Image& image = game_.kernel().image();
  if (event.kind == Event::Kind::point || event.kind == Event::Kind::note)
    return points_.count(event.id) ? &image.points[event.id].name : nullptr;
  if (event.kind != Event::Kind::ability) return nullptr;
  const auto found = abilities_.find(image.abilities[event.id].name);
  return found == abilities_.end() ? nullptr : &*found;
}

void Beats::begin(int seat, int shown, bool views) {
  stop();
  if (!any()) return;
  seat_ = seat;
  shown_ = shown;
  views_ = views;
  found_.clear();
  from_ = next_ = game_.kernel().events().size();
  collects_ = true;
  game_.kernel().pause = [this] {
    collect();
    return false;
  };
}

void Beats::stop() {
  if (std::exchange(collects_, false)) game_.kernel().pause = nullptr;
}

std::vector<Beat> Beats::end() {
  if (!collects_) return {};
  collect();
  stop();
  return std::exchange(found_, {});
}

void Beats::collect() {
  const std::vector<Event>& events = game_.kernel().events();
  // A script that fails is undone: the game has gone back, and the same events come again.
  if (events.size() < next_) {
    next_ = std::max(events.size(), from_);
    std::erase_if(found_, [&](const Beat& each) { return each.events > next_; });
  }
  std::vector<Beat> fresh;
  std::vector<kernel::ComponentId> cards;
  for (; next_ < events.size(); ++next_) {
    const std::string* const name = name_of(events[next_]);
    if (!name) continue;
    Beat beat{*name, viewer_.beat(*name, events[next_], seat_, cards), nullptr, next_ + 1};
    if (beat.told.is_object()) fresh.push_back(std::move(beat));
  }
  if (fresh.empty()) return;
  std::shared_ptr<const SeatView> view;
  if (views_) view = std::make_shared<const SeatView>(viewer_.look(seat_, shown_, std::move(cards)));
  for (Beat& each : fresh) {
    each.view = view;
    found_.push_back(std::move(each));
  }
}

namespace {

std::string text_at(const json& value, const char* key) {
  const auto found = value.find(key);
  if (found == value.end()) return "";
  if (found->is_number_integer()) return std::to_string(found->get<std::int64_t>());
  return found->is_string() ? found->get<std::string>() : "";
}

/// "combat 4, +1, skull -2"
std::string parts_of(const json& told) {
  std::string out;
  const auto parts = told.find("parts");
  if (parts == told.end() || !parts->is_array()) return out;
  for (const json& part : *parts) {
    if (!part.is_object()) continue;
    std::string one = text_at(part, "label");
    if (one.empty()) one = text_at(part, "symbol");
    const std::string text = text_at(part, "text");
    if (!text.empty()) one += (one.empty() ? "" : " ") + text;
    out += (out.empty() || one.empty() ? "" : ", ") + one;
  }
  return out;
}

}  // namespace

std::vector<std::string> beat_lines(const json& told) {
  std::vector<std::string> out;
  if (!told.is_object()) return out;
  std::string head = text_at(told, "title");
  const std::string sum = parts_of(told), stamp = text_at(told, "stamp");
  if (!sum.empty()) head += (head.empty() ? "" : ": ") + sum;
  if (!stamp.empty()) head += (head.empty() ? "" : ". ") + stamp;
  if (!head.empty()) out.push_back(std::move(head));
  const auto lines = told.find("lines");
  if (lines != told.end() && lines->is_array())
    for (const json& line : *lines)
      if (line.is_string()) out.push_back(line.get<std::string>());
  return out;
}

}  // namespace misk::game
