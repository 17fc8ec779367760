// What a timing point calls its participants: `giver` and `taker` for actor and subject.
#include <algorithm>

#include <lua.hpp>

#include "declare/loader.hpp"
#include "kernel/state.hpp"
#include "script/known_names.hpp"
#include "text/letters.hpp"
#include "text/suggest.hpp"

namespace misk::script {

namespace {

constexpr const char* kReserved[] = {
    "me", "you", "it", "that", "target", "ability", "none",           "true",         "false", "and",
    "or", "not", "is", "in",   "play",   "players", "ability_parent", "used_ability", "exists"};

bool is_word(const std::string& name) {
  return !name.empty() && text::is_small(name[0]) && std::all_of(name.begin(), name.end(), [](char c) {
    return text::is_small(c) || text::is_digit(c) || c == '_';
  });
}

// "{giver} pays {taker}." with the places of the participants instead of their names.
void put_places(std::string& text, const kernel::TimingPoint& point) {
  for (std::size_t i = 0; i < point.called.size(); ++i) {
    const std::string& name = point.called[i].name;
    if (name.empty()) continue;
    for (std::size_t at = text.find('{' + name); at != std::string::npos;
         at = text.find('{' + name, at + 1)) {
      const std::size_t end = at + 1 + name.size();
      if (end < text.size() && (text[end] == '}' || text[end] == '|'))
        text.replace(at + 1, name.size(), kernel::kParticipantNames[i]);
    }
  }
}

}  // namespace

void Loader::participants(kernel::TimingPoint& point, int table) {
  lua_State* L = host_.sandbox().state();
  push_field(table, "called");
  if (lua_istable(L, -1)) {
    const Shape shape(*this, "participant_names");
    for (std::size_t i = 0; i < point.called.size(); ++i)
      point.called[i].name = text(lua_gettop(L), kernel::kParticipantNames[i]);
  }
  lua_pop(L, 1);
  push_field(table, "numbers");
  if (lua_istable(L, -1)) {
    const Shape shape(*this, "participant_numbers");
    for (const int i : {kernel::kAmount, kernel::kAmount + 1})
      point.called[static_cast<std::size_t>(i)].numbers =
          texts(lua_gettop(L), kernel::kParticipantNames[static_cast<std::size_t>(i)]);
  }
  lua_pop(L, 1);
  std::vector<std::string> seen;
  auto check = [&](const std::string& name) {
    if (!is_word(name))
      error("'" + name + "' is no name for a participant of '" + point.name + "'",
            "write small letters, and _ for blanks", "wrong-value");
    else if (std::find(std::begin(kReserved), std::end(kReserved), name) != std::end(kReserved) ||
             std::find(seen.begin(), seen.end(), name) != seen.end())
      error("'" + name + "' has another meaning at '" + point.name + "' already", "choose another name",
            "wrong-value");
    seen.push_back(name);
  };
  for (const char* place : kernel::kParticipantNames) seen.emplace_back(place);
  for (kernel::Participant& one : point.called) {
    const auto place = static_cast<std::size_t>(&one - point.called.data());
    if (one.name == kernel::kParticipantNames[place]) one.name.clear();  // it has that name anyhow
    if (!one.name.empty()) check(one.name);
    for (const std::string& number : one.numbers) check(number);
  }
  for (std::string* each : {&point.text, &point.text_before, &point.text_others}) put_places(*each, point);
}

void Loader::named_participants(int table, kernel::Step& step) {
  each_pair(table, "with", [&](const std::string& name, int index) {
    if (step.what == kernel::kNoId) return;
    const kernel::TimingPoint& point = host_.image().points[step.what];
    for (std::size_t i = 0; i < point.called.size(); ++i)
      if (point.called[i].name == name) {
        const AtPoint here(*this, step.what);  // for the names of its numbers
        step.args[i] = expression_value(index, nullptr, name);
        return;
      }
    error("'" + point.name + "' calls none of its participants '" + name + "'",
          text::did_you_mean(name, participant_names(host_.image(), step.what), ""), "missing-reference");
  });
}

void Loader::check_participants(const kernel::TimingPoint& point) {
  const kernel::Image& image = host_.image();
  auto check = [&](const std::string& name) {
    const char* kind = image.globals.find(name) != kernel::kNoId        ? "global"
                       : image.macros.count(name)                       ? "word"
                       : image.find_procedure(name) != kernel::kNoId    ? "procedure"
                       : image.values_names.find(name) != kernel::kNoId ? "value"
                                                                        : nullptr;
    if (kind)
      error("'" + name + "', a participant or number of '" + point.name + "', is the name of a " + kind +
                " of the game",
            "an expression could not tell them apart: choose another name", "wrong-value");
  };
  for (const kernel::Participant& one : point.called) {
    if (!one.name.empty()) check(one.name);
    for (const std::string& number : one.numbers) check(number);
  }
}

}  // namespace misk::script
