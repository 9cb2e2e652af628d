#pragma once

#include "core/trace/trace.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace lockstep {

/// What the values that atomics returned say of who came first, where nothing else orders two accesses.
///
/// Tickets: a counter that is only counted up (or only down), of which everybody got another number.
///
///     A:  write x   fence   atomic_inc(c) -> 3
///     B:                    atomic_inc(c) -> 5   fence   read x        A's write, A's 3, B's 5, B's read
///
/// Locks: a word that is exchanged only, by turns taken (it returned "free") and given back. What stands
/// between two exchanges of one work-item meets nobody who stands between two others.
///
///     A:  cmpxchg(l, 0, 1) -> 0   fence   x   fence   xchg(l, 0)
///     B:                                                             cmpxchg(l, 0, 1) -> 0   fence   x   ...
///
/// A fence is a mem_fence or a barrier of the memory in question. Inside a group, what stands in front of a
/// barrier that all pass is ordered with the atomics behind it, whoever does them: one work-item takes the
/// ticket for its group.
class AtomicOrder {
public:
    /// All atomics of a launch whose log is here; of one in parts, or with more than four million atomics,
    /// none. Linear in the log; the trace must outlive this.
    explicit AtomicOrder(const Trace& trace);

    /// An access: its work-item, and its event's index in the trace.
    struct Point {
        std::uint64_t item = 0;
        std::uint64_t event = 0;
    };
    /// Whether one of the two was over before the other began, by what atomics returned.
    [[nodiscard]] bool orders(Point a, Point b) const;

private:
    /// An atomic that changed its word.
    struct Operation {
        std::uint64_t item = 0;
        std::uint64_t event = 0;
        std::uint64_t returned = 0;
        std::uint32_t site = 0;
        std::uint32_t phase = 0; ///< barriers that the work-item had passed
    };
    using Operations = std::vector<Operation>;
    /// A ticket: one operation, with its place in the order. A turn of a lock: two; the order of turns is not
    /// known.
    struct Turn {
        Operation first;
        Operation last;
        std::int64_t rank = 0;
    };
    struct Word {
        bool is_lock = false;
        std::map<std::uint64_t, std::vector<Turn>> turns; ///< by group
    };
    /// A word of memory: a group and its local address, or none and a global one.
    using WordPlace = std::pair<std::uint64_t, std::uint64_t>;
    struct Place {
        Point point;
        std::uint32_t phase = 0;
    };

    void read(std::uint64_t item, std::map<WordPlace, Operations>& words);
    [[nodiscard]] std::optional<Word> tickets(const Operations& operations) const;
    [[nodiscard]] std::optional<Word> lock(const Operations& operations) const;
    [[nodiscard]] bool add_turns(std::span<const Operation> of_item, std::uint64_t free, Word& word) const;

    [[nodiscard]] std::uint64_t group_of(std::uint64_t item) const { return item / items_; }
    [[nodiscard]] Place place_of(const Point& point) const;
    [[nodiscard]] bool is_fenced(std::uint64_t from, std::uint64_t to) const;
    [[nodiscard]] bool is_before(const Place& place, const Operation& operation) const;
    [[nodiscard]] bool is_behind(const Place& place, const Operation& operation) const;
    [[nodiscard]] bool is_ticketed(const Word& word, const Place& a, const Place& b) const;
    [[nodiscard]] const Turn* turn_around(const Word& word, const Place& place) const;

    const Trace& trace_;
    std::uint64_t items_ = 1; ///< of a group
    std::vector<Word> words_;
};

} // namespace lockstep
