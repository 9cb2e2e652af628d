// Narrates textbook cases: what a warp does, and the consequences.
#include "core/narration/narrate.h"

#include "tests/support/reduction_fixture.h"
#include "tests/support/trace_text.h"
#include "tests/unit/narration/told.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using fixture::Reduction;
using test::told;
using test::view_of;

std::string at(const GroupView& view, std::uint32_t step, std::uint32_t warp = 0) {
    return told(narrate(view, Tick(step - 1), Warp(warp)));
}

GroupView reduction(Reduction variant, std::uint32_t items = 256) {
    return view_of(fixture::reduction_recording(variant, items));
}

GroupView of_text(const std::string& text, std::uint32_t width = 32) {
    Recording recording;
    recording.launches.push_back(test::trace_of(text));
    HardwareModel hardware;
    hardware.warp_width = width;
    return view_of(std::move(recording), hardware);
}

TEST(Narrate, the_interleaved_reduction_at_stride_4_leaves_28_of_32_lanes_idle) {
    const GroupView view = reduction(Reduction::interleaved);
    EXPECT_EQ(at(view, 17), "loop-continues-with 0 32 'k' '4' | stays-together");
    EXPECT_EQ(at(view, 18), "splits 0 4 28 32 'lid % (2 * k) == 0' | one-side-waits 3 28 32 @14");
    EXPECT_EQ(at(view, 19), "reads-local 0 4 32 's[lid + k]' | banks-free 4");
    EXPECT_EQ(at(view, 22), "barrier 8 | equal-steps");
}

TEST(Narrate, a_warp_without_an_addition_waits_at_the_barrier_for_those_that_add) {
    const GroupView view = reduction(Reduction::interleaved);
    EXPECT_EQ(at(view, 36, 1), "is-false 1 32 'lid % (2 * k) == 0' | stays-together"); // k = 32
    EXPECT_EQ(at(view, 37, 1), "waits-at-barrier 1 4 8 @14 | opens-at-step 40");
    EXPECT_EQ(at(view, 40, 1), "barrier 8 | fewest-steps 1 3");
}

/// A warp that executes fewer steps waits before the read, because all warps execute the read in the same
/// step. On a GPU it would wait at the barrier instead.
TEST(Narrate, a_warp_with_fewer_steps_waits_although_all_come_from_the_same_step) {
    const GroupView view =
        of_text("group 4\n site C branch 1\n site A read local float 2\n site X barrier 3\n"
                " kernel { if C { A A } { } A X }\n log\n C:1 A A A X\n C:1 A A A X\n"
                " C:0 A X\n C:0 A X",
                2);
    EXPECT_EQ(at(view, 5), "barrier 2 | fewest-steps 1 2");
}

TEST(Narrate, a_group_starts_ends_and_its_warps_finish) {
    const GroupView view = reduction(Reduction::interleaved);
    EXPECT_EQ(told(narrate_start(view)), "group-starts 0 256 8 32");
    EXPECT_EQ(at(view, 53), "loop-ends 0 32 | stays-together");
    EXPECT_EQ(at(view, 54), "splits 0 1 31 32 'lid == 0' | one-side-finished 2 31 32");
    EXPECT_EQ(at(view, 55, 1), "finished 1 | ended-at-step 54");
    EXPECT_EQ(at(view, 56), "writes-global 0 1 32 'out[get_group_id(0)]' | sectors-fewest 1");
    EXPECT_EQ(told(narrate_end(view)), "group-ends 0 56");
    const GroupView small = reduction(Reduction::sequential, 16);
    EXPECT_EQ(told(narrate_start(small)), "group-of-one-starts 0 16");
    EXPECT_EQ(at(small, 4), "barrier-of-one | waits-for-no-warp");
}

TEST(Narrate, the_compacted_reduction_names_the_lanes_that_meet_in_a_bank) {
    const GroupView view = reduction(Reduction::compacted);
    EXPECT_EQ(at(view, 19), "reads-local 0 32 32 's[2 * k * lid + k]' | "
                            "banks-conflict 4 8 8 1 {0 4 8 12 16 20 24 28}");
}

/// Makes a view of one access by 32 work-items. Item i accesses address base + stride * i.
GroupView one_access(const std::string& site, std::uint64_t base, std::uint64_t stride,
                     HardwareModel hardware = {}) {
    std::string text = "group 32\n site A " + site + "\n kernel { A }\n log";
    for (std::uint64_t i = 0; i < 32; ++i) {
        text += "\n A:" + std::to_string(base + stride * i);
    }
    Recording recording;
    recording.launches.push_back(test::trace_of(text));
    return view_of(std::move(recording), std::move(hardware));
}

std::string why(const GroupView& view) {
    return told(narrate(view, Tick(0), Warp(0)).why.value());
}

TEST(Narrate, the_store_of_the_naive_transpose_moves_a_sector_for_each_lane) {
    const GroupView view = one_access("write global float 5", 4096, 512);
    EXPECT_TRUE(at(view, 1).starts_with("writes-global 0 32 32")) << at(view, 1);
    EXPECT_EQ(why(view), "sectors-apart 512 32 4");
}

TEST(Narrate, sectors_are_compared_with_the_fewest_that_hold_the_data) {
    EXPECT_EQ(why(one_access("read global float 5", 4096, 4)), "sectors-fewest 4");
    EXPECT_EQ(why(one_access("read global float 5", 4100, 4)), "sectors-misaligned 5 4");
    EXPECT_EQ(why(one_access("read global float 5", 4096, 0)), "sectors-shared 32");
    EXPECT_EQ(why(one_access("read global float4 5", 4096, 16)), "sectors-fewest 16");
    EXPECT_EQ(why(one_access("read global float8 5", 4096, 32)), "requests-many 2 64 32");
    HardwareModel wide;
    wide.sector_bytes = 64;
    EXPECT_EQ(why(one_access("read global float 5", 4096, 8, wide)), "sectors-apart 8 4 2");
}

TEST(Narrate, a_broadcast_is_no_conflict) {
    EXPECT_EQ(why(one_access("read local float 5", 64, 0)), "banks-broadcast 32");
    EXPECT_EQ(why(one_access("write local float 5", 64, 0)), "banks-shared-word 32");
    EXPECT_EQ(why(one_access("read local uchar 5", 0, 1)), "banks-shared-words 32 8");
}

TEST(Narrate, the_strides_of_the_blelloch_scan_meet_in_banks) {
    EXPECT_EQ(why(one_access("read local float 5", 4, 8)), "banks-conflict 1 2 2 1 {0 16}");
    EXPECT_EQ(why(one_access("read local float 5", 0, 128)).substr(0, 31), "banks-conflict 0 32 32 1 {0 1 2");
    EXPECT_EQ(why(one_access("read local float 5", 0, 12)), "banks-free 32") << "stride 3";
    EXPECT_EQ(why(one_access("read local double 5", 0, 8)), "banks-wide 2");
}

TEST(Narrate, atomics_on_one_address_take_turns) {
    EXPECT_EQ(why(one_access("atomic global int 5", 4096, 0)), "atomics-meet 32 32");
    EXPECT_EQ(why(one_access("atomic global int 5", 4096, 4)), "atomics-apart 32");
    EXPECT_EQ(why(one_access("atomic local int 5", 0, 0)), "atomics-meet-in-banks 32 32 32 1");
    EXPECT_EQ(why(one_access("atomic local int 5", 0, 4)), "banks-free 32");
}

TEST(Narrate, a_barrier_that_only_some_reach_is_divergent) {
    const GroupView view =
        of_text("group 4\n site C branch 1\n site X barrier 2\n kernel { if C { X } { } }\n"
                " log\n C:1 X:1\n C:1 X:1\n C:0\n C:0");
    EXPECT_EQ(at(view, 1).substr(0, 14), "splits 0 2 2 4");
    EXPECT_EQ(at(view, 2), "barrier-divergent 2 4 | must-be-reached");
}

TEST(Narrate, both_sides_of_a_branch_run_one_after_the_other) {
    const std::string sites = "group 4\n site C branch 1\n site A read local float 2\n site B read local "
                              "float 3\n site D read local float 4\n";
    const GroupView view = of_text(sites + " kernel { if C { A A } { B } D }\n log\n C:1 A A D\n C:1 A A D\n"
                                           " C:0 B D\n C:0 B D");
    EXPECT_TRUE(at(view, 1).ends_with("| sides-take-turns 3 @4")) << at(view, 1);
    EXPECT_TRUE(at(view, 2).ends_with("| banks-broadcast 2")) << at(view, 2);
    const GroupView apart = of_text(sites + " kernel { if C { A A } { B } }\n log\n C:1 A A\n C:0 B\n C:0 B\n"
                                            " C:0 B");
    EXPECT_TRUE(at(apart, 1).ends_with("| sides-take-turns-to-the-end 3")) << at(apart, 1);
    const GroupView empty =
        of_text(sites + " kernel { if C { } { } D }\n log\n C:1 D\n C:0 D\n C:0 D\n C:0 D");
    EXPECT_TRUE(at(empty, 1).ends_with("| sides-cost-nothing @4")) << at(empty, 1);
}

TEST(Narrate, lanes_that_were_masked_off_before_a_split_are_idle_too) {
    const GroupView view =
        of_text("group 4\n site C branch 1\n site E branch 2\n site A read local float 3\n site "
                "D read local float 4\n kernel { if C { if E { A } { } D } { } }\n log\n"
                " C:1 E:1 A D\n C:1 E:0 D\n C:0\n C:0");
    EXPECT_TRUE(at(view, 2).ends_with("| one-side-waits 1 3 4 @4")) << at(view, 2);
}

TEST(Narrate, a_warp_whose_lanes_go_elsewhere_has_no_part_in_a_step) {
    const GroupView view =
        of_text("group 4\n site C branch 1\n site A read local float 2\n site D read local "
                "float 4\n kernel { if C { A } { } D }\n log\n C:1 A D\n C:1 A D\n C:0 D\n C:0 D",
                4);
    EXPECT_TRUE(at(view, 2).starts_with("reads-local 0 2 4")) << at(view, 2);
    const GroupView two =
        of_text("group 8\n site C branch 1\n site A read local float 2\n site D read local "
                "float 4\n kernel { if C { A } { } D }\n log\n C:1 A D\n C:1 A D\n C:1 A D\n"
                " C:1 A D\n C:0 D\n C:0 D\n C:0 D\n C:0 D",
                4);
    EXPECT_EQ(at(two, 2, 1), "not-in-step 1 | continues-at-step 3 @4");
}

TEST(Narrate, the_cases_of_a_switch_run_one_after_another) {
    const std::string sites =
        "group 4\n site S choice 1\n site A read local float 2\n site B read local "
        "float 3\n site D read local float 4\n kernel { switch S { 1: A break 2: 3: B } D }\n";
    const GroupView split = of_text(sites + " log\n S:1 A D\n S:2 B D\n S:3 B D\n S:9 D");
    EXPECT_TRUE(at(split, 1).starts_with("splits-by-case 0 4 3")) << at(split, 1);
    EXPECT_TRUE(at(split, 1).ends_with("| cases-take-turns 2 @4")) << at(split, 1);
    const GroupView alike = of_text(sites + " log\n S:2 B D\n S:2 B D\n S:3 B D\n S:3 B D");
    EXPECT_TRUE(at(alike, 1).starts_with("same-case 0 4")) << at(alike, 1);
}

TEST(Narrate, the_cases_of_a_switch_do_not_count_the_steps_of_lanes_outside_it) {
    const GroupView view =
        of_text("group 4\n site C branch 1\n site S choice 2\n site A read local float 3\n site B read local "
                "float 4\n site E read local float 5\n site D read local float 6\n"
                " kernel { if C { switch S { 1: A break 2: B break } } { E E E } D }\n log\n"
                " C:1 S:1 A D\n C:1 S:2 B D\n C:0 E E E D\n C:0 E E E D");
    EXPECT_TRUE(at(view, 2).ends_with("| cases-take-turns 2 @6")) << at(view, 2);
}

/// Narrates an exchange by four lanes. A receipt contains the first lane that a lane receives from, and the
/// number of lanes.
std::string exchange(const std::vector<Received>& receipts) {
    std::string text = "group 4\n site E exchange 1\n kernel { E }\n log";
    for (const Received& each : receipts) {
        text += "\n E:" + std::to_string(each.first + (std::uint64_t{each.count} << received_count_shift));
    }
    return why(of_text(text));
}

TEST(Narrate, an_exchange_tells_who_receives_from_whom) {
    EXPECT_EQ(exchange({{2, 1}, {3, 1}, {2, 0}, {3, 0}}), "receives-values 2 4"); // shuffle down by 2
    EXPECT_EQ(exchange({{0, 1}, {0, 1}, {0, 1}, {0, 1}}), "receives-one-value 0 4");
    EXPECT_EQ(exchange({{0, 4}, {0, 4}, {0, 4}, {0, 4}}), "receives-result 4");
    EXPECT_EQ(exchange({{0, 0}, {0, 1}, {0, 2}, {0, 3}}), "receives-results-before 3");
    EXPECT_EQ(exchange({{0, 0}, {1, 0}, {2, 0}, {3, 0}}), "receives-nothing");
}

TEST(Narrate, a_loop_that_runs_out_of_turns_is_stopped) {
    const GroupView view = of_text("group 1\n site L loop 1\n kernel { for L { } { } { } }\n log\n L:1 L:2");
    EXPECT_EQ(at(view, 2), "loop-stopped 0 | loop-budget");
}

TEST(Narrate, a_kernel_without_sites_has_no_steps) {
    EXPECT_EQ(told(narrate_end(of_text("group 2\n kernel { }\n log\n -\n -"))), "group-has-no-steps 0");
}

} // namespace
} // namespace lockstep
