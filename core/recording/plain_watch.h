#pragma once

#include "core/base/result.h"
#include "core/facts/launch_facts.h"
#include "core/trace/recording.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace lockstep {

/// Follows the plain kernels of a run. They guard against nothing: one may end the process, or never end itself.
///
///     captured   (begins ... ends, ran, clocked) of each launch
class PlainWatch {
public:
    PlainWatch() = default;
    PlainWatch(const PlainWatch&) = delete;
    PlainWatch& operator=(const PlainWatch&) = delete;
    virtual ~PlainWatch() = default;

    /// All that the instrumented kernels left, before the first plain one runs. The logs may be taken out of it.
    virtual Status captured(Recording& recording) = 0;
    /// The launch's plain kernel may take so long from now on; 0: it has ended.
    virtual void begins(std::size_t launch, std::chrono::milliseconds limit) = 0;
    /// The launch's plain kernel left its results, and was timed where that was asked for.
    virtual Status ran(std::size_t launch, const LaunchFacts& facts) = 0;
    /// The times of its groups are there too.
    virtual Status clocked(std::size_t launch, const LaunchFacts& facts) = 0;
};

/// How long a plain kernel may take, by what the instrumented one took. `seconds`: as somebody wants it;
/// 0: thirty times that, and 10 seconds at least.
[[nodiscard]] inline std::chrono::milliseconds plain_limit(std::uint64_t seconds,
                                                           std::chrono::milliseconds instrumented) {
    constexpr std::chrono::milliseconds least{10000};
    constexpr std::uint64_t most_seconds = std::uint64_t{1} << 40;
    return seconds != 0 ? std::chrono::milliseconds(std::chrono::seconds(std::min(seconds, most_seconds)))
                        : std::max(least, 30 * instrumented);
}

} // namespace lockstep
