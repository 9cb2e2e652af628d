// Tests the counts of accesses by address, by comparing them with a slow count that checks for every range
// whether an access touches it.
#include "core/analysis/memory/heat.h"

#include "tests/support/random_trace.h"
#include "tests/support/trace_text.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

bool touches(const SiteInfo& site, std::uint64_t address, std::uint64_t begin, std::uint64_t end) {
    return std::ranges::any_of(site.pieces, [&](const Piece& piece) {
        return address + piece.offset < end && address + piece.offset + piece.bytes > begin;
    });
}

HeatCell slow_cell(const Trace& trace, const ObjectInfo& object, std::uint64_t begin, std::uint64_t end) {
    HeatCell cell;
    for (const Event event : trace.events.span()) {
        const SiteInfo& site = trace.program.sites[is_fault(event) ? 0 : event_site(event).index()];
        const std::uint64_t address = event_payload(event);
        const bool in_object = !is_fault(event) && is_access(site.kind) && site.space == object.space &&
                               address >= object.base && address < object.base + object.size_bytes;
        if (in_object && touches(site, address, begin, end)) {
            cell.reads += site.kind != SiteKind::write ? 1 : 0;
            cell.writes += site.kind != SiteKind::read ? 1 : 0;
        }
    }
    return cell;
}

std::vector<ObjectHeat> heat_of(const Trace& trace, std::size_t most_cells) {
    MemoryHeat heat(trace, most_cells);
    heat.add();
    return heat.finish();
}

TEST(MemoryHeatProperty, counts_what_a_look_at_every_range_counts) {
    std::size_t counted = 0;
    for (std::uint64_t number = 0; number < 120; ++number) {
        const Trace trace = test::random_trace(number, {.most_items = 24, .faults = false});
        const std::size_t most = 1 + number % 40;
        for (const ObjectHeat& heat : heat_of(trace, most)) {
            const ObjectInfo& object = trace.objects[heat.object];
            ASSERT_LE(heat.cells.size(), most);
            ASSERT_GE(heat.cells.size() * heat.cell_bytes, object.size_bytes);
            for (std::size_t i = 0; i < heat.cells.size(); ++i) {
                const std::uint64_t begin = object.base + i * heat.cell_bytes;
                const bool last = i + 1 == heat.cells.size();
                const HeatCell expected =
                    slow_cell(trace, object, begin, last ? begin + (1U << 30) : begin + heat.cell_bytes);
                ASSERT_EQ(heat.cells[i].reads, expected.reads) << "trace " << number << " cell " << i;
                ASSERT_EQ(heat.cells[i].writes, expected.writes) << "trace " << number << " cell " << i;
                counted += expected.reads + expected.writes;
            }
        }
    }
    EXPECT_GT(counted, 1000U);
}

TEST(MemoryHeat, an_access_counts_once_in_each_range_that_it_touches) {
    const Trace trace = test::trace_of("group 2\nobject table global 64 64\nobject idle global 256 64\n"
                                       "site A read global float4 1\nsite B write global float 2\n"
                                       "site C atomic global int 3\nkernel { A B C }\nlog\n"
                                       "A:64 B:64 C:124\nA:72 B:68 C:124\n");
    const auto heats = heat_of(trace, 16);
    ASSERT_EQ(heats.size(), 1U) << "nobody accesses the other";
    EXPECT_EQ(heats[0].object, 0U);
    EXPECT_EQ(heats[0].cell_bytes, 4U);
    const std::vector<HeatCell>& cells = heats[0].cells;
    ASSERT_EQ(cells.size(), 16U);
    EXPECT_EQ(cells[0], (HeatCell{1, 1}));
    EXPECT_EQ(cells[1], (HeatCell{1, 1}));
    EXPECT_EQ(cells[2], (HeatCell{2, 0})) << "both vectors";
    EXPECT_EQ(cells[5], (HeatCell{1, 0}));
    EXPECT_EQ(cells[6], (HeatCell{0, 0}));
    EXPECT_EQ(cells[15], (HeatCell{2, 2})) << "atomics read and write";
    EXPECT_EQ(heat_of(trace, 1)[0].cells, (std::vector<HeatCell>{{4, 4}}));
}

} // namespace
} // namespace lockstep
