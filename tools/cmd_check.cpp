// misk check: what is wrong with packs, or could be better.
#include <cstdio>
#include <map>
#include <set>
#include <tuple>

#include <lua.hpp>

#include "check_todo.hpp"
#include "check_translations.hpp"
#include "cli.hpp"
#include "content/suggest.hpp"
#include "game/deck.hpp"
#include "game/view.hpp"
#include "lua_scan.hpp"

namespace misk::cli {
namespace {

using content::Diagnostic;
using content::Severity;

struct Options {
  std::vector<std::string> paths;
  bool json = false;
};

/// What the sandbox withholds, and what to use instead.
const std::map<std::string, std::string>& forbidden() {
  static const std::map<std::string, std::string> names = {
      {"os", "packs see no clock, files or environment"},
      {"io", "packs see no files"},
      {"debug", "packs cannot look into the engine"},
      {"package", "use require \"file\" for files of a pack"},
      {"ffi", "packs cannot call native code"},
      {"jit", "packs cannot steer the compiler"},
      {"coroutine", "choose() and event() wait by themselves"},
      {"load", "write the code into a file and require it"},
      {"loadstring", "write the code into a file and require it"},
      {"loadfile", "use require \"file\""},
      {"dofile", "use require \"file\""},
      {"module", "return a table, or engine.export"},
      {"setfenv", "every pack has its own globals already"},
      {"getfenv", "every pack has its own globals already"},
      {"newproxy", "use a table"},
      {"collectgarbage", "memory is the engine's business"},
      {"_G", "globals cannot be listed or set; use locals or engine.export"},
      {"math.random", "use random(n), roll(n) or pick(zone): replays need the game's own random source"},
      {"math.randomseed", "the game's seed is chosen by who plays"},
  };
  return names;
}

class Checker {
 public:
  /// `each_todo`: a finding for each script with sentences that are not scripted, not one for each pack.
  Checker(const game::Catalog& catalog, bool each_todo) : catalog_(catalog), each_todo_(each_todo) {
    for (const Diagnostic& diagnostic : catalog.diagnostics()) add(diagnostic);
  }

  void run() {
    for (const std::string& id : game::game_ids(catalog_)) {
      game::Scripts scripts(catalog_, id);
      for (const script::Report& report : scripts.host().reports()) add(report);
      for (const content::Pack& pack : catalog_.library().packs)
        if (pack.id() == id || pack.manifest.game == id) scan_pack(pack, scripts);
      if (!scripts.ok()) continue;
      check_decks(scripts);
      check_triggers(scripts);
      ask_game(scripts);
      for (const Diagnostic& each : check_translations(catalog_, scripts)) add(each);
    }
    for (const content::Pack& pack : catalog_.library().packs) {
      const std::string& game = pack.manifest.game;
      if (catalog_.library().find(game)) continue;
      add({Severity::error, pack.manifest.file, 0, 0, "the game '" + game + "' of this pack is not loaded",
           "add the folder of that game's pack", "missing-game"});
    }
  }

  /// All findings, each once, by file and line.
  std::vector<Diagnostic> sorted() const {
    auto list = found_;
    std::stable_sort(list.begin(), list.end(), [](const Diagnostic& a, const Diagnostic& b) {
      return std::tie(a.file, a.line) < std::tie(b.file, b.line);
    });
    return list;
  }

 private:
  void add(const Diagnostic& diagnostic) {
    if (seen_.insert(diagnostic.to_string()).second) found_.push_back(diagnostic);
  }
  void add(const script::Report& report) {
    add({report.severity == script::Report::Severity::error ? Severity::error : Severity::warning,
         report.file, report.line, 0, report.message, report.mend,
         report.rule.empty() ? "script" : report.rule});
  }

  void scan_pack(const content::Pack& pack, game::Scripts& scripts);
  void judge(const LuaFinding& finding, const std::string& file, bool is_test,
             const std::set<std::string>& globals);
  void check_decks(game::Scripts& scripts);
  void check_triggers(game::Scripts& scripts);
  void ask_game(game::Scripts& scripts);

  const game::Catalog& catalog_;
  bool each_todo_;
  std::vector<Diagnostic> found_;
  std::set<std::string> seen_;
  std::map<std::string, std::set<std::string>> announced_;  // by game
};

/// The names that scripts of a pack see.
std::set<std::string> globals_of(script::Host& host, const std::string& pack) {
  std::set<std::string> names;
  lua_State* L = host.sandbox().state();
  lua_rawgeti(L, LUA_REGISTRYINDEX, host.sandbox().environment(pack));
  lua_pushnil(L);
  while (lua_next(L, -2)) {
    if (lua_type(L, -2) == LUA_TSTRING) names.insert(lua_tostring(L, -2));
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return names;
}

void Checker::scan_pack(const content::Pack& pack, game::Scripts& scripts) {
  const std::set<std::string> globals = globals_of(scripts.host(), pack.id());
  std::string root;
  for (const auto& each : game::script_packs(catalog_, scripts.game()))
    if (each.id == pack.id()) root = each.root;
  for (const Diagnostic& todo : check_todos(pack, root, each_todo_)) add(todo);
  for (const content::PackFile& file : pack.scripts) {
    // Tests, and the language they are written in, run in a world of their own.
    const bool is_test = file.path.rfind("tests/", 0) == 0 || file.path.rfind("testing/", 0) == 0;
    for (const LuaFinding& finding : scan_lua(file.bytes)) {
      if (finding.kind == LuaFinding::Kind::announces) announced_[scripts.game()].insert(finding.name);
      judge(finding, root + "/" + file.path, is_test, globals);
    }
  }
}

void Checker::judge(const LuaFinding& finding, const std::string& file, bool is_test,
                    const std::set<std::string>& globals) {
  const std::string name = "'" + finding.name + "'";
  switch (finding.kind) {
    case LuaFinding::Kind::global_read:
      if (const auto it = forbidden().find(finding.name); it != forbidden().end()) {
        if (!is_test || !globals.count(finding.name))
          add({Severity::error, file, finding.line, 0, name + " is not for packs", it->second,
               "forbidden-global"});
      } else if (!is_test && !globals.empty() && !globals.count(finding.name) &&
                 finding.name.find_first_of(".[") == std::string::npos) {
        add({Severity::error, file, finding.line, 0, "nothing is called " + name,
             content::did_you_mean(finding.name, globals, "declare it as a local"), "unknown-global"});
      }
      break;
    case LuaFinding::Kind::global_write:
      if (!is_test)
        add({Severity::error, file, finding.line, 0, name + " is assigned as a global",
             "write `local " + finding.name + "`, or keep it in a counter or `game`", "global-write"});
      break;
    case LuaFinding::Kind::upvalue_write:
      if (!is_test)
        add({Severity::error, file, finding.line, 0,
             "a function changes " + name + ", a local of the file: undo, saves and replays cannot see it",
             "keep it in a counter, a flag, `memory` or `game`", "state-outside-kernel"});
      break;
    case LuaFinding::Kind::table_write:
      if (!is_test)
        add({Severity::warning, file, finding.line, 0,
             "a function changes the table " + name +
                 " of the file; if that happens in play, undo, saves and replays "
                 "cannot see it",
             "keep what changes in a counter, a flag, `memory` or `game`", "state-outside-kernel"});
      break;
    case LuaFinding::Kind::condition_data:
      add({Severity::warning, file, finding.line, 0, "this condition can be data",
           "write it as a text, e.g. condition = \"here.clues > 0\"", "condition-as-function"});
      break;
    case LuaFinding::Kind::announces:
      break;
  }
}

/// What is wrong with the decks of packs.
void Checker::check_decks(game::Scripts& scripts) {
  const kernel::Image& image = scripts.host().image();
  for (const content::Deck& deck : catalog_.decks()) {
    // A deck belongs to the game that knows its investigator, or to the game of its pack.
    bool mine = image.find_definition(deck.avatar) != kernel::kNoId;
    for (const content::Pack& pack : catalog_.library().packs)
      mine = mine || (pack.manifest.game == scripts.game() && deck.file.rfind(pack.display(""), 0) == 0);
    if (!mine) continue;
    for (const Diagnostic& each : game::deck_problems(scripts, deck)) add(each);
  }
}

/// Abilities that wait for a timing point that nothing announces.
void Checker::check_triggers(game::Scripts& scripts) {
  const kernel::Image& image = scripts.host().image();
  std::set<std::string> announced = announced_[scripts.game()];
  for (const kernel::Procedure& procedure : image.procedures)
    for (const kernel::Step& step : procedure.steps)
      if (step.op == kernel::Op::announce && step.what < image.points.size())
        announced.insert(image.points[step.what].name);
  for (const kernel::Id point : {image.policy.initiates, image.policy.resolved})
    if (point != kernel::kNoId) announced.insert(image.points[point].name);
  for (const kernel::Ability& ability : image.abilities)
    if (ability.announce != kernel::kNoId) announced.insert(image.points[ability.announce].name);
  for (const kernel::Ability& ability : image.abilities) {
    if (ability.point == kernel::kNoId || announced.count(image.points[ability.point].name)) continue;
    const std::string& name = image.points[ability.point].name;
    add({Severity::warning, ability.origin.file, ability.origin.line, 0,
         "the timing point '" + name + "' is announced nowhere: this ability never triggers",
         content::did_you_mean(name, announced, "announce it with event() or after()"), "dead-trigger"});
  }
}

/// What the game itself has to say: its export `lint() -> list of { file, line, message, mend, rule, severity
/// }`.
void Checker::ask_game(game::Scripts& scripts) {
  script::Host& host = scripts.host();
  if (!host.has_export("lint")) return;
  host.take_reports();
  if (!host.call_export(
          "lint", [](lua_State*) { return 0; }, 1)) {
    for (const script::Report& report : host.take_reports()) add(report);
    return;
  }
  lua_State* L = host.sandbox().state();
  const int list = lua_gettop(L);
  const auto n = lua_istable(L, list) ? static_cast<int>(lua_objlen(L, list)) : 0;
  for (int i = 1; i <= n; ++i) {
    lua_rawgeti(L, list, i);
    if (lua_istable(L, -1)) {
      auto text = [&](const char* key) {
        lua_pushstring(L, key);
        lua_rawget(L, -2);
        const char* value = lua_tostring(L, -1);
        const std::string out = value ? value : "";
        lua_pop(L, 1);
        return out;
      };
      Diagnostic diagnostic;
      diagnostic.file = text("file");
      diagnostic.line = std::atoi(text("line").c_str());
      if (const kernel::Id id = host.image().find_definition(text("card"));
          id != kernel::kNoId && diagnostic.file.empty()) {
        diagnostic.file = host.image().definitions[id].origin.file;
        diagnostic.line = host.image().definitions[id].origin.line;
      }
      diagnostic.message = text("message");
      diagnostic.mend = text("mend");
      diagnostic.rule = text("rule");
      diagnostic.severity = text("severity") == "warning" ? Severity::warning : Severity::error;
      add(diagnostic);
    }
    lua_pop(L, 1);
  }
  lua_settop(L, list - 1);
}

int check(const Options& options, const Shared& shared) {
  std::vector<std::string> extra = shared.packs;
  extra.insert(extra.end(), options.paths.begin(), options.paths.end());
  const game::Catalog catalog(pack_roots(extra, Own::needed));
  Checker checker(catalog, options.json);
  checker.run();
  int errors = 0, warnings = 0;
  auto document = nlohmann::ordered_json::array();
  for (const Diagnostic& diagnostic : checker.sorted()) {
    const bool error = diagnostic.severity == Severity::error;
    ++(error ? errors : warnings);
    if (options.json)
      document.push_back({{"file", diagnostic.file},
                          {"line", diagnostic.line},
                          {"severity", error ? "error" : "warning"},
                          {"message", diagnostic.message},
                          {"mend", diagnostic.mend},
                          {"rule", diagnostic.rule}});
    else
      std::printf("%s\n", diagnostic.to_string().c_str());
  }
  if (options.json)
    print_json({{"errors", errors}, {"warnings", warnings}, {"findings", document}});
  else
    std::printf("%d errors, %d warnings\n", errors, warnings);
  return errors ? kFailed : kDone;
}

}  // namespace

void add_check(CLI::App& app, Shared& shared) {
  auto options = std::make_shared<Options>();
  CLI::App* command =
      subcommand(app, shared, "check", "Says what is wrong with packs", "misk check packs/my_pack");
  command->add_option("path", options->paths, "packs, or folders with packs")->type_name("PATH");
  command->add_flag("--json", options->json, "print one JSON document");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return check(*options, shared); }; });
}

}  // namespace misk::cli
