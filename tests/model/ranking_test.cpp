// What the model says of real recordings: which of two kernels is the slower on an H200, and that it says so
// every time.
#include "core/experiments/catalogue.h"
#include "core/hardware/presets.h"
#include "core/session/pipeline.h"
#include "core/session/record.h"

#include <gtest/gtest.h>
#include <map>

namespace lockstep {
namespace {

std::shared_ptr<const Recording> recording_of(const std::string& id, const ParameterValues& given) {
    const Experiment& experiment = **find_experiment(id);
    const auto values = complete(experiment, given);
    EXPECT_TRUE(values.ok()) << id;
    RecordOptions options;
    options.time_plain = false;
    options.values = false;
    auto recording = record_experiment(experiment, *values, options);
    EXPECT_TRUE(recording.ok()) << id;
    return std::make_shared<const Recording>(std::move(*recording));
}

/// Modelled cycles of all launches on the H200.
std::uint64_t cycles_of(const std::string& id, const ParameterValues& given = {}) {
    const auto session = analyse(recording_of(id, given), hardware_preset("nvidia-h200").value());
    EXPECT_TRUE(session.ok()) << id;
    std::uint64_t cycles = 0;
    for (std::size_t launch = 0; launch < (*session)->launch_count(); ++launch) {
        cycles += (*session)->analysis(launch).model.simulation.value().cycles;
    }
    return cycles;
}

TEST(H200, TransposesFasterInTilesAndFasterStillWithPadding) {
    const ParameterValues large = {{"width", "1024"}, {"height", "1024"}};
    const std::uint64_t naive = cycles_of("transpose/naive", large);
    const std::uint64_t tiled = cycles_of("transpose/tiled", large);
    EXPECT_GT(naive, tiled);
    EXPECT_GT(tiled, cycles_of("transpose/tiled-padded", large));
}

TEST(H200, ReducesFastestInSequentialOrder) {
    const ParameterValues large = {{"size", "262144"}};
    const std::uint64_t sequential = cycles_of("reduction/sequential", large);
    EXPECT_GT(cycles_of("reduction/interleaved", large), sequential);
    EXPECT_GT(cycles_of("reduction/compacted", large), sequential);
}

TEST(H200, ReadsContiguousStretchesOfEachItemSlowerThanAGridStride) {
    // Enough work-items to fill the machine: 32 lanes x 64 warps x a line each are more than L1 holds.
    const ParameterValues large = {{"size", "4194304"}, {"items", "16"}};
    EXPECT_GT(cycles_of("reduction/contiguous-per-item", large), cycles_of("reduction/grid-stride", large));
}

TEST(H200, ScansFasterWithPadding) {
    EXPECT_GT(cycles_of("scan/blelloch"), cycles_of("scan/blelloch-padded"));
}

TEST(H200, MultipliesMatricesFasterInTiles) {
    EXPECT_GT(cycles_of("matmul/naive"), cycles_of("matmul/tiled"));
}

TEST(H200, ReadsNeighboursFastest) {
    const ParameterValues large = {{"size", "262144"}};
    const std::uint64_t coalesced = cycles_of("memory/coalesced", large);
    EXPECT_GT(cycles_of("memory/strided", large), coalesced);
    EXPECT_GT(cycles_of("memory/random", large), coalesced);
    EXPECT_GT(cycles_of("memory/array-of-structures", large), cycles_of("memory/structure-of-arrays", large));
}

TEST(Caches, RowsFirstConvolutionHasTheWorseHitRate) {
    const auto hit_rate = [](const std::string& id) {
        const auto session = *analyse(recording_of(id, {}), hardware_preset("educational").value());
        return session->analysis(0).model.simulation.value().cache.l1.hit_rate();
    };
    EXPECT_LT(hit_rate("convolution/separable-rows-first"), hit_rate("convolution/separable"));
}

/// Hashes of all launches' timelines, and of the four simulations that costs take, on so many threads.
std::vector<std::uint64_t> hashes(const Session& session, std::size_t threads) {
    std::vector<std::uint64_t> all;
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        const LaunchModel& model = session.analysis(launch).model;
        if (!model.simulation) {
            continue;
        }
        all.push_back(model.simulation->hash);
        const auto costs =
            model_costs(model, session.trace(launch).program, session.hardware(), threads).value();
        for (const Cost& cost : costs.costs) {
            all.push_back(cost.whole);
            all.push_back(static_cast<std::uint64_t>(cost.exposed));
        }
    }
    return all;
}

TEST(Determinism, OfEveryExperimentTheTimelineIsTheSameTenTimesAndOnAnyNumberOfThreads) {
    for (const Experiment& experiment : catalogue()) {
        const auto recording = recording_of(experiment.id, {});
        std::vector<std::uint64_t> first;
        for (int turn = 0; turn < 10; ++turn) {
            const std::size_t threads = turn % 3 == 0 ? 1 : turn % 3 == 1 ? 2 : 8;
            const auto session = analyse(recording, HardwareModel{}, {}, threads);
            ASSERT_TRUE(session.ok()) << experiment.id;
            const auto now = hashes(**session, threads);
            first = turn == 0 ? now : first;
            ASSERT_EQ(now, first) << experiment.id << " on " << threads << " threads";
        }
    }
}

} // namespace
} // namespace lockstep
