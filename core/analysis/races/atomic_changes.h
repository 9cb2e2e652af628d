#pragma once

#include "core/site/site.h"

#include <cstdint>

namespace lockstep {

enum class Change : std::uint8_t { adds, exchanges, other };

/// How an atomic operation changes its word.
struct AtomicChange {
    Change change = Change::other; ///< a compare-exchange is Change::exchanges
    std::int64_t step = 0;         ///< for Change::adds: the constant in the source that the operation adds;
                                   ///< 0: the operation only reads
    [[nodiscard]] bool reads() const { return change == Change::adds && step == 0; }
};

/// Determines the change from the function name and the last argument of the call in the source.
[[nodiscard]] AtomicChange change_of(const SiteInfo& site);
/// Converts the return value of an atomic to a signed number, so that values can be compared.
[[nodiscard]] std::int64_t signed_value(std::uint64_t slot, ValueType type);

} // namespace lockstep
