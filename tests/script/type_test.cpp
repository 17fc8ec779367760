// Types as texts, and the signatures at the start of descriptions.
#include "script/type.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "declare/schema.hpp"

namespace misk::script {
namespace {

using Kind = Type::Kind;

TEST(Type, ReadsWhatEditorsRead) {
  EXPECT_EQ(parse_type("integer").kind, Kind::integer);
  EXPECT_EQ(parse_type("string[]").parts.at(0).kind, Kind::text);
  const Type either = parse_type("integer|\"x\"|card?");
  ASSERT_EQ(either.parts.size(), 4u);
  EXPECT_EQ(either.parts[1].name, "x");
  EXPECT_EQ(either.parts[3].kind, Kind::nothing);
  const Type map = parse_type("table<value, integer[]>");
  EXPECT_EQ(map.parts.at(0).name, "value");
  EXPECT_EQ(map.parts.at(1).kind, Kind::list);
  const Type record = parse_type("{ text: string, price?: integer, [integer]: card }");
  ASSERT_EQ(record.parameters.size(), 3u);
  EXPECT_TRUE(record.parameters[1].optional);
  EXPECT_EQ(record.parameters[2].name, "[integer]");
  const Type function = parse_type("fun(me: card, ...: any): boolean, integer");
  EXPECT_EQ(function.parameters.at(1).name, "...");
  EXPECT_EQ(function.results.size(), 2u);
  EXPECT_EQ(parse_type("(string|integer)[]").parts.at(0).kind, Kind::one_of);
  EXPECT_EQ(parse_type("-2").name, "-2");
}

TEST(Type, AFunctionAmongParametersEndsAtTheNextOne) {
  const Type type = parse_type("fun(f: fun(a: card): boolean, n: integer): card");
  ASSERT_EQ(type.parameters.size(), 2u);
  EXPECT_EQ(type.parameters[1].name, "n");
}

TEST(Type, WhatIsNoTypeIsToldWithItsColumn) {
  for (const char* text : {"", "string|", "table<a>", "{ a }", "fun(", "\"x", "a b", "[]"})
    EXPECT_THROW(parse_type(text), std::invalid_argument) << text;
  try {
    parse_type("string|");
  } catch (const std::invalid_argument& e) {
    EXPECT_STREQ(e.what(), "a type is missing at column 8 of the type \"string|\"");
  }
  EXPECT_THROW(parse_type(std::string(100, '(') + "a" + std::string(100, ')')), std::invalid_argument);
}

TEST(Signature, IsTheBeginningOfADescription) {
  const auto method =
      parse_signature("inv:take(card: card, chosen?: boolean): boolean, card?. It becomes his. And more.");
  ASSERT_TRUE(method);
  EXPECT_EQ(method->receiver, "inv");
  EXPECT_TRUE(method->method);
  EXPECT_EQ(method->name, "take");
  EXPECT_TRUE(method->parameters.at(1).optional);
  EXPECT_EQ(method->results.at(1).text, "card?");
  EXPECT_EQ(method->text, "It becomes his. And more.");
  EXPECT_FALSE(parse_signature("cost.spend(n: integer): cost. Uses.")->method);
  EXPECT_FALSE(parse_signature("DECKS: table<string, zone>. The decks.")->called);
  EXPECT_EQ(parse_signature("flush(). Now.")->text, "Now.");
}

TEST(Signature, IsNotWhatASentenceCalls) {
  for (const char* text : {"When the card is drawn.", "effect(chosen). With none chosen nothing happens.",
                           "take(inv, \"x\"): no types", "name", ""})
    EXPECT_FALSE(parse_signature(text)) << text;
}

TEST(Lines, AFieldIsFoundWhereItStands) {
  const std::string source =
      "-- cost = 1\n"
      "local x = { cost = 2 }\n"
      "return asset {\n"
      "  name = \"A, cost = 3\", effect = function() local cost = 4 return { cost = 5 } end,\n"
      "  cost = 6,\n"
      "  uses = {\n"
      "    [2] = 1, ammo = 4 },\n"
      "  free \"One.\" { cost = 7 },\n"
      "  free \"Two.\" {\n"
      "    cost = 8, list = { 1, 2,\n"
      "      3 } },\n"
      "}\n";
  EXPECT_EQ(text::place_of_field(source, 0, "asset", {}, {{"cost", 0}}).line, 5);
  EXPECT_EQ(text::place_of_field(source, 0, "asset", {}, {{"uses", 0}, {"ammo", 0}}).line, 7);
  EXPECT_EQ(text::place_of_field(source, 0, "asset", {}, {{"uses", 0}, {"", 2}}).line, 7);
  EXPECT_EQ(text::place_of_field(source, 0, "asset", {}, {{"", 2}}).line, 9);
  EXPECT_EQ(text::place_of_field(source, 0, "free", {"Two."}, {{"cost", 0}}).line, 10);
  EXPECT_EQ(text::place_of_field(source, 0, "free", {"Two."}, {{"list", 0}, {"", 3}}).line, 11);
  EXPECT_EQ(text::place_of_field(source, 0, "asset", {}, {}).line, 3);
  EXPECT_EQ(text::place_of_field(source, 0, "asset", {}, {{"nowhere", 0}}).line, 3);
  EXPECT_EQ(text::place_of_field(source, 0, "elsewhere", {}, {{"uses", 0}}).line, 6);
  EXPECT_EQ(text::place_of_key(source, 6, "cost").line, 8);
  EXPECT_EQ(text::place_of_text(source, 0, "Two.").line, 9);
  EXPECT_EQ(text::place_of_text(source, 0, "none").line, 0);
}

}  // namespace
}  // namespace misk::script
