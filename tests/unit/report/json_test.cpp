#include "core/report/json.h"

#include "core/hardware/numbers.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using fixture::Reduction;
using nlohmann::ordered_json;

ordered_json report(Recording recording, std::uint32_t warp_width = 32) {
    HardwareModel hardware;
    hardware.warp_width = warp_width;
    return to_json(**analyse(std::make_shared<const Recording>(std::move(recording)), hardware));
}

std::vector<std::string> keys(const ordered_json& object) {
    std::vector<std::string> names;
    for (const auto& [key, value] : object.items()) {
        names.push_back(key);
    }
    return names;
}

ordered_json line_with(const ordered_json& report, const std::string& text) {
    for (const ordered_json& line : report.at("launches").at(0).at("lines")) {
        if (line.at("text").get<std::string>().find(text) != std::string::npos) {
            return line;
        }
    }
    return {};
}

TEST(JsonReport, HasTheKeysOfTheFormat) {
    const ordered_json json = report(fixture::reduction_recording(Reduction::interleaved));
    EXPECT_EQ(keys(json), (std::vector<std::string>{
                              "what", "parameters", "version", "files", "device", "hardware", "correct",
                              "result_differences", "unexplained_differences", "plain_stop", "launches",
                              "findings", "checks", "advice", "host_steps", "concurrency", "buffers"}));
    const ordered_json& launch = json.at("launches").at(0);
    EXPECT_EQ(keys(launch), (std::vector<std::string>{"kernel", "global", "local", "items", "events",
                                                      "groups", "warp_steps", "totals", "lines", "model",
                                                      "timing", "timing_reason", "sub_groups", "overlap"}));
    EXPECT_EQ(
        keys(launch.at("totals")),
        (std::vector<std::string>{"global_load", "global_store", "global_atomic", "local_load", "local_store",
                                  "local_atomic", "image_read", "image_write", "warp_steps", "lane_steps",
                                  "branches", "barriers", "lane_efficiency", "atomics", "reuse"}));
    EXPECT_EQ(keys(launch.at("totals").at("global_load")),
              (std::vector<std::string>{"requests", "sectors", "lines", "bytes"}));
    EXPECT_EQ(keys(launch.at("totals").at("local_load")),
              (std::vector<std::string>{"requests", "wavefronts", "conflicts", "bytes"}));
    EXPECT_EQ(keys(launch.at("totals").at("branches")),
              (std::vector<std::string>{"executed", "divergent", "operands"}));
}

TEST(JsonReport, TellsWhatTheHostDidBetweenLaunchesAndWhenLaunchesRan) {
    Recording recording = fixture::reduction_recording(Reduction::interleaved);
    recording.host_steps = {{"finish_reduction", 0, 1200, 64, 4, {std::byte{1}}, {}}};
    recording.concurrency = {{0, 1, 2, 0, 10, 20, 30}};
    const ordered_json json = report(std::move(recording));
    EXPECT_EQ(json.at("host_steps"),
              ordered_json::parse(R"([{"id": "finish_reduction", "after_launch": 0, "compute_ns": 1200,
                                       "bytes_read": 64, "bytes_written": 4}])"));
    EXPECT_EQ(json.at("concurrency"),
              ordered_json::parse(R"([{"launch": 0, "queue": 1, "thread": 2, "queued_ns": 0,
                                       "submitted_ns": 10, "start_ns": 20, "end_ns": 30}])"));
}

TEST(JsonReport, TellsWhereThePlainKernelsSubGroupFunctionsComeFrom) {
    const auto told = [](std::optional<Subgroups> sub_groups) {
        Recording recording = fixture::reduction_recording(Reduction::interleaved);
        recording.launches[0].sub_groups = sub_groups;
        return report(std::move(recording)).at("launches").at(0).at("sub_groups");
    };
    EXPECT_EQ(told(std::nullopt), nullptr);
    EXPECT_EQ(told(Subgroups{32, SubgroupFunctions::none}), nullptr); // null, because the kernel did not run
    EXPECT_EQ(told(Subgroups{32, SubgroupFunctions::native}), "native");
    EXPECT_EQ(told(Subgroups{32, SubgroupFunctions::vendor}), "vendor");
    EXPECT_EQ(told(Subgroups{32, SubgroupFunctions::emulated}), "emulated");
}

TEST(JsonReport, OverlapIsNullWhereGroupsMakeNoTiles) {
    const ordered_json json = report(fixture::reduction_recording(Reduction::interleaved, 256, 4));
    ordered_json overlap = json.at("launches").at(0).at("overlap");
    overlap.erase("in_time");
    EXPECT_EQ(overlap, ordered_json::parse(R"({"redundant_work": null, "halo": null, "reread_bytes": 0,
                                               "reads": {"in": {"bytes": 4096, "reread_bytes": 0}}})"));
}

TEST(JsonReport, OverlapInTimeKeepsWhatWasMeasuredApartFromTheModel) {
    Recording recording = fixture::reduction_recording(Reduction::interleaved, 256, 4);
    recording.launches[0].group_times =
        GroupTimes{GroupClock::cycle_counter, {{0, 100, 7}, {50, 150, 3}, {100, 200, 7}, {150, 250, 3}}};
    const ordered_json in_time =
        report(std::move(recording)).at("launches").at(0).at("overlap").at("in_time");
    EXPECT_EQ(in_time.at("measured"), ordered_json::parse(R"({"most_at_once": 2, "mean_at_once": 1.6,
                                                             "processors": 2, "clock": "cycle_counter"})"));
    EXPECT_EQ(in_time.at("modelled").at("most_at_once"), 4);
    EXPECT_FALSE(in_time.at("modelled").contains("clock"));

    const ordered_json unmeasured = report(fixture::reduction_recording(Reduction::interleaved, 256, 4));
    EXPECT_TRUE(unmeasured.at("launches").at(0).at("overlap").at("in_time").at("measured").is_null());
}

TEST(JsonReport, ALineHasItsPlaceBeforeItsFigures) {
    const ordered_json json = report(fixture::reduction_recording(Reduction::interleaved));
    const ordered_json& line = json.at("launches").at(0).at("lines").at(0);
    EXPECT_EQ(keys(line).at(0), "file");
    EXPECT_EQ(keys(line).at(1), "line");
    EXPECT_EQ(keys(line).at(2), "text");
    EXPECT_EQ(keys(line).size(),
              3 + keys(json.at("launches").at(0).at("totals")).size() + 2); // + 2: stalls and cache
}

TEST(JsonReport, TheAdditionOfTheInterleavedReductionStores47Times) {
    const ordered_json line =
        line_with(report(fixture::reduction_recording(Reduction::interleaved)), "s[lid + k]");
    ASSERT_FALSE(line.is_null());
    EXPECT_EQ(line.at("local_store").at("requests"), 47);
    EXPECT_EQ(line.at("local_store").at("conflicts"), 0);
    EXPECT_EQ(line.at("local_load").at("requests"), 94);
    EXPECT_EQ(line.at("warp_steps"), 47);
    EXPECT_EQ(line.at("global_load").at("requests"), 0);
}

TEST(JsonReport, FollowsTheHardwareModel) {
    const ordered_json json = report(fixture::reduction_recording(Reduction::interleaved), 64);
    EXPECT_EQ(line_with(json, "s[lid + k]").at("local_store").at("requests"), 27);
    EXPECT_EQ(json.at("hardware").at("warp_width"), 64);
}

TEST(JsonReport, HoldsEveryNumberOfTheHardwareModel) {
    const ordered_json json = report(fixture::reduction_recording(Reduction::interleaved));
    std::vector<std::string> names = {"preset"};
    for (const HardwareNumber& number : hardware_numbers()) {
        names.push_back(number.name);
    }
    EXPECT_EQ(keys(json.at("hardware")), names);
}

TEST(JsonReport, LinesOfAccessesAddUpToTheTotals) {
    const ordered_json json = report(fixture::reduction_recording(Reduction::compacted, 256, 3));
    const ordered_json& launch = json.at("launches").at(0);
    for (const char* access : {"global_load", "global_store", "local_load", "local_store"}) {
        for (const auto& [figure, total] : launch.at("totals").at(access).items()) {
            std::uint64_t sum = 0;
            for (const ordered_json& line : launch.at("lines")) {
                sum += line.at(access).at(figure).get<std::uint64_t>();
            }
            EXPECT_EQ(sum, total.get<std::uint64_t>()) << access << "." << figure;
            EXPECT_TRUE(sum > 0) << access << "." << figure;
        }
    }
}

TEST(JsonReport, CorrectIsNullWithoutAReference) {
    Recording recording = fixture::reduction_recording(Reduction::sequential);
    recording.correct = std::nullopt;
    EXPECT_TRUE(report(std::move(recording)).at("correct").is_null());
    recording = fixture::reduction_recording(Reduction::sequential);
    recording.correct = false;
    EXPECT_EQ(report(std::move(recording)).at("correct"), false);
}

TEST(JsonReport, WithoutTimingSaysWhy) {
    Recording recording = fixture::reduction_recording(Reduction::sequential);
    recording.launches[0].timing.reset();
    recording.launches[0].untimed = Untimed::not_asked;
    const ordered_json launch = report(std::move(recording)).at("launches").at(0);
    EXPECT_TRUE(launch.at("timing").is_null());
    EXPECT_EQ(launch.at("timing_reason"), "not asked");
}

TEST(JsonReport, TimingGivesQuartilesAndBytesPerSecond) {
    Recording recording = fixture::reduction_recording(Reduction::sequential);
    recording.launches[0].timing =
        Timing{.runs_ns = {90, 100, 110, 120}, .median_ns = 100, .q1_ns = 95, .q3_ns = 110, .min_ns = 90};
    const ordered_json launch = report(std::move(recording)).at("launches").at(0);
    const ordered_json& timing = launch.at("timing");
    EXPECT_EQ(timing.at("runs"), 4);
    EXPECT_EQ(timing.at("median_ns"), 100);
    EXPECT_EQ(timing.at("q1_ns"), 95);
    EXPECT_EQ(timing.at("q3_ns"), 110);
    EXPECT_EQ(timing.at("min_ns"), 90);
    const double bytes = 256 * 4 + 4; // every element is read once, one result is written
    EXPECT_DOUBLE_EQ(timing.at("bytes_per_second").get<double>(), bytes / 100e-9);
    EXPECT_FALSE(launch.contains("timing_reason"));
}

TEST(JsonReport, AFindingNamesItsKindPlaceAndWorkItems) {
    auto recording = std::make_shared<const Recording>(fixture::reduction_recording(Reduction::sequential));
    LaunchAnalysis analysis;
    analysis.figures.resize(recording->launches[0].program.sites.size());
    analysis.findings.push_back({.kind = FindingKind::out_of_bounds,
                                 .place = {Space::local, "s", 1024, Group(3)},
                                 .file = "a.cl",
                                 .line = 7,
                                 .work_items = {255},
                                 .work_item_count = 1,
                                 .count = 2});
    const ordered_json json = to_json(Session(recording, {}, {analysis}));
    EXPECT_EQ(json.at("findings").at(0),
              ordered_json::parse(R"({"kind": "out-of-bounds", "severity": "error", "launch": 0,
                  "place": {"space": "local", "object": "s", "offset": 1024, "group": 3},
                  "file": "a.cl", "line": 7, "other_line": null, "between_groups": false, "counts": null, "ordered_by_atomics": false, "cure": null, "work_items": [255], "work_item_ids": [[255]], "work_item_count": 1, "pair": null, "pair_ids": null, "count": 2})"));
}

} // namespace
} // namespace lockstep
