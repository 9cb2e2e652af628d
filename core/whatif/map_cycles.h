#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/whatif/recount.h"

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace lockstep {

/// Simulates the launch with other layouts of its arrays. Only the passes of accesses to local memory and the
/// groups that fit on a multiprocessor change; instructions that a kernel would need to compute other indices
/// are not included. Maps with the same passes of all accesses, and the same number of groups, share one
/// simulation.
class MapCycles {
public:
    /// `requests` must outlive this object.
    explicit MapCycles(const LocalRequests& requests) : requests_(requests) {}

    /// Returns the cycles of the launch with a map that recount() did not refuse; nullopt if the kernel does
    /// not fit on a multiprocessor. Errors: cancelled, trace_mismatch, and those of LogWindow::open().
    Result<std::optional<std::uint64_t>> of(std::size_t array, const ArrayMap& map, const Recounted& figures,
                                            const ProgressSink& progress = {});

private:
    using Passes = std::pair<std::uint32_t, std::vector<std::uint64_t>>; ///< resident groups, passes by shape
    const LocalRequests& requests_;
    std::map<Passes, std::uint64_t> known_;
};

/// Sets the cycles of all maps of `tried` that are not refused. Errors: those of MapCycles::of().
Status simulate_maps(const LocalRequests& requests, WhatIf& tried, const ProgressSink& progress = {});

} // namespace lockstep
