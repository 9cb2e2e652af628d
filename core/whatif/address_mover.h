#pragma once

#include "core/analysis/memory/divider.h"
#include "core/analysis/memory/request_counter.h"
#include "core/site/array_map.h"
#include "core/whatif/layout.h"
#include "core/whatif/local_requests.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lockstep {

/// Moves the addresses of accesses to local memory to another layout of one array.
class AddressMover {
public:
    /// `requests` must outlive this object. The map must not split elements.
    AddressMover(const LocalRequests& requests, std::size_t array, const ArrayMap& map);

    [[nodiscard]] const LocalLayoutThen& layout() const { return layout_; }
    /// Returns the new place of the byte at an address.
    [[nodiscard]] std::uint64_t moved(std::uint64_t address) const {
        return array_.contains(address) ? in_array(address) : beside_array(address);
    }
    [[nodiscard]] std::uint64_t in_array(std::uint64_t address) const {
        const std::uint64_t offset = address - array_.base;
        const std::uint64_t element = bytes_.quotient(offset);
        const std::uint64_t then = table_.empty() ? map_.moved(element) : table_[element];
        return array_.base + then * array_.element_bytes + bytes_.remainder(offset);
    }
    /// Whether the access of a lane to the array stays in one piece, and as aligned as it was.
    [[nodiscard]] bool keeps(std::uint64_t address, const AccessForm& form) const;
    /// Whether the warp steps of this shape can have other figures in the new layout.
    [[nodiscard]] bool concerns(const RequestShape& shape) const;

private:
    [[nodiscard]] std::uint64_t beside_array(std::uint64_t address) const;

    const LocalRequests& requests_;
    const LocalObject& array_;
    const std::size_t index_;
    const ArrayMap map_;
    const Divider bytes_;
    LocalLayoutThen layout_;
    std::vector<std::uint32_t> table_; ///< the new index of each element; empty for large arrays
    std::vector<bool> shifts_;         ///< by object: whether its words are shifted by a part of a word
};

} // namespace lockstep
