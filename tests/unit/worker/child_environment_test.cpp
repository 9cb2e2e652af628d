#include "app/worker/process/child_process.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using Variables = std::vector<std::string>;

TEST(ChildEnvironment, is_ours_with_the_heap_in_huge_pages) {
    const char* const ours[] = {"HOME=/home/me", "EMPTY=", nullptr};
    EXPECT_EQ(child_environment(ours),
              (Variables{"HOME=/home/me", "EMPTY=", "GLIBC_TUNABLES=glibc.malloc.hugetlb=1"}));
}

TEST(ChildEnvironment, keeps_other_wishes) {
    const char* const ours[] = {"GLIBC_TUNABLES=glibc.malloc.arena_max=1", "A=B", nullptr};
    EXPECT_EQ(child_environment(ours),
              (Variables{"A=B", "GLIBC_TUNABLES=glibc.malloc.arena_max=1:glibc.malloc.hugetlb=1"}));
}

TEST(ChildEnvironment, leaves_what_was_wished_about_huge_pages) {
    const char* const ours[] = {"GLIBC_TUNABLES=glibc.malloc.hugetlb=0", nullptr};
    EXPECT_EQ(child_environment(ours), Variables{"GLIBC_TUNABLES=glibc.malloc.hugetlb=0"});
}

} // namespace
} // namespace lockstep
