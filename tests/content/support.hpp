#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include <unistd.h>
#include <zlib.h>

#include "content/diagnostic.hpp"

namespace misk::content::testing {

/// A folder that is removed at the end of the test.
class TempDir {
 public:
  TempDir() {
    static std::atomic<int> serial{0};
    path_ = std::filesystem::temp_directory_path() /
            ("misk_content_" + std::to_string(getpid()) + "_" + std::to_string(serial++));
    std::filesystem::create_directories(path_);
    path_ = std::filesystem::canonical(path_);
  }
  ~TempDir() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TempDir(const TempDir&) = delete;
  TempDir& operator=(const TempDir&) = delete;

  std::string path(const std::string& below = "") const { return (path_ / below).string(); }

  std::string write(const std::string& below, std::string_view bytes) const {
    const std::filesystem::path file = path_ / below;
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << bytes;
    return file.string();
  }

 private:
  std::filesystem::path path_;
};

/// Writes .zip files byte by byte, uncompressed, so that a test can also write faulty ones.
class ZipWriter {
 public:
  struct Options {
    std::uint32_t mode = 0;           ///< Unix file type and permissions
    std::int64_t declared_size = -1;  ///< instead of the true size
    std::uint32_t method = 0;
    std::uint32_t flags = 0x800;
    bool wrong_checksum = false;
    std::string checksum_of = "";  ///< for the checksum, the unpacked bytes, if `method` is not 0
    std::string local_name =
        "";  ///< name in the local header, instead of the one in the list; of the same length
    std::int64_t local_size = -1;  ///< likewise
    std::int64_t local_flags = -1;
    std::string extra = "", local_extra = "";  ///< extra fields, in the list and in front of the bytes
  };

  ZipWriter& add(const std::string& name, std::string_view bytes) { return add(name, bytes, Options()); }

  ZipWriter& add(const std::string& name, std::string_view bytes, const Options& options) {
    const std::string_view summed = options.checksum_of.empty() ? bytes : options.checksum_of;
    const auto checksum = static_cast<std::uint32_t>(crc32(0, reinterpret_cast<const Bytef*>(summed.data()),
                                                           static_cast<uInt>(summed.size()))) +
                          (options.wrong_checksum ? 1U : 0U);
    const auto size = options.declared_size < 0 ? static_cast<std::uint32_t>(bytes.size())
                                                : static_cast<std::uint32_t>(options.declared_size);
    const auto packed = static_cast<std::uint32_t>(bytes.size());
    const auto offset = static_cast<std::uint32_t>(local_.size());
    const auto length = static_cast<std::uint32_t>(name.size());
    local_ += "PK\x03\x04";
    put(local_, 2,
        {20, options.local_flags < 0 ? options.flags : static_cast<std::uint32_t>(options.local_flags),
         options.method, 0, 0x21});
    put(local_, 4,
        {checksum, packed, options.local_size < 0 ? size : static_cast<std::uint32_t>(options.local_size)});
    put(local_, 2, {length, static_cast<std::uint32_t>(options.local_extra.size())});
    local_ += options.local_name.empty() ? name : options.local_name;
    local_ += options.local_extra;
    local_ += bytes;
    central_ += "PK\x01\x02";
    put(central_, 2, {0x031E, 20, options.flags, options.method, 0, 0x21});
    put(central_, 4, {checksum, packed, size});
    put(central_, 2, {length, static_cast<std::uint32_t>(options.extra.size()), 0, 0, 0});
    put(central_, 4, {options.mode << 16U, offset});
    central_ += name + options.extra;
    ++count_;
    return *this;
  }
  /// Bytes between two entries.
  ZipWriter& between(std::string_view bytes) {
    local_ += bytes;
    return *this;
  }

  std::string bytes(const std::string& comment = "") const {
    std::string out = local_ + central_ + "PK\x05\x06";
    put(out, 2, {0, 0, count_, count_});
    put(out, 4, {static_cast<std::uint32_t>(central_.size()), static_cast<std::uint32_t>(local_.size())});
    put(out, 2, {static_cast<std::uint32_t>(comment.size())});
    return out + comment;
  }

 private:
  static void put(std::string& out, int width, std::initializer_list<std::uint32_t> values) {
    for (const std::uint32_t value : values) {
      for (int i = 0; i < width; ++i) out += static_cast<char>((value >> (8 * i)) & 0xFFU);
    }
  }

  std::string local_;
  std::string central_;
  std::uint32_t count_ = 0;
};

/// "p", 3 → "p3". Not with `+`: g++ 12 gives a false warning for "literal" + std::to_string().
inline std::string numbered(const std::string& prefix, int number) {
  std::string out = prefix;
  out.append(std::to_string(number));
  return out;
}

/// A small valid manifest with `extra` lines.
inline std::string manifest_text(const std::string& id, const std::string& version = "1.0.0",
                                 const std::string& extra = "", const std::string& kind = "game") {
  return "schema: 1\nid: " + id + "\nversion: \"" + version + "\"\ntitle: Pack " + id + "\nkind: " + kind +
         "\n" + extra;
}

/// All diagnostics as text, for messages of failed tests.
inline std::string all(const Diagnostics& diagnostics) {
  std::string out;
  for (const Diagnostic& each : diagnostics) out += each.to_string() + "\n";
  return out;
}

/// The message of the ContentError that `function` throws. Throwing none is a failure.
template <typename Function>
Diagnostic thrown(Function function) {
  try {
    function();
  } catch (const ContentError& error) {
    return error.diagnostic();
  }
  ADD_FAILURE() << "nothing was thrown";
  return {};
}

}  // namespace misk::content::testing
