// Tests runs that are shown side by side with a linked cursor.
#include "app/gui/compare/compare_page.h"
#include "app/gui/compare/link.h"
#include "app/gui/compare/stage_pane.h"
#include "app/gui/workspace/selection.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <QTest>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

std::shared_ptr<const Session> session(Reduction variant, std::uint32_t items = 256,
                                       HardwareModel hardware = {}) {
    return analyse(std::make_shared<const Recording>(fixture::reduction_recording(variant, items, 2)),
                   std::move(hardware))
        .value();
}

GroupView view(Reduction variant, std::uint32_t items = 256) {
    return make_group_view(session(variant, items), 0, Group(0));
}

/// Returns the number of a tick's loop iteration; 0 outside loops.
std::size_t round_of(const GroupView& view, Tick tick) {
    const Round* round = view.round_at(tick);
    return round == nullptr ? 0 : static_cast<std::size_t>(round - view.rounds.data()) + 1;
}

SiteKind kind_at(const GroupView& view, Tick tick) {
    return view.site(view.steps->ticks[tick.index()].site).kind;
}

TEST(LinkedTick, of_a_run_with_itself_is_the_same_tick) {
    const GroupView own = view(Reduction::interleaved);
    for (std::size_t by = 0; by < links; ++by) {
        for (std::uint32_t t = 0; t < own.tick_count(); ++t) {
            const LinkedTick linked = linked_tick(own, Tick(t), own, static_cast<LinkBy>(by));
            EXPECT_EQ(linked.tick, Tick(t)) << by;
            EXPECT_FALSE(linked.waits) << by << " " << t;
        }
    }
}

TEST(LinkedTick, by_round_stands_in_the_same_round_at_the_same_act) {
    const GroupView a = view(Reduction::interleaved);
    const GroupView b = view(Reduction::sequential);
    ASSERT_EQ(a.rounds.size(), b.rounds.size());
    for (std::uint32_t t = 0; t < a.tick_count(); ++t) {
        const LinkedTick linked = linked_tick(a, Tick(t), b, LinkBy::round);
        if (linked.waits) {
            continue;
        }
        EXPECT_EQ(round_of(a, Tick(t)), round_of(b, linked.tick)) << t;
        EXPECT_EQ(kind_at(a, Tick(t)), kind_at(b, linked.tick)) << t;
    }
}

TEST(LinkedTick, by_round_waits_where_the_other_run_has_no_such_round_and_meets_it_at_the_end) {
    const GroupView a = view(Reduction::interleaved, 256);
    const GroupView b = view(Reduction::interleaved, 64); // two iterations fewer than `a`
    const LinkedTick last_round = linked_tick(a, Tick(a.rounds.back().first_tick), b, LinkBy::round);
    EXPECT_TRUE(last_round.waits);
    EXPECT_EQ(round_of(b, last_round.tick), b.rounds.size()) << "at the end of its last round";
    const LinkedTick end = linked_tick(a, Tick(a.tick_count() - 1), b, LinkBy::round);
    EXPECT_EQ(end.tick, Tick(b.tick_count() - 1));
    EXPECT_FALSE(end.waits);
}

TEST(LinkedTick, by_barrier_has_passed_as_many_barriers) {
    const GroupView a = view(Reduction::compacted);
    const GroupView b = view(Reduction::sequential);
    const auto barriers_before = [](const GroupView& of, Tick tick) {
        int count = 0;
        for (std::uint32_t t = 0; t < tick.value(); ++t) {
            count += kind_at(of, Tick(t)) == SiteKind::barrier ? 1 : 0;
        }
        return count;
    };
    for (std::uint32_t t = 0; t < a.tick_count(); ++t) {
        const LinkedTick linked = linked_tick(a, Tick(t), b, LinkBy::barrier);
        EXPECT_EQ(barriers_before(a, Tick(t)), barriers_before(b, linked.tick)) << t;
    }
}

TEST(LinkedTick, by_step_waits_at_the_end_of_the_shorter_run) {
    const GroupView a = view(Reduction::interleaved, 256);
    const GroupView b = view(Reduction::interleaved, 64);
    EXPECT_EQ(linked_tick(a, Tick(5), b, LinkBy::step).tick, Tick(5));
    const LinkedTick beyond = linked_tick(a, Tick(a.tick_count() - 1), b, LinkBy::step);
    EXPECT_EQ(beyond.tick, Tick(b.tick_count() - 1));
    EXPECT_TRUE(beyond.waits);
}

TEST(LinkedTick, by_line_comes_to_the_same_line_as_often) {
    const GroupView a = view(Reduction::interleaved, 256);
    const GroupView b = view(Reduction::interleaved, 64);
    const auto line_at = [](const GroupView& of, Tick tick) {
        return of.site(of.steps->ticks[tick.index()].site).line;
    };
    for (std::uint32_t t = 0; t < a.tick_count(); ++t) {
        const LinkedTick linked = linked_tick(a, Tick(t), b, LinkBy::line);
        EXPECT_EQ(line_at(a, Tick(t)), line_at(b, linked.tick)) << t;
    }
}

RunSummary summary(const std::shared_ptr<const Session>& of, const char* id) {
    RunSummary run = summarise(make_group_view(of, 0, Group(0)));
    run.key += QLatin1String(id);
    return run;
}

struct Stages : testing::Test {
    ComparedRuns compared;
    ComparePage page{compared};
    std::shared_ptr<const Session> a = session(Reduction::interleaved);
    std::shared_ptr<const Session> b = session(Reduction::compacted);

    void SetUp() override {
        page.resize(1400, 900);
        page.show();
        page.add_run(summary(a, "a"), a);
        page.add_run(summary(b, "b"), b);
    }
};

TEST_F(Stages, show_every_ticked_run_that_has_a_session) {
    EXPECT_EQ(page.stages().panes().size(), 2U);
    page.tick(page.compared()[1].key, false);
    EXPECT_TRUE(page.stages().panes().empty()) << "one alone is no comparison";
}

TEST_F(Stages, follow_the_cursor_of_the_window) {
    const GroupView own = make_group_view(a, 0, Group(1));
    Cursor cursor;
    cursor.group = Group(1);
    cursor.tick = Tick(own.rounds[2].first_tick + 1);
    cursor.warp = Warp(3);
    page.show_cursor(own, cursor);
    const auto& panes = page.stages().panes();
    EXPECT_EQ(panes[0]->selection().cursor().tick, cursor.tick);
    EXPECT_EQ(round_of(*panes[1]->selection().view(), panes[1]->selection().cursor().tick), 3U);
    for (const StagePane* pane : panes) {
        EXPECT_EQ(pane->selection().cursor().group, Group(1));
        EXPECT_EQ(pane->selection().cursor().warp, Warp(3));
    }
}

TEST_F(Stages, of_one_recording_under_two_presets_stand_side_by_side) {
    HardwareModel narrow;
    narrow.warp_width = 16;
    narrow.preset = "narrow";
    const auto other = analyse_again(*a, narrow).value();
    page.tick(page.compared()[1].key, false);
    page.add_run(summary(other, "a"), other);
    ASSERT_EQ(page.stages().panes().size(), 2U);
    EXPECT_EQ(page.stages().panes()[1]->selection().view()->steps->warps, 16U);
    EXPECT_TRUE(page.compared()[1].title.contains("narrow")) << qPrintable(page.compared()[1].title);
}

TEST_F(Stages, are_linked_by_each_means_in_turn) {
    for (std::size_t i = 1; i <= links; ++i) {
        page.stages().next_link();
        EXPECT_EQ(page.stages().link(), static_cast<LinkBy>(i % links));
    }
}

} // namespace
} // namespace lockstep::gui
