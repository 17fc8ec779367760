// The files that `misk new` writes: copies of templates, with the placeholder words replaced.
//
// Templates are plain files. Those of packs and games are in tools/authoring/templates/. Those of cards
// belong to the game: GAME/templates/TYPE.lua, its test TYPE_test.lua, and under TYPE/ further files by their
// path in the pack. The first line of TYPE.lua gives the folder and a description:
//
//     -- template FOLDER: description
//
// Placeholders: card_name, Card Name (the slug and the title of the new card); pack_name, Pack Name,
// game_name, pack_requires, language_code (of its pack); Author Name; YEAR.
#pragma once
#include <string>
#include <vector>

#include "content/pack.hpp"

namespace misk::cli {

/// The words for the placeholders. An empty word leaves its placeholder unchanged.
struct Words {
  std::string card, card_title, pack, pack_title, game, author;
  std::string needs;     // the packs that the new one requires, in the form of pack.yaml
  std::string language;  // of a translation
};

/// A file to write, with its path below the pack.
struct NewFile {
  std::string path, text;
};

/// A type of card with a template in the game's pack.
struct CardTemplate {
  std::string type, folder, text;
};

/// Makes an id from a name: "Night Porter" becomes night_porter. Throws Wrong if nothing remains.
std::string slug_of(const std::string& name);
/// Makes a title from an id: night_porter becomes "Night Porter".
std::string title_of(const std::string& slug);

/// The templates of a game, by type.
std::vector<CardTemplate> card_templates(const content::Pack& game);
/// The files of one template.
std::vector<NewFile> card_files(const content::Pack& game, const CardTemplate& of, const Words& words);
/// The files of tools/authoring/templates/NAME. A name that begins with "dot_" is written with a dot.
std::vector<NewFile> template_files(const std::string& name, const Words& words);

/// Writes the files below `folder`. If one of them exists, throws Wrong before anything is written.
void write_new(const std::string& folder, const std::vector<NewFile>& files);

}  // namespace misk::cli
