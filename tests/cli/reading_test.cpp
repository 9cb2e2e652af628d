#include "cli_runner.h"

#include "core/base/data_dir.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Tests the command line as a student uses it: reading its output and typing commands.
class Reading : public testing::Test {
protected:
    [[nodiscard]] std::string text_of(const std::string& arguments, int code = 0,
                                      const std::string& before = "") const {
        const CliResult result = cli_.run(arguments, before);
        EXPECT_EQ(result.code, code) << arguments << "\n" << result.err;
        return result.out;
    }
    CliRunner cli_;
};

void expect_in_order(const std::string& text, const std::vector<std::string>& parts) {
    std::size_t at = 0;
    for (const std::string& part : parts) {
        const std::size_t found = text.find(part, at);
        EXPECT_NE(found, std::string::npos) << part << "\nis not after what stands before it in\n" << text;
        at = found == std::string::npos ? at : found;
    }
}

TEST_F(Reading, ARunSaysFirstWhatItTeachesAndWhatBoundsIt) {
    expect_in_order(text_of("run reduction/compacted --no-timing"),
                    {"Compacted. The work-items with", "What to look at: The lane grid",
                     "Verdict, modelled for educational:", "correct.", "device", "result",
                     "Counted from the trace", "Conflict: a pass beyond"});
}

TEST_F(Reading, TheVerdictNamesTheLineWithTheConflicts) {
    std::string text = text_of("run memory/local-strided --set stride=32 --no-timing");
    std::ranges::replace(text, '\n', ' '); // the sentence has several lines
    EXPECT_NE(text.find("of the scheduler cycles are spent on bank conflicts, mainly at line "),
              std::string::npos)
        << text;
    const CliResult run = cli_.run("run memory/local-strided --set stride=32 --no-timing --json");
    const auto launch = run.json().at("launches").at(0);
    const auto& lines = launch.at("lines");
    const auto conflicts = [](const auto& line) {
        return line.at("local_load").at("conflicts").template get<int>() +
               line.at("local_store").at("conflicts").template get<int>();
    };
    const auto most = *std::ranges::max_element(lines, {}, conflicts);
    EXPECT_NE(text.find("at line " + std::to_string(most.at("line").template get<int>()) + ". Removing"),
              std::string::npos);
}

TEST_F(Reading, WhatIsBrokenHasItsFindingAsTheVerdict) {
    expect_in_order(text_of("run reduction/no-barrier --no-timing", 1),
                    {"error: ", "Verdict: Data race at line ", "Counted from the trace"});
}

TEST_F(Reading, TermsAreExplainedOnce) {
    const std::string text = text_of("run scan/three-stage --no-timing");
    const std::size_t first = text.find("Warp step: one execution");
    ASSERT_NE(first, std::string::npos);
    EXPECT_EQ(text.find("Warp step: one execution", first + 1), std::string::npos);
}

TEST_F(Reading, ColumnsOfAtomicsAndShufflesAreThereWhereALaunchHasThem) {
    EXPECT_EQ(text_of("run reduction/compacted --no-timing").find("atomic"), std::string::npos);
    EXPECT_EQ(text_of("run reduction/compacted --no-timing").find("shuffles"), std::string::npos);
    EXPECT_NE(text_of("run execution/histogram --no-timing").find("  atomic"), std::string::npos);
    EXPECT_NE(text_of("run reduction/shuffle --no-timing").find("  shuffles"), std::string::npos);
}

TEST_F(Reading, TheSourceIsCutToTheWidthThereIs) {
    const auto longest_row = [&](const std::string& columns) {
        const std::string text = text_of("run convolution/tiled --no-timing", 0, "COLUMNS=" + columns);
        const std::size_t begin = text.find("Counted from the trace:\n\n") + 25;
        std::istringstream rows(text.substr(begin, text.find("Warp step:") - begin));
        std::size_t longest = 0;
        for (std::string row; std::getline(rows, row);) {
            longest = std::max(longest, row.size());
        }
        return longest;
    };
    EXPECT_LE(longest_row("120"), 120U);
    EXPECT_GT(longest_row("300"), 132U);
    EXPECT_LE(longest_row("0"), 132U) << "where nothing is known";
}

TEST_F(Reading, ListTellsOfOneExperimentAndOfAFamily) {
    const std::string one = text_of("list transpose/tiled");
    expect_in_order(one, {"transpose/tiled", "What to look at: ", "local", "default 32x8"});
    EXPECT_EQ(one.find("transpose/naive"), std::string::npos);
    const auto ids = [&](const std::string& what) {
        std::vector<std::string> found;
        const auto list = nlohmann::json::parse(text_of("list --json " + what));
        for (const auto& each : list.at("experiments")) {
            found.push_back(each.at("id"));
        }
        return found;
    };
    EXPECT_EQ(ids("transpose"), (std::vector<std::string>{"transpose/naive", "transpose/tiled",
                                                          "transpose/tiled-padded", "transpose/swizzled"}));
    EXPECT_EQ(ids("transpose/tiled"), std::vector<std::string>{"transpose/tiled"});
    const CliResult none = cli_.run("list transpose/tield");
    EXPECT_EQ(none.code, 2);
    EXPECT_NE(none.err.find("Did you mean \"transpose/tiled\"?"), std::string::npos) << none.err;
}

TEST_F(Reading, SizesTakeSuffixes) {
    const auto run =
        nlohmann::json::parse(text_of("run reduction/sequential --no-timing --json --set size=4K --hw "
                                      "l1_bytes=64K --memory-budget 1G --groups 1K"));
    EXPECT_EQ(run.at("parameters").at("size"), "4096");
    EXPECT_EQ(run.at("hardware").at("l1_bytes"), 65536);
    EXPECT_EQ(run.at("launches").at(0).at("items"), 4096);
    const auto sweep =
        nlohmann::json::parse(text_of("sweep reduction/sequential --over size=1K..4K --set local=64 --json"));
    EXPECT_EQ(sweep.at("points").size(), 3U);
    EXPECT_EQ(cli_.run("run reduction/sequential --set size=4X").code, 2);
    EXPECT_NE(cli_.run("run reduction/sequential --memory-budget lots").err.find("2G"), std::string::npos);
}

TEST_F(Reading, AHardwareModelMayBeAFile) {
    ASSERT_TRUE(write_text_file(cli_.folder() / "mine.json", R"({"base": "nvidia-h200", "banks": 16})").ok());
    const auto hardware =
        nlohmann::json::parse(text_of("run reduction/compacted --no-timing --json --hardware mine.json"))
            .at("hardware");
    EXPECT_EQ(hardware.at("preset"), "mine");
    EXPECT_EQ(hardware.at("banks"), 16);
    EXPECT_EQ(hardware.at("multiprocessors"), 132);
    const auto refused = [&](const std::string& text, const std::string& message) {
        ASSERT_TRUE(write_text_file(cli_.folder() / "bad.json", text).ok());
        const CliResult result = cli_.run("run reduction/compacted --hardware ./bad.json");
        EXPECT_NE(result.code, 0);
        EXPECT_NE(result.err.find(message), std::string::npos) << result.err;
    };
    refused("[]", "bad.json is not a hardware preset");
    refused(R"({"banks": 17})", "\"17\" is not a valid value for banks");
    refused(R"({"base": "bad"})", "\"bad, bad\" is not a valid value for base");
    refused(R"({"base": "abacus"})", "There is no hardware setting or preset \"abacus\"");
    refused(R"({"base": "educational", "bancs": 16})", "\"bancs\"");
    refused(R"({"base": "educational", "banks": 33})", "\"33\" is not a valid value for banks");
    EXPECT_NE(cli_.run("run reduction/compacted --hardware none.json").err.find("none.json cannot be read"),
              std::string::npos);
}

TEST_F(Reading, LicencesAreNamed) {
    EXPECT_NE(text_of("licences").find("QScintilla"), std::string::npos);
}

} // namespace
} // namespace lockstep
