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

    /// Index of the object of that space that holds the byte; none where there is none.
    [[nodiscard]] std::optional<std::uint32_t> find(Space space, std::uint64_t address) const;
    /// The same, of the object that holds all of `bytes` (at least 1) from there on.
    [[nodiscard]] std::optional<std::uint32_t> find(Space space, std::uint64_t address,
                                                    std::uint64_t bytes) const;

private:
    std::span<const ObjectInfo> objects_;
    std::vector<std::uint32_t> by_base_; ///< ascending by space, then base
};

} // namespace lockstep
