#pragma once

#include "core/site/program.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lockstep {

/// Finds the object of a trace that contains an address.
class ObjectIndex {
public:
    explicit ObjectIndex(std::span<const ObjectInfo> objects);

    /// Returns the index of the object in this memory space that contains the byte; nullopt if there is none.
    [[nodiscard]] std::optional<std::uint32_t> find(Space space, std::uint64_t address) const;
    /// Returns the index of the object in this memory space that contains all of the `bytes` (at least 1)
    /// bytes that start at the address; nullopt if there is none.
    [[nodiscard]] std::optional<std::uint32_t> find(Space space, std::uint64_t address,
                                                    std::uint64_t bytes) const;

private:
    std::span<const ObjectInfo> objects_;
    std::vector<std::uint32_t> by_base_; ///< sorted by space, then base
};

} // namespace lockstep
