#include "content/yaml_writer.hpp"

#include <yaml-cpp/emittermanip.h>

#include <stdexcept>

namespace misk::content {

namespace {

YAML::EMITTER_MANIP manipulator(YamlWriter::Form form) {
  return form == YamlWriter::Form::lines ? YAML::Block : YAML::Flow;
}

}  // namespace

void YamlWriter::comment(const std::string& text) {
  if (out_.size() > 0) out_ << YAML::Newline;
  out_ << YAML::Comment(text);
}

void YamlWriter::begin_map(Form form) {
  out_ << manipulator(form) << YAML::BeginMap;
}

void YamlWriter::end_map() {
  out_ << YAML::EndMap;
}

void YamlWriter::begin_list(Form form) {
  out_ << manipulator(form) << YAML::BeginSeq;
}

void YamlWriter::end_list() {
  out_ << YAML::EndSeq;
}

void YamlWriter::quoted(const std::string& text) {
  out_ << YAML::DoubleQuoted << text;
}

void YamlWriter::field(const std::string& key, const std::string& text) {
  plain(key);
  quoted(text);
}

void YamlWriter::lines(const std::string& key, const std::string& text) {
  plain(key);
  out_ << YAML::Literal << text;
}

std::string YamlWriter::finish() const {
  if (!out_.good()) throw std::logic_error("YAML cannot be written: " + out_.GetLastError());
  return std::string(out_.c_str(), out_.size()) + "\n";
}

std::string yaml_quoted(const std::string& text) {
  YAML::Emitter out;
  out << YAML::DoubleQuoted << text;
  return {out.c_str(), out.size()};
}

}  // namespace misk::content
