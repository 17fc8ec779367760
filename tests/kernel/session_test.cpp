// Sessions: failing scripts, undo, journals, packed positions.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>

#include "kernel/tiny_game.hpp"

namespace {

using namespace tiny;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class Failing : public ::testing::Test {
 protected:
  Failing() { rules.point("noise"); }
  void play(int players = 1) {
    table.emplace(rules, players);
    table->start();
  }
  int coins() const { return table->counter(table->avatar(0), "coin"); }
  static ComponentId first(Entry& run) { return run.kernel.state().avatars[0]; }
  Stage coin(int n) { return add("coin", first, n); }
  Stage random() {
    return [](Entry& run) {
      run.kernel.roll(6);
      return Go::next;
    };
  }
  Rules rules;
  std::optional<Table> table;
  std::vector<std::string> log;
};

TEST_F(Failing, ScriptsAreUndoneAndTheGameGoesOn) {
  rules.procedure("game").script({coin(1)}).script({coin(10), random(), fail()}).script({coin(100)});
  play();
  EXPECT_EQ(table->session.status(), Status::over);
  EXPECT_EQ(coins(), 101);
  EXPECT_EQ(table->session.rollbacks, 1u);
}

TEST_F(Failing, ScriptsLeaveTheRandomSourceAsItWas) {
  rules.procedure("game").script({random()}).script({random(), random(), fail()}).set("score", "1");
  play();
  Rules other;
  other.procedure("game").script({random()}).set("score", "1");
  Table same(other, 1);
  same.start();
  EXPECT_EQ(table->kernel.state().random.s[0], same.kernel.state().random.s[0]);
  EXPECT_EQ(table->kernel.state().random.s[3], same.kernel.state().random.s[3]);
}

TEST_F(Failing, ScriptsKeepWhatTheyDidBeforeTheirLastDecision) {
  rules.procedure("game")
      .script({coin(1), ask(0, {"a", "b"}), coin(10), ask(0, {"a", "b"}), coin(100), fail()})
      .script({coin(1000)});
  play();
  table->choose("a");
  table->choose("b");
  EXPECT_EQ(table->session.status(), Status::over);
  EXPECT_EQ(coins(), 1011);
}

TEST_F(Failing, AScriptInsideAnotherFailsAloneAndTheOuterGoesOn) {
  rules.procedure("part").script({coin(10), fail()}).script({coin(100)});
  rules.procedure("game").script(Script{coin(1), begin("part"), coin(1000)});
  play();
  EXPECT_EQ(coins(), 1101);
}

TEST_F(Failing, AnOuterScriptTakesWithItWhatItBeganSinceTheLastDecision) {
  rules.procedure("part").script({coin(10)});
  rules.procedure("game").script(Script{coin(1), begin("part"), coin(1000), fail()}).script({coin(5)});
  play();
  EXPECT_EQ(coins(), 5);
}

TEST_F(Failing, InnerAndThenOuterLeaveLaterScriptsAlone) {
  rules.procedure("part").script({coin(10), fail()});
  rules.procedure("game")
      .script(Script{coin(1), begin("part"), fail()})
      .script({coin(5)})
      .script({coin(70)})
      .script({coin(300)});
  play();
  EXPECT_EQ(table->session.status(), Status::over);
  EXPECT_EQ(coins(), 375);
}

TEST_F(Failing, ManyOneAfterTheOtherAllFailAlone) {
  ProcedureWords game = rules.procedure("game");
  for (int i = 0; i < 30; ++i) game.script({coin(100), fail()}).script({coin(1)});
  play();
  EXPECT_EQ(table->session.status(), Status::over);
  EXPECT_EQ(coins(), 30);
}

TEST_F(Failing, StopsAStrictSession) {
  rules.procedure("game").script({fail()});
  table.emplace(rules, 1);
  table->session.strict = true;
  table->start();
  EXPECT_EQ(table->session.status(), Status::script_failed);
}

TEST_F(Failing, WhatFailedWasNotAnnounced) {
  rules.procedure("game")
      .script(deal("hurt", "wound", first, 1))
      .script(deal("hurt", "wound", first, 1) + Script{fail()});
  rules.card("ear").forced("hear", "hurt", Tier::after).does({add("hope", me, 1)});
  table.emplace(rules, 1);
  const ComponentId ear = table->put("ear", "field");
  table->start();
  EXPECT_EQ(table->counter(ear, "hope"), 1);
  EXPECT_EQ(table->counter(table->avatar(0), "wound"), 1);
  int announced = 0;
  for (const Event& event : table->kernel.events()) announced += event.kind == Event::Kind::point;
  EXPECT_EQ(announced, 1) << "the log forgets it, too";
}

TEST_F(Failing, AnEffectThatFailsLeavesItsCostsPaid) {
  rules.card("horn").window("blow", "free").pay("coin", "1").does({add("hope", you, 1), fail()});
  rules.procedure("game").window("free");
  table.emplace(rules, 1);
  table->put("horn", "field");
  table->kernel.add_counter(table->avatar(0), 0, 2);
  table->start();
  table->choose("blow");
  EXPECT_EQ(coins(), 1);
  EXPECT_EQ(table->counter(table->avatar(0), "hope"), 0);
  EXPECT_THAT(table->offered(), ElementsAre("blow", "pass"));
}

TEST_F(Failing, ScriptedDrawsAreDrawnAgainWhenAnEffectIsUndone) {
  rules.procedure("game")
      .script({[](Entry& run) {
        run.kernel.mutable_state().globals[0] = run.kernel.roll(6);
        return Go::next;
      }})
      .script({fail()})
      .script({[](Entry& run) {
        run.kernel.mutable_state().globals[1] = run.kernel.roll(6);
        return Go::next;
      }});
  table.emplace(rules, 1);
  table->kernel.scripted_rolls = {5, 6};
  table->start();
  EXPECT_EQ(table->global("round"), 5);
  EXPECT_EQ(table->global("score"), 6);
}

TEST_F(Failing, AnExceptionInAScriptIsAFailure) {
  rules.card("ring").discards_to("");
  rules.procedure("game")
      .script({coin(1),
               [](Entry& run) {
                 run.kernel.discard(static_cast<ComponentId>(2));
                 return Go::next;
               }})
      .script({coin(10)});
  table.emplace(rules, 1);
  table->put("ring", "field");
  table->start();
  EXPECT_EQ(coins(), 10);
  EXPECT_THAT(table->scripts.messages, ElementsAre("'ring' has no discard pile"));
}

// --- undo
TEST(Undo, GoesBackToEveryAnswerThoughTheFirstPromptIsInsideAScript) {
  Rules rules;
  rules.card("horn").window("blow", "free").pay("coin", "1").does({ask(0, {"x", "y"}), add("hope", you, 1)});
  rules.procedure("game").script({ask(0, {"a", "b"}), ask(0, {"c", "d"})}).window("free");
  Table table(rules, 1);
  table.put("horn", "field");
  table.kernel.add_counter(table.avatar(0), 0, 2);
  table.session.keep_history = true;
  table.start();
  std::vector<std::uint64_t> hashes;
  std::vector<std::vector<std::string>> offers;
  std::vector<std::size_t> events;
  while (table.asked() >= 0) {
    hashes.push_back(table.session.hash());
    offers.push_back(table.offered());
    events.push_back(table.kernel.events().size());
    ASSERT_TRUE(table.session.answer(0, {0}));
  }
  ASSERT_EQ(hashes.size(), 6u);
  const auto journal = table.session.journal();
  const std::uint64_t end = table.session.hash();
  for (std::size_t n = hashes.size(); n-- > 0;) {
    ASSERT_TRUE(table.session.undo_to(n)) << n;
    EXPECT_EQ(table.session.hash(), hashes[n]) << n;
    EXPECT_EQ(table.offered(), offers[n]) << n;
    EXPECT_EQ(table.session.journal().size(), n);
    EXPECT_EQ(table.kernel.events().size(), events[n]) << n;
  }
  for (const Answer& answer : journal) ASSERT_TRUE(table.session.answer(answer.player, answer.choices));
  EXPECT_EQ(table.session.hash(), end);
  EXPECT_FALSE(table.session.undo_to(99));
}

// --- packed positions
class Packed : public ::testing::Test {
 protected:
  Packed() {
    rules.card("horn")
        .window("blow", "free")
        .limit(3, "game", LimitScope::instance)
        .does({add("hope", me, 1)});
    rules.procedure("game").window("free");
    table.emplace(rules, 2);
    table->put("horn", "field");
    table->start(5);
    table->choose("blow");
    pack_state(table->kernel.state(), bytes);
  }
  Rules rules;
  std::optional<Table> table;
  std::vector<unsigned char> bytes;
};

TEST_F(Packed, PositionsComeBackTheSame) {
  auto state = std::make_unique<State>();
  ASSERT_TRUE(unpack_state(*state, bytes));
  EXPECT_EQ(hash_state(*state), table->session.hash());
  EXPECT_EQ(used_bytes(*state), bytes.size());
  std::vector<unsigned char> again;
  pack_state(*state, again);
  EXPECT_EQ(again, bytes);
  table->kernel.restore(*state);
  EXPECT_EQ(table->kernel.advance(), Status::asking);
  EXPECT_EQ(table->session.hash(), hash_state(*state));
}

TEST_F(Packed, BytesThatAreNotWholeAreRefused) {
  auto state = std::make_unique<State>();
  copy_state(*state, table->kernel.state());
  const auto before = hash_state(*state);
  for (std::size_t n = 0; n < bytes.size(); n += n < 300 ? 1 : 97) {
    const std::vector<unsigned char> part(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(n));
    EXPECT_FALSE(unpack_state(*state, part)) << n;
  }
  std::vector<unsigned char> more = bytes;
  more.push_back(0);
  EXPECT_FALSE(unpack_state(*state, more));
  EXPECT_EQ(hash_state(*state), before);
}

TEST_F(Packed, PositionsWithImpossibleNumbersAreRefused) {
  auto state = std::make_unique<State>();
  auto broken = std::make_unique<State>();
  auto refused = [&](auto&& change) {
    copy_state(*broken, table->kernel.state());
    change(*broken);
    std::vector<unsigned char> packed;
    pack_state(*broken, packed);
    return !unpack_state(*state, packed);
  };
  EXPECT_FALSE(refused([](State&) {}));
  EXPECT_TRUE(refused([](State& s) { s.players = 200; }));
}

TEST_F(Packed, TheHashSeesEveryPartOfThePosition) {
  const auto before = table->session.hash();
  auto differs = [&](auto&& change) {
    auto copy = std::make_unique<State>();
    copy_state(*copy, table->kernel.state());
    change(*copy);
    return hash_state(*copy) != before;
  };
  EXPECT_FALSE(differs([](State&) {}));
  EXPECT_TRUE(differs([](State& s) { s.random.s[2] ^= 1; }));
  for (const int i : {0, 3, 4, kMaxMemory - 1})
    EXPECT_TRUE(differs([&](State& s) { s.components[s.component_count].memory[i] = 1; })) << i;
  for (const int i : {0, 13, 14, kMaxCounters - 1})
    EXPECT_TRUE(differs([&](State& s) { s.components[1].counters[i] = 1; })) << i;
  for (const int i : {0, 31, 32, kMaxGlobals - 1})
    EXPECT_TRUE(differs([&](State& s) { s.globals[i] = 1; })) << i;
  for (const int i : {0, 15, 16, kMaxPeriods - 1})
    EXPECT_TRUE(differs([&](State& s) { ++s.period_serial[i]; })) << i;
  for (const int i : {0, 15, 16, kMaxFlags - 1})
    EXPECT_TRUE(differs([&](State& s) { s.components[1].flags ^= 1u << i; })) << i;
  EXPECT_TRUE(differs(
      [](State& s) { s.components[1].zone = static_cast<std::uint16_t>(s.components[1].zone + 256); }));
  for (const int i : {15, 16, kMaxLocals - 1})
    EXPECT_TRUE(differs([&](State& s) { s.frames[s.depth - 1].locals[i] = 1; })) << i;
  EXPECT_TRUE(differs([](State& s) { s.uses[0].count = 9; }));
  EXPECT_TRUE(differs([](State& s) { ++s.depth; }));
  EXPECT_TRUE(differs([](State& s) {
    std::swap(s.zones[0].first, s.zones[1].count);
    s.outcome = 1;
  }));
  EXPECT_FALSE(differs([](State& s) { s.frames[s.depth].locals[0] = 77; }))
      << "what is not in use does not count";
}

// Each place of the position where the id of a component may stand.
TEST(Ids, AreVisitedWhereverTheyStand) {
  constexpr ComponentId kId = 77;
  using Place = void (*)(State&);
  const std::vector<std::pair<const char*, Place>> places{
      {"a global", [](State& s) { s.globals[kMaxGlobals - 1] = kId; }},
      {"an avatar", [](State& s) { s.avatars[1] = kId; }},
      {"a parent", [](State& s) { s.components[3].parent = kId; }},
      {"memory", [](State& s) { s.components[3].memory[kMaxMemory - 1] = kId; }},
      {"the target of a modifier", [](State& s) { s.lasting[1].target = kId; }},
      {"the source of a modifier", [](State& s) { s.lasting[1].source = kId; }},
      {"a limit", [](State& s) { s.uses[1].key = kId << 16 | 5; }},
      {"a pending timing point", [](State& s) { s.pending[1].participants[4] = kId; }},
      {"a delayed ability", [](State& s) { s.delayed[1].comp = kId; }},
      {"who resolves that", [](State& s) { s.delayed[1].you = kId; }},
      {"its target", [](State& s) { s.delayed[1].target = kId; }},
      {"its timing point", [](State& s) { s.delayed[1].participants[4] = kId; }},
      {"a pretence", [](State& s) { s.pretences[1].comp = kId; }},
      {"its place", [](State& s) { s.pretences[1].place = kId; }},
      {"whose word counts", [](State& s) { s.orders[1].over = kId; }},
      {"whose does not", [](State& s) { s.orders[1].under = kId; }},
      {"a frame", [](State& s) { s.frames[3].comp = kId; }},
      {"who resolves it", [](State& s) { s.frames[3].you = kId; }},
      {"the target of a frame", [](State& s) { s.frames[3].target = kId; }},
      {"a local", [](State& s) { s.frames[0].locals[kMaxLocals - 1] = kId; }},
      {"a participant", [](State& s) { s.frames[1].timing.participants[4] = kId; }},
      {"what replaces it", [](State& s) { s.frames[1].timing.instead_comp = kId; }},
      {"who resolves the other", [](State& s) { s.frames[1].timing.instead_you = kId; }},
      {"a participant it waited with", [](State& s) { s.frames[2].ability.participants[4] = kId; }}};
  const auto visited = [](const State& s) { return visit_ids(s, [](auto id) { return id == kId; }); };
  for (const auto& [name, put] : places) {
    const auto s = std::make_unique<State>();
    s->players = 2;
    s->component_count = 3;
    s->depth = 4;
    s->lasting_count = s->uses_count = s->pending_count = s->delayed_count = s->pretence_count =
        s->orders_count = 2;
    constexpr FrameKind kKinds[] = {FrameKind::procedure, FrameKind::timing, FrameKind::ability,
                                    FrameKind::script};
    for (int i = 0; i < 4; ++i) s->frames[i].kind = kKinds[i];
    s->frames[2].ability.waited = 1;
    EXPECT_FALSE(visited(*s)) << name;
    put(*s);
    EXPECT_TRUE(visited(*s)) << name;
  }
}

// Saves contain hashes. This number was computed before the limits grew.
TEST(Hashes, StayTheSameWhenLimitsGrow) {
  const auto s = std::make_unique<State>();
  s->random.seed(7);
  s->next_serial = 99;
  s->decisions = 5;
  s->component_count = 3;
  s->depth = 1;
  s->players = 2;
  s->zone_count = 4;
  s->outcome = -1;
  s->lasting_count = s->uses_count = 1;
  s->unsettled = 1;
  s->settled = 8;
  for (int i = 0; i < 16; ++i) s->period_serial[i] = static_cast<std::uint32_t>(i * 3);
  for (int i = 0; i < 32; ++i) s->globals[i] = i - 7;
  s->avatars[0] = 1;
  s->avatars[1] = 2;
  s->live[0] = 14;
  s->lasting[0].key = 5;
  s->lasting[0].amount = -2;
  s->lasting[0].target = 3;
  s->uses[0].key = 77;
  s->uses[0].count = 1;
  s->frames[0].kind = FrameKind::window;
  s->frames[0].slot = -1;
  s->frames[0].locals[15] = 4;
  for (int i = 0; i < 4; ++i) {
    const auto id = static_cast<ComponentId>(i);
    s->zones[i] = {id, id, 1};
    Component& c = s->components[i];
    c.definition = static_cast<std::uint16_t>(i + 1);
    c.instance = 2;
    c.parent = id;
    c.prev = 1;
    c.next = 2;
    c.zone = 3;
    c.owner = 1;
    c.controller = 255;
    c.face = 1;
    c.flags = 0x8421;
    c.seen = 3;
    for (int k = 0; k < 14; ++k) c.counters[k] = static_cast<std::int16_t>(k * i);
    for (int k = 0; k < 4; ++k) c.memory[k] = -k * i;
  }
  EXPECT_EQ(hash_state(*s), 0xd13dfbaae09308f7ULL);
}

}  // namespace
