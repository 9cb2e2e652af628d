// Tests kernels whose work-items log something different in every pass: the log is complete, and comes from a
// single pass.

#include "core/site/record.h"

#include "tests/support/prepared_launch.h"
#include "tests/support/small_launch.h"

#include <cstring>
#include <gtest/gtest.h>
#include <set>
#include <span>
#include <vector>

namespace lockstep {
namespace {

constexpr std::uint64_t items = 8192;

// If groups run concurrently, work-items draw different tickets in every pass.
constexpr const char* text = R"(
kernel void k(global uint* ticket, global uint* drawn, global const int* a, global int* o) {
    size_t g = get_global_id(0);
    uint t = atomic_inc(ticket);
    drawn[g] = t;
    int sum = 0;
    for (uint i = 0; i < t % 61; ++i) {
        sum += a[i];
    }
    o[g] = sum;
}
)";

Argument zeros(std::uint64_t elements) {
    return test::buffer_of(std::vector<std::uint32_t>(elements, 0));
}

Launch tickets() {
    return test::launch_of(text, items, 32, {zeros(1), zeros(items), zeros(64), zeros(items)});
}

/// Counts the loads that a work-item logged on a line.
std::uint64_t loads(const Capture& capture, const Program& program, std::uint64_t item, std::uint32_t line) {
    std::uint64_t count = 0;
    for (std::uint64_t at = capture.offsets[item]; at < capture.offsets[item + 1]; ++at) {
        const Event event = capture.events[at];
        const SiteInfo& site = program.sites.at(event_site(event).index());
        count += site.line == line && site.kind == SiteKind::read ? 1 : 0;
    }
    return count;
}

std::vector<std::uint32_t> drawn(const Capture& capture) {
    for (const Output& output : capture.outputs) {
        if (output.argument == 1) {
            std::vector<std::uint32_t> values(output.instrumented.size() / sizeof(std::uint32_t));
            std::memcpy(values.data(), output.instrumented.data(), output.instrumented.size());
            return values;
        }
    }
    return {};
}

TEST(ChangingLog, is_of_one_pass_and_whole) {
    const auto prepared = test::prepare_launch(tickets(), true);
    for (int round = 0; round < 5; ++round) {
        const auto captured = prepared.capture();
        ASSERT_TRUE(captured.ok()) << captured.error().detail;
        const std::vector<std::uint32_t> tickets = drawn(*captured);
        ASSERT_EQ(tickets.size(), items);
        for (std::uint64_t item = 0; item < items; ++item) {
            ASSERT_EQ(loads(*captured, prepared.instrumented.program, item, 8), tickets[item] % 61) << item;
        }
        EXPECT_EQ(captured->events.size(), captured->offsets[items]);
        EXPECT_EQ(captured->values.size(), captured->value_offsets[items]);
    }
}

/// Checks that ticket and loads come from the same pass: the ticket that a work-item drew (one of its values)
/// determines the number of loads that it logs. Returns the ticket.
std::uint64_t ticket_of_one_pass(const LogPiece& part, const Program& program, std::uint64_t item) {
    std::uint64_t value = part.value_offsets[item] - part.value_offsets[0];
    std::uint64_t loads = 0;
    std::uint64_t ticket = 0;
    for (std::uint64_t at = part.offsets[item]; at < part.offsets[item + 1]; ++at) {
        const SiteInfo& site = program.sites.at(event_site(part.events[at - part.offsets[0]]).index());
        if (site.kind == SiteKind::write && site.line == 5) {
            ticket = part.values[value];
        }
        loads += site.line == 8 && site.kind == SiteKind::read ? 1 : 0;
        value += value_slots(site);
    }
    EXPECT_EQ(loads, ticket % 61);
    EXPECT_EQ(value, part.value_offsets[item + 1] - part.value_offsets[0]);
    return ticket;
}

/// Expects that every part of the log comes from a single pass, even if that pass logs more or fewer events
/// than were reserved. All passes together must be one execution, in which each ticket is drawn once. Depending on `memory`, parts are written directly to their destination or copied
/// there.
void expect_parts_of_one_pass(test::Memory memory) {
    // Declared first, because it must outlive the device.
    std::vector<std::uint64_t> slot(std::size_t{1} << 20);
    const auto prepared = test::prepare_launch(tickets(), true, memory);
    CaptureOptions options{.memory_budget = std::uint64_t{1} << 20,
                           .part_bytes = std::uint64_t{64} << 10,
                           .is_never_kept = true};
    std::uint64_t next = 0;
    std::uint64_t placed = 0;
    std::set<std::uint64_t> drawn;
    options.place_part = [&](GroupRange, std::uint64_t events, std::uint64_t values) {
        const std::span<std::uint64_t> all(slot);
        return Result<PartPlace>(
            {all.first(events), all.subspan(events, values), std::as_writable_bytes(all)});
    };
    options.take_part = [&](const LogPiece& part) {
        placed += part.events.data() == slot.data() ? 1 : 0;
        EXPECT_EQ(part.groups.first, next);
        next = part.groups.end;
        for (std::uint64_t item = 0; item + 1 < part.offsets.size(); ++item) {
            drawn.insert(ticket_of_one_pass(part, prepared.instrumented.program, item));
        }
        return Status();
    };
    for (int round = 0; round < 3; ++round) {
        next = 0;
        drawn.clear();
        const auto captured = prepared.capture(options);
        ASSERT_TRUE(captured.ok()) << captured.error().detail;
        EXPECT_EQ(next, group_count(prepared.launch.range));
        EXPECT_EQ(drawn.size(), items);
    }
    EXPECT_GT(placed, 3U);
}

TEST(ChangingLog, in_parts_is_whole_where_it_was_placed) {
    expect_parts_of_one_pass(test::Memory::of_host);
}

TEST(ChangingLog, in_parts_of_a_device_with_memory_of_its_own_is_too) {
    expect_parts_of_one_pass(test::Memory::own);
}

} // namespace
} // namespace lockstep
