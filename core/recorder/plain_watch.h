#pragma once

#include "core/base/result.h"
#include "core/facts/launch_facts.h"
#include "core/trace/recording.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace lockstep {

/// Follows the plain kernels of a run. They are not guarded: one may crash the process, or never end.
///
///     captured   (begins ... ends, ran, clocked) of each launch
class PlainWatch {
public:
    PlainWatch() = default;
    PlainWatch(const PlainWatch&) = delete;
    PlainWatch& operator=(const PlainWatch&) = delete;
    virtual ~PlainWatch() = default;

    /// Called with everything from the instrumented kernels, before the first plain kernel runs. The logs may
    /// be moved out of it.
    virtual Status captured(Recording& recording) = 0;
    /// Building or running the launch's plain kernel may take up to `limit` from now on; 0: it has finished.
    virtual void begins(std::size_t launch, std::chrono::milliseconds limit) = 0;
    /// The launch's plain kernel has results, and times if they were requested.
    virtual Status ran(std::size_t launch, const LaunchFacts& facts) = 0;
    /// The times of its groups were measured too.
    virtual Status clocked(std::size_t launch, const LaunchFacts& facts) = 0;
};

/// Assumed for plain_limit() before anything was measured, and while contexts are created: the limit is then
/// a minute.
inline constexpr std::chrono::milliseconds unknown_time{2000};

/// How long a plain kernel may take. `seconds`: set by the user; if 0, thirty times as long as the
/// instrumented one, and at least 10 seconds.
[[nodiscard]] inline std::chrono::milliseconds plain_limit(std::uint64_t seconds,
                                                           std::chrono::milliseconds instrumented) {
    constexpr std::chrono::milliseconds least{10000};
    constexpr std::uint64_t most_seconds = std::uint64_t{1} << 40;
    return seconds != 0 ? std::chrono::milliseconds(std::chrono::seconds(std::min(seconds, most_seconds)))
                        : std::max(least, 30 * instrumented);
}

} // namespace lockstep
