#include "game/lua_test_bench.hpp"

#include <algorithm>

#include "game/bot.hpp"

namespace misk::game {

using kernel::ComponentId;
using kernel::kNoId;

const Catalog& TestShelf::catalog(const std::string& extra) {
  auto& slot = catalogs_[extra];
  if (!slot) {
    content::PackRoots roots = roots_;
    if (!extra.empty()) roots.roots.push_back({extra, content::Origin::named});
    slot = std::make_unique<Catalog>(roots);
  }
  return *slot;
}

TestShelf::Shelved& TestShelf::scripts(const std::string& extra, const std::string& game) {
  const auto [it, is_new] = scripts_.try_emplace({extra, game});
  Shelved& shelved = it->second;
  if (!is_new) return shelved;
  const Catalog& packs = catalog(extra);
  for (const auto& d : packs.diagnostics())
    if (!extra.empty() && d.file.rfind(extra, 0) == 0) shelved.problem += d.to_string() + "\n";
  std::vector<script::ScriptPack> more;
  for (const content::Pack& pack : packs.library().packs) {
    if (pack.id() != game) continue;
    script::ScriptPack testing;
    testing.id = game + "_testing";
    testing.kind = "cards";
    testing.game = game;
    testing.visible = {game};
    testing.root = pack.display("testing");
    for (const content::PackFile& file : pack.scripts) {
      if (file.path.rfind("testing/cards/", 0) == 0)
        testing.files.push_back({file.path.substr(8), file.bytes});
      if (file.path == "testing/language.lua") {
        shelved.language = file.bytes;
        shelved.language_path = pack.display(file.path);
      }
    }
    shelved.testing = testing.id;
    more.push_back(std::move(testing));
  }
  if (more.empty()) {
    shelved.problem += "no pack '" + game + "' is loaded; the first argument of t:game names the game\n";
    return shelved;
  }
  shelved.scripts = std::make_unique<Scripts>(packs, game, script::Limits{}, more);
  if (!shelved.scripts->ok())
    for (const auto& report : shelved.scripts->host().reports())
      if (report.severity == script::Report::Severity::error) shelved.problem += report.to_string() + "\n";
  return shelved;
}

TestShelf::Shelved& TestShelf::scripts_of(const std::vector<std::string>& packs, const std::string& game) {
  const auto [it, is_new] = scripts_of_.try_emplace({packs, game});
  Shelved& shelved = it->second;
  if (!is_new) return shelved;
  const Catalog& all = catalog("");
  std::vector<std::string> others;
  for (const content::Pack& pack : all.library().packs)
    if (!packs.empty() && pack.manifest.game == game &&
        std::find(packs.begin(), packs.end(), pack.id()) == packs.end())
      others.push_back(pack.id());
  shelved.catalog = std::make_unique<Catalog>(all.without(others));
  for (const std::string& id : packs)
    if (!shelved.catalog->library().find(id))
      shelved.problem += "the pack '" + id + "' is not loaded; say where it is with --packs\n";
  if (!shelved.problem.empty()) return shelved;
  shelved.scripts = std::make_unique<Scripts>(*shelved.catalog, game);
  if (!shelved.scripts->ok())
    for (const auto& report : shelved.scripts->host().reports())
      if (report.severity == script::Report::Severity::error) shelved.problem += report.to_string() + "\n";
  return shelved;
}

TestShelf TestShelf::with_script(const std::string& file, const std::string& text) const {
  TestShelf changed(roots_);
  for (const auto& [extra, catalog] : catalogs_)
    changed.catalogs_[extra] = std::make_unique<Catalog>(catalog->with_script(file, text));
  return changed;
}

Game& TestBench::game() {
  if (!game_) throw TestFailure("there is no game yet: begin one with t:game { ... }");
  return *game_;
}

void TestBench::end() {
  covering_.reset();
  idle_watch_.reset();
  if (!game_) return;
  if (watch && watch->end) watch->end();
  host().on_error = nullptr;
  kernel().pause = nullptr;
  game_.reset();
}

void TestBench::begin(const std::string& name, const Setup& setup, const std::string& stop_kind,
                      const std::string& stop_name) {
  begin_with(shelf_.scripts(extra_, name), shelf_.catalog(extra_), setup);
  stop = find_stop(stop_kind, stop_name);
  game_->start(setup.seed);
}

void TestBench::begin_whole(const std::string& name, const Setup& setup,
                            const std::vector<std::string>& packs) {
  TestShelf::Shelved& shelved = shelf_.scripts_of(packs, name);
  begin_with(shelved, *shelved.catalog, setup);
  stop.kind = Stop::Kind::none;
  idle_watch_ = std::make_unique<IdleEffects>(kernel(), [this](kernel::Id ability, ComponentId of) {
    if (idle.empty()) idle = idle_effect_text(*game_, ability, of);
  });
  game_->start(setup.seed);
  check_status();
}

void TestBench::play(const std::vector<Choice>& plan, bool put_back) {
  constexpr int kMost = 20000;  // where nothing fits any more
  PlanPlayer player(plan);
  std::vector<std::int32_t> choices;
  kernel::Snapshot here;
  for (int n = 0; n < kMost && !player.done() && open(); ++n) {
    if (put_back) {
      const std::uint64_t before = game().session().hash();
      game().session().snapshot(here);
      game().session().restore(here);
      check_status();
      if (game().session().hash() != before)
        throw TestFailure("going back to this very prompt leads to another position");
    }
    const auto part = static_cast<std::size_t>(waiting_part(kernel().request()));
    player.choose(game(), part, choices);
    if (!answer(kernel().request().parts[part].player, choices))
      throw TestFailure("an answer that looked allowed was refused");
  }
}

void TestBench::begin_with(TestShelf::Shelved& shelved, const Catalog& catalog, const Setup& setup) {
  end();
  if (!shelved.problem.empty()) throw TestFailure("the packs cannot be loaded:\n" + shelved.problem);
  kernel::Kernel& k = shelved.scripts->host().kernel();
  k.pause = nullptr;
  k.scripted.clear();
  k.scripted_rolls.clear();
  k.scripted_no_shuffle = false;
  k.record_events = true;
  errors.clear();
  idle.clear();
  shelved.scripts->host().on_error = nullptr;
  shelved.scripts->host().take_reports();
  game_ = std::make_unique<Game>(catalog, *shelved.scripts, setup);
  ++serial;
  host().on_error = [this](const script::Report& report) {
    if (report.severity == script::Report::Severity::error) errors.push_back(report);
    if (watch && watch->error) watch->error(report);
  };
  if (coverage) covering_ = coverage->watch(*shelved.scripts);
  stopped = dirty_ = false;
  scanned_ = 0;
  k.pause = [this] { return should_pause(); };
  if (watch && watch->game) watch->game(*game_);
}

TestBench::Stop TestBench::find_stop(const std::string& kind, const std::string& name) {
  Stop found;
  found.name = name;
  const kernel::Image& image = kernel().image();
  if (kind.empty() || kind == "procedure") {
    found.id = image.find_procedure(name);
    found.kind = Stop::Kind::procedure;
  }
  if (found.id == kNoId && kind != "procedure") {
    found.id = image.find_point(name);
    found.kind = Stop::Kind::point;
  }
  if (found.id == kNoId)
    throw TestFailure("'" + name + "' is neither a procedure nor a timing point of this game");
  scanned_ = kernel().events().size();
  return found;
}

bool TestBench::should_pause() {
  if (++frames > frame_limit && frame_limit)
    throw TestFailure("the test goes on for more than " + std::to_string(frame_limit) + " frames");
  if (stop.kind == Stop::Kind::none) return false;
  const kernel::Kernel& k = game_->kernel();
  const auto& s = k.state();
  const kernel::Frame& top = s.frames[s.depth - 1];
  bool hit = false;
  auto among = [&](const std::int32_t* v, int n) {
    return !stop.component || std::find(v, v + n, static_cast<std::int32_t>(stop.component)) != v + n;
  };
  if (stop.kind == Stop::Kind::procedure) {
    hit = top.kind == kernel::FrameKind::procedure && top.id == stop.id && top.step == 0 && top.stage == 0 &&
          among(top.v, kernel::kMaxLocals);
  } else {
    hit = top.kind == kernel::FrameKind::timing && top.id == stop.id && among(top.v, 5);
    const auto& events = k.events();
    scanned_ = std::min(scanned_, events.size());
    for (; scanned_ < events.size(); ++scanned_) {
      const kernel::Event& e = events[scanned_];
      hit = hit || (e.kind == kernel::Event::Kind::point && e.id == stop.id && among(e.v, 5));
    }
  }
  if (!hit) return false;
  stop.kind = Stop::Kind::none;
  return stopped = true;
}

void TestBench::check_status() {
  if (game().status() == kernel::Status::stuck)
    throw TestFailure((game().session().halted().empty() ? "the game goes round without an end"
                                                         : game().session().halted()) +
                      "\n" + kernel().stack_text());
  if (const std::string bad = check_invariants(*game_);
      !bad.empty() && !(stopped && bad.find("no question") != bad.npos))
    throw TestFailure("the table is not sound any more: " + bad);
}

// The State is all there is of a game whenever no script is live: taking it up again asks again.
void TestBench::refresh() {
  kernel::Snapshot now;
  now.state = std::make_unique<kernel::State>();
  copy_state(*now.state, kernel().state());
  now.events = kernel().events().size();
  now.answers = game().session().journal().size();
  dirty_ = false;
  if (watch && watch->changed) watch->changed();
  // What was scripted and has been used stays used: going back to now is going back to nothing.
  kernel().drawn.clear();
  kernel().drawn_rolls.clear();
  game().session().restore(now);
  check_status();
}

const kernel::Request* TestBench::open() {
  Game& g = game();
  if (stopped || g.status() != kernel::Status::asking) return nullptr;
  if (dirty_ && kernel().quiescent()) refresh();
  if (stopped || g.status() != kernel::Status::asking || !kernel().request().open) return nullptr;
  return &kernel().request();
}

void TestBench::go() {
  Game& g = game();
  if (!stopped) {
    open();
    return;
  }
  stopped = false;
  if (dirty_ && kernel().quiescent())
    refresh();
  else
    g.session().resume();
  check_status();
}

bool TestBench::answer(int player, const std::vector<std::int32_t>& choices) {
  if (!game().answer(player, choices)) return false;
  check_status();
  return true;
}

void TestBench::jump(const std::string& name) {
  kernel::State& s = kernel().mutable_state();
  kernel::Frame& top = s.frames[s.depth - 1];
  if (!stopped || top.kind != kernel::FrameKind::procedure)
    throw TestFailure("the game does not stand at a procedure");
  const kernel::Procedure& procedure = kernel().image().procedures[top.id];
  const kernel::Id called = kernel().image().find_procedure(name);
  for (std::size_t i = 0; i < procedure.steps.size(); ++i) {
    if (procedure.steps[i].op != kernel::Op::call || procedure.steps[i].what != called) continue;
    if (procedure.period != kNoId) kernel().begin_period(procedure.period);
    top.step = static_cast<std::uint16_t>(i);
    dirty_ = true;
    return;
  }
  throw TestFailure("'" + procedure.name + "' calls no '" + name + "'");
}

void TestBench::use(ComponentId card, const std::string& ability, ComponentId you, ComponentId target) {
  open();
  if (!kernel().quiescent())
    throw TestFailure("an effect waits for an answer: answer it first\n" + kernel().stack_text());
  if (game().over()) throw TestFailure("the game is over");
  const auto& image = kernel().image();
  const auto& definition = image.definitions[kernel().component(card).definition];
  for (const kernel::Id a : definition.abilities) {
    if (image.abilities[a].name != ability) continue;
    kernel().use_ability(a, card, you ? you : kernel().bearer(card), target, 0, true);
    stopped = false;
    refresh();
    return;
  }
  throw TestFailure("'" + definition.title + "' has no ability named '" + ability + "'");
}

}  // namespace misk::game
