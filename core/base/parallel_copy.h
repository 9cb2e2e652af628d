#pragma once

#include <cstddef>
#include <span>

namespace lockstep {

/// Copies on several threads where that pays: one core does not use all the bandwidth of memory. `to` has room for all of
/// it elsewhere.
void copy_in_parallel(std::span<const std::byte> from, std::byte* to);

} // namespace lockstep
