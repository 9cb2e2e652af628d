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

/// What happened to 4096 aligned bytes of global memory: one bit per byte and property, 64 bytes per word.
struct TouchedPage {
    static constexpr unsigned page_bits = 12;
    static constexpr std::size_t words = 64;
    using Bits = std::array<std::uint64_t, words>;

    std::uint64_t number = 0; ///< address / 4096
    std::uint64_t used = 0;   ///< bit w: some bit of word w is set
    bool contested = false;   ///< for one group: a byte was touched twice, and not only by reads or only by
                              ///< atomics
    Bits reads{};
    Bits writes{};
    Bits atomics{};
    Bits written_first{}; ///< for one group: written before the group read them (or changed them by an
                          ///< atomic)
    Bits early{};         ///< for several groups: read (or changed by an atomic) by a group that had not
                          ///< written them before
    Bits shared{};        ///< for several groups: touched by two groups or more
};

/// Pages by number, created on first access.
class TouchedPages {
public:
    TouchedPages() : places_(64, 0) {}

    [[nodiscard]] TouchedPage& page(std::uint64_t number);
    [[nodiscard]] const TouchedPage* find(std::uint64_t number) const;
    /// The index of the page in pages(); the page must exist.
    [[nodiscard]] std::size_t place_of(std::uint64_t number) const { return places_[slot_of(number)] - 1U; }
    [[nodiscard]] std::span<const TouchedPage> pages() const { return {pages_.data(), count_}; }
    void clear();

private:
    [[nodiscard]] std::size_t slot_of(std::uint64_t number) const;
    void grow();

    std::vector<TouchedPage> pages_;    ///< the first count_ are in use
    std::vector<std::uint32_t> places_; ///< hash table with open addressing: index + 1, 0 if empty
    std::size_t count_ = 0;
};

/// The bytes of global memory (without __constant) that one group touched.
class GroupMemory {
public:
    /// Replaces the data of the previous group.
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

/// The bytes of global memory that the groups of a launch touched. Groups can be added and parts merged in
/// any order: the result is the same.
class LaunchMemory {
public:
    void add(const GroupMemory& group);
    /// `other` contains other groups.
    void merge(const LaunchMemory& other);

    [[nodiscard]] const TouchedPages& pages() const { return pages_; }

private:
    TouchedPages pages_;
};

/// Mask of `bytes` (1 to 64) bits from bit 0, one per byte.
[[nodiscard]] constexpr std::uint64_t low_bits(std::uint32_t bytes) {
    return bytes >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bytes) - 1;
}

/// Calls `use(number of the 64-byte word, bits)` for the one or two words that contain a run of up to 64
/// bytes.
template <class Use>
void for_words(std::uint64_t address, std::uint32_t bytes, Use use) {
    const auto bit = static_cast<std::uint32_t>(address & 63);
    use(address >> 6, low_bits(bytes) << bit);
    if (bit + bytes > 64) [[unlikely]] {
        use((address >> 6) + 1, low_bits(bit + bytes - 64));
    }
}

} // namespace lockstep
