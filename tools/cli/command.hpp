// A subcommand: its options, its texts and its function. CLI11 does the work, hidden in command.cpp: its
// header would be two thirds of the compile time of every file with options.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace misk::cli {

/// An option, a flag or a positional argument of a command.
class Argument {
 public:
  explicit Argument(CLI::Option& option) : option_(option) {}

  Argument* required(bool is = true);
  /// Sets the placeholder for the value in the help. If it names a file or folder (FILE, PACK, ...), an
  /// address of another machine is refused.
  Argument* type_name(const std::string& name);
  Argument* description(const std::string& text);
  /// True: takes several values at once (--packs A B). False: one value each time it is given.
  Argument* allow_extra_args(bool does);
  /// Shows the default value in the help.
  Argument* capture_default_str();
  Argument* in_range(double from, double to);
  Argument* positive();
  Argument* one_of(const std::vector<std::string>& words);

  bool is_said() const;

 private:
  CLI::Option& option_;
};

class Command {
 public:
  /// The program itself, the root of all commands.
  Command(const std::string& name, const std::string& does, const std::string& version);
  ~Command();
  Command(const Command&) = delete;
  Command& operator=(const Command&) = delete;

  Command* add_subcommand(const std::string& name, const std::string& does);
  /// Requires exactly one subcommand.
  void require_subcommand();
  std::vector<std::string> subcommands() const;

  /// Adds an option whose value is stored in the variable when the command line is parsed. An empty value
  /// is refused: it would mean the same as leaving the option out. So is a number below 0.
  template <typename Value>
  Argument* add_option(const std::string& name, Value& value, const std::string& text);
  Argument* add_flag(const std::string& name, bool& value, const std::string& text);
  /// Adds a flag that takes an optional =VALUE; without it the value is "true".
  Argument* add_flag(const std::string& name, std::string& value, const std::string& text);
  /// An option that add_option() has added.
  Argument* get_option(const std::string& name);

  void footer(const std::string& text);
  /// Sets the function to call if this command was given, after its options are read.
  void callback(std::function<void()> does);

  /// Empty if everything was read. Otherwise the program's exit code: 0 after printing help, `wrong` after
  /// reporting an error.
  std::optional<int> parse(int argc, char** argv, int wrong);

 private:
  explicit Command(CLI::App& app);
  Argument* keep(CLI::Option& option);

  std::unique_ptr<CLI::App> own_;  // the program's; its subcommands belong to it
  CLI::App& app_;
  std::vector<std::unique_ptr<Command>> subcommands_;
  std::vector<std::unique_ptr<Argument>> arguments_;
};

}  // namespace misk::cli
