// misk fuzz: random games with a pack, and the shortest game for each fault.
#include <atomic>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include "authoring/fuzz_files.hpp"
#include "cli/progress.hpp"
#include "commands/commands.hpp"
#include "commands/coverage_report.hpp"
#include "content/suggest.hpp"
#include "lab/fuzz.hpp"
#include "lab/shrink.hpp"
#include "store/disk.hpp"
#include "store/write_file.hpp"
#include "testing/lua_test.hpp"
#include "text/joined.hpp"
#include "text/number.hpp"

namespace misk::cli {
namespace {

namespace fs = std::filesystem;
using Json = text::Json;

struct FuzzOptions {
  std::vector<std::string> packs, scenarios;
  std::optional<std::uint64_t> games;
  std::uint64_t seed = 1;
  double minutes = 0;
  int threads = 0;
  std::string bot = "mixed", start, out;
  CoverageOption coverage;
  bool json = false;
};

/// The files written for a fault.
struct Written {
  std::string test, save;
  bool fails = false;  // the test fails, as it should
};

std::string canonical(const std::string& path) {
  std::error_code error;
  return fs::weakly_canonical(path, error).string();
}

std::string shown(const std::string& path) {
  std::error_code error;
  const fs::path relative = fs::relative(path, fs::current_path(error), error);
  return error || relative.empty() || *relative.begin() == ".." ? path : relative.string();
}

/// The ids of the packs that the command line names, by game.
std::map<std::string, std::vector<std::string>> packs_meant(const game::Catalog& catalog,
                                                            const std::vector<std::string>& words) {
  std::map<std::string, std::vector<std::string>> found;
  std::vector<std::string> ids;
  for (const content::Pack& pack : catalog.library().packs) ids.push_back(pack.id());
  for (const std::string& word : words) {
    bool any = false;
    std::error_code error;
    const std::string path = fs::exists(word, error) ? canonical(word) : "";
    for (const content::Pack& pack : catalog.library().packs) {
      const std::string folder = canonical(pack.root) + "/";
      if (path.empty() ? pack.id() != word
                       : !(folder.starts_with(path + "/") || (path + "/").starts_with(folder)))
        continue;
      any = true;
      // A library has nothing to play; the packs that use it have.
      if (pack.manifest.kind == content::PackKind::library) {
        if (path.empty()) throw Wrong(word + ": it is a library; name a pack that uses it");
        continue;
      }
      std::vector<std::string>& list = found[pack.manifest.game];
      if (std::find(list.begin(), list.end(), pack.id()) == list.end()) list.push_back(pack.id());
    }
    if (!any)
      throw Wrong(word + ": " +
                  (path.empty() ? "no such folder, and no pack of that id is loaded; " +
                                      content::did_you_mean(word, ids, "see misk list packs")
                                : "holds no pack that can be played; see misk check " + word));
  }
  return found;
}

/// The folder of the pack with the fault, or else of the first named pack.
std::string home_of(const game::Catalog& catalog, const std::vector<std::string>& packs,
                    const game::Failure& failure) {
  std::string home;
  for (const std::string& id : packs) {
    const std::string folder = canonical(catalog.library().find(id)->display(""));
    std::string plain = folder;
    while (plain.size() > 1 && plain.back() == '/') plain.pop_back();
    if (home.empty() || (!failure.file.empty() && canonical(failure.file).starts_with(plain + "/")))
      home = plain;
  }
  return home;
}

/// A name without files, or only with this same test.
std::string free_name(const std::string& tests, const std::string& saves, const std::string& name,
                      const std::string& text) {
  for (int n = 1;; ++n) {
    const std::string tried = n == 1 ? name : name + "_" + std::to_string(n);
    const std::string test = tests + "/" + tried + ".lua";
    std::error_code error;
    if (fs::exists(test, error)) {
      std::ifstream file(test, std::ios::binary);
      std::ostringstream there;
      there << file.rdbuf();
      if (!text.empty() && there.str() == text) return tried;
    } else if (!fs::exists(saves + "/" + tried + ".jsonl", error)) {
      return tried;
    }
  }
}

/// Decides the files of tests and saves, and writes them. Tests come first, because a pack's content hash
/// includes them.
class Writer {
 public:
  Writer(const FuzzOptions& options, content::PackRoots roots)
      : options_(options), roots_(std::move(roots)) {}

  std::vector<Written> write(const game::Catalog& catalog, const std::string& game,
                             const std::vector<std::string>& packs, const std::vector<game::Shrunk>& list);

 private:
  void write_test(const game::Catalog& catalog, const std::string& game,
                  const std::vector<std::string>& packs, const game::Shrunk& shrunk, Written& written);
  bool fails(const std::string& test, const game::Failure& failure) const;

  const FuzzOptions& options_;
  content::PackRoots roots_;
};

void Writer::write_test(const game::Catalog& catalog, const std::string& game,
                        const std::vector<std::string>& packs, const game::Shrunk& shrunk, Written& written) {
  const std::string home = home_of(catalog, packs, shrunk.failure);
  std::error_code error;
  const bool own = options_.out.empty();
  if (own && !fs::is_directory(home, error))
    throw Wrong(home + ": no folder to write tests into; say where with -o");
  const std::string tests = own ? home + "/tests" : options_.out;
  const std::string saves = own ? home + "/.misk" : options_.out;
  if (own) store::refuse_links_below(home, ".misk");
  store::make_folder(saves);
  // A test cannot show in reasonable time that a game has no end.
  const bool shows =
      shrunk.failure.kind != "endless" && shrunk.failure.kind != "time" && shrunk.failure.kind != "refused";
  std::string text;
  if (shows) {
    std::vector<std::string> names;
    game::Scripts scripts(catalog, game);
    const kernel::Image& image = scripts.host().image();
    for (const std::string& id : shrunk.setup.avatars)
      names.push_back(image.definitions[image.find_definition(id)].title);
    text = fuzz_test(catalog, game, shrunk, shown(home), names);
  }
  const std::string name = free_name(tests, saves, fuzz_name(shrunk.failure), text);
  written.save = saves + "/" + name + ".jsonl";
  if (own) store::refuse_links_below(home, ".misk/" + name + ".jsonl");
  if (!shows) return;
  written.test = tests + "/" + name + ".lua";
  store::write_below(own ? home : options_.out, (own ? "tests/" : "") + name + ".lua", text);
}

bool Writer::fails(const std::string& test, const game::Failure& failure) const {
  if (content::pack_around(test).empty()) return false;
  game::LuaTestOptions wanted;
  wanted.paths = {test};
  wanted.pack_roots = roots_;
  for (const game::LuaTestResult& result : game::run_lua_tests(wanted))
    if (!result.passed && result.message.find(failure.where()) != std::string::npos) return true;
  return false;
}

std::vector<Written> Writer::write(const game::Catalog& catalog, const std::string& game,
                                   const std::vector<std::string>& packs,
                                   const std::vector<game::Shrunk>& list) {
  std::vector<Written> out(list.size());
  for (std::size_t i = 0; i < list.size(); ++i)
    if (list[i].reproduced) write_test(catalog, game, packs, list[i], out[i]);
  const game::Catalog with_tests(roots_);
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (!list[i].reproduced) continue;
    write_fuzz_save(out[i].save, with_tests, game, list[i]);
    if (!out[i].test.empty()) out[i].fails = fails(out[i].test, list[i].failure);
  }
  return out;
}

std::vector<game::Shrunk> shrink_all(const game::Catalog& catalog, const std::string& game,
                                     const std::vector<game::FuzzFinding>& findings, int threads) {
  std::vector<game::Shrunk> out(findings.size());
  std::atomic<std::uint64_t> done{0};
  std::atomic<std::size_t> next{0};
  const Progress progress("shrinking", done, findings.size());
  auto run = [&] {
    for (std::size_t i = next++; i < findings.size(); i = next++) {
      out[i] = game::shrink(catalog, game, findings[i]);
      ++done;
    }
  };
  std::vector<std::thread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back(run);
  run();
  for (std::thread& thread : others) thread.join();
  return out;
}

void print_finding(const game::FuzzFinding& finding, const game::Shrunk& shrunk, const Written& written,
                   const std::string& packs) {
  std::printf("%s\n", shrunk.failure.text.c_str());
  std::printf("  in %llu games, first in game %llu after %zu answers\n",
              static_cast<unsigned long long>(finding.games), static_cast<unsigned long long>(finding.game),
              finding.answers.size());
  if (!shrunk.reproduced) {
    std::printf(
        "  Only after other games: a script remembers something that no save knows (misk check finds "
        "what)\n");
    return;
  }
  std::printf("  shrunk to %zu answers, having tried %llu games\n", shrunk.answers.size(),
              static_cast<unsigned long long>(shrunk.tried));
  if (!written.test.empty() && content::pack_around(written.test).empty())
    std::printf("  %s: a test; copy it into tests/ of the pack\n", shown(written.test).c_str());
  else if (!written.test.empty())
    std::printf("  misk test %s%s\n", shown(written.test).c_str(),
                written.fails ? "   # fails as it should" : "");
  std::printf("  misk replay %s%s\n", shown(written.save).c_str(), packs.c_str());
}

Json to_json(const game::FuzzFinding& finding, const game::Shrunk& shrunk, const Written& written) {
  const auto or_null = [](const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); };
  return {{"kind", shrunk.failure.kind},
          {"file", or_null(shrunk.failure.file)},
          {"line", shrunk.failure.line},
          {"text", shrunk.failure.text},
          {"details", shrunk.failure.details},
          {"games", finding.games},
          {"game", finding.game},
          {"seed", std::to_string(finding.setup.seed)},
          {"reproduced", shrunk.reproduced},
          {"answers_before", finding.answers.size()},
          {"answers_after", shrunk.answers.size()},
          {"tried", shrunk.tried},
          {"test", or_null(written.test)},
          {"test_fails", written.fails},
          {"save", or_null(written.save)}};
}

int fuzz(const FuzzOptions& options, const Shared& shared) {
  std::error_code error;
  std::vector<std::string> extra = shared.packs;
  for (const std::string& word : options.packs)
    if (fs::exists(word, error)) extra.push_back(word);
  const content::PackRoots roots = pack_roots(extra, Own::needed);
  const auto catalog = load_catalog(extra, Own::needed);
  const auto meant = packs_meant(*catalog, options.packs);
  std::string pack_words;
  for (const std::string& path : extra) pack_words += " --packs " + path;
  game::Coverage coverage;
  Json document = Json::array();
  bool sound = true;
  for (const auto& [name, packs] : meant) {
    game::FuzzOptions wanted;
    wanted.game = name;
    wanted.packs = packs;
    wanted.scenarios = options.scenarios;
    wanted.bot = options.bot;
    wanted.start = options.start;
    wanted.seed = options.seed;
    wanted.minutes = options.minutes;
    wanted.games = options.games.value_or(options.minutes > 0 ? UINT64_MAX : wanted.games);
    wanted.threads = options.threads > 0 ? options.threads
                                         : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    if (options.coverage.wanted()) wanted.coverage = &coverage;
    std::atomic<std::uint64_t> done{0};
    wanted.progress = &done;
    game::FuzzResult result;
    {
      const Progress progress("playing", done,
                              options.games.value_or(options.minutes > 0 ? 0 : wanted.games));
      result = game::fuzz(*catalog, wanted);
    }
    if (!result.deals_cards)
      std::fprintf(
          stderr,
          "misk: the game '%s' does not say how cards are added (its export add_cards): only what it "
          "deals by itself was played\n",
          name.c_str());
    const std::vector<game::Shrunk> shrunk = shrink_all(*catalog, name, result.findings, wanted.threads);
    const std::vector<Written> written = Writer(options, roots).write(*catalog, name, packs, shrunk);
    sound = sound && result.findings.empty();
    Json entry = {{"game", name},
                  {"packs", packs},
                  {"seed", options.seed},
                  {"games", result.games},
                  {"finished", result.finished},
                  {"decisions", result.decisions},
                  {"seconds", result.seconds},
                  {"hash", text::hex_text(result.hash)},
                  {"scenarios", result.scenarios},
                  {"outcomes", result.outcomes},
                  {"mistakes", Json::array()}};
    for (std::size_t i = 0; i < shrunk.size(); ++i)
      entry["mistakes"].push_back(to_json(result.findings[i], shrunk[i], written[i]));
    if (!options.json) {
      for (std::size_t i = 0; i < shrunk.size(); ++i)
        print_finding(result.findings[i], shrunk[i], written[i], pack_words);
      const std::string list = text::joined(packs);
      std::printf("%s: %llu games with %s, %llu decisions in %.1f s, %zu mistakes\n", name.c_str(),
                  static_cast<unsigned long long>(result.games), list.c_str(),
                  static_cast<unsigned long long>(result.decisions), result.seconds, result.findings.size());
    }
    document.push_back(std::move(entry));
  }
  options.coverage.save(coverage);
  std::size_t at = 0;
  for (const auto& [name, packs] : meant) {
    if (!options.coverage.wanted()) break;
    if (options.json)
      document[at++]["coverage"] = coverage_json(coverage, packs);
    else
      print_coverage(coverage, packs);
  }
  if (options.json) print_json({{"games", document}});
  return sound ? kDone : kFailed;
}

}  // namespace

void add_fuzz(Command& app, Shared& shared) {
  auto options = std::make_shared<FuzzOptions>();
  Command* command =
      subcommand(app, shared, "fuzz", "Plays random games with a pack, and shrinks those that go wrong",
                 "misk fuzz packs/harbour_lights --games 1000 --seed 7");
  command->add_option("pack", options->packs, "packs, folders with packs, or ids of packs that are loaded")
      ->required()
      ->type_name("PACK");
  command->add_option("--games", options->games, "how many (200)")->type_name("N")->positive();
  command->add_option("--minutes", options->minutes, "as many as begin in that time")->type_name("M");
  command->add_option("--seed", options->seed, "the seed of all chances")
      ->type_name("S")
      ->capture_default_str();
  command->add_option("--scenario", options->scenarios, "instead of those of the packs, else all of the game")
      ->type_name("ID")
      ->allow_extra_args(false);
  command->add_option("--start", options->start, "begins every game deep in its scenario")->type_name("NAME");
  command->add_option("--bot", options->bot, "who answers: random, greedy, mixed")
      ->type_name("NAME")
      ->capture_default_str();
  command->add_option("--threads", options->threads, "default: one a processor")->type_name("T");
  command->add_option("-o,--out", options->out, "a folder for tests and saves; default: those of the pack")
      ->type_name("FOLDER");
  options->coverage.add_to(command);
  command->add_flag("--json", options->json, "print one JSON document");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return fuzz(*options, shared); }; });
}

}  // namespace misk::cli
