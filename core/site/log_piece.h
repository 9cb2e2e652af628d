#pragma once

#include "core/kernel/launch.h"
#include "core/site/program.h"

#include <cstdint>
#include <span>

namespace lockstep {

/// The log of consecutive groups of a launch. It refers to memory of other objects, which is valid only until
/// the receiver returns.
struct LogPiece {
    GroupRange groups;
    std::span<const std::uint64_t> events;
    std::span<const std::uint64_t> values;
    /// Event offsets of its work-items, and the end offset. They are relative to the start of the whole log.
    std::span<const std::uint64_t> offsets;
    /// Value offsets in the same format as `offsets`; empty if values are not logged.
    std::span<const std::uint64_t> value_offsets;
    /// Objects of the launch. Empty if the receiver already has them.
    std::span<const ObjectInfo> objects;
};

} // namespace lockstep
