// What `misk new` writes: copies of templates, with their placeholder words replaced.
//
// Templates are plain files. Those of packs and games stand in tools/templates/; those of cards belong to the
// game: GAME/templates/TYPE.lua, its test TYPE_test.lua, and under TYPE/ what else comes with it, by its path
// in the pack. The first line of TYPE.lua says where it goes and what it is:
//
//   -- template FOLDER: what it is
//
// Placeholders: card_name, Card Name (the slug and the title of what is new); pack_name, Pack Name,
// game_name, pack_requires, language_code (of its pack); Author Name; YEAR.
#pragma once
#include <string>
#include <vector>

#include "content/pack.hpp"

namespace misk::cli {

/// What the placeholders stand for; an empty word leaves its placeholder as it is.
struct Words {
  std::string card, card_title, pack, pack_title, game, author;
  std::string needs;     // the packs that the new one requires, as pack.yaml has them
  std::string language;  // of a translation
};

/// A file that is to be written, by its path below the pack.
struct NewFile {
  std::string path, text;
};

/// A type of card of which a game brings a template.
struct CardTemplate {
  std::string type, folder, text;
};

/// The id that a name makes: "Night Porter" is night_porter. Throws Wrong when it makes none.
std::string slug_of(const std::string& name);
/// The title that an id makes: night_porter is "Night Porter".
std::string title_of(const std::string& slug);

/// The templates of a game, by type.
std::vector<CardTemplate> card_templates(const content::Pack& game);
/// The files of one of them.
std::vector<NewFile> card_files(const content::Pack& game, const CardTemplate& of, const Words& words);
/// The files of tools/templates/NAME. A name that begins with "dot_" is written with a dot.
std::vector<NewFile> template_files(const std::string& name, const Words& words);

/// Writes the files below `folder`. Throws Wrong, before anything is written, when one of them is there.
void write_new(const std::string& folder, const std::vector<NewFile>& files);

}  // namespace misk::cli
