#pragma once

#include <cstddef>
#include <cstdint>

namespace lockstep {

/// When a launch among several in flight was queued, handed to the device, started and ended there, by the
/// device's clock: one time axis, which begins where the first launch was queued.
struct LaunchTimes {
    std::size_t launch = 0;
    std::uint32_t queue = 0;  ///< over all threads
    std::uint32_t thread = 0; ///< of the host
    std::uint64_t queued_ns = 0;
    std::uint64_t submitted_ns = 0;
    std::uint64_t start_ns = 0;
    std::uint64_t end_ns = 0;
    friend bool operator==(const LaunchTimes&, const LaunchTimes&) = default;
};

/// How launches that do not depend on each other are handed to the device.
enum class ConcurrencyMode : std::uint8_t {
    one_queue,       ///< in order
    several_queues,  ///< of one context, filled by one thread
    several_threads, ///< each with a context and a queue of its own
};

struct ConcurrencyPlan {
    ConcurrencyMode mode{};
    std::uint32_t queues = 1; ///< or threads; launch i goes to number i modulo this
};

} // namespace lockstep
