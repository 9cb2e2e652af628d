#pragma once

#include "core/analysis/findings/faulty_events.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// The accesses to 4096 aligned bytes of global memory. Each property has one bit per byte, in words of 64
/// bits.
struct TouchedPage {
    static constexpr unsigned page_bits = 12;
    static constexpr std::size_t words = 64;
    using Bits = std::array<std::uint64_t, words>;

    std::uint64_t number = 0; ///< address / 4096
    /// Bit w is set if word w was accessed, that is, if any of the properties has a bit in this word.
    std::uint64_t used = 0;
    /// For one group: whether two accesses to the same byte conflict, that is, they are neither both reads
    /// nor both atomics.
    bool contested = false;
    Bits reads{};
    Bits writes{};
    Bits atomics{};
    /// For one group: bytes that the group wrote before it read them (an atomic also reads).
    Bits written_first{};
    /// For several groups: bytes that a group read without having written them before (an atomic also reads).
    Bits early{};
    Bits shared{}; ///< for several groups: bytes that at least two groups accessed
};

/// A set of pages with page number as key. A page is created on first access.
class TouchedPages {
public:
    TouchedPages() : places_(64, 0) {}

    [[nodiscard]] TouchedPage& page(std::uint64_t number);
    [[nodiscard]] const TouchedPage* find(std::uint64_t number) const;
    /// Returns the index of a page in pages(). The page must exist.
    [[nodiscard]] std::size_t place_of(std::uint64_t number) const { return places_[slot_of(number)] - 1U; }
    [[nodiscard]] std::span<const TouchedPage> pages() const { return {pages_.data(), count_}; }
    void clear();

private:
    [[nodiscard]] std::size_t slot_of(std::uint64_t number) const;
    void grow();

    std::vector<TouchedPage> pages_; ///< only the first count_ entries are in use
    /// Hash table with open addressing; an entry is the index of a page + 1, or 0 if empty.
    std::vector<std::uint32_t> places_;
    std::size_t count_ = 0;
};

/// The accesses of one group to global memory, excluding __constant memory.
class GroupMemory {
public:
    /// Replaces the stored accesses of the previous group with the accesses of this group.
    void read(const GroupSteps& steps, const Trace& trace);

    [[nodiscard]] const TouchedPages& pages() const { return pages_; }
    [[nodiscard]] bool is_contested() const { return contested_; }
    [[nodiscard]] const FaultyEvents& faulty() const { return faulty_; }

private:
    template <SiteKind kind>
    void add_lanes(const GroupSteps& steps, const WarpStep& step, Piece piece);

    TouchedPages pages_;
    FaultyEvents faulty_;
    bool contested_ = false;
};

/// The accesses of the groups of a launch to global memory. The order in which groups are added and instances
/// are merged does not affect the result.
class LaunchMemory {
public:
    void add(const GroupMemory& group);
    /// Merges the accesses of another instance, which must have recorded different groups.
    void merge(const LaunchMemory& other);

    [[nodiscard]] const TouchedPages& pages() const { return pages_; }

private:
    TouchedPages pages_;
};

/// Returns a mask with the lowest `bytes` (1 to 64) bits set, one bit per byte.
[[nodiscard]] constexpr std::uint64_t low_bits(std::uint32_t bytes) {
    return bytes >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bytes) - 1;
}

/// Calls `use(index of the 64-byte word, bits)` for each of the one or two words that contain a run of up to
/// 64 bytes.
template <class Use>
void for_words(std::uint64_t address, std::uint32_t bytes, Use use) {
    const auto bit = static_cast<std::uint32_t>(address & 63);
    use(address >> 6, low_bits(bytes) << bit);
    if (bit + bytes > 64) [[unlikely]] {
        use((address >> 6) + 1, low_bits(bit + bytes - 64));
    }
}

} // namespace lockstep
