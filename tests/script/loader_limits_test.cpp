// A game and its packs may declare as many of each kind as the reference says, and no more.
#include "script/bind.hpp"
#include "tiny_packs.hpp"

namespace misk::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;

/// Names of one kind, and the number in the game of coins.
struct Kind {
  const char* key;
  int limit, known;
  const char* entry;  // an entry, with @ for its name
  const char* things;
};

void PrintTo(const Kind& kind, std::ostream* out) {
  *out << kind.key;
}

// Each on its own line, so that the message names the right one.
std::string game_with(const Kind& kind, int count) {
  std::string text = std::string("engine.game { ") + kind.key + " = {\n";
  for (int i = 1; i <= count; ++i) {
    std::string entry = kind.entry;
    entry.replace(entry.find('@'), 1, "n" + std::to_string(10000 + i));
    text += entry + ",\n";
  }
  return text + "} }\n";
}

class LoaderLimits : public testing::TestWithParam<Kind> {};

TEST_P(LoaderLimits, AreReachedAndWhatIsOneTooManyIsToldAtItsLine) {
  const Kind& kind = GetParam();
  const int room = kind.limit - kind.known;
  Coins full(kCoinGame + game_with(kind, room));
  EXPECT_TRUE(full.freeze()) << testing::PrintToString(full.said());
  EXPECT_THAT(full.said(), IsEmpty());
  Coins over(kCoinGame + game_with(kind, room + 5));
  EXPECT_FALSE(over.freeze());
  const std::vector<std::string> said = over.said();
  ASSERT_THAT(said, SizeIs(1)) << "those after the first are no news";
  const auto lines = std::count(kCoinGame, kCoinGame + std::string(kCoinGame).size(), '\n');
  EXPECT_EQ(said[0], "coins/game.lua:" + std::to_string(lines + room + 2) + ": error: 'n" +
                         std::to_string(10000 + room + 1) + "' is one too many: there is room for " +
                         std::to_string(kind.limit) + " " + kind.things +
                         "; leave out those that are not needed, or have one do the work of several [limit]");
}

INSTANTIATE_TEST_SUITE_P(
    Names, LoaderLimits,
    testing::Values(Kind{"counters", kernel::kMaxCounters, 1, "{ \"@\", \"x\" }", "counters"},
                    Kind{"flags", kernel::kMaxFlags, 0, "\"@\"", "flags"},
                    Kind{"globals", kernel::kMaxGlobals, 0, "\"@\"", "globals"},
                    Kind{"periods", kernel::kMaxPeriods, 1, "\"@\"", "periods"},
                    Kind{"tags", kernel::kMaxTags, 0, "\"@\"", "different tags in all packs together"},
                    Kind{"values", kernel::kMaxValues, 1, "\"@\"", "values"},
                    Kind{"zones", kernel::kMaxZoneKinds, 1, "{ \"@\", \"x\" }", "zones"},
                    Kind{"timing_points", kernel::kMaxPoints, 1, "@ = { about = \"x\" }", "timing points"},
                    Kind{"windows", kernel::kMaxWindows, 1, "@ = { about = \"x\" }", "windows"}),
    [](const auto& each) { return std::string(each.param.key); });

TEST(LoaderLimits, KindsOfCardsAreReadToTheLast) {
  const auto with = [](int count) {
    std::string tags, kinds;
    for (int i = 1; i <= count; ++i) {
      tags += "\"k" + std::to_string(1000 + i) + "\",";
      kinds += "\"k" + std::to_string(1000 + i) + "\",\n";
    }
    return "engine.game { tags = { " + tags + " }, kinds = { value = \"worth\", tags = {\n" + kinds +
           "} } }\n";
  };
  Coins full(kCoinGame + with(kernel::kMaxKinds));
  EXPECT_TRUE(full.freeze());
  EXPECT_EQ(full.host.image().policy.kinds.size(), static_cast<std::size_t>(kernel::kMaxKinds));
  Coins over(kCoinGame + with(kernel::kMaxKinds + 1));
  EXPECT_FALSE(over.freeze());
  EXPECT_THAT(over.said(), ElementsAre(HasSubstr("'k1256' is one too many: there is room for 255 kinds")));
}

TEST(LoaderLimits, ThePlaysOfAllPlayersHaveTheirZones) {
  std::string zones;
  for (int i = 1; i < kernel::kMaxZoneKinds; ++i)
    zones += "{ \"z" + std::to_string(i) + "\", player = true },";
  Coins coins(kCoinGame + ("engine.game { zones = { " + zones + " } }\n"));
  ASSERT_TRUE(coins.freeze());
  kernel::Kernel& k = coins.host.kernel();
  k.clear(kernel::kMaxPlayers);
  const kernel::Id last = coins.host.image().find_zone("z" + std::to_string(kernel::kMaxZoneKinds - 1));
  const int zone = k.zone_index(last, kernel::kMaxPlayers - 1);
  EXPECT_GT(zone, 255) << "or this shows nothing";
  EXPECT_EQ(k.zone_kind(zone), last);
  EXPECT_EQ(k.zone_player(zone), kernel::kMaxPlayers - 1);
}

std::string numbers(int count) {
  std::string list;
  for (int i = 1; i <= count; ++i) list += "\"m" + std::to_string(i) + "\",";
  return list;
}

TEST(LoaderLimits, ACardRemembersSoManyNumbers) {
  const auto card = [](int count) {
    return "engine.define { id = \"penny\", title = \"Penny\",\n  memory = { " + numbers(count) + " } }\n";
  };
  EXPECT_THAT(said_of(card(kernel::kMaxMemory)), IsEmpty());
  EXPECT_THAT(
      said_of(card(kernel::kMaxMemory + 2)),
      ElementsAre(AllOf(
          StartsWith("more/cards/penny.lua:"),
          HasSubstr("'m" + std::to_string(kernel::kMaxMemory + 1) + "' is one too many: there is room for " +
                    std::to_string(kernel::kMaxMemory) + " numbers that a card remembers"))));
}

TEST(LoaderLimits, AProcedureHasSoManyLocals) {
  const auto procedure = [](int count) {
    return std::string(kCoinGame) + "engine.procedure { name = \"more\", locals = { " + numbers(count) +
           " },\n  steps = { { id = \"a\", stop = true } } }\n";
  };
  Coins full(procedure(kernel::kMaxLocals)), over(procedure(kernel::kMaxLocals + 1));
  EXPECT_TRUE(full.freeze());
  EXPECT_FALSE(over.freeze());
  EXPECT_THAT(over.said(), ElementsAre(HasSubstr("'m" + std::to_string(kernel::kMaxLocals + 1) +
                                                 "' is one too many: there is room for " +
                                                 std::to_string(kernel::kMaxLocals) + " locals")));
}

TEST(LoaderLimits, TagsOfAbilitiesAndThoseThatModifiersGiveCountAsWell) {
  std::string cards;
  for (int i = 0; i <= kernel::kMaxTags; ++i)
    cards += "engine.define { id = \"c" + std::to_string(i) +
             "\", abilities = { { kind = \"constant\", tags = { \"t" + std::to_string(i) + "\" } } } }\n";
  EXPECT_THAT(said_of(cards), ElementsAre(HasSubstr("'t" + std::to_string(kernel::kMaxTags) +
                                                    "' is one too many: there is room for")));
  std::string gains;
  for (int i = 0; i <= kernel::kMaxTags; ++i) gains += "{ tag = \"t" + std::to_string(i) + "\" },";
  EXPECT_THAT(said_of("engine.define { id = \"c\", abilities = { { kind = \"constant\", modifiers = { " +
                      gains + " } } } }\n"),
              ElementsAre(HasSubstr("is one too many: there is room for")));
  // The results of results have tags, too.
  EXPECT_THAT(
      said_of(
          "engine.define { id = \"c\", abilities = { { kind = \"manual\", results = { { kind = \"manual\", "
          "results = { { kind = \"manual\", tags = { \"deep\" } } } } } } } }\n"),
      IsEmpty());
}

TEST(LoaderLimits, ACardHasSoManyAbilities) {
  const auto card = [](int count) {
    return "local list = {}\nfor i = 1, " + std::to_string(count) +
           " do list[i] = { kind = \"manual\", text = \"a\" .. i } end\n"
           "engine.define { id = \"penny\", abilities = list }\n";
  };
  EXPECT_THAT(said_of(card(kernel::kMaxAbilities)), IsEmpty());
  EXPECT_THAT(
      said_of(card(kernel::kMaxAbilities + 3)),
      ElementsAre(HasSubstr("'a257' is one too many: there is room for 256 abilities and their results "
                            "on one card")));
}

TEST(LoaderLimits, NumbersThatWouldBeTakenForOthersAreRefused) {
  const auto said = [](const std::string& ability, const std::string& more = "") {
    return said_of("engine.define { id = \"penny\"" + more + ", abilities = { { kind = \"manual\", " +
                   ability + " } } }\n");
  };
  EXPECT_THAT(said("faces = { 0, 7 }"), IsEmpty());
  EXPECT_THAT(said("faces = { 8 }"), ElementsAre(HasSubstr("a card has no face 8")));
  EXPECT_THAT(said("limit = { per = \"turn\", count = 65535 }"), IsEmpty());
  EXPECT_THAT(said("limit = { per = \"turn\", count = 65536 }"),
              ElementsAre(HasSubstr("a limit of 65536 is too large")));
  EXPECT_THAT(said("text = \"x\"", ", attributes = { worth = -1000000000 }"), IsEmpty());
  EXPECT_THAT(said("text = \"x\"", ", attributes = { worth = -1073741800 }"),
              ElementsAre(HasSubstr("the number of 'worth' is too large")));
}

// A constant ability could lend itself: a position would depend on what was there before it.
TEST(LoaderLimits, AConstantAbilityIsNeverLent) {
  const auto said = [](const std::string& kind) {
    return said_of("engine.define { id = \"penny\", abilities = { { kind = \"" + kind +
                   "\", lent_by = \"worth\" } } }\n");
  };
  EXPECT_THAT(said("manual"), IsEmpty());
  EXPECT_THAT(said("constant"), ElementsAre(HasSubstr("a constant ability cannot be lent by a value")));
}

TEST(LoaderLimits, MoreDefinitionsThanThereAreIdsAreRefused) {
  const auto cards = [](int count) {
    return "for i = 1, " + std::to_string(count) +
           " do engine.define { id = \"d\" .. i, abilities = {} } end\n";
  };
  Coins over;
  over.pack("more", {{"cards/penny.lua", cards(kernel::kMaxIds + 1)}});
  EXPECT_FALSE(over.freeze());
  EXPECT_THAT(over.said(),
              ElementsAre(AllOf(StartsWith("more/cards/penny.lua:1: error: 'more:d65536' is one too many"),
                                HasSubstr("there is room for 65535 definitions in all packs together"))));
}

TEST(LoaderLimits, TheReferenceNamesTheLimitsThatHold) {
  const std::string shapes = script::shapes_source();
  EXPECT_EQ(shapes.find('$'), std::string::npos) << "a limit without its number";
  const auto has = [&](const std::string& text, int limit) {
    EXPECT_THAT(shapes, HasSubstr(text + std::to_string(limit)));
  };
  has("Counters on cards, at most ", kernel::kMaxCounters);
  has("Marks that cards have or have not, at most ", kernel::kMaxFlags);
  has("each copy remembers, at most ", kernel::kMaxMemory);
  has("The zones of cards; at most ", kernel::kMaxZoneKinds);
  has("Its locals, at most ", kernel::kMaxLocals);
}

}  // namespace
}  // namespace misk::test
