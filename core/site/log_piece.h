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
    std::span<const std::uint64_t> offsets; ///< event offsets of its work-items and the end offset, relative
                                            ///< to the start of the whole log
    std::span<const std::uint64_t> value_offsets; ///< the same for values; empty if values are not logged
    std::span<const ObjectInfo> objects;          ///< objects of the launch; empty if the receiver already
                                                  ///< has them
};

} // namespace lockstep
