#include "app/gui/window/vector_registers.h"

namespace lockstep::gui {

#if defined(__x86_64__)

namespace {

[[gnu::target("avx")]] void clear() {
    __builtin_ia32_vzeroupper();
}

} // namespace

void clear_upper_halves() {
    static const bool has_any = __builtin_cpu_supports("avx") != 0;
    if (has_any) {
        clear();
    }
}

#else

void clear_upper_halves() {}

#endif

} // namespace lockstep::gui
