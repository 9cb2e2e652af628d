#pragma once

#include "core/analysis/sites/figures.h"
#include "core/site/program.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// Decisions of warps. A branch is an if, ?:, loop test or switch, and its whole condition decides. The left operands of &&
/// and || decide too, and are counted separately, inside a condition or not:
///
///     if (x < w && y < h)     branches 1, operands 1 (x < w)          ok = x < w && y < h;     branches 0, operands 1
struct BranchFigures {
    std::uint64_t executed = 0;  ///< warp steps
    std::uint64_t divergent = 0; ///< of these, those on which the warp's lanes disagreed
    BranchFigures& operator+=(const BranchFigures& other);
    friend bool operator==(const BranchFigures&, const BranchFigures&) = default;
};

/// Active lanes out of those there might have been. Lanes that a partial warp lacks might have been.
struct LaneUse {
    std::uint64_t active = 0;   ///< summed over warp steps
    std::uint64_t possible = 0; ///< W summed over warp steps
    /// Lane efficiency, 0..1: active / possible (core/README.md, Words); 0 where nothing was executed. Of a launch
    /// or of a line it is that of all its sites together: no mean of theirs.
    [[nodiscard]] double efficiency() const;
    LaneUse& operator+=(const LaneUse& other);
    friend bool operator==(const LaneUse&, const LaneUse&) = default;
};

/// The figures of a launch or of a line, by the keys of core/README.md, The report. Constant memory counts as global.
struct Totals {
    GlobalFigures global_load;
    GlobalFigures global_store;
    GlobalFigures global_atomic;
    LocalFigures local_load;
    LocalFigures local_store;
    LocalFigures local_atomic;
    ImageFigures image_read;
    ImageFigures image_write;
    std::uint64_t warp_steps = 0; ///< of a launch: over all sites; of a line: of its busiest site
    /// The same counted in lanes: a site that a warp executes with 20 active lanes makes 20 lane steps. Of a
    /// line `s[i] = s[i] + s[j]`: how many additions were made.
    std::uint64_t lane_steps = 0;
    BranchFigures branches;      ///< branches, loop tests and switches
    BranchFigures operands;      ///< left operands of && and ||
    std::uint64_t barriers = 0;  ///< warp steps of barriers
    std::uint64_t exchanges = 0; ///< warp steps that exchange values between lanes
    LaneUse lanes;               ///< over all sites
    /// Reads, writes and atomics together.
    [[nodiscard]] GlobalFigures all_global() const;
    [[nodiscard]] LocalFigures all_local() const;
    [[nodiscard]] ImageFigures all_images() const;
    /// Adds launches up.
    Totals& operator+=(const Totals& other);
    friend bool operator==(const Totals&, const Totals&) = default;
};

/// Bytes that the lanes ask of global memory by reads and writes; atomics are counted apart.
[[nodiscard]] std::uint64_t bytes_asked_for(const Totals& totals);

/// The bandwidth of a launch or of a run, which the copy's stands beside: bytes_asked_for() over the time.
/// What caches serve and what sectors bring unasked make it another figure than the bytes that memory moves.
/// None of no time: the clock was too coarse.
[[nodiscard]] std::optional<double> asked_bytes_per_second(const Totals& totals, std::uint64_t time_ns);

struct LineTotals {
    std::uint32_t file = 0; ///< index into Program::files
    std::uint32_t line = 0;
    Totals totals;
};

/// `warp_lanes`: W, the lanes of a warp (the group's work-items where the whole group is one).
[[nodiscard]] Totals launch_totals(const Program& program, const FiguresBySite& figures,
                                   std::uint32_t warp_lanes);

/// The lines that were executed, by file and line.
[[nodiscard]] std::vector<LineTotals> line_totals(const Program& program, const FiguresBySite& figures,
                                                  std::uint32_t warp_lanes);

} // namespace lockstep
