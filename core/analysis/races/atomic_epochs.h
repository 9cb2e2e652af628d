#pragma once

#include "core/analysis/races/atomic_words.h"
#include "core/analysis/races/order_points.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lockstep {

/// A store that gives a word a new value, regardless of its old one: a plain store or an exchange.
struct WordStore {
    ItemEvent at;
    std::uint32_t phase = 0;
    std::uint32_t released_phase = OrderPoint::no_phase; ///< see OrderPoint::Side
    bool is_together = false;
};

/// Returns whether barriers, or the order within a work-item, order the store before the operation (true) or after it
/// (false); nothing if they do not order the two.
[[nodiscard]] std::optional<bool> comes_before(const WordStore& store, const AtomicOperation& operation,
                                               std::uint64_t items_of_group);

/// Whether so few pairs of a store and an operation exist that comparing all of them is fast.
[[nodiscard]] bool can_compare(std::size_t stores, std::size_t operations);

/// Divides the operations on a word at the stores to it, so that the values of each part show an order:
///
///     n = 0   barrier   atomic_inc(n) ...   barrier   n = 0   barrier   atomic_inc(n) ...
///                       part 1                                          part 2
///
/// Returns nothing if a store is not ordered relative to an operation, or if there are too many of them.
[[nodiscard]] std::optional<std::vector<std::vector<AtomicOperation>>>
divided_at(std::span<const WordStore> stores, std::span<const AtomicOperation> operations,
           std::uint64_t items_of_group);

/// Removes the exchanges that barriers order relative to all other operations from `operations`, and returns them as
/// stores: the values of the other operations do not depend on the word's value before them. Does nothing if there are
/// more than a few exchanges.
[[nodiscard]] std::vector<WordStore> take_setting_exchanges(const Program& program,
                                                            std::vector<AtomicOperation>& operations,
                                                            std::uint64_t items_of_group);

} // namespace lockstep
