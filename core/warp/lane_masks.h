#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// A set of work-items of a group, one bit per work-item.
using MaskWords = std::uint64_t*;

/// A stack of work-item sets (bit masks) for a recursive walk. All memory is allocated once, so the sets
/// never move.
class MaskStack {
public:
    void reset(std::size_t items, std::size_t most_sets) {
        words_ = (items + 63) / 64;
        top_ = 0;
        if (room_.size() < words_ * most_sets) {
            room_.resize(words_ * most_sets);
        }
    }

    [[nodiscard]] std::size_t words() const { return words_; }

    [[nodiscard]] MaskWords take_empty() {
        MaskWords mask = room_.data() + top_;
        top_ += words_;
        clear(mask);
        return mask;
    }
    void give_back(std::size_t sets) { top_ -= sets * words_; }

    void clear(MaskWords mask) const {
        for (std::size_t w = 0; w < words_; ++w) {
            mask[w] = 0;
        }
    }
    void fill(MaskWords mask, std::size_t items) const {
        for (std::size_t w = 0; w < words_; ++w) {
            const std::size_t left = items - w * 64;
            mask[w] = left >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << left) - 1;
        }
    }
    [[nodiscard]] bool any(const std::uint64_t* mask) const {
        std::uint64_t all = 0;
        for (std::size_t w = 0; w < words_; ++w) {
            all |= mask[w];
        }
        return all != 0;
    }
    void add(MaskWords to, const std::uint64_t* from) const {
        for (std::size_t w = 0; w < words_; ++w) {
            to[w] |= from[w];
        }
    }
    /// Moves all work-items from `from` to `to`.
    void move(MaskWords to, MaskWords from) const {
        add(to, from);
        clear(from);
    }

private:
    std::vector<std::uint64_t> room_;
    std::size_t words_ = 0;
    std::size_t top_ = 0;
};

} // namespace lockstep
