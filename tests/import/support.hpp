// Shared by the importer's tests: the table of sentences, and cards made from a text.
#pragma once
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "content/diagnostic.hpp"
#include "import/pack.hpp"
#include "import/text.hpp"

namespace misk::importing::testing {

inline std::string read_source(const std::string& path) {
  std::ifstream file(std::string(MISK_SOURCE_DIR) + "/" + path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

inline const Rules& rules() {
  static const Rules kRules(read_source("scripts/arkham/import/sentences.yaml"), "sentences.yaml");
  return kRules;
}

/// The lines of the table that make fields of a card; every other sentence is left to the grammar.
inline const Rules& with_fields() {
  static const Rules kRules = [] {
    const std::string all = read_source("scripts/arkham/import/sentences.yaml");
    return Rules(all.substr(0, all.find("# --- whole abilities")), "sentences.yaml");
  }();
  return kRules;
}

inline Grammar& grammar() {
  static std::map<std::string, std::string> sources;
  static Grammar made([](const std::string& path) -> const std::string* {
    const auto it = sources.try_emplace(path, read_source("scripts/arkham/" + path)).first;
    return it->second.empty() ? nullptr : &it->second;
  });
  return made;
}

inline std::string sample_project() {
  return read_source("tests/import/sample_project.json");
}

/// The names that a pack of loaded cards would offer.
inline Known known() {
  Known known;
  known.packs = {"arkham", "arkham_core"};
  known.traits = {"spell", "tome", "item", "ally", "monster", "ghoul", "elite", "charm", "woods"};
  known.locations = {"Night Hall"};
  known.investigators = {"Night Porter"};
  known.card = [](const std::string& code) {
    return code == "01016" ? std::string("arkham_core:45_automatic") : std::string();
  };
  known.takes.word = [](const std::string& type, const std::string& text) {
    static const std::set<std::string> kSlots = {"ally", "hand", "arcane", "accessory", "body"};
    return type != "slot" || kSlots.count(text) > 0;
  };
  return known;
}

inline nlohmann::ordered_json project_of(const nlohmann::ordered_json& cards) {
  return {
      {"meta", {{"name", "Made Up"}, {"author", "A. Tester"}, {"code", "made-up"}, {"language", "en"}}},
      {"data",
       {{"cards", cards}, {"encounter_sets", nlohmann::json::array()}, {"packs", nlohmann::json::array()}}}};
}

inline PackFiles pack_of(const nlohmann::ordered_json& cards) {
  return make_pack(read_project(project_of(cards).dump(), "made_up.json"), rules(), known());
}

/// One card named Old Lamp. `kind` is a type_code, or `reference`, or `advance`: the back of an act.
inline nlohmann::ordered_json card_json(const std::string& kind, const std::string& text) {
  const bool is_back = kind == "advance";
  const std::string type = kind == "reference" ? "scenario" : is_back ? "act" : kind;
  nlohmann::ordered_json card = {
      {"code", "x1"},  {"name", "Old Lamp"}, {"type_code", type},        {"pack_code", "x"},
      {"position", 1}, {"quantity", 1},      {"faction_code", "neutral"}};
  card[is_back ? "back_text" : "text"] = replaced(text, " // ", "\n");
  if (type == "asset" || type == "event") card["cost"] = 2;
  if (type == "enemy") {
    for (const char* key : {"enemy_fight", "health", "enemy_evade", "enemy_damage"}) card[key] = 2;
  }
  if (type == "location") {
    card["shroud"] = 2;
    card["clues"] = 1;
  }
  if (type == "agenda") card["doom"] = 3;
  if (type == "act" || type == "agenda") card["double_sided"] = true;
  if (type == "investigator")
    for (const char* key :
         {"skill_willpower", "skill_intellect", "skill_combat", "skill_agility", "health", "sanity"})
      card[key] = 4;
  return card;
}

struct OneCard {
  std::string script, status;
  int todo = 0;
};

inline OneCard card_of(const nlohmann::ordered_json& card) {
  const PackFiles pack = pack_of(nlohmann::ordered_json::array({card}));
  OneCard out;
  out.status = pack.report.cards.at(0).status;
  out.todo = pack.report.cards.at(0).todo;
  for (const auto& [path, text] : pack.files)
    if (path == pack.report.cards.at(0).file) out.script = text;
  return out;
}

inline OneCard card_of(const std::string& kind, const std::string& text) {
  return card_of(card_json(kind, text));
}

/// The message of the exception that a call throws; "" if it throws none.
template <class Call>
std::string message_of(const Call& call) {
  try {
    call();
  } catch (const content::ContentError& error) {
    return error.diagnostic().to_line();
  }
  return "";
}

}  // namespace misk::importing::testing
