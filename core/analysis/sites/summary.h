#pragma once

#include "core/analysis/sites/figures.h"
#include "core/site/program.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// Decisions of warps. A branch is an if, ?:, loop test or switch, with its whole condition. The left
/// operands of && and || are decisions too, and are counted separately, both within and outside a condition:
///
///     if (x < w && y < h)       branches 1, operands 1 (x < w)
///     ok = x < w && y < h;      branches 0, operands 1
struct BranchFigures {
    std::uint64_t executed = 0;  ///< warp steps
    std::uint64_t divergent = 0; ///< number of these in which the lanes of the warp diverged
    BranchFigures& operator+=(const BranchFigures& other);
    friend bool operator==(const BranchFigures&, const BranchFigures&) = default;
};

/// Active lanes and possible lanes. Missing lanes of a partial warp count as possible.
struct LaneUse {
    std::uint64_t active = 0;   ///< summed over warp steps
    std::uint64_t possible = 0; ///< W summed over warp steps
    /// Lane efficiency, 0..1: active / possible (core/README.md, Words); 0 if nothing was executed. For a
    /// launch or a line, it is computed from the sums over all sites, not from their efficiencies.
    [[nodiscard]] double efficiency() const;
    LaneUse& operator+=(const LaneUse& other);
    friend bool operator==(const LaneUse&, const LaneUse&) = default;
};

/// The figures of a launch or of a line; the names are the keys in core/README.md, The report. Constant
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
    std::uint64_t warp_steps = 0; ///< of a launch: summed over all sites; of a line: maximum of its sites
    /// The same counted in lanes: a site that a warp executes with 20 active lanes adds 20 lane steps. For
    /// the line `s[i] = s[i] + s[j]`: the number of additions.
    std::uint64_t lane_steps = 0;
    BranchFigures branches;      ///< branches, loop tests and switches
    BranchFigures operands;      ///< left operands of && and ||
    std::uint64_t barriers = 0;  ///< warp steps of barriers
    std::uint64_t exchanges = 0; ///< warp steps that exchange values between lanes
    LaneUse lanes;               ///< summed over all sites
    /// Reads, writes and atomics combined.
    [[nodiscard]] GlobalFigures all_global() const;
    [[nodiscard]] LocalFigures all_local() const;
    [[nodiscard]] ImageFigures all_images() const;
    /// Adds the figures of another launch.
    Totals& operator+=(const Totals& other);
    friend bool operator==(const Totals&, const Totals&) = default;
};

/// Bytes that the lanes request from global memory by reads and writes; atomics are counted separately.
[[nodiscard]] std::uint64_t bytes_asked_for(const Totals& totals);

/// The bandwidth of a launch or of a run, for comparison with that of the copy: bytes_asked_for() / time. It
/// differs from the bytes that memory transfers, because caches serve some accesses and sectors contain
/// unrequested bytes. Nothing if the time is 0: the clock was too coarse.
[[nodiscard]] std::optional<double> asked_bytes_per_second(const Totals& totals, std::uint64_t time_ns);

struct LineTotals {
    std::uint32_t file = 0; ///< index into Program::files
    std::uint32_t line = 0;
    Totals totals;
};

/// `warp_lanes`: W, the number of lanes per warp (the work-items per group if the whole group is one warp).
[[nodiscard]] Totals launch_totals(const Program& program, const FiguresBySite& figures,
                                   std::uint32_t warp_lanes);

/// The executed lines, ordered by file and line.
[[nodiscard]] std::vector<LineTotals> line_totals(const Program& program, const FiguresBySite& figures,
                                                  std::uint32_t warp_lanes);

} // namespace lockstep
