#include "scene/fields.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace misk::ui {

using nlohmann::json;

Fields::Fields(const json& table, std::string what) : table_(table), what_(std::move(what)) {
  if (!table.is_object() && !(table.is_array() && table.empty()))
    throw std::runtime_error(what_ + " must be a table of fields, not " + table.type_name());
}

const json* Fields::find(const char* key) {
  known_.emplace_back(key);
  if (!table_.is_object()) return nullptr;
  const auto it = table_.find(key);
  return it == table_.end() || it->is_null() ? nullptr : &*it;
}

void Fields::text(const char* key, std::string& out) {
  if (const json* value = find(key)) out = as_text(*value, key);
}

void Fields::number(const char* key, int& out) {
  float number = static_cast<float>(out);
  Fields::number(key, number);
  out = static_cast<int>(number);
}

void Fields::number(const char* key, float& out) {
  if (const json* value = find(key)) {
    if (!value->is_number()) wrong(key, "a number", *value);
    out = value->get<float>();
  }
}

void Fields::flag(const char* key, bool& out) {
  if (const json* value = find(key)) {
    if (!value->is_boolean()) wrong(key, "true or false", *value);
    out = value->get<bool>();
  }
}

void Fields::colour(const char* key, Colour& out) {
  if (const json* value = find(key)) out = parse_colour(as_text(*value, key), out);
}

void Fields::texts(const char* key, std::vector<std::string>& out) {
  const json* value = find(key);
  if (!value) return;
  if (value->is_string()) {
    out.push_back(value->get<std::string>());
    return;
  }
  for (const json& one : list(key, *value)) out.push_back(as_text(one, key));
}

const json& Fields::list(const char* key, const json& value) const {
  if (!value.is_array()) wrong(key, "a list", value);
  return value;
}

std::uint16_t Fields::as_card(const json& value, const char* key) const {
  if (!value.is_number_integer() || value < 0 || value > std::numeric_limits<std::uint16_t>::max())
    wrong(key, "a card", value);
  return value.get<std::uint16_t>();
}

std::string Fields::as_text(const json& value, const char* key) const {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number_integer()) return std::to_string(value.get<int>());
  if (value.is_number()) return std::to_string(static_cast<int>(value.get<double>()));
  wrong(key, "a text", value);
}

void Fields::wrong(const std::string& key, const char* wanted, const json& value) const {
  throw std::runtime_error(what_ + ": '" + key + "' must be " + wanted + ", not " + value.type_name());
}

void Fields::finish() const {
  if (!table_.is_object()) return;
  for (const auto& [key, value] : table_.items()) {
    if (std::find(known_.begin(), known_.end(), key) != known_.end()) continue;
    std::string list;
    for (const std::string& name : known_) list += (list.empty() ? "" : ", ") + name;
    throw std::runtime_error(what_ + ": unknown field '" + key + "'; there are: " + list);
  }
}

}  // namespace misk::ui
