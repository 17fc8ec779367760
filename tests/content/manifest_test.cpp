#include "content/manifest.hpp"

#include <random>

#include "content/option.hpp"
#include "content/suggest.hpp"
#include "content/value.hpp"
#include "support.hpp"

namespace misk::content {
namespace {

using testing::all;
using ::testing::HasSubstr;
using testing::numbered;
using testing::thrown;

constexpr std::string_view kFull = R"(# pack.yaml
schema: 1
id: innsmouth_nights
version: "1.2.0"
api: ">=1.0 <2"
title: Innsmouth Nights
description: A scenario for one to four investigators
authors: [{ name: A. Author }]
license: { code: MIT, content: CC-BY-4.0 }
kind: scenario
game: arkham
requires: { arkham_core: "^1.0" }
optional: { other_pack: ">=0.4" }
conflicts: { old_pack: "<2" }
overrides: [arkham_core:flashlight]
languages: [en, de, no]
)";

TEST(Manifest, ReadsEveryKey) {
  Diagnostics diagnostics;
  const auto manifest = parse_manifest(kFull, "pack.yaml", diagnostics);
  ASSERT_TRUE(manifest) << all(diagnostics);
  EXPECT_TRUE(diagnostics.empty());
  EXPECT_EQ(manifest->id, "innsmouth_nights");
  EXPECT_EQ(manifest->version.to_string(), "1.2.0");
  EXPECT_EQ(manifest->api.to_string(), ">=1.0 <2");
  EXPECT_EQ(manifest->authors.at(0).name, "A. Author");
  EXPECT_EQ(manifest->license.content, "CC-BY-4.0");
  EXPECT_EQ(to_string(manifest->kind), "scenario");
  ASSERT_EQ(manifest->required.size(), 2U);
  EXPECT_EQ(manifest->required[0].id, "arkham_core");
  EXPECT_EQ(manifest->required[0].line, 12);
  EXPECT_EQ(manifest->required[1].id, "arkham");  // the game is required implicitly
  EXPECT_EQ(manifest->optional.at(0).id, "other_pack");
  EXPECT_EQ(manifest->conflicts.at(0).range.to_string(), "<2");
  EXPECT_EQ(manifest->overrides.at(0).owner(), "arkham_core");
  EXPECT_EQ(manifest->languages, (std::vector<std::string>{"en", "de", "no"}));
}

TEST(Manifest, ASlugMayBeginWithADigitAndAPackMayNot) {
  EXPECT_TRUE(is_full_id("arkham_core:45_automatic"));
  for (const char* id : {"4:a", "a:", ":a", "a", "a:b:c", "a:_b", "a:B", "a:b-c"})
    EXPECT_FALSE(is_full_id(id)) << id;
  EXPECT_FALSE(is_id("45_automatic"));
  EXPECT_FALSE(is_id("_a"));
}

TEST(Manifest, VersionIsReadAsText) {
  Diagnostics diagnostics;
  const auto manifest =
      parse_manifest("schema: 1\nid: a\nversion: 1.10.0\ntitle: A\nkind: game\n", "f", diagnostics);
  ASSERT_TRUE(manifest) << all(diagnostics);
  EXPECT_EQ(manifest->version, SemVer::parse("1.10.0"));
  EXPECT_EQ(manifest->game, "a");
}

TEST(Manifest, ALibraryNamesNoGame) {
  Diagnostics diagnostics;
  const auto manifest = parse_manifest(
      "schema: 1\nid: words\nversion: \"1.0.0\"\ntitle: Words\nkind: library\n", "f", diagnostics);
  ASSERT_TRUE(manifest) << all(diagnostics);
  EXPECT_EQ(manifest->kind, PackKind::library);
  EXPECT_EQ(manifest->game, "");
  EXPECT_TRUE(manifest->required.empty());
}

struct BadCase {
  std::string bytes;
  int line;
  const char* message;
  const char* rule;
};

std::string full_with(const std::string& from, const std::string& to) {
  std::string text(kFull);
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

TEST(Manifest, EachErrorHasItsLine) {
  const std::vector<BadCase> cases = {
      {"", 1, "the file is empty", "missing-key"},
      {"[1, 2]", 1, "the manifest is a list", "wrong-type"},
      {"just words", 1, "the manifest is a single value", "wrong-type"},
      {full_with("schema: 1\n", ""), 2, "has no 'schema'", "missing-key"},
      {full_with("schema: 1", "schema: 2"), 2, "schema is 2", "bad-schema"},
      {full_with("schema: 1", "schema: one"), 2, "not a whole number", "wrong-type"},
      {full_with("schema: 1", "schema: \"1\""), 2, "without quotes", "wrong-type"},
      {full_with("id: innsmouth_nights", "id: Innsmouth"), 3, "id is 'Innsmouth', not an id", "bad-id"},
      {full_with("id: innsmouth_nights", "id:"), 3, "id is empty", "wrong-type"},
      {full_with("id: innsmouth_nights\n", ""), 2, "has no 'id'", "missing-key"},
      {full_with("\"1.2.0\"", "1.10"), 4, "'1.10' is not a version: it needs three numbers", "bad-version"},
      {full_with("\"1.2.0\"", "[1, 2]"), 4, "version is a list", "wrong-type"},
      {full_with(">=1.0 <2", ">=1.0 || <2"), 5, "|| is not supported", "bad-version"},
      {full_with("title: Inn", "tittle: Inn"), 6,
       "unknown key 'tittle' in the manifest; did you mean 'title'?", "unknown-key"},
      {full_with("title: Innsmouth", "title: \"a\\e[31m\" #"), 6, "control characters", "bad-encoding"},
      {full_with("{ name: A. Author }", "{ nam: A. Author }"), 8, "did you mean 'name'?", "unknown-key"},
      {full_with("[{ name: A. Author }]", "A. Author"), 8, "authors is a single value", "wrong-type"},
      {full_with("code: MIT", "code: MIT!"), 9, "SPDX", "bad-license"},
      {full_with("kind: scenario", "kind: scenaro"), 10, "did you mean 'scenario'?", "bad-kind"},
      {full_with("kind: scenario", "kind: library"), 11, "belongs to no game, and this one names 'arkham'",
       "bad-kind"},
      {full_with("kind: scenario", "kind: game"), 11, "names another game", "bad-kind"},
      {full_with("game: arkham\n", ""), 2, "has no 'game'", "missing-key"},
      {full_with("game: arkham", "game: innsmouth_nights"), 11, "itself as its game", "bad-kind"},
      {full_with("\"^1.0\"", "\"1.0\""), 12, "arkham_core '1.0' is not a range", "bad-version"},
      {full_with("arkham_core: \"^1.0\"", "arkham-core: \"^1.0\""), 12, "'arkham-core', not an id", "bad-id"},
      {full_with("arkham_core: \"^1.0\"", "arkham_core: \"^1.0\", innsmouth_nights: \"*\""), 12,
       "names itself", "self-dependency"},
      {full_with("other_pack:", "arkham_core:"), 13, "required and optional", "duplicate-id"},
      {full_with("[arkham_core:flashlight]", "[flashlight]"), 15, "not the full id", "bad-id"},
      {full_with("arkham_core:flashlight", "other_pack:lamp"), 15, "not required", "bad-override"},
      {full_with("arkham_core:flashlight", "innsmouth_nights:lamp"), 15, "its own", "bad-override"},
      {full_with("[en, de, no]", "[en, deutsch]"), 16, "'deutsch' is not the code", "bad-language"},
      {full_with("[en, de, no]", "[en, en]"), 16, "twice", "duplicate-id"},
      {full_with("game: arkham\n", "game: arkham\nid: again\n"), 12, "duplicate key 'id'", "duplicate-key"},
      {full_with("\"^1.0\" }", "\"^1.0\", arkham_core: \"^2.0\" }"), 12, "duplicate key", "duplicate-key"},
      {full_with("[en, de, no]", "&x [*x]"), 16, "nested more than", "too-deep"},
      {full_with("[en, de, no]", "[en, de"), 16, "the '[' that begins here is not closed", "bad-yaml"},
      {full_with("title: I", "title: \x01I"), 6, "control character", "bad-encoding"},
      {full_with("title: I", "title: \xFFI"), 6, "not UTF-8", "bad-encoding"},
      {std::string(kFull) + "---\nschema: 1\n", 17, "a second document", "bad-yaml"},
      {std::string(kFull) + "<<: { a: b }\n", 17, "unknown key '<<'", "unknown-key"},
      {std::string(std::size_t{2} << 20, '#'), 0, "bytes, more than", "too-large"},
  };
  for (const BadCase& each : cases) {
    Diagnostics diagnostics;
    EXPECT_FALSE(parse_manifest(each.bytes, "p/pack.yaml", diagnostics)) << each.message;
    bool is_found = false;
    for (const Diagnostic& got : diagnostics) {
      is_found = is_found || (got.line == each.line && got.rule == each.rule && got.file == "p/pack.yaml" &&
                              got.to_string().find(each.message) != std::string::npos);
    }
    EXPECT_TRUE(is_found) << "wanted line " << each.line << ", " << each.message << ", got:\n"
                          << all(diagnostics);
  }
}

TEST(Manifest, GathersAllErrorsAtOnce) {
  Diagnostics diagnostics;
  EXPECT_FALSE(parse_manifest("schema: 1\nid: A\nversion: 1\nkind: x\nnope: 1\n", "f", diagnostics));
  EXPECT_EQ(diagnostics.size(), 5U) << all(diagnostics);
  EXPECT_EQ(diagnostics.back().to_string(),
            "f:5:1: error: unknown key 'nope' in the manifest; remove it [unknown-key]");
  EXPECT_EQ(diagnostics.back().to_line(), "f:5:1: unknown key 'nope' in the manifest; remove it");
}

TEST(Yaml, BombsAreRefused) {
  std::string laughs = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
  for (int i = 1; i < 10; ++i) {
    const std::string last = numbered("*a", i - 1);
    laughs += numbered("a", i) + numbered(": &a", i) + " [" + last;
    for (int j = 0; j < 9; ++j) laughs += ", " + last;
    laughs += "]\n";
  }
  EXPECT_EQ(thrown([&] { parse_yaml(laughs, "f"); }).rule, "too-large");
  const std::string nest = std::string(5000, '[') + std::string(5000, ']');
  EXPECT_FALSE(thrown([&] { parse_yaml(nest, "f"); }).rule.empty());
  EXPECT_EQ(thrown([&] { parse_json(nest, "f"); }).rule, "too-deep");
  EXPECT_EQ(thrown([&] { parse_yaml("? [a, b]\n: c\n", "f"); }).rule, "wrong-type");
}

TEST(Yaml, WordsAreNotInterpreted) {
  const Value root = parse_yaml("a: no\nb: 1.10\nc: 01006\nd: ~\ne: true\nf: yes\n", "f");
  EXPECT_EQ(root.find("a")->text("a"), "no");
  EXPECT_EQ(root.find("b")->text("b"), "1.10");
  EXPECT_EQ(root.find("c")->text("c"), "01006");
  EXPECT_TRUE(root.find("d")->is_null());
  EXPECT_TRUE(root.find("e")->boolean("e"));
  const Diagnostic wrong = thrown([&] { root.find("f")->boolean("f"); });
  EXPECT_EQ(wrong.line, 6);
  EXPECT_EQ(wrong.column, 4);
}

TEST(Json, ReadsWhatExportsContain) {
  const Value root = parse_json(
      "\xEF\xBB\xBF{\"a\\/b\": \"\\ud83d\\ude00\\u00e9\\n\", \"n\": [1, -2.5e3, null, true]}", "f");
  EXPECT_EQ(root.find("a/b")->text("x"), "\xF0\x9F\x98\x80\xC3\xA9\n");
  EXPECT_EQ(root.find("n")->items("n")[0].integer("n", 0, 5), 1);
  EXPECT_EQ(root.find("n")->items("n")[1].text("n"), "-2.5e3");
  EXPECT_TRUE(root.find("n")->items("n")[2].is_null());
}

TEST(Json, RefusesWithTheLine) {
  const std::vector<std::pair<const char*, int>> cases = {
      {"", 1},
      {"{", 1},
      {"{\n\"a\": 1,\n}", 3},
      {"[1\n2]", 2},
      {"{\"a\" 1}", 1},
      {"nul", 1},
      {"[01]", 1},
      {"[1.]", 1},
      {"\"abc", 1},
      {"\"\\x\"", 1},
      {"\"\\u12\"", 1},
      {"{} x", 1},
      {"{\"a\":1,\n\"a\":2}", 2},
      {"[\n'a']", 2},
      {"\"a\nb\"", 1},
      {"{a: 1}", 1},
      {"[,]", 1},
      {"-", 1},
  };
  for (const auto& [bytes, line] : cases) {
    EXPECT_EQ(thrown([bytes = bytes] { parse_json(bytes, "f"); }).line, line) << bytes;
  }
}

TEST(Manifest, MutatedManifestsNeverCrash) {
  std::mt19937 random(20240607);
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  constexpr std::string_view kNasty = "{}[]&*!|>'\"%@`,:-?#\n\t \\<~\x80\xff\x01";
  int sound = 0;
  for (int round = 0; round < 2000; ++round) {
    std::string text(kFull);
    if (round % 3 == 0) text.resize(below(text.size()));
    for (std::size_t edits = below(6); edits > 0 && !text.empty(); --edits) {
      const std::size_t at = below(text.size());
      const char c = kNasty[below(kNasty.size())];
      switch (below(4)) {
        case 0:
          text[at] = c;
          break;
        case 1:
          text.insert(at, 1 + below(3), c);
          break;
        case 2:
          text.erase(at, 1 + below(8));
          break;
        default:
          text.insert(at, text.substr(below(text.size()), below(40)));
          break;
      }
    }
    Diagnostics diagnostics;
    const bool is_sound = parse_manifest(text, "f", diagnostics).has_value();
    EXPECT_NE(is_sound, has_errors(diagnostics)) << text;
    sound += is_sound ? 1 : 0;
    const std::string as_json = text.substr(below(text.size() + 1));
    try {
      parse_json(as_json, "f");
    } catch (const ContentError&) {
    }
  }
  EXPECT_GT(sound, 50);
}

TEST(Suggest, NearestWithinTwoEdits) {
  const std::vector<std::string> words = {"flashlight", "machete", "title", "kind", "id"};
  EXPECT_EQ(suggest("flashlihgt", words), "flashlight");
  EXPECT_EQ(suggest("FLASHLIGHT", words), "flashlight");
  EXPECT_EQ(suggest("mashete", words), "machete");
  EXPECT_EQ(suggest("tittle", words), "title");
  EXPECT_EQ(suggest("zz", words), "");
  EXPECT_EQ(suggest("sword", words), "");
  EXPECT_EQ(suggest("ax", std::vector<std::string>{"ay", "aa"}), "aa");
}

TEST(Option, KeyAndValue) {
  EXPECT_EQ(parse_option("difficulty=hard").value, "hard");
  EXPECT_EQ(parse_option("a.b-c_1=x=y").value, "x=y");
  EXPECT_EQ(parse_option("a=").value, "");
  for (const char* bad : {"", "a", "=x", "A=1", "a b=1", "a=\x1b[1m"}) {
    EXPECT_EQ(thrown([&] { parse_option(bad); }).rule, "bad-option") << bad;
  }
}

}  // namespace
}  // namespace misk::content
