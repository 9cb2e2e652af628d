// Tests logs that are captured in parts, without an analysis.

#include "tests/support/prepared_launch.h"
#include "tests/support/small_launch.h"

#include <gtest/gtest.h>
#include <vector>

namespace lockstep {
namespace {

constexpr std::uint64_t copied_items = 16384;
constexpr std::uint64_t moving_items = 512;

constexpr const char* copy_text = R"(
kernel void k(global const int* a, global int* o) {
    size_t g = get_global_id(0);
    if (g < 512) {
        o[g] = a[g];
    }
}
)";

Launch guarded_copy() {
    const Argument buffer = test::buffer_of(std::vector<int>(moving_items, 7));
    return test::launch_of(copy_text, copied_items, 32, {buffer, buffer});
}

TEST(LogParts, MayMoveNoValuesWhereOneBeforeThemDid) {
    const auto prepared = test::prepare_launch(guarded_copy(), true);
    std::vector<std::size_t> values;
    CaptureOptions options{.memory_budget = std::uint64_t{200} << 10, .part_bytes = std::uint64_t{16} << 10};
    options.take_part = [&](const LogPiece& part) {
        values.push_back(part.values.size());
        return Status();
    };
    const auto captured = prepared.capture(options);
    ASSERT_TRUE(captured.ok()) << captured.error().detail;
    ASSERT_GT(values.size(), 2U);
    EXPECT_EQ(values.front(), 2 * moving_items);
    EXPECT_EQ(values.back(), 0U);
    EXPECT_EQ(captured->values.size(), values.front()) << "the first part stays";
}

/// Expects that parts are passed to keep_part if `are_kept`, otherwise to take_part. `most_group_bytes`:
/// limit for the log of one group.
void expect_parts_of_large_groups_are_kept(std::uint64_t most_group_bytes, bool are_kept) {
    const auto prepared = test::prepare_launch(guarded_copy(), true);
    std::uint64_t taken = 0;
    std::uint64_t kept = 0;
    CaptureOptions options{.memory_budget = std::uint64_t{200} << 10, .part_bytes = std::uint64_t{16} << 10};
    options.is_never_kept = true;
    options.most_group_bytes = most_group_bytes;
    options.take_part = [&](const LogPiece& part) {
        taken = part.groups.end;
        return Status();
    };
    options.keep_part = [&](const LogPiece& part) {
        kept = part.groups.end;
        return Status();
    };
    ASSERT_TRUE(prepared.capture(options).ok());
    EXPECT_EQ(taken != 0, !are_kept);
    EXPECT_EQ(kept != 0, are_kept);
}

TEST(LogParts, AreKeptWhereAGroupIsTooLargeToBeAnalysedMeanwhile) {
    constexpr std::uint64_t largest =
        std::uint64_t{32} * 5 * sizeof(std::uint64_t); // three events and two values per work-item
    expect_parts_of_large_groups_are_kept(largest, false);
    expect_parts_of_large_groups_are_kept(largest - 1, true);
}

/// Expects the results of all groups, although the groups whose log is captured run separately from the other
/// groups.
void expect_results_of_the_rest(test::Memory memory) {
    Launch launch = guarded_copy();
    launch.source.text = "kernel void k(global const int* a, global int* o) { o[get_global_id(0)] = a[0]; }";
    launch.arguments[1].bytes = bytes_of(std::vector<int>(copied_items, 0));
    launch.arguments[1].size_bytes = launch.arguments[1].bytes.size();
    const auto prepared = test::prepare_launch(launch, true, memory);
    std::uint64_t end = 0;
    CaptureOptions options{
        .groups = 300, .memory_budget = std::uint64_t{400} << 10, .part_bytes = std::uint64_t{16} << 10};
    options.take_part = [&](const LogPiece& part) {
        end = part.groups.end;
        return Status();
    };
    const auto captured = prepared.capture(options);
    ASSERT_TRUE(captured.ok()) << captured.error().detail;
    EXPECT_EQ(end, 300U);
    const std::vector<std::byte>& result = captured->outputs.back().instrumented;
    EXPECT_EQ(result, bytes_of(std::vector<int>(copied_items, 7)));
    EXPECT_EQ(captured->offsets[std::size_t{300} * 32], captured->offsets[copied_items])
        << "nothing was logged of the rest";
}

TEST(LogParts, OfTheFirstGroupsLeaveTheRestTheirResults) {
    expect_results_of_the_rest(test::Memory::of_host);
    expect_results_of_the_rest(test::Memory::own);
}

} // namespace
} // namespace lockstep
