#include "core/run/driver/build_log.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

const char* const log = "ptxas info    : 0 bytes gmem\n"
                        "ptxas info    : Compiling entry function 'first' for 'sm_90'\n"
                        "ptxas info    : Function properties for first\n"
                        "    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n"
                        "ptxas info    : Used 16 registers, 380 bytes cmem[0]\n"
                        "ptxas info    : Compiling entry function 'second' for 'sm_90'\n"
                        "ptxas info    : Used 85 registers, used 1 barriers, 1024 bytes smem\n";

TEST(BuildLog, NamesTheRegistersOfEachKernel) {
    EXPECT_EQ(registers_in_build_log(log, "first"), 16u);
    EXPECT_EQ(registers_in_build_log(log, "second"), 85u);
}

TEST(BuildLog, NamesNoMoreRegistersThanAGpuHas) {
    const std::string lie = "Compiling entry function 'first' for 'sm_90'\nUsed 9999 registers\n";
    EXPECT_EQ(registers_in_build_log(lie, "first"), 0U);
}

TEST(BuildLog, OfOtherDriversNamesNone) {
    EXPECT_EQ(registers_in_build_log(log, "third"), 0u);
    EXPECT_EQ(registers_in_build_log("", "first"), 0u);
    EXPECT_EQ(registers_in_build_log("warning: Used 16 registers", "first"), 0u);
}

} // namespace
} // namespace lockstep
