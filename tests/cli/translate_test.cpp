// Translations, tested through the program: in the terminal, in files for translators, and in check.
#include "nights_pack.hpp"

#include <gmock/gmock.h>

namespace misk::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string replaced(std::string text, const std::string& what, const std::string& with) {
  const auto at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return text.replace(at, what.size(), with);
}

TEST(Translated, AGameSpeaksGermanAndIsTheSame) {
  NEEDS_MISK();
  const OwnConfig config;
  const NightsPack pack;
  const std::string play = pack.packs() + "play " + pack.game() + "--bot random --save ";
  const Ran english = run_misk(play + pack.file("en.misk") + " --language en");
  const Ran german = run_misk(play + pack.file("de.misk") + " --language de");
  EXPECT_EQ(english.code, 0) << english.err;
  EXPECT_EQ(german.code, 0) << german.err;
  EXPECT_EQ(slurp(pack.file("de.misk")), slurp(pack.file("en.misk"))) << "answers and hashes";
  for (const char* line : {"Roland der Agent bekommt 2 Ressourcen.", "Nachtlampe: Bekomme Ressourcen, wenn",
                           "Nachtlampe ausspielen", "Roland der Agent bekommt 1 Ressource.", "Das Ende: ",
                           "Roland der Agent's turn begins."})  // untranslated texts stay English
    EXPECT_THAT(german.out, HasSubstr(line));
  EXPECT_THAT(german.out, Not(HasSubstr("Night Lamp")));
  EXPECT_THAT(english.out, Not(HasSubstr("Nachtlampe")));
  // A save can be resumed in any language, with the translation's pack or without.
  const Ran verified =
      run_misk("--packs '" + pack.file("nights") + "' replay --verify " + pack.file("de.misk"));
  EXPECT_EQ(verified.code, 0) << verified.err;
  EXPECT_EQ(verified.err, "") << "a translation is no other pack";
}

TEST(Translated, PromptsOptionsAndTheBoardAreInTheLanguage) {
  NEEDS_MISK();
  const OwnConfig config;
  const NightsPack pack;
  const Folder folder;
  spill(folder / "keys", "0\n1\n1\nexplain 1\nquit\n");
  const std::string command = "cd '" MISK_SOURCE_DIR "' && NO_COLOR=1 '" + misk_path().string() + "' " +
                              pack.packs() + "play " + pack.game() + "--language de <'" + folder / "keys" +
                              "' >'" + folder / "out" + "'";
  EXPECT_EQ(std::system(command.c_str()), 0);
  const std::string out = slurp(folder / "out");
  for (const char* line :
       {"Die Zusammenkunft  (seed 4", "Welche Karten ersetzt du?", "  1  Nachtlampe\n", "Dein Zug",
        "Zug beenden", "Nachtlampe: Nachtlampe ausspielen", "hand:    Nachtlampe (0) ?, Nachtlampe (0) ?"})
    EXPECT_THAT(out, HasSubstr(line));
}

TEST(Translated, TheLanguageIsThatOfTheCallElseOfTheSettingsElseOfTheEnvironment) {
  NEEDS_MISK();
  const OwnConfig config;
  const NightsPack pack;
  const std::string list = pack.packs() + "list cards ";
  EXPECT_THAT(run_misk(list).out, HasSubstr("Night Lamp"));
  setenv("LC_ALL", "de_AT.UTF-8", 1);
  EXPECT_THAT(run_misk(list).out, HasSubstr("Nachtlampe"));
  EXPECT_THAT(run_misk(list + "--json").out, HasSubstr("Night Lamp")) << "programs read the English names";
  EXPECT_THAT(run_misk(list + "--json --language de").out, HasSubstr("Nachtlampe"));
  EXPECT_THAT(run_misk(list + "--language en").out, HasSubstr("Night Lamp"));
  std::filesystem::create_directories(std::filesystem::path(config.table()).parent_path());
  spill(config.table(), "language: en\n");
  EXPECT_THAT(run_misk(list).out, HasSubstr("Night Lamp"));
  setenv("LC_ALL", "C", 1);
  spill(config.table(), "language: de\n");
  EXPECT_THAT(run_misk(list).out, HasSubstr("Nachtlampe"));
  const Ran wrong = run_misk(list + "--language fr");
  EXPECT_EQ(wrong.code, 2);
  EXPECT_EQ(wrong.err, "misk: --language: no pack is translated into 'fr'; there is de, en\n");
}

TEST(Translate, WritesEveryTextAndWhatIsKnownOfIt) {
  NEEDS_MISK();
  const NightsPack pack;
  const Ran ran = run_misk("translate '" + pack.file("nights") + "' --language de");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.err, HasSubstr("14 texts, 0 of them to be translated"));
  for (const char* line :
       {"language: \"Deutsch\"",
        "  #: cards/night_lamp.lua:1\n  night_lamp:\n    name: \"Nachtlampe\"  # Night Lamp\n",
        "    subtitle: \"Aus Messing\"  # Of Brass\n",
        "  #: cards/night_lamp.lua:10\n  \"Light {1} with {2} oil?\": "
        "\"{1} mit {2} \xC3\x96l anz\xC3\xBCnden?\"\n"})
    EXPECT_THAT(ran.out, HasSubstr(line));
  const Ran french = run_misk("translate '" + pack.file("nights") + "' --language fr");
  for (const char* line : {"    name: \"\"  # missing: Night Lamp\n",
                           "      \"When it enters play, you may gain "
                           "resources.\": \"\"  # missing\n",
                           "  \"light it\": \"\"  # missing\n"})
    EXPECT_THAT(french.out, HasSubstr(line));
  EXPECT_THAT(french.out, Not(HasSubstr("Play Night Lamp"))) << "the game says that";
  // Reading the written file gives the same content.
  spill(pack.file("nights/i18n/de.yaml"), ran.out);
  EXPECT_EQ(run_misk("translate '" + pack.file("nights") + "' --language de").out, ran.out);
  EXPECT_EQ(run_misk("check '" + pack.file("nights") + "'").code, 0);
}

TEST(Translate, BringsAFileUpToDateAndLosesNothing) {
  NEEDS_MISK();
  const NightsPack pack;
  const std::string file = pack.file("nights/i18n/de.yaml");
  const std::string window = "\nwindow:\n  # Kurz.\n  \"Undo\": \"Weg\"\n";
  const std::string before = replaced(
      replaced(replaced(NightsPack::german() + window, "  night_lamp:\n",
                        "  # Sie heisst im Grundspiel anders.\n  night_lamp:\n"),
               "      \"When it enters play, you may gain resources.\"", "      \"When it enters, gain.\""),
      "  \"light it\":",
      "  \"Light {1} with 1 oil?\": \"{1} mit einem Tropfen anz\xC3\xBCnden?\"\n  \"light it\":");
  spill(file, before);
  const std::string call = "translate '" + pack.file("nights") + "' --language de -o '" + file + "'";
  const Ran refused = run_misk(call);
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("the file is there; --force brings it up to date"));
  EXPECT_EQ(slurp(file), before);
  EXPECT_EQ(run_misk(call + " --force").code, 0);
  const std::string after = slurp(file);
  for (const char* line :
       {"  # Sie heisst im Grundspiel anders.\n", "    name: \"Nachtlampe\"  # Night Lamp\n",
        "      \"When it enters play, you may gain resources.\": \"\"  # missing\n",
        "  \"Light {1} with 1 oil?\": \"{1} mit einem Tropfen anz\xC3\xBCnden?\"\n", window.c_str(),
        "#~ nights:night_lamp, \"When it enters, gain.\": \"Bekomme Ressourcen, wenn sie ins Spiel "
        "kommt.\"\n"})
    EXPECT_THAT(after, HasSubstr(line));
  EXPECT_EQ(run_misk(call + " --force").code, 0);
  EXPECT_EQ(slurp(file), after) << "a second time changes nothing";
}

TEST(Translate, OfATranslationPackGivesTheTextsOfThePacksThatItNames) {
  NEEDS_MISK();
  const NightsPack pack;
  const Ran ran = run_misk("translate '" + pack.file("arkham_de") + "' --language de");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out,
              HasSubstr("  arkham_core:roland_banks:\n    name: \"Roland der Agent\"  # Roland Banks\n"));
  EXPECT_THAT(ran.out, HasSubstr("  arkham_core:45_automatic:\n    name: \"\"  # missing: .45 Automatic\n"));
  EXPECT_THAT(ran.out, HasSubstr("  \"hand\": \"Hand\"\n")) << "what is of the game is kept";
}

TEST(Translate, SaysWhatIsWrongWithTheCall) {
  NEEDS_MISK();
  const NightsPack pack;
  const struct {
    std::string arguments, says;
  } kWrong[] = {
      {"translate arkham_cor --language de", "no pack 'arkham_cor'; did you mean 'arkham_core'?"},
      {"translate arkham_core --language en", "'en' stands in the scripts; name another one"},
      {"translate arkham_core --language german", "'german' is not the code of a language"},
      {"translate arkham_core", "--language is required"},
      {"translate cards --language de", "this is no pack"},
      {"translate arkham_core --language de -o '" + pack.file("nights/i18n/fr.yaml") + "'",
       "this file is the translation of another pack"},
      {"translate arkham_core --language de -o /dev/null/de.yaml", "cannot be written"},
  };
  for (const auto& each : kWrong) {
    const Ran ran = run_misk(each.arguments);
    EXPECT_EQ(ran.code, 2) << each.arguments;
    EXPECT_THAT(ran.err, HasSubstr("misk: ")) << each.arguments;
    EXPECT_THAT(ran.err, HasSubstr(each.says)) << each.arguments;
  }
  EXPECT_FALSE(std::filesystem::exists(pack.file("nights/i18n/fr.yaml")));
}

TEST(CheckTranslations, ASoundOneIsClean) {
  NEEDS_MISK();
  const NightsPack pack;
  const Ran ran = run_misk("check '" + pack.file("nights") + "'");
  EXPECT_EQ(ran.code, 0) << ran.out;
  EXPECT_THAT(ran.out, HasSubstr("0 errors, 0 warnings"));
}

TEST(CheckTranslations, EveryMistakeHasItsPlaceAndTheMend) {
  NEEDS_MISK();
  const struct {
    const char *what, *with, *says;
    int code = 1;
  } kMistakes[] = {
      {"  night_lamp:\n", "  night_lmap:\n",
       "de.yaml:3:3: error: there is no card 'nights:night_lmap'; did you mean 'night_lamp'?"},
      {"  night_lamp:\n", "  arkham_core:nothing:\n",
       "de.yaml:3:3: error: there is no card 'arkham_core:nothing'"},
      {"    subtitle: Aus Messing\n", "    untertitel: Aus Messing\n",
       "de.yaml:5:5: error: unknown key 'untertitel' in the card 'night_lamp'"},
      {"\"When it enters play, you", "\"When it comes into play, you",
       "did you mean 'When it enters play, you may gain resources.'?"},
      {"\"light it now\"", "\"lihgt it now\"",
       "de.yaml:11:3: error: no script says 'lihgt it now'; did you mean 'light it now'?"},
      {"{1} mit {2} ", "{1} mit ", "de.yaml:9:30: error: the placeholder {2} of the English is missing in"},
      {"{1} mit {2} ", "{1} mit {2} {3} ", "de.yaml:9:30: error: the English has no placeholder {3}"},
      {"\"Eine Lampe.\"", "\"Eine [lamp].\"", "0 errors, 0 warnings", 0},
      {"\"Eine Lampe.\"", "\"Eine [lantern].\"",
       "de.yaml:13:14: error: the English has no symbol [lantern]; remove it"},
      {"\"Eine Lampe.\"", "\"**Eine Lampe.\"", "de.yaml:13:14: error: a ** is missing in '**Eine Lampe.'"},
      {"\"Eine Lampe.\"", "\"Eine Lampe. \"", "de.yaml:13:14: error: the spaces at the ends of"},
      {"\"sofort anz\xC3\xBCnden\"", "\"\"",
       "de.yaml: warning: 1 of 14 texts have no translation: 'light it now'; misk translate nights "
       "--language de "
       "adds them [translation-missing]",
       0},
      {"texts:\n", "window: { \"Page {1}\": \"Seite\" }\ntexts:\n",
       "error: the placeholder {1} of the English is missing in 'Seite'"},
      {"texts:\n", "window: { \"Our word\": \"Wort\" }\ntexts:\n", "0 errors, 0 warnings", 0},
      {"texts:\n", "texts: [\n", "de.yaml:"},
  };
  for (const auto& each : kMistakes) {
    const NightsPack pack;
    spill(pack.file("nights/i18n/de.yaml"), replaced(NightsPack::german(), each.what, each.with));
    const Ran ran = run_misk("check '" + pack.file("nights") + "'");
    EXPECT_THAT(ran.out, HasSubstr(each.says)) << each.with;
    EXPECT_EQ(ran.code, each.code) << each.with << "\n" << ran.out;
  }
}

TEST(CheckTranslations, LanguagesAndFilesBelongTogether) {
  NEEDS_MISK();
  const NightsPack pack;
  const std::string manifest = slurp(pack.file("nights/pack.yaml"));
  spill(pack.file("nights/pack.yaml"), replaced(manifest, "[en, de]", "[en, fr]"));
  spill(pack.file("nights/i18n/deutsch.yaml"), "");
  const Ran ran = run_misk("check '" + pack.file("nights") + "'");
  EXPECT_EQ(ran.code, 1);
  for (const char* line :
       {"pack.yaml:11:17: error: the language 'fr' is listed, but there is no i18n/fr.yaml; write it with "
        "misk "
        "translate, or take the language out [translation-file]",
        "de.yaml: warning: pack.yaml does not list the language 'de'; add it to languages "
        "[translation-unlisted]",
        "deutsch.yaml: warning: this is not named after a language, nobody reads it; name it like "
        "i18n/de.yaml"})
    EXPECT_THAT(ran.out, HasSubstr(line));
}

TEST(CheckTranslations, TwoPacksThatContradictEachOtherAreTold) {
  NEEDS_MISK();
  const NightsPack pack;
  const std::string file = pack.file("arkham_de/i18n/de.yaml");
  spill(pack.file("arkham_de/pack.yaml"),
        replaced(slurp(pack.file("arkham_de/pack.yaml")), "arkham_core: \"*\"",
                 "arkham_core: \"*\", nights: \"*\""));
  spill(file, replaced(slurp(file), "cards:\n", "cards:\n  nights:night_lamp: { name: Nachtlicht }\n"));
  std::filesystem::create_directories(pack.file("arkham_de/cards"));
  spill(pack.file("arkham_de/cards/x.lua"), "return 1");
  const Ran ran = run_misk("check '" + pack.file("nights") + "' '" + pack.file("arkham_de") + "'");
  EXPECT_THAT(
      ran.out,
      HasSubstr("de.yaml:3:30: warning: the name of 'nights:night_lamp' is 'Nachtlampe' by 'nights' ("));
  EXPECT_THAT(ran.out, HasSubstr("/nights/i18n/de.yaml:4); this one counts; say the same, or leave it out"));
  EXPECT_THAT(ran.out, HasSubstr("x.lua: error: a translation has no scripts"));
  EXPECT_THAT(run_misk(pack.packs() + "list cards --language de").out, HasSubstr("Nachtlicht"));
}

}  // namespace
}  // namespace misk::test
