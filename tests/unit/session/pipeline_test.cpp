#include "core/session/pipeline.h"

#include "core/trace/recording_reader.h"
#include "core/trace/trace_file.h"

#include "tests/support/random_trace.h"
#include "tests/support/recordings.h"
#include "tests/support/reduction_fixture.h"
#include "tests/support/whole_suites.h"

#include <atomic>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <random>

namespace lockstep {
namespace {

using fixture::Reduction;
using fixture::reduction_recording;

std::shared_ptr<const Session> session_of(Recording recording, std::uint32_t warp_width = 32) {
    HardwareModel hardware;
    hardware.warp_width = warp_width;
    auto session = analyse(std::make_shared<Recording>(std::move(recording)), hardware);
    EXPECT_TRUE(session.ok());
    return *session;
}

/// Returns the totals of the line `s[...] += s[... + k]`.
Totals addition_of(const Session& session) {
    const auto& lines = session.analysis(0).lines;
    const auto at = std::ranges::find(lines, 13U, &LineAnalysis::line);
    EXPECT_NE(at, lines.end());
    return at->totals;
}

TEST(Pipeline, CountsTheReductionsAsDesignSaysForEveryWarpWidth) {
    struct Row {
        Reduction reduction;
        std::uint32_t warp_width;
        std::uint64_t stores;
    };
    for (const Row& row : {Row{Reduction::interleaved, 32, 47}, Row{Reduction::compacted, 32, 12},
                           Row{Reduction::sequential, 32, 12}, Row{Reduction::interleaved, 64, 27},
                           Row{Reduction::compacted, 64, 9}, Row{Reduction::sequential, 64, 9},
                           Row{Reduction::interleaved, 16, 79}, Row{Reduction::compacted, 16, 19},
                           Row{Reduction::sequential, 16, 19}, Row{Reduction::interleaved, 0, 8}}) {
        const auto session = session_of(reduction_recording(row.reduction), row.warp_width);
        EXPECT_EQ(addition_of(*session).local_store.requests, row.stores) << row.warp_width;
        EXPECT_EQ(addition_of(*session).warp_steps, row.stores) << row.warp_width;
    }
}

TEST(Pipeline, OnlyTheCompactedReductionHasConflicts) {
    EXPECT_EQ(
        session_of(reduction_recording(Reduction::interleaved))->analysis(0).totals.local_store.conflicts,
        0U);
    EXPECT_EQ(
        session_of(reduction_recording(Reduction::interleaved))->analysis(0).totals.local_load.conflicts, 0U);
    EXPECT_EQ(session_of(reduction_recording(Reduction::compacted))->analysis(0).totals.local_store.conflicts,
              35U);
    EXPECT_EQ(session_of(reduction_recording(Reduction::compacted))->analysis(0).totals.local_load.conflicts,
              70U);
    EXPECT_EQ(session_of(reduction_recording(Reduction::sequential))->analysis(0).totals.local_load.conflicts,
              0U);
}

TEST(Pipeline, SixteenGroupsAreSixteenTimesOne) {
    const auto session = session_of(reduction_recording(Reduction::interleaved, 256, 16));
    EXPECT_EQ(addition_of(*session).local_store.requests, 16 * 47U);
    const Totals& totals = session->analysis(0).totals;
    EXPECT_EQ(totals.global_load, (GlobalFigures{128, 512, 128, 16UL * 1024}));
    EXPECT_EQ(totals.barriers, 16 * 8 * 9U);
    EXPECT_EQ(totals.warp_steps * 32, totals.lanes.possible);
}

TEST(Pipeline, GivesTheSameFiguresEveryTime) {
    const auto shared = std::make_shared<Recording>(reduction_recording(Reduction::compacted, 64, 200));
    const auto first = analyse(shared, {});
    for (int i = 0; i < 5; ++i) {
        const auto again = analyse(shared, {});
        EXPECT_EQ((*again)->analysis(0).figures, (*first)->analysis(0).figures);
    }
}

TEST(Pipeline, CanBeCancelled) {
    const auto recording = std::make_shared<Recording>(reduction_recording(Reduction::interleaved, 256, 600));
    std::atomic<int> calls = 0;
    const auto session = analyse(recording, {}, [&](const Progress& progress) {
        EXPECT_EQ(progress.stage, Stage::reconstruct);
        EXPECT_LE(progress.done, progress.total);
        return ++calls < 2;
    });
    ASSERT_FALSE(session.ok());
    EXPECT_EQ(session.error().code, ErrorCode::cancelled);
    EXPECT_EQ(calls, 2);
}

TEST(Pipeline, ReportsProgressUpToTheEnd) {
    const auto recording = std::make_shared<Recording>(reduction_recording(Reduction::interleaved, 256, 600));
    std::map<Stage, std::uint64_t> last;
    ASSERT_TRUE(analyse(recording, {}, [&](const Progress& progress) {
                    EXPECT_GT(progress.done, last[progress.stage]);
                    last[progress.stage] = progress.done;
                    return true;
                }).ok());
    EXPECT_EQ(last[Stage::reconstruct], 600U);
    EXPECT_GT(last[Stage::simulate], 100000U);
}

TEST(Pipeline, ReportsTheFirstMismatchWhateverTheThreadsOrder) {
    for (int i = 0; i < 10; ++i) {
        auto recording = std::make_shared<Recording>(reduction_recording(Reduction::interleaved, 64, 300));
        Trace& trace = recording->launches[0];
        for (const std::uint64_t group : {290U, 120U, 77U}) {
            // Replaces the event's site, so that the log does not follow the program.
            trace.events[trace.offsets[group * 64 + 5] + 2] ^= std::uint64_t{1} << 40;
        }
        const auto session = analyse(recording, {});
        ASSERT_FALSE(session.ok());
        EXPECT_EQ(session.error().code, ErrorCode::trace_mismatch);
        EXPECT_EQ(session.error().arguments, (std::vector<std::string>{"4933", "2"}));
    }
}

TEST(Pipeline, AnalysesRandomLaunchesWithAllTheirGroups) {
    for (std::uint64_t number = 0; number < 20; ++number) {
        Recording recording;
        recording.launches.push_back(test::random_trace(number));
        const auto session = session_of(std::move(recording));
        std::uint64_t lanes = 0;
        for (std::uint64_t group = 0; group < group_count(session->trace(0).range); ++group) {
            lanes += session->steps(0, Group(group))->lanes.size();
        }
        EXPECT_EQ(session->analysis(0).totals.lanes.active, lanes);
    }
}

TEST(Pipeline, SurvivesWhateverTheReaderOfRecordingsLetsThrough) {
    const std::string path = testing::TempDir() + "lockstep-pipeline.lks";
    ASSERT_TRUE(write_recording(reduction_recording(Reduction::compacted, 8, 2), path, Codec::raw).ok());
    std::string whole(std::filesystem::file_size(path), '\0');
    std::ifstream(path, std::ios::binary).read(whole.data(), static_cast<std::streamsize>(whole.size()));
    std::filesystem::remove(path);
    std::mt19937_64 chance(2);
    const int tries = test::runs_whole_suites() ? 5000 : 1500;
    int read = 0;
    for (int i = 0; i < tries; ++i) {
        std::string damaged = whole;
        damaged[chance() % damaged.size()] = static_cast<char>(chance());
        const auto source = test::bytes_in_memory(std::as_bytes(std::span(damaged)));
        auto recording = read_recording_from(*source, {"x.lks", false}, {});
        if (recording.ok()) {
            ++read;
            const auto session = analyse(std::make_shared<Recording>(std::move(*recording)), {});
            EXPECT_TRUE(session.ok() || session.error().code == ErrorCode::trace_mismatch);
        }
    }
    EXPECT_GT(read, tries / 10);
}

} // namespace
} // namespace lockstep
