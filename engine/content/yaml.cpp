#include <yaml-cpp/yaml.h>

#include <exception>
#include <unordered_set>

#include "content/utf8.hpp"
#include "content/value.hpp"
#include "content/yaml_trouble.hpp"

namespace misk::content {

namespace {

using File = std::shared_ptr<const std::string>;

[[noreturn]] void fail_at(const std::string& file, const YAML::Mark& mark, std::string message,
                          std::string mend, std::string rule) {
  const bool is_known = !mark.is_null();
  throw ContentError({Severity::error, file, is_known ? mark.line + 1 : 1, is_known ? mark.column + 1 : 0,
                      std::move(message), std::move(mend), std::move(rule)});
}

// Copies yaml-cpp's tree into ours. yaml-cpp lets duplicate keys and nodes that contain themselves through,
// and reading its nodes changes them (so not from two threads); the copy has none of these troubles.
class Converter {
 public:
  Converter(File file, const TextLimits& limits) : file_(std::move(file)), limits_(limits) {}

  Value convert(const YAML::Node& from, int depth, const YAML::Mark& parent) {
    // The mark of an empty value is where the next thing stands; its key is nearer.
    const YAML::Mark own = from.Mark();
    const YAML::Mark mark = own.is_null() || from.IsNull() ? parent : own;
    if (depth > limits_.depth) {
      fail_at(*file_, mark, "nested more than " + std::to_string(limits_.depth) + " deep",
              "make it flatter; an anchor must not contain its own alias", "too-deep");
    }
    if (++nodes_ > limits_.nodes) {
      fail_at(*file_, mark, "more than " + std::to_string(limits_.nodes) + " values, aliases counted",
              "split the file, or write less through aliases", "too-large");
    }
    auto node = std::make_shared<Value::Node>();
    node->line = mark.is_null() ? 1 : mark.line + 1;
    node->column = mark.is_null() ? 0 : mark.column + 1;
    if (from.IsScalar()) {
      fill_text(*node, from, mark);
    } else if (from.IsSequence()) {
      node->kind = Value::Kind::list;
      for (const auto& item : from) node->items.push_back(convert(item, depth + 1, mark));
    } else if (from.IsMap()) {
      fill_map(*node, from, depth, mark);
    }
    return {file_, std::move(node)};
  }

 private:
  void fill_text(Value::Node& node, const YAML::Node& from, const YAML::Mark& mark) {
    node.text = from.Scalar();
    // A few aliases of one huge scalar cost as much as many nodes.
    bytes_ += node.text.size();
    if (bytes_ > 4 * limits_.bytes) {
      fail_at(*file_, mark, "too much text, aliases counted", "split the file", "too-large");
    }
    node.kind = Value::Kind::text;
    node.is_quoted = from.Tag() == "!";
  }

  void fill_map(Value::Node& node, const YAML::Node& from, int depth, const YAML::Mark& mark) {
    node.kind = Value::Kind::map;
    std::unordered_set<std::string> seen;
    for (const auto& entry : from) {
      if (!entry.first.IsScalar()) {
        const YAML::Mark own = entry.first.Mark();
        fail_at(*file_, own.is_null() ? mark : own, "a key that is not a plain word",
                "write a word, or put it in quotes", "wrong-type");
      }
      const YAML::Mark key_mark = entry.first.Mark();
      if (!seen.insert(entry.first.Scalar()).second) {
        fail_at(*file_, key_mark, "duplicate key " + in_quotes(entry.first.Scalar()), "keep one of the two",
                "duplicate-key");
      }
      Value key = convert(entry.first, depth + 1, mark);
      node.entries.emplace_back(std::move(key), convert(entry.second, depth + 1, key_mark));
    }
  }

  File file_;
  TextLimits limits_;
  std::size_t nodes_ = 0;
  std::size_t bytes_ = 0;
};

}  // namespace

Value parse_yaml(std::string_view bytes, const std::string& file, const TextLimits& limits) {
  check_text(bytes, file, limits.bytes);
  const auto fail_with = [&](const YamlTrouble& trouble) {
    throw ContentError(
        {Severity::error, file, trouble.line, trouble.column, trouble.message, trouble.mend, "bad-yaml"});
  };
  if (const auto trouble = unclosed_quote(bytes)) fail_with(*trouble);
  try {
    const std::vector<YAML::Node> documents = YAML::LoadAll(std::string(bytes));
    if (documents.size() > 1) {
      fail_at(file, documents[1].Mark(), "a second document", "remove the '---' and what follows it",
              "bad-yaml");
    }
    YAML::Mark top;
    Converter converter(std::make_shared<const std::string>(file), limits);
    return converter.convert(documents.empty() ? YAML::Node() : documents.front(), 0, top);
  } catch (const YAML::Exception& error) {
    if (const auto trouble = yaml_trouble(bytes, error.mark.is_null() ? 1 : error.mark.line + 1))
      fail_with(*trouble);
    fail_at(file, error.mark, "not valid YAML: " + error.msg, "check indentation, quotes and brackets",
            "bad-yaml");
  } catch (const ContentError&) {
    throw;
  } catch (const std::exception& error) {
    // yaml-cpp also lets standard exceptions out, on strange input only.
    throw ContentError({Severity::error, file, 1, 0, std::string("not valid YAML: ") + error.what(),
                        "check indentation, quotes and brackets", "bad-yaml"});
  }
}

}  // namespace misk::content
