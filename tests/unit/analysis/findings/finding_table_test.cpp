#include "core/analysis/findings/finding_table.h"

#include <array>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Makes a trace with one source file, from which the table takes names.
Trace some_trace() {
    Trace trace;
    trace.program.files = {"k.cl"};
    return trace;
}

constexpr FindingKey race{.file = 0, .line = 7, .kind = FindingKind::race, .other_line = 9};

void add(FindingTable& table, std::uint64_t event, std::array<std::uint64_t, 2> items, Severity severity,
         bool is_ordered = false) {
    table.add(race, {.event = event, .severity = severity, .is_ordered = is_ordered}, items);
}

Finding only(const FindingTable& table) {
    const auto all = table.findings(some_trace());
    EXPECT_EQ(all.size(), 1U);
    return all.at(0);
}

TEST(FindingTable, NamesThePairOfAnErrorBeforeThatOfANote) {
    FindingTable table;
    add(table, 3, {1, 2}, Severity::note);
    add(table, 8, {6, 5}, Severity::error);
    add(table, 9, {0, 1}, Severity::error);
    const Finding finding = only(table);
    EXPECT_EQ(finding.severity, Severity::error);
    EXPECT_EQ(finding.pair, (std::vector<std::uint64_t>{5, 6}));
    EXPECT_EQ(finding.count, 3U);
    EXPECT_EQ(finding.work_item_count, 5U);
}

TEST(FindingTable, SaysOfNotesWhatHoldsForThePairThatItNames) {
    FindingTable ordered_first;
    add(ordered_first, 1, {0, 1}, Severity::note, true);
    add(ordered_first, 2, {2, 3}, Severity::note, false);
    EXPECT_TRUE(only(ordered_first).ordered_by_atomics);
    FindingTable same_value_first;
    add(same_value_first, 2, {0, 1}, Severity::note, true);
    add(same_value_first, 1, {2, 3}, Severity::note, false);
    EXPECT_FALSE(only(same_value_first).ordered_by_atomics);
    EXPECT_EQ(only(same_value_first).pair, (std::vector<std::uint64_t>{2, 3}));
}

TEST(FindingTable, IsTheSameInWhateverOrderItIsPutTogether) {
    FindingTable one;
    FindingTable other;
    add(one, 1, {0, 1}, Severity::note);
    add(other, 5, {2, 3}, Severity::error);
    FindingTable forwards = one;
    forwards.merge(other);
    FindingTable backwards = other;
    backwards.merge(one);
    for (const FindingTable& table : {forwards, backwards}) {
        EXPECT_EQ(only(table).severity, Severity::error);
        EXPECT_EQ(only(table).pair, (std::vector<std::uint64_t>{2, 3}));
        EXPECT_EQ(only(table).count, 2U);
    }
}

} // namespace
} // namespace lockstep
