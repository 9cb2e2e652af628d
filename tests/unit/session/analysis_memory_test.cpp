// Tests how much memory the analysis of a large group uses.
#include "core/advice/sampled_groups.h"
#include "core/session/log_window.h"
#include "core/session/parts.h"
#include "core/session/pipeline.h"
#include "core/site/analysis_bytes.h"
#include "core/trace/log_part.h"

#include "tests/support/heap/heap_use.h"
#include "tests/support/trace_text.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <memory>

namespace lockstep {
namespace {

constexpr std::uint64_t racing_items = 64; ///< number of work-items per group that race
constexpr std::uint64_t turns = 3000;
constexpr std::uint64_t racing_groups = 2;

/// Makes the trace of two groups whose work-items all add to elements that both groups share, many times,
/// with values: `a[lid] += i`.
Trace racing_trace() {
    Trace trace = test::trace_of(R"(
        object a global 4096 256
        site C loop 1
        site R read global int 2
        site W write global int 2
        group 1
        kernel { for C { } { R W } { } }
        log
        C:0
    )");
    trace.range.global = {racing_groups * racing_items, 1, 1};
    trace.range.local = {racing_items, 1, 1};
    std::vector<std::vector<Event>> logs;
    std::vector<std::vector<std::uint64_t>> values;
    for (std::uint64_t item = 0; item < racing_groups * racing_items; ++item) {
        const std::uint64_t address = 4096 + 4 * (item % racing_items);
        auto& log = logs.emplace_back();
        auto& moved = values.emplace_back();
        for (std::uint64_t turn = 0; turn < turns; ++turn) {
            log.insert(log.end(),
                       {make_event(Site(0), 1), make_event(Site(1), address), make_event(Site(2), address)});
            moved.insert(moved.end(), {turn, turn + item});
        }
        log.push_back(make_event(Site(0), 0));
    }
    test::set_logs(trace, logs, values);
    return trace;
}

/// The measured memory does not include the log, because Column64 does not allocate on the heap.
TEST(AnalysisMemory, of_a_racing_group_is_what_is_planned_for_it) {
    auto recording = std::make_shared<Recording>();
    recording->launches.push_back(racing_trace());
    const std::uint64_t events = recording->launches[0].event_count() / racing_groups;
    std::size_t findings = 0;
    const std::size_t peak = test::peak_of_heap([&] {
        const auto session = analyse(recording, HardwareModel{}, {}, 1).value();
        findings = session->analysis(0).findings.size();
    });
    EXPECT_NE(findings, 0U);
    const std::uint64_t streams = 2 * recording->launches[0].event_count() / 32 * 44;
    EXPECT_LT(peak, analysis_bytes(events, racing_items) + streams);
}

/// Tests a window on a log with two parts. The first part is in memory and in a file, the second only in a
/// file.
class WindowOnParts : public testing::Test {
protected:
    WindowOnParts() {
        const std::uint64_t end = whole_.offsets[racing_items];
        const std::uint64_t values_end = whole_.value_offsets[racing_items];
        std::uint64_t offset = 0;
        for (std::uint64_t part = 0; part < racing_groups; ++part) {
            const auto events =
                part == 0 ? whole_.events.span().first(end) : whole_.events.span().subspan(end);
            const auto values =
                part == 0 ? whole_.values.span().first(values_end) : whole_.values.span().subspan(values_end);
            trace_.parts.push_back({{part, part + 1}, file_, offset});
            EXPECT_TRUE(write_log_part(trace_.parts.back(), events, values).ok());
            offset += events.size_bytes() + values.size_bytes();
        }
        trace_.events.shrink(end);
        trace_.values.shrink(values_end);
        trace_.part = GroupRange{0, 1};
    }

    const std::shared_ptr<const SpillFile> file_ = SpillFile::make(testing::TempDir()).value();
    const Trace whole_ = racing_trace();
    Trace trace_ = racing_trace();
};

TEST_F(WindowOnParts, does_not_load_the_part_that_is_in_memory) {
    LogWindow window(trace_);
    ASSERT_TRUE(window.open(0).ok());
    EXPECT_EQ(window.trace().events.data(), trace_.events.data());
    EXPECT_EQ(window.trace().values.data(), trace_.values.data());
}

TEST_F(WindowOnParts, leaves_that_part_as_it_is) {
    LogWindow window(trace_);
    for (const std::size_t part : {std::size_t{0}, std::size_t{1}, std::size_t{0}, std::size_t{1}}) {
        ASSERT_TRUE(window.open(part).ok());
        for (std::uint64_t item = part * racing_items; item < (part + 1) * racing_items; ++item) {
            EXPECT_TRUE(std::ranges::equal(window.trace().events_of(WorkItem(item)),
                                           whole_.events_of(WorkItem(item))));
        }
        EXPECT_TRUE(
            std::ranges::equal(trace_.events.span(), whole_.events.span().first(trace_.events.size())));
    }
}

TEST_F(WindowOnParts, finds_rubbish_in_a_part) {
    const std::vector<std::uint64_t> rubbish(whole_.events.size() + whole_.values.size() -
                                                 trace_.events.size() - trace_.values.size(),
                                             ~std::uint64_t{0} >> 8);
    ASSERT_TRUE(write_log_part(trace_.parts[1], rubbish, {}).ok());
    LogWindow window(trace_);
    EXPECT_EQ(window.open(1).error().code, ErrorCode::recording_damaged);
    EXPECT_TRUE(window.open(0).ok());
}

TEST(SampledGroups, are_fewer_where_they_are_large) {
    Trace trace;
    trace.range = {.dimensions = 1, .global = {4, 1, 1}, .local = {1, 1, 1}};
    trace.offsets = Column64(5);
    const std::vector<Group> sample = groups_to_sample(4);
    const auto taken = [&](const std::array<std::uint64_t, 4>& events) {
        std::vector<std::uint64_t> result;
        for (std::size_t i = 0; i < events.size(); ++i) {
            trace.offsets[i + 1] = trace.offsets[i] + events[i];
        }
        for (const Group group : sample) {
            if (has_room_in_sample(trace, sample, group)) {
                result.push_back(group.value());
            }
        }
        return result;
    };
    constexpr std::uint64_t large = 1 << 23;
    EXPECT_EQ(taken({1, 2, 3, 4}), (std::vector<std::uint64_t>{0, 1, 2, 3}));
    EXPECT_EQ(taken({large, large, 1, 1}), (std::vector<std::uint64_t>{0, 1}));
    EXPECT_EQ(taken({large, 2 * large, large, 1}), (std::vector<std::uint64_t>{0, 2}));
    EXPECT_EQ(taken({4 * large, 1, 1, 1}), (std::vector<std::uint64_t>{0}));
}

TEST(KeptSteps, are_of_fewer_groups_where_they_are_large) {
    KeptParts<StepsOf> kept(8);
    const auto make = [&](std::uint64_t group, std::size_t events) {
        auto steps = std::make_shared<GroupSteps>();
        steps->lanes.resize(events);
        return kept.made({0, Group(group)}, [&] { return Result<std::shared_ptr<const GroupSteps>>(steps); });
    };
    for (std::uint64_t group = 0; group < 3; ++group) {
        ASSERT_TRUE(make(group, 1000).ok());
    }
    EXPECT_TRUE(kept.at_hand({0, Group(0)}));
    ASSERT_TRUE(make(3, 20'000'000).ok());
    EXPECT_FALSE(kept.at_hand({0, Group(0)}));
    EXPECT_TRUE(kept.at_hand({0, Group(3)})) << "the newest stays";
    ASSERT_TRUE(make(4, 10).ok());
    EXPECT_FALSE(kept.at_hand({0, Group(3)}));
}

} // namespace
} // namespace lockstep
