#include "testing/lua_test.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <set>

#include <lua.hpp>

#include "content/pack.hpp"
#include "lua/sources.hpp"
#include "sandbox/raw.hpp"
#include "script/explain.hpp"
#include "testing/bench.hpp"
#include "text/clean.hpp"
#include "text/number.hpp"

namespace misk::game {
namespace {

namespace fs = std::filesystem;

struct TestFile {
  std::string shown;  // name in messages
  std::string pack, game;
  std::string folder;       // its tests/ folder, absolute
  TestShelf::Choice packs;  // the packs of its tests
  std::string text;
  std::map<std::string, std::string> modules;  // modules for `require`, by path below tests/
};

struct Registered {
  std::string name;
  std::vector<std::string> rules;
  int line = 0, function = 0;
};

std::string absolute(const std::string& path) {
  std::error_code error;
  const fs::path canonical = fs::weakly_canonical(path, error);
  std::string text = (error ? fs::path(path) : canonical).string();
  while (text.size() > 1 && text.back() == '/') text.pop_back();
  return text;
}

bool under(const std::string& path, const std::string& folder) {
  return path == folder || path.rfind(folder + "/", 0) == 0;
}

std::string relative(const std::string& path) {
  std::error_code error;
  const auto shown = fs::relative(path, fs::current_path(error), error);
  return error || shown.empty() || shown.string().rfind("..", 0) == 0 ? path : shown.string();
}

// The packs that a test's pack needs, directly or not, and itself.
std::set<std::string> needed_by(const content::Library& library, const std::string& pack) {
  std::set<std::string> needed = {pack};
  std::vector<std::string> open = {pack};
  while (!open.empty()) {
    const content::Pack* next = library.find(open.back());
    open.pop_back();
    if (!next) continue;
    for (const auto* list : {&next->manifest.required, &next->manifest.optional})
      for (const content::Dependency& each : *list)
        if (needed.insert(each.id).second) open.push_back(each.id);
  }
  return needed;
}

/// The folders to search for packs: the common ones, and those of paths elsewhere.
content::PackRoots roots_of(const LuaTestOptions& options) {
  content::PackRoots out = options.pack_roots;
  std::vector<content::PackRoot>& roots = out.roots;
  roots.clear();
  auto add = [&](const std::string& root, content::Origin origin) {
    // A pack that is named here is on, even in a folder that is searched anyway.
    for (const content::PackRoot& known : roots)
      if (under(root, known.path) && origin != content::Origin::named) return;
    std::erase_if(roots,
                  [&](const auto& known) { return known.origin == origin && under(known.path, root); });
    roots.push_back({root, origin});
  };
  if (options.pack_roots.roots.empty()) {
    for (const char* usual : {"scripts", "cards"})
      if (fs::exists(usual)) add(absolute(usual), content::Origin::bundled);
  } else {
    for (const content::PackRoot& root : options.pack_roots.roots) add(absolute(root.path), root.origin);
  }
  std::vector<std::string> paths = options.paths;
  paths.insert(paths.end(), options.with.begin(), options.with.end());
  for (const std::string& path : paths) {
    std::error_code error;
    if (!fs::exists(path, error)) continue;
    // A test file or folder inside a pack selects the pack.
    if (const std::string pack = content::pack_around(path); !pack.empty())
      add(pack, content::Origin::named);
    else if (fs::is_directory(path, error))
      add(absolute(path), content::Origin::named);
  }
  // Named packs come before the user's, so that they win if two have the same id.
  std::stable_partition(roots.begin(), roots.end(),
                        [](const auto& root) { return root.origin != content::Origin::user; });
  return out;
}

std::vector<TestFile> find_tests(const Catalog& catalog, const std::string& path,
                                 std::set<std::string>& taken) {
  const std::string wanted = absolute(path);
  std::vector<TestFile> files;
  for (const content::Pack& pack : catalog.library().packs) {
    std::map<std::string, std::string> modules;
    for (const content::PackFile& file : pack.scripts)
      if (file.path.rfind("tests/", 0) == 0) modules[file.path.substr(6)] = file.bytes;
    for (const auto& [name, text] : modules) {
      const std::string full = absolute(pack.display("tests/" + name));
      if (name.find('/') != name.npos || !under(full, wanted) || !taken.insert(full).second) continue;
      TestFile file;
      file.shown = relative(full);
      file.pack = pack.id();
      file.game = pack.manifest.game.empty() ? pack.id() : pack.manifest.game;
      file.folder = fs::path(full).parent_path().string();
      std::error_code error;
      if (fs::is_directory(file.folder + "/packs", error)) file.packs.extra = file.folder + "/packs";
      file.text = text;
      file.modules = modules;
      files.push_back(std::move(file));
    }
  }
  return files;
}

// Why packs at that path are left out with their tests (say a needed pack is missing); "" if none is.
std::string left_out_at(const Catalog& catalog, const std::string& wanted) {
  std::string why;
  for (const auto& d : catalog.diagnostics()) {
    const std::string pack = d.severity == content::Severity::error ? content::pack_around(d.file) : "";
    if (pack.empty() || !(under(pack, wanted) || under(wanted, pack))) continue;
    const auto& packs = catalog.library().packs;
    if (std::any_of(packs.begin(), packs.end(),
                    [&](const auto& each) { return absolute(each.root) == pack; }))
      continue;
    why += (why.empty() ? "the tests cannot run, as the pack is left out:\n" : "\n") + d.to_string();
  }
  return why;
}

/// One test file: its own Lua state, and its tests one after the other.
class FileRun {
 public:
  FileRun(const TestFile& file, std::size_t index, TestShelf& shelf, std::uint64_t frame_limit = 0,
          Coverage* coverage = nullptr, const LuaTestWatch* watch = nullptr)
      : file_(file),
        index_(index),
        library_(shelf.catalog(file.packs).library()),
        box_(limits(frame_limit > 0)),
        bench_(shelf, file.packs) {
    bench_.frame_limit = frame_limit;
    bench_.coverage = coverage;
    bench_.pack = file.pack;
    bench_.watch = watch;
  }

  /// Finds the tests. False, with the fault in `problem`, if the file cannot be read.
  bool load(LuaTestResult& problem) {
    lua_State* L = box_.state();
    bench_.file = file_.shown;
    script::ScriptError error;
    box_.set_print([this](const std::string&, const std::string& text) { bench_.printed += text + "\n"; });
    box_.set_require(
        [this](const std::string& from, const std::string& name, script::Sandbox::Module& module) {
          module.owner = from;
          // Files of libraries are for tests and for a game's testing/language.lua, which runs as the
          // language.
          if (from == "misk" || name.find(':') != name.npos) return find_in_library(name, module);
          const auto found = file_.modules.find(name + ".lua");
          if (found == file_.modules.end()) {
            module.problem = "no file " + name + ".lua in " + relative(file_.folder);
            return false;
          }
          module.path = relative(file_.folder + "/" + found->first);
          module.source = found->second;
          return true;
        });
    // The language is a function: it takes the primitives and returns the function that runs one test.
    if (!box_.run("misk", "misk/test.lua",
                  "return function(...) " + std::string(lua::test_texts) + lua::test_options +
                      lua::test_game + " end",
                  1, error))
      return broken(error, problem);
    push_test_primitives(L, bench_);
    lua_pushstring(L, file_.game.c_str());
    script::raw_kept(L, box_.environment("misk"));
    lua_pushlightuserdata(L, this);
    lua_pushcclosure(L, load_language, 1);
    lua_remove(L, -2);
    if (!box_.call(3, 2, error)) return broken(error, problem);
    methods_ = luaL_ref(L, LUA_REGISTRYINDEX);
    run_one_ = luaL_ref(L, LUA_REGISTRYINDEX);
    script::raw_kept(L, box_.environment("tests"));
    lua_pushstring(L, "test");
    lua_pushlightuserdata(L, this);
    lua_pushcclosure(L, add, 1);
    lua_rawset(L, -3);
    lua_pop(L, 1);
    return box_.run("tests", file_.shown, file_.text, 0, error) || broken(error, problem);
  }

  std::size_t size() const { return tests_.size(); }

  /// True if the test's name, file or rule contains the text.
  bool matches(std::size_t index, const std::string& filter) const {
    const Registered& test = tests_[index];
    if (filter.empty() || test.name.find(filter) != filter.npos || file_.shown.find(filter) != filter.npos)
      return true;
    return std::any_of(test.rules.begin(), test.rules.end(),
                       [&](const auto& rule) { return rule.find(filter) != rule.npos; });
  }

  LuaTestResult run(std::size_t index) {
    const Registered& test = tests_[index];
    LuaTestResult result;
    result.id = {index_, index};
    result.file = file_.shown;
    result.name = test.name;
    result.rules = test.rules;
    result.line = test.line;
    if (bench_.watch && bench_.watch->test) bench_.watch->test(result);
    bench_.full_message.clear();
    bench_.printed.clear();
    bench_.warnings.clear();
    bench_.log_from = 0;
    bench_.frames = 0;
    const auto begin = std::chrono::steady_clock::now();
    lua_State* L = box_.state();
    script::raw_kept(L, run_one_);
    script::raw_kept(L, test.function);
    script::ScriptError error;
    result.passed = box_.call(1, 0, error);
    if (!result.passed) {
      result.message = error.message;
      if (error.file == file_.shown) {  // otherwise the test language has made the message
        const text::Diagnostic told = explain(error);
        result.message = told.message + (told.mend.empty() ? "" : "; " + told.mend);
      }
      if (const std::string& full = bench_.full_message;
          !full.empty() && full.rfind(error.message.substr(0, 60), 0) == 0)
        result.message = full;
      // The error was raised inside the language, but the interesting line is the test's own.
      const std::string mark = file_.shown + ":";
      const auto at = error.file == file_.shown ? std::string::npos : error.traceback.find(mark);
      if (error.file == file_.shown) result.line = error.line;
      if (at != std::string::npos) {
        result.line = text::leading_number(std::string_view(error.traceback).substr(at + mark.size()));
        result.message += "\n" + error.traceback;
      }
      if (!bench_.printed.empty()) result.message += "\nprinted:\n" + bench_.printed;
    }
    bench_.end();
    result.warnings = bench_.warnings;
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    result.frames = bench_.frames;
    return result;
  }

 private:
  bool find_in_library(const std::string& name, script::Sandbox::Module& module) const {
    const auto colon = std::min(name.find(':'), name.size());
    const content::Pack* pack = library_.find(name.substr(0, colon));
    const content::PackFile* script = nullptr;
    if (pack && colon < name.size()) script = pack->find(name.substr(colon + 1) + ".lua");
    if (!pack || pack->manifest.kind != content::PackKind::library) {
      module.problem = "write the pack of a library and its file, like \"common:testing/language\"";
    } else if (!script) {
      module.problem = "no file " + name.substr(colon + 1) + ".lua in the pack '" + pack->id() + "'";
    } else {
      module.path = relative(pack->display(script->path));
      module.source = script->bytes;
    }
    return script != nullptr && module.problem.empty();
  }

  text::Diagnostic explain(const script::ScriptError& error) {
    script::ExplainWith with;
    with.verbs = methods();
    with.source = [this](const std::string& file) { return file == file_.shown ? &file_.text : nullptr; };
    with.is_library = [](const std::string& pack) { return pack != "tests"; };
    return script::explain(error, with);
  }

  // The methods that a test may call on `t` and `g`.
  std::vector<std::string> methods() {
    lua_State* L = box_.state();
    std::vector<std::string> names;
    if (!methods_) return names;
    script::ScriptError error;
    script::raw_kept(L, methods_);
    if (!box_.call(0, 1, error)) return names;
    for (int i = 1; i <= static_cast<int>(lua_objlen(L, -1)); ++i) {
      script::raw_item(L, -1, i);
      if (lua_type(L, -1) == LUA_TSTRING) names.emplace_back(lua_tostring(L, -1));
      lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return names;
  }

  // If games are limited, the test is too: it may loop without playing.
  static script::Limits limits(bool tight) {
    script::Limits limits;
    limits.call_instructions = limits.load_instructions = tight ? 50'000'000 : 500'000'000;
    limits.seconds = 30;
    limits.memory_soft = 256u << 20;
    limits.memory_hard = 512u << 20;
    return limits;
  }

  bool broken(const script::ScriptError& error, LuaTestResult& problem) {
    problem.id.file = index_;
    problem.file = file_.shown;
    const text::Diagnostic told = explain(error);
    problem.line = told.file == file_.shown ? told.line : 0;
    problem.message = told.mend.empty() ? error.to_string()
                                        : told.file + ":" + std::to_string(told.line) + ": " + told.message +
                                              "; " + told.mend;
    return false;
  }

  // test(name, { rules = { ... } }, function(t) ... end)
  static int add(lua_State* L) {
    auto* self = static_cast<FileRun*>(lua_touserdata(L, lua_upvalueindex(1)));
    luaL_checktype(L, 1, LUA_TSTRING);
    const int function = lua_isfunction(L, 2) ? 2 : 3;
    luaL_checktype(L, function, LUA_TFUNCTION);
    lua_Debug info;
    {
      Registered test;
      test.name = text::one_line(lua_tostring(L, 1));
      if (lua_getstack(L, 1, &info) && lua_getinfo(L, "l", &info)) test.line = info.currentline;
      if (function == 3 && lua_istable(L, 2)) {
        lua_getfield(L, 2, "rules");
        for (int i = 1; lua_istable(L, -1) && i <= static_cast<int>(lua_objlen(L, -1)); ++i) {
          script::raw_item(L, -1, i);
          if (lua_type(L, -1) == LUA_TSTRING) test.rules.emplace_back(lua_tostring(L, -1));
          lua_pop(L, 1);
        }
        lua_pop(L, 1);
      }
      lua_pushvalue(L, function);
      test.function = luaL_ref(L, LUA_REGISTRYINDEX);
      self->tests_.push_back(std::move(test));
    }
    return 0;
  }

  // load(source, path) -> the chunk's result
  static int load_language(lua_State* L) {
    auto* self = static_cast<FileRun*>(lua_touserdata(L, lua_upvalueindex(1)));
    {
      std::size_t n = 0;
      const char* source = luaL_checklstring(L, 1, &n);
      const std::string path = relative(luaL_checkstring(L, 2));
      script::ScriptError error;
      lua_State* main = self->box_.state();
      if (self->box_.run("misk", path, {source, n}, 1, error)) {
        if (main != L) lua_xmove(main, L, 1);
        return 1;
      }
      lua_pushstring(L, error.to_string().c_str());
    }
    return lua_error(L);
  }

  const TestFile& file_;
  const std::size_t index_;
  const content::Library& library_;
  script::Sandbox box_;
  TestBench bench_;
  int run_one_ = 0, methods_ = 0;
  std::vector<Registered> tests_;
};

}  // namespace

struct LuaTests::Read {
  explicit Read(const LuaTestOptions& from) : filter(from.filter), watch(from.watch), shelf(roots_of(from)) {
    const Catalog& catalog = shelf.catalog({});
    std::set<std::string> taken;
    for (const std::string& path : from.paths) {
      for (TestFile& file : find_tests(catalog, path, taken)) files.push_back(std::move(file));
      const std::string wanted = absolute(path);
      LuaTestResult nothing;
      nothing.file = path;
      nothing.message = left_out_at(catalog, wanted);
      if (nothing.message.empty()) {
        if (std::any_of(taken.begin(), taken.end(), [&](const auto& file) { return under(file, wanted); }))
          continue;
        nothing.message = "there are no tests here: a test is a file tests/NAME.lua of a pack";
        for (const auto& d : catalog.diagnostics()) nothing.message += "\n" + d.to_string();
      }
      without_tests.push_back(std::move(nothing));
    }
    leave_out_guests(from);
    for (const TestFile& file : files) shelf.catalog(file.packs);
  }

  // A pack that is only loaded because its own tests were asked for must not affect the tests of other packs.
  void leave_out_guests(const LuaTestOptions& from) {
    std::vector<std::string> common = from.with;
    for (const content::PackRoot& root : from.pack_roots.roots) common.push_back(root.path);
    if (from.pack_roots.roots.empty()) common.insert(common.end(), {"scripts", "cards"});
    const auto lies_in = [](const std::string& root, const std::vector<std::string>& paths) {
      return std::any_of(paths.begin(), paths.end(),
                         [&](const auto& path) { return under(absolute(root), absolute(path)); });
    };
    const content::Library& library = shelf.catalog({}).library();
    std::vector<std::string> guests;
    for (const content::Pack& pack : library.packs)
      if (!lies_in(pack.root, common)) guests.push_back(pack.id());
    if (guests.empty()) return;
    std::map<std::string, std::set<std::string>> needed;
    for (TestFile& file : files) {
      if (!needed.count(file.pack)) needed[file.pack] = needed_by(library, file.pack);
      for (const std::string& guest : guests)
        if (!needed[file.pack].count(guest)) file.packs.without.push_back(guest);
    }
  }

  std::string filter;
  LuaTestWatch watch;
  TestShelf shelf;  // catalogs; scripts run on copies of it
  std::vector<TestFile> files;
  std::vector<LuaTestResult> without_tests;  // paths without tests
};

LuaTests::LuaTests(const LuaTestOptions& options) : read_(std::make_unique<Read>(options)) {}
LuaTests::~LuaTests() = default;

const Catalog& LuaTests::catalog() const {
  return read_->shelf.catalog({});
}

const std::string& LuaTests::source(std::size_t file) const {
  return read_->files[file].text;
}

const std::string& LuaTests::game(std::size_t file) const {
  return read_->files[file].game;
}

std::vector<std::string> LuaTests::expressions() const {
  std::set<std::string> texts;
  std::set<std::pair<TestShelf::Choice, std::string>> looked_at;
  TestShelf shelf = read_->shelf.with_script("", "");
  for (const TestFile& file : read_->files) {
    if (!looked_at.insert({file.packs, file.game}).second) continue;
    const auto& shelved = shelf.scripts(file.packs, file.game);
    if (!shelved.scripts) continue;
    const kernel::Image& image = shelved.scripts->host().image();
    texts.insert(image.expression_texts.begin(), image.expression_texts.end());
    for (const auto& macro : image.macros) texts.insert(macro.second.text);
  }
  return {texts.begin(), texts.end()};
}

std::vector<LuaTestResult> LuaTests::run(Coverage* coverage) const {
  std::vector<LuaTestResult> results;
  TestShelf shelf = read_->shelf.with_script("", "");
  for (std::size_t i = 0; i < read_->files.size(); ++i) {
    FileRun file(read_->files[i], i, shelf, 0, coverage, &read_->watch);
    LuaTestResult problem;
    if (!file.load(problem)) results.push_back(std::move(problem));
    for (std::size_t test = 0; test < file.size(); ++test)
      if (problem.message.empty() && file.matches(test, read_->filter)) results.push_back(file.run(test));
  }
  results.insert(results.end(), read_->without_tests.begin(), read_->without_tests.end());
  return results;
}

LuaTests::Verdict LuaTests::try_change(const Change& change, const std::vector<LuaTestId>& tests,
                                       std::uint64_t frame_limit, LuaTestId& failed) const {
  TestShelf shelf = read_->shelf.with_script(change.file, change.text);
  std::map<std::size_t, std::unique_ptr<FileRun>> runs;
  for (const LuaTestId& id : tests) {
    const TestFile& file = read_->files[id.file];
    if (!shelf.scripts(file.packs, file.game).problem.empty()) return Verdict::does_not_load;
    auto& run = runs[id.file];
    failed = id;
    if (!run) {
      run = std::make_unique<FileRun>(file, id.file, shelf, frame_limit);
      LuaTestResult problem;
      if (!run->load(problem)) return Verdict::failed;
    }
    if (id.test >= run->size() || !run->run(id.test).passed) return Verdict::failed;
  }
  return Verdict::passed;
}

std::vector<LuaTestResult> run_lua_tests(const LuaTestOptions& options) {
  return LuaTests(options).run();
}

}  // namespace misk::game
