#include "upgrade/script.hpp"

#include <algorithm>
#include <utility>

#include "kernel/state.hpp"
#include "lua_source/facts.hpp"
#include "text/number.hpp"

namespace misk::cli {
namespace {

using text::LuaNode;
using text::LuaToken;
using Kind = LuaNode::Kind;
using Token = LuaToken::Kind;

constexpr std::size_t kPlaces = kernel::kParticipantNames.size();

/// Fields that name the timing point for which an ability waits.
const std::set<std::string, std::less<>> kTiers = {"would", "when", "at", "after"};
/// Fields of an ability whose texts are expressions, even if the game could not be loaded.
const std::set<std::string, std::less<>> kExpressions = {"condition", "you", "where"};
/// Fields of an ability whose functions get (me, you, target, event).
const std::set<std::string, std::less<>> kReactions = {"effect", "condition", "can", "filter", "pay"};
constexpr std::size_t kEventParameter = 3;

std::size_t place_of(std::string_view name) {
  const auto& all = kernel::kParticipantNames;
  return static_cast<std::size_t>(std::find(all.begin(), all.end(), name) - all.begin());
}

/// The name of a participant's number, if it has one: "by_retaliate" for 3 at `attack`.
std::string number_name(const kernel::Participant& called, const LuaToken& token) {
  if (token.kind != Token::number) return "";
  const auto number = text::whole_number<int>(token.text, 1, static_cast<int>(called.numbers.size()));
  return number ? called.numbers[static_cast<std::size_t>(*number) - 1] : "";
}

class Upgrader {
 public:
  Upgrader(std::string_view source, const std::string& file, bool is_test, const Changes& changes,
           const UpgradeGame& game)
      : source_(source),
        file_(file),
        is_test_(is_test),
        changes_(changes),
        game_(game),
        lua_(read_lua(source)),
        facts_(lua_facts(lua_)) {
    for (const LuaName& read : facts_.reads) global_reads_.insert({read.place.line, read.place.column});
  }

  ScriptUpgrade run() {
    words();
    walk(lua_.tree, {});
    std::sort(out_.told.begin(), out_.told.end(), [](const auto& a, const auto& b) {
      return std::pair(a.line, a.column) < std::pair(b.line, b.column);
    });
    return std::move(out_);
  }

 private:
  /// Where in an ability something stands.
  struct Inside {
    const kernel::TimingPoint* point = nullptr;  // for which the ability waits
    bool is_expression = false;                  // its texts are conditions or amounts
    std::string field;
  };

  const LuaToken& at(std::size_t i) const { return lua_.tokens[i]; }
  static bool is(const LuaToken& token, std::string_view text) {
    return (token.kind == Token::symbol || token.kind == Token::keyword) && token.text == text;
  }
  bool is(std::size_t i, std::string_view text) const { return is(at(i), text); }
  std::string_view slice(std::size_t first, std::size_t last) const {
    return source_.substr(at(first).begin, at(last - 1).end - at(first).begin);
  }
  std::string_view slice(const LuaNode& node) const { return slice(node.first, node.last); }

  void edit(std::size_t begin, std::size_t end, std::string with) {
    out_.edits.push_back({begin, end, std::move(with)});
  }
  void edit(const LuaToken& token, std::string with) { edit(token.begin, token.end, std::move(with)); }
  void tell(const LuaPlace& place, const std::string& what, const std::string& mend) {
    out_.told.push_back(
        {content::Severity::warning, file_, place.line, place.column, what, mend, "old-word"});
  }
  void tell(std::size_t token, const std::string& what, const std::string& mend) {
    tell(LuaPlace{at(token).line, at(token).column}, what, mend);
  }
  void tell(std::size_t token, const std::string& name, const WordChange& change) {
    tell(token, "'" + name + "' is no more: " + change.why, "write " + change.write);
  }
  bool is_global(std::size_t token) const {
    return global_reads_.count({at(token).line, at(token).column}) > 0;
  }
  std::size_t token_at(const LuaPlace& place) const {
    const auto found = std::lower_bound(
        lua_.tokens.begin(), lua_.tokens.end(), std::pair(place.line, place.column),
        [](const LuaToken& token, const auto& at) { return std::pair(token.line, token.column) < at; });
    return static_cast<std::size_t>(found - lua_.tokens.begin());
  }

  // --- words that are called otherwise, or are no more ---

  void words() {
    for (const LuaName& read : facts_.reads)
      if (const auto found = changes_.functions.find(read.name); found != changes_.functions.end())
        function(token_at(read.place), found->first, found->second);
    for (const LuaCall& call : facts_.calls)
      if (last_name(call.callee) == "modify") periods(call);
    for (const LuaMember& member : facts_.members) {
      const std::size_t token = token_at(member.place);
      if (member.is_colon) {
        if (const auto found = changes_.verbs.find(member.name); found != changes_.verbs.end())
          word(token, found->first, found->second);
      } else if (member.owner == "game") {
        if (const auto found = changes_.globals.find(member.name); found != changes_.globals.end())
          word(token, found->first, found->second);
      } else if (member.role == LuaRole::card) {
        if (const auto found = changes_.properties.find(member.name); found != changes_.properties.end())
          word(token, found->first, found->second);
      }
    }
  }

  void word(std::size_t token, const std::string& name, const WordChange& change) {
    if (change.now.empty())
      tell(token, name, change);
    else
      edit(at(token), change.now);
  }

  /// A function that every script can call; `token` begins its name, which may be a path: "cost.use".
  void function(std::size_t token, const std::string& name, const WordChange& change) {
    if (change.is_removed) return;  // a statement, see walk()
    if (change.now.empty()) return tell(token, name, change);
    const std::size_t parts = 1 + 2 * static_cast<std::size_t>(std::count(name.begin(), name.end(), '.'));
    edit(at(token).begin, at(token + parts - 1).end, change.now);
  }

  /// The period of a modifier: card:modify("combat", 1, "action").
  void periods(const LuaCall& call) {
    for (const LuaArgument& argument : call.arguments)
      if (const auto found = changes_.periods.find(argument.text);
          argument.is_text && &argument != call.arguments.data() && found != changes_.periods.end())
        tell(argument.place, "there is no period '" + found->first + "': " + found->second.why,
             "write " + found->second.write);
  }

  /// Deletes a statement that calls what is no more, with its line if it has that for itself.
  void remove_statement(const LuaNode& node) {
    std::size_t begin = at(node.first).begin, end = at(node.last - 1).end;
    if (is(node.last, ";")) end = at(node.last).end;
    const std::size_t line = source_.rfind('\n', begin) + 1;  // npos + 1 is 0
    const bool is_first = source_.find_first_not_of(" \t", line) == begin;
    std::size_t next = source_.find_first_not_of(" \t", end);
    const bool has_comment =
        next != std::string_view::npos && source_.substr(next, 2) == "--" && source_.substr(next, 3) != "--[";
    if (is_first && has_comment) next = source_.find('\n', next);  // it was about the statement
    if (is_first && next != std::string_view::npos && source_[next] == '\n')
      begin = line, end = next + 1;
    else
      end = next == std::string_view::npos ? source_.size() : next;
    edit(begin, end, "");
  }

  // --- the tree ---

  void walk(const LuaNode& node, const Inside& inside) {
    switch (node.kind) {
      case Kind::call:
        if (removes(node)) return remove_statement(node);
        break;
      case Kind::table:
        if (is_test_) lists(node);
        return table(node, inside);
      case Kind::arguments:
        arguments(node);
        break;
      case Kind::function: {
        if (inside.point && kReactions.count(inside.field)) reaction(node, *inside.point);
        const LuaNode* outer = std::exchange(function_, &node);
        children(node, {});
        function_ = outer;
        return;
      }
      case Kind::expression:
        texts(node, inside);
        break;
      default:
        break;
    }
    if (is_test_) lists(node);
    const bool keeps = node.kind == Kind::expression || node.kind == Kind::arguments;
    children(node, keeps ? inside : Inside{});
  }
  void children(const LuaNode& node, const Inside& inside) {
    for (const LuaNode& child : node.children) walk(child, inside);
  }

  /// True for the statement of a call that is to be deleted.
  bool removes(const LuaNode& node) const {
    const LuaNode& call = node.children[0];
    if (call.children.size() != 1 || call.children[0].kind != Kind::arguments || !is_global(node.first))
      return false;
    const auto found = changes_.functions.find(call.children[0].name);
    return found != changes_.functions.end() && found->second.is_removed;
  }

  const kernel::TimingPoint* point_named(const std::string& name) const {
    const kernel::Id id = game_.image ? game_.image->find_point(name) : kernel::kNoId;
    return id == kernel::kNoId ? nullptr : &game_.image->points[id];
  }

  /// The timing point for which an ability with these fields waits; null if there is none, or several.
  const kernel::TimingPoint* point_of(const LuaNode& table) const {
    const kernel::TimingPoint* found = nullptr;
    for (const LuaNode& field : table.children) {
      if (!kTiers.count(field.name)) continue;
      const LuaNode& value = field.children.back();
      if (value.last != value.first + 1 || at(value.first).kind != Token::text) continue;
      const kernel::TimingPoint* point = point_named(at(value.first).text);
      if (point && found && point != found) return nullptr;
      found = point;
    }
    return found;
  }

  void table(const LuaNode& node, const Inside& inside) {
    const kernel::TimingPoint* own = point_of(node);
    for (const LuaNode& field : node.children) {
      const LuaNode& value = field.children.back();
      if (field.children.size() > 1) walk(field.children[0], {});
      Inside in{own ? own : inside.point, inside.is_expression, field.name};
      if (field.name.empty()) {
        // An ability among the fields of a card waits for something of its own.
        const bool is_call = !value.children.empty() && value.children.back().kind == Kind::arguments;
        in = is_call ? Inside{} : Inside{in.point, in.is_expression, inside.field};
      } else if (kTiers.count(field.name) && own) {
        continue;
      } else {
        in.is_expression = in.is_expression || kExpressions.count(field.name) > 0;
      }
      walk(value, in);
    }
  }

  /// Calls `do_with` for each token of the node that is in none of its children.
  template <class Do>
  void own_tokens(const LuaNode& node, const Do& do_with) {
    auto child = node.children.begin();
    for (std::size_t i = node.first; i < node.last; ++i) {
      while (child != node.children.end() && child->last <= i) ++child;
      if (child != node.children.end() && child->first <= i)
        i = child->last - 1;
      else
        do_with(i);
    }
  }

  // --- participants ---

  void texts(const LuaNode& node, const Inside& inside) {
    own_tokens(node, [&](std::size_t i) {
      const LuaToken& token = at(i);
      if (token.kind != Token::text || source_[token.begin] == '[' ||
          token.text.find('\\') != std::string::npos)
        return;
      if (inside.is_expression || game_.expressions.count(token.text)) expression(i, inside.point);
    });
  }

  void expression(std::size_t outer, const kernel::TimingPoint* point) {
    std::vector<LuaToken> inner;
    try {
      inner = text::lex_lua(at(outer).text);
    } catch (const std::invalid_argument&) {
      return;  // a piece of a text need not have whole tokens
    }
    const std::size_t offset = at(outer).begin + 1;
    for (std::size_t i = 0; i + 1 < inner.size(); ++i) {
      const LuaToken& token = inner[i];
      if (token.kind != Token::name || (i > 0 && is(inner[i - 1], "."))) continue;
      if (const auto gone = changes_.globals.find(token.text); gone != changes_.globals.end()) {
        tell(outer, gone->first, gone->second);
        continue;
      }
      const std::size_t place = place_of(token.text);
      if (!point || place == kPlaces || is(inner[i + 1], "(") || is_gone(*point, place, outer)) continue;
      const kernel::Participant& called = point->called[place];
      if (called.name.empty() || !changes_.names_participants) continue;
      edit(offset + token.begin, offset + token.end, called.name);
      if (i + 2 < inner.size() && (is(inner[i + 1], "==") || is(inner[i + 1], "~=")))
        if (const std::string number = number_name(called, inner[i + 2]); !number.empty())
          edit(offset + inner[i + 2].begin, offset + inner[i + 2].end, number);
    }
  }

  /// True if the timing point has no such participant any more; then it is told.
  bool is_gone(const kernel::TimingPoint& point, std::size_t place, std::size_t token) {
    const auto found = changes_.participants.find(point.name);
    if (found == changes_.participants.end()) return false;
    const auto gone = found->second.find(kernel::kParticipantNames[place]);
    if (gone == found->second.end()) return false;
    tell(token, "'" + point.name + "' has no '" + gone->first + "' any more: " + gone->second.why,
         "write " + gone->second.write);
    return true;
  }

  static bool declares(const LuaNode& node, const std::vector<LuaToken>& tokens, const std::string& name) {
    return std::any_of(node.names.begin(), node.names.end(),
                       [&](std::size_t i) { return tokens[i].text == name; }) ||
           std::any_of(node.children.begin(), node.children.end(),
                       [&](const LuaNode& child) { return declares(child, tokens, name); });
  }

  /// A function of an ability that gets the timing point: effect = function(me, you, target, event).
  void reaction(const LuaNode& node, const kernel::TimingPoint& point) {
    if (node.names.size() <= kEventParameter) return;
    const std::string event = at(node.names[kEventParameter]).text;
    const LuaNode& body = node.children[0];
    if (event == "_" || declares(body, lua_.tokens, event)) return;
    for (std::size_t i = body.first; i + 2 < body.last; ++i) {
      if (at(i).kind != Token::name || at(i).text != event || !is(i + 1, ".")) continue;
      if (i > 0 && (is(i - 1, ".") || is(i - 1, ":"))) continue;
      const std::size_t place = place_of(at(i + 2).text);
      if (place == kPlaces || is_gone(point, place, i + 2)) continue;
      if (is(i + 3, "=") && place != kernel::kAmount)
        tell(i + 2, "only the amount of a timing point can be set, not '" + at(i + 2).text + "'",
             "for something else instead call " + event + ":replace(), and do that");
      else
        member(i + 2, point.called[place]);
    }
  }

  /// event.amount == 3, of which `token` is the name of the participant.
  void member(std::size_t token, const kernel::Participant& called) {
    if (called.name.empty() || !changes_.names_participants) return;
    if (!called.numbers.empty()) {
      // By its name it is a text, "by_retaliate"; by its place it stays a number.
      const bool compares = is(token + 1, "==") || is(token + 1, "~=");
      const std::string number = compares ? number_name(called, at(token + 2)) : "";
      if (number.empty()) return;
      edit(at(token + 2), '"' + number + '"');
    }
    edit(at(token), called.name);
  }

  // --- calls ---

  void arguments(const LuaNode& node) {
    const bool is_plain = node.first > 0 && node.name.find_first_of(".:[") == std::string::npos;
    if (is_plain && is_global(node.first - 1)) {
      if (node.name == "choose" && changes_.asks_with_purpose) question(node);
      if (changes_.names_announcements) announcement(node);
    }
    for (const LuaNode& each : node.children)
      if (each.children.size() == 1 && each.children[0].kind == Kind::table)
        removed_fields(node.name, each.children[0]);
      else if (each.kind == Kind::table)
        removed_fields(node.name, each);
  }

  void removed_fields(const std::string& constructor, const LuaNode& table) {
    for (const LuaNode& field : table.children) {
      const auto found = changes_.fields.find(field.name);
      if (field.name.empty() || found == changes_.fields.end() || !found->second.of.count(constructor))
        continue;
      const WordChange& change = found->second;
      if (!change.is_removed) {
        word(field.first, field.name, change);
        continue;
      }
      std::size_t begin = at(field.first).begin, end = at(field.last - 1).end;
      if (is(field.last, ",") || is(field.last, ";")) {
        end = at(field.last).end;
        const std::size_t line = source_.rfind('\n', begin) + 1;
        const std::size_t next = source_.find_first_not_of(" \t", end);
        const bool is_alone =
            source_.find_first_not_of(" \t", line) == begin && next != source_.npos && source_[next] == '\n';
        if (is_alone)
          begin = line, end = next + 1;
        else if (next != source_.npos && source_[next] == '\n')
          while (begin > 0 && (source_[begin - 1] == ' ' || source_[begin - 1] == '\t')) --begin;
        else if (next != source_.npos)
          end = next;
      } else if (is(field.first - 1, ",") || is(field.first - 1, ";")) {
        begin = at(field.first - 1).begin;
      }
      edit(begin, end, "");
    }
  }

  /// choose(you, "Which?", { "A sentence", ... }) without a purpose: bots and tests would have to read it.
  void question(const LuaNode& node) {
    if (node.children.size() < 3) return;
    const LuaNode& list = node.children[2];
    if (list.children.size() != 1 || list.children[0].kind != Kind::table) return;
    if (node.children.size() > 3 && slice(node.children[3]).find("purpose") != std::string_view::npos) return;
    const auto& options = list.children[0].children;
    const bool are_sentences = std::any_of(options.begin(), options.end(), [&](const LuaNode& option) {
      const LuaNode& value = option.children.back();
      return value.last == value.first + 1 && at(value.first).kind == Token::text &&
             at(value.first).text.find_first_of(" ABCDEFGHIJKLMNOPQRSTUVWXYZ") != std::string::npos;
    });
    if (are_sentences)
      tell(node.first - 1, "this question has sentences for options, and no purpose",
           "give the options short names: choose(you, prompt, { \"stay\", \"leave\" }, { purpose = "
           "\"where\", labels = { "
           "stay = \"Stay here\", leave = \"Leave\" } })");
  }

  /// event("point", a, b, c, n, body) becomes announce("point", { name = a, ... }, body).
  void announcement(const LuaNode& node) {
    if (node.name != "event") return;
    if (node.children.empty()) return;
    const LuaNode& first = node.children[0];
    if (first.last != first.first + 1 || at(first.first).kind != Token::text) return;
    const kernel::TimingPoint* point = point_named(at(first.first).text);
    constexpr std::size_t kMost = 4;  // behind the amount stands the function that lets it happen
    const std::size_t given = std::min(node.children.size() - 1, kMost);
    if (!point) return;
    std::vector<std::size_t> said;  // the arguments that are participants
    for (std::size_t i = 1; i <= given; ++i) {
      const LuaNode& value = node.children[i];
      const std::string_view written = slice(value);
      if (written == "nil") continue;
      const bool is_table = value.children.size() == 1 && value.children[0].kind == Kind::table;
      // f() and ... as the last argument may be several participants.
      const bool may_be_several =
          i + 1 == node.children.size() && i < kMost && (written.back() == ')' || written == "...");
      if (point->called[i - 1].name.empty() || is_table || may_be_several) return;
      said.push_back(i);
    }
    edit(at(node.first - 1), "announce");
    if (given == 0) return edit(at(first.first).end, at(first.first).end, ", {}");
    // Only what stands between the participants is changed: they may have changes of their own.
    std::size_t from = at(node.children[1].first).begin, last = 0;
    std::string opening = "{";
    for (const std::size_t i : said) {
      const LuaNode& value = node.children[i];
      const kernel::Participant& called = point->called[i - 1];
      const std::size_t begin = at(value.first).begin;
      std::string between =
          i == last + 1 && last ? std::string(source_.substr(from, begin - from)) : opening + " ";
      edit(from, begin, between + called.name + " = ");
      const std::string number = value.last == value.first + 1 ? number_name(called, at(value.first)) : "";
      if (!number.empty()) edit(at(value.first), '"' + number + '"');
      from = at(value.last - 1).end;
      last = i;
      opening = ",";
    }
    edit(from, at(node.children[given].last - 1).end, last ? " }" : "{}");
  }

  // --- tests: what gave cards one by one ---

  void lists(const LuaNode& node) {
    const bool is_local = node.kind == Kind::statement && node.name == "local";
    const bool takes_all = node.kind == Kind::leave || node.kind == Kind::table;
    if ((!is_local && !takes_all && node.kind != Kind::assignment) || node.children.empty()) return;
    const bool is_table = node.kind == Kind::table;
    if (is_table && (!node.children.back().name.empty() || node.children.back().children.size() > 1)) return;
    const LuaNode& value = is_table ? node.children.back().children.back() : node.children.back();
    constexpr std::size_t kCallee = 3;  // g, ':', and the word
    if (value.children.size() != 1 || value.children[0].kind != Kind::arguments ||
        value.children[0].last != value.last || value.children[0].first != value.first + kCallee)
      return;
    const std::string& callee = value.children[0].name;
    const std::size_t colon = callee.find(':');
    if (colon == std::string::npos || !changes_.lists.count(callee.substr(colon + 1))) return;
    const std::size_t end = at(value.last - 1).end, begin = at(value.first).begin;
    const std::size_t count = node.children.size();
    const std::size_t names = is_local ? node.names.size() - (count - 1) : count == 2 ? 1 : 2;
    if (takes_all || names > 1) {
      edit(begin, begin, "unpack(");
      edit(end, end, ")");
    } else if (!is_local || !is_used_as_list(at(node.names.back()).text)) {
      edit(end, end, "[1]");
    }
  }

  /// Does the function take the local for a list already?
  bool is_used_as_list(const std::string& name) const {
    for (std::size_t i = std::max<std::size_t>(function_->first, 1); i + 1 < function_->last; ++i) {
      if (at(i).kind != Token::name || at(i).text != name) continue;
      const bool is_given =
          is(i - 1, "(") && i > 1 && (at(i - 2).text == "ipairs" || at(i - 2).text == "unpack");
      if (is(i + 1, "[") || is(i - 1, "#") || is_given) return true;
    }
    return false;
  }

  std::string_view source_;
  const std::string& file_;
  bool is_test_;
  const Changes& changes_;
  const UpgradeGame& game_;
  LuaFile lua_;
  LuaFacts facts_;
  const LuaNode* function_ = &lua_.tree;  // around what is walked through
  std::set<std::pair<int, int>> global_reads_;
  ScriptUpgrade out_;
};

}  // namespace

ScriptUpgrade upgrade_script(std::string_view source, const std::string& file, bool is_test,
                             const Changes& changes, const UpgradeGame& game) {
  return Upgrader(source, file, is_test, changes, game).run();
}

}  // namespace misk::cli
