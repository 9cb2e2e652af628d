#pragma once

#include "core/analysis/memory/touched.h"
#include "core/analysis/races/atomic_epochs.h"
#include "core/analysis/races/atomic_words.h"
#include "core/trace/object_index.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace lockstep {

/// Collects the atomics of a launch, group by group in any order, and finds the words whose atomics define an
/// order of work-items (see word_of()).
///
/// A word defines no order if an overlapping word is also changed by atomics, or if a plain store writes it.
/// Two exceptions: stores that barriers order relative to all operations divide them into parts, each with an order of
/// its own (see divided_at()); and after the last operation, a group may reset the word for the next launch with a
/// plain store. No word defines an order if values or groups are missing in the log, or the launch has more than
/// two million atomics. If there are more than 64 counters, or more than 64 rising words, they are
/// considered bins of a histogram, which define no order.
class AtomicLog {
public:
    /// `space`: global or local memory. The trace must outlive this object.
    AtomicLog(const Trace& trace, Space space);

    /// Whether the program has atomics that may order work-items. If not, add_group() need not be called.
    [[nodiscard]] bool may_order() const { return may_order_; }
    /// Adds the atomics of a group, whose part of the log must be in the trace. For local memory, add only
    /// one group.
    void add_group(std::uint64_t group);
    /// Merges the atomics of another instance, which must have recorded different groups.
    void merge(const AtomicLog& other);
    /// Returns the words that define an order. `memory`: all accesses of the launch; null for local memory.
    [[nodiscard]] std::vector<AtomicWord> words(const LaunchMemory* memory) const;

private:
    struct Store {
        std::uint64_t address = 0;
        std::uint32_t bytes = 0;
        WordStore store;
        std::optional<std::uint64_t> value; ///< the stored value; empty if it is too large to be logged
    };
    /// The plain stores to one object. If there are too many to store, no word of the object defines an
    /// order.
    struct Stores {
        std::uint64_t count = 0;
        std::vector<Store> first;
    };
    /// The atomic operations on one word. If it becomes clear that the word defines no order, its operations
    /// are discarded.
    struct Touched {
        std::vector<AtomicOperation> operations;
        std::uint32_t exchanges = 0;
        bool has_step = false;    ///< whether an operation adds a constant
        bool rises = false;       ///< whether an operation only raises or only lowers the word
        std::uint32_t others = 0; ///< number of operations of kind Change::other; counting stops at 2
    };
    [[nodiscard]] bool is_hopeless(const Touched& touched) const;
    void read_item(std::uint64_t item, const GroupOrder& order);
    void note_atomic(ItemEvent at, std::uint64_t value, const GroupOrder& order);
    void note_store(ItemEvent at, std::uint64_t value, const GroupOrder& order);
    [[nodiscard]] bool overlaps(std::uint64_t address) const;
    /// Returns the plain stores to a word; nothing if there are too many.
    [[nodiscard]] std::optional<std::vector<Store>> stores_to(std::uint64_t address, std::uint32_t bytes,
                                                              const LaunchMemory* memory) const;
    [[nodiscard]] std::vector<AtomicWord> words_at(std::uint64_t address, const Touched& touched,
                                                   const LaunchMemory* memory) const;
    [[nodiscard]] bool stays(const Store& store, std::uint64_t address) const;
    [[nodiscard]] bool has_seen_the_last(const WordStore& store, const AtomicWord& word) const;

    const Trace& trace_;
    ObjectIndex objects_;
    Space space_;
    bool may_order_ = false;
    std::uint64_t groups_ = 0;                 ///< number of groups that have been added
    std::uint64_t count_ = 0;                  ///< number of atomics
    std::size_t stepped_ = 0;                  ///< number of words with Touched::has_step
    std::size_t risen_ = 0;                    ///< number of words with Touched::rises
    std::map<std::uint64_t, Touched> touched_; ///< key: address
    std::map<std::uint32_t, Stores> stores_;   ///< key: object
};

} // namespace lockstep
