// Why abilities cannot be used: for authors, who read conditions as they are written, and for players, who
// read words and amounts.
#include <algorithm>

#include <lua.hpp>

#include "game/game.hpp"
#include "language/key_words.hpp"
#include "language/words.hpp"
#include "sandbox/taken.hpp"
#include "script/handle.hpp"

namespace misk::game {

using kernel::ComponentId;
using kernel::Id;
using kernel::kNoExpr;
using kernel::kNoId;
using kernel::Refusal;

namespace {

/// With the amounts, if the viewer may know them; "" otherwise.
std::string words_of_cost(const Game& game, const kernel::Cost& cost, const kernel::Kernel::Bill& bill,
                          const kernel::Context& context, std::uint8_t viewer) {
  const kernel::Kernel& k = game.kernel();
  if (!k.valid(bill.who) || game.known(static_cast<ComponentId>(bill.who), viewer) != Known::all) return "";
  const std::string card = game.name(static_cast<ComponentId>(bill.who));
  if (cost.kind == kernel::Cost::Kind::flag && bill.there < bill.due)
    return game.said(words::kAlready, {{"card", card}, {"flag", game.key_title(k.image().flags[cost.what])}});
  if (cost.kind != kernel::Cost::Kind::counter) return "";
  const std::string counter = counted_in_words(k.image().counters[cost.what], bill.due);
  return game.said(bill.who == context.you ? words::kYouHave : words::kCardHas,
                   {{"amount", std::to_string(bill.due)},
                    {"counter", game.translation().said(counter)},
                    {"card", card},
                    {"there", std::to_string(bill.there)}});
}

std::string words_of_limit(const Game& game, const kernel::Limit& limit) {
  if (!limit.count) return game.translation().said(words::kUsedHere);
  return game.said(limit.count == 1 ? words::kUsedOnce : words::kUsedTimes,
                   {{"count", std::to_string(limit.count)},
                    {"period", game.key_title(game.kernel().image().periods[limit.period])}});
}

}  // namespace

std::vector<Refused> Game::refused(int player) const {
  std::vector<Refused> list;
  const auto& k = kernel();
  const auto& image = k.image();
  const ComponentId you = k.state().avatars[player];
  for (ComponentId id = 1; id <= k.state().component_count; ++id) {
    if (!visible(id, static_cast<std::uint8_t>(player))) continue;
    for (Id a : image.definitions[k.component(id).definition].abilities) {
      const auto& ability = image.abilities[a];
      if (ability.kind != kernel::AbilityKind::window || ability.text.empty()) continue;
      kernel::Refusal why;
      if (k.available(a, id, you, nullptr, &why)) continue;
      if (why.reason == kernel::Refusal::Reason::zone || why.reason == kernel::Refusal::Reason::face ||
          why.reason == kernel::Refusal::Reason::who)
        continue;
      const kernel::Context context{.me = id, .you = you, .ability = a};
      const std::string words = reason_in_words(a, why, context, static_cast<std::uint8_t>(player));
      if (words.empty()) continue;
      list.push_back({id, translation().ability(a), reason(a, why), words, ability.cite, a});
    }
  }
  return list;
}

std::string Game::refused_line(const Refused& refused) const {
  return name(refused.comp) + ": " + refused.ability + " - " + refused.words;
}

std::vector<std::string> Game::why_not(int player) const {
  std::vector<std::string> lines;
  for (const Refused& each : refused(player)) lines.push_back(refused_line(each));
  return lines;
}

std::string Game::reason(Id ability, const kernel::Refusal& why) const {
  using Reason = kernel::Refusal::Reason;
  static const std::map<Reason, const char*> kReasons = {
      {Reason::zone, words::kWrongZone},  {Reason::face, words::kWrongSide},
      {Reason::who, words::kNotTheirs},   {Reason::blank, words::kBlank},
      {Reason::limit, words::kLimitUsed}, {Reason::condition, words::kNotMet},
      {Reason::cost, words::kUnpaid},     {Reason::target, words::kNoTarget}};
  const auto reason = kReasons.find(why.reason);
  if (reason == kReasons.end()) return "";
  std::string condition;
  if (why.reason == Reason::condition)
    condition =
        translation().said(kernel().image().abilities[ability].reasons[static_cast<std::size_t>(why.index)]);
  return said(reason->second, {{"condition", condition}});
}

std::optional<std::string> Game::condition_in_words(const std::string& condition,
                                                    const kernel::Context& context,
                                                    std::uint8_t viewer) const {
  script::Host& host = scripts_.host();
  std::optional<std::string> text;
  if (!host.has_export("not_met")) return text;
  const auto push = [&](lua_State* L) {
    lua_pushlstring(L, condition.data(), condition.size());
    for (const ComponentId id : {context.me, context.you}) {
      if (id && known(id, viewer) == Known::all)
        script::push_component(L, id);
      else
        lua_pushnil(L);
    }
    return 3;
  };
  host.query_export("not_met", push, [&](lua_State* L) {
    if (lua_isstring(L, -1)) text = script::taken_text(L, -1);
  });
  if (text && !text->empty()) text = translation().line(*text);
  return text;
}

std::string Game::reason_in_words(Id id, const Refusal& why, const kernel::Context& context,
                                  std::uint8_t viewer) const {
  const kernel::Image& image = kernel().image();
  const kernel::Ability& ability = image.abilities[id];
  const auto index = static_cast<std::size_t>(std::max(why.index, 0));
  if (why.reason == Refusal::Reason::limit) return words_of_limit(*this, ability.limit);
  if (why.reason == Refusal::Reason::condition && index < ability.reasons.size()) {
    // A function may say it itself. It sees the whole table, so it speaks only of cards that the viewer
    // knows.
    const kernel::FunctionId function = ability.conditions[index].function;
    if (function != kernel::kNoFunction && known(context.me, viewer) == Known::all)
      if (const std::string text = scripts_.host().unmet(function, context); !text.empty())
        return translation().line(text);
    return condition_in_words(ability.reasons[index], context, viewer)
        .value_or(translation().said(words::kUnmet));
  }
  if (why.reason == Refusal::Reason::cost && index < ability.costs.size()) {
    const std::string text =
        words_of_cost(*this, ability.costs[index], kernel().bill(ability, index, context), context, viewer);
    if (!text.empty()) return text;
    if (const kernel::ExprId price = ability.costs[index].amount;
        ability.costs[index].kind == kernel::Cost::Kind::script && price != kNoExpr) {
      const auto said =
          condition_in_words(image.expression_texts[static_cast<std::size_t>(price)], context, viewer);
      if (said) return *said;
    }
  }
  return reason(id, why);
}

}  // namespace misk::game
