#include "content/option.hpp"

#include <algorithm>

#include "content/diagnostic.hpp"
#include "content/utf8.hpp"

namespace misk::content {

Option parse_option(std::string_view text, const std::string& where) {
  const auto fail = [&](const std::string& message) {
    throw ContentError(
        {Severity::error, where, 0, 0, message, "write KEY=VALUE, say difficulty=hard", "bad-option"});
  };
  if (find_bad_utf8(text) != std::string_view::npos || has_control(text)) {
    fail("control characters, or bytes that are not UTF-8, in an option");
  }
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos) fail(in_quotes(std::string(text)) + " has no '='");
  const std::string_view key = text.substr(0, equals);
  const bool is_good =
      !key.empty() && key[0] >= 'a' && key[0] <= 'z' && std::all_of(key.begin(), key.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '-';
      });
  if (!is_good) fail(in_quotes(std::string(key)) + " is not the name of an option");
  return {std::string(key), std::string(text.substr(equals + 1))};
}

std::vector<Option> parse_options(const std::vector<std::string>& texts, const std::string& where) {
  std::vector<Option> options;
  for (const std::string& text : texts) {
    Option option = parse_option(text, where);
    const auto first = std::find_if(options.begin(), options.end(),
                                    [&](const Option& each) { return each.key == option.key; });
    if (first != options.end())
      throw ContentError({Severity::error, where, 0, 0,
                          in_quotes(option.key) + " is given twice: as " + in_quotes(first->value) +
                              " and as " + in_quotes(option.value),
                          "keep one of them", "bad-option"});
    options.push_back(std::move(option));
  }
  return options;
}

}  // namespace misk::content
