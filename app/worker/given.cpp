#include "app/worker/given.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>

namespace lockstep {

Descriptor make_shared_memory() {
    constexpr unsigned not_executable =
        8; // MFD_NOEXEC_SEAL, which some systems require, but which the headers in Debian 12 lack
    constexpr unsigned flags = MFD_CLOEXEC | MFD_ALLOW_SEALING;
    const int memory = memfd_create("lockstep", flags | not_executable);
    return Descriptor(memory < 0 && errno == EINVAL ? memfd_create("lockstep", flags) : memory);
}

std::uint64_t bytes_in(const Descriptor& memory) {
    struct stat status {};
    constexpr std::uint64_t block_bytes = 512;
    return fstat(memory.number(), &status) != 0
               ? 0
               : std::min(static_cast<std::uint64_t>(status.st_size),
                          static_cast<std::uint64_t>(status.st_blocks) * block_bytes);
}

bool seal(const Descriptor& memory) {
    constexpr int all = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL;
    struct stat status {};
    return fcntl(memory.number(), F_ADD_SEALS, all) == 0 &&
           (fcntl(memory.number(), F_GET_SEALS) & all) == all && fstat(memory.number(), &status) == 0 &&
           bytes_in(memory) == static_cast<std::uint64_t>(status.st_size);
}

} // namespace lockstep
