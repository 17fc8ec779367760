// misk api: the editor's stubs and the reference pages, made from the names that scripts really have.
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "api/reference.hpp"
#include "catalog/listing.hpp"
#include "commands/commands.hpp"
#include "content/suggest.hpp"
#include "store/write_file.hpp"

namespace misk::cli {
namespace {

namespace fs = std::filesystem;
using Json = text::Json;

struct ApiOptions {
  std::string stubs, docs, game;
  bool json = false;
};

/// Never overwrites a file that misk did not write.
void write_files(const std::string& folder, const api::Files& files) {
  std::error_code error;
  if (fs::exists(folder, error) && !fs::is_directory(folder, error))
    throw Wrong(folder + ": this is a file, not a folder; name another folder");
  for (const auto& [name, text] : files) {
    const fs::path path = fs::path(folder) / name;
    if (!fs::exists(path, error)) continue;
    std::ifstream file(path, std::ios::binary);
    std::string head(600, '\0');
    file.read(head.data(), static_cast<std::streamsize>(head.size()));
    if (head.find(api::kMark) == std::string::npos)
      throw Wrong(path.string() +
                  ": this file was not written by `misk api`; move it, or name another folder");
  }
  for (const auto& [name, text] : files) store::write_below(folder, name, text);
}

Json to_json(const api::Callable& each) {
  Json parameters = Json::array();
  for (const script::Parameter& parameter : each.signature.parameters)
    parameters.push_back(
        {{"name", parameter.name}, {"type", parameter.text}, {"optional", parameter.optional}});
  Json results = Json::array();
  for (const script::Parameter& result : each.signature.results) results.push_back(result.text);
  Json deprecated;
  if (const auto told = api::deprecated_in(each.text))
    deprecated = {{"since", told->since}, {"instead", told->instead}};
  return {{"name",
           (each.signature.receiver.empty() || each.signature.method ? "" : each.signature.receiver + ".") +
               each.signature.name},
          {"call", api::call_of(each.signature)},
          {"parameters", parameters},
          {"results", results},
          {"deprecated", deprecated},
          {"text", each.text}};
}

Json list(const std::vector<api::Callable>& callables) {
  Json out = Json::array();
  for (const api::Callable& each : callables) out.push_back(to_json(each));
  return out;
}

Json list(const std::vector<api::Name>& names) {
  Json out = Json::array();
  for (const api::Name& name : names)
    out.push_back({{"name", name.name}, {"text", name.text}, {"details", name.details}});
  return out;
}

Json list(const std::vector<api::Property>& properties) {
  Json out = Json::array();
  for (const api::Property& each : properties)
    out.push_back(
        {{"name", each.name}, {"type", each.type}, {"settable", each.settable}, {"text", each.text}});
  return out;
}

Json to_json(const api::Reference& reference) {
  Json makers = Json::array();
  for (const api::Maker& maker : reference.makers)
    makers.push_back({{"name", maker.constructor.name},
                      {"arguments", maker.constructor.arguments},
                      {"takes", maker.constructor.takes},
                      {"shorthand", maker.constructor.shorthand},
                      {"makes", maker.constructor.result},
                      {"text", maker.text}});
  Json schemas = Json::array();
  for (const script::Schema& schema : reference.schemas) {
    Json fields = Json::array();
    for (const script::Field* field : schema.all)
      fields.push_back({{"name", field->name},
                        {"type", field->type},
                        {"optional", field->optional},
                        {"text", field->text}});
    schemas.push_back(
        {{"name", schema.name}, {"inherits", schema.parents}, {"text", schema.text}, {"fields", fields}});
  }
  Json aliases = Json::array();
  for (const script::Alias& alias : reference.aliases)
    aliases.push_back({{"name", alias.name}, {"type", alias.type}, {"text", alias.text}});
  Json points = Json::array();
  for (const api::Point& point : reference.points)
    points.push_back({{"name", point.name},
                      {"text", point.text},
                      {"before", point.would},
                      {"after", point.at},
                      {"log", point.narrated},
                      {"cite", point.cite},
                      {"roles", point.roles},
                      {"can_be", point.can_be},
                      {"called", point.called},
                      {"numbers", point.numbers}});
  Json procedures = Json::array();
  for (const api::Procedure& procedure : reference.procedures) {
    Json steps = Json::array();
    for (const api::Step& step : procedure.steps)
      steps.push_back({{"id", step.id}, {"does", step.what}, {"when", step.guard}, {"cite", step.cite}});
    procedures.push_back(
        {{"name", procedure.name}, {"cite", procedure.cite}, {"locals", procedure.locals}, {"steps", steps}});
  }
  return {{"game", reference.game},
          {"title", reference.title},
          {"constructors", makers},
          {"functions", list(reference.functions)},
          {"values", list(reference.variables)},
          {"methods", list(reference.methods)},
          {"event_methods", list(reference.event_methods)},
          {"properties", list(reference.properties)},
          {"event_fields", list(reference.event_fields)},
          {"schemas", schemas},
          {"aliases", aliases},
          {"timing_points", points},
          {"windows", list(reference.windows)},
          {"zones", list(reference.zones)},
          {"sets", list(reference.sets)},
          {"words", list(reference.words)},
          {"counters", list(reference.counters)},
          {"flags", list(reference.flags)},
          {"attributes", list(reference.values)},
          {"globals", list(reference.globals)},
          {"periods", list(reference.periods)},
          {"outcomes", list(reference.outcomes)},
          {"purposes", list(reference.purposes)},
          {"tags", list(reference.tags)},
          {"procedures", procedures},
          {"undescribed", reference.undescribed}};
}

void print_reference(const api::Reference& reference) {
  std::vector<std::vector<std::string>> rows;
  const std::string game = reference.game.empty() ? "engine" : reference.game;
  for (const api::Maker& maker : reference.makers)
    rows.push_back({game, "constructor", api::call_of(maker.constructor), maker.text});
  for (const api::Callable& each : reference.functions)
    rows.push_back({game, "function", api::call_of(each.signature), each.text});
  for (const api::Callable& each : reference.methods)
    rows.push_back({game, "method", api::call_of(each.signature), each.text});
  for (const api::Property& each : reference.properties)
    rows.push_back({game, "property", "card." + each.name + ": " + each.type, each.text});
  for (const api::Point& point : reference.points)
    rows.push_back({game, "timing point", point.name, point.text});
  print_table({"GAME", "KIND", "NAME", "TEXT"}, rows);
}

/// The descriptions of the engine and a game.
struct Described {
  api::Reference engine, game;
};
Described describe(const game::Catalog& catalog, game::Scripts& scripts) {
  return {api::describe_engine(scripts), api::describe_game(scripts, catalog)};
}

int write_api(const ApiOptions& options, const Shared& shared) {
  const auto catalog = load_catalog(shared.packs);
  const std::vector<std::string> games = game::game_ids(*catalog);
  if (!options.game.empty() && std::find(games.begin(), games.end(), options.game) == games.end())
    throw Wrong("there is no game '" + options.game + "'; " +
                content::did_you_mean(options.game, games, "see `misk list games`"));
  Json document = Json::array();
  api::Files stubs, pages;
  bool first = true, sound = true;
  for (const std::string& id : games) {
    if (!options.game.empty() && id != options.game) continue;
    game::Scripts scripts(*catalog, id);
    for (const auto& report : scripts.host().reports())
      std::fprintf(stderr, "%s\n", report.to_string().c_str());
    if (!scripts.ok()) {
      sound = false;
      continue;
    }
    const auto [engine, game] = describe(*catalog, scripts);
    if (first && options.json) document.push_back(to_json(engine));
    if (first && !options.json && options.stubs.empty() && options.docs.empty()) print_reference(engine);
    if (first) stubs = api::stubs(engine), pages = api::pages(engine);
    first = false;
    if (options.json)
      document.push_back(to_json(game));
    else if (options.stubs.empty() && options.docs.empty())
      print_reference(game);
    stubs.merge(api::stubs(engine, game));
    pages.merge(api::pages(engine, game));
  }
  if (!options.stubs.empty()) write_files(options.stubs, stubs);
  if (!options.docs.empty()) write_files(options.docs, pages);
  if (options.json) print_json(document);
  if (!options.json && !options.stubs.empty())
    std::printf("%zu files of stubs in %s\n", stubs.size(), options.stubs.c_str());
  if (!options.json && !options.docs.empty())
    std::printf("%zu files of pages in %s\n", pages.size(), options.docs.c_str());
  return sound ? kDone : kFailed;
}

}  // namespace

void write_stubs(const std::string& folder, const game::Catalog& catalog, const std::string& game) {
  const std::vector<std::string> games = game::game_ids(catalog);
  if (game.empty() && games.empty()) return;
  // The engine's part is the same in every game.
  game::Scripts scripts(catalog, game.empty() ? games.front() : game);
  const auto [engine, described] = describe(catalog, scripts);
  api::Files files = api::stubs(engine);
  if (!game.empty()) files.merge(api::stubs(engine, described));
  write_files(folder, files);
}

void add_api(Command& app, Shared& shared) {
  auto options = std::make_shared<ApiOptions>();
  Command* command =
      subcommand(app, shared, "api", "Says what scripts can say: stubs for editors, reference pages",
                 "misk api --stubs .stubs --docs docs --game arkham");
  command
      ->add_option("--stubs", options->stubs,
                   "writes definition files for lua-language-server into this folder")
      ->type_name("DIR");
  command->add_option("--docs", options->docs, "writes reference pages (Markdown, SVG) into this folder")
      ->type_name("DIR");
  command->add_option("--game", options->game, "only this game")->type_name("GAME");
  command->add_flag("--json", options->json, "print everything as one JSON document");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return write_api(*options, shared); }; });
}

}  // namespace misk::cli
