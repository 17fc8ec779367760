#include "testing/bench.hpp"

#include <algorithm>

#include <lua.hpp>

#include "game/bot.hpp"
#include "script/bind.hpp"
#include "script/stack_words.hpp"
#include "text/letters.hpp"
#include "text/suggest.hpp"

namespace misk::game {

using kernel::ComponentId;
using kernel::kNoId;

const Catalog& TestShelf::catalog(const Choice& packs) {
  auto& slot = catalogs_[packs];
  if (slot) return *slot;
  if (!packs.without.empty()) {
    slot = std::make_unique<Catalog>(catalog({packs.extra, {}}).without(packs.without));
    return *slot;
  }
  content::PackRoots roots = roots_;
  if (!packs.extra.empty()) roots.roots.push_back({packs.extra, content::Origin::named});
  slot = std::make_unique<Catalog>(roots);
  return *slot;
}

TestShelf::Shelved& TestShelf::scripts(const Choice& choice, const std::string& game) {
  const auto [it, is_new] = scripts_.try_emplace({choice, game});
  Shelved& shelved = it->second;
  if (!is_new) return shelved;
  const std::string& extra = choice.extra;
  const Catalog& packs = catalog(choice);
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
    for (const auto& need : pack.manifest.required) testing.visible.push_back(need.id);
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

TestShelf::Shelved& TestShelf::scripts_of(const Choice& choice, const std::vector<std::string>& packs,
                                          const std::string& game) {
  const auto [it, is_new] = scripts_of_.try_emplace({choice.without, packs, game});
  Shelved& shelved = it->second;
  if (!is_new) return shelved;
  const Catalog& all = catalog({"", choice.without});
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

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  bool inside = false;
  for (const char c : text) {
    if (text::is_letter(c) || static_cast<unsigned char>(c) >= 0x80) {
      if (!inside) words.emplace_back();
      words.back() += text::small(c);
      inside = true;
    } else {
      inside = false;
    }
  }
  return words;
}

const std::set<std::string>& TestShelf::written(Shelved& shelved, const Catalog& catalog) {
  if (!shelved.written.empty()) return shelved.written;
  for (const content::Pack& pack : catalog.library().packs)
    for (const content::PackFile& file : pack.scripts)
      if (file.path.rfind("tests/", 0) != 0)
        for (std::string& word : words_of(file.bytes)) shelved.written.insert(std::move(word));
  return shelved.written;
}

TestShelf TestShelf::with_script(const std::string& file, const std::string& text) const {
  TestShelf changed(roots_);
  for (const auto& [packs, catalog] : catalogs_)
    changed.catalogs_[packs] = std::make_unique<Catalog>(catalog->with_script(file, text));
  return changed;
}

const std::set<std::string>& TestBench::written() {
  game();
  return TestShelf::written(*playing_, *packs_);
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
  lua_pushnil(host().sandbox().state());
  lua_setfield(host().sandbox().state(), LUA_REGISTRYINDEX, script::kUnasked);
  kernel().always_push = false;
  host().on_error = nullptr;
  kernel().pause = nullptr;
  game_.reset();
}

void TestBench::begin(const std::string& name, const Setup& setup, const std::string& stop_kind,
                      const std::string& stop_name) {
  begin_with(shelf_.scripts(choice_, name), shelf_.catalog(choice_), setup);
  set_stop(find_stop(stop_kind, stop_name));
  game_->start(setup.seed);
}

void TestBench::begin_whole(const std::string& name, const Setup& setup,
                            const std::vector<std::string>& packs) {
  TestShelf::Shelved& shelved = shelf_.scripts_of(choice_, packs, name);
  begin_with(shelved, *shelved.catalog, setup);
  idle_watch_ = std::make_unique<IdleEffects>(kernel(), [this](kernel::Id ability, ComponentId of) {
    if (idle.empty()) idle = idle_effect_text(*game_, ability, of);
  });
  game_->start(setup.seed);
  check_status();
}

void TestBench::play(const std::vector<Choice>& plan, bool put_back) {
  constexpr int kMost = 20000;  // ends a game in which the rest of the plan never fits
  PlanPlayer player(plan);
  std::vector<std::int32_t> choices;
  kernel::Snapshot here;
  const auto go_back = [&] {
    if (!put_back || !open()) return;
    const std::uint64_t before = game().session().hash();
    game().session().snapshot(here);
    game().session().restore(here);
    check_status();
    if (game().session().hash() != before)
      throw TestFailure("going back to this very prompt leads to another position");
  };
  for (int n = 0; n < kMost && !player.done() && open(); ++n) {
    go_back();
    const auto part = static_cast<std::size_t>(waiting_part(kernel().request()));
    player.choose(game(), part, choices);
    if (idle_watch_) idle_watch_->answering(kernel().request().parts[part]);
    if (!answer(kernel().request().parts[part].player, choices))
      throw TestFailure("an answer that looked allowed was refused");
  }
  go_back();  // the prompt after the last answer, too
}

void TestBench::begin_with(TestShelf::Shelved& shelved, const Catalog& catalog, const Setup& setup) {
  end();
  playing_ = &shelved;
  packs_ = &catalog;
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
  set_stop({});
  back_at_ = -1;
  held_.clear();
  let_go_ = 0;
  lua_newtable(host().sandbox().state());
  lua_setfield(host().sandbox().state(), LUA_REGISTRYINDEX, script::kUnasked);
  k.pause = [this] { return should_pause(); };
  if (watch && watch->game) watch->game(*game_);
}

namespace {

// True if procedures only ask whether something will happen at this point, and none announces that it
// happened.
bool only_before(const kernel::Image& image, kernel::Id point) {
  bool asks = false;
  for (const kernel::Procedure& procedure : image.procedures)
    for (const kernel::Step& step : procedure.steps) {
      if (step.op != kernel::Op::announce || step.what != point) continue;
      if (step.goes_on == kNoId && step.left == kNoId) return false;
      asks = true;
    }
  return asks;
}

// True if a component on the table listens for the time before this point happens.
bool heard_before(const kernel::Kernel& k, kernel::Id point) {
  const kernel::Image& image = k.image();
  const auto listens = [&](kernel::Id id) {
    const kernel::Ability& ability = image.abilities[id];
    return ability.point == point &&
           (ability.tier == kernel::Tier::would || ability.tier == kernel::Tier::when);
  };
  for (int i = 0; i < k.state().delayed_count; ++i)
    if (listens(k.state().delayed[i].ability)) return true;
  for (ComponentId id = 1; id <= k.state().component_count; ++id)
    for (const kernel::Id a : image.definitions[k.component(id).definition].abilities)
      if (listens(a) && image.abilities[a].zones.has(k.zone_kind(k.component(id).zone))) return true;
  return false;
}

}  // namespace

TestBench::Stop TestBench::find_stop(const std::string& kind, const std::string& name) {
  Stop found;
  found.name = name;
  const kernel::Image& image = kernel().image();
  if (kind.empty() || kind == "procedure") {
    found.id = image.find_procedure(name);
    found.kind = Stop::Kind::procedure;
  }
  if (found.id == kNoId && kind != "procedure") {
    const std::string mark = "before ";
    found.before = name.rfind(mark, 0) == 0;
    found.id = image.find_point(found.before ? name.substr(mark.size()) : name);
    found.kind = Stop::Kind::point;
  }
  if (found.id != kNoId) {
    found.before = found.before || (found.kind == Stop::Kind::point && only_before(image, found.id));
    return found;
  }
  std::set<std::string> names;
  for (const auto& procedure : image.procedures) names.insert(procedure.name);
  for (const auto& point : image.points) names.insert(point.name);
  throw TestFailure("'" + name + "' is neither a procedure nor a timing point of this game; " +
                    text::did_you_mean(name, names, "misk api lists them"));
}

// A timing point without listeners is normally skipped; it is announced while a test waits for it.
void TestBench::set_stop(const Stop& wanted) {
  stop = wanted;
  kernel().always_push = stop.kind == Stop::Kind::point;
}

void TestBench::hold_window(const std::string& name) {
  const auto& windows = kernel().image().windows;
  std::set<std::string> names;
  for (std::size_t i = 0; i < windows.size(); ++i) {
    names.insert(windows[i].name);
    if (windows[i].name != name) continue;
    held_.insert(static_cast<kernel::Id>(i));
    return;
  }
  throw TestFailure("'" + name + "' is no window of this game; " +
                    text::did_you_mean(name, names, "misk api lists them"));
}

std::string TestBench::place() const {
  const kernel::State& s = game_->kernel().state();
  const kernel::Image& image = game_->kernel().image();
  if (!s.depth) return "";
  const kernel::Frame& top = s.frames[s.depth - 1];
  switch (top.kind) {
    case kernel::FrameKind::window:
      return image.windows[top.id].name;
    case kernel::FrameKind::timing:
      return image.points[top.id].name;
    case kernel::FrameKind::procedure:
      return image.procedures[top.id].name;
    default:
      return "";
  }
}

std::vector<int> TestBench::dice_left() {
  return kernel().scripted_rolls;
}

std::vector<std::string> TestBench::picks_left() {
  std::vector<std::string> left;
  for (const auto& each : kernel().scripted)
    left.push_back(kernel().image().definitions[each.definition].title);
  return left;
}

// True if nobody could use anything in this window now.
bool TestBench::nothing_to_use(const kernel::Frame& window) const {
  const kernel::Kernel& k = game_->kernel();
  const kernel::Image& image = k.image();
  const kernel::WindowDef& def = image.windows[window.id];
  const int last = def.last == kernel::kNoExpr
                       ? -1
                       : static_cast<int>(k.player_of(static_cast<ComponentId>(k.evaluate(def.last, {}))));
  for (int player = 0; player < k.state().players; ++player) {
    if (!k.playing(player) || !k.may_act(player)) continue;
    for (ComponentId id = 1; id <= k.state().component_count; ++id)
      for (const kernel::Id a : image.definitions[k.component(id).definition].abilities) {
        const kernel::Ability& ability = image.abilities[a];
        if (ability.kind == kernel::AbilityKind::window && ability.windows.has(window.id) &&
            (!ability.last_only || player == last) && k.available(a, id, k.state().avatars[player], nullptr))
          return false;
      }
  }
  return true;
}

bool TestBench::should_pause() {
  if (++frames > frame_limit && frame_limit)
    throw TestFailure("the test goes on for more than " + std::to_string(frame_limit) + " frames");
  if (stop.kind == Stop::Kind::none && back_at_ < 0 && held_.empty()) return false;
  const kernel::Kernel& k = game_->kernel();
  const auto& s = k.state();
  const kernel::Frame& top = s.frames[s.depth - 1];
  if (s.depth <= back_at_) {
    back_at_ = -1;
    return stopped = true;
  }
  if (top.kind == kernel::FrameKind::window && !top.window.asked && top.serial != let_go_ &&
      held_.count(top.id) && nothing_to_use(top)) {
    let_go_ = top.serial;
    return stopped = true;
  }
  bool hit = false;
  auto among = [&](const std::int32_t* v, int n) {
    return !stop.component || std::find(v, v + n, static_cast<std::int32_t>(stop.component)) != v + n;
  };
  if (stop.kind == Stop::Kind::procedure) {
    hit = top.kind == kernel::FrameKind::procedure && top.id == stop.id && top.step == 0 &&
          top.at(kernel::ProcedureStage::begin) && among(top.locals, kernel::kMaxLocals);
  } else if (stop.kind == Stop::Kind::point) {
    hit = top.kind == kernel::FrameKind::timing && top.id == stop.id &&
          among(top.timing.participants.data(), kernel::kParticipants);
    const auto last = static_cast<kernel::Tier>(top.last_tier);
    if (hit && (last == kernel::Tier::would || last == kernel::Tier::when))
      hit = stop.before || heard_before(k, stop.id);
  }
  if (!hit) return false;
  set_stop({Stop::Kind::none, stop.id, stop.component, stop.before, stop.name});
  return stopped = true;
}

void TestBench::check_status() {
  if (game().status() == kernel::Status::stuck)
    throw TestFailure((game().session().halted().empty() ? "the game goes round without an end"
                                                         : game().session().halted()) +
                      "\n" + script::stack_text(kernel()));
  if (const std::string bad = check_invariants(*game_);
      !bad.empty() && !(stopped && bad.find("no question") != bad.npos))
    throw TestFailure("the table is not sound any more: " + bad);
}

// While no script is live, the State is the whole game. Resuming it asks the question again.
void TestBench::refresh() {
  kernel::Snapshot now;
  now.state = std::make_unique<kernel::State>();
  copy_state(*now.state, kernel().state());
  now.memory = kernel().memory();
  now.events = kernel().events().size();
  now.answers = game().session().journal().size();
  dirty_ = false;
  if (watch && watch->changed) watch->changed();
  // Used scripted chances stay used, because going back to now goes back to nothing.
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
  const bool at_stop = stopped;
  if (!at_stop) open();
  if (game().over()) throw TestFailure("the game is over");
  kernel::State& s = kernel().mutable_state();
  const kernel::FrameKind top = s.depth ? s.frames[s.depth - 1].kind : kernel::FrameKind::procedure;
  if (at_stop && (top == kernel::FrameKind::script || top == kernel::FrameKind::ability))
    throw TestFailure(
        "the game is stopped inside an effect, where nothing else can resolve: stop at another "
        "timing point, or let it go on with g:go_on() first\n" +
        script::stack_text(kernel()));
  if (!at_stop && !kernel().quiescent())
    throw TestFailure(
        "an effect waits for an answer, so no other one can resolve: answer it first, or stop at a "
        "timing point before it (g:stop_at)\n" +
        script::stack_text(kernel()));
  const auto& image = kernel().image();
  const auto& definition = image.definitions[kernel().component(card).definition];
  for (const kernel::Id a : definition.abilities) {
    if (image.abilities[a].name != ability) continue;
    if (at_stop) back_at_ = s.depth;
    kernel().use_ability(a, card, you ? you : kernel().bearer(card), target, 0, true);
    stopped = false;
    if (kernel().quiescent())
      refresh();
    else
      game().session().resume();
    check_status();
    return;
  }
  std::set<std::string> names;
  for (const kernel::Id a : definition.abilities) names.insert(image.abilities[a].name);
  const std::string mend = text::did_you_mean(ability, names);
  throw TestFailure("'" + definition.title + "' has no ability named '" + ability + "'" +
                    (mend.empty() ? mend : "; " + mend));
}

}  // namespace misk::game
