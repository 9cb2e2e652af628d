#pragma once

#include "core/analysis/memory/touched.h"
#include "core/analysis/races/atomic_words.h"
#include "core/trace/object_index.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace lockstep {

/// Collects the atomics of a launch, group by group in any order, and finds the words whose atomics order
/// work-items: see word_of().
///
/// A word gives no order if another atomic word overlaps it or a plain store writes it. One store is allowed:
/// a group that comes after the last operation resets the word for the next launch. No word gives an order if
/// the log lacks values or groups, or has more than two million atomics. If there are more than 64 counters,
/// they are the bins of a histogram, and none of them gives an order.
class AtomicLog {
public:
    /// `space`: global or local. The trace must outlive this object.
    AtomicLog(const Trace& trace, Space space);

    /// Whether the program has atomics that may order work-items. If not, groups need not be added.
    [[nodiscard]] bool may_order() const { return may_order_; }
    /// The group's part of the log must be in the trace. For local memory, add one group only.
    void add_group(std::uint64_t group);
    /// Adds what was collected from other groups.
    void merge(const AtomicLog& other);
    /// `memory`: all accesses of the launch; null for local memory.
    [[nodiscard]] std::vector<AtomicWord> words(const LaunchMemory* memory) const;

private:
    struct Store {
        ItemEvent at;
        std::uint64_t address = 0;
        std::uint32_t bytes = 0;
        std::uint32_t phase = 0;
        std::optional<std::uint64_t> value; ///< nothing: larger than a slot
    };
    /// The stores to one object. If there are too many to keep, no word of the object gives an order.
    struct Stores {
        std::uint64_t count = 0;
        std::vector<Store> first;
    };
    /// The atomics of one word. A word that can no longer give an order keeps no operations.
    struct Touched {
        std::vector<AtomicOperation> operations;
        bool has_exchange = false;
        bool has_step = false;
        std::uint32_t others = 0; ///< operations of Change::other; counted up to 2
    };
    [[nodiscard]] bool is_hopeless(const Touched& touched) const;
    void read_item(std::uint64_t item, const GroupOrder& order);
    void note_atomic(ItemEvent at, std::uint64_t value, const GroupOrder& order);
    void note_store(ItemEvent at, std::uint64_t value, const GroupOrder& order);
    [[nodiscard]] bool overlaps(std::uint64_t address) const;
    [[nodiscard]] bool is_spoilt(std::uint64_t address, const AtomicWord& word,
                                 const LaunchMemory* memory) const;
    [[nodiscard]] bool stays(const Store& store, std::uint64_t address) const;
    [[nodiscard]] bool has_seen_the_last(const Store& store, const AtomicWord& word) const;

    const Trace& trace_;
    ObjectIndex objects_;
    Space space_;
    bool may_order_ = false;
    std::uint64_t groups_ = 0;                 ///< number of groups added
    std::uint64_t count_ = 0;                  ///< number of atomics
    std::size_t stepped_ = 0;                  ///< number of words with Change::adds
    std::map<std::uint64_t, Touched> touched_; ///< key: address
    std::map<std::uint32_t, Stores> stores_;   ///< key: object
};

} // namespace lockstep
