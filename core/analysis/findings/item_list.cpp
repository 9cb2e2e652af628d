#include "core/analysis/findings/item_list.h"

#include <algorithm>
#include <bit>

namespace lockstep {
namespace {

constexpr std::size_t most_kept = 16;

} // namespace

void ItemList::keep(std::uint64_t item) {
    if (first_.size() == most_kept && first_.back() < item) {
        return;
    }
    const auto at = std::lower_bound(first_.begin(), first_.end(), item);
    if (at != first_.end() && *at == item) {
        return;
    }
    first_.insert(at, item);
    if (first_.size() > most_kept) {
        first_.pop_back();
    }
}

void ItemList::add(std::uint64_t item) {
    std::uint64_t& word = bits_[item / 64];
    const std::uint64_t bit = std::uint64_t{1} << item % 64;
    if ((word & bit) == 0) {
        word |= bit;
        ++count_;
        keep(item);
    }
}

void ItemList::merge(const ItemList& other) {
    for (const auto& [number, bits] : other.bits_) {
        std::uint64_t& word = bits_[number];
        count_ += static_cast<std::uint64_t>(std::popcount(bits & ~word));
        word |= bits;
    }
    for (const std::uint64_t item : other.first_) {
        keep(item);
    }
}

} // namespace lockstep
