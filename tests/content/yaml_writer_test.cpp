#include "content/yaml_writer.hpp"

#include "content/value.hpp"
#include "support.hpp"

namespace misk::content {
namespace {

using Form = YamlWriter::Form;

TEST(YamlWriter, WritesMapsListsAndCommentsAsPeopleDo) {
  YamlWriter out;
  out.comment("one");
  out.comment("two");
  out.begin_map();
  out.plain("id");
  out.plain("night");
  out.field("title", "The \"Night\"");
  out.plain("off");
  out.begin_list(Form::one_line);
  out.plain("a");
  out.plain("b");
  out.end_list();
  out.plain("cards");
  out.begin_map();
  out.quoted("01006");
  out.number(2);
  out.end_map();
  out.plain("none");
  out.begin_map(Form::one_line);
  out.end_map();
  out.plain("list");
  out.begin_list();
  out.quoted("x");
  out.end_list();
  out.end_map();
  EXPECT_EQ(out.finish(),
            "# one\n# two\nid: night\ntitle: \"The \\\"Night\\\"\"\noff: [a, b]\ncards:\n  \"01006\": 2\n"
            "none: {}\nlist:\n  - \"x\"\n");
}

TEST(YamlWriter, AWordThatWouldNotBeOneIsQuoted) {
  YamlWriter out;
  out.begin_map();
  char next = 'a';
  for (const char* const word : {"a: b", "- a", "#a", "'", "{", "a #b", "", " a "}) {
    out.plain(std::string(1, next++));
    out.plain(word);
  }
  out.end_map();
  const Value root = parse_yaml(out.finish(), "x.yaml");
  std::string all;
  for (const auto& [key, value] : root.entries("x")) all += value.text("x") + "|";
  EXPECT_EQ(all, "a: b|- a|#a|'|{|a #b|| a |");
}

TEST(YamlWriter, QuotedTextsAreReadAgain) {
  for (const std::string& text :
       {std::string("a\nb\tc \\n"), std::string("Ägypten — “Äther”"), std::string("\xC2\x85 \xEF\xBB\xBF"),
        std::string("true"), std::string(3000, 'x')}) {
    const Value root = parse_yaml("a: " + yaml_quoted(text) + "\n", "x.yaml");
    EXPECT_EQ(root.find("a")->text("a"), text);
    EXPECT_EQ(yaml_quoted(text).find('\n'), std::string::npos) << "one line";
  }
}

TEST(YamlWriter, AMapThatEndsAsAListIsNoFile) {
  YamlWriter out;
  out.begin_map();
  out.field("a", "b");
  out.end_list();
  EXPECT_THROW(out.finish(), std::logic_error);
}

}  // namespace
}  // namespace misk::content
