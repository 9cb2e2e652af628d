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
///     an item's clock      how many events of each item it has seen
///     fence                what it has seen may be passed on; what was passed to it counts as seen
///     atomic               passes on to the word what may be passed on, and takes over what the word has
///     local fence          no effect, because all accesses are to global memory
///     reset                a plain store to the counter: its earlier values prove nothing any more
///     barrier              a fence; then each item of the group has seen what any of them has seen
///     local barrier        each item of the group sees what the others fenced and what was passed to them
class AtomicMachine {
public:
    explicit AtomicMachine(std::uint64_t seed);

    [[nodiscard]] const Trace& trace() const { return trace_; }
    struct Access {
        ItemEvent point;
        std::vector<std::uint64_t> seen; ///< number of its events, by item
    };
    [[nodiscard]] const std::vector<Access>& accesses() const { return accesses_; }
    /// Whether one of the two accesses has seen the other.
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
        take,
        give_back
    };
    struct Item {
        std::vector<Action> plan;
        std::size_t next = 0;
        bool waits = false; ///< at a barrier
        Clock seen;
        Clock fenced;
        Clock passed; ///< passed to it by atomics since the last fence
        std::vector<Event> log;
        std::vector<std::uint64_t> values;
    };
    struct Word {
        std::uint64_t value = 0;
        Clock clock;
    };

    std::uint64_t below(std::uint64_t end) { return random_() % end; }
    void plan();
    std::vector<Action> plan_of_item();
    void step(std::size_t item);
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
    std::vector<Access> accesses_;
};

} // namespace lockstep::test
