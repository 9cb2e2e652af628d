#pragma once

#include <cstddef>
#include <span>

namespace lockstep {

/// Copies bytes, using several threads if that is faster, because a single core cannot use the full memory
/// bandwidth. `to` must have room for all bytes and must not overlap `from`.
void copy_in_parallel(std::span<const std::byte> from, std::byte* to);

} // namespace lockstep
