// Tests advice in the form that users read, from real runs.
#include "cli_runner.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(Advice, SaysHowManyWarpsHideTheLatencyOfThisKernel) {
    const CliRunner cli;
    // Counted as written in the source, eight iterations of the inner loop take 50 issue cycles per element.
    // Four of the 16 warp slots are occupied.
    const std::string run = "run execution/latency-hiding --no-timing --set size=65536 --set items=32 "
                            "--set ratio=8 --set local=64 --hw latency_global=500 --hw warp_slots=16 --hw "
                            "group_slots=2 --hw optimised_arithmetic=as_written --hw schedulers=1";
    const std::string text = cli.run(run).out;
    EXPECT_NE(
        text.find(
            "There are 50 issue cycles per global memory read, and a read takes 500 cycles on "
            "average. Hiding this latency takes 10 warps (62.5 % of the 16 warp slots), but only 4 fit."),
        std::string::npos)
        << text;
    const std::string enough = cli.run(run + " --hw group_slots=8 --hw latency_global=50").out;
    EXPECT_EQ(enough.find("Hiding this latency"), std::string::npos) << enough;
}

TEST(Advice, NamesTheLineOfAFunctionThatHasAFasterForm) {
    const CliRunner cli;
    const std::string text = cli.run("run particles/naive --no-timing --set size=100").out;
    EXPECT_NE(text.find("particles.cl:17: rsqrt was evaluated 10,000 times in full precision. Its native "
                        "version, native_rsqrt, is"),
              std::string::npos)
        << text;
}

} // namespace
} // namespace lockstep
