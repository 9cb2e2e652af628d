// Tests the model's results for real recordings: which of two kernels is slower on an H200, and that the
// result is the same every time.
#include "catalogue_recording.h"

#include "core/hardware/presets.h"
#include "core/session/pipeline.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Returns the modelled cycles of all launches on the H200.
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
    // Enough work-items to fill the machine: 32 lanes x 64 warps x one line each exceed the capacity of L1.
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

} // namespace
} // namespace lockstep
