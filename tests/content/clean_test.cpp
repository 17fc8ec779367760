#include "text/clean.hpp"

#include <gtest/gtest.h>

namespace misk::text {
namespace {

const std::string kUnknown = "\xEF\xBF\xBD";

TEST(Clean, OneLineHasNothingThatATerminalObeys) {
  EXPECT_EQ(one_line("Night Porter, 1\xE2\x80\x93"
                     "2 \xC3\xA9"),
            "Night Porter, 1\xE2\x80\x93"
            "2 \xC3\xA9");
  EXPECT_EQ(one_line("a\nmisk: all is well\n"), "a misk: all is well ");
  EXPECT_EQ(one_line(std::string("\x1b[2J\x07\x7f\0x", 8)), " [2J   x");
  EXPECT_EQ(one_line("\xC2\x9B"
                     "2J"),
            " 2J")
      << "C1: the same escape in one character";
  EXPECT_EQ(one_line("a\xE2\x80\xAE"
                     "b\xE2\x81\xA6"
                     "c\xE2\x80\xA8"
                     "d"),
            "a b c d")
      << "turned round, and another line";
  EXPECT_EQ(one_line("\xFF\xC0\xAF\xED\xA0\x80\xE2\x80"),
            kUnknown + kUnknown + kUnknown + kUnknown + kUnknown + kUnknown + kUnknown + kUnknown);
}

TEST(Clean, ASetInLineIsNoMessageOfItsOwn) {
  EXPECT_EQ(set_in("one\nmisk: two\n\tthree\r\x1b"), "one\n  misk: two\n  \tthree  ");
}

TEST(Clean, WhatIsNotPlainIsNamed) {
  EXPECT_EQ(not_plain("Night Porter \xC3\xA9"), "");
  EXPECT_EQ(not_plain("a\nb"), "a line break");
  EXPECT_EQ(not_plain("a\nb\tc", true), "");
  EXPECT_EQ(not_plain(std::string("a\0b", 3), true), "a NUL");
  EXPECT_EQ(not_plain("\x1b", true), "a control character");
  EXPECT_EQ(not_plain("\xE2\x80\xAE", true), "a control character");
  EXPECT_EQ(not_plain("\xE9", true), "bytes that are not UTF-8");
}

/// The results of for_terminal for the text cut into pieces of `size`.
std::string in_pieces(const std::string& text, std::size_t size) {
  std::string kept, out;
  for (std::size_t at = 0; at < text.size(); at += size) out += for_terminal(text.substr(at, size), kept);
  return out;
}

TEST(Clean, TheTerminalGetsTheProgramsOwnColoursAndNoOthers) {
  const std::string said =
      "\033[1mbold\033[0m\n\t\033[33mwarn\033[0m \033[31mred\033]0;title\x07 \xC3\xA9 \xE2\x82\xAC "
      "\xF0\x9F\x82\xA1\xFF.";
  const std::string shown =
      "\033[1mbold\033[0m\n\t\033[33mwarn\033[0m ?[31mred?]0;title? \xC3\xA9 \xE2\x82\xAC "
      "\xF0\x9F\x82\xA1" +
      kUnknown + ".";
  for (std::size_t size = 1; size <= said.size(); ++size) EXPECT_EQ(in_pieces(said, size), shown) << size;
}

}  // namespace
}  // namespace misk::text
