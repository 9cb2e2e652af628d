#include "cli_runner.h"

#include "tests/support/in_process/report_here.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using nlohmann::json;

/// Tests the counts of the textbook's reductions (core/README.md, Memory) through all stages: kernel file,
/// instrumentation, the device, trace, analyses, report.
class Figures : public testing::Test {
protected:
    json run(const std::string& arguments) {
        const ReportHere result = counts_here("reduction/" + arguments);
        EXPECT_EQ(result.code, 0) << result.error;
        return result.json;
    }

    /// Returns the report's entry for the source line with the addition.
    static json addition(const json& report) {
        for (const json& line : report.at("launches").at(0).at("lines")) {
            if (line.at("text").get<std::string>().find("OP(") != std::string::npos) {
                return line;
            }
        }
        return {};
    }
    static json totals(const json& report) { return report.at("launches").at(0).at("totals"); }

    CliRunner cli_;
};

constexpr const char* one_group = " --set size=256 --set local=256";

TEST_F(Figures, InterleavedStoresSumsIn47RequestsWithoutAConflict) {
    const json report = run(std::string("interleaved") + one_group);
    EXPECT_EQ(report.at("correct"), true);
    EXPECT_EQ(addition(report).at("local_store").at("requests"), 47);
    EXPECT_EQ(addition(report).at("local_store").at("conflicts"), 0);
    EXPECT_EQ(addition(report).at("local_load").at("conflicts"), 0);
    EXPECT_EQ(totals(report).at("local_store").at("conflicts"), 0);
    EXPECT_EQ(totals(report).at("local_load").at("conflicts"), 0);
}

TEST_F(Figures, CompactedStoresSumsIn12RequestsWithConflicts) {
    const json report = run(std::string("compacted") + one_group);
    EXPECT_EQ(report.at("correct"), true);
    EXPECT_EQ(addition(report).at("local_store").at("requests"), 12);
    EXPECT_EQ(totals(report).at("local_store").at("conflicts"), 35);
    EXPECT_EQ(totals(report).at("local_load").at("conflicts"), 70);
}

TEST_F(Figures, SequentialStoresSumsIn12RequestsWithoutAConflict) {
    const json report = run(std::string("sequential") + one_group);
    EXPECT_EQ(report.at("correct"), true);
    EXPECT_EQ(addition(report).at("local_store").at("requests"), 12);
    EXPECT_EQ(totals(report).at("local_store").at("conflicts"), 0);
    EXPECT_EQ(totals(report).at("local_load").at("conflicts"), 0);
}

TEST_F(Figures, SixteenGroupsCountSixteenTimesAsMuch) {
    const json interleaved = run("interleaved --set size=4096");
    EXPECT_EQ(addition(interleaved).at("local_store").at("requests"), 16 * 47);
    EXPECT_EQ(totals(interleaved).at("global_load").at("requests"), 128);
    EXPECT_EQ(totals(interleaved).at("global_load").at("sectors"), 512);
    const json compacted = run("compacted --set size=4096");
    EXPECT_EQ(addition(compacted).at("local_store").at("requests"), 16 * 12);
    EXPECT_EQ(totals(compacted).at("local_store").at("conflicts"), 16 * 35);
    EXPECT_EQ(totals(compacted).at("local_load").at("conflicts"), 16 * 70);
    const json sequential = run("sequential --set size=4096");
    EXPECT_EQ(addition(sequential).at("local_store").at("requests"), 16 * 12);
    EXPECT_EQ(totals(sequential).at("global_load").at("sectors"), 512);
}

TEST_F(Figures, FollowTheWidthOfAWarp) {
    const std::map<std::string, std::pair<int, int>> of_64_and_16 = {
        {"interleaved", {27, 79}}, {"compacted", {9, 19}}, {"sequential", {9, 19}}};
    for (const auto& [variant, expected] : of_64_and_16) {
        EXPECT_EQ(addition(run(variant + " --hw warp_width=64")).at("local_store").at("requests"),
                  expected.first);
        EXPECT_EQ(addition(run(variant + " --hw warp_width=16")).at("local_store").at("requests"),
                  expected.second);
    }
}

TEST_F(Figures, AnyTypeAndOperationGivesTheCpusAnswer) {
    for (const char* type : {"float", "int", "uint", "double"}) {
        for (const char* op : {"sum", "max", "min"}) {
            const std::string set =
                std::string(" --set size=1000 --set local=64 --set type=") + type + " --set op=" + op;
            EXPECT_EQ(run("sequential" + set).at("correct"), true) << set;
        }
    }
}

TEST_F(Figures, EveryGroupSizeGivesTheCpusAnswer) {
    for (const char* local : {"32", "64", "128", "256", "512", "1024"}) {
        for (const char* variant : {"interleaved", "compacted", "sequential"}) {
            EXPECT_EQ(run(std::string(variant) + " --set size=2000 --set local=" + local).at("correct"), true)
                << variant << " " << local;
        }
    }
}

TEST_F(Figures, TimingHasAtLeastTwentyRunsBetweenItsQuartiles) {
    const CliResult result = cli_.run("run reduction/sequential --json");
    ASSERT_EQ(result.code, 0) << result.err;
    const json timing = result.json().at("launches").at(0).at("timing");
    EXPECT_GE(timing.at("runs"), 20);
    EXPECT_LE(timing.at("min_ns"), timing.at("q1_ns"));
    EXPECT_LE(timing.at("q1_ns"), timing.at("median_ns"));
    EXPECT_LE(timing.at("median_ns"), timing.at("q3_ns"));
    EXPECT_GT(timing.at("bytes_per_second"), 0);
}

TEST_F(Figures, ASavedRecordingGivesTheSameReport) {
    const CliResult ran = cli_.run("run reduction/compacted --set size=1000 --save x.lks --json");
    ASSERT_EQ(ran.code, 0) << ran.err;
    const CliResult opened = cli_.run("run x.lks --json");
    ASSERT_EQ(opened.code, 0) << opened.err;
    EXPECT_EQ(opened.out, ran.out);
    const CliResult wide = cli_.run("run x.lks --hw warp_width=64 --json");
    EXPECT_NE(wide.out, ran.out) << "one recording serves every width";
}

TEST_F(Figures, OpeningARecordingNeedsNoDevice) {
    ASSERT_EQ(cli_.run("run reduction/compacted --save x.lks").code, 0);
    EXPECT_EQ(cli_.run("run x.lks", "OCL_ICD_VENDORS=" + (cli_.folder() / "empty").string()).code, 0);
}

TEST_F(Figures, CsvHasOneRowALine) {
    const CliResult result = cli_.run("run reduction/compacted --no-timing --csv");
    ASSERT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.out.substr(0, 5), "what,");
    EXPECT_NE(result.out.find("launches.lines.local_store.requests"), std::string::npos);
}

} // namespace
} // namespace lockstep
