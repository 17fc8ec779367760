// What the declarations of timing points say of their participants (`can_be`), against what the games
// announce.
#include <gtest/gtest.h>

#include <memory>
#include <set>

#include "catalog/catalog.hpp"
#include "cli_support.hpp"
#include "declare/loader.hpp"
#include "sanitized.hpp"
#include "testing/lua_test.hpp"

namespace misk::game {
namespace {

using kernel::Considered;
using kernel::Tier;

const std::vector<std::string> kGames = {"arkham", "eldritch", "eldersign"};

TEST(Participants, EveryTimingPointSaysWhatTheyCanBe) {
  const Catalog catalog(test::bundled());
  for (const std::string& game : kGames) {
    Scripts scripts(catalog, game);
    ASSERT_TRUE(scripts.ok()) << game;
    for (const kernel::TimingPoint& point : scripts.host().image().points)
      EXPECT_NE(scripts.loader().can_be(point.name), nullptr) << game << ": " << point.name;
  }
}

/// Compares announcements with the declarations of a game.
class Announced {
 public:
  Announced(kernel::Kernel& kernel, const Scripts& scripts, std::set<std::string>& wrong)
      : kernel_(kernel), scripts_(scripts), wrong_(wrong) {}

  void look(kernel::Id id, const std::int32_t* v, bool is_late) {
    const std::string& name = kernel_.image().points[id].name;
    const script::PointCanBe* all = const_cast<Scripts&>(scripts_).loader().can_be(name);
    if (!all) return;
    for (std::size_t i = 0; i < all->size(); ++i) {
      const script::CanBe& said = (*all)[i];
      if (!fits(said, i, v[i], is_late))
        wrong_.insert(name + ": " + kernel::kParticipantNames[i] + " is " + shown(i, v[i]) + ", not " +
                      (said.is_given ? said.to_string() : "none"));
    }
  }

 private:
  bool fits(const script::CanBe& said, std::size_t slot, std::int32_t value, bool is_late) const {
    if (slot >= kernel::kAmount)
      return said.is_given ? (value >= said.least || (!is_late && value >= 0)) && value <= said.most
                           : value == 0;
    if (value == 0 || (said.is_given && said.kinds.empty())) return true;
    return said.is_given && std::any_of(said.kinds.begin(), said.kinds.end(), [&](const std::string& kind) {
             return kernel_.has_tag(static_cast<kernel::ComponentId>(value), kernel_.image().tags.find(kind));
           });
  }
  std::string shown(std::size_t slot, std::int32_t value) const {
    if (slot >= kernel::kAmount) return std::to_string(value);
    const kernel::Image& image = kernel_.image();
    return image.definitions[kernel_.state().components[static_cast<std::size_t>(value)].definition].id;
  }

  kernel::Kernel& kernel_;
  const Scripts& scripts_;
  std::set<std::string>& wrong_;
};

class ParticipantsOf : public testing::TestWithParam<std::string> {};

// The tests of the games bring about every rule, so they announce nearly everything in nearly every way.
TEST_P(ParticipantsOf, AreWhatTheDeclarationsSay) {
  if (test::kSanitized) GTEST_SKIP() << "it runs the Lua tests, which are a stage of their own";
  std::set<std::string> wrong;
  std::size_t seen = 0;
  std::unique_ptr<Announced> announced;
  LuaTestOptions options;
  options.pack_roots = test::bundled();
  options.paths = {MISK_SOURCE_DIR "/scripts/" + GetParam(),
                   MISK_SOURCE_DIR "/cards/" + GetParam() + (GetParam() == "arkham" ? "_core" : "_base")};
  options.watch.game = [&](Game& game) {
    kernel::Kernel& kernel = game.kernel();
    announced = std::make_unique<Announced>(kernel, game.scripts(), wrong);
    kernel.trace = [&](const Considered& told) {
      if (told.kind != Considered::Kind::before && told.kind != Considered::Kind::point) return;
      announced->look(told.id, told.v.data(), told.first >= Tier::at);
      ++seen;
    };
  };
  for (const LuaTestResult& result : run_lua_tests(options)) EXPECT_TRUE(result.passed) << result.message;
  for (const std::string& each : wrong) ADD_FAILURE() << each;
  EXPECT_GT(seen, 5000u);
}

INSTANTIATE_TEST_SUITE_P(Games, ParticipantsOf, testing::ValuesIn(kGames),
                         [](const auto& each) { return each.param; });

}  // namespace
}  // namespace misk::game
