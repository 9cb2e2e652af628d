#pragma once

#include <cstdint>

namespace lockstep {

/// What a warp step does besides arithmetic.
enum class Operation : std::uint8_t {
    none,       ///< a decision, a fence
    local_read, ///< and atomics, which answer too
    local_write,
    global_read,
    global_write,
    global_atomic,
    global_exchange,  ///< a compare-exchange
    global_reduction, ///< an atomic that the compiler does once for the warp
    image_read,
    image_write,
    exchange, ///< between lanes: one cycle of the local pipe
    barrier,
};

[[nodiscard]] constexpr bool is_global_atomic(Operation operation) {
    return operation == Operation::global_atomic || operation == Operation::global_exchange ||
           operation == Operation::global_reduction;
}

/// True where a value comes back.
[[nodiscard]] constexpr bool answers(Operation operation) {
    return operation == Operation::local_read || operation == Operation::global_read ||
           is_global_atomic(operation) || operation == Operation::image_read ||
           operation == Operation::exchange;
}

/// A side of a decision that none of a warp's lanes takes, where the compiler made it without a branch: the
/// warp issues it all the same, its accesses as requests of no lane.
struct MaskedSide {
    std::uint32_t issue = 0;  ///< cycles
    std::uint32_t local = 0;  ///< requests of local memory
    std::uint32_t global = 0; ///< of global memory
};

} // namespace lockstep
