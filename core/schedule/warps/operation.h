#pragma once

#include <cstdint>

namespace lockstep {

/// The operation of a warp step in addition to its arithmetic.
enum class Operation : std::uint8_t {
    none,       ///< no operation, for example at a decision or a fence
    local_read, ///< a read or atomic of local memory; an atomic also returns a value
    local_write,
    global_read,
    global_write,
    global_atomic,
    global_exchange,  ///< a compare-exchange
    global_reduction, ///< a global atomic that the compiler combines into one per warp
    image_read,
    image_write,
    exchange, ///< an exchange of values between lanes, which takes one cycle of the local-memory pipe
    barrier,
};

[[nodiscard]] constexpr bool is_global_atomic(Operation operation) {
    return operation == Operation::global_atomic || operation == Operation::global_exchange ||
           operation == Operation::global_reduction;
}

/// Whether the operation returns a value, so that later steps may have to wait for it.
[[nodiscard]] constexpr bool answers(Operation operation) {
    return operation == Operation::local_read || operation == Operation::global_read ||
           is_global_atomic(operation) || operation == Operation::image_read ||
           operation == Operation::exchange;
}

/// A side of a decision that no lane of a warp executes. Because the decision is compiled without a branch,
/// the warp still issues the instructions of the side, and its accesses are requests without active lanes.
struct MaskedSide {
    std::uint32_t issue = 0;  ///< number of issue cycles that the side takes
    std::uint32_t local = 0;  ///< number of requests to local memory
    std::uint32_t global = 0; ///< number of requests to global memory
};

} // namespace lockstep
