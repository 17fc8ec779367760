// A stranger's YAML must not run forever, use up the memory, or be taken for something else.
#include <chrono>

#include "content/value.hpp"
#include "support.hpp"

namespace misk::content {
namespace {

using ::testing::HasSubstr;
using testing::thrown;

Diagnostic refused(const std::string& text) {
  return thrown([&] { parse_yaml(text, "f.yaml"); });
}

std::string filled(const std::string& piece, std::size_t size) {
  std::string out;
  while (out.size() + piece.size() <= size) out += piece;
  return out;
}

TEST(Yaml, ACommaAtTheFrontIsRefusedAtItsPlace) {
  struct Case {
    const char* text;
    int line, column;
  };
  for (const Case& each :
       {Case{",", 1, 1}, Case{",\n", 1, 1}, Case{"# off\n\n  ,\n", 3, 3}, Case{"--- ,\n", 1, 5},
        Case{"---\n,\n", 2, 1}, Case{"...\n,\n", 2, 1}, Case{"&a ,\n", 1, 4}, Case{"!t ,\n", 1, 4},
        Case{"&a !t ,\n", 1, 7}, Case{"%YAML 1.2\n---\n,\n", 3, 1}, Case{"a: 1\n...\n,\n", 3, 1},
        Case{", a: 1\n", 1, 1}, Case{"\xEF\xBB\xBF,\n", 1, 1}}) {
    const Diagnostic trouble = refused(each.text);
    EXPECT_THAT(trouble.message, HasSubstr("a comma")) << each.text;
    EXPECT_EQ(trouble.mend, "take the comma out") << each.text;
    EXPECT_EQ(trouble.line, each.line) << each.text;
    EXPECT_EQ(trouble.column, each.column) << each.text;
  }
}

TEST(Yaml, ASecondDocumentIsRefusedAtItsLine) {
  for (const char* text : {"a: 1\n---\nb: 1\n", "a: 1\n...\n---\nb: 1\n", "a: 1\n---\n{[}\n"}) {
    const Diagnostic trouble = refused(text);
    EXPECT_EQ(trouble.message, "a second document") << text;
    EXPECT_GE(trouble.line, 2) << text;
  }
  for (const char* text : {"---\na: 1\n", "a: 1\n...\n", "%YAML 1.2\n---\na: 1\n",
                           "\xEF\xBB\xBF"
                           "a: 1\n"})
    EXPECT_EQ(parse_yaml(text, "f.yaml").find("a")->text("a"), "1") << text;
  for (const char* text : {"", "\n", "# nothing\n", "---\n", "...\n"})
    EXPECT_TRUE(parse_yaml(text, "f.yaml").is_null()) << text;
}

TEST(Yaml, AliasesAreCountedEachTimeAndNeverGoRound) {
  EXPECT_EQ(refused("a: &a [*a]\n").rule, "too-deep");
  EXPECT_EQ(parse_yaml("&a b: *a\n", "f.yaml").find("b")->text("b"), "b");
  EXPECT_EQ(refused("a: &a { b: *a }\n").rule, "too-deep");
  std::string laughs = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
  for (int i = 1; i < 8; ++i) {
    const std::string above = "*a" + std::to_string(i - 1);
    laughs += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [";
    for (int n = 0; n < 10; ++n) laughs += (n ? ", " : "") + above;
    laughs += "]\n";
  }
  EXPECT_EQ(refused(laughs).rule, "too-large");
  EXPECT_EQ(refused("a: &a " + filled("x", 500'000) + "\nb: [" + filled("*a, ", 400) + "]\n").rule,
            "too-large");
  std::string deep = "a0: &a0 [x]\n";
  for (int i = 1; i < 40; ++i)
    deep += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [*a" + std::to_string(i - 1) + "]\n";
  EXPECT_EQ(refused(deep).rule, "too-deep");
  const Value shared = parse_yaml("a: &a [1, 2]\nb: *a\n", "f.yaml");
  EXPECT_EQ(shared.find("b")->items("b").size(), 2U);
}

TEST(Yaml, PlacesAreThoseOfWhatIsMeant) {
  const Value root = parse_yaml("a:\nb: [1,\n  x]\n", "f.yaml");
  EXPECT_TRUE(root.find("a")->is_null());
  EXPECT_EQ(root.find("a")->line(), 1);  // not the place of the next token
  EXPECT_EQ(root.find("b")->items("b")[1].line(), 3);
  EXPECT_TRUE(parse_yaml("'1'", "f.yaml").is_quoted());
  EXPECT_FALSE(parse_yaml("1", "f.yaml").is_quoted());
}

TEST(Yaml, TheWorstTextsOfAMegabyteEndSoon) {
  constexpr std::size_t kSize = std::size_t{1} << 20;
  for (const char* piece : {"[", "{", "[a: ", "&a [", "! ", "- ", ",", "...\n", "a:\n-", "*a,"}) {
    const auto before = std::chrono::steady_clock::now();
    try {
      parse_yaml(filled(piece, kSize), "f.yaml");
    } catch (const ContentError&) {
      // Accepted or refused, reading must end.
    }
    EXPECT_LT(std::chrono::steady_clock::now() - before, std::chrono::seconds(20)) << piece;
  }
  EXPECT_EQ(refused(filled("a", kSize + 1)).rule, "too-large");
  EXPECT_EQ(thrown([] {
              parse_yaml(filled("[", 8 * kSize), "f.yaml", {64 * kSize, 32, 400'000});
            }).rule,
            "too-large");
}

}  // namespace
}  // namespace misk::content
