// Reads a file of the community: a fan-made project of arkham.build, or cards of ArkhamDB. It accepts many
// shapes. Afterwards every field that was not asked for is known.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "content/value.hpp"

namespace misk::importing {

using content::Value;

/// A number in card data: null or nothing is a dash, -2 an X, -3 a star, -4 a question mark.
struct Number {
  enum class Kind { none, plain, x, star, unknown };
  Kind kind = Kind::none;
  int value = 0;
  bool is_plain() const { return kind == Kind::plain; }
  /// "-", "3", "X", "*", "?"
  std::string to_string() const;
};

/// The fields of one map. Each field that is asked for counts as used.
class Fields {
 public:
  Fields() = default;
  explicit Fields(const Value& map);

  /// The text of a field; "" if it is missing, null or of another shape.
  std::string text(const std::string& key);
  Number number(const std::string& key);
  bool flag(const std::string& key);
  /// A list of texts; a single text is a list of one.
  std::vector<std::string> texts(const std::string& key);
  /// The value of a field; nullptr if it is missing or null.
  const Value* value(const std::string& key);
  bool has(const std::string& key) const;
  /// These fields, and those of `base` that are not here.
  Fields over(const Fields& base) const;
  /// True if one of these fields has another value than in `base`.
  bool differs_in(const std::vector<std::string>& keys, const Fields& base) const;
  /// The fields of the other side: what is said of it alone (`back_text` as `text`), and what both sides
  /// share.
  Fields back() const;

  /// Keys with a value that were not asked for, in the file's order.
  std::vector<std::string> left() const;
  /// Keys whose value had another shape than the one asked for.
  const std::vector<std::string>& odd() const { return odd_; }
  int line() const { return line_; }

 private:
  struct Entry {
    Value value;
    bool used = false;
  };
  std::map<std::string, Entry> entries_;
  std::vector<std::string> order_, odd_;
  int line_ = 0;
};

/// True for null, "", [], {}, false.
bool is_nothing(const Value& value);

struct SourceCard {
  Fields fields;
  std::string code, name, type;
  /// Its code is a number that means this card to everybody: it is one of ArkhamDB's.
  bool numbered = false;
};

struct SourceSet {
  std::string code, name;
};

/// Something that was left out while reading, and why.
struct Dropped {
  std::string what;  ///< a field, or a card's code
  std::string name;  ///< of the card; "" for a field of the project
  std::string reason;
};

struct Source {
  std::string file;
  // Facts of a fan-made project; for card data, the names of its packs.
  std::string name, code, author, language = "en", description, status, link, generator, date;
  std::vector<std::string> types, tags;
  std::vector<SourceSet> encounter_sets, packs;
  std::vector<SourceCard> cards;
  std::vector<Dropped> dropped;                             ///< fields
  std::vector<Dropped> left_out;                            ///< entries among the cards that are no cards
  std::vector<std::pair<std::string, std::string>> images;  ///< card and address
};

/// Reads a project of arkham.build, or a deck that contains one. Throws ContentError.
Source read_project(std::string_view bytes, const std::string& file);

/// Reads cards of ArkhamDB: one, or a list. Throws ContentError.
Source read_cards(std::string_view bytes, const std::string& file);

}  // namespace misk::importing
