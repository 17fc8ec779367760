// The tables of vector shapes: every drawing can be read, and every name is found.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <sstream>

#include "paint/symbol_shapes.hpp"
#include "paint/symbols.hpp"

namespace misk::ui {
namespace {

/// What is wrong with a drawing; empty if nothing.
std::string fault(std::string_view drawing) {
  // How many numbers a figure has; those with points have any number of them.
  const std::map<char, std::size_t> fixed{{'C', 3}, {'E', 4}, {'R', 4}, {'Q', 5}, {'G', 5}, {'N', 7},
                                          {'Y', 7}, {'A', 6}, {'O', 8}, {'W', 6}, {'@', 4}};
  const std::map<char, std::size_t> before{{'P', 0}, {'K', 0}, {'S', 1}, {'V', 1}, {'T', 2}};
  std::istringstream in{std::string(drawing)};
  std::string word;
  char figure = 0;
  std::vector<float> numbers;
  std::string wrong;
  const auto end = [&] {
    const std::size_t n = numbers.size();
    bool right = figure == 0;
    if (const auto it = fixed.find(figure); it != fixed.end()) right = n == it->second;
    if (const auto it = before.find(figure); it != before.end())
      right = n >= it->second + 4 && (n - it->second) % 2 == 0;
    if (figure == 'B') right = n >= 8 && n % 6 == 2;
    if (!right) wrong += std::string(1, figure) + " with " + std::to_string(n) + " numbers; ";
    for (const float number : numbers)
      if (figure != 'A' && figure != 'O' && figure != 'N' && figure != 'G' && figure != 'Y' &&
          (number < -70 || number > 170))
        wrong += std::to_string(number) + " is far outside; ";
    numbers.clear();
  };
  while (in >> word) {
    const bool hole = word.size() == 2 && word[0] == '-' && !std::isdigit(word[1]);
    if (word.size() == 1 && !std::isdigit(word[0])) {
      end();
      figure = word[0];
    } else if (hole) {
      end();
      figure = word[1];
    } else {
      numbers.push_back(std::stof(word));
    }
  }
  end();
  return wrong;
}

TEST(Shapes, EveryDrawingCanBeRead) {
  for (const auto shapes : {sign_shapes(), emblem_shapes()})
    for (const SymbolShape& shape : shapes) EXPECT_EQ(fault(shape.drawing), "") << shape.name;
}

TEST(Shapes, EveryNameIsFoundOnce) {
  for (const auto shapes : {sign_shapes(), emblem_shapes()}) {
    EXPECT_TRUE(std::ranges::is_sorted(shapes, {}, &SymbolShape::name));
    for (const SymbolShape& shape : shapes) EXPECT_EQ(find_symbol_shape(shape.name), &shape);
  }
  EXPECT_EQ(find_symbol_shape("no such shape"), nullptr);
  const std::vector<std::string_view> names = shape_names();
  EXPECT_EQ(std::ranges::adjacent_find(names), names.end());
}

}  // namespace
}  // namespace misk::ui
