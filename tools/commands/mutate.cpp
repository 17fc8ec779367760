// misk mutate: finds mistakes in scripts that no test would notice.
#include <fnmatch.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <list>
#include <memory>
#include <set>
#include <thread>

#include "cli/progress.hpp"
#include "commands/commands.hpp"
#include "lua_source/mutations.hpp"
#include "testing/lua_test.hpp"

namespace misk::cli {
namespace {

namespace fs = std::filesystem;
using Json = text::Json;
using game::LuaTestId;

struct MutateOptions {
  std::vector<std::string> paths, tests;
  std::string filter;
  std::size_t limit = 0;
  int threads = 0;
  double fail_under = 0;
  bool json = false;
};

struct Source {
  std::string file, shown, text;  // `file` is the pack's name for it, `shown` the player's
  std::string game;
  std::list<LuaTestId> noticed;  // tests that noticed changes of this file, the latest first
};

enum class Fate { silenced, noticed, does_not_load, survived, crashed };

struct Tried {
  Source* source;
  LuaMutation mutation;
  Fate fate = Fate::silenced;
};

std::string relative(const std::string& path) {
  std::error_code error;
  const fs::path shown = fs::relative(path, fs::current_path(error), error);
  return error || shown.empty() || *shown.begin() == ".." ? path : shown.string();
}

/// The scripts under the paths, without those for tests only.
std::list<Source> find_sources(const MutateOptions& options, const game::Catalog& catalog) {
  std::list<Source> sources;
  for (const std::string& path : options.paths) {
    std::error_code error;
    const fs::path wanted = fs::weakly_canonical(path, error);
    const std::size_t before = sources.size();
    for (const content::Pack& pack : catalog.library().packs)
      for (const content::PackFile& script : pack.scripts) {
        if (script.path.rfind("tests/", 0) == 0 || script.path.rfind("testing/", 0) == 0) continue;
        const std::string file = pack.display(script.path);
        const fs::path inside = fs::path(file).lexically_relative(wanted);
        if (inside.empty() || *inside.begin() == "..") continue;
        const std::string shown = relative(file);
        if (!options.filter.empty() && fnmatch(options.filter.c_str(), shown.c_str(), 0) != 0 &&
            shown.find(options.filter) == std::string::npos)
          continue;
        if (std::none_of(sources.begin(), sources.end(),
                         [&](const Source& each) { return each.file == file; }))
          sources.push_back(
              {file, shown, script.bytes, pack.manifest.game.empty() ? pack.id() : pack.manifest.game, {}});
      }
    if (sources.size() == before)
      throw Wrong(path + ": no scripts of a loaded pack are here; name a pack, or a folder or file of one");
  }
  return sources;
}

/// The order in which tests run on a change.
class Order {
 public:
  Order(const game::LuaTests& tests, const std::vector<game::LuaTestResult>& baseline) {
    for (std::size_t i = 0; i < baseline.size(); ++i) {
      const game::LuaTestResult& test = baseline[i];
      ids_.push_back(test.id);
      games_.push_back(tests.game(test.id.file));
      const bool has_next = i + 1 < baseline.size() && baseline[i + 1].id.file == test.id.file;
      texts_.push_back(lines(tests.source(test.id.file), test.line, has_next ? baseline[i + 1].line : 0));
    }
  }

  /// First tests that noticed something in this file, then those that name it, then the others of its game.
  std::vector<LuaTestId> of(const Source& source) const {
    std::vector<LuaTestId> order;
    std::set<LuaTestId> taken;
    auto take = [&](const LuaTestId& id) {
      if (taken.insert(id).second) order.push_back(id);
    };
    for (const LuaTestId& id : source.noticed) take(id);
    const std::string name = "\"" + fs::path(source.file).stem().string() + "\"";
    for (std::size_t i = 0; i < ids_.size(); ++i)
      if (games_[i] == source.game && texts_[i].find(name) != std::string::npos) take(ids_[i]);
    for (std::size_t i = 0; i < ids_.size(); ++i)
      if (games_[i] == source.game) take(ids_[i]);
    return order;
  }

 private:
  /// The lines from `first` to the one before `last`; 0: to the end.
  static std::string lines(const std::string& text, int first, int last) {
    std::size_t begin = 0;
    for (int line = 1; line < first && begin != std::string::npos; ++line) begin = text.find('\n', begin) + 1;
    std::size_t end = begin;
    for (int line = first; line < last && end != std::string::npos; ++line) end = text.find('\n', end) + 1;
    return text.substr(begin, last ? end - begin : std::string::npos);
  }

  std::vector<LuaTestId> ids_;
  std::vector<std::string> games_, texts_;  // of each test
};

std::vector<game::LuaTestResult> run_baseline(const game::LuaTests& tests) {
  auto results = tests.run();
  for (const game::LuaTestResult& result : results)
    if (!result.passed && result.line == 0)
      throw Wrong(result.file + ": " + result.message.substr(0, result.message.find('\n')));
    else if (!result.passed)
      throw Wrong(result.file + ":" + std::to_string(result.line) +
                  ": a test fails before anything is changed" +
                  (result.name.empty() ? "" : " (" + result.name + ")") + "; mend it first, see misk test");
  return results;
}

/// Keeps `limit` of the changes that are not silenced, evenly spread.
void thin_out(std::vector<Tried>& changes, std::size_t limit) {
  std::erase_if(changes, [](const Tried& each) { return each.mutation.silenced; });
  if (changes.size() <= limit) return;
  std::vector<Tried> kept;
  for (std::size_t i = 0; i < limit; ++i) kept.push_back(std::move(changes[i * changes.size() / limit]));
  changes = std::move(kept);
}

/// An array shared with forked processes.
template <class T>
class Mapped {
 public:
  explicit Mapped(std::size_t n) : bytes_(n * sizeof(T)) {
    void* memory = mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) throw std::bad_alloc();
    data_ = static_cast<T*>(memory);
    std::uninitialized_value_construct_n(data_, n);
  }
  ~Mapped() { munmap(data_, bytes_); }
  Mapped(const Mapped&) = delete;
  Mapped& operator=(const Mapped&) = delete;
  T& operator[](std::size_t i) { return data_[i]; }

 private:
  std::size_t bytes_;
  T* data_;
};

Fate try_one(const Tried& change, const game::LuaTests& tests, const Order& order,
             std::uint64_t frame_limit) {
  Source& source = *change.source;
  LuaTestId failed;
  switch (tests.try_change({source.file, mutated(source.text, change.mutation)}, order.of(source),
                           frame_limit, failed)) {
    case game::LuaTests::Verdict::passed:
      return Fate::survived;
    case game::LuaTests::Verdict::does_not_load:
      return Fate::does_not_load;
    case game::LuaTests::Verdict::failed:
      break;
  }
  source.noticed.remove(failed);
  source.noticed.push_front(failed);
  return Fate::noticed;
}

/// The source line where a change begins, without its indentation.
std::string line_of(const Tried& change) {
  const std::string& text = change.source->text;
  const std::size_t at = change.mutation.begin - static_cast<std::size_t>(change.mutation.column - 1);
  const std::string line = text.substr(at, text.find('\n', at) - at);
  const std::size_t begin = line.find_first_not_of(" \t");
  return begin == std::string::npos ? "" : line.substr(begin);
}

/// "FILE:LINE:COLUMN: change", and for an unnoticed change also the changed line.
std::string shown(const Tried& change) {
  std::string text = change.source->shown + ":" + std::to_string(change.mutation.line) + ":" +
                     std::to_string(change.mutation.column) + ": " + change.mutation.what + "\n";
  if (change.fate == Fate::survived) text += "    " + line_of(change) + "\n";
  return text;
}

/// Tries the changes in several processes, because a change may crash the program. Unnoticed changes are
/// printed at once (unless `quiet`), because a run may take long and be interrupted.
void try_all(std::vector<Tried>& changes, const game::LuaTests& tests, const Order& order,
             std::uint64_t frame_limit, int workers, bool quiet) {
  if (changes.empty()) return;
  Mapped<Fate> fates(changes.size());
  Mapped<std::atomic<std::uint64_t>> counters(2);
  auto &next = counters[0], &done = counters[1];
  auto start_worker = [&] {
    const pid_t child = fork();
    if (child < 0) throw std::runtime_error("no process can be started for the changes");
    if (child > 0) return;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    for (std::uint64_t i = next++; i < changes.size(); i = next++, ++done) {
      if (changes[i].mutation.silenced) continue;
      fates[i] = Fate::crashed;
      fates[i] = changes[i].fate = try_one(changes[i], tests, order, frame_limit);
      if (changes[i].fate != Fate::survived || quiet) continue;
      std::fputs(("no test notices " + shown(changes[i])).c_str(), stdout);
      std::fflush(stdout);
    }
    _exit(0);
  };
  std::fflush(stdout);  // otherwise each process would print the buffered output
  for (int i = 0; i < workers; ++i) start_worker();
  {
    const Progress progress("changing", done, changes.size());
    for (int status = 0; workers > 0 && wait(&status) > 0;) {
      if (WIFEXITED(status) && WEXITSTATUS(status) == 0) {
        --workers;
      } else {
        ++done;
        start_worker();
      }
    }
  }
  for (std::size_t i = 0; i < changes.size(); ++i) changes[i].fate = fates[i];
}

struct Count {
  std::size_t changes = 0, noticed = 0, does_not_load = 0, crashed = 0, survived = 0, silenced = 0;

  void add(Fate fate) {
    ++(fate == Fate::silenced ? silenced : changes);
    noticed += fate == Fate::noticed;
    does_not_load += fate == Fate::does_not_load;
    crashed += fate == Fate::crashed;
    survived += fate == Fate::survived;
  }
  /// A change that does not load, or crashes, counts as noticed.
  double percent() const {
    return changes ? 100.0 * static_cast<double>(changes - survived) / static_cast<double>(changes) : 100.0;
  }
  Json to_json() const {
    return {{"changes", changes},  {"noticed", noticed},   {"does_not_load", does_not_load},
            {"crashed", crashed},  {"survived", survived}, {"silenced", silenced},
            {"percent", percent()}};
  }
  std::vector<std::string> row(const std::string& name) const {
    char share[16];
    std::snprintf(share, sizeof share, "%.1f %%", percent());
    return {name,
            std::to_string(changes),
            std::to_string(noticed),
            std::to_string(does_not_load),
            std::to_string(survived),
            std::to_string(silenced),
            share};
  }
};

void print_changes(const std::vector<Tried>& changes, Fate fate, const char* head) {
  bool any = false;
  for (const Tried& each : changes) {
    if (each.fate != fate) continue;
    if (!any) std::printf("%s\n", head);
    any = true;
    std::fputs(shown(each).c_str(), stdout);
  }
  if (any) std::printf("\n");
}

Json list(const std::vector<Tried>& changes, Fate fate) {
  Json out = Json::array();
  for (const Tried& each : changes)
    if (each.fate == fate)
      out.push_back({{"file", each.source->shown},
                     {"line", each.mutation.line},
                     {"column", each.mutation.column},
                     {"change", each.mutation.what},
                     {"source", line_of(each)}});
  return out;
}

int mutate(const MutateOptions& options, const Shared& shared) {
  game::LuaTestOptions wanted;
  wanted.pack_roots = pack_roots(shared.packs, Own::needed);
  wanted.paths = options.tests;
  wanted.with = options.paths;
  if (wanted.paths.empty()) {
    wanted.paths = bundled_roots();
    for (const std::string& path : options.paths)
      if (const std::string pack = content::pack_around(path); !pack.empty()) wanted.paths.push_back(pack);
  }
  const game::LuaTests tests(wanted);
  std::list<Source> sources = find_sources(options, tests.catalog());
  const auto baseline = run_baseline(tests);

  const auto texts = tests.expressions();
  const std::set<std::string> expressions(texts.begin(), texts.end());
  std::vector<Tried> changes;
  for (Source& source : sources)
    for (LuaMutation& mutation : lua_mutations(source.text, expressions))
      changes.push_back({&source, std::move(mutation)});
  if (options.limit > 0) thin_out(changes, options.limit);

  // A change may make a game endless. Frames are counted, not time, so the verdict is the same on every
  // machine.
  std::uint64_t most = 0;
  for (const game::LuaTestResult& result : baseline) most = std::max(most, result.frames);
  const Order order(tests, baseline);
  const int threads =
      options.threads > 0 ? options.threads : static_cast<int>(std::thread::hardware_concurrency());
  try_all(changes, tests, order, 10 * most + 10'000, threads, options.json);

  Count all;
  std::map<std::string, Count> by_file;
  for (const Tried& each : changes) {
    all.add(each.fate);
    by_file[each.source->shown].add(each.fate);
  }
  if (options.json) {
    Json document = {{"tests", baseline.size()}};
    document.update(all.to_json());
    document["files"] = Json::array();
    for (const auto& [file, count] : by_file) {
      Json entry = {{"file", file}};
      entry.update(count.to_json());
      document["files"].push_back(std::move(entry));
    }
    document["survivors"] = list(changes, Fate::survived);
    document["not_loading"] = list(changes, Fate::does_not_load);
    document["crashing"] = list(changes, Fate::crashed);
    print_json(document);
  } else {
    print_changes(changes, Fate::does_not_load, "does not load:");
    print_changes(changes, Fate::crashed, "brings misk down (a fault of the engine):");
    std::vector<std::vector<std::string>> rows;
    for (const auto& [file, count] : by_file) rows.push_back(count.row(file));
    rows.push_back(all.row("all"));
    print_table({"FILE", "CHANGES", "NOTICED", "DOES NOT LOAD", "SURVIVED", "SILENCED", "FOUND"}, rows);
  }
  return all.percent() < options.fail_under ? kFailed : kDone;
}

}  // namespace

void add_mutate(Command& app, Shared& shared) {
  auto options = std::make_shared<MutateOptions>();
  Command* command = subcommand(app, shared, "mutate",
                                "Breaks one thing at a time in scripts, and lists what no test notices",
                                "misk mutate cards/arkham_core/guardian --tests cards");
  command->add_option("path", options->paths, "packs, or folders or scripts of packs, to change")
      ->required()
      ->type_name("PATH");
  command
      ->add_option("--tests", options->tests,
                   "packs, folders with packs, or test files; default: the bundled packs")
      ->type_name("PATH")
      ->allow_extra_args(false);
  command
      ->add_option("--filter", options->filter,
                   "only scripts whose path contains this, or that it matches (*, ?)")
      ->type_name("PATTERN");
  command->add_option("--limit", options->limit, "try only N changes, evenly spread")->type_name("N");
  command->add_option("--threads", options->threads, "default: one a processor")->type_name("T");
  command->add_option("--fail-under", options->fail_under, "exit with 1 when fewer of the changes are found")
      ->type_name("PERCENT");
  command->add_flag("--json", options->json, "print one JSON document");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return mutate(*options, shared); }; });
}

}  // namespace misk::cli
