#pragma once

#include <cstdint>

namespace lockstep {

/// What a warp step does in addition to arithmetic.
enum class Operation : std::uint8_t {
    none,       ///< a decision, a fence
    local_read, ///< including atomics, which also return a value
    local_write,
    global_read,
    global_write,
    global_atomic,
    global_exchange,  ///< a compare-exchange
    global_reduction, ///< an atomic that the compiler performs once per warp
    image_read,
    image_write,
    exchange, ///< between lanes; one cycle of the local pipe
    barrier,
};

[[nodiscard]] constexpr bool is_global_atomic(Operation operation) {
    return operation == Operation::global_atomic || operation == Operation::global_exchange ||
           operation == Operation::global_reduction;
}

/// True if a value is returned.
[[nodiscard]] constexpr bool answers(Operation operation) {
    return operation == Operation::local_read || operation == Operation::global_read ||
           is_global_atomic(operation) || operation == Operation::image_read ||
           operation == Operation::exchange;
}

/// A side of a decision that no lane of a warp takes, compiled without a branch. The warp still issues it,
/// and its accesses become requests without active lanes.
struct MaskedSide {
    std::uint32_t issue = 0;  ///< issue cycles
    std::uint32_t local = 0;  ///< requests to local memory
    std::uint32_t global = 0; ///< requests to global memory
};

} // namespace lockstep
