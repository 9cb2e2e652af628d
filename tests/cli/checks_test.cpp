#include "cli_runner.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

using nlohmann::json;

/// Tests the checks that a run reports.
class ChecksOfARun : public testing::Test {
protected:
    json report(const std::string& arguments, int code) {
        const CliResult result = cli_.run("run " + arguments + " --no-timing --json");
        EXPECT_EQ(result.code, code) << result.err;
        return result.code == code ? result.json() : json();
    }
    static json check(const json& report, const std::string& kind) {
        const json& all = report.at("checks");
        const auto found = std::ranges::find_if(all, [&](const json& one) { return one.at("kind") == kind; });
        return found == all.end() ? json() : *found;
    }
    static json outcome(const char* kind, const char* state, int looked_at, int findings) {
        return {{"kind", kind}, {"state", state}, {"looked_at", looked_at}, {"findings", findings}};
    }

    CliRunner cli_;
};

// 256 elements in one group. Local memory: 256 stores, 255 additions of two loads and a store, and the load
// of the sum. Global memory: 256 loads and one store; `out` is not initialised. Each work-item executes 9
// barriers and 9 loop tests.
TEST_F(ChecksOfARun, state_how_many_items_they_examined) {
    const json run = report("reduction/sequential --set size=256 --set local=256", 0);
    EXPECT_EQ(
        run.at("checks"),
        json::array(
            {outcome("out-of-bounds", "done", 1022 + 257, 0), outcome("null-pointer", "done", 257, 0),
             outcome("local-race", "done", 1022, 0), outcome("global-race", "done", 257, 0),
             outcome("image-race", "nothing-there", 0, 0), outcome("barrier-divergence", "done", 9 * 256, 0),
             outcome("local-uninitialised-read", "done", 511, 0),
             outcome("global-uninitialised-read", "done", 256, 0),
             outcome("private-uninitialised-read", "done", 0, 0), outcome("endless-loop", "done", 9 * 256, 0),
             outcome("unfinished-copy", "nothing-there", 0, 0),
             outcome("misaligned-access", "done", 1022 + 257, 0), outcome("access-qualifier", "done", 257, 0),
             outcome("collective-mismatch", "nothing-there", 0, 0),
             outcome("unneeded-barrier", "done", 9 * 256, 0), outcome("plain-result", "done", 1, 0)}));
}

TEST_F(ChecksOfARun, CountTheFindingsOfTheirKind) {
    const json run = report("reduction/no-barrier", 1);
    const auto races = std::ranges::count_if(
        run.at("findings"), [](const json& finding) { return finding.at("kind") == "race"; });
    EXPECT_GT(races, 0);
    EXPECT_EQ(check(run, "local-race").at("findings"), races);
    EXPECT_EQ(check(run, "local-race").at("state"), "done");
    EXPECT_EQ(check(run, "out-of-bounds").at("findings"), 0);
}

// 24 x 16 pixels: for each pixel, each launch reads 3 weights and 3 pixels, and writes one pixel.
TEST_F(ChecksOfARun, AddUpOverItsLaunches) {
    const json run = report(
        "convolution/rows-then-columns --set radius=1 --set width=24 --set height=16 --set local=8x8", 0);
    EXPECT_EQ(check(run, "out-of-bounds"), outcome("out-of-bounds", "done", 2 * 7 * 24 * 16, 0));
}

} // namespace
} // namespace lockstep
