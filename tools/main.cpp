// misk: the command line. See README.md and `misk --help`. Each subcommand is a file commands/NAME.cpp.
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>
#include <string>

#include "cli/clean_output.hpp"
#include "commands/commands.hpp"
#include "content/suggest.hpp"
#include "text/clean.hpp"
#include "text/what_of.hpp"

namespace {

using misk::cli::Shared;

/// Reports an unknown subcommand with the one that was probably meant.
int unknown_command(const misk::cli::Command& app, const std::string& name) {
  std::fprintf(stderr, "misk: there is no 'misk %s'; %s\n", name.c_str(),
               misk::content::did_you_mean(name, app.subcommands(), "see misk --help").c_str());
  return misk::cli::kWrong;
}

int run(int argc, char** argv) {
  using namespace misk::cli;
  Command app("misk", "Miskatonic plays co-operative card games of the Mythos by their rules.", "misk 0.1.0");
  Shared shared;
  app.require_subcommand();
  app.add_option("--packs", shared.packs, "a folder or .zip with packs, beside the bundled ones")
      ->type_name("DIR")
      ->allow_extra_args(false);
  app.footer(
      "Examples:\n  misk play the_gathering --investigator roland_banks\n  misk play the_gathering --bot "
      "greedy --seed 7\n"
      "Each subcommand has --help with an example.");
  for (const auto add :
       {add_play,   add_table,      add_resume, add_replay,    add_list,     add_sim,  add_compare,
        add_fuzz,   add_check,      add_test,   add_coverage,  add_mutate,   add_new,  add_bench,
        add_api,    add_console,    add_trace,  add_translate, add_settings, add_pack, add_install,
        add_enable, add_catalogue,  add_import, add_export,    add_campaign, add_deck, add_explain_text,
        add_rules,  add_statistics, add_upgrade})
    add(app, shared);
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--packs") ++i;
    if (word.empty() || word[0] == '-') continue;
    const auto names = app.subcommands();
    if (std::find(names.begin(), names.end(), word) == names.end()) return unknown_command(app, word);
    break;
  }
  if (const auto code = app.parse(argc, argv, kWrong)) return *code;
  return shared.run();
}

constexpr const char* kNoMemory = "misk: there is not enough memory for that; what is saved stays saved\n";

/// Prints an error. `message` makes the text, which may run out of memory too.
template <class Message>
int tell(const Message& message, int code) {
  try {
    std::fprintf(stderr, "misk: %s\n", misk::text::set_in(message()).c_str());
  } catch (const std::bad_alloc&) {
    std::fputs(kNoMemory, stderr);
  }
  return code;
}

bool memory_was_refused = false;
std::terminate_handler end_as_usual = nullptr;

void refuse_memory() {
  memory_was_refused = true;
  throw std::bad_alloc();
}

bool is_for_memory(const std::exception_ptr& thrown) {
  try {
    if (thrown) std::rethrow_exception(thrown);
  } catch (const std::bad_alloc&) {
    return true;
  } catch (...) {
  }
  return false;
}

// Some libraries allocate where nothing may be thrown: libstdc++ while walking through a folder, the
// destructor of JSON. Then the program ends with a message, not with a core dump.
[[noreturn]] void end_at_once() {
  if (!memory_was_refused && !is_for_memory(std::current_exception())) end_as_usual();
  const ssize_t told = ::write(STDERR_FILENO, kNoMemory, std::strlen(kNoMemory));
  std::_Exit(told < 0 ? misk::cli::kWrong : misk::cli::kFailed);
}

}  // namespace

int main(int argc, char** argv) {
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is told by the write, and ends nothing else
  std::set_new_handler(refuse_memory);
  end_as_usual = std::set_terminate(end_at_once);
  try {
    misk::cli::clean_output();
    return run(argc, argv);
  } catch (const misk::content::ContentError& error) {
    return tell([&] { return error.diagnostic().to_line(); }, misk::cli::kWrong);
  } catch (const misk::cli::Wrong& error) {
    return tell([&] { return error.what(); }, misk::cli::kWrong);
  } catch (const misk::game::SetupError& error) {
    return tell([&] { return error.what(); }, misk::cli::kWrong);
  } catch (const std::bad_alloc&) {
    std::fputs(kNoMemory, stderr);
    return misk::cli::kFailed;
  } catch (const std::exception& error) {
    return tell([&] { return misk::text::what_of(error); }, misk::cli::kFailed);
  }
}
