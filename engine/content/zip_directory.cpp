#include "content/zip_directory.hpp"

#include <algorithm>
#include <array>

#include "content/diagnostic.hpp"
#include "content/path_rules.hpp"

namespace misk::content {

namespace {

constexpr std::size_t kEndSize = 22;
constexpr std::size_t kEntrySize = 46;
constexpr std::size_t kLongestComment = 0xFFFF;

class ZipReader {
 public:
  ZipReader(std::string_view bytes, const std::string& file, const PackLimits& limits)
      : bytes_(bytes), file_(file), limits_(limits) {}

  std::vector<ZipEntry> read() {
    const std::size_t end = find_end();
    const std::uint32_t count = get(end + 10, 2);
    const std::uint32_t size = get(end + 12, 4);
    const std::uint32_t offset = get(end + 16, 4);
    if (count > limits_.entries) too_many();
    if (count == 0xFFFF || offset == 0xFFFFFFFF) fail("is a zip64 archive", "make it smaller");
    if (get(end + 4, 2) != 0 || get(end + 6, 2) != 0 || get(end + 8, 2) != count) {
      fail("is one part of several", "make one .zip of it");
    }
    if (std::uint64_t{offset} + size != end) damaged();
    std::size_t at = offset;
    for (std::uint32_t i = 0; i < count; ++i) at = read_entry(at, end);
    if (at != end) damaged();
    return std::move(entries_);
  }

 private:
  [[noreturn]] void fail(const std::string& what, const std::string& mend,
                         const char* rule = "bad-zip") const {
    throw ContentError({Severity::error, file_, 0, 0, "the .zip " + what, mend, rule});
  }
  [[noreturn]] void damaged() const {
    fail("is damaged or not complete", "fetch it again, or pack it anew with misk pack");
  }
  [[noreturn]] void too_many() const {
    fail("has more than " + std::to_string(limits_.entries) + " entries", "split the pack", "too-large");
  }

  std::uint32_t get(std::size_t at, std::size_t width) const {
    if (at + width > bytes_.size()) damaged();
    std::uint32_t value = 0;
    for (std::size_t i = width; i-- > 0;) value = value << 8U | static_cast<unsigned char>(bytes_[at + i]);
    return value;
  }

  // The end record is last, followed only by a comment whose length must fit exactly.
  std::size_t find_end() const {
    if (bytes_.size() < kEndSize) damaged();
    const std::size_t last = bytes_.size() - kEndSize;
    const std::size_t first = last > kLongestComment ? last - kLongestComment : 0;
    for (std::size_t at = last + 1; at-- > first;) {
      if (bytes_.substr(at, 4) == "PK\x05\x06" && at + kEndSize + get(at + 20, 2) == bytes_.size()) return at;
    }
    damaged();
  }

  std::size_t read_entry(std::size_t at, std::size_t end) {
    if (at + kEntrySize > end || bytes_.substr(at, 4) != "PK\x01\x02") damaged();
    const std::uint32_t flags = get(at + 8, 2);
    const std::uint32_t method = get(at + 10, 2);
    const std::size_t name_length = get(at + 28, 2);
    const std::size_t next = at + kEntrySize + name_length + get(at + 30, 2) + get(at + 32, 2);
    if (next > end) damaged();
    std::string path(bytes_.substr(at + kEntrySize, name_length));
    const bool is_folder = path.ends_with('/');
    if (is_folder) path.pop_back();
    const auto refuse = [&](const std::string& what, const char* rule) {
      fail("has an entry " + in_quotes(path) + " that " + what, "pack it anew with misk pack", rule);
    };
    const std::string trouble = path_trouble(path);
    if (!trouble.empty()) refuse(trouble, "bad-path");
    if (is_passed_over(path)) return next;
    const std::uint32_t type = (get(at + 38, 4) >> 16U) & 0xF000U;
    if (type == 0xA000U) refuse("is a link", "bad-path");
    if (type != 0 && type != 0x8000U && type != 0x4000U) refuse("is no ordinary file", "bad-path");
    if ((flags & 1U) != 0) refuse("is encrypted", "bad-zip");
    if (method != 0 && method != 8) refuse("is packed in a way other than deflate", "bad-zip");
    const std::string clash = names_.add(path, is_folder);
    if (!clash.empty()) refuse(clash, "duplicate-file");
    if (is_folder) return next;
    ZipEntry entry;
    entry.checksum = get(at + 16, 4);
    entry.size = get(at + 24, 4);
    const std::uint32_t packed = get(at + 20, 4);
    const std::size_t local = get(at + 42, 4);
    if (local >= end || packed > bytes_.size() || bytes_.substr(local, 4) != "PK\x03\x04") damaged();
    // A program that reads the entry itself, not the list, would find another file.
    if (bytes_.substr(local + 30, get(local + 26, 2)) !=
        std::string_view(bytes_).substr(at + kEntrySize, name_length))
      refuse("has another name in front of its bytes than in the list", "bad-zip");
    if (get(local + 8, 2) != method) refuse("is packed in another way than the list says", "bad-zip");
    // If bit 3 is set, sizes and checksum follow the bytes.
    if ((flags & 8U) == 0 && (get(local + 14, 4) != get(at + 16, 4) || get(local + 18, 4) != packed ||
                              get(local + 22, 4) != get(at + 24, 4)))
      refuse("has another size or checksum in front of its bytes than in the list", "bad-zip");
    if (method == 0 && packed != entry.size) damaged();
    // Deflate cannot do better than 1:1032, so a greater declared size is false.
    if (method == 8 && entry.size > std::uint64_t{packed} * 1040 + 64) {
      refuse("declares an impossible size", "too-large");
    }
    sizes_.add(path, entry.size, file_ + "/" + path, file_);
    entry.path = std::move(path);
    entries_.push_back(std::move(entry));
    return next;
  }

  std::string_view bytes_;
  const std::string& file_;
  PackLimits limits_;
  NameRegister names_;
  std::vector<ZipEntry> entries_;
  SizeCount sizes_{limits_};
};

constexpr std::array<std::uint32_t, 256> make_crc_table() {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t i = 0; i < 256; ++i) {
    std::uint32_t value = i;
    for (int bit = 0; bit < 8; ++bit) value = (value & 1U) != 0 ? 0xEDB88320U ^ (value >> 1U) : value >> 1U;
    table[i] = value;
  }
  return table;
}

}  // namespace

std::vector<ZipEntry> read_zip_directory(std::string_view bytes, const std::string& file,
                                         const PackLimits& limits) {
  return ZipReader(bytes, file, limits).read();
}

std::uint32_t crc32(std::string_view bytes) {
  static constexpr std::array<std::uint32_t, 256> kTable = make_crc_table();
  std::uint32_t value = 0xFFFFFFFFU;
  for (const char c : bytes) value = kTable[(value ^ static_cast<unsigned char>(c)) & 0xFFU] ^ (value >> 8U);
  return ~value;
}

}  // namespace misk::content
