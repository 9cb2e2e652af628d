// The model says the same of a recording every time, on any number of threads: of every entry of the
// catalogue.
#include "catalogue_recording.h"

#include "core/experiments/catalogue.h"
#include "core/session/pipeline.h"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Small enough for the whole catalogue in seconds, and still several groups on several multiprocessors. With
/// LOCKSTEP_LONG_TESTS in the environment every experiment runs with its defaults instead.
ParameterValues small_run(const Experiment& experiment) {
    ParameterValues values;
    if (std::getenv("LOCKSTEP_LONG_TESTS") != nullptr) {
        return values;
    }
    const ParameterValues sizes = {
        {"size", "2000"}, {"width", "72"}, {"height", "40"}, {"inner", "24"}, {"launches", "3"}};
    for (const ParameterInfo& parameter : experiment.parameters) {
        const auto size = sizes.find(parameter.name);
        if (size != sizes.end() && is_allowed(parameter, size->second)) { // a vector's width is another
            values.insert(*size);
        }
    }
    return values;
}

/// Of all launches the timeline's hash and what the simulations for costs say, on so many threads.
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
    const auto recording = recording_of(GetParam(), small_run(**find_experiment(GetParam())));
    ASSERT_FALSE(recording->launches.empty());
    HardwareModel hardware;
    hardware.warp_slots = 64; // room for a group of 1024
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

std::vector<std::string> every_id() {
    std::vector<std::string> ids;
    for (const Experiment& experiment : catalogue()) {
        ids.push_back(experiment.id);
    }
    return ids;
}

std::string test_name(const testing::TestParamInfo<std::string>& id) {
    std::string name = id.param;
    std::ranges::replace_if(
        name, [](char c) { return c == '/' || c == '-'; }, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(OfEveryExperiment, Determinism, testing::ValuesIn(every_id()), test_name);

} // namespace
} // namespace lockstep
