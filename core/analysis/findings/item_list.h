#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace lockstep {

/// A set of work-items that stores the first 16 of them and counts all. The order of insertion does not
/// affect the result.
class ItemList {
public:
    void add(std::uint64_t item);
    void merge(const ItemList& other);

    /// At most 16 work-items, in ascending order.
    [[nodiscard]] const std::vector<std::uint64_t>& first() const { return first_; }
    [[nodiscard]] std::uint64_t count() const { return count_; }

private:
    void keep(std::uint64_t item);

    std::vector<std::uint64_t> first_;
    /// A set of work-items, stored as bits. Key: work-item / 64; value: 64 bits, one per work-item.
    std::unordered_map<std::uint64_t, std::uint64_t> bits_;
    std::uint64_t count_ = 0;
};

} // namespace lockstep
