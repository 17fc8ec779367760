// The language of texts: --language, the table's settings, the environment.
#include "language/language.hpp"
#include "cli/cli.hpp"
#include "table/settings.hpp"

namespace misk::cli {

void add_language(Command* command, Shared& shared) {
  command
      ->add_option("--language", shared.language,
                   "of cards, prompts and the log, as packs translate them: de, pt-BR; en for none")
      ->type_name("CODE");
}

void set_language(game::Catalog& catalog, const Shared& shared) {
  std::vector<std::string> problems;  // the table reports them
  const std::string kept = ui::read_settings(ui::settings_file(), problems).language;
  catalog.set_language(language_of(catalog, shared.language, kept));
}

std::string language_of(const game::Catalog& catalog, const std::string& named, const std::string& kept) {
  const auto offered = game::languages(catalog.library());
  if (named.empty())
    return game::offered_language(offered, kept.empty() ? game::environment_language() : kept);
  const std::string found = game::offered_language(offered, named);
  if (!found.empty()) return found;
  std::string list;
  for (const game::Language& each : offered) list += (list.empty() ? "" : ", ") + each.code;
  throw Wrong("--language: no pack is translated into '" + named + "'; there is " + list);
}

}  // namespace misk::cli
