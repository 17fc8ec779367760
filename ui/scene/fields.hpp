// Reads the fields of a table from a script. A field that is asked for counts as known, and finish() reports
// all others.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "scene/geometry.hpp"

namespace misk::ui {

class Fields {
 public:
  /// `what` begins the messages. An empty Lua table may be a list or a table of fields.
  Fields(const nlohmann::json& table, std::string what);

  /// The value of a field, or null.
  const nlohmann::json* find(const char* key);
  void text(const char* key, std::string& out);
  void number(const char* key, int& out);
  void number(const char* key, float& out);
  void flag(const char* key, bool& out);
  void colour(const char* key, Colour& out);
  /// A list of texts, or one text.
  void texts(const char* key, std::vector<std::string>& out);
  /// `value`, which must be a list.
  const nlohmann::json& list(const char* key, const nlohmann::json& value) const;
  /// The card that the value is; 0 for one that is not shown.
  std::uint16_t as_card(const nlohmann::json& value, const char* key) const;
  std::string as_text(const nlohmann::json& value, const char* key) const;
  [[noreturn]] void wrong(const std::string& key, const char* wanted, const nlohmann::json& value) const;
  /// Throws std::runtime_error if the table has a field that was not asked for.
  void finish() const;

 private:
  const nlohmann::json& table_;
  std::string what_;
  std::vector<std::string> known_;
};

}  // namespace misk::ui
