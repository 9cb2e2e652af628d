#pragma once

#include "core/site/program.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lockstep {

/// Finds the object that an address belongs to.
class ObjectIndex {
public:
    explicit ObjectIndex(std::span<const ObjectInfo> objects);

    /// Index of the object in that space that contains the byte; none if there is none.
    [[nodiscard]] std::optional<std::uint32_t> find(Space space, std::uint64_t address) const;
    /// The same for the object that contains all of `bytes` (at least 1) from the address on.
    [[nodiscard]] std::optional<std::uint32_t> find(Space space, std::uint64_t address,
                                                    std::uint64_t bytes) const;

private:
    std::span<const ObjectInfo> objects_;
    std::vector<std::uint32_t> by_base_; ///< ascending by space, then base
};

} // namespace lockstep
