#pragma once

#include "core/site/site.h"
#include "tests/support/random_kernels/memory.h"

#include <unordered_set>

namespace lockstep::random_kernel {

/// One event as expected in the log. Addresses are offsets into their object, so that they do not depend on
/// the location of the object.
struct ExpectedEvent {
    SiteKind kind{};
    Space space = Space::none;
    std::uint32_t line = 0;
    // The following members describe an access.
    unsigned object = 0; ///< Variable::id of the accessed object
    std::uint32_t offset = 0;
    std::vector<Piece> pieces;
    ValueType type;
    std::vector<std::byte> value; ///< value of the access: its components without padding
    bool value_known = true;      ///< false if the value depends on the order of work-items
    bool exchanges = true;        ///< for a compare-exchange: whether it stored
    // The following members describe events other than accesses.
    std::uint64_t payload = 0;                       ///< decision (0, 1), choice (low 40 bits), fence flags
    std::uint64_t payload_known = ~std::uint64_t{0}; ///< mask of the known bits; 0 for a copy
    /// For a `for` loop with a loop variable (`for (int k = ...`): that variable.
    const Variable* counter = nullptr;
    std::int32_t counter_value = 0; ///< value of the loop variable when the loop's test runs
};

/// The expected results of a kernel launch.
struct Interpretation {
    /// Expected events of each work-item, in trace order of the work-items.
    std::vector<std::vector<ExpectedEvent>> items;
    /// Contents by kernel parameter; empty if the parameter is not a buffer.
    std::vector<std::vector<std::byte>> buffers;
    bool parts = false;    ///< whether only a part of a group executed a statement that contains a barrier
    bool diverges = false; ///< whether only a part of a group passed a barrier
    std::unordered_set<const void*> passed; ///< expressions and statements that any work-item executed
};

/// Runs a kernel as written, one work-item after another. If a statement contains a barrier, those
/// work-items of the group that reach it execute it together. The others wait where the group reconverges,
/// and the barrier is passed without them. Needs the lines that print() sets.
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
