#include "cli/command.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <type_traits>

#include "text/letters.hpp"
#include "text/number.hpp"

namespace misk::cli {
namespace {

// What is wrong with a value, or nothing. CLI11 asks each of them before it reads the value.

std::string not_empty(const std::string& value) {
  return value.empty() ? "there is nothing in ''; write a value, or leave it out" : "";
}

/// Written in digits, a number from 0 on; CLI11 reads -1 as the largest number of all.
template <typename Number>
std::string number(const std::string& value) {
  constexpr bool has_point = std::is_floating_point_v<Number>;
  std::string digits = value;
  if (const auto point = digits.find('.'); has_point && point != std::string::npos) digits.erase(point, 1);
  if (digits.empty() || !std::all_of(digits.begin(), digits.end(), text::is_digit))
    return "'" + value + "' is no " + (has_point ? "" : "whole ") + "number from 0 on; write it in digits";
  if constexpr (!has_point)
    if (!text::whole_number<Number>(value, 0)) return "'" + value + "' is too large; write a smaller number";
  return "";
}

std::string above_zero(const std::string& value) {
  return value.find_first_of("123456789") == std::string::npos ? "'" + value + "' is nothing; write 1 or more"
                                                               : "";
}

/// An address of another machine: https://..., or user@machine:path as git writes it.
bool is_address(const std::string& value) {
  if (const auto scheme = value.find("://"); scheme != std::string::npos && scheme > 0) return true;
  const auto at = value.find('@'), colon = value.find(':');
  return at != std::string::npos && at > 0 && colon != std::string::npos && at < colon &&
         value.find('/') > colon;
}

std::string on_this_machine(const std::string& value) {
  std::error_code error;
  if (!is_address(value) || std::filesystem::exists(value, error)) return "";
  return "'" + value +
         "' is an address, and only what is on this machine can be used; fetch it (a clone, a download), "
         "then name its file or folder";
}

bool names_a_path(const std::string& type) {
  for (const char* each : {"FILE", "FOLDER", "DIR", "PATH", "PACK", "DECK"})
    if (type.rfind(each, 0) == 0) return true;
  return false;
}

/// CLI11's sentence about an option that was given too often, in our words.
std::string plain_words(std::string text) {
  const std::string most = "At Most 1 required but received ";
  if (const auto at = text.find(most); at != std::string::npos)
    text.replace(at, most.size(), "it is given once at most, not ").append(" times");
  return text;
}

}  // namespace

Argument* Argument::required(bool is) {
  option_.required(is);
  return this;
}

Argument* Argument::type_name(const std::string& name) {
  option_.type_name(name);
  if (names_a_path(name)) option_.check(on_this_machine, "", "address");
  return this;
}

Argument* Argument::description(const std::string& text) {
  option_.description(text);
  return this;
}

Argument* Argument::allow_extra_args(bool does) {
  option_.allow_extra_args(does);
  return this;
}

Argument* Argument::capture_default_str() {
  option_.capture_default_str();
  return this;
}

Argument* Argument::in_range(double from, double to) {
  option_.check(CLI::Range(from, to));
  return this;
}

Argument* Argument::positive() {
  option_.check(above_zero, "", "positive");
  return this;
}

Argument* Argument::one_of(const std::vector<std::string>& words) {
  option_.check(CLI::IsMember(words));
  return this;
}

bool Argument::is_said() const {
  return option_.count() > 0;
}

Command::Command(const std::string& name, const std::string& does, const std::string& version)
    : own_(std::make_unique<CLI::App>(does, name)), app_(*own_) {
  app_.fallthrough(false);
  app_.set_version_flag("--version", version);
}

Command::Command(CLI::App& app) : app_(app) {}
Command::~Command() = default;

Command* Command::add_subcommand(const std::string& name, const std::string& does) {
  subcommands_.push_back(std::unique_ptr<Command>(new Command(*app_.add_subcommand(name, does))));
  return subcommands_.back().get();
}

void Command::require_subcommand() {
  app_.require_subcommand(1);
}

std::vector<std::string> Command::subcommands() const {
  std::vector<std::string> names;
  for (const CLI::App* each : app_.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(each->get_name());
  return names;
}

Argument* Command::keep(CLI::Option& option) {
  arguments_.push_back(std::make_unique<Argument>(option));
  return arguments_.back().get();
}

namespace {

/// The type of the numbers that a variable holds, or void.
template <typename Value>
struct Numbers {
  using Type = std::conditional_t<std::is_arithmetic_v<Value> && !std::is_same_v<Value, bool>, Value, void>;
};
template <typename Value>
struct Numbers<std::optional<Value>> : Numbers<Value> {};
template <typename Value>
struct Numbers<std::vector<Value>> : Numbers<Value> {};
template <typename Value>
using NumberOf = typename Numbers<Value>::Type;

}  // namespace

template <typename Value>
Argument* Command::add_option(const std::string& name, Value& value, const std::string& text) {
  CLI::Option& option = *app_.add_option(name, value, text);
  option.check(not_empty, "", "empty");
  if constexpr (!std::is_void_v<NumberOf<Value>>) option.check(number<NumberOf<Value>>, "", "number");
  return keep(option);
}
template Argument* Command::add_option(const std::string&, std::string&, const std::string&);
template Argument* Command::add_option(const std::string&, std::vector<std::string>&, const std::string&);
template Argument* Command::add_option(const std::string&, int&, const std::string&);
template Argument* Command::add_option(const std::string&, unsigned&, const std::string&);
template Argument* Command::add_option(const std::string&, std::uint64_t&, const std::string&);
template Argument* Command::add_option(const std::string&, double&, const std::string&);
template Argument* Command::add_option(const std::string&, std::optional<std::uint32_t>&, const std::string&);
template Argument* Command::add_option(const std::string&, std::optional<std::uint64_t>&, const std::string&);

Argument* Command::add_flag(const std::string& name, bool& value, const std::string& text) {
  return keep(*app_.add_flag(name, value, text));
}

Argument* Command::add_flag(const std::string& name, std::string& value, const std::string& text) {
  return keep(*app_.add_flag(name, value, text));
}

Argument* Command::get_option(const std::string& name) {
  return keep(*app_.get_option(name));
}

void Command::footer(const std::string& text) {
  app_.footer(text);
}

void Command::callback(std::function<void()> does) {
  app_.callback(std::move(does));
}

std::optional<int> Command::parse(int argc, char** argv, int wrong) {
  try {
    app_.parse(argc, argv);
    return std::nullopt;
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app_.exit(error);
    std::string name = app_.get_name();
    for (const CLI::App* each : app_.get_subcommands()) name += " " + each->get_name();
    std::fprintf(stderr, "misk: %s; see %s --help\n", plain_words(error.what()).c_str(), name.c_str());
    return wrong;
  }
}

}  // namespace misk::cli
