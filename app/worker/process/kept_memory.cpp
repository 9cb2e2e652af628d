#include "app/worker/process/kept_memory.h"

#include <malloc.h>

namespace lockstep {

void keep_freed_memory() {
    constexpr int kept_bytes = 64 << 20;
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_TOP_PAD, kept_bytes);
}

} // namespace lockstep
