#pragma once

#include "core/site/site.h"
#include "tests/support/random_kernels/memory.h"

#include <unordered_set>

namespace lockstep::random_kernel {

/// One event as the log must have it. Addresses are offsets into their object, so that they do not depend on
/// where it lies.
struct ExpectedEvent {
    SiteKind kind{};
    Space space = Space::none;
    std::uint32_t line = 0;
    // of an access
    unsigned object = 0; ///< Variable::id
    std::uint32_t offset = 0;
    std::vector<Piece> pieces;
    ValueType type;
    std::vector<std::byte> value; ///< components without padding
    bool value_known = true;      ///< false: depends on the order of work-items
    bool exchanges = true;        ///< of a compare-exchange: it found what it was to replace
    // of everything else
    std::uint64_t payload = 0;                       ///< decision (0, 1), choice (low 40 bits), fence flags
    std::uint64_t payload_known = ~std::uint64_t{0}; ///< those of its bits that are known: of a copy none
    const Variable* counter = nullptr;               ///< of `for (int k = ...`: k,
    std::int32_t counter_value = 0;                  ///< and its value at the test
};

/// What a launch of a kernel must leave behind.
struct Interpretation {
    std::vector<std::vector<ExpectedEvent>> items; ///< by work-item in trace order
    std::vector<std::vector<std::byte>> buffers;   ///< by kernel parameter; empty where it is no buffer
    bool parts = false;    ///< a statement that holds a barrier was walked by a part of a group
    bool diverges = false; ///< a barrier was passed by a part of a group
    std::unordered_set<const void*> passed; ///< expressions and statements that some work-item passed
};

/// Runs a kernel as it is written, one work-item after the other; where a statement holds a barrier, the
/// work-items of the group walk it together, those that are on the way: the others wait where they meet
/// again, and a barrier is passed without them. Needs the lines that print() sets.
///
///     s[lid] = in[gid];             item 0, item 1, ... item 7
///     for (int r = 0; r < 2; r++) {     all: test
///         barrier(...);                     all
///         x += s[r];                        item 0, item 1, ... item 7
///     }
///
/// Throws InvalidKernel.
[[nodiscard]] Interpretation interpret(const Kernel& kernel);

} // namespace lockstep::random_kernel
