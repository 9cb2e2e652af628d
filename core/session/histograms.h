#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/session/session.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// Distributions of a launch's warp steps and requests, counted from its trace.
struct Histograms {
    std::vector<std::uint64_t> steps_by_lanes;      ///< [n]: warp steps with n active lanes; W + 1 entries
    std::vector<std::uint64_t> requests_by_sectors; ///< [n]: requests of global memory that touch n sectors
    friend bool operator==(const Histograms&, const Histograms&) = default;
};

/// Over all groups of a launch, on all cores. Rebuilds the warps, so it takes as long as an analysis. Errors:
/// trace_mismatch, cancelled.
Result<Histograms> histograms(const Session& session, std::size_t launch, const ProgressSink& progress = {});

} // namespace lockstep
