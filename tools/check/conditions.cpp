// Finds conditions that can never hold: their parts exclude each other, or they ask for a number that is
// never reached, for a zone in which the ability does not listen, or for a kind of card that cannot be in
// that place.
#include <algorithm>
#include <cstdlib>
#include <optional>

#include "check/check.hpp"
#include "check/participants.hpp"
#include "kernel/state.hpp"
#include "text/letters.hpp"
#include "text/number.hpp"

namespace misk::cli {

using content::Severity;
using kernel::Ability;
using kernel::AbilityKind;
using kernel::ExprId;

namespace {

// --- taking the text of an expression apart ---

using Parts = std::vector<std::string>;

bool has_word(const std::string& text, std::size_t at, const std::string& word) {
  const std::size_t end = at + word.size();
  return text.compare(at, word.size(), word) == 0 && (at == 0 || !text::is_word(text[at - 1])) &&
         (end >= text.size() || !text::is_word(text[end]));
}

/// The text without blanks at its ends, and with single blanks inside.
std::string tidied(const std::string& text) {
  std::string out;
  for (const char c : text)
    if (!text::is_space(c))
      out += c;
    else if (!out.empty() && out.back() != ' ')
      out += ' ';
  if (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

std::size_t closing(const std::string& text, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < text.size(); ++i) {
    depth += text[i] == '(';
    depth -= text[i] == ')';
    if (depth == 0) return i;
  }
  return std::string::npos;
}

/// The text without parentheses around the whole.
std::string bare(std::string text) {
  text = tidied(text);
  while (!text.empty() && text[0] == '(' && closing(text, 0) == text.size() - 1)
    text = tidied(text.substr(1, text.size() - 2));
  return text;
}

/// The parts of a text between these words, outside of parentheses.
Parts split_at(const std::string& text, const std::string& word) {
  Parts out;
  std::size_t begin = 0;
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    depth += text[i] == '(';
    depth -= text[i] == ')';
    if (depth != 0 || !has_word(text, i, word)) continue;
    out.push_back(text.substr(begin, i - begin));
    begin = i + word.size();
  }
  out.push_back(text.substr(begin));
  return out;
}

/// Collects the parts that must all hold.
void add_parts(const std::string& text, Parts& out) {
  const std::string inner = bare(text);
  const Parts parts = split_at(inner, "and");
  if (parts.size() == 1 || split_at(inner, "or").size() > 1) {
    out.push_back(inner);
    return;
  }
  for (const std::string& each : parts) add_parts(each, out);
}

/// The texts of which one must hold.
Parts branches(const std::string& text) {
  return split_at(bare(text), "or");
}

/// The conditions inside sets, as in `count(enemies: it.damage > 0)`.
Parts bodies(const std::string& text) {
  Parts out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    for (const char* word : {"count", "any", "all", "sum", "most", "least", "first"}) {
      if (!has_word(text, i, word)) continue;
      const std::size_t open = text.find_first_not_of(' ', i + std::string(word).size());
      if (open == std::string::npos || text[open] != '(') continue;
      const std::size_t close = closing(text, open), colon = text.find(':', open);
      if (close == std::string::npos || colon >= close) continue;
      out.push_back(text.substr(colon + 1, close - colon - 1));
    }
  }
  return out;
}

struct Comparison {
  std::string left, op, right;
};
/// The comparison, if a part is a single one.
std::optional<Comparison> comparison_of(const std::string& part) {
  std::optional<Comparison> found;
  int depth = 0;
  for (std::size_t i = 0; i < part.size(); ++i) {
    depth += part[i] == '(';
    depth -= part[i] == ')';
    if (depth != 0) continue;
    for (const char* op : {"==", "~=", "!=", "<=", ">=", "<", ">"}) {
      const std::size_t n = std::string(op).size();
      if (part.compare(i, n, op) != 0) continue;
      if (found) return {};
      found = Comparison{bare(part.substr(0, i)), op[0] == '!' ? "~=" : op, bare(part.substr(i + n))};
      i += n - 1;
      break;
    }
  }
  if (found && (split_at(found->left, "not").size() > 1 || split_at(found->right, "not").size() > 1))
    return {};
  return found;
}

std::optional<int> number_of(const std::string& text) {
  std::string digits = text;
  bool is_negative = false;
  for (const char* sign : {"0 - ", "-"})
    if (!is_negative && digits.rfind(sign, 0) == 0) {
      digits = tidied(digits.substr(std::string(sign).size()));
      is_negative = true;
    }
  if (digits.empty() || digits.size() > 6 || !std::all_of(digits.begin(), digits.end(), text::is_digit))
    return {};
  const int n = text::leading_number(digits);
  return is_negative ? -n : n;
}

/// The range of whole numbers that a value may have.
struct Range {
  static constexpr int kFar = 1 << 24;
  int least = -kFar, most = kFar;
  std::set<int> never;
  void take(const std::string& op, int n) {
    if (op == "==") least = std::max(least, n), most = std::min(most, n);
    if (op == "~=") never.insert(n);
    if (op == "<") most = std::min(most, n - 1);
    if (op == "<=") most = std::min(most, n);
    if (op == ">") least = std::max(least, n + 1);
    if (op == ">=") least = std::max(least, n);
  }
  bool is_empty() const {
    if (least > most) return true;
    if (most - least > 8) return false;
    for (int n = least; n <= most; ++n)
      if (!never.count(n)) return false;
    return true;
  }
};
std::string turned(const std::string& op) {
  if (op[0] == '<') return ">" + op.substr(1);
  if (op[0] == '>') return "<" + op.substr(1);
  return op;
}

/// A condition, and whether it is asserted or negated.
struct Claim {
  std::string what;
  bool holds = true;
};
Claim claim_of(const std::string& part) {
  Claim claim{bare(part), true};
  while (has_word(claim.what, 0, "not")) {
    const std::string inner = bare(claim.what.substr(3));
    // `not a == b` is (not (a == b)).
    claim = {inner, !claim.holds};
  }
  if (const std::size_t at = claim.what.find(" is not "); at != std::string::npos)
    claim = {claim.what.substr(0, at) + " is " + claim.what.substr(at + 8), !claim.holds};
  if (const auto comparison = comparison_of(claim.what); comparison && comparison->op == "~=")
    claim = {comparison->left + " == " + comparison->right, !claim.holds};
  return claim;
}

/// Splits "a WORD b" into a and b; both must be names or paths.
std::optional<std::pair<std::string, std::string>> sides(const std::string& text, const std::string& word) {
  const std::size_t at = text.find(word);
  if (at == std::string::npos) return {};
  const std::string left = text.substr(0, at), right = text.substr(at + word.size());
  const auto is_path = [](const std::string& each) {
    return !each.empty() &&
           std::all_of(each.begin(), each.end(), [](char c) { return text::is_word(c) || c == '.'; });
  };
  if (!is_path(left) || !is_path(right)) return {};
  return std::pair{left, right};
}

/// Why a condition cannot hold, and how to fix it.
struct Reason {
  std::string why, mend;
};

class Conditions {
 public:
  explicit Conditions(const GameCheck& game)
      : game_(game), image_(game.host->image()), participants_(*game.participants) {
    for (std::size_t i = 0; i < image_.zones.size(); ++i)
      if (image_.zones[i].in_play) in_play_.insert(static_cast<kernel::Id>(i));
    find_given();
  }

  void run() {
    for (const Ability& ability : image_.abilities) {
      const CheckSource* source = game_.source(ability.origin);
      if (ability.inherent || !source || source->is_test) continue;
      ability_ = &ability;
      source_ = source;
      this->ability();
    }
  }

 private:
  // --- the places of expressions ---

  void ability() {
    Parts together;
    std::string last;
    bool is_told = false;
    for (const kernel::Value& condition : ability_->conditions) {
      const std::string* text = written(condition.expr);
      if (!text) continue;
      is_told = whole(*text) || is_told;
      if (branches(*text).size() > 1) continue;
      add_parts(*text, together);
      last = *text;
    }
    // All entries of a list must hold together.
    if (const auto reason = is_told ? std::nullopt : excluded(together))
      tell(last, "the conditions of this ability can never hold together", *reason);
    for (const ExprId expr : {ability_->who, ability_->target_where})
      if (const std::string* text = written(expr)) whole(*text);
    for (const kernel::Modifier& modifier : ability_->modifiers)
      if (const std::string* text = written(modifier.where)) whole(*text);
  }

  /// The text of an expression if the file itself contains it. Text added by a constructor is the game's.
  const std::string* written(ExprId expr) const {
    if (expr == kernel::kNoExpr) return nullptr;
    const std::string& text = image_.expression_texts[static_cast<std::size_t>(expr)];
    return source_->file->bytes.find(text) == std::string::npos ? nullptr : &text;
  }

  /// Reports an expression that can never hold, or a part of it.
  bool whole(const std::string& text) {
    bool is_told = look(text, text);
    for (const std::string& body : bodies(text)) is_told = look(body, text) || is_told;
    return is_told;
  }
  bool look(const std::string& part, const std::string& text) {
    const Parts all = branches(part);
    bool is_told = false;
    for (const std::string& branch : all) {
      Parts parts;
      add_parts(branch, parts);
      const auto reason = excluded(parts);
      if (!reason) continue;
      const bool is_all = all.size() == 1 && part.size() == text.size();
      tell(text,
           is_all ? "the condition \"" + text + "\" can never hold"
                  : "\"" + bare(branch) + "\" in \"" + text + "\" can never hold",
           *reason);
      is_told = true;
    }
    return is_told;
  }

  void tell(const std::string& text, const std::string& what, const Reason& reason) {
    game_.found.add_at({Severity::warning, ability_->origin.file, ability_->origin.line, 0,
                        what + ": " + reason.why, reason.mend, "never-true"},
                       text);
  }

  // --- why parts exclude each other ---

  std::optional<Reason> excluded(const Parts& parts) const {
    std::map<std::string, bool> claimed;
    std::map<std::string, Range> ranges;
    std::map<std::string, std::string> first;  // the first part that asked for a number
    std::map<std::string, std::set<kernel::Id>> zones;
    for (const std::string& part : parts) {
      const Claim claim = claim_of(part);
      if (const auto [known, is_new] = claimed.try_emplace(claim.what, claim.holds);
          !is_new && known->second != claim.holds)
        return Reason{"'" + claim.what + "' is to hold and not to hold", "leave one of them out"};
      if (auto reason = number(part, ranges, first)) return reason;
      if (auto reason = zone(claim, zones)) return reason;
      if (!claim.holds) continue;
      if (auto reason = kind(claim.what)) return reason;
      if (auto reason = gone(claim.what)) return reason;
    }
    return {};
  }

  std::optional<Reason> number(const std::string& part, std::map<std::string, Range>& ranges,
                               std::map<std::string, std::string>& first) const {
    const auto comparison = comparison_of(part);
    if (!comparison) return {};
    const std::optional<int> left = number_of(comparison->left), right = number_of(comparison->right);
    if (left.has_value() == right.has_value()) return {};
    const std::string what = right ? comparison->left : comparison->right;
    const std::string op = right ? comparison->op : turned(comparison->op);
    const auto [range, is_new] = ranges.try_emplace(what, bounds(what));
    const Range bounds = this->bounds(what);
    range->second.take(op, right ? *right : *left);
    if (!range->second.is_empty()) {
      first.try_emplace(what, part);
      return {};
    }
    Range alone = bounds;
    alone.take(op, right ? *right : *left);
    if (!alone.is_empty())
      return Reason{"'" + first[what] + "' and '" + part + "' exclude each other", "leave one of them out"};
    if (bounds.most < Range::kFar && bounds.most < 30000)
      return Reason{"'" + what + "' is always from " + std::to_string(bounds.least) + " to " +
                        std::to_string(bounds.most),
                    "compare it with a number that it can be"};
    return Reason{"'" + what + "' is never below " + std::to_string(bounds.least),
                  "compare it with a number that it can be"};
  }
  /// The range of values that something can have at all.
  Range bounds(const std::string& what) const {
    Range range;
    const auto from = [&](int least, int most) { range.least = least, range.most = most; };
    if (waits())
      for (const int slot : {3, 4})
        if (const auto said = what == kernel::kParticipantNames[static_cast<std::size_t>(slot)]
                                  ? participants_.range(ability_->point, slot, ability_->tier)
                                  : std::nullopt)
          from(std::max(said->first, -Range::kFar), std::min(said->second, Range::kFar));
    const std::size_t open = what.find('(');
    if (open != std::string::npos) {
      const std::string name = tidied(what.substr(0, open));
      if (closing(what, open) != what.size() - 1) return range;
      if (name == "count") from(0, Range::kFar);
      if (name == "any" || name == "all" || name == "exists" || name == "connected") from(0, 1);
      return range;
    }
    const std::size_t dot = what.rfind('.');
    if (dot == std::string::npos || what.find_first_of("+-*/% ") != std::string::npos) return range;
    const std::string name = what.substr(dot + 1), owner = what.substr(0, dot);
    // A remembered number of a card or a local of a procedure may have any value.
    if (game_.names.memory.count(name) || image_.find_procedure(owner) != kernel::kNoId) return range;
    if (name == "count") from(0, Range::kFar);
    if (name == "face") from(0, kernel::kMaxFaces - 1);
    if (game_.names.counters.count(name))
      from(0, Range::kFar);
    else if (game_.names.flags.count(name))
      from(0, 1);
    else if (const kernel::Id id = image_.values_names.find(name); id < image_.values.size())
      if (image_.values[id].floor) from(0, Range::kFar);
    return range;
  }

  /// True if the ability is used at its timing point, and nowhere else.
  bool waits() const { return ability_->point != kernel::kNoId && ability_->name.empty(); }

  std::optional<Reason> zone(const Claim& claim, std::map<std::string, std::set<kernel::Id>>& zones) const {
    const auto asked = sides(claim.what, " in ");
    if (!asked) return {};
    const auto& [who, name] = *asked;
    std::set<kernel::Id> named = in_play_;
    if (name != "play") {
      const kernel::Id id = image_.find_zone(name);
      if (id == kernel::kNoId) return {};
      named = {id};
    }
    // The user of a named ability decides from where, and under which pretence, it is used.
    const bool is_bearer = who == "me" && ability_->name.empty() && ability_->parent == kernel::kNoId;
    auto [known, is_new] = zones.try_emplace(who);
    if (is_new)
      for (std::size_t i = 0; i < image_.zones.size(); ++i)
        if (!is_bearer || ability_->zones.has(static_cast<kernel::Id>(i)))
          known->second.insert(static_cast<kernel::Id>(i));
    const bool is_first = is_new;
    std::erase_if(known->second, [&](kernel::Id id) { return (named.count(id) > 0) != claim.holds; });
    if (!known->second.empty()) return {};
    if (!is_first || !is_bearer)
      return Reason{"nothing is in such zones at the same time", "leave one of them out"};
    const bool only_in_play = listens_only_in_play();
    return Reason{
        std::string("this ability listens only ") +
            (only_in_play ? "in play" : "in the zones that its `zones` name"),
        claim.holds ? "give it `zones = { \"" + name + "\" }`" : "give it `zones`, or leave this out"};
  }
  bool listens_only_in_play() const {
    for (std::size_t i = 0; i < image_.zones.size(); ++i)
      if (ability_->zones.has(static_cast<kernel::Id>(i)) && !image_.zones[i].in_play) return false;
    return true;
  }

  /// A card that has left play when the point happens can no longer listen.
  std::optional<Reason> gone(const std::string& what) const {
    const auto asked = sides(what, " == ");
    if (!asked || !waits() || ability_->tier < kernel::Tier::at || !listens_only_in_play()) return {};
    const auto& [left, right] = *asked;
    if (left != "me" && right != "me") return {};
    const std::string& slot = left == "me" ? right : left;
    const std::string& point = image_.points[ability_->point].name;
    const auto found = game_.hints.gone.find(point);
    if (found == game_.hints.gone.end() || !found->second.count(slot)) return {};
    return Reason{"when '" + point + "' has happened, '" + slot +
                      "' is no longer in play, and this ability listens only in play",
                  participants_.is_announced(ability_->point, kernel::Tier::when)
                      ? "wait with `when`, or give it `zones` with the zone where the card lies then"
                      : "give it `zones` with the zone where the card lies then"};
  }

  // --- kinds that something can never be ---

  /// Finds `subject is enemy` if the subject is always an investigator, and `you is item`.
  std::optional<Reason> kind(const std::string& what) const {
    const auto asked = sides(what, " is ");
    if (!asked) return {};
    const kernel::Id tag = image_.tags.find(asked->second);
    if (tag >= kernel::kMaxTags) return {};
    std::string where;
    std::optional<Words> kinds;
    for (int slot = 0; slot < 3; ++slot)
      if (asked->first == kernel::kParticipantNames[static_cast<std::size_t>(slot)] && waits()) {
        kinds = participants_.kinds(ability_->point, slot, ability_->tier);
        where = "at '" + image_.points[ability_->point].name + "' ";
      }
    if (asked->first == "you")
      if (const auto means = game_.hints.means.find("you"); means != game_.hints.means.end())
        kinds = Words{means->second};
    if (!kinds || kinds->empty()) return {};
    std::string list;
    for (const std::string& each : *kinds) {
      if (!excludes(image_.tags.find(each), tag)) return {};
      list += (list.empty() ? "" : " or ") + each;
    }
    return Reason{where + "'" + asked->first + "' is always of the kind " + list,
                  where.empty() ? "ask for what it can be"
                                : "ask for what it can be, or wait for another timing point"};
  }
  /// True if nothing of this kind ever has the tag.
  bool excludes(kernel::Id kind, kernel::Id tag) const {
    if (kind >= kernel::kMaxTags || kind == tag) return false;
    // A card has one kind at a time, also one that has become another.
    const auto& kinds = image_.policy.kinds;
    const auto one_of_kinds = [&](kernel::Id id) {
      return std::find(kinds.begin(), kinds.end(), id) != kinds.end();
    };
    if (one_of_kinds(kind) && one_of_kinds(tag)) return true;
    if (given_.count(image_.tags[tag])) return false;
    bool any_kind = false, any_tag = false;
    for (const kernel::Definition& definition : image_.definitions) {
      const bool is_kind = definition.tags.has(kind), is_tag = definition.tags.has(tag);
      if (is_kind && is_tag) return false;
      any_kind = any_kind || is_kind;
      any_tag = any_tag || is_tag;
    }
    if (is_kind(tag)) return true;
    // A card that becomes another kind keeps its other tags.
    return any_kind && any_tag && !given_.count(image_.tags[kind]);
  }
  /// True if the tag is one of a group of which a card has exactly one.
  bool is_kind(kernel::Id tag) const {
    const auto& kinds = image_.policy.kinds;
    const auto& means = game_.hints.means;
    return std::find(kinds.begin(), kinds.end(), tag) != kinds.end() ||
           std::any_of(means.begin(), means.end(),
                       [&](const auto& each) { return each.second == image_.tags[tag]; });
  }
  /// Finds the tags that effects give to cards that are not printed with them.
  void find_given() {
    for (const Ability& ability : image_.abilities)
      for (const kernel::Modifier& modifier : ability.modifiers)
        if (modifier.key >= image_.values.size() && modifier.key - image_.values.size() < image_.tags.size())
          given_.insert(image_.tags[static_cast<kernel::Id>(modifier.key - image_.values.size())]);
    for (const CheckSource& source : game_.found.sources()) {
      if (!source.is_read || source.is_test || !game_.is_mine(*source.pack)) continue;
      for (const LuaText& text : source.facts.texts)
        if (text.field == "becomes" || text.field == "tag") given_.insert(text.text);
      for (const LuaCall& call : source.facts.calls) {
        const std::string name = last_name(call.alias.empty() ? call.callee : call.alias);
        if (name != "gain_tag" && name != "become") continue;
        for (const LuaArgument& each : call.arguments)
          if (each.is_text) given_.insert(each.text);
      }
    }
  }

  const GameCheck& game_;
  const kernel::Image& image_;
  const Participants& participants_;
  std::set<kernel::Id> in_play_;
  Words given_;
  const Ability* ability_ = nullptr;
  const CheckSource* source_ = nullptr;
};

}  // namespace

void check_conditions(const GameCheck& game) {
  Conditions(game).run();
}

}  // namespace misk::cli
