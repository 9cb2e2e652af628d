#pragma once

#include <cstddef>
#include <cstdint>

namespace lockstep {

/// Four times of one of several concurrent launches, in the clock of the device: when it was queued,
/// submitted to the device, started and finished. Time 0 is when the first launch was queued.
struct LaunchTimes {
    std::size_t launch = 0;
    std::uint32_t queue = 0;  ///< number of the queue, counted over all threads
    std::uint32_t thread = 0; ///< number of the host thread that submitted the launch
    std::uint64_t queued_ns = 0;
    std::uint64_t submitted_ns = 0;
    std::uint64_t start_ns = 0;
    std::uint64_t end_ns = 0;
    friend bool operator==(const LaunchTimes&, const LaunchTimes&) = default;
};

/// How the host submits independent launches to the device.
enum class ConcurrencyMode : std::uint8_t {
    one_queue,       ///< one queue, which executes the launches in order of submission
    several_queues,  ///< one thread that fills several queues of one context
    several_threads, ///< several threads, each with its own context and queue
};

struct ConcurrencyPlan {
    ConcurrencyMode mode{};
    std::uint32_t queues = 1; ///< number of queues or threads; launch i uses number i modulo `queues`
};

} // namespace lockstep
