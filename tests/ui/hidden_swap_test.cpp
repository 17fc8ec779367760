// A seat gets the same texts and data whichever cards are in hidden places. In games that a bot has begun,
// all hidden cards are exchanged until each card of the kind has been in each place. All data for front ends
// is compared.
#include <gtest/gtest.h>

#include <lua.hpp>

#include "catalog/listing.hpp"
#include "game/board.hpp"
#include "table_support.hpp"

namespace misk::game {
namespace {

using kernel::ComponentId;
using kernel::Id;
using ui::test::bundled;

/// Zones whose content everybody may count: only the order is hidden.
const std::set<std::string> kCounted = {"chaos_bag"};

/// Decks whose top card shows something: of double-sided cards the front, of an Expedition the space on its
/// back (Reference Guide). The top card is not exchanged, but the back of a double-sided card still is.
const std::set<std::string> kOpenTop = {"spell_deck", "condition_deck", "expedition_deck"};

class Swap {
 public:
  Swap(const std::string& scenario, int players) : scripts_(scripts_for(bundled(), scenario)) {
    Setup setup;
    setup.scenario = scenario;
    setup.seed = 5;
    setup.avatars = draw_avatars(playable_avatars(bundled(), *scripts_), players, setup.seed);
    game_ = std::make_unique<Game>(bundled(), *scripts_, setup);
    game_->start(setup.seed);
    for (const Entry& entry : entries(*scripts_)) {
      const Id definition = game_->kernel().image().find_definition(entry.id);
      type_[definition] = entry.type;
    }
    bot_ = make_bot("random", *scripts_);
    bot_->begin(7);
  }

  /// From now on the game's view functions are those of somebody who tells all that a script can read.
  void let_a_stranger_tell() {
    script::Host& host = game_->host();
    ASSERT_TRUE(host.run_chunk(scripts_->game(), "stranger.lua", stranger(host.image()), 2));
    lua_State* L = host.sandbox().state();
    lua_rawgeti(L, LUA_REGISTRYINDEX, host.export_ref);
    for (const auto& [name, function] : std::initializer_list<std::pair<const char*, int>>{
             {"board", -3}, {"odds", -3}, {"score_lines", -3}, {"table_face", -2}, {"table_marks", -2}}) {
      lua_pushvalue(L, function);
      lua_setfield(L, -2, name);
    }
    lua_pop(L, 3);
  }

  bool play_to(std::uint32_t decisions) {
    while (game_->status() == kernel::Status::asking && k().state().decisions < decisions) {
      const auto part = static_cast<std::size_t>(waiting_part(k().request()));
      const std::uint8_t player = k().request().parts[part].player;
      std::vector<std::int32_t> choices;
      bot_->choose(*game_, part, choices);
      if (!game_->answer(player, choices)) return false;
    }
    return game_->status() == kernel::Status::asking;
  }

  /// Exchanges everything that `seat` may not know, repeatedly. Returns the number of hidden cards.
  std::size_t compare(int seat, std::size_t most_shifts = SIZE_MAX) {
    const std::vector<Hidden> hidden = hidden_from(seat);
    SeatViewer viewer(*game_);
    const std::vector<std::string> before = told(viewer, seat, hidden);
    std::size_t most = 0;
    for (const Hidden& each : hidden) most = std::max(most, each.others.size());
    for (std::size_t shift = 1; shift < std::min(most, most_shifts) && !testing::Test::HasFailure();
         ++shift) {
      for (const Hidden& each : hidden) set(each, shift);
      const std::vector<std::string> now = told(viewer, seat, hidden);
      for (std::size_t i = 0; i < std::min(now.size(), before.size()); ++i)
        if (now[i] != before[i]) {
          ADD_FAILURE() << "seat " << seat << " after " << k().state().decisions << " decisions is told\n  "
                        << before[i] << "\nand with other cards\n  " << now[i];
          break;
        }
      EXPECT_EQ(now.size(), before.size());
    }
    for (const Hidden& each : hidden) set(each, 0);
    EXPECT_EQ(told(viewer, seat, hidden), before);
    return hidden.size();
  }

 private:
  /// Two functions: one tells of all cards, one of the card that it is given.
  static std::string stranger(const kernel::Image& image) {
    std::string text = "local ZONES, VALUES, TAGS, MORE, all = {}, {}, {}, {}, {}\n";
    const auto add = [&](const char* list, const std::string& name, const std::string& value) {
      text += std::string(list) + "[\"" + name + "\"] = " + value + "\n";
    };
    for (const auto& zone : image.zones) add("ZONES", zone.name, zone.per_player ? "true" : "false");
    for (const auto& value : image.values) add("VALUES", value.name, "true");
    for (std::size_t i = 0; i < image.tags.size(); ++i) add("TAGS", image.tags[static_cast<Id>(i)], "true");
    for (std::size_t i = 0; i < image.counters.size(); ++i)
      add("MORE", image.counters[static_cast<Id>(i)], "true");
    for (std::size_t i = 0; i < image.flags.size(); ++i) add("MORE", image.flags[static_cast<Id>(i)], "true");
    return text + R"(
local function sorted(list)
  local names = {}
  for name in pairs(list) do names[#names + 1] = name end
  table.sort(names)
  return names
end
VALUES, TAGS, MORE = sorted(VALUES), sorted(TAGS), sorted(MORE)

local function of(card)
  local data, line = {}, { card.title, card.id, tostring(card), tostring(card.face) }
  for key, value in pairs(card.data or {}) do
    if type(key) == "string" then data[key] = type(value) == "table" and #value or tostring(value) end
  end
  for _, key in ipairs(sorted(data)) do
    if not tostring(data[key]):find("0x", 1, true) then line[#line + 1] = key .. "=" .. data[key] end
  end
  for _, key in ipairs(VALUES) do line[#line + 1] = tostring(card:base(key)) .. "/" .. card:check(key) end
  for _, key in ipairs(TAGS) do
    if card:is(key) then line[#line + 1] = key end
  end
  for _, key in ipairs(MORE) do line[#line + 1] = tostring(card[key]) end
  for _, ability in ipairs(card:abilities()) do line[#line + 1] = ability.text end
  return table.concat(line, " ")
end

local function whole()
  local lines = {}
  for _, zone in ipairs(sorted(ZONES)) do
    for _, who in ipairs(ZONES[zone] and seats() or { false }) do
      for _, card in ipairs(who and cards_in(zone, who) or not who and cards_in(zone) or {}) do
        lines[#lines + 1] = zone .. " " .. of(card)
      end
    end
  end
  return lines
end

return whole, function(card) return { notes = { of(card) } } end
)";
  }

  /// The hidden fact about a component: which card it is, or (back >= 0) which back it has.
  struct Hidden {
    ComponentId id = 0;
    int memory = -1;
    std::vector<std::int32_t> others;  // the first is the true one
  };

  kernel::Kernel& k() { return game_->kernel(); }

  void set(const Hidden& hidden, std::size_t shift) {
    kernel::Component& component = k().mutable_state().components[hidden.id];
    const std::int32_t value = hidden.others[shift % hidden.others.size()];
    if (hidden.memory >= 0)
      component.memory[hidden.memory] = value;
    else
      component.definition = static_cast<Id>(value);
  }

  std::vector<Hidden> hidden_from(int seat) {
    const auto viewer = static_cast<std::uint8_t>(seat);
    const kernel::Image& image = k().image();
    std::set<ComponentId> named;
    for (const LogLine& line : game_->log(0, viewer)) named.insert(line.about.begin(), line.about.end());
    // For each kind of zone the cards that may be there: all cards of the types found there.
    std::map<Id, std::set<std::string>> types;
    std::map<Id, std::vector<ComponentId>> lying;
    std::vector<Hidden> out;
    for (ComponentId id = 1; id <= k().state().component_count; ++id) {
      const Id definition = k().component(id).definition;
      if (game_->known(id, viewer) != Known::nothing) {
        add_back(id, out);
        continue;
      }
      if (named.count(id)) continue;  // it was visible before
      const Id zone = k().zone_kind(k().component(id).zone);
      if (kOpenTop.count(image.zones[zone].name) && k().state().zones[k().component(id).zone].first == id) {
        add_back(id, out);
        continue;
      }
      lying[zone].push_back(id);
      types[zone].insert(type_[definition]);
    }
    for (const auto& [zone, ids] : lying) {
      std::vector<std::int32_t> all;
      if (kCounted.count(image.zones[zone].name)) {
        for (const ComponentId id : ids) all.push_back(k().component(id).definition);
      } else {
        for (std::size_t d = 0; d < image.definitions.size(); ++d)
          if (const auto type = type_.find(static_cast<Id>(d));
              type != type_.end() && types[zone].count(type->second))
            all.push_back(static_cast<std::int32_t>(d));
      }
      for (std::size_t n = 0; n < ids.size(); ++n) {
        Hidden hidden{ids[n], -1, all};
        const auto own =
            kCounted.count(image.zones[zone].name)
                ? hidden.others.begin() + static_cast<std::ptrdiff_t>(n)
                : std::find(hidden.others.begin(), hidden.others.end(), k().component(ids[n]).definition);
        if (own == hidden.others.end()) continue;  // it has become something without a file
        std::rotate(hidden.others.begin(), own, hidden.others.end());
        if (hidden.others.size() > 1) out.push_back(std::move(hidden));
      }
    }
    return out;
  }

  /// Adds a visible card that has one of several hidden backs.
  void add_back(ComponentId id, std::vector<Hidden>& out) {
    const kernel::Image& image = k().image();
    const auto& memory = image.definitions[k().component(id).definition].memory;
    const auto variant = std::find(memory.begin(), memory.end(), "variant");
    const Id flipped = image.flags.find("flipped");
    if (variant == memory.end() || (k().component(id).flags >> flipped & 1)) return;
    lua_State* L = game_->host().sandbox().state();
    game_->host().push_data(k().component(id).definition);
    lua_getfield(L, -1, "backs");
    const auto backs = static_cast<int>(lua_objlen(L, -1));
    lua_pop(L, 2);
    Hidden hidden{id, static_cast<int>(variant - memory.begin()), {}};
    const std::int32_t own = k().component(id).memory[hidden.memory];
    for (int n = 0; n < backs; ++n) hidden.others.push_back((own - 1 + n) % backs + 1);
    if (backs > 1) out.push_back(std::move(hidden));
  }

  /// Everything that front ends show this seat.
  std::vector<std::string> told(SeatViewer& viewer, int seat, const std::vector<Hidden>& hidden) {
    const auto who = static_cast<std::uint8_t>(seat);
    std::vector<std::string> out;
    const auto add = [&](const std::string& what, const std::vector<std::string>& lines) {
      for (const std::string& line : lines) out.push_back(what + ": " + line);
    };
    const SeatView view = viewer.look(seat);
    add("problem", view.problems);
    out.push_back("question: " + view.request.prompt + "|" + view.request.cite + "|" + view.request.what +
                  "|" + std::to_string(view.request.subject));
    for (const OptionView& option : view.request.options)
      out.push_back("option: " + option.text + "|" + option.cite + "|" + std::to_string(option.comp) + "|" +
                    std::to_string(option.target));
    for (const FrameView& frame : view.stack)
      out.push_back("resolving: " + frame.text + "|" + frame.cite + "|" + std::to_string(frame.source));
    for (const ZoneView& zone : view.zones) {
      std::string text = "zone: " + zone.name + " " + std::to_string(zone.count);
      for (const ComponentId id : zone.cards) text += " " + std::to_string(id);
      out.push_back(text);
    }
    for (const ThingView& thing : view.things)
      out.push_back("thing: " + thing.definition + "|" + thing.title + "|" + thing.subtitle + "|" +
                    std::to_string(thing.parent) + "|" + std::to_string(thing.place) + "|" +
                    thing.face->dump() + "|" + thing.marks.dump());
    out.push_back("table: " + view.table.dump());
    for (const LogLine& line : game_->log(0, who)) {
      std::string about;
      for (const ComponentId id : line.about) about += " " + std::to_string(id);
      out.push_back("log: " + line.text + about);
    }
    add("board", board(*game_, seat));
    add("odds", odds_lines(*game_, seat));
    add("score", export_lines(*game_, "score_lines", seat));
    add("why not", game_->why_not(seat));
    for (ComponentId id = 1; id <= k().state().component_count; ++id)
      add("explain", game_->explain_all(id, who));
    for (const Hidden& each : hidden) {
      if (each.memory >= 0) continue;
      add("why", game_->explain(each.id, 0, who));
      for (const Id ability : k().image().definitions[k().component(each.id).definition].abilities)
        if (game_->readable(each.id, ability, who))
          out.push_back("text: " + game_->translation().ability(ability));
    }
    return out;
  }

  std::unique_ptr<Scripts> scripts_;
  std::unique_ptr<Game> game_;
  std::unique_ptr<Bot> bot_;
  std::map<Id, std::string> type_;
};

class HiddenCards : public testing::TestWithParam<const char*> {};

TEST_P(HiddenCards, AreTheSameToWhoeverDoesNotSeeThem) {
  Swap swap(GetParam(), 2);
  std::size_t hidden = 0;
  for (const std::uint32_t decisions : {0U, 9U, 40U, 90U, 150U}) {
    if (!swap.play_to(decisions)) break;
    for (const int seat : {0, 1}) hidden += swap.compare(seat);
    if (HasFailure()) break;
  }
  EXPECT_GT(hidden, 100U);
}

// Games are scripts of strangers. Whatever those tell of the table, they tell only what the seat may know.
TEST_P(HiddenCards, AreNotToBeReadByTheViewFunctionsOfAGame) {
  Swap swap(GetParam(), 2);
  swap.let_a_stranger_tell();
  std::size_t hidden = 0;
  for (const std::uint32_t decisions : {0U, 40U, 90U}) {
    if (!swap.play_to(decisions)) break;
    for (const int seat : {0, 1}) hidden += swap.compare(seat, 5);
    if (HasFailure()) break;
  }
  EXPECT_GT(hidden, 60U);
}

INSTANTIATE_TEST_SUITE_P(OfAllGames, HiddenCards,
                         testing::Values("the_gathering", "the_devourer_below", "elder_sign",
                                         "eldritch_horror"),
                         [](const auto& each) { return std::string(each.param); });

}  // namespace
}  // namespace misk::game
