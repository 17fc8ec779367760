#include "language/language.hpp"

#include <cstdlib>
#include <map>

#include "content/translation_file.hpp"

namespace misk::game {

std::vector<Language> languages(const content::Library& library) {
  std::map<std::string, std::string> found = {{"en", "English"}};
  content::Diagnostics ignored;
  for (const content::Pack& pack : library.packs)
    for (const std::string& code : content::languages_of(pack)) {
      std::string& called = found[code];
      if (called.empty()) called = content::read_translation(pack, code, ignored).called;
    }
  std::vector<Language> out;
  for (const auto& [code, called] : found) out.push_back({code, called.empty() ? code : called});
  return out;
}

std::string offered_language(const std::vector<Language>& offered, const std::string& wanted) {
  const auto base_of = [](const std::string& code) { return code.substr(0, code.find('-')); };
  for (const Language& each : offered)
    if (each.code == wanted) return wanted;
  std::string near;
  for (const Language& each : offered) {
    if (each.code == base_of(wanted)) return each.code;
    if (near.empty() && base_of(each.code) == base_of(wanted)) near = each.code;
  }
  return near;
}

std::string environment_language() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (!value || !*value) continue;
    std::string code = value;
    code.resize(std::min(code.find_first_of(".@"), code.size()));  // "de_AT.UTF-8"
    if (code == "C" || code == "POSIX") return "en";
    if (const auto bar = code.find('_'); bar != std::string::npos) code[bar] = '-';
    return code;
  }
  return "";
}

}  // namespace misk::game
