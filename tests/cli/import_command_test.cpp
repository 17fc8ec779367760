// misk import and export as a player runs them: files, exit codes, and bots that play the resulting pack.
#include "cli_support.hpp"
#include "content/deck.hpp"
#include "import/support.hpp"

namespace misk::importing {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;
using test::Folder;
using test::Ran;
using test::run_misk;
using test::slurp;
using test::spill;
using ::testing::HasSubstr;

constexpr const char* kSample = MISK_SOURCE_DIR "/tests/import/sample_project.json";

json report_of(const Ran& ran) {
  EXPECT_EQ(ran.code, 0) << ran.err;
  return json::parse(ran.out);
}

/// `pack:slug` of a card in a report.
std::string id_of(const json& report, const json& card) {
  return report.at("pack").get<std::string>() + ":" +
         std::filesystem::path(card.at("file").get<std::string>()).stem().string();
}

/// A deck of all cards that a deck may have.
std::string deck_of(const json& report, const std::string& investigator, int copies, std::size_t from = 0,
                    std::size_t step = 1) {
  std::string out = "name: All of it\ninvestigator: \"" + investigator + "\"\ncards:\n";
  std::size_t n = 0;
  for (const json& card : report.at("cards")) {
    const std::string kind = card.at("kind");
    const bool is_weakness = card.at("file").get<std::string>().find("/weaknesses/") != std::string::npos;
    if (kind != "asset" && kind != "event_card" && kind != "skill" && !is_weakness) continue;
    if (n++ % step == from)
      out += "  \"" + id_of(report, card) + "\": " + std::to_string(is_weakness ? 1 : copies) + "\n";
  }
  return out;
}

/// A scenario with all encounter cards of a pack.
void write_scenario(const Folder& folder, const json& report) {
  std::map<std::string, std::string> ids;
  for (const json& card : report.at("cards")) {
    const std::string kind = card.at("kind"), id = "\"" + id_of(report, card) + "\"";
    if (card.at("file").get<std::string>().find("/weaknesses/") != std::string::npos) continue;
    if (kind == "enemy" || kind == "treachery") ids["encounter"] += "{ " + id + ", 2 }, ";
    if (kind == "reference" && ids[kind].empty()) ids[kind] = id;
    if (kind == "location" || kind == "agenda" || kind == "act") ids[kind] += id + ", ";
  }
  folder.spill("scenario/pack.yaml",
               "schema: 1\nid: played\nversion: \"0.1.0\"\napi: \">=1.0 <2\"\ntitle: Played\nkind: "
               "scenario\ngame: arkham\n"
               "requires: { " +
                   report.at("pack").get<std::string>() + ": \"*\" }\nlanguages: [en]\n");
  folder.spill(
      "scenario/scenarios/played.lua",
      "local PLACES = { " + ids["location"] +
          "}\nreturn scenario {\n  name = \"Played\", id = \"played\",\n"
          "  encounter_cards = { " +
          ids["encounter"] + "},\n  set_aside = PLACES, agendas = { " + ids["agenda"] +
          "},\n"
          "  acts = { " +
          ids["act"] + "}, reference = " + ids["reference"] +
          ",\n"
          "  bags = { standard = { \"+1\", \"0\", \"-1\", \"-2\", \"skull\", \"cultist\", \"tablet\", "
          "\"elder_thing\", "
          "\"auto_fail\", \"elder_sign\" } },\n"
          "  setup = function()\n    local first\n    for _, id in ipairs(PLACES) do\n"
          "      local place = put_location(set_aside_card(id))\n      first = first or place\n    end\n"
          "    start_at(first)\n  end,\n"
          "  resolutions = { no_resolution = { text = \"Over.\" }, R1 = { text = \"Done.\" } },\n}\n");
}

void expect_games(const std::string& arguments, int random_games) {
  const int greedy_games = random_games / 5;  // it thinks long about hundreds of abilities
  for (const auto& [bot, games] : {std::pair{"random", random_games}, std::pair{"greedy", greedy_games}}) {
    const Ran ran =
        run_misk("sim " + arguments + " --json --games " + std::to_string(games) + " --bot " + bot);
    ASSERT_EQ(ran.code, 0) << ran.err << ran.out;
    const json result = json::parse(ran.out);
    EXPECT_EQ(result.at("finished"), games) << arguments << ran.err;
    EXPECT_EQ(result.at("errors"), 0) << arguments << ran.err;
  }
}

TEST(ImportCommand, ADeckBringsItsTabooListItsSheetsAndItsChoices) {
  NEEDS_MISK();
  const Folder folder;
  const std::string tests = MISK_SOURCE_DIR "/scripts/arkham/tests/packs/";
  const std::string packs =
      " --packs '" + tests + "sheets' --packs '" + tests + "decks' --packs '" + tests + "taboos'";
  folder.spill("in.json",
               R"({"investigator_code": "deck_planner", "name": "Plans", "slots": {"sheet_blade": 1},
 "taboo_id": 1002, "meta": "{\"faction_selected\": \"mystic\", \"cus_sheet_blade\": \"0|2,3|1\", \"cus_09021\": \"1|1\"}"})");
  const Ran in =
      run_misk("import arkhamdb-deck '" + folder / "in.json" + "' -o '" + folder / "deck.yaml" + "'" + packs);
  EXPECT_EQ(in.code, 0) << in.err;
  EXPECT_THAT(in.err, HasSubstr("no place for 'meta.cus_09021': no loaded pack has that customizable card"));
  const std::string deck = slurp(folder / "deck.yaml");
  EXPECT_THAT(deck, HasSubstr("\"secondary\": \"mystic\""));
  EXPECT_THAT(deck, HasSubstr("\"taboo\": \"taboos:taboo_second\""));
  EXPECT_THAT(deck, HasSubstr("\"sheets:sheet_blade\": \"Heavy Blade 2, Quick Hands 1\""));
  const Ran out = run_misk("export arkhamdb-deck '" + folder / "deck.yaml" + "'" + packs);
  EXPECT_EQ(out.code, 0) << out.err;
  const json back = json::parse(out.out);
  EXPECT_EQ(back.at("taboo_id"), 1002);
  EXPECT_EQ(json::parse(back.at("meta").get<std::string>()),
            (json{{"faction_selected", "mystic"}, {"cus_sheets:sheet_blade", "0|2,3|1"}}));
}

TEST(ImportCommand, ASampleProjectIsAPackThatPassesCheckAndPlays) {
  NEEDS_MISK();
  const Folder folder;
  const std::string pack = folder / "grey quay";  // with a blank
  const json report =
      report_of(run_misk("import arkham-build " + std::string(kSample) + " --json -o '" + pack + "'"));
  EXPECT_EQ(report.at("read"), 54);
  EXPECT_EQ(report.at("written"), 44);
  RecordProperty("complete", report.at("complete").get<int>());
  RecordProperty("scripted", report.at("scripted").get<int>());
  RecordProperty("stub", report.at("stub").get<int>());
  EXPECT_TRUE(report.at("licence").is_null());
  for (const auto& note : report.at("notes"))
    EXPECT_EQ(note.get<std::string>().find("did not load"), std::string::npos) << note;
  for (const auto& file : report.at("files"))
    EXPECT_TRUE(std::filesystem::exists(pack + "/" + file.get<std::string>())) << file;

  const Ran check = run_misk("check --json '" + pack + "'");
  EXPECT_EQ(check.code, 0) << check.out;
  const json found = json::parse(check.out);
  EXPECT_EQ(found.at("errors"), 0);
  int todo = 0;
  for (const auto& finding : found.at("findings"))
    if (finding.at("rule") == "todo") todo += std::stoi(finding.at("message").get<std::string>());
  EXPECT_EQ(todo, report.at("todo"));

  spill(folder / "deck.yaml", deck_of(report, "lanterns_of_grey_quay:ida_marsh", 2));
  expect_games("the_gathering --packs '" + pack + "' --deck " + folder / "deck.yaml", 50);
  write_scenario(folder, report);
  expect_games(
      "played --packs '" + pack + "' --packs " + folder / "scenario" + " --deck " + folder / "deck.yaml", 50);
}

// A field of one type of card may be invalid on another. Whatever a card has, `check` must accept the pack.
// Parts that must be written by hand are TODOs.
TEST(ImportCommand, ACardOfEveryTypeWithEveryFieldPassesCheck) {
  NEEDS_MISK();
  const Folder folder;
  const ordered_json every = {
      {"subname", "The Second"},
      {"faction_code", "guardian"},
      {"faction2_code", "seeker"},
      {"faction3_code", "clowns"},
      {"xp", 2},
      {"is_unique", true},
      {"traits", "Item. Odd."},
      {"quantity", 3},
      {"slot", "Hand x2. Tarot."},
      {"cost", 4},
      {"skill_willpower", 1},
      {"skill_intellect", 2},
      {"skill_combat", 3},
      {"skill_agility", 4},
      {"skill_wild", 1},
      {"health", 5},
      {"sanity", 6},
      {"enemy_fight", 2},
      {"enemy_evade", 3},
      {"enemy_damage", 1},
      {"enemy_horror", 2},
      {"shroud", 3},
      {"clues", 2},
      {"clues_fixed", true},
      {"doom", 7},
      {"stage", 1},
      {"victory", 1},
      {"vengeance", 1},
      {"permanent", true},
      {"exile", true},
      {"myriad", true},
      {"deck_limit", 1},
      {"health_per_investigator", true},
      {"enemy_fight_per_investigator", true},
      {"deck_requirements", "size:30,random:subtype:basicweakness"},
      {"deck_options",
       {{{"faction", {"guardian"}}, {"level", {{"min", -2}, {"max", 5}}}},
        {{"trait", {"odd"}}, {"limit", 3}, {"level", {{"min", 0}, {"max", 2}}}}}},
      {"back_text", "It is turned over. Draw 1 card."},
      {"customization_text", "Draw 1 card."},
      {"text",
       "Fast. Uses (4 ammo).\nHunter. Retaliate. Peril. Surge. Victory 2. Limit 1 per investigator.\n"
       "Max 1 committed per skill test. Commit only to a skill test you are performing.\n"
       "<b>Objective</b> - Draw 1 card.\nPermanent.\n<b>Prey</b> - Bearer only.\n<b>Spawn</b> - Any empty "
       "location.\n<b>Revelation</b> - Draw 1 card.\n[action]: Draw 1 card.\n[skull]: -1."}};
  ordered_json cards = ordered_json::array();
  int n = 0;
  for (const char* type : {"investigator", "asset", "event", "skill", "treachery", "enemy", "location", "act",
                           "agenda", "scenario", "enemy_location"})
    for (const char* subtype : {"", "weakness", "basicweakness"})
      for (const char* set : {"", "end", "true", "not a name"}) {
        ordered_json card = every;
        card["code"] = "e" + std::to_string(++n);
        card["name"] = std::string(type) + " " + std::to_string(n);
        card["type_code"] = type;
        card["pack_code"] = "x";
        card["position"] = n;
        if (*subtype) card["subtype_code"] = subtype;
        if (*set) card["encounter_code"] = set;
        cards.push_back(card);
      }
  for (const char* name : {" ", "end", "--[[", "\"quoted\" \\ name"}) {
    ordered_json card = every;
    card["code"] = "e" + std::to_string(++n);
    card["name"] = name;
    card["type_code"] = "asset";
    card["pack_code"] = "x";
    cards.push_back(card);
  }
  spill(folder / "every.json", testing::project_of(cards).dump());
  const json report =
      report_of(run_misk("import arkham-build " + folder / "every.json" + " --json -o " + folder / "pack"));
  for (const auto& note : report.at("notes"))
    EXPECT_EQ(note.get<std::string>().find("not load"), std::string::npos) << note;
  const Ran check = run_misk("check --json " + folder / "pack");
  const json found = json::parse(check.out);
  EXPECT_EQ(found.at("errors"), 0) << check.out.substr(0, 4000);
  const std::string sets = slurp(folder / "pack/lib/encounter_sets.lua");
  EXPECT_THAT(sets, HasSubstr("[\"end\"] = {"));
  EXPECT_THAT(sets, HasSubstr("[\"true\"] = {"));
}

TEST(ImportCommand, WhatIsOpenIsFinishedByHandAndKeptByAnotherImport) {
  NEEDS_MISK();
  const Folder folder;
  const auto card = [](const char* code, const char* name, const char* type, const char* text) {
    return ordered_json{{"code", code},     {"name", name}, {"type_code", type}, {"faction_code", "neutral"},
                        {"pack_code", "x"}, {"cost", 1},    {"position", 1},     {"text", text}};
  };
  spill(folder / "cards.json",
        ordered_json::array({card("x1", "Odd Lamp", "asset", "You get +1 [combat].\nIt hums a tune."),
                             card("x2", "Odd Dance", "event", "Dance until the floor gives in."),
                             card("x3", "Odd Door", "asset", "It creaks.")})
            .dump());
  const std::string pack = folder / "pack";
  EXPECT_EQ(run_misk("import arkhamdb-cards " + folder / "cards.json" + " --id odd -o " + pack).code, 0);
  // Broken Lua changes nothing.
  const std::string before = slurp(pack + "/cards/neutral/odd_lamp.lua");
  spill(folder / "broken", "skip\nskip\nconstant \"x\" { you = { nonsense = 1 } },\n.\n");
  const Ran broken = run_misk("import finish " + pack, "", folder / "broken");
  EXPECT_THAT(broken.out, HasSubstr("it does not load so: odd/cards/neutral/odd_lamp.lua:"));
  EXPECT_THAT(broken.out, HasSubstr("0 written, 3 open"));
  EXPECT_EQ(slurp(pack + "/cards/neutral/odd_lamp.lua"), before);
  // One card alone, by its title, id or code.
  spill(folder / "skip", "skip\nskip\nskip\n");
  for (const char* name : {"'Odd Door'", "odd_door", "x3"}) {
    const Ran one = run_misk("import finish " + pack + " " + name, "", folder / "skip");
    EXPECT_THAT(one.out, HasSubstr("open: It creaks.")) << one.err;
    EXPECT_EQ(one.out.find("Odd Lamp"), std::string::npos);
  }
  const Ran none = run_misk("import finish " + pack + " odd_dor");
  EXPECT_EQ(none.code, 2);
  EXPECT_THAT(none.err, HasSubstr("no card is called 'odd_dor'; did you mean 'odd_door'?"));
  spill(folder / "typed",
        "Gain 1 resource.\neffect = function(_, you) you:gain(1) end,\n.\n.\n"
        "constant \"You get +1 agility.\" { you = { agility = 1 } },\n.\n");
  const Ran ran = run_misk("import finish " + pack, "", folder / "typed");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("3 written, 0 open"));
  const auto cards = [&] {
    return slurp(pack + "/cards/neutral/odd_lamp.lua") + slurp(pack + "/cards/neutral/odd_dance.lua") +
           slurp(pack + "/cards/neutral/odd_door.lua");
  };
  const std::string finished = cards();
  EXPECT_EQ(finished.find("TODO"), std::string::npos) << finished;
  EXPECT_EQ(finished.find("tune"), std::string::npos) << finished;
  EXPECT_THAT(finished, HasSubstr("text = \"Gain 1 resource.\""));
  EXPECT_THAT(run_misk("check " + pack).out, HasSubstr("0 errors, 0 warnings"));
  EXPECT_EQ(slurp(pack + "/completions/finished.yaml").find("tune"), std::string::npos);
  // Another import of the same data.
  EXPECT_EQ(run_misk("import arkhamdb-cards " + folder / "cards.json" + " --id odd --force -o " + pack).code,
            0);
  const auto without_layout = [](std::string text) {
    std::erase_if(text, [](char c) { return c == ' ' || c == '\n'; });
    return importing::replaced(text, ",}", "}");
  };
  EXPECT_EQ(without_layout(cards()), without_layout(finished));
  EXPECT_THAT(run_misk("import finish " + pack).out, HasSubstr("nothing is open"));
  // From another pack, as those that others share.
  const Ran shared = run_misk("import arkhamdb-cards " + folder / "cards.json" + " --packs " + pack +
                              " --id again -o " + folder / "again");
  EXPECT_EQ(slurp(folder / "again/cards/neutral/odd_lamp.lua"), slurp(pack + "/cards/neutral/odd_lamp.lua"))
      << shared.err;
}

// Without --json: a few lines for the person, and all of it in IMPORT.md.
TEST(ImportCommand, TheFiguresOfASampleAreTold) {
  NEEDS_MISK();
  const Folder folder;
  const Ran ran = run_misk("import arkham-build " + std::string(kSample) + " -o " + folder / "pack");
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.out, folder / "pack" + "\n");
  const std::string share =
      "54 cards read, 44 written: 7 complete (16 %), 26 scripted (59 %), 11 stubs (25 %)";
  EXPECT_THAT(ran.err, HasSubstr(share + "\n96 of 115 sentences scripted, 19 left as TODO\n"));
  EXPECT_THAT(ran.err,
              HasSubstr("left out: The Brass Key (gq-18): the rules have no cards of the type 'key'"));
  EXPECT_THAT(ran.err, HasSubstr("fields without a place (IMPORT.md says why): abbreviation, "));
  EXPECT_THAT(ran.err, HasSubstr("leads nowhere: duplicate_of of 99902: 99999"));
  const std::string told = slurp(folder / "pack/IMPORT.md");
  EXPECT_THAT(told, HasSubstr(share));
  for (const char* each : {"| Boat Hook | 99001 | asset | scripted |  | cards/guardian/boat_hook.lua |",
                           "## Cards left out", "- errata_date: it is about the text, and not in it (1 card)",
                           "## Links that lead nowhere", "## Pictures, not fetched"})
    EXPECT_THAT(told, HasSubstr(each));
  EXPECT_THAT(run_misk("check " + folder / "pack").out,
              HasSubstr("pack/pack.yaml: warning: 19 sentences not scripted in 11 cards; "));
}

TEST(ImportCommand, ImportedCardsDoWhatTheySay) {
  NEEDS_MISK();
  const Folder folder;
  report_of(run_misk("import arkham-build " + std::string(kSample) + " --json -o " + folder / "pack"));
  std::filesystem::create_directory(folder / "pack/tests");
  spill(folder / "pack/tests/sample_tests.lua", slurp(MISK_SOURCE_DIR "/tests/import/sample_tests.lua"));
  const Ran ran = run_misk("test " + folder / "pack");
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("11 passed, 0 failed"));
}

// What the scenario's card says of symbols, an investigator of the elder sign; options, and backs.
TEST(ImportCommand, ImportedTokensOptionsAndBacksDoWhatTheySay) {
  NEEDS_MISK();
  const Folder folder;
  const std::string cards = MISK_SOURCE_DIR "/tests/import/text_cards.json";
  const json report =
      report_of(run_misk("import arkhamdb-cards " + cards + " --id symbols --json -o " + folder / "pack"));
  EXPECT_EQ(report.at("todo"), 0);
  std::filesystem::create_directory(folder / "pack/tests");
  spill(folder / "pack/tests/text_cards_tests.lua",
        slurp(MISK_SOURCE_DIR "/tests/import/text_cards_tests.lua"));
  const Ran ran = run_misk("test " + folder / "pack");
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("57 passed, 0 failed"));
}

// Each line of the table of sentences, and each example of the grammar, gets its own card, which is checked
// and played.
TEST(ImportCommand, EverySentenceOfTheTableLoadsAndPlays) {
  NEEDS_MISK();
  const Folder folder;
  ordered_json cards = ordered_json::array();
  const auto add = [&](const std::string& kind, const std::string& text, const std::string& name,
                       const std::string& traits) {
    ordered_json card = testing::card_json(kind, text);
    card["code"] = "s" + std::to_string(cards.size());
    card["name"] = name.empty() ? "Sample " + std::to_string(cards.size()) : name;
    card["text"] = replaced(card.value("text", ""), "Old Lamp", card["name"].get<std::string>());
    card["traits"] = traits;
    if (kind == "enemy" || kind == "treachery" || kind == "location") card["encounter_code"] = "all";
    if (kind == "investigator") card["health"] = card["sanity"] = 8;
    cards.push_back(card);
  };
  for (const std::string& section : Rules::sections())
    for (const Rule& rule : testing::rules().section(section)) {
      const std::size_t colon = rule.example.find(": ");
      add(rule.example.substr(0, colon), rule.example.substr(colon + 2), "", "");
    }
  for (const Grammar::Example& each : testing::grammar().examples()) {
    const std::size_t colon = each.example.find(": ");
    if (colon != std::string::npos)
      add(each.example.substr(0, colon), each.example.substr(colon + 2), "", "");
  }
  add("location", "", "Night Hall", "Woods.");
  add("investigator", "", "Night Porter", "");
  for (const char* trait : {"Spell.", "Tome.", "Item.", "Ally.", "Monster.", "Ghoul.", "Cultist.", "Elite."})
    add("asset", "", "", trait);
  spill(folder / "all.json", testing::project_of(cards).dump());
  const json report =
      report_of(run_misk("import arkham-build " + folder / "all.json" + " --json -o " + folder / "pack"));
  EXPECT_EQ(report.at("written"), cards.size());
  for (const auto& note : report.at("notes"))
    EXPECT_EQ(note.get<std::string>().find("did not load"), std::string::npos) << note;
  write_scenario(folder, report);
  const Ran check = run_misk("check " + folder / "pack" + " " + folder / "scenario");
  EXPECT_EQ(check.code, 0) << check.out;
  for (std::size_t part = 0; part < 4; ++part) {
    spill(folder / "deck.yaml", deck_of(report, "made_up:night_porter", 1, part, 4));
    expect_games("played --packs " + folder / "pack" + " --packs " + folder / "scenario" + " --deck " +
                     folder / "deck.yaml" + " --seed " + std::to_string(part),
                 10);
  }
}

TEST(ImportCommand, NothingIsWrittenOverUnlessItIsSaid) {
  NEEDS_MISK();
  const Folder folder;
  const std::string call = "import arkham-build " + std::string(kSample) + " -o " + folder / "pack";
  EXPECT_EQ(run_misk(call).code, 0);
  const std::string card = folder / "pack/cards/guardian/boat_hook.lua";
  spill(card, "-- mine\n");
  spill(folder / "pack/cards/guardian/other.lua", "-- mine\n");
  const Ran again = run_misk(call);
  EXPECT_EQ(again.code, 2);
  EXPECT_EQ(again.out, "");
  EXPECT_THAT(again.err, HasSubstr("pack: is there already; choose another -o, or --force"));
  EXPECT_EQ(slurp(card), "-- mine\n");
  const Ran forced = run_misk(call + " --force");
  EXPECT_EQ(forced.code, 0);
  EXPECT_THAT(forced.err, HasSubstr("no import has written it, so it stays: cards/guardian/other.lua"));
  EXPECT_THAT(forced.err, HasSubstr("your version is in .misk/before/cards/"));
  EXPECT_NE(slurp(card), "-- mine\n");
  EXPECT_EQ(slurp(folder / "pack/cards/guardian/other.lua"), "-- mine\n");
  // Decks likewise.
  spill(folder / "deck.txt", "Roland Banks\n1x Machete\n");
  spill(folder / "deck.yaml", "mine");
  const std::string deck = "import arkhamdb-deck " + folder / "deck.txt" + " -o " + folder / "deck.yaml";
  EXPECT_EQ(run_misk(deck).code, 2);
  EXPECT_EQ(slurp(folder / "deck.yaml"), "mine");
  EXPECT_EQ(run_misk(deck + " --force").code, 0);
  EXPECT_THAT(slurp(folder / "deck.yaml"), HasSubstr("\"machete\": 1"));
  EXPECT_EQ(run_misk("export arkhamdb-deck " + folder / "deck.yaml" + " -o " + folder / "deck.txt").code, 2);
}

TEST(ImportCommand, BrokenInputIsToldAndChangesNothing) {
  NEEDS_MISK();
  const Folder folder;
  spill(folder / "broken.json", "{\"data\": {\"cards\": [\n  {\"code\": \"1\" \"name\": 2}");
  spill(folder / "list.json", "[]");
  struct Case {
    std::string arguments, message;
  };
  const std::vector<Case> cases = {
      {"import arkham-build " + folder / "broken.json", "broken.json:2:16: unexpected '\"' in the JSON"},
      {"import arkhamdb-cards " + folder / "broken.json", "broken.json:2:"},
      {"import arkhamdb-deck " + folder / "broken.json", "broken.json:2:"},
      {"import arkhamdb-deck " + folder / "list.json", "list.json:1: this is a list, not a deck"},
      {"import arkham-build " + folder / "nowhere.json", "nowhere.json"},
      {"import arkham-build " + folder / "", "no"},
      {"import arkham-build " + std::string(kSample) + " --id arkham_core",
       "there is a pack 'arkham_core' already"},
      {"import arkham-build " + std::string(kSample) + " --id 'Grey Quay'", "is no id of a pack"},
      {"import arkham-biuld x", "see misk import --help"},
      {"import", "see misk import --help"},
      {"import arkhamdb-deck", "file is required"},
      {"export arkhamdb-deck " + folder / "list.json", "list.json"},
  };
  for (const Case& each : cases) {
    const Ran ran = run_misk(each.arguments + (each.arguments.find(" -o ") == std::string::npos &&
                                                       each.arguments.find('/') != std::string::npos
                                                   ? " -o " + folder / "out"
                                                   : ""));
    EXPECT_EQ(ran.code, 2) << each.arguments << ran.err;
    EXPECT_EQ(ran.out, "") << each.arguments;
    EXPECT_THAT(ran.err, HasSubstr("misk: ")) << each.arguments;
    EXPECT_THAT(ran.err, HasSubstr(each.message)) << each.arguments;
    EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
    EXPECT_FALSE(std::filesystem::exists(folder / "out")) << each.arguments;
    EXPECT_FALSE(std::filesystem::exists(folder / "out.part")) << each.arguments;
  }
  const Ran unwritable = run_misk("import arkham-build " + std::string(kSample) + " -o /proc/nowhere/pack");
  EXPECT_EQ(unwritable.code, 2);
  EXPECT_THAT(unwritable.err, HasSubstr("/proc/nowhere: cannot be written"));
}

TEST(ImportCommand, TheBundledDecksGoOutAndInAgain) {
  NEEDS_MISK();
  const Folder folder;
  for (const char* name : {"roland_banks", "skids_otoole", "wendy_adams"}) {
    const std::string deck = std::string(MISK_SOURCE_DIR "/cards/arkham_core/decks/") + name + ".yaml";
    const std::string out = folder / (std::string(name) + ".json"),
                      back = folder / (std::string(name) + ".yaml");
    ASSERT_EQ(run_misk("export arkhamdb-deck " + deck + " -o " + out).code, 0);
    const Ran ran = run_misk("import arkhamdb-deck " + out + " -o " + back);
    ASSERT_EQ(ran.code, 0) << ran.err;
    const content::Deck first = content::read_deck(deck), second = content::read_deck(back);
    EXPECT_EQ(first.name, second.name);
    EXPECT_EQ(first.avatar, second.avatar);
    std::map<std::string, int> a, b;
    for (const auto& entry : first.cards) a[entry.card] = entry.count;
    for (const auto& entry : second.cards) b[entry.card] = entry.count;
    EXPECT_EQ(a, b);
    EXPECT_EQ(json::parse(slurp(out)).at("slots").at("01000"), 1);
  }
}

// The same deck in each of the formats, with the oddities of each, must give the same deck, which is then
// played.
TEST(ImportCommand, ADeckWithLessThanNoneOfACardIsRefused) {
  NEEDS_MISK();
  const Folder folder;
  spill(folder / "deck.json", R"({"name": "A Night Out", "investigator_code": "01001",
    "slots": {"01006": 1, "01018": -5}})");
  const Ran ran = run_misk("import arkhamdb-deck " + folder / "deck.json");
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(
      ran.err,
      HasSubstr(
          "deck.json:2:36: the count of '01018' is -5, out of range; write a whole number from 0 to 99"));
}

TEST(ImportCommand, TheFormsOfADeckAreOneDeck) {
  NEEDS_MISK();
  const Folder folder;
  spill(folder / "deck.json", R"({"data": {"id": "a1", "name": "A Night Out", "investigator_code": "01001",
    "slots": {"01000": 1, "01006": 1, "01020": 2, "01086b": 2, "01016": 0, "02015": 1},
    "sideSlots": [], "ignoreDeckLimitSlots": null, "xp": null, "meta": "{\"card_pool\": \"core\"}"},
    "type": "deck"})");
  spill(folder / "deck.txt",
        "A Night Out\r\n\r\nRoland Banks (Core Set)\r\n\r\nAsset (5)\r\n1x Roland's .38 Special\r\n"
        "2 x machete [0] (Core Set)\r\nKnife x2\r\n1x Random Basic Weakness\r\n1x Rabbit's Fooot\r\n");
  spill(folder / "deck.o8d",
        "\xEF\xBB\xBF<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n"
        "<deck game=\"a6d114c7-2e2a-4896-ad8c-0330605c90bf\">\n"
        "<section name=\"Investigator\"><card qty=\"1\" id=\"a:b\">Roland Banks</card></section>\n"
        "<section name=\"Asset\"><card qty=\"1\" id=\"c\">Roland's .38 Special</card>\n"
        "<card qty=\"2\" id=\"d\">Machete</card><card qty=\"2\" id=\"e\">Knife</card></section>\n"
        "<section name=\"Weakness\"><card qty=\"1\" id=\"f\">Random Basic Weakness</card>\n"
        "<card qty=\"1\" id=\"g\">Rabbit's Fooot</card></section>\n</deck>\n");
  for (const char* form : {"json", "txt", "o8d"}) {
    const std::string file = folder / (std::string("deck.") + form), out = file + ".yaml";
    const json found = report_of(run_misk("import arkhamdb-deck " + file + " --json -o " + out));
    EXPECT_EQ(found.at("investigator"), "roland_banks") << form;
    EXPECT_EQ(found.at("cards"),
              json({{"rolands_38_special", 1}, {"machete", 2}, {"knife", 2}, {"random_basic_weakness", 1}}))
        << form;
    EXPECT_EQ(found.at("unknown").size(), 1U) << form << found;
    EXPECT_THAT(slurp(out), HasSubstr(std::string(form) == "json" ? "02015" : "Rabbit's Fooot")) << form;
    expect_games("the_gathering --deck " + out, 5);
  }
}

// Cards as ArkhamDB's API returns them: the pack passes check, a game tests it, and the report names what is
// missing.
TEST(ImportCommand, CardsOfArkhamDbAreAPack) {
  NEEDS_MISK();
  const Folder folder;
  spill(folder / "cards.json", R"([
    {"code": "90101", "pack_code": "mup", "pack_name": "Made Up", "position": 1, "quantity": 2, "name": "Pry Bar",
     "type_code": "asset", "faction_code": "guardian", "cost": 2, "xp": 0, "slot": "Hand", "traits": "Item. Weapon.",
     "text": "[action]: <b>Fight.</b> You get +1 [combat] for this attack.", "skill_combat": 1,
     "imagesrc": "/bundles/cards/90101.png", "never_heard_of": [1, {"a": null}]},
    {"code": "90102", "pack_code": "mup", "pack_name": "Made Up", "position": 2, "quantity": 2, "name": "Odd Charm",
     "type_code": "asset", "faction_code": "guardian", "cost": null, "xp": null, "slot": null, "traits": null,
     "text": "Fast.\nWhistle a tune nobody knows.", "subname": null},
    {"code": "90103", "pack_code": "mup", "pack_name": "Made Up", "position": 3, "quantity": 2, "name": "Plain Coat",
     "type_code": "asset", "faction_code": "guardian", "cost": 1, "health": 2, "slot": "Body"}
  ])");
  const Ran ran = run_misk("import arkhamdb-cards " + folder / "cards.json" + " -o " + folder / "pack");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.err,
              HasSubstr("3 cards read, 3 written: 1 complete (33 %), 1 scripted (33 %), 1 stub (33 %)"));
  EXPECT_THAT(ran.err, HasSubstr("never_heard_of"));
  EXPECT_THAT(slurp(folder / "pack/cards/guardian/odd_charm_90102.lua"),
              HasSubstr("-- TODO: Whistle a tune nobody knows."));
  const Ran check = run_misk("check " + folder / "pack");
  EXPECT_EQ(check.code, 0) << check.out;
  EXPECT_THAT(check.out, HasSubstr("warning: 1 sentence not scripted in 1 card; "));
  std::map<std::string, std::string> status;
  for (const auto& card : json::parse(run_misk("list cards --json --packs " + folder / "pack").out))
    status[card.at("id")] = card.at("status");
  EXPECT_EQ(status["pry_bar_90101"], "scripted");
  EXPECT_EQ(status["odd_charm_90102"], "stub");
  EXPECT_EQ(status["plain_coat_90103"], "complete");
  spill(folder / "deck.json",
        R"({"investigator_code": "01001", "slots": {"90101": 2, "90102": 2, "90103": 2, "01020": 2}})");
  expect_games("the_gathering --packs " + folder / "pack" + " --deck " + folder / "deck.json", 20);
}

// Codes are found with and without the letter of a side; a card's own code has priority.
TEST(ImportCommand, AFolderOfCardDataIsOnePack) {
  NEEDS_MISK();
  const Folder folder;
  const auto card = [](const char* code, const char* name) {
    return json{
        {"code", code}, {"name", name}, {"type_code", "asset"}, {"faction_code", "seeker"}, {"cost", 1}};
  };
  folder.spill("data/packs.json", R"([{"code": "one"}])");
  folder.spill("data/pack/one/one.json", json::array({card("x1", "Lens")}).dump());
  folder.spill("data/pack/two/two.json", json::array({card("x2", "Map")}).dump());
  folder.spill("data/pack/two/notes.json", "{}");
  folder.spill("data/translations/de/one.json", json::array({card("x1", "Linse")}).dump());
  const Ran ran = run_misk("import arkhamdb-cards '" + folder / "data" + "' -o '" + folder / "made" + "'");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.err, HasSubstr("2 cards read, 2 written"));
  EXPECT_THAT(ran.err, HasSubstr("left out: " + folder / "data/pack/two/notes.json"));
  EXPECT_EQ(ran.err.find('\r'), std::string::npos) << "nobody watches";
  EXPECT_THAT(slurp(folder / "made/pack.yaml"), HasSubstr("id: data\n"));
  EXPECT_THAT(slurp(folder / "made/cards/seeker/map.lua"), HasSubstr("Map"));
  folder.spill("empty/readme.txt", "");
  EXPECT_THAT(run_misk("import arkhamdb-cards '" + folder / "empty" + "'").err,
              HasSubstr("no file in it has cards; name a folder with .json files of cards"));
}

TEST(ImportCommand, WhatAPersonHasChangedIsKeptAndWhatIsGoneIsRemoved) {
  NEEDS_MISK();
  const Folder folder;
  const auto card = [](const char* code, const char* name) {
    return json{
        {"code", code}, {"name", name}, {"type_code", "asset"}, {"faction_code", "seeker"}, {"cost", 1}};
  };
  const std::string call =
      "import arkhamdb-cards '" + folder / "in.json" + "' --force -o '" + folder / "made" + "'";
  folder.spill("in.json", json::array({card("x1", "Lens"), card("x2", "Map"), card("x3", "Ink")}).dump());
  EXPECT_EQ(run_misk(call).code, 0);
  EXPECT_EQ(run_misk(call).err.find("changed"), std::string::npos) << "nothing was";
  folder.spill("made/cards/seeker/lens.lua",
               "return asset { name = \"Lens\", class = \"seeker\", cost = 2 }\n");
  folder.spill("made/cards/seeker/ink.lua",
               "return asset { name = \"Ink\", class = \"seeker\", cost = 3 }\n");
  folder.spill("made/cards/seeker/mine.lua",
               "return asset { name = \"Mine\", class = \"seeker\", cost = 4 }\n");
  folder.spill("in.json", json::array({card("x1", "Lens")}).dump());
  const Ran again = run_misk(call);
  EXPECT_EQ(again.code, 0) << again.err;
  EXPECT_THAT(again.err,
              HasSubstr("you have changed cards/seeker/lens.lua since the last import: your version is in "
                        ".misk/before/cards/seeker/lens.lua"));
  EXPECT_THAT(slurp(folder / "made/.misk/before/cards/seeker/lens.lua"), HasSubstr("cost = 2"));
  EXPECT_THAT(slurp(folder / "made/cards/seeker/lens.lua"), HasSubstr("cost = 1"));
  EXPECT_THAT(again.err, HasSubstr("removed, since it is not in the data any more: cards/seeker/map.lua"));
  EXPECT_FALSE(std::filesystem::exists(folder / "made/cards/seeker/map.lua"));
  EXPECT_THAT(again.err, HasSubstr("kept, since you have changed it: cards/seeker/ink.lua"));
  EXPECT_THAT(again.err, HasSubstr("no import has written it, so it stays: cards/seeker/mine.lua"));
}

TEST(ImportCommand, OptionsOfOneNameOnAnUpgradeSheetAreToldApart) {
  NEEDS_MISK();
  const Folder folder;
  json sheet = {
      {"code", "x1"}, {"name", "Coat"}, {"type_code", "asset"}, {"faction_code", "seeker"}, {"cost", 1}};
  sheet["customization_text"] = "\u25a1 <b>Warm.</b> Draw.\n\u25a1\u25a1 <b>Warm.</b> Draw twice.";
  sheet["text"] = "Customizable.";
  folder.spill("in.json", json::array({sheet}).dump());
  const Ran ran = run_misk("import arkhamdb-cards '" + folder / "in.json" + "' -o '" + folder / "made" + "'");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(
      slurp(folder / "made/cards/seeker/coat.lua"),
      HasSubstr("upgrades = { { name = \"Warm\", boxes = 1 }, { name = \"Warm again\", boxes = 2 } }"));
  EXPECT_EQ(run_misk("check '" + folder / "made" + "'").code, 0);
}

TEST(ImportCommand, SidesOfACodeAreFound) {
  NEEDS_MISK();
  const Folder folder;
  ordered_json cards = ordered_json::array();
  for (const char* code : {"77001", "77001b", "77002a"}) {
    cards.push_back(testing::card_json("asset", ""));
    cards.back()["code"] = code;
    cards.back()["name"] = std::string("Card ") + code;
  }
  spill(folder / "cards.json", cards.dump());
  ASSERT_EQ(
      run_misk("import arkhamdb-cards " + folder / "cards.json" + " --id sides -o " + folder / "sides/").code,
      0);
  const ordered_json deck = {{"investigator_code", "01001a"},
                             {"slots", {{"77001a", 1}, {"77001b", 2}, {"77002", 3}, {"77002b", 1}}}};
  spill(folder / "deck.json", deck.dump());
  const json found = report_of(
      run_misk("import arkhamdb-deck " + folder / "deck.json" + " --json --packs " + folder / "sides"));
  EXPECT_EQ(found.at("cards"),
            json({{"card_77001_77001", 1}, {"card_77001b_77001b", 2}, {"card_77002a_77002a", 3}}));
  EXPECT_EQ(found.at("unknown").size(), 1U);
}

// A fault that cannot be fixed is reported: here more traits than the engine has tags.
TEST(ImportCommand, APackThatDoesNotLoadIsTold) {
  NEEDS_MISK();
  const Folder folder;
  ordered_json cards = ordered_json::array();
  for (int i = 0; i < 1100; ++i) {
    cards.push_back(testing::card_json("asset", ""));
    cards.back()["code"] = "t" + std::to_string(i);
    cards.back()["name"] = "Thing " + std::to_string(i);
    cards.back()["traits"] = "Trait " + std::to_string(i) + ".";
  }
  spill(folder / "cards.json", cards.dump());
  const Ran ran =
      run_misk("import arkhamdb-cards " + folder / "cards.json" + " --id many -o " + folder / "many");
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, HasSubstr("does not load: "));
  EXPECT_THAT(ran.err, HasSubstr("room for 1024 different tags"));
}

// A deck of ArkhamDB is played as it is.
TEST(ImportCommand, PlayTakesADeckOfArkhamDb) {
  NEEDS_MISK();
  const Folder folder;
  ordered_json deck = {{"name", "Mine"},
                       {"investigator_code", "01001"},
                       {"slots", {{"01000", 1}, {"01006", 1}, {"01020a", 2}, {"01086", 2}}},
                       {"sideSlots", ordered_json::array()},
                       {"meta", ""}};
  spill(folder / "deck.json", deck.dump());
  EXPECT_EQ(run_misk("play the_gathering --bot random --deck " + folder / "deck.json").code, 0);
  spill(folder / "deck.json", ordered_json({{"data", deck}, {"type", "deck"}}).dump());
  EXPECT_EQ(run_misk("play the_gathering --bot random --deck " + folder / "deck.json").code, 0);
  deck["slots"]["02015"] = 1;
  spill(folder / "deck.json", deck.dump(1));
  const Ran unknown = run_misk("play the_gathering --bot random --deck " + folder / "deck.json");
  EXPECT_EQ(unknown.code, 2);
  EXPECT_THAT(unknown.err, HasSubstr("unknown card '02015'; correct it, or add the pack it is in"));
  spill(folder / "deck.o8d", "<?xml version=\"1.0\"?><deck/>");
  EXPECT_THAT(run_misk("play the_gathering --bot random --deck " + folder / "deck.o8d").err,
              HasSubstr("misk import arkhamdb-deck"));
}

}  // namespace
}  // namespace misk::importing
