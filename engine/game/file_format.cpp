#include "game/file_format.hpp"

#include "content/diagnostic.hpp"

namespace misk::game {

void FileFormat::bring_up(Plain& part, int from) const {
  for (auto step = static_cast<std::size_t>(from - 1); step < steps.size(); ++step) steps[step](part);
}

int format_of(const FileFormat& format, const Plain& said, const std::string& writer, const std::string& file,
              int line) {
  const auto fail = [&](const std::string& what, const std::string& mend) {
    throw content::ContentError({content::Severity::error, file, line, 0, what, mend, format.what});
  };
  const std::string has = format.key + " " + said.dump();
  if (said.is_number_integer() && said > format.newest())
    fail("a newer misk has written this " + format.what + ": it has " + has +
             (writer.empty() ? "" : " and is of misk " + writer) + ", misk " + kVersion + " reads " +
             format.key + " 1 to " + std::to_string(format.newest()),
         "go on with that misk, or update this one");
  if (!said.is_number_integer() || said < 1)
    fail("this " + format.what + " has " + has + ", which is unknown", "restore the file from a copy");
  return said.get<int>();
}

}  // namespace misk::game
