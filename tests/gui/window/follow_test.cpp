// Tests the lists that follow a work-item or a word of memory from step to step.
#include "app/gui/window/follow/history_list.h"
#include "app/gui/window/follow/line_list.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QLabel>
#include <QTableWidget>

namespace lockstep::gui {
namespace {

Result<Recording> followed_recorder(const RunSpec&, const ProgressSink&) {
    return fixture::reduction_recording(fixture::Reduction::interleaved, 256, 2);
}

struct Followed : testing::Test, ShownWindow {
    Followed() : ShownWindow(followed_recorder) {}
    void SetUp() override {
        show({1600, 900});
        run("reduction/interleaved");
    }
    [[nodiscard]] HistoryList* list() { return window->findChild<HistoryList*>(); }
    [[nodiscard]] QTableWidget& table() { return *list()->findChild<QTableWidget*>(); }
    void trigger(Command command) {
        window->actions()[command].trigger();
        ASSERT_TRUE(QTest::qWaitFor([this] { return list() != nullptr && table().rowCount() > 0; }, 10000));
    }
    [[nodiscard]] QString row(int row) {
        QStringList cells;
        for (int column = 0; column < table().columnCount(); ++column) {
            if (!table().isColumnHidden(column)) {
                cells << table().item(row, column)->text();
            }
        }
        return cells.join(" | ");
    }
    [[nodiscard]] const Cursor& cursor() { return workspace.selection().cursor(); }
};

TEST_F(Followed, work_item_has_its_steps_in_order_and_a_click_goes_to_one) {
    workspace.selection().set_lane(Warp(1), Lane(2));
    trigger(Command::follow_item);
    EXPECT_EQ(list()->windowTitle(), "Work-item 34");
    EXPECT_TRUE(row(0).startsWith("1 | ")) << qPrintable(row(0));
    EXPECT_TRUE(row(0).endsWith("evaluates gid < length | true")) << qPrintable(row(0));
    EXPECT_TRUE(row(1).contains("reads in[34]")) << qPrintable(row(1));
    const int last = table().rowCount() - 1;
    table().setCurrentCell(last, 1);
    EXPECT_EQ(QString::number(cursor().tick.value() + 1), table().item(last, 1)->text());
    EXPECT_EQ(workspace.playback().tick(), cursor().tick) << "playing goes on from there";
    EXPECT_EQ(cursor().warp, Warp(1));
    EXPECT_EQ(cursor().lane, Lane(2));
    workspace.playback().seek(Tick(0));
    EXPECT_EQ(table().currentRow(), 0) << "the list marks the step of the cursor";
}

TEST_F(Followed, word_of_local_memory_has_the_accesses_of_all_work_items_of_its_group) {
    const GroupView& view = *workspace.selection().view();
    for (std::uint32_t tick = 0; tick < view.tick_count(); ++tick) {
        const SiteInfo& site = view.site(view.steps->ticks[tick].site);
        if (is_access(site.kind) && site.space == Space::local) {
            workspace.playback().seek(Tick(tick));
            break;
        }
    }
    trigger(Command::follow_word);
    EXPECT_EQ(list()->windowTitle(), "s[0] in work-group 0");
    EXPECT_TRUE(row(0).contains("writes s[0]")) << qPrintable(row(0));
    EXPECT_GT(table().rowCount(), 8) << "each round reads and writes it";
}

TEST_F(Followed, word_is_refused_at_a_step_without_an_access) {
    const GroupView& view = *workspace.selection().view();
    for (std::uint32_t tick = 0; tick < view.tick_count(); ++tick) {
        if (view.site(view.steps->ticks[tick].site).kind == SiteKind::barrier) {
            workspace.playback().seek(Tick(tick));
            break;
        }
    }
    window->actions()[Command::follow_word].trigger();
    EXPECT_EQ(list(), nullptr);
}

TEST_F(Followed, list_of_another_run_is_closed) {
    trigger(Command::follow_item);
    run("reduction/interleaved");
    EXPECT_TRUE(QTest::qWaitFor([this] { return list() == nullptr; }, 5000));
}

TEST_F(Followed, lines_are_sorted_by_their_share_and_a_click_goes_to_one) {
    window->actions()[Command::show_lines].trigger();
    const auto lines = [this] { return window->findChild<LineList*>(); };
    ASSERT_TRUE(QTest::qWaitFor([&] { return lines() != nullptr; }, 20000));
    auto& lines_table = *lines()->findChild<QTableWidget*>();
    constexpr int line = 0;
    constexpr int share = 2;
    constexpr int warp_steps = 4;
    ASSERT_GT(lines_table.rowCount(), 3);
    const auto number = [&](int row, int column) {
        return lines_table.item(row, column)->data(Qt::UserRole).toDouble();
    };
    double sum = 0;
    for (int row = 0; row < lines_table.rowCount(); ++row) {
        sum += number(row, share);
        EXPECT_TRUE(row == 0 || number(row - 1, share) >= number(row, share));
        EXPECT_TRUE(lines_table.item(row, share)->text().endsWith("%"));
    }
    EXPECT_GT(sum, 0.2);
    EXPECT_LE(sum, 1.0);
    lines_table.sortItems(warp_steps, Qt::DescendingOrder);
    EXPECT_GE(number(0, warp_steps), number(1, warp_steps));
    lines_table.selectRow(2);
    const GroupView& view = *workspace.selection().view();
    const Site site = view.steps->ticks[cursor().tick.index()].site;
    EXPECT_EQ(QString::number(view.site(site).line), lines_table.item(2, line)->text());
}

} // namespace
} // namespace lockstep::gui
