#include "cli_runner.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(Sweep, PrintsEveryCombinationWithItsFiguresAndARecommendation) {
    const CliRunner cli;
    const auto report =
        cli.run("sweep reduction/sequential --over local=32,256 --set size=256 --json").json();
    ASSERT_EQ(report.at("points").size(), 2U);
    const auto& last = report.at("points")[1];
    EXPECT_EQ(last.at("parameters").at("local"), 256);
    EXPECT_EQ(last.at("correct"), true);
    EXPECT_GE(last.at("timing").at("runs"), 20);
    EXPECT_EQ(last.at("totals").at("local_load").at("conflicts"), 0);
    EXPECT_TRUE(report.at("stopped").is_null());
    EXPECT_LT(report.at("recommendation").at("point"), 2);
}

TEST(Sweep, RemembersItsRecommendationForTheNextRun) {
    const CliRunner cli;
    ASSERT_EQ(cli.run("sweep reduction/sequential --over local=64 --set size=500").code, 0);
    EXPECT_NE(cli.run("run reduction/sequential --set size=500").out.find("local=64"), std::string::npos);
    EXPECT_EQ(cli.run("run reduction/sequential --set size=501").out.find("local=64"), std::string::npos);
}

TEST(Sweep, GoesOnAfterAGroupThatTheDeviceRefuses) {
    const CliRunner cli;
    const CliResult result =
        cli.run("sweep reduction/sequential --over local=256,512", "POCL_MAX_WORK_GROUP_SIZE=256");
    EXPECT_EQ(result.code, 0);
    EXPECT_NE(result.out.find("local=512: A work-group of 512 work-items is too large"), std::string::npos)
        << result.out;
    EXPECT_NE(result.out.find("Recommended on"), std::string::npos);
}

TEST(Sweep, WithoutAValidCombinationSaysWhy) {
    const CliRunner cli;
    const CliResult result = cli.run("sweep reduction/sequential --over local=48,49");
    EXPECT_EQ(result.code, 2);
    EXPECT_NE(result.err.find("None of the 2 combinations"), std::string::npos);
    EXPECT_NE(result.err.find("\"48\" is not a valid value for local"), std::string::npos);
}

TEST(Sweep, AsCsvHasARowACombination) {
    const CliRunner cli;
    const std::string csv = cli.run("sweep reduction/sequential --over local=32,64 --csv").out;
    EXPECT_EQ(std::ranges::count(csv, '\n'), 3);
    EXPECT_NE(csv.find("points.timing.median_ns"), std::string::npos);
}

TEST(Sweep, SetsModelledCyclesAndOccupancyBesideTheMeasuredTimes) {
    const CliRunner cli;
    const auto report =
        cli.run("sweep reduction/sequential --over local=32,256 --set size=4096 --json").json();
    for (const auto& point : report.at("points")) {
        EXPECT_GT(point.at("timing").at("median_ns"), 0);
        EXPECT_GT(point.at("model").at("cycles"), 0);
        for (const char* kind : {"theoretical", "achieved"}) {
            const double occupancy = point.at("model").at("occupancy").at(kind);
            EXPECT_GT(occupancy, 0);
            EXPECT_LE(occupancy, 1);
        }
    }
    const std::string table = cli.run("sweep reduction/sequential --over local=32,256 --set size=4096").out;
    const std::string head = table.substr(table.find("local  "), 200);
    for (const char* column : {"median", "quartiles", "cycles", "occupancy"}) {
        EXPECT_NE(head.find(column), std::string::npos) << column << " in:\n" << table;
    }
    const std::string csv = cli.run("sweep reduction/sequential --over local=32 --csv").out;
    EXPECT_NE(csv.find("points.model.cycles"), std::string::npos);
    EXPECT_NE(csv.find("points.model.occupancy.achieved"), std::string::npos);
}

TEST(Compare, SetsModelledCyclesBesideTheMeasuredTimesOverAFamily) {
    const CliRunner cli;
    const std::string family = "transpose/naive transpose/tiled transpose/tiled-padded";
    const auto figures = cli.run("compare " + family + " --json").json().at("figures");
    const auto values_of = [&](const std::string& path) {
        return std::ranges::find_if(figures, [&](const auto& figure) { return figure.at("path") == path; })
            ->at("values");
    };
    for (const char* path : {"timing.median_ns", "model.cycles", "model.occupancy.achieved"}) {
        const auto values = values_of(path);
        ASSERT_EQ(values.size(), 3U) << path;
        EXPECT_TRUE(std::ranges::all_of(values, [](const auto& value) { return value > 0; })) << path;
    }
    const std::string table = cli.run("compare " + family).out;
    for (const char* row : {"median time", "modelled cycles", "achieved occupancy"}) {
        EXPECT_NE(table.find(row), std::string::npos) << row << " in:\n" << table;
    }
}

TEST(Compare, SetsFiguresBesideEachOtherWithRatiosToTheFirst) {
    const CliRunner cli;
    const auto report =
        cli.run("compare reduction/compacted reduction/sequential:op=max --json --no-timing").json();
    ASSERT_EQ(report.at("runs").size(), 2U);
    EXPECT_EQ(report.at("runs")[1].at("parameters").at("op"), "max");
    const auto& figures = report.at("figures");
    const auto conflicts = std::ranges::find_if(
        figures, [](const auto& figure) { return figure.at("path") == "totals.local_load.conflicts"; });
    ASSERT_NE(conflicts, figures.end());
    EXPECT_EQ(conflicts->at("values")[0], 70);
    EXPECT_EQ(conflicts->at("ratios")[1], 0);
}

TEST(Compare, UnderstandsAllSidesBeforeTheFirstRuns) {
    const CliRunner cli;
    const CliResult result = cli.run("compare reduction/compacted reduction/sequential:local=7");
    EXPECT_EQ(result.code, 2);
    EXPECT_NE(result.err.find("\"7\" is not a valid value for local"), std::string::npos);
}

} // namespace
} // namespace lockstep
