#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <exception>
#include <sstream>
#include <unordered_map>
#include <unordered_set>

#include "content/utf8.hpp"
#include "content/value.hpp"
#include "content/yaml_trouble.hpp"

namespace misk::content {

namespace {

using File = std::shared_ptr<const std::string>;

// yaml-cpp reads a list in brackets to its end before it reports that the list begins, and uses some 200
// bytes for each of its bytes. So nothing can stop it in time. For this much text that takes a second and 200
// MB.
constexpr std::size_t kLargestYaml = std::size_t{1} << 20;

[[noreturn]] void fail_at(const std::string& file, const YAML::Mark& mark, std::string message,
                          std::string mend, std::string rule) {
  const bool is_known = !mark.is_null();
  throw ContentError({Severity::error, file, is_known ? mark.line + 1 : 1, is_known ? mark.column + 1 : 0,
                      std::move(message), std::move(mend), std::move(rule)});
}

// Thrown where a second document begins; that document is not read.
struct SecondDocument {
  YAML::Mark mark;
};

// Builds the tree from the parser's events and counts before it builds. yaml-cpp's own tree has no limits: it
// would fill the memory before anybody could check it. It also accepts duplicate keys and nodes that contain
// themselves.
class Builder : public YAML::EventHandler {
 public:
  Builder(File file, const TextLimits& limits) : file_(std::move(file)), limits_(limits) {}

  Value root() const {
    if (root_) return {file_, root_};
    auto nothing = std::make_shared<Value::Node>();
    nothing->line = 1;
    return {file_, nothing};
  }

  void OnDocumentStart(const YAML::Mark& mark) override {
    if (documents_++ > 0) throw SecondDocument{mark};
  }
  void OnDocumentEnd() override {}

  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    // The parser marks an empty value at the next token. The key is nearer, so take its place.
    put(make(Value::Kind::null, mark, open_.empty() ? YAML::Mark::null_mark() : open_.back().mark), anchor);
  }

  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& text) override {
    auto node = make(Value::Kind::text, mark, mark);
    count_bytes(text.size(), mark);
    node->text = text;
    node->is_quoted = tag == "!";
    put(std::move(node), anchor);
  }

  void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    const auto known = anchors_.find(anchor);
    // An alias to a node that is still being read: the node contains itself.
    if (known == anchors_.end() || open_.size() + static_cast<std::size_t>(known->second.height) >
                                       static_cast<std::size_t>(limits_.depth))
      too_deep(mark);
    count_nodes(known->second.nodes, mark);
    count_bytes(known->second.bytes, mark);
    add(known->second.node, known->second.height);
  }

  void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value) override {
    begin(Value::Kind::list, mark, anchor);
  }
  void OnSequenceEnd() override { end(); }
  void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value) override {
    begin(Value::Kind::map, mark, anchor);
  }
  void OnMapEnd() override { end(); }

 private:
  using Node = std::shared_ptr<Value::Node>;

  // A node with an anchor, and the cost of each alias to it.
  struct Anchored {
    std::shared_ptr<const Value::Node> node;
    std::size_t nodes = 1, bytes = 0;
    int height = 0;
  };

  // A list or a map that is being read.
  struct Open {
    Node node;
    YAML::Mark mark;  // the place of its latest key or of itself, for a value without a place
    YAML::anchor_t anchor = 0;
    std::size_t nodes_before = 0, bytes_before = 0;
    int height = 0;
    bool has_key = false;
    Value key;
    std::unordered_set<std::string> keys;
  };

  [[noreturn]] void too_deep(const YAML::Mark& mark) const {
    fail_at(*file_, mark, "nested more than " + std::to_string(limits_.depth) + " deep",
            "make it flatter; an anchor must not contain its own alias", "too-deep");
  }

  void count_nodes(std::size_t count, const YAML::Mark& mark) {
    nodes_ += count;
    if (nodes_ > limits_.nodes)
      fail_at(*file_, mark, "more than " + std::to_string(limits_.nodes) + " values, aliases counted",
              "split the file, or write less through aliases", "too-large");
  }

  // Bytes are counted too: a few aliases of one huge scalar cost as much as many nodes.
  void count_bytes(std::size_t count, const YAML::Mark& mark) {
    bytes_ += count;
    if (bytes_ > 4 * limits_.bytes)
      fail_at(*file_, mark, "too much text, aliases counted", "split the file", "too-large");
  }

  Node make(Value::Kind kind, const YAML::Mark& own, const YAML::Mark& shown) {
    if (open_.size() > static_cast<std::size_t>(limits_.depth)) too_deep(own);
    count_nodes(1, own);
    auto node = std::make_shared<Value::Node>();
    node->kind = kind;
    node->line = shown.is_null() ? 1 : shown.line + 1;
    node->column = shown.is_null() ? 0 : shown.column + 1;
    return node;
  }

  void begin(Value::Kind kind, const YAML::Mark& mark, YAML::anchor_t anchor) {
    Open open;
    open.nodes_before = nodes_;
    open.bytes_before = bytes_;
    open.node = make(kind, mark, mark);
    open.mark = mark;
    open.anchor = anchor;
    if (is_key())
      fail_at(*file_, mark, "a key that is not a plain word", "write a word, or put it in quotes",
              "wrong-type");
    open_.push_back(std::move(open));
  }

  void end() {
    Open done = std::move(open_.back());
    open_.pop_back();
    if (done.anchor != 0)
      anchors_[done.anchor] = {done.node, nodes_ - done.nodes_before, bytes_ - done.bytes_before,
                               done.height};
    add(std::move(done.node), done.height);
  }

  void put(Node node, YAML::anchor_t anchor) {
    if (anchor != 0) anchors_[anchor] = {node, 1, node->text.size(), 0};
    add(std::move(node), 0);
  }

  bool is_key() const {
    return !open_.empty() && open_.back().node->kind == Value::Kind::map && !open_.back().has_key;
  }

  void add(std::shared_ptr<const Value::Node> node, int height) {
    if (open_.empty()) {
      root_ = std::move(node);
      return;
    }
    Open& in = open_.back();
    in.height = std::max(in.height, height + 1);
    if (in.node->kind == Value::Kind::list) {
      in.node->items.emplace_back(file_, std::move(node));
      return;
    }
    if (in.has_key) {
      in.node->entries.emplace_back(std::move(in.key), Value(file_, std::move(node)));
      in.has_key = false;
      return;
    }
    YAML::Mark mark;
    mark.line = node->line - 1;
    mark.column = node->column - 1;
    if (node->kind != Value::Kind::text)
      fail_at(*file_, mark, "a key that is not a plain word", "write a word, or put it in quotes",
              "wrong-type");
    if (!in.keys.insert(node->text).second)
      fail_at(*file_, mark, "duplicate key " + in_quotes(node->text), "keep one of the two", "duplicate-key");
    in.mark = mark;
    in.key = Value(file_, std::move(node));
    in.has_key = true;
  }

  File file_;
  TextLimits limits_;
  std::size_t nodes_ = 0, bytes_ = 0;
  int documents_ = 0;
  std::vector<Open> open_;
  std::unordered_map<YAML::anchor_t, Anchored> anchors_;
  std::shared_ptr<const Value::Node> root_;
};

char at_mark(std::string_view bytes, const YAML::Mark& mark) {
  return mark.pos >= 0 && static_cast<std::size_t>(mark.pos) < bytes.size()
             ? bytes[static_cast<std::size_t>(mark.pos)]
             : '\0';
}

}  // namespace

Value parse_yaml(std::string_view bytes, const std::string& file, const TextLimits& limits) {
  check_text(bytes, file, std::min(limits.bytes, kLargestYaml));
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  const auto fail_with = [&](const YamlTrouble& trouble) {
    throw ContentError(
        {Severity::error, file, trouble.line, trouble.column, trouble.message, trouble.mend, "bad-yaml"});
  };
  if (const auto trouble = unclosed_quote(bytes)) fail_with(*trouble);
  try {
    std::istringstream in{std::string(bytes)};
    YAML::Parser parser(in);
    Builder builder(std::make_shared<const std::string>(file), limits);
    // Reads one document. The second call is only there to refuse a second document. No loop: for some faulty
    // input (a comma at the front) the parser yields empty documents without end.
    if (parser.HandleNextDocument(builder)) parser.HandleNextDocument(builder);
    return builder.root();
  } catch (const SecondDocument& second) {
    if (at_mark(bytes, second.mark) == ',')
      fail_at(file, second.mark, "a comma where a value is to begin", "take the comma out", "bad-yaml");
    fail_at(file, second.mark, "a second document", "remove the '---' and what follows it", "bad-yaml");
  } catch (const YAML::Exception& error) {
    if (const auto trouble = yaml_trouble(bytes, error.mark.is_null() ? 1 : error.mark.line + 1))
      fail_with(*trouble);
    fail_at(file, error.mark, "not valid YAML: " + error.msg, "check indentation, quotes and brackets",
            "bad-yaml");
  } catch (const ContentError&) {
    throw;
  } catch (const std::bad_alloc&) {  // the file is not at fault
    throw;
  } catch (const std::exception& error) {
    // On strange input yaml-cpp also throws standard exceptions.
    throw ContentError({Severity::error, file, 1, 0, std::string("not valid YAML: ") + error.what(),
                        "check indentation, quotes and brackets", "bad-yaml"});
  }
}

}  // namespace misk::content
