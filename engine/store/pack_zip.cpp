#include "store/pack_zip.hpp"

#include <minizip/zip.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <string_view>

#include "content/diagnostic.hpp"
#include "content/mount.hpp"

namespace misk::store {

namespace {

namespace fs = std::filesystem;

constexpr uLong kFirstDay = 0x00210000;  // 1 January 1980, the first date of the .zip format
constexpr uLong kOrdinaryFile = 0100644UL << 16U;
constexpr uLong kMadeByUnix = 3U << 8U | 20U;  // version 2.0, Unix permissions
constexpr uLong kNamesAreUtf8 = 1U << 11U;
constexpr int kMemory = 8;  // zlib's default

// An in-memory file for minizip.
struct Memory {
  std::string bytes;
  std::size_t at = 0;

  static voidpf open(voidpf self, const void*, int) { return self; }
  static uLong read(voidpf, voidpf, void*, uLong) { return 0; }
  static uLong write(voidpf, voidpf stream, const void* from, uLong size) {
    auto& memory = *static_cast<Memory*>(stream);
    const std::size_t end = memory.at + size;
    if (end > memory.bytes.size()) memory.bytes.resize(end);
    std::copy_n(static_cast<const char*>(from), size, memory.bytes.data() + memory.at);
    memory.at = end;
    return size;
  }
  static ZPOS64_T tell(voidpf, voidpf stream) { return static_cast<Memory*>(stream)->at; }
  static long seek(voidpf, voidpf stream, ZPOS64_T offset, int origin) {
    auto& memory = *static_cast<Memory*>(stream);
    const std::size_t from = origin == ZLIB_FILEFUNC_SEEK_CUR   ? memory.at
                             : origin == ZLIB_FILEFUNC_SEEK_END ? memory.bytes.size()
                                                                : 0;
    if (from + offset > memory.bytes.size()) return -1;
    memory.at = from + offset;
    return 0;
  }
  static int close(voidpf, voidpf) { return 0; }
  static int error(voidpf, voidpf) { return 0; }
};

// Pictures and sounds are compressed formats already.
bool is_compressed(std::string_view path) {
  static constexpr std::array<std::string_view, 5> kEndings = {".png", ".jpg", ".jpeg", ".ogg", ".flac"};
  return std::any_of(kEndings.begin(), kEndings.end(),
                     [&](std::string_view end) { return path.ends_with(end); });
}

class Zipper {
 public:
  Zipper() {
    zlib_filefunc64_def functions = {Memory::open, Memory::read,  Memory::write, Memory::tell,
                                     Memory::seek, Memory::close, Memory::error, &memory_};
    zip_ = zipOpen2_64("", APPEND_STATUS_CREATE, nullptr, &functions);
  }
  ~Zipper() {
    if (zip_ != nullptr) zipClose(zip_, nullptr);
  }
  Zipper(const Zipper&) = delete;
  Zipper& operator=(const Zipper&) = delete;

  bool add(const std::string& path, const std::string& bytes) {
    zip_fileinfo about{};
    about.dosDate = kFirstDay;
    about.external_fa = kOrdinaryFile;
    const int method = is_compressed(path) || bytes.empty() ? 0 : Z_DEFLATED;
    return zip_ != nullptr &&
           zipOpenNewFileInZip4_64(zip_, path.c_str(), &about, nullptr, 0, nullptr, 0, nullptr, method,
                                   Z_BEST_COMPRESSION, 0, -MAX_WBITS, kMemory, Z_DEFAULT_STRATEGY, nullptr, 0,
                                   kMadeByUnix, kNamesAreUtf8, 0) == ZIP_OK &&
           zipWriteInFileInZip(zip_, bytes.data(), static_cast<unsigned>(bytes.size())) == ZIP_OK &&
           zipCloseFileInZip(zip_) == ZIP_OK;
  }

  bool finish() {
    zipFile zip = zip_;
    zip_ = nullptr;
    return zip != nullptr && zipClose(zip, nullptr) == ZIP_OK;
  }

  std::string take() { return std::move(memory_.bytes); }

 private:
  Memory memory_;
  zipFile zip_ = nullptr;
};

}  // namespace

std::string zip_pack(const std::string& root, const std::string& inner) {
  const content::Mount mount(root, inner, "pack");
  Zipper zipper;
  bool is_well = true;
  for (const content::FileEntry& entry : mount.files()) {
    is_well = is_well && zipper.add(entry.path, mount.read(entry.path));
  }
  if (!zipper.finish() || !is_well) {
    throw content::ContentError({content::Severity::error, mount.display(""), 0, 0, "cannot be packed",
                                 "is there enough memory?", "bad-zip"});
  }
  return zipper.take();
}

std::vector<std::string> left_behind(const std::string& folder) {
  std::vector<std::string> out;
  std::error_code error;
  for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    if (!content::is_passed_over(it->path().filename().string())) continue;
    std::string name = fs::path(it->path()).lexically_relative(folder).string();
    std::error_code ignored;
    if (it->is_directory(ignored)) {
      name += '/';
      it.disable_recursion_pending();
    }
    out.push_back(std::move(name));
  }
  std::sort(out.begin(), out.end());
  return out;
}

}  // namespace misk::store
