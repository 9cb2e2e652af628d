#pragma once

#include "core/analysis/findings/atomic_words.h"
#include "core/analysis/memory/touched.h"
#include "core/trace/object_index.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace lockstep {

/// Gathers the atomics of a launch group by group, in any order, and then knows the words that order its work-items:
/// see word_of().
///
/// A word has no order if another atomic overlaps it, or if a plain store hits it (but of what it holds in the end, by
/// a group that has seen its last operation: it puts a counter back for the next launch). No word has one if values or
/// groups are missing in the log, or if there are more than two million atomics. More than 64 counters are the bins of
/// a histogram, and count for nothing.
class AtomicLog {
public:
    /// Of one space, global or local. The trace must outlive this.
    AtomicLog(const Trace& trace, Space space);

    /// Whether the program has atomics that may tell an order. If not, nothing needs to be added.
    [[nodiscard]] bool may_order() const { return may_order_; }
    /// The group's part of the log must be in the trace. A log of local memory holds one group.
    void add_group(std::uint64_t group);
    /// Of other groups.
    void merge(const AtomicLog& other);
    /// `memory`: of the launch; null for local memory.
    [[nodiscard]] std::vector<AtomicWord> words(const LaunchMemory* memory) const;

private:
    struct Store {
        ItemEvent at;
        std::uint64_t address = 0;
        std::uint32_t bytes = 0;
        std::uint32_t phase = 0;
        std::optional<std::uint64_t> value; ///< if it fits a slot
    };
    /// Into one object. If there are too many to keep, nothing that was stored to is a word.
    struct Stores {
        std::uint64_t count = 0;
        std::vector<Store> first;
    };
    /// What was done to one word. One that can have no order any more keeps no operations.
    struct Touched {
        std::vector<AtomicOperation> operations;
        bool has_exchange = false;
        bool has_step = false;
        std::uint32_t others = 0; ///< changes of other kinds, at most 2
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
    std::uint64_t groups_ = 0;                 ///< that were added
    std::uint64_t count_ = 0;                  ///< of atomics
    std::size_t stepped_ = 0;                  ///< words to which something was added
    std::map<std::uint64_t, Touched> touched_; ///< by address
    std::map<std::uint32_t, Stores> stores_;   ///< by object
};

} // namespace lockstep
