#include "core/trace/trace_check.h"

#include "tests/support/random_trace.h"
#include "tests/support/trace_text.h"

#include <functional>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Returns the part of a valid trace that is rejected after one change; "" if none is.
std::string flaw_after(const std::function<void(Trace&)>& change) {
    Trace trace =
        test::trace_of("group 2\n object o global 256 8\n site A read global float 1\n site C branch 1\n"
                       "site L loop 2\n site S choice 3\n"
                       "kernel { if C { A } { } for L { } { } { } switch S { 1: A } }\n log\n"
                       "C:1 A:256 L:0 S:0\n C:0 L:0 S:1 A:260");
    trace.program.parameter_names = {"in"};
    trace.value_offsets = Column64(3);
    trace.value_offsets[0] = 0;
    trace.value_offsets[1] = 1;
    trace.value_offsets[2] = 2;
    trace.values = Column64(2);
    EXPECT_FALSE(find_flaw(trace));
    change(trace);
    const auto flaw = find_flaw(trace);
    return flaw ? flaw->part : "";
}

Node& node_of(Trace& trace, NodeKind kind) {
    for (Node& node : trace.program.skeleton.nodes) {
        if (node.kind == kind) {
            return node;
        }
    }
    throw std::runtime_error("no such node");
}

TEST(TraceCheck, FindsRangesThatMakeNoSense) {
    EXPECT_EQ(flaw_after([](Trace& t) { t.range.dimensions = 4; }), "range");
    EXPECT_EQ(flaw_after([](Trace& t) { t.range.local[1] = 0; }), "range");
    EXPECT_EQ(flaw_after([](Trace& t) { t.range.global[2] = 0; }), "range");
    EXPECT_EQ(flaw_after([](Trace& t) { t.range.local[0] = 3; }), "range");
    EXPECT_EQ(flaw_after([](Trace& t) { t.range.global = {1ULL << 32, 1ULL << 31, 2}; }), "range");
    EXPECT_EQ(flaw_after([](Trace& t) { t.range.global = t.range.local = {1 << 10, 1 << 10, 1}; }), "range");
    EXPECT_EQ(flaw_after([](Trace& t) { t.range.global[0] = 4; }), "offsets");
}

TEST(TraceCheck, FindsSitesThatNameWhatIsNotThere) {
    EXPECT_EQ(flaw_after([](Trace& t) { t.program.sites[0].file = 1; }), "sites");
    EXPECT_EQ(flaw_after([](Trace& t) { t.program.sites[0].kind = static_cast<SiteKind>(8); }), "sites");
    EXPECT_EQ(flaw_after([](Trace& t) { t.program.sites[0].space = static_cast<Space>(4); }), "sites");
    EXPECT_EQ(flaw_after([](Trace& t) { t.program.sites[0].space = Space::none; }), "sites");
    EXPECT_EQ(flaw_after([](Trace& t) { t.program.sites[0].type.scalar = static_cast<Scalar>(12); }),
              "sites");
    EXPECT_EQ(flaw_after([](Trace& t) { t.program.sites[0].pieces[0].bytes = 0; }), "sites");
    EXPECT_EQ(flaw_after([](Trace& t) { t.program.sites[0].pieces[0].bytes = 17; }), "sites");
    EXPECT_EQ(flaw_after([](Trace& t) { t.program.sites[0].pieces = {{4, 4}, {0, 4}}; }), "sites");
    EXPECT_EQ(flaw_after([](Trace& t) {
                  t.program.sites[0].pieces.clear();
                  for (std::uint16_t i = 0; i < 17; ++i) {
                      t.program.sites[0].pieces.push_back({i, 1});
                  }
              }),
              "sites");
    EXPECT_EQ(flaw_after([](Trace& t) { t.program.sites[0].type.count = 0xFFFFFFFF; }), "sites");
    EXPECT_EQ(flaw_after([](Trace& t) { t.program.sites[0].line = 0xFFFFFFFF; }), "sites");
    EXPECT_EQ(flaw_after([](Trace& t) { t.program.texts.clear(); }), "program");
}

TEST(TraceCheck, FindsSkeletonsThatCannotBeWalked) {
    EXPECT_EQ(flaw_after([](Trace& t) { t.program.skeleton.root = 99; }), "skeleton");
    EXPECT_EQ(flaw_after([](Trace& t) { node_of(t, NodeKind::branch).children[0] = 99; }), "skeleton");
    EXPECT_EQ(flaw_after([](Trace& t) { node_of(t, NodeKind::branch).site = Site(99); }), "skeleton");
    EXPECT_EQ(flaw_after([](Trace& t) { node_of(t, NodeKind::branch).site = Site(0); }), "skeleton");
    EXPECT_EQ(flaw_after([](Trace& t) { node_of(t, NodeKind::loop).site = Site(1); }), "skeleton");
    EXPECT_EQ(flaw_after([](Trace& t) { node_of(t, NodeKind::choice).labels[0].child = 2; }), "skeleton");
    constexpr auto past_the_last = static_cast<NodeKind>(static_cast<int>(NodeKind::again) + 1);
    EXPECT_EQ(flaw_after([](Trace& t) { node_of(t, NodeKind::site).kind = past_the_last; }), "skeleton");
    const auto goto_of = [](const std::vector<CaseLabel>& labels) {
        return [labels](Trace& t) { node_of(t, NodeKind::site) = {NodeKind::jump_, {}, {}, labels}; };
    };
    EXPECT_EQ(flaw_after(goto_of({})), "skeleton");
    EXPECT_EQ(flaw_after(goto_of({{1, 0, false}, {2, 0, false}})), "skeleton");
    EXPECT_EQ(flaw_after(goto_of({{1, 0, true}})), "skeleton"); // a default label names no target
    EXPECT_EQ(
        flaw_after([](Trace& t) { node_of(t, NodeKind::branch).children[0] = t.program.skeleton.root; }),
        "skeleton");
}

TEST(TraceCheck, FindsColumnsThatDoNotFitTogether) {
    EXPECT_EQ(flaw_after([](Trace& t) { t.offsets[0] = 1; }), "offsets");
    EXPECT_EQ(flaw_after([](Trace& t) { t.offsets[1] = 9; }), "offsets");
    EXPECT_EQ(flaw_after([](Trace& t) { t.offsets[2] = 7; }), "offsets");
    EXPECT_EQ(flaw_after([](Trace& t) { t.events[3] = make_event(Site(4), 0); }), "events");
    EXPECT_EQ(flaw_after([](Trace& t) {
                  t.events[3] = make_fault({FaultKind::out_of_bounds, Site(4), 0});
              }),
              "events");
    EXPECT_EQ(flaw_after([](Trace& t) { t.value_offsets = Column64(); }), "values");
    EXPECT_EQ(flaw_after([](Trace& t) { t.value_offsets[2] = 1; }), "value offsets");
    EXPECT_EQ(flaw_after([](Trace& t) { t.value_offsets[1] = 2; }), "values");
    EXPECT_EQ(flaw_after([](Trace& t) { t.program.sites[0].type.count = 4; }), "values");
}

/// Returns the error of a trace with 6 work-items, in sub-groups of 4 and 2, in which the last work-item
/// received `count` values, starting with lane `first`.
std::optional<TraceFlaw> flaw_of_exchange(std::uint64_t first, std::uint64_t count, std::uint32_t width = 4) {
    Trace trace = test::trace_of("group 6\n site X exchange 1\n kernel { X }\n log\n"
                                 "X:0\n X:0\n X:0\n X:0\n X:0\n X:0");
    trace.sub_groups = Subgroups{width};
    EXPECT_FALSE(find_flaw(trace));
    trace.events[5] = make_event(Site(0), first | count << 16);
    return find_flaw(trace);
}

TEST(TraceCheck, FindsExchangesWithLanesThatAreNotThere) {
    EXPECT_FALSE(flaw_of_exchange(1, 1));
    EXPECT_FALSE(flaw_of_exchange(0, 2));
    EXPECT_FALSE(flaw_of_exchange(1, 0));
    EXPECT_FALSE(flaw_of_exchange(5, 1, 0)); // width 0: the sub-group is the whole group
    EXPECT_FALSE(flaw_of_exchange(0, 6, 32));
    for (const auto& flaw :
         {flaw_of_exchange(2, 1), flaw_of_exchange(2, 0), flaw_of_exchange(1, 2), flaw_of_exchange(0, 3),
          flaw_of_exchange(0xFFFF, 0xFFFFF), flaw_of_exchange(6, 1, 0), flaw_of_exchange(0, 7, 32)}) {
        ASSERT_TRUE(flaw);
        EXPECT_EQ(flaw->part, "exchanges");
        EXPECT_EQ(flaw->work_item, 5U);
        EXPECT_EQ(flaw->event, 0U);
    }
}

TEST(TraceCheck, FindsExchangesInSubGroupsOfNoWidth) {
    Trace trace = test::trace_of("group 1\n site X exchange 1\n kernel { X }\n log\n X:0");
    const auto flaw = find_flaw(trace);
    ASSERT_TRUE(flaw);
    EXPECT_EQ(flaw->part, "sub-groups");
}

TEST(TraceCheck, FindsObjectsAndOutputsOfNoArgument) {
    EXPECT_EQ(flaw_after([](Trace& t) { t.objects[0].argument = 1; }), "objects");
    EXPECT_EQ(flaw_after([](Trace& t) { t.objects[0].argument = -2; }), "objects");
    EXPECT_EQ(flaw_after([](Trace& t) { t.objects[0].space = static_cast<Space>(9); }), "objects");
    EXPECT_EQ(flaw_after([](Trace& t) { t.outputs.push_back({1, {}, {}}); }), "outputs");
    EXPECT_EQ(flaw_after([](Trace& t) {
                  t.outputs.push_back({0, std::vector<std::byte>(2), std::vector<std::byte>(1)});
              }),
              "outputs");
}

TEST(TraceCheck, FindsObjectsWithoutAPlaceOfTheirOwn) {
    EXPECT_EQ(flaw_after([](Trace& t) { t.objects[0].size_bytes = 1ULL << 63; }), "objects");
    EXPECT_EQ(flaw_after([](Trace& t) { t.objects[0].base = payload_mask - 6; }), "objects");
    EXPECT_EQ(flaw_after([](Trace& t) { t.objects[0].is_null = true; }), "objects");
    EXPECT_EQ(flaw_after([](Trace& t) { t.objects[0].element = {Scalar::bytes, 0xFFFFFFFF}; }), "objects");
    EXPECT_EQ(flaw_after([](Trace& t) {
                  t.objects.push_back({"b", Space::local, {}, 1ULL << 31, 1});
              }),
              "objects");
    EXPECT_EQ(flaw_after([](Trace& t) { t.objects.push_back({"b", Space::global, {}, 263, 8}); }), "objects");
    EXPECT_EQ(flaw_after([](Trace& t) { t.objects.push_back({"b", Space::global, {}, 264, 8}); }), "");
    EXPECT_EQ(flaw_after([](Trace& t) { t.objects.push_back({"same", Space::global, {}, 256, 8}); }), "");
    EXPECT_EQ(flaw_after([](Trace& t) { t.objects.push_back({"b", Space::constant, {}, 260, 8}); }), "");
    EXPECT_EQ(flaw_after([](Trace& t) { // a compiler may place one constant inside another
                  t.objects.push_back({"c", Space::constant, {}, 512, 16});
                  t.objects.push_back({"in c", Space::constant, {}, 516, 4});
              }),
              "");
}

TEST(TraceCheck, FindsAccessesOutsideTheirObject) {
    EXPECT_EQ(flaw_after([](Trace& t) { t.objects[0].size_bytes = 7; }), "addresses");
    EXPECT_EQ(flaw_after([](Trace& t) { t.events[1] = make_event(Site(0), 255); }), "addresses");
    EXPECT_EQ(flaw_after([](Trace& t) { t.events[1] = make_event(Site(0), 261); }), "addresses");
    EXPECT_EQ(flaw_after([](Trace& t) { t.program.sites[0].space = Space::constant; }), "addresses");
}

/// Returns the index of the first event of a one-item kernel that is outside its object without a fault; -1
/// if there is none. Local memory has 8 bytes at 0, global memory 16 at 256. S is a struct of three floats at
/// one source position.
int stray_of(const std::string& log) {
    Trace trace = test::trace_of("group 1\n object o global 256 16\n object s local 0 8\n"
                                 "site X read global float 1\n site Y read global float 1\n"
                                 "site Z read global float 1\n site A read global float 2\n"
                                 "site L write local float 3\n"
                                 "kernel { X Y Z A L }\n log\n" +
                                 log);
    const auto flaw = find_flaw(trace);
    EXPECT_TRUE(!flaw || flaw->part == "addresses");
    return flaw ? static_cast<int>(flaw->event) : -1;
}

TEST(TraceCheck, AFaultExcusesItsAccessAndTheLeavesOfItsStruct) {
    EXPECT_EQ(stray_of("X:256 Y:260 Z:264 A:268 L:0"), -1);
    EXPECT_EQ(stray_of("X:264 Y:268 Z:272 A:256 L:0"), 2);
    EXPECT_EQ(stray_of("!out_of_bounds:X:0 X:264 Y:268 Z:272 A:256 L:0"), -1);
    EXPECT_EQ(stray_of("!null_pointer:X:0 X:0 Y:4 Z:8 A:256 L:0"), -1);
    EXPECT_EQ(stray_of("!out_of_bounds:X:0 X:264 Y:268 Z:272 A:276 L:0"),
              4); // on another line, so not a leaf of the struct
    EXPECT_EQ(stray_of("!early_touch:X:0 X:264 Y:268 Z:272 A:256 L:0"), 3);
}

TEST(TraceCheck, APointerIntoLocalMemoryMayPointBetweenItsObjects) {
    // The local memory of a group is rounded up to a multiple of 128 bytes.
    EXPECT_EQ(stray_of("X:256 Y:260 Z:264 A:268 L:124"), -1);
    EXPECT_EQ(stray_of("X:256 Y:260 Z:264 A:268 L:125"), 4);
}

/// Returns whether an image of 4 x 2 texels can be accessed like this.
bool texels_may_be(const Texels& texels) {
    Trace trace = test::trace_of("group 1\n site I barrier 1\n kernel { I }\n log\n I");
    trace.program.sites[0].kind = SiteKind::image_read;
    trace.program.sites[0].space = Space::image;
    trace.objects = {{.name = "i", .space = Space::image, .width = 4, .height = 2},
                     {.name = "b", .space = Space::global, .size_bytes = 64}};
    trace.events[0] = make_event(Site(0), texels_payload(texels));
    return !find_flaw(trace);
}

TEST(TraceCheck, FindsTexelsThatAreNotThere) {
    EXPECT_TRUE(texels_may_be({3, 1, 2, 2, 0})); // wraps to 0, as with a repeating sampler
    EXPECT_TRUE(texels_may_be({0, 0, 0, 0, 0}));
    EXPECT_FALSE(texels_may_be({4, 1, 1, 1, 0}));
    EXPECT_FALSE(texels_may_be({3, 2, 1, 1, 0}));
    EXPECT_FALSE(texels_may_be({0, 0, 3, 1, 0}));
    EXPECT_FALSE(texels_may_be({0, 0, 1, 3, 0}));
    EXPECT_FALSE(texels_may_be({0, 0, 1, 1, 1})); // object 1 is a buffer
    EXPECT_FALSE(texels_may_be({0, 0, 1, 1, 2}));
}

TEST(TraceCheck, FindsGroupTimesOfOtherGroups) {
    EXPECT_EQ(flaw_after([](Trace& t) { t.group_times = GroupTimes{}; }), "group times");
    EXPECT_EQ(flaw_after([](Trace& t) {
                  t.group_times = GroupTimes{static_cast<GroupClock>(7), {}};
                  t.group_times->groups.resize(group_count(t.range));
              }),
              "group times");
}

/// Makes a trace with `items` work-items, enough that all cores check them.
Trace barriers_of(std::uint64_t items) {
    Trace trace = test::trace_of("group 1\n site A barrier 1\n kernel { A }\n log\n A");
    trace.range = {1, {items, 1, 1}, {64, 1, 1}};
    trace.offsets = Column64(items + 1);
    trace.events = Column64(items);
    for (std::uint64_t i = 0; i < items; ++i) {
        trace.offsets[i] = i;
        trace.events[i] = make_event(Site(0), 0);
    }
    trace.offsets[items] = items;
    return trace;
}

TEST(TraceCheck, OfFlawsInManyGroupsTheFirstIsTold) {
    constexpr std::uint64_t items = 1 << 22;
    Trace trace = barriers_of(items);
    ASSERT_FALSE(find_flaw(trace));
    for (const std::uint64_t item : {items - 1, items / 2 + 70, items / 2 + 65}) {
        trace.events[item] = make_event(Site(1), 0);
        EXPECT_EQ(find_flaw(trace).value().work_item, item);
    }
}

TEST(TraceCheck, PassesRandomTraces) {
    for (std::uint64_t number = 0; number < 50; ++number) {
        test::RandomTraceOptions options;
        options.values = true;
        Trace trace = test::random_trace(number, options);
        test::hold_all_accesses(trace);
        const auto flaw = find_flaw(trace);
        EXPECT_FALSE(flaw) << flaw->part;
    }
}

TEST(TraceCheck, APartBeginsWithTheFirstGroupAndHasItsEventsAlone) {
    const auto keep_one_group = [](Trace& trace) {
        trace.part = GroupRange{0, 1};
        trace.range.local = {1, 1, 1};
        trace.events.shrink(trace.offsets[1]);
        trace.values.shrink(trace.value_offsets[1]);
    };
    EXPECT_EQ(flaw_after(keep_one_group), "");
    EXPECT_EQ(flaw_after([&](Trace& trace) {
                  keep_one_group(trace);
                  trace.part = GroupRange{1, 2};
              }),
              "range");
    EXPECT_EQ(flaw_after([&](Trace& trace) {
                  keep_one_group(trace);
                  trace.part = GroupRange{0, 3};
              }),
              "range");
    EXPECT_EQ(flaw_after([&](Trace& trace) {
                  keep_one_group(trace);
                  trace.events.shrink(1);
              }),
              "offsets");
}

} // namespace
} // namespace lockstep
