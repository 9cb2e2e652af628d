#pragma once

#include "core/kernel/launch.h"
#include "core/site/program.h"

#include <cstdint>
#include <span>

namespace lockstep {

/// The log of consecutive groups of a launch, in memory that others keep. What it refers to holds until its taker returns.
struct LogPiece {
    GroupRange groups;
    std::span<const std::uint64_t> events;
    std::span<const std::uint64_t> values;
    std::span<const std::uint64_t> offsets; ///< of its work-items and the end, counted through the whole log
    std::span<const std::uint64_t> value_offsets; ///< likewise; empty without values
    std::span<const ObjectInfo> objects;          ///< of the launch; empty if they are known
};

} // namespace lockstep
