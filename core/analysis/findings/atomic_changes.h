#pragma once

#include "core/site/site.h"

#include <cstdint>

namespace lockstep {

enum class Change : std::uint8_t { adds, exchanges, other };

/// What an atomic does to its word.
struct AtomicChange {
    Change change = Change::other; ///< compare-exchanges exchange
    std::int64_t step = 0;         ///< of one that adds, as the source gives it; 0 only reads
    [[nodiscard]] bool reads() const { return change == Change::adds && step == 0; }
};

/// By its name and last argument in the source.
[[nodiscard]] AtomicChange change_of(const SiteInfo& site);
/// What it returned, as a number that can be compared.
[[nodiscard]] std::int64_t signed_value(std::uint64_t slot, ValueType type);

} // namespace lockstep
