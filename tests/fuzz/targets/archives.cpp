// A stranger's pack as a .zip.
#include "content/mount.hpp"
#include "content/pack.hpp"
#include "target.hpp"

namespace misk::fuzz {

void stand(std::string_view input) {
  static const Room room;
  const std::string zip = room.file("pack.zip", input);
  may_refuse([&] {
    for (const std::string& inner : content::find_packs_in_zip(zip, 3)) {
      content::Diagnostics diagnostics;
      const auto pack = content::load_pack(zip, inner, diagnostics);
      check_messages(diagnostics);
      if (!pack) continue;
      for (const content::FileEntry& other : pack->others)
        may_refuse([&] { content::read_other(*pack, other.path); });
    }
  });
}

}  // namespace misk::fuzz
