// A device with its own memory sums its counts itself, and writes logs four words at a time. The result must
// be the same as on a CPU. (The tests treat the CPU as such a device.)

#include "core/site/record.h"

#include "tests/support/prepared_launch.h"
#include "tests/support/small_launch.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <span>
#include <vector>

namespace lockstep {
namespace {

constexpr std::uint64_t work_items = 4096;

// Logs of 0 to 60 reads start and end anywhere in a group of four words; some work-items log hardly anything.
constexpr const char* unequal_kernel = R"(
kernel void k(global const int* a, global int* o) {
    size_t g = get_global_id(0);
    if (g % 7 == 3) return;
    int sum = 0;
    for (int i = 0; i < (int)(g * 31 % 61); ++i) sum += a[(g + i) % 64];
    o[g] = sum;
}
)";

Argument filled_buffer(std::uint64_t elements) {
    return test::buffer_of(std::vector<int>(elements, 5));
}

Launch unequal_work() {
    return test::launch_of(unequal_kernel, work_items, 32, {filled_buffer(64), filled_buffer(work_items)});
}

struct LogOfAll {
    std::vector<std::uint64_t> offsets;
    std::vector<std::uint64_t> events; ///< events of all parts
    std::size_t parts = 1;
};

std::vector<std::uint64_t> numbers_in(const Column64& column) {
    return {column.span().begin(), column.span().end()};
}

/// Two slots used alternately, as in a live run, so that the part that is being copied and the part that is
/// being captured never share a slot.
class Slots {
public:
    Result<PartPlace> place(std::uint64_t events, std::uint64_t values) {
        std::span<std::uint64_t> slot = slots_[number_++ % slots_.size()];
        std::ranges::fill(slot, 0);
        return PartPlace{slot.first(events), slot.subspan(events, values), std::as_writable_bytes(slot)};
    }

private:
    std::array<std::vector<std::uint64_t>, 2> slots_{std::vector<std::uint64_t>(1 << 18),
                                                     std::vector<std::uint64_t>(1 << 18)};
    std::size_t number_ = 0;
};

LogOfAll captured(test::Memory memory, std::uint64_t memory_budget, Slots* slots = nullptr) {
    const auto prepared = test::prepare_launch(unequal_work(), false, memory);
    LogOfAll logged;
    CaptureOptions options{.memory_budget = memory_budget};
    options.take_part = [&](const LogPiece& part) {
        EXPECT_EQ(part.offsets.front(), logged.events.size());
        logged.events.insert(logged.events.end(), part.events.begin(), part.events.end());
        EXPECT_EQ(part.offsets.back(), logged.events.size());
        ++logged.parts;
        return Status();
    };
    if (slots != nullptr) {
        options.part_bytes = std::uint64_t{64} << 10;
        options.is_never_kept = true;
        options.place_part = [slots](GroupRange, std::uint64_t events, std::uint64_t values) {
            return slots->place(events, values);
        };
    }
    auto capture = prepared.capture(options);
    EXPECT_TRUE(capture.ok());
    if (logged.events.empty()) {
        logged.events = numbers_in(capture->events);
    } else {
        --logged.parts;
    }
    logged.offsets = numbers_in(capture->offsets);
    for (std::uint64_t& event :
         logged.events) { // buffer addresses differ between captures, by a multiple of their alignment
        event &= ~payload_mask | 0x7F;
    }
    return logged;
}

TEST(OwnMemory, LeavesTheLogThatAProcessorLeaves) {
    const LogOfAll of_cpu = captured(test::Memory::of_host, std::uint64_t{1} << 30);
    const LogOfAll of_gpu = captured(test::Memory::own, std::uint64_t{1} << 30);
    EXPECT_EQ(of_gpu.offsets, of_cpu.offsets);
    EXPECT_EQ(of_gpu.events, of_cpu.events);
    EXPECT_EQ(of_gpu.offsets.back(), of_gpu.events.size());
    EXPECT_EQ(of_gpu.parts, 1U);
}

TEST(OwnMemory, LeavesTheSameInParts) {
    const LogOfAll whole = captured(test::Memory::of_host, std::uint64_t{1} << 30);
    const LogOfAll in_parts = captured(test::Memory::own, std::uint64_t{1} << 20);
    EXPECT_GT(in_parts.parts, 2U);
    EXPECT_EQ(in_parts.offsets, whole.offsets);
    EXPECT_EQ(in_parts.events, whole.events);
}

TEST(OwnMemory, LeavesTheSameInPlacesWhileTheNextPartRuns) {
    const LogOfAll whole = captured(test::Memory::of_host, std::uint64_t{1} << 30);
    for (const test::Memory memory : {test::Memory::of_host, test::Memory::own}) {
        Slots slots; // declared first, because it must outlive the device
        const LogOfAll in_parts = captured(memory, std::uint64_t{1} << 30, &slots);
        EXPECT_GT(in_parts.parts, 10U);
        EXPECT_EQ(in_parts.offsets, whole.offsets);
        EXPECT_EQ(in_parts.events, whole.events);
    }
}

} // namespace
} // namespace lockstep
