#pragma once

#include "core/analysis/sites/figures.h"
#include "core/site/program.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// Figures of the decisions of warps. A branch is an if, ?:, loop test or switch, including its whole
/// condition. The left operands of && and || are decisions too. They are counted separately as operands, both
/// inside and outside conditions:
///
///     if (x < w && y < h)       branches 1, operands 1 (x < w)
///     ok = x < w && y < h;      branches 0, operands 1
struct BranchFigures {
    std::uint64_t executed = 0; ///< number of warp steps
    /// Number of warp steps in which the lanes of the warp had different outcomes.
    std::uint64_t divergent = 0;
    BranchFigures& operator+=(const BranchFigures& other);
    friend bool operator==(const BranchFigures&, const BranchFigures&) = default;
};

/// Lane efficiency data of warp steps: the number of active lanes and of available lanes. The missing lanes
/// of a partial warp count as available.
struct LaneUse {
    std::uint64_t active = 0;   ///< number of active lanes, summed over warp steps
    std::uint64_t possible = 0; ///< warp width, summed over warp steps
    /// Returns the lane efficiency, 0..1: active / possible (see "Words" in core/README.md); 0 if nothing was
    /// executed. For a launch or a line, it is computed from the sums over the sites, not by averaging their
    /// efficiencies.
    [[nodiscard]] double efficiency() const;
    LaneUse& operator+=(const LaneUse& other);
    friend bool operator==(const LaneUse&, const LaneUse&) = default;
};

/// The figures of a launch or of a line. The names are the keys of the report (see core/README.md). Constant
/// memory counts as global.
struct Totals {
    GlobalFigures global_load;
    GlobalFigures global_store;
    GlobalFigures global_atomic;
    LocalFigures local_load;
    LocalFigures local_store;
    LocalFigures local_atomic;
    ImageFigures image_read;
    ImageFigures image_write;
    std::uint64_t warp_steps = 0; ///< for a launch: sum over all sites; for a line: maximum over its sites
    /// Number of lane steps: warp steps weighted by their active lanes. A warp that executes a site with 20
    /// active lanes adds 20. For the line `s[i] = s[i] + s[j]`, this is the number of additions.
    std::uint64_t lane_steps = 0;
    BranchFigures branches;      ///< branches, loop tests and switches
    BranchFigures operands;      ///< left operands of && and ||
    std::uint64_t barriers = 0;  ///< warp steps of barriers
    std::uint64_t exchanges = 0; ///< number of warp steps that exchange values between lanes
    LaneUse lanes;               ///< active and available lanes, summed over all sites
    /// Returns the sum of reads, writes and atomics.
    [[nodiscard]] GlobalFigures all_global() const;
    [[nodiscard]] LocalFigures all_local() const;
    [[nodiscard]] ImageFigures all_images() const;
    /// Adds the figures of another launch.
    Totals& operator+=(const Totals& other);
    friend bool operator==(const Totals&, const Totals&) = default;
};

/// Returns the bytes that the lanes request from global memory by reads and writes. Atomics are not included.
[[nodiscard]] std::uint64_t bytes_asked_for(const Totals& totals);

/// Returns bytes_asked_for() / time, for comparison with the bandwidth of a memory copy. The bytes that
/// memory actually transfers can differ, because caches serve some accesses and sectors contain bytes that no
/// lane requested. Nothing if the time is 0 because the clock is too coarse.
[[nodiscard]] std::optional<double> asked_bytes_per_second(const Totals& totals, std::uint64_t time_ns);

struct LineTotals {
    std::uint32_t file = 0; ///< index into Program::files
    std::uint32_t line = 0;
    Totals totals;
};

/// Returns the figures of a launch. `warp_lanes`: the number of lanes per warp or, if the whole group is one
/// warp, the number of work-items per group.
[[nodiscard]] Totals launch_totals(const Program& program, const FiguresBySite& figures,
                                   std::uint32_t warp_lanes);

/// Returns the figures of all executed lines, sorted by file and line.
[[nodiscard]] std::vector<LineTotals> line_totals(const Program& program, const FiguresBySite& figures,
                                                  std::uint32_t warp_lanes);

} // namespace lockstep
