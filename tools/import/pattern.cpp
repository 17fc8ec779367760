#include "import/pattern.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "import/text.hpp"

namespace misk::importing {

namespace {

constexpr std::size_t kLongestName = 60;

constexpr std::array<std::string_view, 4> kSkills = {"willpower", "intellect", "combat", "agility"};
constexpr std::array<std::string_view, 9> kTokens = {
    "skull", "cultist", "tablet", "elder_thing", "auto_fail", "elder_sign", "bless", "curse", "frost"};
constexpr std::array<std::string_view, 4> kPhases = {"mythos", "investigation", "enemy", "upkeep"};
constexpr std::array<std::string_view, 5> kSlots = {"hand", "arcane", "accessory", "body", "ally"};

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
bool is_letter(char c) {
  return small(c) >= 'a' && small(c) <= 'z';
}

template <class Words>
bool is_one_of(const Words& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// A word of the expression language: a trait of that name cannot be asked for.
bool is_reserved(std::string_view tag) {
  static constexpr std::array<std::string_view, 20> kReserved = {
      "and", "or",   "not",  "is",    "in",  "none",   "true",  "false",  "me",    "you",
      "it",  "that", "here", "actor", "any", "amount", "count", "object", "extra", "subject"};
  return tag.empty() || !is_letter(tag.front()) || is_one_of(kReserved, tag);
}

}  // namespace

struct Pattern::Matcher {
  std::string_view text;
  Captures& captures;
  const std::function<bool(std::size_t)>& ends;

  using Next = std::function<bool(std::size_t)>;

  // Matches the nodes from `i` on, at `at` in the text, and then whatever follows them.
  bool run(const Nodes& nodes, std::size_t i, std::size_t at, const Next& next) const {
    while (i < nodes.size() && nodes[i].kind == Kind::letter) {
      if (at >= text.size() || small(text[at]) != nodes[i].letter) return false;
      ++i, ++at;
    }
    if (i == nodes.size()) return next(at);
    const Node& node = nodes[i];
    const auto go_on = [&](std::size_t to) { return run(nodes, i + 1, to, next); };
    const auto captured = [&](std::string value, std::size_t to) {
      const auto before = captures;
      captures[node.name] = std::move(value);
      if (go_on(to)) return true;
      captures = before;
      return false;
    };
    switch (node.kind) {
      case Kind::choice:
        for (const Nodes& option : node.options) {
          const auto kept = [&](std::size_t to) {
            return node.name.empty() ? go_on(to) : captured(lower(text.substr(at, to - at)), to);
          };
          if (run(option, 0, at, kept)) return true;
        }
        return false;
      case Kind::self:
        if (at >= text.size() || text[at] != kSelf) return false;
        return go_on(std::min(text.find(kSelfEnd, at), text.size() - 1) + 1);
      case Kind::number:
        return number(at, captured);
      case Kind::sign: {
        std::size_t to = at + 1;
        if (at >= text.size() || (text[at] != '+' && text[at] != '-')) return false;
        while (to < text.size() && to < at + 4 && is_digit(text[to])) ++to;
        if (to == at + 1) return false;
        return captured(std::string(text.substr(text[at] == '+' ? at + 1 : at, to - at - (text[at] == '+'))),
                        to);
      }
      case Kind::skill:
        return bracketed(at, "[", "]", [&](const std::string& word, std::size_t to) {
          return is_one_of(kSkills, word) && captured(word, to);
        });
      case Kind::token:
        return bracketed(at, "[", "]", [&](const std::string& word, std::size_t to) {
          return is_one_of(kTokens, word) && captured(word, to);
        });
      case Kind::phase:
        for (std::size_t i_phase = 0; i_phase < kPhases.size(); ++i_phase)
          if (equal_fold(text.substr(at, kPhases[i_phase].size()), kPhases[i_phase]) &&
              captured(std::to_string(i_phase + 1), at + kPhases[i_phase].size()))
            return true;
        return false;
      case Kind::trait:
        return bracketed(at, "[[", "]]", [&](const std::string& word, std::size_t to) {
          const std::string tag = tag_of(word);
          return !is_reserved(tag) && captured(tag, to);
        });
      case Kind::word:
      case Kind::slot: {
        std::size_t to = at;
        while (to < text.size() && is_letter(text[to])) ++to;
        if (to == at) return false;
        const std::string word = lower(text.substr(at, to - at));
        if (node.kind == Kind::slot && !is_one_of(kSlots, word)) return false;
        return captured(word, to);
      }
      case Kind::name:
        for (std::size_t to = at + 1; to <= text.size() && to - at <= kLongestName; ++to) {
          const char last = text[to - 1];
          if (last == '\n' || last == '[' || last == ':' || last == ';' || last == kSelf) return false;
          if (last == ' ' && to == at + 1) return false;
          const auto before = captures;
          captures[node.name] = lua_string(text.substr(at, to - at));
          if (go_on(to)) return true;
          captures = before;
        }
        return false;
      case Kind::letter:
        break;
    }
    return false;
  }

  template <class Captured>
  bool number(std::size_t at, const Captured& captured) const {
    std::size_t to = at;
    while (to < text.size() && to < at + 3 && is_digit(text[to])) ++to;
    if (to > at) return captured(std::string(text.substr(at, to - at)), to);
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kWords = {
        {{"an", "1"}, {"a", "1"}, {"one", "1"}, {"two", "2"}, {"three", "3"}, {"four", "4"}}};
    for (const auto& [word, value] : kWords) {
      const std::size_t end = at + word.size();
      if (end < text.size() && text[end] == ' ' && equal_fold(text.substr(at, word.size()), word))
        return captured(std::string(value), end);
    }
    return false;
  }

  template <class Found>
  bool bracketed(std::size_t at, std::string_view open, std::string_view close, const Found& found) const {
    if (text.compare(at, open.size(), open) != 0) return false;
    const std::size_t from = at + open.size();
    const std::size_t to = text.find(close, from);
    if (to == std::string_view::npos || to - from > kLongestName) return false;
    return found(lower(text.substr(from, to - from)), to + close.size());
  }
};

Pattern::Pattern(const std::string& text) : text_(text) {
  std::size_t at = 0;
  nodes_ = parse(text_, at, false);
  if (nodes_.empty()) throw std::invalid_argument("a pattern without words matches everything");
}

Pattern::Nodes Pattern::parse(std::string_view text, std::size_t& at, bool inside) {
  Nodes nodes;
  while (at < text.size()) {
    const char c = text[at];
    if (inside && (c == '|' || c == '>')) return nodes;
    if (c == '<') {
      Node node;
      node.kind = Kind::choice;
      do {
        ++at;
        node.options.push_back(parse(text, at, true));
      } while (at < text.size() && text[at] == '|');
      if (at >= text.size()) throw std::invalid_argument("a '<' without its '>'");
      ++at;
      if (node.options.size() == 1) node.options.emplace_back();
      nodes.push_back(std::move(node));
    } else if (c == '{') {
      nodes.push_back(parse_place(text, at));
    } else {
      Node node;
      node.letter = small(c);
      nodes.push_back(std::move(node));
      ++at;
    }
  }
  if (inside) throw std::invalid_argument("a '<' without its '>'");
  return nodes;
}

Pattern::Node Pattern::parse_place(std::string_view text, std::size_t& at) {
  const std::size_t end = text.find('}', at);
  if (end == std::string_view::npos) throw std::invalid_argument("a '{' without its '}'");
  std::string name(text.substr(at + 1, end - at - 1));
  at = end + 1;
  Node node;
  if (const std::size_t colon = name.find(':'); colon != std::string::npos) {
    node.kind = Kind::choice;
    for (const std::string& word : split(name.substr(colon + 1), "|")) {
      Nodes letters;
      for (const char c : word) letters.push_back({Kind::letter, small(c), "", {}});
      node.options.push_back(std::move(letters));
    }
    node.name = name.substr(0, colon);
    return node;
  }
  node.name = name[0] == '+' ? name.substr(1) : name;
  std::string kind = name;
  while (!kind.empty() && is_digit(kind.back())) kind.pop_back();
  static const std::map<std::string, Kind> kKinds = {
      {"me", Kind::self},     {"n", Kind::number},    {"+n", Kind::sign},     {"skill", Kind::skill},
      {"trait", Kind::trait}, {"token", Kind::token}, {"phase", Kind::phase}, {"uses", Kind::word},
      {"slot", Kind::slot},   {"name", Kind::name}};
  const auto it = kKinds.find(kind);
  if (it == kKinds.end()) throw std::invalid_argument("there is no place called {" + name + "}");
  node.kind = it->second;
  return node;
}

void Pattern::collect(const Nodes& nodes, std::vector<std::string>& out) {
  for (const Node& node : nodes) {
    if (!node.name.empty()) out.push_back(node.name);
    for (const Nodes& option : node.options) collect(option, out);
  }
}

std::vector<std::string> Pattern::places() const {
  std::vector<std::string> out;
  collect(nodes_, out);
  return out;
}

bool Pattern::match(std::string_view text, std::size_t at, Captures& captures,
                    const std::function<bool(std::size_t)>& ends) const {
  captures.clear();
  return Matcher{text, captures, ends}.run(nodes_, 0, at, ends);
}

bool Pattern::match_all(std::string_view text, Captures& captures) const {
  return match(text, 0, captures, [&](std::size_t end) { return end == text.size(); });
}

std::string filled(std::string_view text, const Captures& captures) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    if (text[i] == '{') {
      const std::size_t end = text.find('}', i);
      const auto it = end == std::string_view::npos
                          ? captures.end()
                          : captures.find(std::string(text.substr(i + 1, end - i - 1)));
      if (it != captures.end()) {
        out += it->second;
        i = end + 1;
        continue;
      }
    }
    out += text[i++];
  }
  return out;
}

}  // namespace misk::importing
