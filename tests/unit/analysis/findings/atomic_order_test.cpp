#include "core/analysis/races/atomic_log.h"
#include "core/analysis/races/atomic_order.h"
#include "core/analysis/races/races.h"
#include "core/trace/log_part.h"
#include "core/warp/reconstruct.h"

#include "tests/support/atomic_machine.h"
#include "tests/support/slow/slow_atomic_order.h"
#include "tests/support/trace_text.h"
#include "tests/support/whole_suites.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>

namespace lockstep {
namespace {

using test::AtomicMachine;

std::vector<AtomicWord> words_of(const Trace& trace) {
    AtomicLog log(trace, Space::global);
    for (std::uint64_t group = group_count(trace.range); group-- > 0;) {
        log.add_group(group);
    }
    return log.words(nullptr);
}

/// Helper that asks AtomicOrder how the atomics of a launch order its events.
class World {
public:
    explicit World(const Trace& trace)
        : trace_(trace), order_(words_of(trace), items_per_group(trace.range)) {}

    [[nodiscard]] OrderPoint point(ItemEvent at) const {
        return GroupOrder(trace_, at.item / items_per_group(trace_.range)).point(at);
    }
    [[nodiscard]] bool orders(ItemEvent a, ItemEvent b) const { return order_.orders(point(a), point(b)); }
    [[nodiscard]] const AtomicOrder& order() const { return order_; }

private:
    const Trace& trace_;
    AtomicOrder order_;
};

/// Two accesses that AtomicOrder calls ordered were really ordered in the run, whichever of them came first.
TEST(AtomicOrder, orders_only_accesses_that_were_ordered_in_the_run) {
    std::uint64_t ordered = 0;
    std::uint64_t others = 0;
    for (std::uint64_t seed = 0; seed < (test::runs_whole_suites() ? 1000U : 100U); ++seed) {
        const AtomicMachine machine(seed);
        const World world(machine.trace());
        const auto& accesses = machine.accesses();
        for (std::size_t i = 0; i < accesses.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (accesses[i].point.item == accesses[j].point.item) {
                    continue;
                }
                const bool is_ordered = world.orders(accesses[i].point, accesses[j].point);
                EXPECT_EQ(is_ordered, world.orders(accesses[j].point, accesses[i].point)) << seed;
                EXPECT_TRUE(!is_ordered || AtomicMachine::are_ordered(accesses[i], accesses[j]))
                    << seed << ": events " << accesses[i].point.event << " and " << accesses[j].point.event;
                ++(is_ordered ? ordered : others);
            }
        }
    }
    EXPECT_GT(ordered, 1000U);
    EXPECT_GT(others, 1000U);
}

TEST(AtomicOrder, agrees_with_the_slow_version) {
    for (std::uint64_t seed = 5000; seed < (test::runs_whole_suites() ? 5150U : 5020U); ++seed) {
        const AtomicMachine machine(seed);
        const World world(machine.trace());
        const std::vector<AtomicWord> words = words_of(machine.trace());
        const test::SlowAtomicOrder slow(machine.trace(), words);
        const auto& accesses = machine.accesses();
        for (std::size_t i = 0; i < accesses.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                const ItemEvent a = accesses[i].point;
                const ItemEvent b = accesses[j].point;
                EXPECT_TRUE(a.item == b.item || world.orders(a, b) == slow.orders(a, b))
                    << seed << ": events " << a.event << " and " << b.event;
            }
        }
    }
}

/// In the traces below, site W writes x and site R reads x. Groups have one item unless a test changes this.
constexpr const char* sites =
    "object x global 4096 64\n object c global 8192 64\n site W write global int 1\n site F fence 2\n"
    "site atomic_inc atomic global int 3\n site atomic_xchg atomic global int 4\n site D branch 5\n"
    "site R read global int 6\n site B barrier 7\n site atomic_or(c,0) atomic global int 8\n";

/// Returns the first event of this kind.
ItemEvent event_of(const Trace& trace, SiteKind kind) {
    for (std::uint64_t item = 0; item < item_count(trace.range); ++item) {
        for (std::uint64_t event = trace.offsets[item]; event < trace.offsets[item + 1]; ++event) {
            if (trace.program.sites[event_site(trace.event(event)).index()].kind == kind) {
                return {item, event};
            }
        }
    }
    return {};
}

/// Makes a trace from text. `values` contains, for each item, the values that its accesses read or wrote, in
/// order.
Trace trace_with(const std::string& text, const std::vector<std::vector<std::uint64_t>>& values) {
    Trace trace = test::trace_of(sites + text);
    std::vector<std::vector<Event>> logs;
    for (std::uint64_t item = 0; item < item_count(trace.range); ++item) {
        const auto events = trace.events_of(WorkItem(item));
        logs.emplace_back(events.begin(), events.end());
    }
    test::set_logs(trace, logs, values);
    return trace;
}

bool orders_write_and_read(const Trace& trace) {
    return World(trace).orders(event_of(trace, SiteKind::write), event_of(trace, SiteKind::read));
}

constexpr const char* last_group =
    "group 2\n kernel { if D { W F } { } B if D { atomic_inc } { } B if D { R } { } }\n log\n";

TEST(AtomicOrder, ComposesAFenceABarrierAndATicketOfAnotherItem) {
    // Item 1 writes, item 0 takes the ticket, item 3 reads.
    const Trace trace = trace_with(std::string(last_group) + "D:0 B:1 D:1 atomic_inc:8192 B:1 D:0\n"
                                                             "D:1 W:4096 F:2 B:1 D:0 B:1 D:0\n"
                                                             "D:0 B:1 D:1 atomic_inc:8192 B:1 D:0\n"
                                                             "D:0 B:1 D:0 B:1 D:1 R:4096\n",
                                   {{0}, {5}, {1}, {5}});
    EXPECT_TRUE(orders_write_and_read(trace));
}

TEST(AtomicOrder, NeedsTheFenceInFrontOfTheBarrierAndSaysSo) {
    const Trace trace = trace_with(std::string(last_group) + "D:0 B:1 D:1 atomic_inc:8192 B:1 D:0\n"
                                                             "D:1 W:4096 F:1 B:1 D:0 B:1 D:0\n"
                                                             "D:0 B:1 D:1 atomic_inc:8192 B:1 D:0\n"
                                                             "D:0 B:1 D:0 B:1 D:1 R:4096\n",
                                   {{0}, {5}, {1}, {5}});
    const World world(trace);
    const OrderPoint write = world.point(event_of(trace, SiteKind::write));
    const OrderPoint read = world.point(event_of(trace, SiteKind::read));
    EXPECT_FALSE(world.order().orders(write, read));
    EXPECT_TRUE(world.order().would_order_with_fences(write, read));
}

TEST(AtomicOrder, PassesOnOverASecondWord) {
    // The write of x precedes the atomic that gets 0 from c. The one that gets 1 from c precedes the one that
    // gets 0 from d. The one that gets 1 from d precedes the read.
    const std::string kernel =
        "group 1\n kernel { if D { W F atomic_inc } { } if D { atomic_inc F } { } if D { atomic_inc F } { } "
        "if D { R } { } }\n log\n";
    const auto trace = [&](const std::string& second) {
        return trace_with(kernel +
                              "D:1 W:4096 F:2 atomic_inc:8192 D:0 D:0 D:0\n"
                              "D:0 D:1 atomic_inc:8192 F:2 D:1 atomic_inc:8196 F:2 D:0\n"
                              "D:0 D:1 atomic_inc:" +
                              second + " F:2 D:0 D:1 R:4096\n",
                          {{5, 0}, {1, 0}, {second == "8196" ? 1UL : 2UL, 5}});
    };
    EXPECT_TRUE(orders_write_and_read(trace("8196")));
    EXPECT_TRUE(orders_write_and_read(trace("8192")));
}

TEST(AtomicOrder, KnowsAFlagThatOneChangesAndOthersReadByAtomics) {
    const auto trace = [](std::uint64_t seen) {
        return trace_with(
            "group 1\n kernel { if D { W F atomic_xchg } { } if D { atomic_or(c,0) } { } if D { F R } { } "
            "}\n log\n"
            "D:1 W:4096 F:2 atomic_xchg:8192 D:0 D:0\n"
            "D:0 D:1 atomic_or(c,0):8192 D:1 F:2 R:4096\n"
            "D:0 D:1 atomic_or(c,0):8192 D:0\n",
            {{5, 0}, {seen, 5}, {1 - seen}});
    };
    EXPECT_TRUE(orders_write_and_read(trace(1)));
    EXPECT_FALSE(orders_write_and_read(trace(0)));
}

/// Finds races in a log that is read from files, one group at a time.
std::vector<Finding> races_in_parts(const Trace& trace) {
    Trace window = without_log(trace);
    const std::uint64_t items = items_per_group(trace.range);
    const auto part_of = [&](const Column64& column, const Column64& offsets, std::uint64_t group) {
        const std::uint64_t first = offsets[group * items];
        Column64 part(offsets[(group + 1) * items] - first);
        std::ranges::copy(column.span().subspan(first, part.size()), part.data());
        return part;
    };
    RaceFindings races(window);
    GroupSteps steps;
    GroupMemory memory;
    LaunchMemory launch;
    const auto open = [&](std::uint64_t group) {
        window.part = GroupRange{group, group + 1};
        window.events = part_of(trace.events, trace.offsets, group);
        window.values = part_of(trace.values, trace.value_offsets, group);
        EXPECT_TRUE(reconstruct(window, Group(group), {32}, steps).ok());
        memory.read(steps, window);
    };
    for (std::uint64_t group = 0; group < group_count(trace.range); ++group) {
        open(group);
        launch.add(memory);
        races.add(steps, memory);
    }
    for (std::uint64_t group = 0; races.looks_again(launch) && group < group_count(trace.range); ++group) {
        open(group);
        races.add_again(steps, memory.faulty(), launch);
    }
    return races.findings();
}

TEST(AtomicOrder, IsKnownWhereTheLogIsInParts) {
    const auto findings = [](const std::string& fence) {
        return races_in_parts(trace_with(std::string(last_group) +
                                             "D:0 B:1 D:1 atomic_inc:8192 B:1 D:0\n"
                                             "D:1 W:4096 F:" +
                                             fence +
                                             " B:1 D:0 B:1 D:0\n"
                                             "D:0 B:1 D:1 atomic_inc:8192 B:1 D:0\n"
                                             "D:0 B:1 D:0 B:1 D:1 R:4096\n",
                                         {{0}, {5}, {1}, {5}}));
    };
    ASSERT_EQ(findings("2").size(), 1U);
    EXPECT_TRUE(findings("2")[0].ordered_by_atomics);
    ASSERT_EQ(findings("1").size(), 1U);
    EXPECT_EQ(findings("1")[0].severity, Severity::error);
    EXPECT_EQ(findings("1")[0].cure, RaceCure::fence);
}

} // namespace
} // namespace lockstep
