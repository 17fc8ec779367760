// YAML as misk writes it; read it with parse_yaml (value.hpp).
#pragma once
#include <yaml-cpp/emitter.h>

#include <cstdint>
#include <string>

namespace misk::content {

/// Writes one file from its top to its end. In a map keys and values take turns:
///
///     YamlWriter out;
///     out.begin_map();
///     out.plain("id");
///     out.plain("the_gathering");
///     out.field("title", "The Gathering");
///     out.end_map();
///     write_whole(file, out.finish());
class YamlWriter {
 public:
  enum class Form { lines, one_line };

  /// A line of comment.
  void comment(const std::string& text);
  void begin_map(Form form = Form::lines);
  void end_map();
  void begin_list(Form form = Form::lines);
  void end_list();
  /// A word; in quotes only where it would be no scalar without them.
  void plain(const std::string& text) { out_ << text; }
  /// A text, whatever it looks like.
  void quoted(const std::string& text);
  void number(std::int64_t value) { out_ << value; }
  void truth(bool value) { out_ << value; }
  /// A key and its text.
  void field(const std::string& key, const std::string& text);
  /// A key and a text of several lines, which is kept as it is written. It does not begin with a blank.
  void lines(const std::string& key, const std::string& text);
  /// The whole file.
  std::string finish() const;

 private:
  YAML::Emitter out_;
};

/// The text in double quotes, for what is written around a translator's own lines.
std::string yaml_quoted(const std::string& text);

}  // namespace misk::content
