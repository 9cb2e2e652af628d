// Tests the search for the write from which a read gets its value. It is compared with a slow search through
// all earlier events, and with the values that moved.
#include "core/analysis/flow/dataflow.h"
#include "core/trace/trace.h"
#include "core/warp/reconstruct.h"

#include "tests/support/random_conflicts.h"
#include "tests/support/reduction_fixture.h"
#include "tests/support/trace_text.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

GroupSteps steps_of(const Trace& trace, Group group, std::uint32_t width) {
    GroupSteps steps;
    EXPECT_TRUE(reconstruct(trace, group, {width}, steps).ok());
    return steps;
}

bool covers(const SiteInfo& site, std::uint64_t address, std::uint64_t byte) {
    return std::ranges::any_of(site.pieces, [&](const Piece& piece) {
        return byte >= address + piece.offset && byte < address + piece.offset + piece.bytes;
    });
}

bool share_a_byte(const SiteInfo& a, std::uint64_t a_address, const SiteInfo& b, std::uint64_t b_address) {
    if ((a.space == Space::local) != (b.space == Space::local)) {
        return false;
    }
    for (const Piece& piece : a.pieces) {
        for (std::uint64_t i = 0; i < piece.bytes; ++i) {
            if (covers(b, b_address, a_address + piece.offset + i)) {
                return true;
            }
        }
    }
    return false;
}

/// Returns the last write before the event that shares a byte with it.
std::uint32_t slow_writer(const GroupSteps& steps, std::span<const SiteInfo> sites, std::uint32_t event) {
    const SiteInfo& reader = sites[steps.steps[DataFlow::step_of(steps, event)].site.index()];
    for (std::uint32_t other = event; other-- > 0;) {
        const SiteInfo& site = sites[steps.steps[DataFlow::step_of(steps, other)].site.index()];
        if ((site.kind == SiteKind::write || site.kind == SiteKind::atomic) &&
            share_a_byte(reader, steps.payloads[event], site, steps.payloads[other])) {
            return other;
        }
    }
    return DataFlow::nobody;
}

TEST(DataFlowProperty, finds_the_writers_that_a_walk_back_through_all_events_finds) {
    std::size_t found = 0;
    std::size_t nobody = 0;
    for (std::uint64_t number = 0; number < 400; ++number) {
        const Trace trace = test::random_conflicts(number);
        const GroupSteps steps = steps_of(trace, Group(0), number % 2 == 0 ? 4 : 32);
        const DataFlow flow = data_flow(steps, trace.program.sites);
        ASSERT_EQ(flow.writers.size(), steps.lanes.size());
        for (std::uint32_t event = 0; event < flow.writers.size(); ++event) {
            const SiteInfo& site =
                trace.program.sites[steps.steps[DataFlow::step_of(steps, event)].site.index()];
            const bool reads = site.kind == SiteKind::read || site.kind == SiteKind::atomic;
            const std::uint32_t expected =
                reads ? slow_writer(steps, trace.program.sites, event) : DataFlow::nobody;
            ASSERT_EQ(flow.writers[event], expected) << "trace " << number << " event " << event;
            found += expected != DataFlow::nobody ? 1 : 0;
            nobody += reads && expected == DataFlow::nobody ? 1 : 0;
        }
    }
    EXPECT_GT(found, 400U);
    EXPECT_GT(nobody, 100U);
}

/// Returns the index of an event's value in the trace's value column.
std::uint64_t value_of(const Trace& trace, const GroupSteps& steps, std::uint32_t event) {
    const WarpStep& step = steps.steps[DataFlow::step_of(steps, event)];
    const std::uint64_t item = steps.group.value() * steps.items +
                               std::uint64_t{step.warp.value()} * steps.warp_width + steps.lanes[event];
    const std::uint64_t last = trace.offsets[steps.group.value() * steps.items] + steps.events[event];
    std::uint64_t slot = trace.value_offsets[item];
    for (std::uint64_t i = trace.offsets[item]; i < last; ++i) {
        slot += value_slots(trace.program.sites[event_site(trace.events[i]).index()]);
    }
    return trace.values[slot];
}

TEST(DataFlowOfReductions, what_is_read_is_what_its_writer_wrote) {
    using fixture::Reduction;
    for (const Reduction variant : {Reduction::interleaved, Reduction::compacted, Reduction::sequential}) {
        const Recording recording = fixture::reduction_recording(variant, 64, 2);
        const Trace& trace = recording.launches[0];
        const GroupSteps steps = steps_of(trace, Group(1), 16);
        const DataFlow flow = data_flow(steps, trace.program.sites);
        std::size_t local = 0;
        for (std::uint32_t event = 0; event < flow.writers.size(); ++event) {
            const SiteInfo& site =
                trace.program.sites[steps.steps[DataFlow::step_of(steps, event)].site.index()];
            if (site.kind != SiteKind::read) {
                continue;
            }
            EXPECT_EQ(flow.writers[event] == DataFlow::nobody, site.space == Space::global) << "the input";
            if (flow.writers[event] != DataFlow::nobody) {
                EXPECT_EQ(value_of(trace, steps, event), value_of(trace, steps, flow.writers[event]));
                ++local;
            }
        }
        EXPECT_EQ(local, 2 * 63U + 1) << "two operands an addition, and the sum";
    }
}

TEST(DataFlow, the_last_writer_of_any_byte_counts_and_local_offsets_are_no_global_addresses) {
    const Trace trace = test::trace_of("group 1\n"
                                       "object table global 64 64\nobject s local 0 128\n"
                                       "site A write global float 1\nsite B write global uchar 2\n"
                                       "site C read global float 3\nsite D read local float 4\n"
                                       "kernel { A B C D }\nlog\nA:64 B:66 C:64 D:64\n");
    const GroupSteps steps = steps_of(trace, Group(0), 4);
    const DataFlow flow = data_flow(steps, trace.program.sites);
    EXPECT_EQ(flow.writers, (std::vector{DataFlow::nobody, DataFlow::nobody, 1U, DataFlow::nobody}));
}

TEST(DataFlow, operands_of_a_write_are_its_items_reads_since_its_write_before) {
    const Trace trace = test::trace_of("group 2\nobject table global 64 256\n"
                                       "site A read global float 1\nsite B write global float 2\n"
                                       "site C read global float 3\nsite D read global float 4\n"
                                       "site E write global float 5\nkernel { A B C D E }\nlog\n"
                                       "A:64 B:128 C:64 D:68 E:132\nA:72 B:136 C:80 D:84 E:140\n");
    const GroupSteps steps = steps_of(trace, Group(0), 4);
    // Event indices of lanes 0 and 1: A 0 1, B 2 3, C 4 5, D 6 7, E 8 9.
    EXPECT_EQ(operands_of(steps, trace.program.sites, 2), (std::vector<std::uint32_t>{0}));
    EXPECT_EQ(operands_of(steps, trace.program.sites, 8), (std::vector<std::uint32_t>{4, 6}));
    EXPECT_EQ(operands_of(steps, trace.program.sites, 9), (std::vector<std::uint32_t>{5, 7}));
}

} // namespace
} // namespace lockstep
