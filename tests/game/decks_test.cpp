// Decks: faults are reported with advice, the packs' decks are legal, and decks can be shown, filtered and
// edited.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "cli_support.hpp"

namespace misk::test {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

/// Roland's starter deck, line by line: line 1 is its name, line 2 its investigator, line 3 "cards:".
std::string roland() {
  return slurp(MISK_SOURCE_DIR "/cards/arkham_core/decks/roland_banks.yaml");
}

std::string with(const std::vector<std::pair<std::string, std::string>>& changes,
                 std::string deck = roland()) {
  for (const auto& [from, to] : changes) {
    const std::size_t at = deck.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    if (at != std::string::npos) deck.replace(at, from.size(), to);
  }
  return deck;
}

struct Broken {
  const char* what;
  std::string file, text;
  int line;  // 0: about the whole file
  std::string message;
};

const std::vector<Broken>& broken_decks() {
  static const std::vector<Broken> decks = {
      {"nothing in it", "a.yaml", "", 1, "the file is empty; write a deck, or export one again"},
      {"a tab in YAML", "b.yaml", with({{"  knife: 2", "\tknife: 2"}}), 27, ""},
      {"a misspelt key", "c.yaml", with({{"investigator:", "investigater:"}}), 1,
       "the deck has no 'investigator'"},
      {"a count that is a word", "d.yaml", with({{"knife: 2", "knife: two"}}), 27, "the count of 'knife'"},
      {"a card twice", "e.yaml", with({{"  guts: 2\n", "  guts: 2\n  guts: 1\n"}}), 31, "guts"},
      {"nobody of that name", "f.yaml", with({{": roland_banks", ": roland_bank"}}), 2,
       "unknown investigator 'roland_bank'; did you mean 'roland_banks'?"},
      {"a card as investigator", "g.yaml", with({{": roland_banks", ": knife"}}), 2,
       "'knife' is no investigator; say for which one investigator it is"},
      {"a misspelt card", "h.yaml", with({{"knife", "knive"}}), 27,
       "unknown card 'knive'; did you mean 'knife'?"},
      {"three of a title", "i.yaml", with({{"knife: 2", "knife: 3"}, {"guts: 2", "guts: 1"}}), 27,
       "3 copies of Knife; take 1 out: at most 2 of a title"},
      {"too few", "j.yaml", with({{"knife: 2", "knife: 1"}}), 3,
       "29 cards, weaknesses and cards of Roland Banks not counted; add 1: the deck has 30"},
      {"too many", "k.yaml", with({{"evidence: 1", "evidence: 2"}}), 3,
       "31 cards, weaknesses and cards of Roland Banks not counted; take 1 out: the deck has 30"},
      {"another class", "l.yaml", with({{"dodge", "lucky"}}), 14,
       "Roland Banks cannot have Lucky!, which is survivor of level 0; take it out: these are allowed: "
       "guardian "
       "0-5, seeker 0-2, neutral 0-5"},
      {"a level without experience", "m.yaml", with({{"beat_cop", "beat_cop_2"}}), 9,
       "Beat Cop (2) is of level 2, and there is no experience to spend; take a card of level 0 in its "
       "place, or "
       "say what the deck has with `experience`"},
      {"more than there is to spend", "n.yaml",
       with({{"beat_cop: 1", "beat_cop_2: 2"}, {"dodge: 1\n  ", ""}}) + "options: { experience: 3 }\n", 3,
       "cards of 4 experience, and there are 3 to spend; take cards of 1 experience out"},
      {"his signature left out", "o.yaml", with({{"  rolands_38_special: 1\n", ""}}), 3,
       "Roland's .38 Special is missing; add rolands_38_special: 1: Roland Banks must have it"},
      {"his weakness twice", "p.yaml", with({{"cover_up: 1", "cover_up: 2"}}), 5,
       "2 copies of Cover Up; take 1 out: exactly 1 of that signature card"},
      {"a signature of another", "q.yaml", with({{"  guts: 2", "  wendys_amulet: 1\n  guts: 2"}}), 30,
       "Wendy's Amulet is a signature card of Wendy Adams; take it out: nobody else has it in a deck"},
      {"no random basic weakness", "r.yaml", with({{"  random_basic_weakness: 1\n", ""}}), 3,
       "0 random basic weaknesses; add 1 (random_basic_weakness): it begins with 1"},
      {"a story asset", "s.yaml", with({{"  guts: 2", "  lita_chantler: 1\n  guts: 2"}}), 30,
       "Lita Chantler is a story asset; take it out, or name it under `permitted` if a scenario has given it "
       "to you"},
      {"an enemy", "t.yaml", with({{"  guts: 2", "  ghoul_priest: 1\n  guts: 2"}}), 30,
       "Ghoul Priest is no player card; take it out: decks are of assets, events and skills"},
      {"an option that is none", "u.yaml", roland() + "options:\n  experience: lots\n", 33,
       "`experience` is 'lots'; say a whole number, or any"},
      {"a choice that nobody has", "v.yaml", roland() + "options:\n  colour: red\n", 33,
       "Roland Banks does not choose `colour`; take it out of the deck's options"},
      {"JSON that is no deck", "w.json", "{\n  \"slots\": { \"01016\": 1 }\n}\n", 1,
       "this JSON has no 'investigator_code', so it is no deck of ArkhamDB"},
      {"JSON with a card of another set", "x.json",
       "{ \"investigator_code\": \"01001\",\n  \"slots\": { \"01006\": 1,\n    \"99123\": 1 } }\n", 3,
       "unknown card '99123'; correct it, or add the pack it is in with --packs"},
      {"a list with a card that is none", "y.txt", "Roland Banks\n\n2x Knive\n", 3, "unknown card 'Knive'"},
      {"a web page", "z.html", "<!DOCTYPE html>\n<html></html>\n", 1, "this is a web page"},
  };
  return decks;
}

TEST(Decks, EachBrokenOneGetsItsMessage) {
  NEEDS_MISK();
  ASSERT_GE(broken_decks().size(), 20U);
  const Folder folder;
  std::string names;
  for (const Broken& each : broken_decks()) {
    folder.spill(each.file, each.text);
    names += " '" + folder / each.file + "'";
  }
  const Ran ran = run_misk("deck check" + names);
  EXPECT_EQ(ran.code, 1) << ran.err;
  EXPECT_EQ(ran.err, "");
  for (const Broken& each : broken_decks()) {
    std::vector<std::string> lines;
    std::istringstream out(ran.out);
    for (std::string line; std::getline(out, line);)
      if (line.rfind(folder / each.file, 0) == 0) lines.push_back(line);
    ASSERT_EQ(lines.size(), 1U) << each.what << "\n" << ran.out;
    EXPECT_THAT(lines[0], StartsWith(folder / each.file + ":" + std::to_string(each.line) + ":"))
        << each.what;
    EXPECT_THAT(lines[0], HasSubstr(each.message)) << each.what;
  }
}

TEST(Decks, SeveralProblemsAreSeveralLinesAndTheJsonHasThem) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill("two.yaml", with({{"knife: 2", "knife: 3"}, {"  cover_up: 1\n", ""}}));
  const Ran ran =
      run_misk("deck check --json '" + folder / "two.yaml" + "' cards/arkham_core/decks/roland_banks.yaml");
  EXPECT_EQ(ran.code, 1);
  const json decks = json::parse(ran.out);
  ASSERT_EQ(decks.size(), 2U);
  EXPECT_EQ(decks[0]["legal"], false);
  ASSERT_EQ(decks[0]["problems"].size(), 3U);
  EXPECT_EQ(decks[0]["problems"][0]["message"], "Cover Up is missing");
  EXPECT_EQ(decks[0]["problems"][1]["line"], 26);
  EXPECT_EQ(decks[0]["problems"][1]["rule"], "illegal-deck");
  EXPECT_EQ(decks[1]["legal"], true);
  EXPECT_EQ(decks[1]["investigator"], "roland_banks");
}

TEST(Decks, ThoseOfThePacksAreLegal) {
  NEEDS_MISK();
  std::string files;
  int count = 0;
  for (const char* root : {"/cards", "/tests/packs"})
    for (const auto& each :
         std::filesystem::recursive_directory_iterator(MISK_SOURCE_DIR + std::string(root)))
      if (each.path().extension() == ".yaml" && each.path().parent_path().filename() == "decks") {
        files += " '" + each.path().string() + "'";
        ++count;
      }
  EXPECT_GE(count, 6);
  const Ran ran =
      run_misk("deck check" + files + " --packs tests/packs/drowned_bell --packs cards/arkham_sampler");
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), count);
}

TEST(Decks, OptionsSayWhatACampaignHasGiven) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill("later.yaml",
               with({{"beat_cop: 1", "beat_cop_2: 1"}, {"  guts: 2", "  lita_chantler: 1\n  guts: 2"}}) +
                   "options:\n  experience: 2\n  permitted: [lita_chantler]\n");
  EXPECT_EQ(run_misk("deck check '" + folder / "later.yaml" + "'").out, folder / "later.yaml" + ": legal\n");
  folder.spill("alone.yaml", with({{"beat_cop: 1", "beat_cop_2: 1"}}) + "options: { standalone: true }\n");
  EXPECT_EQ(run_misk("deck check '" + folder / "alone.yaml" + "'").code, 0);
}

TEST(Decks, ArkhamDbDecksSayWhatTheyHaveToSpend) {
  NEEDS_MISK();
  const Folder folder;
  json deck = {
      {"investigator_code", "01001"}, {"name", "R"}, {"slots", {{"01006", 1}, {"01007", 1}, {"01000", 1}}}};
  for (int code = 1016; code < 1031; ++code) deck["slots"]["0" + std::to_string(code)] = 1;
  for (const char* code : {"01086", "01087", "01088", "01089", "01090", "01091", "01092"})
    deck["slots"][code] = 2;
  deck["slots"]["01030"] = 2;  // two more for 30: 15 codes, one of them twice, and 14
  const auto check = [&] {
    folder.spill("deck.json", deck.dump());
    return run_misk("deck check '" + folder / "deck.json" + "'");
  };
  const std::string poor = check().out;
  EXPECT_THAT(poor, HasSubstr("there is no experience to spend"));
  deck["xp"] = 60;
  EXPECT_THAT(check().out, Not(HasSubstr("experience")));
  deck["xp"] = nullptr;
  deck["previous_deck"] = 12;
  EXPECT_THAT(check().out, Not(HasSubstr("experience")));
}

TEST(Decks, AnIllegalOneIsPlayedWithAWarning) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill("knives.yaml", with({{"knife: 2", "knife: 3"}, {"guts: 2", "guts: 1"}}));
  const std::string play = "play the_gathering --bot random --seed 1 ";
  const Ran ran = run_misk(play + "--deck '" + folder / "knives.yaml" + "'");
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.err, folder / "knives.yaml" +
                         ":27: warning: 3 copies of Knife; take 1 out: at most 2 of a title "
                         "[illegal-deck]\n");
  const Ran other =
      run_misk(play + "--investigator wendy_adams --deck cards/arkham_core/decks/roland_banks.yaml");
  EXPECT_EQ(other.code, 0);
  EXPECT_THAT(other.err,
              HasSubstr("roland_banks.yaml:2: warning: this deck is for 'roland_banks', and 'wendy_adams' "
                        "plays it; choose a deck of whom plays"));
  EXPECT_EQ(run_misk(play + "--investigator roland_banks").err, "");
}

TEST(Decks, CheckTellsOfThoseOfAPack) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill(
      "mine/pack.yaml",
      "schema: 1\nid: mine\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: Mine\nauthors: [{ name: A }]\n"
      "license: { code: MIT, content: MIT }\nkind: cards\ngame: arkham\nrequires: { arkham_core: \"*\" }\n");
  folder.spill("mine/decks/roland.yaml", with({{"knife: 2", "knife: 3"}, {"guts: 2", "guts: 1"}}));
  const Ran ran = run_misk("check '" + folder / "mine" + "'");
  EXPECT_EQ(ran.code, 0) << ran.out;
  EXPECT_THAT(
      ran.out,
      HasSubstr("decks/roland.yaml:27:3: warning: 3 copies of Knife; take 1 out: at most 2 of a title "
                "[illegal-deck]\n"));
  EXPECT_THAT(ran.out, HasSubstr("0 errors, 1 warnings"));
}

TEST(Decks, ShowHasTypesCostsIconsAndExperience) {
  NEEDS_MISK();
  const Ran ran = run_misk("deck show cards/arkham_core/decks/roland_banks.yaml");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, StartsWith("Roland Banks, starter deck\nAssets\n  1 .45 Automatic "));
  EXPECT_THAT(ran.out, HasSubstr("\nEvents\n"));
  EXPECT_THAT(ran.out, HasSubstr("\nWeaknesses and others\n  1 Cover Up\n"));
  EXPECT_THAT(ran.out, HasSubstr("\nExperience  0\nCards       33, all counted\nLegal\n"));
  const json document =
      json::parse(run_misk("deck show --json cards/arkham_core/decks/roland_banks.yaml").out);
  EXPECT_EQ(document["legal"], true);
  EXPECT_EQ(document["cards"]["knife"], 2);
}

TEST(Decks, CardsAreListedByClassLevelTypeTextAndForWhom) {
  NEEDS_MISK();
  const auto ids = [](const std::string& filters) {
    std::vector<std::string> out;
    for (const json& row : json::parse(run_misk("list cards --json " + filters).out))
      out.push_back(row["id"]);
    return out;
  };
  EXPECT_THAT(ids("--class guardian --level 2 --type asset"), ::testing::Contains("beat_cop_2"));
  EXPECT_THAT(ids("--class guardian --level 0 --type asset"),
              ::testing::AllOf(::testing::Contains("beat_cop"), Not(::testing::Contains("beat_cop_2"))));
  EXPECT_THAT(ids("--text \"heal 1 damage\" --type asset"), ::testing::Contains("first_aid"));
  const auto roland = ids("--legal-for roland_banks");
  EXPECT_THAT(roland, ::testing::IsSupersetOf({"knife", "deduction", "shotgun", "disc_of_itzamna"}));
  for (const char* no :
       {"lucky", "rolands_38_special", "cover_up", "amnesia", "lita_chantler", "encyclopedia"})
    EXPECT_THAT(roland, Not(::testing::Contains(no)));
  const Ran wrong = run_misk("list cards --legal-for roland_bank");
  EXPECT_EQ(wrong.code, 2);
  EXPECT_THAT(wrong.err, HasSubstr("'roland_bank'; did you mean 'roland_banks'?"));
  EXPECT_EQ(run_misk("list cards --level high").code, 2);
  EXPECT_EQ(run_misk("list scenarios --class guardian").code, 2);
}

/// Runs `misk deck edit ARGUMENTS` and types these lines.
Ran edit(const Folder& folder, const std::string& arguments, const std::string& lines) {
  folder.spill("typed", lines);
  const std::string command = "cd '" + folder.path() + "' && '" + misk_path().string() + "' deck edit " +
                              arguments + " <typed >out 2>err";
  const int status = std::system(command.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, slurp(folder / "out"), slurp(folder / "err")};
}

TEST(DeckEditor, AddsAndRemovesAndKeepsComments) {
  NEEDS_MISK();
  const Folder folder;
  const std::string deck =
      with({{"cards:\n", "cards:   # thirty\n"}, {"  knife: 2\n", "  # always\n  knife: 2   # both\n"}});
  folder.spill("mine.yaml", deck);
  Ran ran = edit(folder, "mine.yaml", "remove knife\nadd unexpected courage\nquit\nquit\n");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(slurp(folder / "mine.yaml"), deck) << "nothing is written before save";
  EXPECT_THAT(ran.out, HasSubstr("33 cards: legal\n1 Knife\n32 cards: not legal\n  29 cards, weaknesses"));
  EXPECT_THAT(ran.out, HasSubstr("1 Unexpected Courage\n33 cards: legal\nit is not saved"));
  ran = edit(folder, "mine.yaml",
             "remove knife\nremove 2 guts\nadd unexpected_courage\nadd 2 01091\nsave\nquit\n");
  EXPECT_EQ(slurp(folder / "mine.yaml"),
            with({{"  knife: 2   # both", "  knife: 1   # both"}, {"  guts: 2\n", ""}}, deck) +
                "  unexpected_courage: 1\n  overpower: 2\n")
      << ran.out;
}

TEST(DeckEditor, BeginsANewDeckWithWhatItMustHave) {
  NEEDS_MISK();
  const Folder folder;
  const Ran ran =
      edit(folder, "new.yaml --new wendy_adams --name Waif", "list survivor event 0\nsave\nquit\n");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("lucky "));
  EXPECT_THAT(ran.out, Not(HasSubstr("baseball_bat")));
  EXPECT_THAT(ran.out, Not(HasSubstr("dynamite_blast")));
  const std::string text = slurp(folder / "new.yaml");
  for (const char* id : {"name: \"Waif\"", "wendys_amulet", "abandoned_and_alone", "random_basic_weakness"})
    EXPECT_THAT(text, HasSubstr(id));
  EXPECT_EQ(edit(folder, "new.yaml --new wendy_adams", "").code, 2) << "there is one";
  const Ran nobody = edit(folder, "none.yaml --new wendy_adam", "");
  EXPECT_EQ(nobody.code, 2);
  EXPECT_THAT(nobody.err, HasSubstr("did you mean 'wendy_adams'?"));
  EXPECT_EQ(edit(folder, "none.yaml --new knife", "").code, 2);
}

TEST(DeckEditor, WhatItCannotDoChangesNothing) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill("mine.yaml", roland());
  const Ran ran =
      edit(folder, "mine.yaml", "add beat cop\nadd nife\nremove lucky\nsav\nlist 9-x\nlist 2-\nlook lucky\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("several cards are called 'beat cop': say beat_cop, beat_cop_2"));
  EXPECT_THAT(ran.out, HasSubstr("there is no card 'nife'; did you mean 'Knife'?"));
  EXPECT_THAT(ran.out, HasSubstr("the deck has no Lucky!"));
  EXPECT_THAT(ran.out, HasSubstr("there is no command 'sav'; did you mean 'save'?"));
  EXPECT_THAT(ran.out, HasSubstr("'2-' is no level; write one, or a range like 0-2"));
  EXPECT_THAT(ran.out, HasSubstr("no deck of this kind may choose it"));
  EXPECT_EQ(ran.err, "");
  const Ran unsaved = edit(folder, "mine.yaml", "remove knife\n");
  EXPECT_THAT(unsaved.err, HasSubstr("not saved"));
  EXPECT_EQ(slurp(folder / "mine.yaml"), roland());
  folder.spill("deck.json", "{\"investigator_code\": \"01001\", \"slots\": {}}");
  EXPECT_EQ(edit(folder, "deck.json", "").code, 2);
}

TEST(DeckEditor, ADeckOnOneLineIsWrittenAnew) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill("mine.yaml", "# mine\nname: Mine\ninvestigator: roland_banks\ncards: { knife: 2, guts: 1 }\n");
  const Ran ran = edit(folder, "mine.yaml", "add guts\nsave\nquit\n");
  EXPECT_THAT(ran.out, HasSubstr("keeps no comments"));
  EXPECT_THAT(slurp(folder / "mine.yaml"), HasSubstr("\"guts\": 2\n"));
}

}  // namespace
}  // namespace misk::test
