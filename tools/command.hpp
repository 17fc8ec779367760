// What a subcommand takes: its options, texts and what it does. CLI11 does the work; it stands in command.cpp
// alone, since its header was two thirds of what the compiler made of every file that says options.
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

/// An option, a flag or a word of a command.
class Argument {
 public:
  explicit Argument(CLI::Option& option) : option_(option) {}

  Argument* required(bool is = true);
  /// What stands for its value in the help.
  Argument* type_name(const std::string& name);
  Argument* description(const std::string& text);
  /// Does it take several values at once (--packs A B), or one each time it is said?
  Argument* allow_extra_args(bool does);
  /// The help shows the value that holds when it is not said.
  Argument* capture_default_str();
  Argument* in_range(double from, double to);
  Argument* non_negative();
  Argument* positive();
  Argument* one_of(const std::vector<std::string>& words);

  bool is_said() const;

 private:
  CLI::Option& option_;
};

class Command {
 public:
  /// The program itself.
  Command(const std::string& name, const std::string& does, const std::string& version);
  ~Command();
  Command(const Command&) = delete;
  Command& operator=(const Command&) = delete;

  Command* add_subcommand(const std::string& name, const std::string& does);
  /// Exactly one of the subcommands must be said.
  void require_subcommand();
  std::vector<std::string> subcommands() const;

  /// What is read goes into the variable when the command line is parsed.
  template <typename Value>
  Argument* add_option(const std::string& name, Value& value, const std::string& text);
  Argument* add_flag(const std::string& name, bool& value, const std::string& text);
  /// One that may be said with =VALUE; said alone its value is "true".
  Argument* add_flag(const std::string& name, std::string& value, const std::string& text);
  /// One that add_option() has added.
  Argument* get_option(const std::string& name);

  void footer(const std::string& text);
  /// Called when this command was said, after its options were read.
  void callback(std::function<void()> does);

  /// Nothing when all was read. Otherwise the program's exit code: of help, which is printed, 0; of a
  /// mistake, which is told, `wrong`.
  std::optional<int> parse(int argc, char** argv, int wrong);

 private:
  explicit Command(CLI::App& app);
  Argument* keep(CLI::Option& option);

  std::unique_ptr<CLI::App> own_;  // of the program; subcommands belong to it
  CLI::App& app_;
  std::vector<std::unique_ptr<Command>> subcommands_;
  std::vector<std::unique_ptr<Argument>> arguments_;
};

}  // namespace misk::cli
