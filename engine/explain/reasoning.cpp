// Why something is so, from the position: conditions are taken apart and each part is evaluated again.
//
// One file: the parts of an expression explain each other, so they are one recursion.
#include "explain/reasoning.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "expression/operands.hpp"

namespace misk::game {

using kernel::Code;
using kernel::ComponentId;
using kernel::Context;
using kernel::Cost;
using kernel::ExprId;
using kernel::Id;
using kernel::Instruction;
using kernel::kNoExpr;
using kernel::kNoFunction;
using kernel::kNoId;
using kernel::Over;
using kernel::Refusal;
using kernel::X;

namespace {

constexpr int kMostTold = 3;  // the most members of a set, or candidates for a target, in a text

bool is_hidden(const Game& game, ComponentId id, std::uint8_t viewer) {
  return game.known(id, viewer) == Known::nothing;
}

std::string named(const Game& game, ComponentId id, std::uint8_t viewer) {
  return is_hidden(game, id, viewer) ? game.hidden_name(id) : game.name(id);
}

/// The type of the result of a part of an expression.
enum class Gives : std::uint8_t { number, truth, component, zone, definition, title };

/// A part of an expression. Its instructions can be run alone.
struct Node {
  Instruction instruction{};
  std::vector<Instruction> code;  // of the whole part, without the end
  std::vector<Node> parts;
  X op() const { return static_cast<X>(instruction.op); }
};

Node leaf(X op, std::int32_t number = 0) {
  Node node;
  node.instruction = {static_cast<std::uint8_t>(op), 0, 0, number};
  node.code = {node.instruction};
  return node;
}

/// Rebuilds the tree that the instructions were made from, up to `end` or the end of the expression. Each
/// instruction leaves its result for the next.
Node tree_of(const Instruction* begin, const Instruction* end) {
  std::vector<Node> stack;
  auto take = [&stack] {
    if (stack.empty()) return leaf(X::number);
    Node node = std::move(stack.back());
    stack.pop_back();
    return node;
  };
  for (const Instruction* p = begin; p != end && static_cast<X>(p->op) != X::done; ++p) {
    Node node;
    node.instruction = *p;
    const auto op = static_cast<X>(p->op);
    if (op == X::and_jump || op == X::or_jump) {
      node.parts.push_back(take());
      node.parts.push_back(tree_of(p + 1, p + p->c));
      node.code = node.parts[0].code;
      node.code.push_back(*p);
      node.code.insert(node.code.end(), node.parts[1].code.begin(), node.parts[1].code.end());
      p += p->c - 1;
      stack.push_back(std::move(node));
      continue;
    }
    // If a side is one of me ... target, or a number on the right, it is encoded in the instruction itself.
    const int n = kernel::operands(op);
    if (n == 1) {
      if (p->a)
        node.parts.push_back(leaf(static_cast<X>(p->a)));
      else
        node.parts.push_back(take());
      if (!p->a) node.code = node.parts[0].code;
    } else if (n > 1) {
      const bool folded = n == 2 && p->a && op >= X::add && op <= X::greater_equal;
      for (int i = folded ? 1 : 0; i < n; ++i) node.parts.insert(node.parts.begin(), take());
      for (const Node& part : node.parts)
        node.code.insert(node.code.end(), part.code.begin(), part.code.end());
      if (folded)
        node.parts.push_back(p->a == kernel::kRightNumber ? leaf(X::number, p->c)
                                                          : leaf(static_cast<X>(p->c)));
    }
    node.code.push_back(*p);
    stack.push_back(std::move(node));
  }
  return take();
}

/// Explains one expression in one context.
class Teller {
 public:
  Teller(const Game& game, const Context& context, std::uint8_t viewer, int depth = 0)
      : game_(game),
        k_(game.kernel()),
        image_(k_.image()),
        context_(context),
        viewer_(viewer),
        depth_(depth) {}

  /// `named`: the expression is shown next to it, so a single part need not be written again.
  std::string tell(ExprId expression, bool named) const {
    const Code& code = image_.expressions[static_cast<std::size_t>(expression)];
    const Instruction* begin = image_.code.data() + code.first;
    const Node root = tree_of(begin, nullptr);
    std::vector<std::pair<std::string, std::string>> told;
    decide(root, told);
    if (named && told.size() == 1 && told[0].first == text(root)) return told[0].second;
    std::string out;
    for (const auto& [part, what] : told) out += (out.empty() ? "" : "; ") + part + ": " + what;
    return out;
  }

 private:
  std::int32_t run(const Node& node) const {
    std::vector<Instruction> code = node.code;
    code.push_back({static_cast<std::uint8_t>(X::done), 0, 0, 0});
    return k_.run_code(code.data(), context_);
  }

  // Collects the parts that decide the result, with their values.
  void decide(const Node& node, std::vector<std::pair<std::string, std::string>>& told) const {
    if (told.size() > 6) return;
    switch (node.op()) {
      case X::and_jump:
      case X::or_jump: {
        const bool left = run(node.parts[0]) != 0, all = node.op() == X::and_jump;
        if (left != all) return decide(node.parts[0], told);  // it decides alone
        if ((run(node.parts[1]) != 0) == all) decide(node.parts[0], told);
        return decide(node.parts[1], told);
      }
      case X::logical_not:
      case X::truth:
        return decide(node.parts[0], told);
      default:
        told.emplace_back(text(node), atom(node));
    }
  }

  std::string atom(const Node& node) const {
    static const std::pair<X, const char*> kSigns[] = {{X::equal, "=="},  {X::not_equal, "~="},
                                                       {X::less, "<"},    {X::less_equal, "<="},
                                                       {X::greater, ">"}, {X::greater_equal, ">="}};
    for (const auto& [op, sign] : kSigns) {
      if (node.op() != op) continue;
      Gives as = gives(node.parts[0]);
      if (as == Gives::number) as = gives(node.parts[1]);
      return side(node.parts[0], as) + " " + sign + " " + side(node.parts[1], as);
    }
    const std::int32_t now = run(node);
    const std::string about = node.parts.empty() ? "" : side(node.parts[0], Gives::component);
    switch (node.op()) {
      case X::is_tag:
        return about + (now ? " is" : " is not");
      case X::in_zone:
      case X::in_play: {
        const std::int32_t id = run(node.parts[0]);
        if (!k_.valid(id)) return "none";
        return about + " is in " + k_.kind_of(static_cast<ComponentId>(id)).name;
      }
      case X::flag:
      case X::avatar:
      case X::has_value:
        return about + (now ? ": yes" : ": no");
      case X::exists:
        return about;
      case X::frame_is:
        return now ? "it is running" : "it is not running";
      case X::local:
        if (!k_.procedure_frame(node.instruction.b)) return "it is not running";
        return shown(node, now, gives(node));
      case X::over:
        return over(node, now);
      default:
        return shown(node, now, gives(node));
    }
  }

  // For a set: the member that decided, with the numbers.
  std::string over(const Node& node, std::int32_t now) const {
    const auto kind = static_cast<Over>(node.instruction.a);
    std::string who;
    int members = 0;
    Context inner = context_;
    inner.that = context_.it;
    k_.each_in_set(node.instruction.b, context_, [&](ComponentId c) {
      ++members;
      inner.it = c;
      if (members > kMostTold) return true;
      who += (who.empty() ? "" : ", ") + named(game_, c, viewer_);
      if (node.instruction.c != kNoExpr && depth_ < 2 && !is_hidden(game_, c, viewer_))
        if (const std::string why = Teller(game_, inner, viewer_, depth_ + 1).tell(node.instruction.c, true);
            !why.empty())
          who += " (" + why + ")";
      return true;
    });
    if (members > kMostTold) who += fmt::format(" and {} more", members - kMostTold);
    const std::string set = image_.sets[node.instruction.b].name;
    if (!members) return "nothing is in " + set;
    const std::string of = fmt::format("{} in {}: {}", members, set, who);
    switch (kind) {
      case Over::any:
        return (now ? "yes, of " : "none of ") + of;
      case Over::all:
        return (now ? "all of " : "not all of ") + of;
      default:
        return fmt::format("{}, of {}", now, of);
    }
  }

  Gives gives(const Node& node) const {
    switch (node.op()) {
      case X::me:
      case X::you:
      case X::it:
      case X::that:
      case X::target:
      case X::actor:
      case X::subject:
      case X::object:
      case X::parent:
      case X::owner:
      case X::controller:
      case X::place:
      case X::bearer:
      case X::next_player:
        return Gives::component;
      case X::zone_kind:
        return Gives::zone;
      case X::definition:
        return Gives::definition;
      case X::title:
        return Gives::title;
      case X::and_jump:
      case X::or_jump:
      case X::connected:
      case X::toward:
        return Gives::truth;
      case X::over:
        switch (static_cast<Over>(node.instruction.a)) {
          case Over::any:
          case Over::all:
            return Gives::truth;
          case Over::first:
            return Gives::component;
          default:
            return Gives::number;
        }
      case X::global:
        return game_.host().global_is_component[node.instruction.b] ? Gives::component : Gives::number;
      case X::local:
        return image_.procedures[node.instruction.b].kind_of(node.instruction.a) ==
                       kernel::LocalKind::component
                   ? Gives::component
                   : Gives::number;
      default:
        return kernel::gives_truth(node.op()) ? Gives::truth : Gives::number;
    }
  }

  std::string side(const Node& node, Gives as) const { return shown(node, run(node), as); }

  std::string shown(const Node& node, std::int32_t number, Gives as) const {
    switch (as) {
      case Gives::component:
        if (!number) return "none";
        return k_.valid(number) ? named(game_, static_cast<ComponentId>(number), viewer_)
                                : std::to_string(number);
      case Gives::truth:
        return node.op() == X::number ? std::to_string(number) : number ? "yes" : "no";
      case Gives::zone:
        return number >= 0 && static_cast<std::size_t>(number) < image_.zones.size()
                   ? image_.zones[static_cast<std::size_t>(number)].name
                   : std::to_string(number);
      case Gives::definition:
        if (viewer_ != kAllKnowing) return "some card";
        return number >= 0 && static_cast<std::size_t>(number) < image_.definitions.size()
                   ? image_.definitions[static_cast<std::size_t>(number)].id
                   : std::to_string(number);
      case Gives::title:
        if (viewer_ != kAllKnowing) return "some title";
        return number >= 0 && static_cast<std::size_t>(number) < image_.titles.size()
                   ? "'" + image_.titles[static_cast<Id>(number)] + "'"
                   : std::to_string(number);
      case Gives::number:
        break;
    }
    std::string out = std::to_string(number);
    if (node.op() == X::value || node.op() == X::check) {
      const std::int32_t of = run(node.parts[0]);
      const auto that = static_cast<ComponentId>(node.op() == X::check ? run(node.parts[1]) : 0);
      if (k_.valid(of))
        if (const std::string parts = made_of(game_, static_cast<ComponentId>(of), node.instruction.b, that,
                                              node.op() == X::check ? context_.ability : kNoId, viewer_);
            !parts.empty())
          out += " (" + parts + ")";
    }
    return out;
  }

  static int rank(X op) {
    switch (op) {
      case X::or_jump:
        return 1;
      case X::and_jump:
        return 2;
      case X::logical_not:
        return 3;
      case X::equal:
      case X::not_equal:
      case X::less:
      case X::less_equal:
      case X::greater:
      case X::greater_equal:
      case X::is_tag:
      case X::in_zone:
      case X::in_play:
        return 4;
      case X::add:
      case X::subtract:
        return 5;
      case X::multiply:
      case X::divide:
      case X::modulo:
        return 6;
      case X::negate:
        return 7;
      default:
        return 8;
    }
  }

  std::string text(const Node& node, int least = 0) const {
    const std::string plain = plain_text(node);
    return rank(node.op()) < least ? "(" + plain + ")" : plain;
  }

  // The source text of a part, with the meaning of short words.
  std::string plain_text(const Node& node) const {
    const Instruction& in = node.instruction;
    auto of = [&](int n) { return text(node.parts[static_cast<std::size_t>(n)], 8); };
    auto binary = [&](const char* sign) {
      const int own = rank(node.op());
      return text(node.parts[0], own) + " " + sign + " " + text(node.parts[1], own + 1);
    };
    static const std::pair<X, const char*> kWords[] = {{X::me, "me"},
                                                       {X::you, "you"},
                                                       {X::it, "it"},
                                                       {X::that, "that"},
                                                       {X::target, "target"},
                                                       {X::actor, "actor"},
                                                       {X::subject, "subject"},
                                                       {X::object, "object"},
                                                       {X::amount, "amount"},
                                                       {X::extra, "extra"},
                                                       {X::players, "players"},
                                                       {X::this_ability, "ability"},
                                                       {X::parent_ability, "ability_parent"},
                                                       {X::event_ability, "used_ability"}};
    for (const auto& [op, word] : kWords)
      if (node.op() == op) return word;
    static const std::pair<X, const char*> kSigns[] = {
        {X::add, "+"},         {X::subtract, "-"}, {X::multiply, "*"},       {X::divide, "/"},
        {X::modulo, "%"},      {X::equal, "=="},   {X::not_equal, "~="},     {X::less, "<"},
        {X::less_equal, "<="}, {X::greater, ">"},  {X::greater_equal, ">="}, {X::and_jump, "and"},
        {X::or_jump, "or"}};
    for (const auto& [op, sign] : kSigns)
      if (node.op() == op) return binary(sign);
    static const std::pair<X, const char*> kProperties[] = {
        {X::parent, "parent"},  {X::owner, "owner"},           {X::controller, "controller"},
        {X::zone_kind, "zone"}, {X::place, "place"},           {X::face, "face"},
        {X::bearer, "bearer"},  {X::definition, "definition"}, {X::title, "title"},
        {X::avatar, "avatar"},  {X::count_here, "count"}};
    for (const auto& [op, name] : kProperties)
      if (node.op() == op) return of(0) + "." + name;
    switch (node.op()) {
      case X::number:
        return std::to_string(in.c);
      case X::counter:
        return of(0) + "." + image_.counters[in.b];
      case X::flag:
        return of(0) + "." + image_.flags[in.b];
      case X::value:
        return of(0) + "." + image_.values[in.b].name;
      case X::memory: {
        const std::int32_t id = run(node.parts[0]);
        const auto& memory =
            image_.definitions[k_.component(static_cast<ComponentId>(k_.valid(id) ? id : 0)).definition]
                .memory;
        return of(0) + "." + (in.b < memory.size() ? memory[in.b] : "memory");
      }
      case X::local:
        return image_.procedures[in.b].name + "." + image_.procedures[in.b].locals[in.a];
      case X::frame_is:
        return image_.procedures[in.b].name;
      case X::global:
        return image_.globals[in.b];
      case X::negate:
        return "-" + text(node.parts[0], 7);
      case X::logical_not:
        return "not " + text(node.parts[0], 4);
      case X::truth:
        return plain_text(node.parts[0]);
      case X::is_tag:
        return text(node.parts[0], 5) + " is " + image_.tags[in.b];
      case X::ability_is:
        return "ability is " + image_.tags[in.b];
      case X::event_ability_is:
        return "used_ability is " + image_.tags[in.b];
      case X::in_zone:
        return text(node.parts[0], 5) + " in " + image_.zones[in.b].name;
      case X::in_play:
        return text(node.parts[0], 5) + " in play";
      case X::exists:
        return "exists(" + text(node.parts[0]) + ")";
      case X::minimum:
      case X::maximum:
        return (node.op() == X::minimum ? "min(" : "max(") + text(node.parts[0]) + ", " +
               text(node.parts[1]) + ")";
      case X::has_value:
        return "has(" + image_.values[in.b].name + ", " + text(node.parts[0]) + ")";
      case X::base_of:
        return (in.c ? "base_now(" : "base(") + image_.values[in.b].name + ", " + text(node.parts[0]) + ")";
      case X::check:
        return "check(" + image_.values[in.b].name + ", " + text(node.parts[0]) + ", " + text(node.parts[1]) +
               ")";
      case X::value_of:
        return "value(" + text(node.parts[0]) + ", " + text(node.parts[1]) + ")";
      case X::distance:
      case X::connected:
      case X::next_player:
        return std::string(node.op() == X::distance    ? "distance("
                           : node.op() == X::connected ? "connected("
                                                       : "next_player(") +
               text(node.parts[0]) + ", " + text(node.parts[1]) + ")";
      case X::toward:
        return "toward(" + text(node.parts[0]) + ", " + text(node.parts[1]) + ", " + text(node.parts[2]) +
               ")";
      case X::over: {
        static const char* const kNames[] = {"count", "any", "all", "sum", "most", "least", "first"};
        std::string out = std::string(kNames[in.a]) + "(" + image_.sets[in.b].name;
        if (in.c != kNoExpr) out += ": " + image_.expression_texts[static_cast<std::size_t>(in.c)];
        return out + ")";
      }
      default:
        return "?";
    }
  }

  const Game& game_;
  const kernel::Kernel& k_;
  const kernel::Image& image_;
  const Context context_;
  const std::uint8_t viewer_;
  const int depth_;
};

std::string zones_text(const kernel::Image& image, const kernel::ZoneSet& zones) {
  bool any_play = false, all_play = true;
  for (std::size_t z = 0; z < image.zones.size(); ++z) {
    if (!image.zones[z].in_play) continue;
    any_play = true;
    all_play = all_play && zones.has(static_cast<Id>(z));
  }
  std::string out = any_play && all_play ? "play" : "";
  for (std::size_t z = 0; z < image.zones.size(); ++z)
    if (zones.has(static_cast<Id>(z)) && !(any_play && all_play && image.zones[z].in_play))
      out += (out.empty() ? "" : ", ") + image.zones[z].name;
  return out;
}

std::string cost_detail(const Game& game, const kernel::Ability& ability, std::size_t index,
                        const Context& context, std::uint8_t viewer) {
  const kernel::Kernel& k = game.kernel();
  const kernel::Image& image = k.image();
  const Cost& cost = ability.costs[index];
  const kernel::Kernel::Bill bill = k.bill(ability, index, context);
  const std::string amount =
      cost.amount == kNoExpr ? "1" : image.expression_texts[static_cast<std::size_t>(cost.amount)];
  std::string text = fmt::format("cost {}: ", index + 1);
  const bool there = k.valid(bill.who);
  const std::string who = there ? named(game, static_cast<ComponentId>(bill.who), viewer) : "";
  switch (cost.kind) {
    case Cost::Kind::counter:
      text += amount + " of " + image.counters[cost.what];
      text += there ? fmt::format("; {} due, {} has {}", bill.due, who, bill.there)
                    : "; nobody is there to pay it";
      break;
    case Cost::Kind::flag:
      text += "to become " + image.flags[cost.what];
      text += !there        ? "; nothing is there to pay it"
              : !bill.there ? "; " + who + " is " + image.flags[cost.what]
                            : "; " + who + " pays it twice";
      break;
    case Cost::Kind::move:
      text += cost.what == kNoId ? "to be discarded" : "to be moved to " + image.zones[cost.what].name;
      text += there ? "; " + who + " is in " + k.kind_of(static_cast<ComponentId>(bill.who)).name
                    : "; nothing is there to pay it";
      break;
    case Cost::Kind::script: {
      text += cost.amount == kNoExpr ? "as its script says" : amount;
      const kernel::Value can{cost.amount, cost.can};
      if (const std::string why = reasoning(game, can, context, viewer); !why.empty()) text += "; " + why;
      break;
    }
  }
  return text;
}

// The cards that the ability could be aimed at if other things were different.
std::string target_detail(const Game& game, const kernel::Ability& ability, const Context& context,
                          std::uint8_t viewer) {
  const kernel::Kernel& k = game.kernel();
  const kernel::SetDef& set = k.image().sets[ability.target_set];
  std::string told;
  int members = 0;
  auto tell = [&](ComponentId id, const std::string& why) {
    if (++members > kMostTold) return;
    told += (told.empty() ? "" : ", ") + named(game, id, viewer);
    if (!why.empty() && !is_hidden(game, id, viewer)) told += " (" + why + ")";
  };
  Context inner = context;
  const ComponentId chooser = ability.inherent || ability.target_by_rules ? ComponentId{0} : context.me;
  k.each_in_set(ability.target_set, context, [&](ComponentId id) {
    inner.it = inner.target = id;
    if (ability.target_where != kNoExpr && !k.evaluate(ability.target_where, inner))
      tell(id, reasoning(game, ability.target_where, inner, viewer));
    else if (k.is_immune(id, chooser))
      tell(id, "it is immune");
    else
      tell(id, reasoning(game, kernel::Value{kNoExpr, ability.target_function}, inner, viewer));
    return true;
  });
  const std::string where =
      ability.target_where == kNoExpr
          ? ""
          : " with " + k.image().expression_texts[static_cast<std::size_t>(ability.target_where)];
  auto more = [&] { return members > kMostTold ? fmt::format(" and {} more", members - kMostTold) : ""; };
  if (members) return fmt::format("target {}{}; none of {}: {}{}", set.name, where, members, told, more());
  // The set is empty: list the cards in its zones, and why each is not in the set.
  for (const kernel::SetDef::From& from : set.from)
    for (int zone = 0; zone < k.state().zone_count; ++zone) {
      if (k.zone_kind(zone) != from.kind || set.where == kNoExpr) continue;
      k.each_in_zone(zone, [&](ComponentId id) {
        inner = context;
        inner.it = id;
        inner.that = context.it;
        if (!k.evaluate(set.where, inner)) tell(id, Teller(game, inner, viewer).tell(set.where, false));
        return true;
      });
    }
  return fmt::format("target {}; nothing is in it{}{}{}", set.name, told.empty() ? "" : ": not ", told,
                     more());
}

}  // namespace

std::string made_of(const Game& game, ComponentId id, std::uint16_t key, ComponentId that, Id ability,
                    std::uint8_t viewer) {
  const kernel::Kernel& k = game.kernel();
  const kernel::Image& image = k.image();
  std::vector<kernel::Explained> parts;
  k.unfloored(id, key, that, ability, &parts);
  if (parts.empty()) return "";
  std::string out;
  if (key < image.value_count) {
    const std::int32_t base = k.base_value(id, key);
    out = fmt::format("base {}", base == kernel::kNoValue ? 0 : base);
  }
  for (const kernel::Explained& part : parts) {
    static const char* const kSigns[] = {"+", "x", "half of ", "base ", "is "};
    const bool minus = part.op == kernel::ModifierOp::add && part.amount < 0;
    out += fmt::format("{}{}{} {}", out.empty() ? "" : ", ", minus ? "" : kSigns[static_cast<int>(part.op)],
                       part.amount, part.source ? named(game, part.source, viewer) : "the rules");
  }
  return out;
}

std::string reasoning(const Game& game, ExprId expression, const Context& context, std::uint8_t viewer) {
  if (expression == kNoExpr) return "";
  return Teller(game, context, viewer).tell(expression, true);
}

std::string reasoning(const Game& game, const kernel::Value& condition, const Context& context,
                      std::uint8_t viewer) {
  if (condition.expr != kNoExpr) return reasoning(game, condition.expr, context, viewer);
  if (condition.function == kNoFunction) return "";
  const std::string place = game.host().function_place(condition.function);
  return place.empty() ? "" : "the function at " + place + " says no";
}

std::string reasoning(const Game& game, Id id, const Refusal& why, const Context& context,
                      std::uint8_t viewer) {
  const kernel::Kernel& k = game.kernel();
  const kernel::Image& image = k.image();
  const kernel::Ability& ability = image.abilities[id];
  const auto index = static_cast<std::size_t>(std::max(why.index, 0));
  switch (why.reason) {
    case Refusal::Reason::none:
      break;
    case Refusal::Reason::zone:
      return "it is in " + k.kind_of(context.me).name + ", and works from " +
             zones_text(image, ability.zones);
    case Refusal::Reason::face:
      return fmt::format("side {} is up", k.component(context.me).face + 1);
    case Refusal::Reason::who:
      if (ability.who == kNoExpr) {
        const ComponentId bearer = k.bearer(context.me);
        return bearer ? "only " + named(game, bearer, viewer) + " may use it" : "nobody bears it";
      }
      return image.expression_texts[static_cast<std::size_t>(ability.who)] + ": " +
             reasoning(game, ability.who, context, viewer);
    case Refusal::Reason::blank:
      return made_of(game, context.me, image.policy.blank, 0, kNoId, viewer);
    case Refusal::Reason::limit: {
      if (!ability.limit.count) return "once each time";
      const int used = k.used(id, context.me, k.player_of(context.you));
      static const char* const kScopes[] = {"", " for each player", " for all players",
                                            " for all of its name"};
      return fmt::format("{} a {}{}, and once each time; used {}", ability.limit.count,
                         image.periods[ability.limit.period], kScopes[static_cast<int>(ability.limit.scope)],
                         used);
    }
    case Refusal::Reason::condition:
      return index < ability.conditions.size() ? reasoning(game, ability.conditions[index], context, viewer)
                                               : "";
    case Refusal::Reason::cost:
      return index < ability.costs.size() ? cost_detail(game, ability, index, context, viewer) : "";
    case Refusal::Reason::target:
      return ability.target_set == kNoId ? "" : target_detail(game, ability, context, viewer);
  }
  return "";
}

}  // namespace misk::game
