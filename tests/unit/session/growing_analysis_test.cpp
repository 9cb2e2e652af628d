// A launch is analysed part by part, and the parts are not kept. The results equal those for the whole log.
#include "core/session/growing_analysis.h"

#include "core/session/over_groups.h"
#include "core/session/pipeline.h"
#include "core/warp/reconstruct.h"

#include "tests/support/recordings.h"
#include "tests/support/reduction_fixture.h"
#include "tests/support/trace_text.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace lockstep {
namespace {

using fixture::Reduction;

constexpr std::uint32_t groups = 10;
constexpr std::uint32_t parts = 5;           ///< of a launch with races
constexpr std::uint64_t bytes_of_group = 16; ///< of a launch with races: its two entries

Recording made() {
    return fixture::reduction_recording(Reduction::interleaved, 64, groups);
}

Trace head_of(const Trace& trace) {
    Trace head;
    head.program = trace.program;
    head.range = trace.range;
    head.objects = trace.objects;
    head.device = trace.device;
    return head;
}

Column64 cut(const Column64& column, std::uint64_t first, std::uint64_t end) {
    Column64 part(end - first);
    std::ranges::copy(column.span().subspan(first, end - first), part.data());
    return part;
}

/// A part of a log that owns its events and values.
struct Part : LogPiece {
    Column64 own_events;
    Column64 own_values;
};

/// Returns a part of the trace's log, with the offsets of the trace.
Part part_of(const Trace& trace, GroupRange range) {
    const std::uint64_t items = items_per_group(trace.range);
    const std::uint64_t first = range.first * items;
    const std::uint64_t end = range.end * items;
    Part part;
    part.groups = range;
    part.own_events = cut(trace.events, trace.offsets[first], trace.offsets[end]);
    part.events = part.own_events.span();
    part.offsets = trace.offsets.span().subspan(first, end - first + 1);
    if (trace.has_values()) {
        part.own_values = cut(trace.values, trace.value_offsets[first], trace.value_offsets[end]);
        part.values = part.own_values.span();
        part.value_offsets = trace.value_offsets.span().subspan(first, end - first + 1);
    }
    return part;
}

/// Starts an analysis for the first `logged` groups, or for all groups.
std::unique_ptr<GrowingAnalysis> begun(const Trace& trace, std::optional<std::uint64_t> logged = {},
                                       LogKeeper* keeper = nullptr) {
    Trace head = head_of(trace);
    if (logged) {
        head.part = GroupRange{0, *logged};
    }
    auto growing = GrowingAnalysis::begin(std::move(head), {}, keeper);
    return std::move(*growing);
}

/// Returns the number of groups in each of the five parts of a launch with races. It exceeds the number of threads, so
/// that one thread analyses two groups of a part and sees that they race.
std::uint32_t groups_of_part() {
    return static_cast<std::uint32_t>(worker_count(std::numeric_limits<std::uint64_t>::max())) + 1;
}

/// Makes a launch of groups of one work-item. In the first `racing_parts` parts, all groups add to one cell; in the
/// others, each adds to its own.
Trace launch_with_races(std::uint32_t racing_parts) {
    const std::uint32_t all = parts * groups_of_part();
    const std::uint32_t racing = racing_parts * groups_of_part();
    std::string text = "group 1\n object g global 4096 " + std::to_string(4 * all) +
                       "\n site GR read global float 1\n"
                       " site GW write global float 2\n kernel { GR GW }\n log\n";
    for (std::uint32_t group = 0; group < all; ++group) {
        const std::string at = std::to_string(group < racing ? 4096 : 4096 + 4 * group);
        text += " GR:" + at + " GW:" + at + "\n";
    }
    return test::trace_of(text);
}

/// Analyses the launch in its five parts.
std::unique_ptr<GrowingAnalysis> analysed(const Trace& trace, LogKeeper* keeper) {
    auto growing = begun(trace, {}, keeper);
    for (std::uint64_t part = 0; part < parts; ++part) {
        EXPECT_TRUE(
            growing->add(part_of(trace, {part * groups_of_part(), (part + 1) * groups_of_part()})).ok());
    }
    return growing;
}

std::shared_ptr<const SpillFile> new_file() {
    return SpillFile::make(testing::TempDir()).value();
}

TEST(GrowingAnalysis, FindsInPartsWhatIsFoundInTheWhole) {
    const Recording recording = made();
    const Trace& trace = recording.launches[0];
    const auto growing = begun(trace);
    for (const GroupRange part : {GroupRange{0, 3}, GroupRange{3, 4}, GroupRange{4, groups}}) {
        ASSERT_TRUE(growing->add(part_of(trace, part)).ok());
    }
    const auto found = growing->finish().value();
    ASSERT_TRUE(found.has_value());
    const auto whole = analyse(std::make_shared<const Recording>(made()), HardwareModel{}).value();
    const LaunchAnalysis& expected = whole->analysis(0);
    EXPECT_EQ(found->totals, expected.totals);
    EXPECT_EQ(found->lines.size(), expected.lines.size());
    EXPECT_EQ(found->findings.size(), expected.findings.size());
    ASSERT_EQ(found->model.streams->groups.size(), groups);
    EXPECT_EQ(found->model.streams->warp_steps(), expected.model.streams->warp_steps());
    EXPECT_EQ(found->model.streams->global_bytes, expected.model.streams->global_bytes);
    EXPECT_TRUE(growing->is_of(trace));
}

TEST(GrowingAnalysis, looks_again_at_the_parts_that_it_kept) {
    Recording recording;
    recording.launches.push_back(launch_with_races(2));
    const Trace& trace = recording.launches.front();
    LogKeeper keeper(new_file(), 1 << 20);
    const auto growing = analysed(trace, &keeper);
    const auto found = growing->finish().value();
    ASSERT_TRUE(found.has_value());
    ASSERT_EQ(growing->parts().size(), parts);
    EXPECT_NE(growing->parts().back().file, nullptr);
    recording.launches.front() = launch_with_races(2);
    const auto whole =
        analyse(std::make_shared<const Recording>(std::move(recording)), HardwareModel{}).value();
    const auto& expected = whole->analysis(0).findings;
    ASSERT_FALSE(expected.empty());
    ASSERT_EQ(found->findings.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(found->findings[i].kind, expected[i].kind);
        EXPECT_EQ(found->findings[i].line, expected[i].line);
        EXPECT_EQ(found->findings[i].count, expected[i].count);
    }
}

TEST(GrowingAnalysis, forgets_the_parts_that_nobody_needs_again) {
    const Trace trace = launch_with_races(0);
    LogKeeper keeper(new_file(), 1 << 20);
    const auto growing = analysed(trace, &keeper);
    EXPECT_TRUE(growing->finish().value().has_value());
    EXPECT_EQ(growing->parts().size(), parts);
    EXPECT_EQ(growing->parts().front().file, nullptr);
}

/// The budget has room for three parts and a little more.
TEST(GrowingAnalysis, keeps_more_than_its_budget_only_if_the_log_will_be_needed) {
    const std::uint64_t part = groups_of_part() * bytes_of_group;
    for (const std::uint32_t racing_parts : {3U, 0U}) {
        const auto file = new_file();
        LogKeeper keeper(file, 3 * part + 4);
        EXPECT_TRUE(analysed(launch_with_races(racing_parts), &keeper)->finish().value().has_value());
        EXPECT_EQ(file->size(), (racing_parts == 0 ? 3 : parts) * part);
    }
}

/// All groups race, as the first part shows already.
TEST(GrowingAnalysis, keeps_a_log_for_which_it_has_no_room_if_the_first_part_needs_it) {
    LogKeeper keeper(new_file(), 0);
    EXPECT_TRUE(analysed(launch_with_races(parts), &keeper)->finish().value().has_value());
}

TEST(GrowingAnalysis, has_no_result_if_it_needs_a_log_that_was_not_kept) {
    EXPECT_FALSE(analysed(launch_with_races(parts), nullptr)->finish().value().has_value());
}

TEST(GrowingAnalysis, KeepsTheStepsOfTheGroupsThatAdviceCompares) {
    const Recording recording = made();
    const Trace& trace = recording.launches[0];
    const auto growing = begun(trace, 8);
    for (const GroupRange part : {GroupRange{0, 3}, GroupRange{3, 8}}) {
        ASSERT_TRUE(growing->add(part_of(trace, part)).ok());
    }
    const auto found = growing->finish().value();
    ASSERT_TRUE(found.has_value());
    ASSERT_EQ(found->sampled.size(), 4U);
    const std::array<std::uint64_t, 4> expected{0, 1, 4, 5};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        GroupSteps steps;
        ASSERT_TRUE(reconstruct(trace, Group(expected[i]), WarpShape{}, steps).ok());
        EXPECT_EQ(found->sampled[i]->group, Group(expected[i]));
        EXPECT_EQ(found->sampled[i]->payloads, steps.payloads);
        EXPECT_EQ(found->sampled[i]->lanes, steps.lanes);
    }
}

TEST(GrowingAnalysis, TakesNoMoreGroupsThanWillBeLogged) {
    const Recording recording = made();
    const Trace& trace = recording.launches[0];
    const auto growing = begun(trace, 8);
    EXPECT_EQ(growing->add(part_of(trace, {0, 9})).error().code, ErrorCode::recording_damaged);
    EXPECT_TRUE(growing->add(part_of(trace, {0, 8})).ok());
}

TEST(GrowingAnalysis, IsOfNoLaunchWithAnotherLog) {
    Recording recording = made();
    Trace& trace = recording.launches[0];
    const auto growing = begun(trace);
    ASSERT_TRUE(growing->add(part_of(trace, {0, groups})).ok());
    ++trace.offsets[5 * items_per_group(trace.range)];
    EXPECT_FALSE(growing->is_of(trace));
    --trace.offsets[5 * items_per_group(trace.range)];
    trace.program.sites.pop_back();
    EXPECT_FALSE(growing->is_of(trace));
}

TEST(GrowingAnalysis, RefusesPartsThatDoNotFollowEachOther) {
    const Recording recording = made();
    const Trace& trace = recording.launches[0];
    for (const GroupRange second : {GroupRange{4, 6}, GroupRange{2, 4}, GroupRange{3, 3}}) {
        const auto growing = begun(trace);
        ASSERT_TRUE(growing->add(part_of(trace, {0, 3})).ok());
        EXPECT_FALSE(growing->add(part_of(trace, second)).ok()) << second.first;
    }
    const auto growing = begun(trace);
    auto beyond = part_of(trace, {0, groups});
    beyond.groups.end = groups + 1;
    EXPECT_FALSE(growing->add(beyond).ok());
}

TEST(GrowingAnalysis, RefusesALogThatIsDamaged) {
    const Recording recording = made();
    const Trace& trace = recording.launches[0];
    const auto error_of = [&](const Part& part) {
        const Status status = begun(trace)->add(part);
        return status.ok() ? ErrorCode::cancelled : status.error().code;
    };
    auto strange = part_of(trace, {0, 3});
    strange.own_events[7] = ~std::uint64_t{0} >> 8; // an event of a site that does not exist
    EXPECT_EQ(error_of(strange), ErrorCode::recording_damaged);
    auto shorter = part_of(trace, {0, 3});
    shorter.events = shorter.events.first(shorter.events.size() - 1);
    EXPECT_EQ(error_of(shorter), ErrorCode::recording_damaged);
    Column64 descending = cut(trace.offsets, 0, 3 * 64 + 1);
    std::swap(descending[10], descending[20]);
    auto disordered = part_of(trace, {0, 3});
    disordered.offsets = descending.span();
    EXPECT_EQ(error_of(disordered), ErrorCode::recording_damaged);
    auto without = part_of(trace, {0, 3});
    without.values = without.values.first(without.values.size() / 2);
    EXPECT_EQ(error_of(without), ErrorCode::recording_damaged);
}

TEST(GrowingAnalysis, RefusesALaunchThatContradictsItself) {
    Trace head = head_of(made().launches[0]);
    head.range.local[0] = 7;
    EXPECT_EQ(GrowingAnalysis::begin(std::move(head), {}).error().code, ErrorCode::recording_damaged);
    Trace other = head_of(made().launches[0]);
    other.sub_groups = Subgroups{16};
    EXPECT_EQ(GrowingAnalysis::begin(std::move(other), {}).error().code,
              ErrorCode::recorded_for_another_width);
}

} // namespace
} // namespace lockstep
