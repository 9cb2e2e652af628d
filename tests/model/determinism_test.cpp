// Tests that the model gives the same results for a recording every time, on any number of threads, for every
// entry of the catalogue.
#include "catalogue_recording.h"

#include "core/session/pipeline.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Returns, for all launches, the hash of the timeline and the results of the cost simulations, computed with
/// this number of threads.
std::vector<std::uint64_t> hashes(const Session& session, std::size_t threads) {
    std::vector<std::uint64_t> all;
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        const LaunchModel& model = session.analysis(launch).model;
        all.push_back(model.simulation.value().hash);
        const auto costs =
            model_costs(model, session.trace(launch).program, session.hardware(), threads).value();
        for (const Cost& cost : costs.costs) {
            all.push_back(cost.whole);
            all.push_back(static_cast<std::uint64_t>(cost.exposed));
        }
    }
    return all;
}

class Determinism : public testing::TestWithParam<std::string> {};

TEST_P(Determinism, TheTimelineIsTheSameTenTimesAndOnAnyNumberOfThreads) {
    const auto recording = recording_of(GetParam(), small_run(GetParam()));
    ASSERT_FALSE(recording->launches.empty());
    HardwareModel hardware;
    hardware.warp_slots = 64; // room for a group of 1024 work-items
    std::vector<std::uint64_t> first;
    for (int turn = 0; turn < 10; ++turn) {
        const std::size_t threads = turn % 3 == 0 ? 1 : turn % 3 == 1 ? 2 : 8;
        const auto session = analyse(recording, hardware, {}, threads);
        ASSERT_TRUE(session.ok());
        const auto now = hashes(**session, threads);
        first = turn == 0 ? now : first;
        ASSERT_EQ(now, first) << "on " << threads << " threads";
    }
}

INSTANTIATE_TEST_SUITE_P(OfExperiments, Determinism, testing::ValuesIn(some_ids()), test_name_of);

} // namespace
} // namespace lockstep
