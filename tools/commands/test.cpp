// misk test: runs the Lua tests of packs.
#include <cstdio>
#include <filesystem>

#include "commands/commands.hpp"
#include "commands/coverage_report.hpp"
#include "testing/lua_test.hpp"
#include "text/joined.hpp"

namespace misk::cli {
namespace {

struct TestOptions {
  std::vector<std::string> paths;
  std::string filter;
  CoverageOption coverage;
  bool json = false;
  bool strict = false;
};

/// With --strict a warning fails its test.
void judge(std::vector<game::LuaTestResult>& results) {
  for (game::LuaTestResult& result : results) {
    if (!result.passed || result.warnings.empty()) continue;
    result.passed = false;
    result.message = text::joined(result.warnings, "\n");
    result.warnings.clear();
  }
}

int test(const TestOptions& options, const Shared& shared) {
  game::LuaTestOptions wanted;
  wanted.paths = options.paths.empty() ? bundled_roots() : options.paths;
  wanted.filter = options.filter;
  wanted.json = options.json;
  wanted.pack_roots = pack_roots(shared.packs, Own::needed);
  std::error_code error;
  for (const std::string& path : wanted.paths)
    if (!std::filesystem::exists(path, error))
      throw Wrong(path + ": there is no such file or folder; check the path");
  const game::LuaTests tests(wanted);
  game::Coverage coverage;
  auto results = tests.run(options.coverage.wanted() ? &coverage : nullptr);
  if (results.empty())
    throw Wrong("no test ran: no name, file or rule of a test contains '" + options.filter +
                "'; correct --filter, or leave it out");
  if (options.strict) judge(results);
  options.coverage.save(coverage);
  const auto packs = packs_under(tests.catalog(), wanted.paths);
  std::size_t passed = 0;
  auto document = text::Json::array();
  for (const game::LuaTestResult& result : results) {
    passed += result.passed;
    if (options.json) {
      document.push_back({{"file", result.file},
                          {"line", result.line},
                          {"name", result.name},
                          {"rules", result.rules},
                          {"passed", result.passed},
                          {"message", result.message},
                          {"warnings", result.warnings},
                          {"seconds", result.seconds}});
    } else if (result.passed) {
      for (const std::string& warning : result.warnings)
        std::printf("%s:%d: warning: %s\n%s\n\n", result.file.c_str(), result.line, result.name.c_str(),
                    warning.c_str());
    } else {
      std::printf("%s:%d: failed: %s\n%s\n\n", result.file.c_str(), result.line, result.name.c_str(),
                  result.message.c_str());
    }
  }
  const std::size_t failed = results.size() - passed;
  if (options.json) {
    text::Json all = {{"passed", passed}, {"failed", failed}, {"tests", document}};
    if (options.coverage.wanted()) all["coverage"] = coverage_json(coverage, packs);
    print_json(all);
  } else {
    if (options.coverage.wanted()) print_coverage(coverage, packs);
    std::printf("%zu passed, %zu failed\n", passed, failed);
  }
  return failed ? kFailed : kDone;
}

}  // namespace

void add_test(Command& app, Shared& shared) {
  auto options = std::make_shared<TestOptions>();
  Command* command = subcommand(app, shared, "test", "Runs the Lua tests of packs",
                                "misk test cards/arkham_core --filter guts");
  command
      ->add_option("path", options->paths,
                   "packs, folders with packs, or test files; default: the bundled packs")
      ->type_name("PATH");
  command->add_option("--filter", options->filter, "only tests whose name, file or rule contains this")
      ->type_name("PATTERN");
  command->add_flag("--strict", options->strict, "a warning fails its test");
  options->coverage.add_to(command);
  command->add_flag("--json", options->json, "print one JSON document");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return test(*options, shared); }; });
}

}  // namespace misk::cli
