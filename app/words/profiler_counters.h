#pragma once

#include <span>
#include <string>
#include <string_view>

namespace lockstep {

/// The counters of profilers that measure what a figure counts or models. They count instructions of the machine
/// and everything that runs, so their values may differ from the figure.
struct ProfilerCounters {
    std::string_view figure;  ///< key of the figure
    std::string_view nsight;  ///< metric of NVIDIA Nsight Compute; empty if there is none
    std::string_view rocprof; ///< counter or derived metric of AMD's rocprof; empty if there is none
};

[[nodiscard]] std::span<const ProfilerCounters> profiler_counters();

/// Returns the counters of a figure with the names of the profilers, one per line; empty if there are none. The same in
/// every language.
[[nodiscard]] std::string profiler_note(std::string_view figure);

} // namespace lockstep
