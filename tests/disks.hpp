// Failing disks that replace the real one.
#pragma once
#include <cerrno>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "store/disk.hpp"

namespace misk::test {

/// Accepts a certain number of bytes, and then no more.
class DiskWithoutRoom : public store::Disk {
 public:
  explicit DiskWithoutRoom(std::size_t room = 0) : room_(room) {}
  int append(int handle, std::string_view bytes) override {
    if (bytes.size() > room_) return ENOSPC;
    room_ -= bytes.size();
    return Disk::append(handle, bytes);
  }

 private:
  std::size_t room_;
};

/// Cannot say that names are kept.
class DiskThatLosesNames : public store::Disk {
 public:
  int sync_folder(const std::string&) override { return EIO; }
};

/// After each call it knows the possible states after a power cut. Unsynced bytes may be there, in part, or
/// missing. Unsynced names may be there too, with or without their files' contents.
class ForgetfulDisk : public store::Disk {
 public:
  /// The contents of the files, by path.
  using Left = std::map<std::string, std::string>;
  /// Called with each possible state.
  std::function<void(const Left&)> power_fails = [](const Left&) {};

  int create(const std::string& path, int& handle) override {
    handle = static_cast<int>(files_.size());
    files_.emplace_back();
    names_[path] = handle;
    return cut();
  }
  int append(int handle, std::string_view bytes) override {
    files_[static_cast<std::size_t>(handle)].written += bytes;
    return cut();
  }
  int sync(int handle) override {
    File& file = files_[static_cast<std::size_t>(handle)];
    file.kept = file.written;
    return cut();
  }
  int close(int) override { return cut(); }
  int rename(const std::string& from, const std::string& to) override {
    names_[to] = names_.at(from);
    names_.erase(from);
    return cut();
  }
  void remove(const std::string& path) override {
    names_.erase(path);
    cut();
  }
  int sync_folder(const std::string& folder) override {
    const auto is_in = [&](const auto& name) {
      return std::filesystem::path(name.first).parent_path().string() == folder;
    };
    std::erase_if(kept_names_, is_in);
    for (const auto& name : names_)
      if (is_in(name)) kept_names_.insert(name);
    return cut();
  }

 private:
  struct File {
    std::string written, kept;
  };

  int cut() {
    for (const auto* names : {&names_, &kept_names_})
      for (const int part : {0, 1, 2}) {
        Left left;
        for (const auto& [path, at] : *names) {
          const File& file = files_[static_cast<std::size_t>(at)];
          const std::size_t more = file.written.size() - file.kept.size();
          left[path] = file.written.substr(0, file.kept.size() + more * static_cast<std::size_t>(part) / 2);
        }
        power_fails(left);
      }
    return 0;
  }

  std::vector<File> files_;
  std::map<std::string, int> names_, kept_names_;
};

}  // namespace misk::test
