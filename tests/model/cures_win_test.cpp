// Tests that on the educational machine, which teachers show, every cure that the catalogue recommends is
// faster than the kernel that it cures: at the catalogue's own size, and at a size that fills the machine.
#include "catalogue_recording.h"

#include "core/hardware/presets.h"
#include "core/session/pipeline.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <iterator>

namespace lockstep {
namespace {

struct Run {
    std::string id;
    ParameterValues given = {};
};

struct Pair {
    std::string name; ///< name of the test
    Run ill;
    Run cured;
    /// Parameters that replace the defaults, used if the two kernels would do different work with the
    /// defaults.
    ParameterValues own = {};
    ParameterValues filling = {{"size", "65536"}};
};

const ParameterValues picture = {{"width", "256"}, {"height", "256"}};
const ParameterValues matrix = {{"width", "512"}, {"height", "512"}};
const ParameterValues product = {{"width", "128"}, {"height", "128"}, {"inner", "128"}};
const ParameterValues wide_product = {{"width", "256"}, {"height", "256"}, {"inner", "64"}};

std::vector<Pair> pairs_of_groups() {
    return {
        {"SharedSums", {"reduction/everyone-sums"}, {"reduction/sequential"}},
        {"CompactedLanes", {"reduction/interleaved"}, {"reduction/compacted"}},
        {"SequentialLanes", {"reduction/interleaved"}, {"reduction/sequential"}},
        {"SequentialBanks", {"reduction/compacted"}, {"reduction/sequential"}},
        {"GridStride", {"reduction/contiguous-per-item"}, {"reduction/grid-stride"}},
        {"Shuffles",
         {"reduction/sequential", {{"local", "1024"}}},
         {"reduction/shuffle", {{"local", "1024"}}},
         {{"size", "1024"}}},
        {"PaddedScan", {"scan/blelloch"}, {"scan/blelloch-padded"}},
        {"WaysOfWholeWarps", {"execution/divergence"}, {"execution/divergence", {{"alike", "32"}}}},
        {"WholeWarps", {"execution/small-groups"}, {"execution/small-groups", {{"local", "32"}}}},
        {"SharedWork",
         {"execution/barrier-idle"},
         {"execution/barrier-idle", {{"busy", "128"}, {"work", "8"}}}},
        {"LocalHistogram", {"execution/histogram"}, {"execution/histogram", {{"memory", "local"}}}},
        {"LocalHistogramOfOneValue",
         {"execution/histogram", {{"distinct", "1"}}},
         {"execution/histogram", {{"distinct", "1"}, {"memory", "local"}}}},
    };
}

/// Histograms and compactions. The pair scan/three-stage and scan/look-back is missing: on a CPU, the groups of
/// a look-back wait for each other as often as the scheduler of the system makes them.
std::vector<Pair> pairs_of_atomics() {
    return {
        {"BinsOfGroups", {"histogram/global-atomics"}, {"histogram/privatised"}},
        {"CopiesOfBins", {"histogram/privatised"}, {"histogram/several-copies"}},
        {"VotesOfWarps",
         {"histogram/privatised"},
         {"histogram/warp-aggregated"},
         {{"size", "32768"}}}, // with fewer elements, both need as many cycles
        {"PlacesOfGroups", {"compaction/atomic"}, {"compaction/scan"}},
        {"PlacesOfWarps", {"compaction/atomic"}, {"compaction/ballot"}},
    };
}

std::vector<Pair> pairs_of_matrices() {
    return {
        {"RowsOfWarps", {"matvec/row-per-item"}, {"matvec/row-per-warp"}, {}, {{"height", "2048"}}},
        {"SparseRowsOfWarps", {"spmv/csr-scalar"}, {"spmv/csr-vector"}, {}, {{"size", "8192"}}},
        {"SparseRowsOfEqualLength", {"spmv/csr-scalar"}, {"spmv/ell"}, {}, {{"size", "8192"}}},
        {"SwizzledTiles", {"transpose/tiled"}, {"transpose/swizzled"}, {}, matrix},
        {"ProductInRegisters", {"matmul/tiled"}, {"matmul/register-tiled"}, product, wide_product},
        {"ProductWithTwoBuffers", {"matmul/tiled"}, {"matmul/double-buffered"}, {}, wide_product},
        {"SortedSearches", {"traversal/naive"}, {"traversal/sorted"}},
        {"BoxPlaneByPlane", {"stencil/naive"}, {"stencil/planes"}, {}, {{"height", "128"}}},
    };
}

std::vector<Pair> pairs_of_memory() {
    return {
        {"Coalesced", {"memory/strided"}, {"memory/coalesced"}},
        {"InOrder", {"memory/random"}, {"memory/coalesced"}},
        {"Aligned", {"memory/misaligned"}, {"memory/misaligned", {{"offset", "8"}}}},
        {"ArraysOfCoordinates", {"memory/array-of-structures"}, {"memory/structure-of-arrays"}},
        {"OddStride",
         {"memory/local-strided", {{"stride", "32"}}},
         {"memory/local-strided", {{"stride", "31"}}}},
        {"TransposedInTiles", {"transpose/naive"}, {"transpose/tiled"}, {}, matrix},
        {"TransposedInPaddedTiles", {"transpose/naive"}, {"transpose/tiled-padded"}, {}, matrix},
        {"PaddedTiles", {"transpose/tiled"}, {"transpose/tiled-padded"}, {}, matrix},
        {"PictureInTiles", {"convolution/naive"}, {"convolution/tiled"}, {}, picture},
        {"SumsInTwoDirections", {"convolution/naive"}, {"convolution/separable"}, {}, picture},
        {"ColumnsFirst", {"convolution/separable-rows-first"}, {"convolution/separable"}, {}, picture},
        {"ProductInTiles", {"matmul/naive"}, {"matmul/tiled"}, {}, product},
        {"BodiesInTiles", {"particles/naive"}, {"particles/tiled"}, {}, {{"size", "1024"}}},
    };
}

std::vector<Pair> pairs() {
    std::vector<Pair> all = pairs_of_groups();
    for (auto more : {pairs_of_memory, pairs_of_atomics, pairs_of_matrices}) {
        std::ranges::move(more(), std::back_inserter(all));
    }
    return all;
}

std::uint64_t cycles_of(const Run& run, const ParameterValues& size) {
    ParameterValues given = size;
    given.insert(run.given.begin(), run.given.end());
    const auto session = *analyse(recording_of(run.id, given), *hardware_preset("educational"), {}, 2);
    std::uint64_t cycles = 0;
    for (std::size_t launch = 0; launch < session->launch_count(); ++launch) {
        cycles += session->analysis(launch).model.simulation.value().cycles;
    }
    return cycles;
}

class CuresWin : public testing::TestWithParam<Pair> {};

TEST_P(CuresWin, OnTheEducationalMachineAtTheirOwnSizeAndWhereTheyFillIt) {
    const Pair& pair = GetParam();
    EXPECT_LT(cycles_of(pair.cured, pair.own), cycles_of(pair.ill, pair.own)) << "own size";
    EXPECT_LT(cycles_of(pair.cured, pair.filling), cycles_of(pair.ill, pair.filling)) << "filling";
}

INSTANTIATE_TEST_SUITE_P(Of, CuresWin, testing::ValuesIn(pairs()),
                         [](const auto& pair) { return pair.param.name; });

} // namespace
} // namespace lockstep
