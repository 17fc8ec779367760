// The subcommands of misk: one function each, in the file of its name.
#pragma once
#include <string>

#include "cli/cli.hpp"

namespace misk::cli {

void add_list(Command& app, Shared& shared);
void add_play(Command& app, Shared& shared);
void add_table(Command& app, Shared& shared);
void add_resume(Command& app, Shared& shared);
void add_replay(Command& app, Shared& shared);
void add_sim(Command& app, Shared& shared);
void add_check(Command& app, Shared& shared);
void add_test(Command& app, Shared& shared);
void add_coverage(Command& app, Shared& shared);
void add_rules(Command& app, Shared& shared);
void add_bench(Command& app, Shared& shared);
void add_console(Command& app, Shared& shared);
void add_trace(Command& app, Shared& shared);
void add_mutate(Command& app, Shared& shared);
void add_settings(Command& app, Shared& shared);
void add_translate(Command& app, Shared& shared);
void add_pack(Command& app, Shared& shared);       // and index
void add_install(Command& app, Shared& shared);    // and uninstall
void add_enable(Command& app, Shared& shared);     // and disable
void add_catalogue(Command& app, Shared& shared);  // and search
void add_api(Command& app, Shared& shared);
void add_fuzz(Command& app, Shared& shared);
void add_compare(Command& app, Shared& shared);
void add_new(Command& app, Shared& shared);
void add_import(Command& app, Shared& shared);
void add_explain_text(Command& app, Shared& shared);
void add_export(Command& app, Shared& shared);
void add_campaign(Command& app, Shared& shared);
void add_deck(Command& app, Shared& shared);
void add_statistics(Command& app, Shared& shared);
void add_upgrade(Command& app, Shared& shared);

// Shared by several commands.

/// Writes the definition files of the engine and a game for lua-language-server (see misk api --stubs).
/// Without a game: those of the engine alone, which a library sees.
void write_stubs(const std::string& folder, const game::Catalog& catalog, const std::string& game);

}  // namespace misk::cli
