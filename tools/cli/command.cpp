#include "cli/command.hpp"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <type_traits>

#include "text/number.hpp"

namespace misk::cli {

Argument* Argument::required(bool is) {
  option_.required(is);
  return this;
}

Argument* Argument::type_name(const std::string& name) {
  option_.type_name(name);
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

Argument* Argument::non_negative() {
  option_.check(CLI::NonNegativeNumber);
  return this;
}

Argument* Argument::positive() {
  option_.check(CLI::PositiveNumber);
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

/// The type of the whole number that a variable holds, or void.
template <typename Value>
struct Whole {
  using Type = std::conditional_t<std::is_integral_v<Value>, Value, void>;
};
template <typename Value>
struct Whole<std::optional<Value>> : Whole<Value> {};
template <typename Value>
using WholeOf = typename Whole<Value>::Type;

/// CLI11 reads -1 as the largest number of all.
template <typename Number>
std::string said_of_whole(const std::string& written) {
  if (text::whole_number<Number>(written)) return "";
  return "'" + written + "' is no whole number" + (std::is_unsigned_v<Number> ? " from 0 on" : "") +
         ", or too large";
}

}  // namespace

template <typename Value>
Argument* Command::add_option(const std::string& name, Value& value, const std::string& text) {
  CLI::Option* const option = app_.add_option(name, value, text);
  if constexpr (!std::is_void_v<WholeOf<Value>>)
    option->check(CLI::Validator(said_of_whole<WholeOf<Value>>, ""));
  return keep(*option);
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
    std::fprintf(stderr, "misk: %s; see %s --help\n", error.what(), name.c_str());
    return wrong;
  }
}

}  // namespace misk::cli
