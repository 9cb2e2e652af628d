#include "core/kernel/launch.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

bool has_branches(const std::string& text) {
    return has_branches_or_includes({.file = "a.cl", .text = text, .folder = ""});
}

TEST(SourceBranches, are_found_in_every_spelling) {
    EXPECT_TRUE(has_branches("#if A\n#endif\n"));
    EXPECT_TRUE(has_branches("%:ifdef A\n%: en\\\ndif\n"));
    EXPECT_TRUE(has_branches("?\?=ifdef A\n?\?=end?\?/\nif\n"));
    EXPECT_TRUE(has_branches("#inc\\ \nlude \"a.h\"\n"));
    EXPECT_FALSE(has_branches("#define A 1\nkernel void k(global int* a) { if (a[0]) a[1] = A; }\n"));
}

} // namespace
} // namespace lockstep
