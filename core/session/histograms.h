#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/session/session.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// Histograms of a launch's warp steps and requests, counted from its trace.
struct Histograms {
    /// steps_by_lanes[n]: number of warp steps with n active lanes; W + 1 entries.
    std::vector<std::uint64_t> steps_by_lanes;
    /// requests_by_sectors[n]: number of global-memory requests that touch n sectors.
    std::vector<std::uint64_t> requests_by_sectors;
    friend bool operator==(const Histograms&, const Histograms&) = default;
};

/// Computes the histograms over all groups of a launch, on all cores. Takes as long as an analysis, because
/// the warps must be reconstructed. Errors: trace_mismatch, cancelled.
Result<Histograms> histograms(const Session& session, std::size_t launch, const ProgressSink& progress = {});

} // namespace lockstep
