// Kernels whose work-items log something else in every pass: the log is whole, and of one pass.

#include "core/instrument/instrument.h"
#include "core/run/capture_launch.h"
#include "core/site/record.h"

#include <cstring>
#include <gtest/gtest.h>
#include <vector>

namespace lockstep {
namespace {

constexpr std::uint64_t items = 8192;

// Which work-item draws which ticket is another matter in every pass, where groups run side by side.
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
    Argument argument;
    argument.kind = ArgumentKind::buffer;
    argument.bytes = bytes_of(std::vector<std::uint32_t>(elements, 0));
    argument.size_bytes = argument.bytes.size();
    return argument;
}

Launch tickets() {
    Launch launch;
    launch.source = {"test.cl", text, ""};
    launch.kernel = "k";
    launch.range.global[0] = items;
    launch.range.local[0] = 32;
    launch.arguments = {zeros(1), zeros(items), zeros(64), zeros(items)};
    return launch;
}

/// Loads that a work-item logged of a line.
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
    const Launch launch = tickets();
    const auto device = open_device("");
    ASSERT_TRUE(device.ok());
    const auto instrumented = instrument(launch.source, "k", "", target_of(*device));
    ASSERT_TRUE(instrumented.ok()) << instrumented.error().detail;
    const auto prepared = prepare(*device, launch, *instrumented, true);
    ASSERT_TRUE(prepared.ok()) << prepared.error().detail;
    for (int round = 0; round < 5; ++round) {
        const auto captured = capture(*device, launch, *instrumented, *prepared, {}, {});
        ASSERT_TRUE(captured.ok()) << captured.error().detail;
        const std::vector<std::uint32_t> tickets = drawn(*captured);
        ASSERT_EQ(tickets.size(), items);
        for (std::uint64_t item = 0; item < items; ++item) {
            ASSERT_EQ(loads(*captured, instrumented->program, item, 8), tickets[item] % 61) << item;
        }
        EXPECT_EQ(captured->events.size(), captured->offsets[items]);
        EXPECT_EQ(captured->values.size(), captured->value_offsets[items]);
    }
}

} // namespace
} // namespace lockstep
