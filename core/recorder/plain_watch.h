#pragma once

#include "core/base/result.h"
#include "core/facts/launch_facts.h"
#include "core/trace/recording.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace lockstep {

/// Monitors the plain kernels of a run. They run without checks, so a kernel may crash the process or never
/// end.
///
///     captured   (begins ... ends, ran, clocked) of each launch
class PlainWatch {
public:
    PlainWatch() = default;
    PlainWatch(const PlainWatch&) = delete;
    PlainWatch& operator=(const PlainWatch&) = delete;
    virtual ~PlainWatch() = default;

    /// Called before the first plain kernel runs, with all data from the instrumented kernels. May move the
    /// logs out of the recording.
    virtual Status captured(Recording& recording) = 0;
    /// Called when the plain kernel of a launch is about to be built or run, which may take up to `limit`. A
    /// limit of 0 means that it has finished.
    virtual void begins(std::size_t launch, std::chrono::milliseconds limit) = 0;
    /// Called when the plain kernel of a launch has results, and times if they were requested.
    virtual Status ran(std::size_t launch, const LaunchFacts& facts) = 0;
    /// Called when the times of the groups have been measured too.
    virtual Status clocked(std::size_t launch, const LaunchFacts& facts) = 0;
};

/// The time that plain_limit() assumes for the instrumented kernel before it is measured, and while contexts
/// are created. The limit is then one minute.
inline constexpr std::chrono::milliseconds unknown_time{2000};

/// Returns how long a plain kernel may take. `seconds` is the limit set by the user. If it is 0, the limit is
/// thirty times the time of the instrumented kernel, but at least 10 seconds.
[[nodiscard]] inline std::chrono::milliseconds plain_limit(std::uint64_t seconds,
                                                           std::chrono::milliseconds instrumented) {
    constexpr std::chrono::milliseconds least{10000};
    constexpr std::uint64_t most_seconds = std::uint64_t{1} << 40;
    return seconds != 0 ? std::chrono::milliseconds(std::chrono::seconds(std::min(seconds, most_seconds)))
                        : std::max(least, 30 * instrumented);
}

} // namespace lockstep
