#include "content/setting.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "content/manifest.hpp"
#include "content/reader.hpp"
#include "content/suggest.hpp"
#include "content/utf8.hpp"
#include "text/joined.hpp"
#include "text/number.hpp"

namespace misk::content {

namespace {

constexpr std::size_t kMost = 100;  // the most settings of a pack, and choices of a setting
constexpr std::int64_t kLargest = 1'000'000;

constexpr std::array<std::pair<std::string_view, Setting::Type>, 3> kTypes = {{
    {"boolean", Setting::Type::boolean},
    {"choice", Setting::Type::choice},
    {"number", Setting::Type::number},
}};

std::string read_line(const Value& value, const std::string& what, bool several = false) {
  const std::string& text = value.text(what);
  if (text.empty()) value.fail(what + " is empty", "write something, or remove the line", "empty");
  if (text.size() > (several ? 2000U : 200U)) value.fail(what + " is too long", "shorten it", "too-large");
  if (has_control(text, several))
    value.fail(what + " has control characters in it", "write it plainly", "bad-encoding");
  return text;
}

Setting::Type read_type(const Value& value) {
  const std::string& text = value.text("type");
  std::vector<std::string_view> names;
  for (const auto& [name, type] : kTypes) {
    if (name == text) return type;
    names.push_back(name);
  }
  value.fail("type is " + in_quotes(text), did_you_mean(text, names, "write one of boolean, choice, number"),
             "bad-setting");
}

// [calm, storm], or { calm: A calm sea, storm: A storm }
std::vector<Setting::Choice> read_choices(const Value& value) {
  std::vector<Setting::Choice> out;
  const auto add = [&](const Value& key, const Value& title) {
    const std::string word = read_line(key, "a choice");
    for (const Setting::Choice& each : out)
      if (each.value == word)
        key.fail("the choice " + in_quotes(word) + " stands here twice", "keep one", "duplicate-id");
    out.push_back({word, read_line(title, "a choice")});
  };
  if (value.is_map()) {
    for (const auto& [key, title] : value.entries("choices")) add(key, title);
  } else {
    for (const Value& each : value.items("choices")) add(each, each);
  }
  if (out.size() < 2 || out.size() > kMost)
    value.fail("there are " + std::to_string(out.size()) + " choices",
               "write 2 to " + std::to_string(kMost) + " of them", "bad-setting");
  return out;
}

// The default as text, in whatever form it is written.
std::string read_default(const Setting& setting, const Value& value) {
  const std::string& text = value.text("default");
  if (std::string why = setting.refusal(text); !why.empty())
    value.fail("default is " + in_quotes(text), std::move(why), "bad-setting");
  return text;
}

std::optional<Setting> read_setting(const Value& value, Diagnostics& diagnostics) {
  Setting setting;
  setting.line = value.line();
  if (!value.is_map())
    value.fail("a setting is " + std::string(kind_name(value.kind())),
               "write { id: storm, title: Storm, type: boolean, default: false }", "wrong-type");
  bool typed = false;
  Reader reader(value, "the setting", diagnostics);
  reader.required("id", [&](const Value& id) {
    setting.id = id.text("id");
    if (!is_id(setting.id))
      id.fail("id is " + in_quotes(setting.id) + ", not an id",
              "use small letters, digits and _, a letter first", "bad-id");
  });
  reader.required("title", [&](const Value& title) { setting.title = read_line(title, "title"); });
  reader.optional("description",
                  [&](const Value& text) { setting.description = read_line(text, "description", true); });
  reader.required("type", [&](const Value& type) {
    setting.type = read_type(type);
    typed = true;
  });
  if (typed && setting.type == Setting::Type::choice)
    reader.required("choices", [&](const Value& list) { setting.choices = read_choices(list); });
  if (typed && setting.type == Setting::Type::number) {
    reader.required("min", [&](const Value& n) { setting.min = n.integer("min", -kLargest, kLargest); });
    reader.required("max",
                    [&](const Value& n) { setting.max = n.integer("max", setting.min + 1, kLargest); });
  }
  const auto sound = [&](const Value& usual) { setting.usual = read_default(setting, usual); };
  // The default can only be checked if the type, choices and bounds are right.
  const bool known = typed && (setting.type != Setting::Type::choice || !setting.choices.empty()) &&
                     (setting.type != Setting::Type::number || setting.max > setting.min);
  if (known)
    reader.required("default", sound);
  else
    reader.ignore("default");
  if (!typed)
    for (const char* key : {"choices", "min", "max"}) reader.ignore(key);
  return reader.finish() ? std::optional<Setting>(std::move(setting)) : std::nullopt;
}

}  // namespace

std::string_view to_string(Setting::Type type) {
  for (const auto& [name, each] : kTypes)
    if (each == type) return name;
  return "";
}

std::string Setting::refusal(std::string_view value) const {
  switch (type) {
    case Type::boolean:
      return value == "true" || value == "false" ? "" : "write true or false";
    case Type::choice: {
      std::vector<std::string> values;
      for (const Choice& each : choices) {
        if (each.value == value) return "";
        values.push_back(each.value);
      }
      return did_you_mean(value, values, "write one of " + text::joined(values));
    }
    case Type::number: {
      if (text::whole_number<std::int64_t>(value, min, max)) return "";
      return "write a whole number from " + std::to_string(min) + " to " + std::to_string(max);
    }
  }
  return "";
}

std::string Setting::called(const std::string& value) const {
  for (const Choice& each : choices)
    if (each.value == value) return each.title;
  return value;
}

std::vector<Setting> read_settings(const Value& value, Diagnostics& diagnostics) {
  std::vector<Setting> out;
  const auto& items = value.items("settings");
  if (items.size() > kMost)
    value.fail("there are " + std::to_string(items.size()) + " settings",
               "a pack has at most " + std::to_string(kMost), "too-large");
  for (const Value& item : items) {
    try {
      std::optional<Setting> setting = read_setting(item, diagnostics);
      if (!setting) continue;
      const bool twice =
          std::any_of(out.begin(), out.end(), [&](const Setting& each) { return each.id == setting->id; });
      if (twice)
        item.fail("the setting " + in_quotes(setting->id) + " stands here twice", "keep one", "duplicate-id");
      out.push_back(std::move(*setting));
    } catch (const ContentError& error) {
      diagnostics.push_back(error.diagnostic());
    }
  }
  return out;
}

}  // namespace misk::content
