// Whole random games: undo, replay, failing scripts, and equal results every time.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>
#include <map>

#include "kernel/whole_game.hpp"

namespace {

using namespace tiny;

constexpr int kTooLong = 3000;

class RandomGames : public ::testing::Test {
 protected:
  RandomGames() { say_whole_game(rules); }
  std::unique_ptr<Table> table(std::uint64_t seed, bool history = false) {
    auto t = whole_table(rules, 1 + static_cast<int>(seed % 3));
    t->session.keep_history = history;
    return t;
  }
  /// Plays to the end. Returns the hash at every prompt and at the end.
  std::vector<std::uint64_t> play(Table& t, std::uint64_t seed, bool check = true) {
    Bot bot(seed);
    std::vector<std::uint64_t> hashes;
    t.start(seed);
    while (t.session.status() == Status::asking && hashes.size() < kTooLong) {
      if (check) {
        EXPECT_EQ(t.fault(), "") << "seed " << seed << " answer " << hashes.size();
      }
      hashes.push_back(t.session.hash());
      const Answer answer = bot.answer(t);
      EXPECT_TRUE(t.session.answer(answer.player, answer.choices)) << "seed " << seed;
    }
    hashes.push_back(t.session.hash());
    EXPECT_EQ(t.session.status(), Status::over) << "seed " << seed;
    EXPECT_EQ(t.fault(), "");
    EXPECT_EQ(t.scripts.live(), 0);
    return hashes;
  }
  Rules rules;
};

TEST_F(RandomGames, UseEverythingTheTinyGameHas) {
  std::map<std::string, int> used;
  std::size_t answers = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    auto t = table(seed);
    answers += play(*t, seed).size();
    for (const Event& event : t->kernel.events())
      if (event.kind == Event::Kind::ability) ++used[rules.image.abilities[event.id].name];
  }
  for (const Ability& ability : rules.image.abilities) {
    if (ability.kind == AbilityKind::constant) continue;
    EXPECT_GT(used[ability.name], 0) << ability.name;
  }
  EXPECT_GT(answers, 200u * 10);
}

TEST_F(RandomGames, OfOneSeedAreTheSameAndOfOthersDiffer) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    auto a = table(seed), b = table(seed), c = table(seed);
    const auto first = play(*a, seed);
    EXPECT_EQ(first, play(*b, seed)) << seed;
    c->start(seed + 1000);
    EXPECT_NE(c->session.hash(), first[0]);
  }
}

TEST_F(RandomGames, ReplayedFromTheirJournalGiveTheSameHash) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    auto a = table(seed), b = table(seed);
    const auto hashes = play(*a, seed);
    b->start(seed);
    std::size_t n = 0;
    for (const Answer& answer : a->session.journal()) {
      ASSERT_EQ(b->session.hash(), hashes[n++]);
      ASSERT_TRUE(b->session.answer(answer.player, answer.choices));
    }
    EXPECT_EQ(b->session.hash(), hashes.back());
    EXPECT_EQ(b->kernel.events().size(), a->kernel.events().size());
  }
}

TEST_F(RandomGames, AreTheSameAfterASnapshotAndRestoreAtEveryPrompt) {
  int inside_scripts = 0, prompts = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    auto plain = table(seed), t = table(seed);
    const auto hashes = play(*plain, seed, false);
    Bot bot(seed), detour(seed + 77);
    Snapshot snapshot;
    t->start(seed);
    for (std::size_t n = 0; t->session.status() == Status::asking && n < kTooLong; ++n) {
      t->session.snapshot(snapshot);
      const auto offered = t->offered();
      const auto events = t->kernel.events().size();
      ++prompts;
      inside_scripts += !t->kernel.quiescent();
      // Play something else for a while, then come back.
      for (int i = 0; i < 3 && t->session.status() == Status::asking; ++i) {
        const Answer other = detour.answer(*t);
        ASSERT_TRUE(t->session.answer(other.player, other.choices));
      }
      t->session.restore(snapshot);
      ASSERT_EQ(t->session.status(), Status::asking);
      ASSERT_EQ(t->session.hash(), hashes[n]) << "seed " << seed << " prompt " << n;
      ASSERT_EQ(t->offered(), offered);
      ASSERT_EQ(t->kernel.events().size(), events);
      const Answer answer = bot.answer(*t);
      ASSERT_TRUE(t->session.answer(answer.player, answer.choices));
    }
    ASSERT_EQ(t->session.hash(), hashes.back()) << "seed " << seed;
    EXPECT_EQ(t->session.journal(), plain->session.journal());
  }
  EXPECT_GT(inside_scripts, prompts / 50) << "otherwise this proves little";
}

TEST_F(RandomGames, CanBeTakenBackToEveryAnswer) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    auto t = table(seed, true);
    const auto hashes = play(*t, seed, false);
    const auto journal = t->session.journal();
    for (std::size_t n = journal.size(); n-- > 0;) {
      ASSERT_TRUE(t->session.undo_to(n)) << "seed " << seed << " answer " << n;
      ASSERT_EQ(t->session.hash(), hashes[n]) << "seed " << seed << " answer " << n;
      ASSERT_EQ(t->session.journal().size(), n);
    }
    for (const Answer& answer : journal) ASSERT_TRUE(t->session.answer(answer.player, answer.choices));
    EXPECT_EQ(t->session.hash(), hashes.back());
    Bot jumps(seed);
    for (const std::size_t n : {journal.size() / 2, journal.size() / 3, std::size_t{0}}) {
      ASSERT_TRUE(t->session.undo_to(n));
      ASSERT_EQ(t->session.hash(), hashes[n]);
    }
  }
}

TEST_F(RandomGames, GoOnWhenScriptsFailAnywhere) {
  std::uint64_t rollbacks = 0;
  for (const std::uint64_t often : {2, 5, 23, 101}) {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      auto t = table(seed);
      // An entry fails depending on the position and the script only, so it fails again in a replay.
      t->scripts.fails = [=](const Kernel& k, const Call& call) {
        return (hash_state(k.state()) + static_cast<std::uint64_t>(call.function) * 7919) % often == 0;
      };
      Bot bot(seed);
      Snapshot snapshot;
      t->start(seed);
      std::size_t n = 0;
      for (; t->session.status() == Status::asking && n < 400; ++n) {
        ASSERT_EQ(t->fault(), "") << "seed " << seed << " answer " << n;
        const auto hash = t->session.hash();
        t->session.snapshot(snapshot);
        const Answer answer = bot.answer(*t);
        ASSERT_TRUE(t->session.answer(answer.player, answer.choices));
        if (n % 3 || t->session.status() != Status::asking) continue;
        const auto later = t->session.hash();
        t->session.restore(snapshot);
        ASSERT_EQ(t->session.hash(), hash) << "seed " << seed << " answer " << n;
        ASSERT_TRUE(t->session.answer(answer.player, answer.choices));
        ASSERT_EQ(t->session.hash(), later) << "seed " << seed << " answer " << n;
      }
      ASSERT_NE(t->session.status(), Status::script_failed);
      ASSERT_NE(t->session.status(), Status::stuck) << "seed " << seed << " one in " << often;
      rollbacks += t->session.rollbacks;
    }
  }
  EXPECT_GT(rollbacks, 500u);
}

TEST_F(RandomGames, AreTheSameWithSparseCheckpoints) {
  std::uint64_t rollbacks = 0;
  for (const std::uint64_t often : {0, 5, 23}) {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      const auto near = table(seed), sparse = table(seed);
      sparse->session.sparse_checkpoints = true;
      for (Table* t : {near.get(), sparse.get()}) {
        t->scripts.fails = [=](const Kernel& k, const Call& call) {
          return often &&
                 (hash_state(k.state()) + static_cast<std::uint64_t>(call.function) * 7919) % often == 0;
        };
        t->start(seed);
      }
      Bot bot(seed);
      Snapshot snapshot;
      for (std::size_t n = 0; near->session.status() == Status::asking && n < 400; ++n) {
        ASSERT_EQ(near->session.hash(), sparse->session.hash()) << "seed " << seed << " prompt " << n;
        if (n == 20 + seed % 10) sparse->session.snapshot(snapshot);
        const Answer answer = bot.answer(*near);
        ASSERT_TRUE(near->session.answer(answer.player, answer.choices));
        ASSERT_TRUE(sparse->session.answer(answer.player, answer.choices));
        if (n != 25 + seed % 10) continue;
        const auto hash = sparse->session.hash();
        const std::vector<Answer> journal = sparse->session.journal();
        sparse->session.restore(snapshot);
        for (std::size_t i = n - 5; i <= n; ++i)
          ASSERT_TRUE(sparse->session.answer(journal[i].player, journal[i].choices)) << "seed " << seed;
        ASSERT_EQ(sparse->session.hash(), hash) << "seed " << seed;
      }
      ASSERT_EQ(near->session.hash(), sparse->session.hash()) << "seed " << seed;
      ASSERT_EQ(near->session.rollbacks > 0, sparse->session.rollbacks > 0);
      rollbacks += near->session.rollbacks;
    }
  }
  EXPECT_GT(rollbacks, 500u);
}

TEST_F(RandomGames, AreTheSameWhenEverythingIsAnnouncedByFrames) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    auto fast = table(seed), slow = table(seed);
    slow->kernel.always_push = true;
    play(*fast, seed);
    play(*slow, seed);
    ASSERT_EQ(fast->session.journal(), slow->session.journal()) << "seed " << seed;
    const State &a = fast->kernel.state(), &b = slow->kernel.state();
    EXPECT_EQ(std::memcmp(a.components, b.components, sizeof(Component) * (a.component_count + 1u)), 0)
        << "seed " << seed;
    EXPECT_EQ(std::memcmp(a.zones, b.zones, sizeof(Zone) * a.zone_count), 0);
    EXPECT_EQ(std::memcmp(&a.random, &b.random, sizeof a.random), 0);
    EXPECT_EQ(std::memcmp(a.globals, b.globals, sizeof a.globals), 0);
    EXPECT_EQ(a.outcome, b.outcome);
    EXPECT_EQ(fast->kernel.events().size(), slow->kernel.events().size());
  }
}

TEST_F(RandomGames, DoNotDependOnWhatWasPlayedOnTheTableBefore) {
  auto used = table(1);
  play(*used, 1);
  auto fresh = table(2);
  const auto expected = play(*fresh, 2);
  // The same kernel, cleared, and the position of a fresh table.
  auto start = table(2);
  used->kernel.clear(3);
  copy_state(used->kernel.mutable_state(), start->kernel.state());
  used->kernel.index_components();
  EXPECT_EQ(play(*used, 2), expected);
}

}  // namespace
