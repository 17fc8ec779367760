#include "content/zip.hpp"

#include <zlib.h>

#include <algorithm>
#include <initializer_list>
#include <new>

#include "content/diagnostic.hpp"
#include "content/path_rules.hpp"

namespace misk::content {

namespace {

constexpr std::string_view kLocalMagic = "PK\x03\x04", kEntryMagic = "PK\x01\x02", kEndMagic = "PK\x05\x06";
constexpr std::size_t kLocalSize = 30;
constexpr std::size_t kEntrySize = 46;
constexpr std::size_t kEndSize = 22;
constexpr std::size_t kLongestComment = 0xFFFF;
constexpr std::uint32_t kStored = 0, kDeflated = 8;
constexpr std::uint32_t kSizesBehind = 8;  // flag: sizes and checksum follow the bytes

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
    list_at_ = offset;
    std::size_t at = offset;
    for (std::uint32_t i = 0; i < count; ++i) at = read_entry(at, end);
    if (at != end) damaged();
    check_spans();
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
      if (bytes_.substr(at, 4) == kEndMagic && at + kEndSize + get(at + 20, 2) == bytes_.size()) return at;
    }
    damaged();
  }

  std::size_t read_entry(std::size_t at, std::size_t end) {
    if (at + kEntrySize > end || bytes_.substr(at, 4) != kEntryMagic) damaged();
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
    const std::size_t local = get(at + 42, 4);
    const std::uint32_t packed = get(at + 20, 4);
    if (local >= list_at_ || bytes_.substr(local, 4) != kLocalMagic) damaged();
    const std::size_t local_names = local + kLocalSize + get(local + 26, 2);
    const std::size_t start = local_names + get(local + 28, 2);
    spans_.push_back({local, start + packed, (flags & kSizesBehind) != 0});
    if (get(local + 6, 2) != flags)
      refuse("is described otherwise in front of its bytes than in the list", "bad-zip");
    if (has_second_name(at + kEntrySize + name_length, get(at + 30, 2)) ||
        has_second_name(local_names, start - local_names))
      refuse("has a second name, which some programs take instead", "bad-zip");
    if (is_passed_over(path)) return next;
    const std::uint32_t type = (get(at + 38, 4) >> 16U) & 0xF000U;
    if (type == 0xA000U) refuse("is a link", "bad-path");
    if (type != 0 && type != 0x8000U && type != 0x4000U) refuse("is no ordinary file", "bad-path");
    if ((flags & 1U) != 0) refuse("is encrypted", "bad-zip");
    if (method != kStored && method != kDeflated) refuse("is packed in a way other than deflate", "bad-zip");
    const std::string clash = names_.add(path, is_folder);
    if (!clash.empty()) refuse(clash, "duplicate-file");
    if (is_folder) return next;
    ZipEntry entry;
    entry.checksum = get(at + 16, 4);
    entry.size = get(at + 24, 4);
    // A program that reads the entry itself, not the list, would find another file.
    if (bytes_.substr(local + kLocalSize, get(local + 26, 2)) != bytes_.substr(at + kEntrySize, name_length))
      refuse("has another name in front of its bytes than in the list", "bad-zip");
    if (get(local + 8, 2) != method) refuse("is packed in another way than the list says", "bad-zip");
    if ((flags & kSizesBehind) == 0 &&
        (get(local + 14, 4) != get(at + 16, 4) || get(local + 18, 4) != packed ||
         get(local + 22, 4) != get(at + 24, 4)))
      refuse("has another size or checksum in front of its bytes than in the list", "bad-zip");
    if (method == kStored && packed != entry.size) damaged();
    // Deflate cannot do better than 1:1032, so a greater declared size is false.
    if (method == kDeflated && entry.size > std::uint64_t{packed} * 1040 + 64)
      refuse("declares an impossible size", "too-large");
    entry.is_deflated = method == kDeflated;
    entry.packed = packed;
    entry.start = start;
    if (entry.start + packed > list_at_) damaged();
    sizes_.add(path, entry.size, file_ + "/" + path, file_);
    entry.path = std::move(path);
    entries_.push_back(std::move(entry));
    return next;
  }

  // The extra field that holds another name in UTF-8.
  bool has_second_name(std::size_t at, std::size_t size) const {
    constexpr std::uint32_t kUnicodePath = 0x7075;
    for (const std::size_t end = at + size; at + 4 <= end; at += 4 + get(at + 2, 2))
      if (get(at, 2) == kUnicodePath) return true;
    return false;
  }

  // What lies between the entries is another archive for a program that goes without the list. Behind an
  // entry may be its checksum and sizes, of 12 to 24 bytes: less than an entry's head.
  void check_spans() {
    std::sort(spans_.begin(), spans_.end(), [](const Span& a, const Span& b) { return a.start < b.start; });
    std::size_t at = 0;
    bool may_have_sizes = false;
    const auto check = [&](std::size_t next) {
      if (next < at || next - at > (may_have_sizes ? 24U : 0U))
        fail(next < at ? "has entries that share bytes" : "has bytes that belong to no entry of its list",
             "pack it anew with misk pack");
    };
    for (const Span& span : spans_) {
      check(span.start);
      at = span.end;
      may_have_sizes = span.may_have_sizes;
    }
    check(list_at_);
  }

  struct Span {
    std::size_t start, end;
    bool may_have_sizes;
  };

  std::string_view bytes_;
  const std::string& file_;
  PackLimits limits_;
  NameRegister names_;
  std::vector<Span> spans_;
  std::vector<ZipEntry> entries_;
  std::size_t list_at_ = 0;  // files come before the list of them
  SizeCount sizes_{limits_};
};

std::uint32_t checksum_of(std::string_view bytes) {
  return static_cast<std::uint32_t>(
      crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size())));
}

// zlib only reads what it packs and unpacks, but is not told so.
Bytef* to_zlib(const char* bytes) {
  return reinterpret_cast<Bytef*>(const_cast<char*>(bytes));
}

bool inflate_into(std::string_view packed, std::string& out) {
  z_stream stream{};
  stream.next_in = to_zlib(packed.data());
  stream.avail_in = static_cast<uInt>(packed.size());
  stream.next_out = to_zlib(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) throw std::bad_alloc();
  const int end = inflate(&stream, Z_FINISH);
  const bool is_whole = end == Z_STREAM_END && stream.avail_in == 0 && stream.avail_out == 0;
  inflateEnd(&stream);
  return is_whole;
}

std::string deflated(std::string_view bytes) {
  constexpr int kMemory = 8;  // zlib's usual
  z_stream stream{};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, kMemory, Z_DEFAULT_STRATEGY) != Z_OK)
    throw std::bad_alloc();
  std::string out(deflateBound(&stream, bytes.size()), '\0');
  stream.next_in = to_zlib(bytes.data());
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = to_zlib(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  deflate(&stream, Z_FINISH);  // there is room for all
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return out;
}

void put(std::string& out, int width, std::initializer_list<std::size_t> values) {
  for (const std::size_t value : values) {
    for (int i = 0; i < width; ++i) out += static_cast<char>((value >> (8 * i)) & 0xFFU);
  }
}

}  // namespace

std::vector<ZipEntry> read_zip_directory(std::string_view bytes, const std::string& file,
                                         const PackLimits& limits) {
  return ZipReader(bytes, file, limits).read();
}

std::string unpack(std::string_view zip, const ZipEntry& entry, std::string& out) {
  const std::string_view packed = zip.substr(entry.start, entry.packed);
  out.assign(entry.is_deflated ? entry.size : 0, '\0');
  if (!entry.is_deflated) out = packed;
  if (entry.is_deflated && !inflate_into(packed, out)) return "cannot be unpacked to the size it declares";
  return checksum_of(out) == entry.checksum ? "" : "is damaged: its checksum is wrong";
}

void Zipper::add(const std::string& path, std::string_view bytes, bool may_deflate) {
  constexpr std::size_t kVersion = 20;  // what can deflate
  constexpr std::size_t kMadeByUnix = 3U << 8U | kVersion;
  constexpr std::size_t kFlags = 1U << 11U | 2U;  // names are UTF-8; packed as small as it goes
  constexpr std::size_t kFirstDay = 0x21;         // 1 January 1980, the first that .zip knows
  constexpr std::size_t kOrdinaryFile = 0100644UL << 16U;
  const bool is_deflated = may_deflate && !bytes.empty();
  const std::string packed = is_deflated ? deflated(bytes) : std::string(bytes);
  std::string about;
  put(about, 2, {kVersion, kFlags, is_deflated ? kDeflated : kStored, 0, kFirstDay});
  put(about, 4, {checksum_of(bytes), packed.size(), bytes.size()});
  put(about, 2, {path.size(), 0});
  list_.append(kEntryMagic);
  put(list_, 2, {kMadeByUnix});
  list_ += about;
  put(list_, 2, {0, 0, 0});
  put(list_, 4, {kOrdinaryFile, files_.size()});
  list_ += path;
  files_.append(kLocalMagic).append(about).append(path).append(packed);
  ++count_;
}

std::string Zipper::finish() {
  std::string end(kEndMagic);
  put(end, 2, {0, 0, count_, count_});
  put(end, 4, {list_.size(), files_.size()});
  put(end, 2, {0});
  return std::move(files_) + list_ + end;
}

}  // namespace misk::content
