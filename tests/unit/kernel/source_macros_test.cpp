#include "core/kernel/source_macros.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using Macros = std::vector<SourceMacro>;

TEST(SourceMacros, with_a_default_have_its_value) {
    EXPECT_EQ(source_macros("#ifndef TILE\n#define TILE 16 // columns\n#endif\n"
                            "#if !defined(ROWS)\n#  define ROWS (2 * \\\n 4)\n#endif\n"),
              (Macros{{.name = "TILE", .value = "16"}, {.name = "ROWS", .value = "(2 *  4)"}}));
}

TEST(SourceMacros, that_are_tested_are_known_with_how_they_are_tested) {
    EXPECT_EQ(
        source_macros("#ifdef FAST\n#endif\n#if WIDTH > 4 && defined(SAFE)\n#elif MODE == 0x2\n#endif\n"),
        (Macros{{.name = "FAST"},
                {.name = "WIDTH", .is_tested_by_value = true},
                {.name = "SAFE"},
                {.name = "MODE", .is_tested_by_value = true}}));
}

TEST(SourceMacros, that_an_option_cannot_change_are_missing) {
    EXPECT_EQ(source_macros("#ifndef GUARD_H\n#define GUARD_H\n#endif\n"
                            "#define N 4\n#if N > 2\n#endif\n"
                            "#ifndef SUM\n#define SUM(a, b) (a + b)\n#endif\n"
                            "#ifdef cl_khr_fp64\n#endif\n#if __OPENCL_VERSION__ >= 200\n#endif\n"
                            "/*\n#ifdef COMMENT\n*/\n"),
              Macros());
}

} // namespace
} // namespace lockstep
