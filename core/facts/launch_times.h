#pragma once

#include <cstddef>
#include <cstdint>

namespace lockstep {

/// When one of several concurrent launches was queued, submitted to the device, started and finished there,
/// by the device's clock. All launches have one time axis, which starts when the first launch was queued.
struct LaunchTimes {
    std::size_t launch = 0;
    std::uint32_t queue = 0;  ///< numbered over all threads
    std::uint32_t thread = 0; ///< number of the thread of the host program
    std::uint64_t queued_ns = 0;
    std::uint64_t submitted_ns = 0;
    std::uint64_t start_ns = 0;
    std::uint64_t end_ns = 0;
    friend bool operator==(const LaunchTimes&, const LaunchTimes&) = default;
};

/// How independent launches are submitted to the device.
enum class ConcurrencyMode : std::uint8_t {
    one_queue,       ///< in order of submission
    several_queues,  ///< several queues of one context, filled by one thread
    several_threads, ///< each with its own context and queue
};

struct ConcurrencyPlan {
    ConcurrencyMode mode{};
    std::uint32_t queues = 1; ///< number of queues or threads; launch i uses number i modulo this
};

} // namespace lockstep
