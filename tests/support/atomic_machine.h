#pragma once

#include "core/analysis/races/atomic_order.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <random>
#include <span>
#include <vector>

namespace lockstep::test {

/// Runs work-items that access memory, fence, wait at barriers, take tickets and hold locks, one event at a
/// time in a random order. Tracks with vector clocks which event happened before which:
///
///     an item's clock      how many events of each other item it has seen
///     fence                publishes the events that the item has seen; passed events now count as seen
///     atomic               passes the item's published events to the word, and the word's events to the item
///     local fence          no effect, because all accesses are to global memory
///     reset                a plain store to the counter: its earlier values no longer prove any order
///     bit                  an atomic that sets a bit of a word, or only reads the word
///     own ticket           a ticket of a counter of the group, which a plain store or an exchange sets anew: what it
///                          received before does not reach later tickets
///     barrier              a fence; then each item has seen all events that any item of the group has seen
///     local barrier        each item sees the events that the others have published or received
class AtomicMachine {
public:
    explicit AtomicMachine(std::uint64_t seed);

    [[nodiscard]] const Trace& trace() const { return trace_; }
    struct Access {
        ItemEvent point;
        std::vector<std::uint64_t> seen; ///< number of events seen, by item
    };
    [[nodiscard]] const std::vector<Access>& accesses() const { return accesses_; }
    /// Returns whether one of the two accesses happened before the other.
    [[nodiscard]] static bool are_ordered(const Access& a, const Access& b);

private:
    using Clock = std::vector<std::uint64_t>;
    enum class Action : std::uint8_t {
        access,
        fence,
        local_fence,
        barrier,
        local_barrier,
        decide,
        ticket,
        other_ticket,
        reset,
        bit,
        no_bit,
        own_ticket,
        set_own,
        exchange_own,
        take,
        give_back
    };
    struct Item {
        std::vector<Action> plan;
        std::size_t next = 0;
        bool waits = false; ///< true while the item waits at a barrier
        Clock seen;
        Clock fenced;
        Clock passed; ///< clock received through atomics since the last fence
        std::vector<Event> log;
        std::vector<std::uint64_t> values;
    };
    struct Word {
        std::uint64_t value = 0;
        Clock clock;
    };

    std::uint64_t below(std::uint64_t end) { return random_() % end; }
    void plan();
    void set_own(std::size_t item, bool is_exchange);
    std::vector<Action> plan_of_item();
    void step(std::size_t item);
    void update(std::size_t item, Action action);
    void arrive(std::size_t item);
    void pass_barrier(std::size_t group, bool is_local);
    static void meet(std::span<Item> items, std::size_t clocks);
    static void meet_locally(std::span<Item> items, std::size_t clocks);
    void fence(Item& item) const;
    std::uint64_t exchange(std::size_t item, Word& word, std::uint32_t site, std::uint64_t address,
                           std::uint64_t value);
    void log(std::size_t item, std::uint32_t site, std::uint64_t payload);

    std::mt19937_64 random_;
    Trace trace_;
    std::vector<Item> items_;
    Word tickets_;
    Word other_tickets_;
    Word lock_;
    Word bits_;
    std::vector<Word> own_; ///< one counter per group
    std::vector<Access> accesses_;
};

} // namespace lockstep::test
