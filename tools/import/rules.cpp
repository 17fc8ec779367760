#include "import/rules.hpp"

#include <stdexcept>

#include "content/reader.hpp"
#include "import/text.hpp"

namespace misk::importing {

using content::ContentError;
using content::Diagnostics;
using content::Reader;
using content::Value;

namespace {

const std::vector<std::string> kKeys = {"after",  "when", "at",    "would", "you",
                                        "target", "as",   "where", "field", "keyword"};

std::vector<std::string> texts(const Value& value, const std::string& what) {
  if (value.is_text()) return {value.text(what)};
  std::vector<std::string> out;
  for (const Value& each : value.items(what)) out.push_back(each.text(what));
  return out;
}

Rule read_rule(const Value& value, Diagnostics& diagnostics) {
  std::string text;
  Reader reader(value, "a sentence", diagnostics);
  reader.required("text", [&](const Value& each) {
    try {
      Pattern{each.text("text")};
      text = each.text("text");
    } catch (const std::invalid_argument& error) {
      each.fail(error.what(), "see the head of this file", "bad-pattern");
    }
  });
  Rule rule{Pattern(text.empty() ? "nothing" : text), {}, {}, {}, {}, {}, {}, {}, "", value.line()};
  reader.optional("lua", [&](const Value& each) {
    rule.lua = texts(each, "lua");
    if (each.is_text()) rule.lua = lines_of(each.text("lua"));
  });
  reader.optional("if", [&](const Value& each) { rule.conditions = texts(each, "if"); });
  reader.optional("kinds", [&](const Value& each) {
    for (const std::string& kind : texts(each, "kinds")) rule.kinds.insert(kind);
  });
  reader.optional("needs", [&](const Value& each) { rule.needs = texts(each, "needs"); });
  reader.optional("gives", [&](const Value& each) { rule.gives = texts(each, "gives"); });
  reader.optional("except", [&](const Value& each) { rule.except = texts(each, "except"); });
  reader.optional("example", [&](const Value& each) { rule.example = each.text("example"); });
  for (const std::string& key : kKeys)
    reader.optional(key, [&](const Value& each) { rule.keys[key] = each.text(key); });
  reader.finish();
  return rule;
}

}  // namespace

const std::string& Rule::key(const std::string& name) const {
  static const std::string kNothing;
  const auto it = keys.find(name);
  return it == keys.end() ? kNothing : it->second;
}

const std::vector<std::string>& Rules::sections() {
  static const std::vector<std::string> kSections = {
      "fields", "abilities", "limits",  "conditions", "costs", "triggers", "plays", "effects",
      "fails",  "constants", "amounts", "tests",      "spawn", "prey",     "silent"};
  return kSections;
}

Rules::Rules(std::string_view bytes, const std::string& file) : file_(file) {
  const Value root = content::parse_yaml(bytes, file);
  Diagnostics diagnostics;
  Reader reader(root, "the table of sentences", diagnostics);
  for (const std::string& name : sections()) {
    reader.optional(name, [&](const Value& list) {
      for (const Value& each : list.items(name)) sections_[name].push_back(read_rule(each, diagnostics));
    });
  }
  reader.finish();
  if (!diagnostics.empty()) throw ContentError(diagnostics.front());
}

const std::vector<Rule>& Rules::section(const std::string& name) const {
  static const std::vector<Rule> kNothing;
  const auto it = sections_.find(name);
  return it == sections_.end() ? kNothing : it->second;
}

}  // namespace misk::importing
