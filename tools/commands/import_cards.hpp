// Card data of the community as a pack that loads: for `misk import` and for the table.
#pragma once
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "commands/import.hpp"

namespace misk::cli {

/// The .json files of these files and folders.
std::vector<std::filesystem::path> card_files(const std::vector<std::string>& paths);

/// Reads a list of cards, or a project of arkham.build. Throws ContentError.
importing::Source read_card_file(const std::string& file);

/// Reads all card data in a folder as one source. Files without cards are left out, and `told` says so.
/// Throws Wrong if there is none.
importing::Source read_card_folder(const std::string& folder, std::vector<std::string>& told);

struct MakeOptions {
  std::string id;      ///< of the pack; "" makes one from its name
  std::string before;  ///< a folder with the completions and ids of an earlier import
  std::function<void(int done, int of)> progress{};  ///< called now and then with the number of cards
};

struct MadePack {
  importing::PackFiles pack;
  std::map<std::string, std::string> broken;  ///< scripts that do not load all the same, and why
  std::vector<std::string> told;              ///< for the user
};

/// Makes a pack that loads with the present packs: a card that would not load with its script keeps only its
/// text.
MadePack make_loading_pack(const game::Catalog& catalog, const importing::Source& source,
                           const MakeOptions& options);

/// Writes a new folder, whole or not at all; with `force` over an existing one. What a person has changed
/// there since the last import is kept beside it, what that import wrote and this one does not is removed,
/// and `told` says so. Throws Wrong, ContentError.
void write_imported_pack(const importing::PackFiles& pack, const std::string& folder, bool force,
                         std::vector<std::string>& told);

/// What an import has made, for somebody to look at before it is installed.
struct ImportedCards {
  std::string folder;              ///< of the pack
  std::vector<std::string> lines;  ///< what works of it
};

/// Makes a pack of a file or a folder of card data, below `folder`. Throws ContentError, Wrong.
ImportedCards import_for_table(const game::Catalog& catalog, const std::string& path,
                               const std::string& folder);

}  // namespace misk::cli
