#pragma once

#include "core/site/site.h"

#include <cstdint>

namespace lockstep {

enum class Change : std::uint8_t { up, down, exchange, other };

/// What an atomic does to its word, by its name in the source.
[[nodiscard]] Change change_of(const SiteInfo& site);
/// What it returned, as a number that can be compared.
[[nodiscard]] std::int64_t signed_value(std::uint64_t slot, ValueType type);

} // namespace lockstep
