#include "record/chronicle.hpp"

#include <algorithm>
#include <lua.hpp>
#include <map>

#include "catalog/listing.hpp"
#include "sandbox/raw.hpp"
#include "sandbox/taken.hpp"

namespace misk::game {

namespace {

using kernel::Event;
using nlohmann::json;

/// A whole number that a script gave; 0 for any other value. Bounded, so that sums of many stay numbers.
std::int64_t whole(const json& value) {
  constexpr std::int64_t kMost = 1'000'000'000;
  return value.is_number_integer() ? std::clamp(value.get<std::int64_t>(), -kMost, kMost) : 0;
}

std::string text_field(const json& value, const char* key) {
  const auto found = value.is_object() ? value.find(key) : value.end();
  if (!value.is_object() || found == value.end()) return "";
  if (found->is_number_integer()) return std::to_string(whole(*found));
  return found->is_string() ? found->get<std::string>() : "";
}

std::vector<std::string> text_list(const json& value, const char* key) {
  std::vector<std::string> out;
  const auto list = value.is_object() ? value.find(key) : value.end();
  if (value.is_object() && list != value.end() && list->is_array())
    for (const json& each : *list)
      if (each.is_string()) out.push_back(each.get<std::string>());
  return out;
}

int number_field(const json& value, const char* key) {
  const auto found = value.find(key);
  return found == value.end() ? 0 : static_cast<int>(whole(*found));
}

bool truth_field(const json& value, const char* key) {
  const auto found = value.find(key);
  return found != value.end() && found->is_boolean() && found->get<bool>();
}

/// The names in the field of an object that maps names to numbers.
std::map<std::string, std::int64_t> number_table(const json& value, const char* key) {
  std::map<std::string, std::int64_t> out;
  const auto found = value.find(key);
  if (found != value.end() && found->is_object())
    for (const auto& [name, number] : found->items()) out[name] = whole(number);
  return out;
}

std::string bare_id(const std::string& id) {
  const auto colon = id.find(':');
  return colon == std::string::npos ? id : id.substr(colon + 1);
}

/// The scenario after this one in a campaign of its game; "" if there is none.
std::string scenario_after(Game& game) {
  const std::string here = bare_id(game.setup().scenario);
  for (std::size_t d = 0; d < game.kernel().image().definitions.size(); ++d) {
    const std::vector<std::string> list = scenarios_of(game.host(), static_cast<kernel::Id>(d));
    for (std::size_t i = 0; i + 1 < list.size(); ++i)
      if (bare_id(list[i]) == here) return list[i + 1];
  }
  return "";
}

/// Goes through the events of a game and keeps what they are worth.
class Teller {
 public:
  Teller(Game& game, Chronicle& out) : game_(game), viewer_(game), out_(out) {}

  void tell(std::uint8_t viewer) {
    const json plan = viewer_.said("chronicle", nullptr, viewer);
    if (plan.is_object()) {
      out_.period = text_field(plan, "label");
      read_curves(plan);
      read_points(plan);
      for (const Event& event : game_.kernel().events()) look_at(event, viewer);
      close_period();
      std::erase_if(out_.curves, [](const Curve& curve) {
        return std::all_of(curve.values.begin(), curve.values.end(), [](auto value) { return value == 0; });
      });
      keep_the_weightiest();
    }
    tell_end(viewer);
  }

 private:
  void read_curves(const json& plan) {
    const auto curves = plan.find("curves");
    if (curves == plan.end() || !curves->is_array()) return;
    for (const json& each : *curves) {
      if (!each.is_object()) continue;
      names_.push_back(text_field(each, "name"));
      now_.push_back(number_field(each, "from"));
      out_.curves.push_back({text_field(each, "label"), text_field(each, "colour"), {}});
    }
  }

  void read_points(const json& plan) {
    const std::vector<std::string> names = text_list(plan, "points");
    const auto& points = game_.kernel().image().points;
    told_.assign(points.size(), false);
    for (std::size_t i = 0; i < points.size(); ++i)
      told_[i] = std::find(names.begin(), names.end(), points[i].name) != names.end();
  }

  void look_at(const Event& event, std::uint8_t viewer) {
    if (event.kind != Event::Kind::point && event.kind != Event::Kind::note) return;
    if (event.id >= told_.size() || !told_[event.id]) return;
    const json said =
        viewer_.told("chronicle_event", game_.kernel().image().points[event.id].name, event, viewer);
    if (!said.is_object()) return;
    if (truth_field(said, "period")) {
      close_period();
      begun_ = true;
      ++out_.periods;
    }
    for (const auto& [name, by] : number_table(said, "add"))
      if (std::int64_t* const number = number_of(name)) *number = std::max<std::int64_t>(0, *number + by);
    for (const auto& [name, value] : number_table(said, "set"))
      if (std::int64_t* const number = number_of(name)) *number = value;
    std::string text = text_field(said, "text");
    if (!text.empty())
      out_.deeds.push_back(
          {out_.periods, std::move(text), number_field(said, "weight"), number_field(said, "good")});
  }

  std::int64_t* number_of(const std::string& name) {
    const auto at = std::find(names_.begin(), names_.end(), name);
    return at == names_.end() ? nullptr : &now_[static_cast<std::size_t>(at - names_.begin())];
  }

  void close_period() {
    if (!begun_) return;
    for (std::size_t i = 0; i < now_.size(); ++i) out_.curves[i].values.push_back(now_[i]);
  }

  // Of deeds of one weight, the later ones decided more.
  void keep_the_weightiest() {
    std::vector<std::size_t> order(out_.deeds.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      const int more = out_.deeds[a].weight, less = out_.deeds[b].weight;
      return more != less ? more > less : a > b;
    });
    order.resize(std::min(order.size(), kMostDeeds));
    std::sort(order.begin(), order.end());
    std::vector<Deed> kept;
    for (const std::size_t i : order) kept.push_back(std::move(out_.deeds[i]));
    out_.deeds = std::move(kept);
  }

  void tell_end(std::uint8_t viewer) {
    out_.title = game_.over() ? game_.ending() : "";
    const std::string outcome = game_.outcome();
    const json said = viewer_.said("game_summary", &outcome, viewer);
    if (!said.is_object()) return;
    if (const std::string title = text_field(said, "title"); !title.empty() && game_.over())
      out_.title = title;
    if (const auto won = said.find("won"); game_.over() && won != said.end() && won->is_boolean())
      out_.won = won->get<bool>();
    out_.lines = text_list(said, "lines");
    out_.gained = text_list(said, "gained");
    out_.lost = text_list(said, "lost");
    out_.next = text_field(said, "next");
    if (out_.next.empty() && game_.over()) out_.next = scenario_after(game_);
    const auto figures = said.find("figures");
    if (figures != said.end() && figures->is_array())
      for (const json& each : *figures)
        out_.figures.emplace_back(text_field(each, "label"), text_field(each, "text"));
  }

  Game& game_;
  SeatViewer viewer_;
  Chronicle& out_;
  std::vector<std::string> names_;  // of the curves
  std::vector<std::int64_t> now_;   // their values
  std::vector<bool> told_;          // by timing point
  bool begun_ = false;
};

void add_list(std::vector<std::string>& out, const char* head, const std::vector<std::string>& list) {
  if (list.empty()) return;
  out.emplace_back(head);
  for (const std::string& each : list) out.push_back("  " + each);
}

}  // namespace

Chronicle chronicle_of(Game& game, std::uint8_t viewer) {
  Chronicle out;
  // When the game is over, a card that went back into its deck has no secret left: everybody saw its deed.
  Teller(game, out).tell(game.over() ? kAllKnowing : viewer);
  return out;
}

std::vector<std::string> chronicle_lines(const Chronicle& chronicle) {
  std::vector<std::string> out;
  if (!chronicle.deeds.empty()) out.emplace_back("What decided it");
  for (const Deed& deed : chronicle.deeds)
    out.push_back("  " +
                  (deed.period > 0 && !chronicle.period.empty()
                       ? chronicle.period + " " + std::to_string(deed.period) + ": "
                       : std::string()) +
                  deed.text);
  add_list(out, "Gained", chronicle.gained);
  add_list(out, "Lost", chronicle.lost);
  std::vector<std::string> figures;
  for (const auto& [label, text] : chronicle.figures) figures.push_back(label + ": " + text);
  add_list(out, "In figures", figures);
  if (chronicle.periods > 1 && !chronicle.curves.empty()) {
    out.emplace_back("The course of the game");
    for (const Curve& curve : chronicle.curves) {
      std::string line = "  " + curve.label + ":";
      for (const std::int64_t value : curve.values) line += " " + std::to_string(value);
      out.push_back(std::move(line));
    }
  }
  return out;
}

}  // namespace misk::game
