// Tests that values which Qt's painting may leave in the vector registers do not slow down later code.

#include "app/gui/window/application.h"

#include <gtest/gtest.h>

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>

namespace lockstep::gui {
namespace {

/// Returns whether the processor can report which of its registers are in use (XGETBV with ECX = 1).
bool tells_what_is_in_use() {
    unsigned a = 0;
    unsigned b = 0;
    unsigned c = 0;
    unsigned d = 0;
    return __builtin_cpu_supports("avx") != 0 && __get_cpuid_count(13, 1, &a, &b, &c, &d) != 0 &&
           (a & 4) != 0;
}

[[gnu::target("xsave")]] bool upper_halves_are_in_use() {
    return (_xgetbv(1) & 4) != 0;
}

/// Uses the upper halves without the VZEROUPPER that a compiler would add.
void use_upper_halves() {
    asm volatile("vcmpps $15, %%ymm0, %%ymm0, %%ymm0" ::: "xmm0"); // sets all bits
}

TEST(VectorRegisters, HaveNoUpperHalvesInUseOnceTheyAreCleared) {
    if (tells_what_is_in_use()) { // other processors have no slowdown
        use_upper_halves();
        EXPECT_TRUE(upper_halves_are_in_use());
    }
    clear_upper_halves();
    EXPECT_FALSE(tells_what_is_in_use() && upper_halves_are_in_use());
}

} // namespace
} // namespace lockstep::gui
#endif
