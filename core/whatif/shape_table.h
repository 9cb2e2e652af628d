#pragma once

#include "core/whatif/local_requests.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// Counts how often each access occurs. Equal accesses are found by a hash, and compared.
class ShapeTable {
public:
    ShapeTable();

    /// Adds `count` warp steps with this access.
    void add(std::uint32_t form, std::span<const std::uint16_t> lanes,
             std::span<const std::uint32_t> addresses, std::uint64_t count);
    /// Adds all accesses of another table.
    void merge(const ShapeTable& other);
    /// Returns the number of lanes that the different accesses have together.
    [[nodiscard]] std::size_t lane_count() const { return lanes_.size(); }
    /// Moves the accesses to the members of `to`. Their objects are not set.
    void release(LocalRequests& to);

private:
    void add(std::uint64_t hash, std::uint32_t form, std::span<const std::uint16_t> lanes,
             std::span<const std::uint32_t> addresses, std::uint64_t count);
    void grow();
    [[nodiscard]] bool is_equal(std::uint32_t shape, std::uint32_t form, std::span<const std::uint16_t> lanes,
                                std::span<const std::uint32_t> addresses) const;

    static constexpr std::uint32_t none = 0xFFFFFFFF;
    std::vector<std::uint32_t>
        places_; ///< by hash: indices into shapes_, or none; its size is a power of two
    std::vector<std::uint64_t> hashes_; ///< parallel to shapes_
    std::vector<RequestShape> shapes_;
    std::vector<std::uint16_t> lanes_;
    std::vector<std::uint32_t> addresses_;
};

} // namespace lockstep
