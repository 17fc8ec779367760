// A number for the content of what is drawn: equal content has the same one.
#pragma once
#include <cstdint>
#include <string>

#include "scene/face.hpp"

namespace misk::ui {

/// FNV-1a over all visible data.
class Hash {
 public:
  void bytes(const void* data, std::size_t count) {
    const auto* p = static_cast<const unsigned char*>(data);
    for (std::size_t i = 0; i < count; ++i) value_ = (value_ ^ p[i]) * 1099511628211ULL;
  }
  void text(const std::string& s) {
    bytes(s.data(), s.size());
    number(static_cast<std::uint32_t>(s.size()));
  }
  void texts(const std::vector<std::string>& list) {
    number(static_cast<std::uint32_t>(list.size()));
    for (const std::string& s : list) text(s);
  }
  void number(std::uint32_t n) { bytes(&n, sizeof n); }
  void stats(const std::vector<Stat>& list);
  void rows(const std::vector<Row>& list);
  /// `face` may be null.
  void face(const Face* face);
  void marks(const Marks& marks);
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 14695981039346656037ULL;
};

}  // namespace misk::ui
