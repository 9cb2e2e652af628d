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

/// What happened to 4096 aligned bytes of global memory: one bit a byte and question, 64 bytes a word.
struct TouchedPage {
    static constexpr unsigned page_bits = 12;
    static constexpr std::size_t words = 64;
    using Bits = std::array<std::uint64_t, words>;

    std::uint64_t number = 0; ///< address / 4096
    std::uint64_t used = 0;   ///< bit w: something is set in word w
    bool contested = false;   ///< of one group: a byte was touched twice, and not by reads or atomics alone
    Bits reads{};
    Bits writes{};
    Bits atomics{};
    Bits written_first{}; ///< of one group: written before it read them (or changed them by an atomic)
    Bits early{};         ///< of many: read (or changed by an atomic) by a group that had not written them
    Bits shared{};        ///< of many: touched by two groups or more
};

/// Pages by their number, made when first asked for.
class TouchedPages {
public:
    TouchedPages() : places_(64, 0) {}

    [[nodiscard]] TouchedPage& page(std::uint64_t number);
    [[nodiscard]] const TouchedPage* find(std::uint64_t number) const;
    /// The page's place among pages(); it must be there.
    [[nodiscard]] std::size_t place_of(std::uint64_t number) const { return places_[slot_of(number)] - 1U; }
    [[nodiscard]] std::span<const TouchedPage> pages() const { return {pages_.data(), count_}; }
    void clear();

private:
    [[nodiscard]] std::size_t slot_of(std::uint64_t number) const;
    void grow();

    std::vector<TouchedPage> pages_;    ///< the first count_ are in use
    std::vector<std::uint32_t> places_; ///< open addressing: place + 1, 0 where empty
    std::size_t count_ = 0;
};

/// The bytes of global memory (not of __constant) that one group touched.
class GroupMemory {
public:
    /// Forgets the group before.
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

/// The bytes of global memory that the groups of a launch touched. Groups may be added in any order and
/// parts merged in any order: the outcome is the same.
class LaunchMemory {
public:
    void add(const GroupMemory& group);
    /// `other` holds other groups.
    void merge(const LaunchMemory& other);

    [[nodiscard]] const TouchedPages& pages() const { return pages_; }

private:
    TouchedPages pages_;
};

/// Bits for `bytes` (1 to 64) bytes from bit 0.
[[nodiscard]] constexpr std::uint64_t low_bits(std::uint32_t bytes) {
    return bytes >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bytes) - 1;
}

/// Calls `use(number of the 64-byte word, bits)` for the one or two words that a run of up to 64 bytes lies
/// in.
template <class Use>
void for_words(std::uint64_t address, std::uint32_t bytes, Use use) {
    const auto bit = static_cast<std::uint32_t>(address & 63);
    use(address >> 6, low_bits(bytes) << bit);
    if (bit + bytes > 64) [[unlikely]] {
        use((address >> 6) + 1, low_bits(bit + bytes - 64));
    }
}

} // namespace lockstep
