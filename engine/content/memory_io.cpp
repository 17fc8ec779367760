#include "content/memory_io.hpp"

#include <algorithm>
#include <cstring>

namespace misk::content {

namespace {

struct State {
  std::string_view bytes;
  PHYSFS_uint64 at = 0;
};

State& state_of(PHYSFS_Io* io) {
  return *static_cast<State*>(io->opaque);
}

PHYSFS_sint64 read(PHYSFS_Io* io, void* buffer, PHYSFS_uint64 wanted) {
  State& state = state_of(io);
  const PHYSFS_uint64 count = std::min<PHYSFS_uint64>(wanted, state.bytes.size() - state.at);
  if (count > 0) std::memcpy(buffer, state.bytes.data() + state.at, count);
  state.at += count;
  return static_cast<PHYSFS_sint64>(count);
}

int seek(PHYSFS_Io* io, PHYSFS_uint64 offset) {
  State& state = state_of(io);
  if (offset > state.bytes.size()) {
    PHYSFS_setErrorCode(PHYSFS_ERR_PAST_EOF);
    return 0;
  }
  state.at = offset;
  return 1;
}

PHYSFS_sint64 tell(PHYSFS_Io* io) {
  return static_cast<PHYSFS_sint64>(state_of(io).at);
}

PHYSFS_sint64 length(PHYSFS_Io* io) {
  return static_cast<PHYSFS_sint64>(state_of(io).bytes.size());
}

PHYSFS_Io* duplicate(PHYSFS_Io* io) {
  return new_memory_io(state_of(io).bytes);
}

int flush(PHYSFS_Io* /*io*/) {
  return 1;
}

void destroy(PHYSFS_Io* io) {
  delete static_cast<State*>(io->opaque);
  delete io;
}

}  // namespace

PHYSFS_Io* new_memory_io(std::string_view bytes) {
  auto* const io = new PHYSFS_Io{};
  io->opaque = new State{bytes, 0};
  io->read = read;
  io->seek = seek;
  io->tell = tell;
  io->length = length;
  io->duplicate = duplicate;
  io->flush = flush;
  io->destroy = destroy;
  return io;
}

}  // namespace misk::content
