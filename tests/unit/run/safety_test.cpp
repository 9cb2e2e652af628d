// Whatever an instrumented kernel does, it terminates and causes no damage, and its errors are in its log.

#include "core/instrument/instrument.h"
#include "core/site/record.h"

#include "tests/support/prepared_launch.h"
#include "tests/support/small_launch.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

constexpr std::uint64_t items = 64;

Argument buffer(std::size_t elements) {
    return test::buffer_of(std::vector<int>(elements, 7));
}

struct Logged {
    Capture capture;
    Program program;
    std::vector<Fault> faults;

    /// Returns the line of the first fault.
    [[nodiscard]] std::uint32_t first_line() const { return program.sites[faults.front().site.index()].line; }
    [[nodiscard]] std::string first_object() const { return capture.objects.at(faults.front().object).name; }
};

Logged run(const std::string& text, std::vector<Argument> arguments, std::uint64_t turns = 1000) {
    auto prepared = test::prepare_launch(test::launch_of(text, items, 32, std::move(arguments)), true);
    auto captured = prepared.capture({turns});
    EXPECT_TRUE(captured.ok()) << captured.error().detail;
    Logged logged{std::move(*captured), std::move(prepared.instrumented.program), {}};
    for (const Event event : logged.capture.events.span()) {
        if (is_fault(event)) {
            logged.faults.push_back(fault_of(event));
        }
    }
    return logged;
}

TEST(Safety, finds_a_write_behind_the_end_of_a_buffer_and_leaves_its_neighbours_alone) {
    const Logged logged =
        run("kernel void k(global int* a, global int* b) {\n  a[get_global_id(0) + 1] = 1;\n}\n",
            {buffer(items), buffer(items)});
    ASSERT_EQ(logged.faults.size(), 1U);
    EXPECT_EQ(logged.faults[0].kind, FaultKind::out_of_bounds);
    EXPECT_EQ(logged.first_line(), 2U);
    EXPECT_EQ(logged.first_object(), "a");
    EXPECT_EQ(logged.capture.outputs[1].instrumented, buffer(items).bytes);
    EXPECT_TRUE(logged.capture.has_faults);
}

TEST(Safety, finds_a_read_in_front_of_a_buffer_though_another_buffer_may_lie_there) {
    const Logged logged =
        run("kernel void k(global int* a, global int* b) {\n global int* p = b - 1;\n a[0] = *p;\n}\n",
            {buffer(items), buffer(items)});
    ASSERT_EQ(logged.faults.size(), items);
    EXPECT_EQ(logged.first_object(), "b");
    EXPECT_EQ(logged.first_line(), 3U);
}

TEST(Safety, follows_a_pointer_through_helpers_and_assignments_to_its_object) {
    const Logged logged =
        run("void set(global int* p, int i) { p[i] = 1; }\n"
            "kernel void k(global int* a, global int* b, int n) {\n"
            "  global int* p = a; if (n > 0) p = b + 2;\n  set(p, 62);\n}\n",
            {buffer(items), buffer(items),
             Argument{"n", ArgumentKind::scalar, Access::read_only, {}, bytes_of(std::vector<int>{1}), 4}});
    ASSERT_EQ(logged.faults.size(), items);
    EXPECT_EQ(logged.first_object(), "b");
}

TEST(Safety, finds_local_accesses_outside_their_array_though_inside_the_groups_memory) {
    const Logged logged = run("kernel void k(global int* a) {\n  local int s[32]; local int t[32];\n"
                              "  s[get_local_id(0) + 1] = 1; t[get_local_id(0)] = 2;\n  a[0] = s[0];\n}\n",
                              {buffer(items)});
    ASSERT_EQ(logged.faults.size(), 2U);
    EXPECT_EQ(logged.first_object(), "s");
}

TEST(Safety, finds_a_null_buffer) {
    Argument null = buffer(0);
    null.is_null = true;
    const Logged logged =
        run("kernel void k(global int* a, global int* b) { b[3] = 1; a[0] = b[1]; }", {buffer(items), null});
    ASSERT_EQ(logged.faults.size(), 2 * items);
    EXPECT_EQ(logged.faults[0].kind, FaultKind::null_pointer);
}

TEST(Safety, finds_a_null_buffer_of_structs) {
    Argument null = buffer(0);
    null.is_null = true;
    const Logged logged =
        run("typedef struct { int x, y; } S;\nkernel void k(global S* a, global S* b) { a[0] = b[1]; }",
            {buffer(items), null});
    ASSERT_EQ(logged.faults.size(), items);
    EXPECT_EQ(logged.faults[0].kind, FaultKind::null_pointer);
}

FaultKind fault_at(const std::string& pointer) {
    const Logged logged =
        run("kernel void k(global int* a, int n) { global int* p = " + pointer + "; a[1] = *p; }",
            {buffer(items),
             Argument{"n", ArgumentKind::scalar, Access::read_only, {}, bytes_of(std::vector<int>{64}), 4}});
    EXPECT_EQ(logged.faults.size(), items);
    return logged.faults.at(0).kind;
}

TEST(Safety, takes_no_small_number_for_a_null_pointer) {
    EXPECT_EQ(fault_at("(global int*)64"), FaultKind::out_of_bounds);
    EXPECT_EQ(fault_at("(global int*)(long)n + 3"), FaultKind::out_of_bounds);
    EXPECT_EQ(fault_at("(global int*)(global char*)4096"), FaultKind::out_of_bounds);
    EXPECT_EQ(fault_at("(global int*)(long)(n - 64)"), FaultKind::null_pointer);
    EXPECT_EQ(fault_at("n == 64 ? 0 : a"), FaultKind::null_pointer);
    EXPECT_EQ(fault_at("(global int*)0 + 3"), FaultKind::null_pointer) << "an index of null";
}

TEST(Safety, finds_the_object_of_an_address_that_went_through_a_number) {
    const Logged logged =
        run("kernel void k(global int* a) { global int* p = (global int*)((ulong)a + 4); a[1] = *p; }",
            {buffer(items)});
    EXPECT_TRUE(logged.faults.empty());
}

TEST(Safety, checks_private_arrays_by_index_and_by_pointer) {
    const Logged logged =
        run("int sum(int* p, int n) { int s = 0; for (int i = 0; i < n; ++i) s += p[i]; return s; }\n"
            "kernel void k(global int* a) {\n  int v[4]; for (int i = 0; i < 5; ++i) v[i] = i;\n"
            "  a[get_global_id(0)] = sum(v, 6);\n}\n",
            {buffer(items)});
    EXPECT_EQ(logged.faults.size(), 3 * items);
    EXPECT_EQ(logged.faults[0].kind, FaultKind::private_bounds);
    EXPECT_EQ(logged.first_line(), 3U);
}

TEST(Safety, ends_an_endless_loop_and_runs_the_rest) {
    const Logged logged = run(
        "kernel void k(global int* a) {\n  int i = 0;\n  while (i >= 0) { }\n  a[get_global_id(0)] = 9;\n}\n",
        {buffer(items)});
    ASSERT_EQ(logged.faults.size(), items);
    EXPECT_EQ(logged.faults[0].kind, FaultKind::endless_loop);
    EXPECT_EQ(logged.first_line(), 3U);
    EXPECT_EQ(logged.capture.outputs[0].instrumented, bytes_of(std::vector<int>(items, 9)));
}

/// With the whole budget in all work-items, the device would need minutes.
TEST(Safety, ends_an_endless_loop_of_many_work_items_within_seconds) {
    constexpr std::uint64_t many = 2048;
    const Launch launch = test::launch_of(
        "kernel void k(global int* a) {\n  int i = 0;\n  while (i >= 0) { }\n}\n", many, 4, {buffer(1)});
    auto prepared = test::prepare_launch(launch, true);
    const auto captured = prepared.capture({.memory_budget = std::uint64_t{64} << 20});
    ASSERT_TRUE(captured.ok()) << captured.error().detail;
    const auto events = captured->events.span();
    EXPECT_EQ(static_cast<std::uint64_t>(std::ranges::count_if(events, is_fault)), many);
    EXPECT_LT(captured->device_ns, 60e9);
}

/// The log of the endless loop is shortened no more than it needs.
TEST(Safety, does_not_call_the_loops_beside_an_endless_one_endless) {
    const Launch launch = test::launch_of("kernel void k(global int* a) {\n  int i = 0;\n"
                                          "  while (get_global_id(0) % 2 == 0 || i < 5000) { ++i; }\n}\n",
                                          192, 4, {buffer(1)});
    auto prepared = test::prepare_launch(launch, true);
    const auto captured = prepared.capture({.memory_budget = std::uint64_t{100} << 20});
    ASSERT_TRUE(captured.ok()) << captured.error().detail;
    EXPECT_EQ(std::ranges::count_if(captured->events.span(), is_fault), 96);
}

TEST(Safety, does_not_call_a_long_loop_endless) {
    const std::string text = "kernel void k(global int* a) {\n  int sum = 0;\n"
                             "  for (int i = 0; i < 100000; ++i) sum += i & a[0];\n"
                             "  if (get_global_id(0) == 0) a[1] = sum;\n}\n";
    auto prepared = test::prepare_launch(test::launch_of(text, 4, 4, {buffer(4)}), true);
    const auto captured = prepared.capture({});
    ASSERT_TRUE(captured.ok()) << captured.error().detail;
    EXPECT_FALSE(captured->has_faults);
    EXPECT_EQ(std::ranges::count_if(captured->events.span(), is_fault), 0);
    EXPECT_GT(captured->events.span().size(), 4 * 2 * 100000U);
}

TEST(Safety, ends_an_endless_loop_with_a_barrier_in_all_work_items_at_once) {
    const Logged logged = run(
        "kernel void k(global int* a, int n) {\n  for (;;) { barrier(CLK_LOCAL_MEM_FENCE); a[0] = 1; }\n}\n",
        {buffer(items),
         Argument{"n", ArgumentKind::scalar, Access::read_only, {}, bytes_of(std::vector<int>{1}), 4}});
    EXPECT_EQ(logged.faults.size(), items);
}

TEST(Safety, finds_whole_struct_copies_that_stick_out) {
    const Logged logged = run("typedef struct { int a[6]; } S;\nkernel void k(global int* a) {\n"
                              "  global S* s = (global S*)a; s[10] = s[1];\n}\n",
                              {buffer(items)});
    ASSERT_EQ(logged.faults.size(), items);
    EXPECT_EQ(logged.first_object(), "a");
}

TEST(Safety, refuses_a_group_that_the_device_cannot_take) {
    const Launch launch =
        test::launch_of("kernel void k(global int* a) { a[0] = 1; }", 1 << 20, 1 << 20, {buffer(1)});
    const auto device = open_device("");
    const auto instrumented = instrument(launch.source, "k", "", target_of(*device));
    const auto prepared = prepare(*device, launch, *instrumented, false);
    ASSERT_FALSE(prepared.ok());
    EXPECT_EQ(prepared.error().code, ErrorCode::group_too_large);
}

TEST(Safety, names_the_devices_there_are_when_one_is_unknown) {
    const auto device = open_device("no such device");
    ASSERT_FALSE(device.ok());
    EXPECT_EQ(device.error().code, ErrorCode::unknown_device);
    EXPECT_FALSE(device.error().arguments[1].empty());
}

} // namespace
} // namespace lockstep
