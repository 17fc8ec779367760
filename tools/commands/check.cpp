// misk check: finds faults of packs and possible improvements. The checks are in check_*.cpp.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <optional>

#include "catalog/listing.hpp"
#include "check/check.hpp"
#include "check/descriptions.hpp"
#include "check/participants.hpp"
#include "check/todo.hpp"
#include "check/translations.hpp"
#include "commands/check_packs.hpp"
#include "commands/commands.hpp"
#include "commands/import.hpp"
#include "content/suggest.hpp"
#include "declare/loader.hpp"

namespace misk::cli {
namespace {

using content::Diagnostic;
using content::Severity;

struct CheckOptions {
  std::vector<std::string> paths;
  std::string explain;
  bool json = false, timing = false, rules = false;
};

// --- the rules themselves ---

void print_indented(const std::string& title, const std::string& text) {
  if (text.empty()) return;
  std::printf("\n%s\n", title.c_str());
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    std::printf("    %s\n", text.substr(begin, end - begin).c_str());
    begin = end + 1;
  }
}

/// The program's rules, and those of the games found under `packs`.
std::vector<CheckRule> all_rules(const std::vector<std::string>& packs) {
  std::vector<CheckRule> rules = check_rules();
  const game::Catalog catalog(pack_roots(packs, Own::needed));
  Findings found(catalog);
  for (const std::string& id : game::game_ids(catalog)) {
    game::Scripts scripts(catalog, id);
    if (!scripts.ok()) continue;
    const GameCheck check{catalog, id, &scripts.host(), found, {}, {}, {{}, {}}, {}};
    ask_game(check);
  }
  rules.insert(rules.end(), found.game_rules().begin(), found.game_rules().end());
  return rules;
}

int list_rules(const CheckOptions& options, const Shared& shared) {
  const std::vector<CheckRule> rules = all_rules(shared.packs);
  if (options.json) {
    auto document = text::Json::array();
    for (const CheckRule& rule : rules)
      document.push_back({{"rule", rule.name},
                          {"what", rule.what},
                          {"why", rule.why},
                          {"wrong", rule.wrong},
                          {"right", rule.right},
                          {"can_be_allowed", !rule.stops}});
    print_json(document);
    return kDone;
  }
  std::vector<std::vector<std::string>> rows;
  for (const CheckRule& rule : rules) {
    std::string example = rule.wrong;
    for (std::size_t at = example.find('\n'); at != std::string::npos; at = example.find('\n', at))
      example.replace(at, 1, " | ");
    rows.push_back({rule.name, rule.what, example});
  }
  print_table({"rule", "what it finds", "for example"}, rows);
  return kDone;
}

int explain_rule(const CheckOptions& options, const Shared& shared) {
  const std::vector<CheckRule> rules = all_rules(shared.packs);
  std::vector<std::string> names;
  for (const CheckRule& rule : rules) {
    names.push_back(rule.name);
    if (rule.name != options.explain) continue;
    std::printf("%s: %s\n\n%s\n", rule.name.c_str(), rule.what.c_str(), rule.why.c_str());
    print_indented("wrong:", rule.wrong);
    print_indented("right:", rule.right);
    if (rule.stops)
      std::printf("\nWith this the file or the pack is not loaded, so no comment can allow it.\n");
    else
      print_indented("where it is well as it is, on the line or alone above it:",
                     "-- check: allow " + rule.name + ", because ...");
    return kDone;
  }
  throw Wrong("there is no rule '" + options.explain + "'; " +
              content::did_you_mean(options.explain, names, "misk check --rules lists them"));
}

// --- a check ---

/// True if the script, on that line, reads the name that the report quotes.
bool reads(const CheckSource* source, const script::Report& report) {
  if (!source || source->is_test || source->shown != report.file) return false;
  const auto& all = source->facts.reads;
  return std::any_of(all.begin(), all.end(), [&](const LuaName& read) {
    return read.place.line == report.line && report.message.find("'" + read.name + "'") != std::string::npos;
  });
}

/// True if a faulty file contains the name that the message quotes.
bool is_in_broken(const std::vector<script::Report>& reports, const Findings& found,
                  const script::Report& told) {
  return std::any_of(reports.begin(), reports.end(), [&](const script::Report& each) {
    const CheckSource* source = each.severity == script::Report::Severity::error && each.pack == told.pack
                                    ? found.source(each.loading.empty() ? each.file : each.loading)
                                    : nullptr;
    return source &&
           std::any_of(source->facts.texts.begin(), source->facts.texts.end(), [&](const LuaText& text) {
             return !text.text.empty() && told.message.find("'" + text.text + "'") != std::string::npos;
           });
  });
}

/// Checks one game with all its packs. Broken files are left out and the rest is still checked, so one broken
/// card does not hide the faults of others. `each_todo`: one finding for each script with unscripted
/// sentences, not one for each pack. `changes` gets the declared changes of the packs to others' rules.
void check_game(const game::Catalog& catalog, const std::string& id, Findings& found, bool each_todo,
                std::vector<std::string>& changes) {
  std::optional<game::Catalog> fewer;
  std::optional<game::Scripts> scripts;
  Words broken;
  for (int round = 0; round < 6; ++round) {
    scripts.emplace(fewer ? *fewer : catalog, id);
    std::vector<std::string> files;
    const std::vector<script::Report>& reports = scripts->host().reports();
    for (const script::Report& report : reports) {
      const CheckSource* source = found.source(report.loading.empty() ? report.file : report.loading);
      // A missing module that was left out is reported already; check_scripts reports unknown names. A faulty
      // patch still counts as a patch.
      const bool is_told = report.rule == "missing-module" ? round > 0
                           : report.rule == "unused-override"
                               ? is_in_broken(reports, found, report) || round > 0
                               : report.rule == "unknown-global" && reads(source, report);
      if (!is_told) found.add_loaded(report);
      if (report.severity != script::Report::Severity::error || !source) continue;
      if (source->pack->id() == id) files.clear(), round = 6;
      if (round == 6) break;
      files.push_back(source->shown);
      const std::string& path = source->file->path;
      const std::size_t slash = path.rfind('/');
      broken.insert(path.substr(slash + 1, path.size() - slash - 5));
      for (const LuaText& text : source->facts.texts)
        if (text.field == "id") broken.insert(text.text);
    }
    if (scripts->ok() || files.empty()) break;
    fewer = (fewer ? *fewer : catalog).without_scripts(files);
  }
  script::Host& host = scripts->host();
  GameNames names = game_names(host, id);
  std::vector<LuaFacts> files;
  Words properties = names.counters;
  properties.insert(names.flags.begin(), names.flags.end());
  properties.insert({"parent", "face", "controller"});
  for (const CheckSource& source : found.sources())
    if (source.is_read && !source.is_test && (source.pack->id() == id || source.pack->used_by.contains(id))) {
      files.push_back(source.facts);
      for (const LuaText& text : source.facts.texts) names.said.insert(text.text);
    }
  GameCheck check{catalog, id, &host, found, names, {}, LuaEffects(files, properties), broken, &*scripts};
  try {
    check.changes = read_changes(catalog, id, {});
  } catch (const content::ContentError& error) {
    found.add(error.diagnostic());
  }
  check_scripts(check);
  for (const script::ScriptPack& pack : game::script_packs(catalog, id))
    for (const Diagnostic& todo : check_todos(*catalog.library().find(pack.id), pack.root, each_todo))
      found.add(todo);
  if (!scripts->ok()) return;
  for (const Diagnostic& each : check_translations(fewer ? *fewer : catalog, *scripts)) found.add(each);
  check.hints = check_hints(host);
  const Participants participants(check);
  check.participants = &participants;
  const CallDescriptions described(id, catalog);
  check.described = &described;
  ask_game(check);
  check_references(check);
  check_arguments(check);
  check_abilities(check);
  check_conditions(check);
  check_idle(check);
  check_operands(check);
  check_keywords(check);
  for (const auto& change : scripts->loader().rule_changes())
    changes.push_back("the pack '" + change.pack + "' changes " + change.to_string() + " for every card");
}

/// A library by itself: all of its files are run, without a game.
void check_library(const game::Catalog& catalog, const std::string& id, Findings& found) {
  script::Host host;
  script::Loader loader(host);
  for (const script::ScriptPack& pack : game::library_packs(catalog, id)) loader.declare(pack);
  for (const script::Report& report : host.reports()) {
    const CheckSource* source = found.source(report.loading.empty() ? report.file : report.loading);
    if (report.rule != "unknown-global" || !reads(source, report)) found.add_loaded(report);
  }
  GameNames names = game_names(host, id);
  const GameCheck check{catalog, id, &host, found, names, {}, LuaEffects({}, {}), {}};
  check_scripts(check);
}

/// Everything that is checked of the packs of these games. `each_todo`, `changes`: as for check_game().
void check_all(const game::Catalog& catalog, const std::vector<std::string>& games, Findings& found,
               bool each_todo, std::vector<std::string>& changes) {
  for (const std::string& id : games)
    if (catalog.library().find(id)) check_game(catalog, id, found, each_todo, changes);
  for (const content::Pack& pack : catalog.library().packs)
    if (pack.manifest.kind == content::PackKind::library)
      check_library(catalog, pack.id(), found);
    else if (!catalog.library().find(pack.manifest.game))
      found.add({Severity::error, pack.manifest.file, 0, 0,
                 "the game '" + pack.manifest.game + "' of this pack is not loaded",
                 "add the folder of that game's pack", "missing-game"});
  check_proofs(catalog, found);
  check_files(catalog, found);
  check_rulebooks(catalog, found);
  check_completions(catalog, found);
}

int check(const CheckOptions& options, const Shared& shared) {
  const auto begin = std::chrono::steady_clock::now();
  std::vector<std::string> extra = shared.packs;
  extra.insert(extra.end(), options.paths.begin(), options.paths.end());
  const game::Catalog catalog(pack_roots(extra, Own::needed));
  Findings found(catalog);
  std::vector<std::string> changes;
  check_all(catalog, game::game_ids(catalog), found, options.json, changes);
  auto document = text::Json::array();
  for (const Diagnostic& diagnostic : found.sorted()) {
    const bool error = diagnostic.severity == Severity::error;
    if (options.json)
      document.push_back({{"file", diagnostic.file},
                          {"line", diagnostic.line},
                          {"column", diagnostic.column},
                          {"severity", error ? "error" : "warning"},
                          {"message", diagnostic.message},
                          {"why", found.rule(diagnostic.rule)->why},
                          {"mend", diagnostic.mend},
                          {"rule", diagnostic.rule}});
    else
      std::printf("%s\n", diagnostic.to_string().c_str());
  }
  const int errors = found.errors(), warnings = found.warnings();
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  if (options.json)
    print_json({{"errors", errors},
                {"warnings", warnings},
                {"seconds", seconds},
                {"findings", document},
                {"changes", changes}});
  else
    for (const std::string& change : changes) std::printf("%s\n", change.c_str());
  if (!options.json) std::printf("%d errors, %d warnings\n", errors, warnings);
  if (options.timing && !options.json) std::printf("%.2f seconds\n", seconds);
  return errors ? kFailed : kDone;
}

int run(const CheckOptions& options, const Shared& shared) {
  if (!options.explain.empty()) return explain_rule(options, shared);
  return options.rules ? list_rules(options, shared) : check(options, shared);
}

}  // namespace

std::vector<Diagnostic> errors_in(const game::Catalog& catalog, const std::string& game) {
  Findings found(catalog);
  std::vector<std::string> changes;
  check_all(catalog, {game}, found, false, changes);
  std::vector<Diagnostic> errors = found.sorted();
  std::erase_if(errors, [](const Diagnostic& each) { return each.severity != Severity::error; });
  return errors;
}

void add_check(Command& app, Shared& shared) {
  auto options = std::make_shared<CheckOptions>();
  Command* command =
      subcommand(app, shared, "check", "Says what is wrong with packs",
                 "misk check packs/my_pack\n  misk check --rules\n  misk check --explain unused-local");
  command->add_option("path", options->paths, "packs, or folders with packs")->type_name("PATH");
  command->add_flag("--json", options->json, "print one JSON document");
  command->add_flag("--timing", options->timing, "say how long it took");
  command->add_flag("--rules", options->rules, "list what is looked for");
  command->add_option("--explain", options->explain, "say more about one rule")->type_name("RULE");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return run(*options, shared); }; });
}

}  // namespace misk::cli
