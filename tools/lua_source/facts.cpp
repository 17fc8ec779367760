#include "lua_source/facts.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace misk::cli {
namespace {

using text::LuaNode;
using text::LuaToken;
using Kind = LuaNode::Kind;
using Token = LuaToken::Kind;

/// Fields whose functions are queries: they must not change anything.
const std::set<std::string, std::less<>> kQueries = {"condition", "can",    "filter", "where",
                                                     "when",      "amount", "who"};
/// Fields whose functions get (me, you, target, event).
const std::set<std::string, std::less<>> kEffects = {"effect",    "success", "fail",  "pay",
                                                     "condition", "can",     "filter"};
/// Functions of the engine that return a card, and those that return a list of cards.
const std::set<std::string, std::less<>> kGiveCard = {"top", "pick", "create", "resolving"};
const std::set<std::string, std::less<>> kGiveCards = {"cards_in", "find", "players", "seats"};
/// Members of a card or event that are cards too.
const std::set<std::string, std::less<>> kCardMembers = {"parent", "owner", "controller", "place", "bearer"};
const std::set<std::string, std::less<>> kEventCards = {"actor", "subject", "object"};

/// Longer than any name of a game. A longer path is not kept, because each member would keep all of it.
constexpr std::size_t kLongestPath = 200;

class Reader {
 public:
  explicit Reader(const LuaFile& file) : tokens_(file.tokens), tree_(file.tree) {}

  LuaFacts run() {
    block(tree_);
    return std::move(facts_);
  }

 private:
  struct Local {
    std::string name;
    int level = 0;  // nesting of functions: 0 is the file
    std::size_t token = 0;
    bool may_be_unused = false;  // an argument, a variable of a loop
    bool is_read = false;
    LuaRole role = LuaRole::unknown;
    std::string alias;
    bool has_card_keys = false;
    std::vector<LuaPlace> pairs;  // places of `pairs` over it
  };
  /// The result of an expression that is only a path.
  struct Given {
    LuaRole role = LuaRole::unknown;
    std::string alias;
  };

  const LuaToken& at(std::size_t i) const { return tokens_[i]; }
  bool is(std::size_t i, std::string_view text) const {
    return (at(i).kind == Token::symbol || at(i).kind == Token::keyword) && at(i).text == text;
  }
  LuaPlace place(std::size_t i) const { return {at(i).line, at(i).column}; }
  LuaName named(const std::string& name, std::size_t i) const { return {name, place(i), level_ > 0}; }

  // --- scopes ---

  void open_scope() { scopes_.emplace_back(); }
  void close_scope() {
    for (const Local& local : scopes_.back()) {
      if (!local.is_read && !local.may_be_unused && local.name[0] != '_')
        facts_.unused.push_back(named(local.name, local.token));
      if (local.has_card_keys)
        for (const LuaPlace& pairs : local.pairs) facts_.card_keys.push_back({local.name, pairs, level_ > 0});
    }
    scopes_.pop_back();
  }
  Local& declare(std::size_t token, bool may_be_unused = false) {
    Local local;
    local.name = at(token).text;
    local.level = level_;
    local.token = token;
    local.may_be_unused = may_be_unused;
    scopes_.back().push_back(std::move(local));
    return scopes_.back().back();
  }
  Local* find(const std::string& name) {
    for (auto scope = scopes_.rbegin(); scope != scopes_.rend(); ++scope)
      for (auto local = scope->rbegin(); local != scope->rend(); ++local)
        if (local->name == name) return &*local;
    return nullptr;
  }

  // --- statements ---

  void block(const LuaNode& node) {
    open_scope();
    statements(node);
    close_scope();
  }
  void statements(const LuaNode& node) {
    for (const LuaNode& child : node.children) statement(child);
  }

  void statement(const LuaNode& node) {
    switch (node.kind) {
      case Kind::assignment:
        return assignment(node);
      case Kind::branch:
        for (const LuaNode& child : node.children)
          child.kind == Kind::block ? block(child) : void(value(child));
        return;
      case Kind::statement:
        if (node.name == "for") return loop(node);
        if (node.name == "repeat") {
          open_scope();
          statements(node.children[0]);
          value(node.children[1]);
          return close_scope();
        }
        if (node.name == "local") return locals(node);
        if (node.name == "function") return function_statement(node);
        if (node.name == "local function") {
          declare(node.names[0]);
          return function(node.children[0], {}, at(node.names[0]).text, true);
        }
        break;
      default:
        break;
    }
    for (const LuaNode& child : node.children) child.kind == Kind::block ? block(child) : void(value(child));
  }

  void loop(const LuaNode& node) {
    LuaRole role = LuaRole::unknown;
    for (const LuaNode& child : node.children) {
      if (child.kind == Kind::block) {
        open_scope();
        for (std::size_t i = 0; i < node.names.size(); ++i)
          declare(node.names[i], true).role =
              i == 1 && role == LuaRole::cards ? LuaRole::card : LuaRole::unknown;
        statements(child);
        close_scope();
      } else {
        role = value(child).role;
      }
    }
  }

  void locals(const LuaNode& node) {
    std::vector<Given> given;
    for (std::size_t i = 0; i < node.children.size(); ++i) {
      std::string name = i < node.names.size() ? at(node.names[i]).text : "";
      given.push_back(value(node.children[i], "", name, true));
    }
    for (std::size_t i = 0; i < node.names.size(); ++i) {
      Local& local = declare(node.names[i]);
      if (i < given.size()) local.role = given[i].role, local.alias = given[i].alias;
    }
  }

  void function_statement(const LuaNode& node) {
    std::size_t first = node.first + 1;
    std::string name = at(first).text;
    const LuaNode& body = node.children[0];
    bool is_method = false;
    for (std::size_t i = first + 1; i < body.first; ++i) {
      is_method = is_method || is(i, ":");
      name += at(i).text;
    }
    const bool is_suffixed = body.first > first + 1;
    write(first, is_suffixed);
    Local* local = find(at(first).text);
    if (local) local->is_read = true;
    function(body, {}, name, local != nullptr && !is_suffixed, is_method);
  }

  void assignment(const LuaNode& node) {
    std::size_t targets = 0;
    while (!is(node.children[targets].last, "=")) ++targets;
    ++targets;
    for (std::size_t i = targets; i < node.children.size(); ++i) {
      const LuaNode& target = node.children[std::min(i - targets, targets - 1)];
      std::string name;
      for (std::size_t t = target.first; t < target.last; ++t) name += at(t).text;
      Local* local = find(at(target.first).text);
      value(node.children[i], last_field(target), name, local != nullptr && target.last == target.first + 1);
    }
    for (std::size_t i = 0; i < targets; ++i) {
      const LuaNode& target = node.children[i];
      if (target.last == target.first + 1) {
        write(target.first, false);
        continue;
      }
      setting_ = target.last - 1;
      value(target);
      setting_ = 0;
      if (at(target.first).kind == Token::name) {
        const bool is_called = std::any_of(target.children.begin(), target.children.end(),
                                           [](const LuaNode& each) { return each.kind == Kind::arguments; });
        if (!is_called) write(target.first, true);
        if (!functions_.empty() && at(target.last - 1).kind == Token::name)
          facts_.functions[static_cast<std::size_t>(functions_.back())].sets.push_back(
              at(target.last - 1).text);
      }
    }
  }
  /// The last field in an assignment to `a.b.c`.
  std::string last_field(const LuaNode& target) const {
    const std::size_t last = target.last - 1;
    return last > target.first && is(last - 1, ".") ? at(last).text : "";
  }

  void write(std::size_t token, bool is_suffixed) {
    const std::string& name = at(token).text;
    const Local* local = find(name);
    if (!local) {
      if (!is_suffixed) facts_.global_writes.push_back(named(name, token));
    } else if (local->level == 0 && level_ > 0) {
      (is_suffixed ? facts_.table_writes : facts_.upvalue_writes).push_back(named(name, token));
    }
  }

  // --- values ---

  /// `field`: the table's field with this value. `name`: the name of the function, if the value is one.
  Given value(const LuaNode& node, const std::string& field = "", const std::string& name = "",
              bool is_local = false) {
    Given given;
    auto child = node.children.begin();
    for (std::size_t i = node.first; i < node.last;) {
      if (child != node.children.end() && child->first == i && child->kind == Kind::table) {
        table(*child, field);
        i = (child++)->last;
      } else if (child != node.children.end() && child->first == i && child->kind == Kind::function) {
        if (kQueries.count(field)) condition_function(*child, field);
        function(*child, field, name, is_local);
        i = (child++)->last;
      } else if (at(i).kind == Token::name || is(i, "(")) {
        const std::size_t begin = i;
        const Given path = this->path(node, i, child);
        if (begin == node.first && i == node.last) given = path;
      } else {
        if (at(i).kind == Token::text) facts_.texts.push_back({at(i).text, place(i), field});
        if (is(i, "^") && at(i - 1).text != "2")
          facts_.powers.push_back(named("^", i));  // powers of 2 are exact
        if (is(i, "==") || is(i, "~=")) comparison(node, i);
        ++i;
      }
    }
    return given;
  }

  void comparison(const LuaNode& node, std::size_t op) {
    const auto member_before = [&]() -> std::string {
      return op >= node.first + 2 && at(op - 1).kind == Token::name && is(op - 2, ".") ? at(op - 1).text : "";
    };
    if (op + 1 < node.last && at(op + 1).kind == Token::text) {
      if (const std::string member = member_before(); !member.empty())
        facts_.comparisons.push_back({member, at(op + 1).text, place(op + 1)});
    } else if (op > node.first && at(op - 1).kind == Token::text) {
      std::size_t last = op + 1;
      while (last + 2 < node.last && at(last).kind == Token::name && is(last + 1, ".")) last += 2;
      if (last > op + 1 && at(last).kind == Token::name && !is(last + 1, "(") && !is(last + 1, "."))
        facts_.comparisons.push_back({at(last).text, at(op - 1).text, place(op - 1)});
    }
  }

  using Children = std::vector<LuaNode>::const_iterator;

  /// Reads an operand that begins with a name or a parenthesis, with all its suffixes. Leaves `i` after it.
  Given path(const LuaNode& node, std::size_t& i, Children& child) {
    Given given;
    std::string written;    // as long as it is plain
    std::string owner;      // the object of the next member, as written
    bool is_plain = false;  // only names and dots so far
    const std::size_t base = i;
    Local* local = nullptr;
    if (is(i, "(")) {
      given = value(*child++);
      i = (child - 1)->last + 1;
    } else {
      written = owner = at(i).text;
      local = find(written);
      if (local) {
        if (setting_ == 0 || setting_ != i) local->is_read = true;
        given = {local->role, local->alias};
      }
      is_plain = true;
      if (!local) facts_.reads.push_back(named(written, i));
      ++i;
    }
    const bool is_global = is_plain && !local;
    for (;;) {
      if (is(i, ".") || is(i, ":")) {
        LuaMember member;
        member.is_colon = is(i, ":");
        ++i;
        member.owner = owner;
        member.name = at(i).text;
        member.role = given.role;
        member.place = place(i);
        member.is_set = setting_ == i;
        member.query = query_;
        ++i;
        if (written.size() > kLongestPath) {
          written.clear();
          owner.clear();
          is_plain = false;
        }
        written += (member.is_colon ? ":" : ".") + member.name;
        owner = owner.empty() ? "" : owner + "." + member.name;
        if (is_plain && is_global && !member.is_colon) facts_.reads.push_back(named(written, base));
        given = after_member(member);
        if (is_global && !member.is_colon && member.owner == "method") given.alias = "method." + member.name;
        if (is_call(i)) {
          member.is_called = true;
          if (!member.is_colon &&
              (is(i, "(") && at(i + 1).kind == Token::name && at(i + 1).text == member.owner))
            member.owner_is_first_argument = true;
        }
        facts_.members.push_back(std::move(member));
      } else if (is(i, "[")) {
        const Given key = value(*child);
        if (key.role == LuaRole::card && local && i == base + 1) local->has_card_keys = true;
        i = (child++)->last + 1;
        is_plain = false;
        if (written.size() > kLongestPath) written.clear();
        written += "[]";
        owner.clear();
        given = {given.role == LuaRole::cards ? LuaRole::card : LuaRole::unknown, ""};
      } else if (child != node.children.end() && child->kind == Kind::arguments && child->first == i) {
        given = call(*child, written, local, given);
        i = (child++)->last;
        is_plain = false;
        owner.clear();
      } else {
        break;
      }
    }
    return given;
  }
  bool is_call(std::size_t i) const { return is(i, "(") || is(i, "{") || at(i).kind == Token::text; }
  static Given after_member(const LuaMember& member) {
    if (member.is_colon) return {};
    if (member.role == LuaRole::card && kCardMembers.count(member.name)) return {LuaRole::card, ""};
    if (member.role == LuaRole::event && kEventCards.count(member.name)) return {LuaRole::card, ""};
    return {};
  }

  Given call(const LuaNode& arguments, const std::string& written, Local* local, const Given& callee) {
    LuaCall call;
    call.callee = written;
    call.alias = callee.alias;
    call.is_local = local != nullptr;
    call.place = place(arguments.first > 0 ? arguments.first - 1 : 0);
    call.query = query_;
    call.function = functions_.empty() ? -1 : functions_.back();
    const bool is_global = !local && !written.empty();
    const bool takes_cards = is_global && (written == "each" || written == "filter");
    Given first;
    std::size_t n = 0;
    const auto argument = [&](const LuaNode& node) {
      LuaArgument out;
      out.place = place(node.first);
      const bool is_single = node.last == node.first + 1;
      out.is_text = is_single && at(node.first).kind == Token::text;
      if (out.is_text) out.text = at(node.first).text;
      if (const Local* given =
              is_single && at(node.first).kind == Token::name ? find(at(node.first).text) : nullptr)
        out.is_parameter = given->may_be_unused;
      if (const LuaNode* table = table_of(node)) out.is_table = true, out.entries = entries(*table);
      element_ = takes_cards && n == 1 && first.role == LuaRole::cards;
      const Given given = value(node);
      element_ = false;
      out.role = given.role;
      if (n++ == 0) first = given;
      call.arguments.push_back(std::move(out));
      if (is_single && at(node.first).kind == Token::name && is_global && written == "pairs")
        if (Local* table = find(at(node.first).text)) table->pairs.push_back(place(node.first));
    };
    if (arguments.children.empty() && at(arguments.first).kind == Token::text) {
      LuaArgument only;
      only.is_text = true;
      only.text = at(arguments.first).text;
      only.place = place(arguments.first);
      call.arguments.push_back(std::move(only));
      facts_.texts.push_back({at(arguments.first).text, place(arguments.first), ""});
    } else if (arguments.children.size() == 1 && arguments.children[0].kind == Kind::table) {
      LuaArgument only;
      only.place = place(arguments.first);
      only.is_table = true;
      only.entries = entries(arguments.children[0]);
      call.arguments.push_back(std::move(only));
      table(arguments.children[0], "");
    } else {
      for (const LuaNode& node : arguments.children) argument(node);
    }
    table_change(call, arguments);
    facts_.calls.push_back(call);
    if (!is_global) return {};
    if (kGiveCard.count(written)) return {LuaRole::card, ""};
    if (kGiveCards.count(written)) return {LuaRole::cards, ""};
    if (written == "ipairs" || written == "filter") return {first.role, ""};
    if (written == "pick_from" && first.role == LuaRole::cards) return {LuaRole::card, ""};
    if (written == "choose" && call.arguments.size() == 3 && call.arguments[2].role == LuaRole::cards)
      return {LuaRole::card, ""};
    if (written == "current") return {LuaRole::event, ""};
    return {};
  }

  /// The table constructor, if the expression is only that.
  static const LuaNode* table_of(const LuaNode& node) {
    if (node.kind == Kind::table) return &node;
    if (node.kind != Kind::expression || node.children.size() != 1) return nullptr;
    const LuaNode& only = node.children[0];
    return only.kind == Kind::table && only.first == node.first && only.last == node.last ? &only : nullptr;
  }
  std::vector<LuaEntry> entries(const LuaNode& table) const {
    std::vector<LuaEntry> out;
    out.reserve(table.children.size());
    for (const LuaNode& field : table.children) {
      LuaEntry entry;
      entry.name = field.name;
      entry.place = place(field.first);
      const LuaNode& value = field.children.back();
      entry.is_text = value.last == value.first + 1 && at(value.first).kind == Token::text;
      if (entry.is_text) entry.text = at(value.first).text;
      if (const LuaNode* inner = table_of(value)) entry.is_table = true, entry.entries = entries(*inner);
      out.push_back(std::move(entry));
    }
    return out;
  }

  /// Notes table.insert(t, x) and the like if a function changes a table of the file.
  void table_change(const LuaCall& call, const LuaNode& arguments) {
    if (call.callee != "table.insert" && call.callee != "table.remove" && call.callee != "table.sort") return;
    if (arguments.children.empty() || level_ == 0) return;
    const LuaNode& first = arguments.children[0];
    if (first.kind != Kind::expression || first.last != first.first + 1 ||
        at(first.first).kind != Token::name)
      return;
    const Local* local = find(at(first.first).text);
    if (local && local->level == 0) facts_.table_writes.push_back(named(local->name, first.first));
  }

  void table(const LuaNode& node, const std::string& field) {
    for (const LuaNode& each : node.children) {
      if (each.children.size() > 1) value(each.children[0]);
      const std::string& key = each.name.empty() && each.children.size() == 1 ? field : each.name;
      value(each.children.back(), key, each.name);
    }
  }

  void function(const LuaNode& node, const std::string& field, const std::string& name, bool is_local,
                bool is_method = false) {
    LuaFunction function;
    function.name = name;
    function.is_local = is_local;
    function.parent = functions_.empty() ? -1 : functions_.back();
    facts_.functions.push_back(std::move(function));
    functions_.push_back(static_cast<int>(facts_.functions.size()) - 1);
    const std::string outer = query_;
    if (kQueries.count(field)) query_ = field;
    const bool is_element = element_;
    element_ = false;
    ++level_;
    open_scope();
    if (is_method) {
      Local self;
      self.name = "self";
      self.level = level_;
      self.may_be_unused = true;
      scopes_.back().push_back(std::move(self));
    }
    for (std::size_t i = 0; i < node.names.size(); ++i) {
      Local& local = declare(node.names[i], true);
      if (kEffects.count(field))
        local.role = i < 3 ? LuaRole::card : i == 3 ? LuaRole::event : LuaRole::unknown;
      if (is_element && i == 0) local.role = LuaRole::card;
    }
    statements(node.children[0]);
    close_scope();
    --level_;
    query_ = outer;
    functions_.pop_back();
  }

  /// Notes condition = function(...) return A == B end without calls, because the engine's expressions can
  /// express it.
  void condition_function(const LuaNode& node, const std::string& field) {
    const LuaNode& body = node.children[0];
    if (field != "condition" || body.children.size() != 1 || body.children[0].kind != Kind::leave) return;
    const LuaNode& leave = body.children[0];
    int comparisons = 0;
    for (std::size_t i = leave.first + 1; i < leave.last; ++i) {
      const LuaToken& token = at(i);
      if (token.kind == Token::text) return;  // expressions have no texts
      if (token.kind == Token::keyword && token.text != "nil" && token.text != "true" &&
          token.text != "false")
        return;
      if (token.kind != Token::symbol) continue;
      if (token.text == "(" || token.text == "{" || token.text == "[" || token.text == "..") return;
      comparisons += token.text == "==" || token.text == "~=" || token.text == "<" || token.text == "<=" ||
                     token.text == ">" || token.text == ">=";
    }
    if (comparisons == 1) facts_.data_conditions.push_back(named("condition", node.first));
  }

  const std::vector<LuaToken>& tokens_;
  const LuaNode& tree_;
  int level_ = 0;
  std::string query_;
  bool element_ = false;     // the next function gets the elements of a list of cards
  std::size_t setting_ = 0;  // the token of the name being assigned
  std::vector<int> functions_;
  std::vector<std::vector<Local>> scopes_;
  LuaFacts facts_;
};

}  // namespace

std::string last_name(const std::string& path) {
  const std::size_t at = path.find_last_of(".:");
  return at == std::string::npos ? path : path.substr(at + 1);
}

LuaFile read_lua(std::string_view source) {
  LuaFile file;
  file.tokens = text::lex_lua(source, &file.comments);
  file.tokens.shrink_to_fit();  // the tokens of all files are kept at the same time
  file.tree = text::parse_lua(file.tokens);
  return file;
}

LuaFacts lua_facts(const LuaFile& file) {
  return Reader(file).run();
}

}  // namespace misk::cli
