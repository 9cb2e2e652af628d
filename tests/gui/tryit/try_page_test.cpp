// Tests the page "Try it" in the window.
#include "app/gui/tryit/try_page.h"

#include "app/gui/compare/compare_page.h"
#include "app/gui/panels/findings/cure_panel.h"
#include "app/gui/panels/findings/findings_page.h"
#include "app/gui/tryit/hardware_table.h"
#include "app/gui/tryit/try_foot.h"
#include "app/gui/views/scene_picture.h"
#include "app/gui/window/view_group.h"
#include "core/session/pipeline.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableWidget>
#include <set>

namespace lockstep::gui {
namespace {

constexpr LayoutChoice page_padding_1{.index = 1};

/// Records the compacted reduction, whose array `s` has bank conflicts; "bare" has no array.
Result<Recording> records_compacted(const RunSpec& run, const ProgressSink&) {
    Recording recording = fixture::reduction_recording(fixture::Reduction::compacted, 256, 2);
    recording.what = run.what;
    return recording;
}

struct TryPageTest : testing::Test, ShownWindow {
    TryPageTest() : ShownWindow(records_compacted) {}
    void SetUp() override {
        show({1600, 1000});
        run("reduction/compacted");
    }
    void TearDown() override { forget_text_size(); }
    TryPage& page() const { return window->centre().try_page(); }
    [[nodiscard]] LayoutChoice chosen() { return workspace.desk().trial.chosen; }
    void show_page() {
        window->centre().show_view("try-it");
        ASSERT_TRUE(QTest::qWaitFor([this] { return page().view().picture().has_value(); }, 20000));
        page().view().setFocus();
    }
    [[nodiscard]] QPushButton& button(const char* text) const {
        const auto buttons = page().findChildren<QPushButton*>();
        return **std::ranges::find(buttons, QString::fromUtf8(text), &QPushButton::text);
    }
    void press(Qt::Key key) const { QTest::keyClick(&page().view(), key); }
    [[nodiscard]] QPoint middle_of(LayoutMark mark) const {
        const QRectF place = bounds(page().view().scene(), mark);
        return (place.center() * text_scale()).toPoint();
    }
};

TEST_F(TryPageTest, counts_nothing_before_it_is_shown) {
    EXPECT_EQ(page().search().tried(), nullptr);
    EXPECT_FALSE(page().search().is_counting());
    show_page();
    EXPECT_EQ(page().view().picture()->array->name, "s");
    EXPECT_TRUE(page().findChild<QComboBox*>()->currentText().startsWith("s · line "));
    EXPECT_TRUE(page().sentence().startsWith("The recorded layout has")) << qPrintable(page().sentence());
}

TEST_F(TryPageTest, is_left_at_its_step_by_the_keys_that_choose_a_layout) {
    show_page();
    const Tick before = workspace.selection().cursor().tick;
    press(Qt::Key_Left);
    EXPECT_EQ(chosen(), recorded_layout) << "there is no smaller padding";
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    EXPECT_EQ(chosen(), LayoutChoice{.index = 2});
    press(Qt::Key_Left);
    EXPECT_EQ(chosen(), page_padding_1);
    EXPECT_TRUE(page().sentence().contains("No conflict is left.")) << qPrintable(page().sentence());
    press(Qt::Key_Home);
    EXPECT_EQ(chosen(), recorded_layout);
    press(Qt::Key_N);
    EXPECT_EQ(chosen(), page_padding_1);
    press(Qt::Key_N);
    EXPECT_NE(chosen(), page_padding_1) << "the next one";
    press(Qt::Key_Down);
    EXPECT_TRUE(chosen() == recorded_layout) << "the first swizzle is the recorded layout";
    EXPECT_EQ(workspace.selection().cursor().tick, before);
}

TEST_F(TryPageTest, counts_the_run_on_other_hardware_and_uses_it) {
    show_page();
    const QTableWidget& table = page().hardware().table();
    const auto text = [&](int row, int cell) {
        return table.item(row, cell) != nullptr ? table.item(row, cell)->text() : QString();
    };
    ASSERT_TRUE(QTest::qWaitFor([&] { return !text(table.rowCount() - 1, 5).isEmpty(); }, 20000));
    EXPECT_EQ(text(0, 0), "educational (shown)");
    EXPECT_EQ(text(2, 0), "Lanes per warp: 64");
    const QString steps = text(2, 1);
    EXPECT_NE(steps, text(0, 1));
    EXPECT_TRUE(table.item(2, 1)->font().bold()) << "it differs";
    EXPECT_FALSE(page().hardware().use().isEnabled()) << "no row is chosen";
    const_cast<QTableWidget&>(table).setCurrentCell(2, 0);
    page().hardware().use().click();
    EXPECT_EQ(workspace.desk().hardware.wish.value().model.warp_width, 64U);
    ASSERT_TRUE(QTest::qWaitFor([&] { return text(0, 1) == steps; }, 20000))
        << "the page counts the new session";
    workspace.desk().hardware.wish.changes().undo();
    ASSERT_TRUE(QTest::qWaitFor([&] { return text(2, 1) == steps; }, 20000));
    EXPECT_EQ(workspace.desk().hardware.wish.value().model.warp_width, 32U);
}

TEST_F(TryPageTest, shows_recorded_and_chosen_with_one_key) {
    show_page();
    press(Qt::Key_A);
    EXPECT_FALSE(workspace.desk().trial.shows_recorded) << "nothing else is chosen";
    press(Qt::Key_N);
    const QString sentence = page().sentence();
    press(Qt::Key_A);
    EXPECT_TRUE(page().sentence().startsWith("The recorded layout")) << qPrintable(page().sentence());
    EXPECT_EQ(chosen(), page_padding_1);
    press(Qt::Key_A);
    EXPECT_EQ(page().sentence(), sentence);
}

TEST_F(TryPageTest, takes_clicks_and_a_drag_over_the_bars) {
    show_page();
    TryView* view = &page().view();
    QTest::mouseClick(view, Qt::LeftButton, {}, middle_of({false, 3}));
    EXPECT_EQ(chosen(), LayoutChoice{.index = 3});
    QTest::mousePress(view, Qt::LeftButton, {}, middle_of({false, 3}));
    QTest::mouseMove(view, middle_of({false, 4}));
    QTest::mouseMove(view, middle_of({false, 7}));
    EXPECT_EQ(chosen(), LayoutChoice{.index = 7});
    QTest::mouseRelease(view, Qt::LeftButton, {}, middle_of({false, 7}));
    QTest::mouseMove(view, middle_of({false, 9}));
    EXPECT_EQ(chosen(), LayoutChoice{.index = 7});
    QTest::mouseClick(view, Qt::LeftButton, {}, middle_of({true, 2}));
    EXPECT_EQ(chosen(), (LayoutChoice{true, 2}));
}

TEST_F(TryPageTest, simulates_the_chosen_layout_in_the_background) {
    show_page();
    press(Qt::Key_N);
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return page().view().picture()->chosen_cycles.has_value(); }, 20000));
    EXPECT_LT(*page().view().picture()->chosen_cycles, *page().view().picture()->recorded_cycles);
    EXPECT_FALSE(page().view().picture()->is_simulating);
}

TEST_F(TryPageTest, keeps_its_choice_in_another_window_and_is_a_list_in_large_text) {
    show_page();
    press(Qt::Key_N);
    show_text_size(200);
    window->resize(900, 700);
    ASSERT_TRUE(QTest::qWaitFor([this] { return page().view().picture().has_value(); }, 20000));
    EXPECT_EQ(chosen(), page_padding_1);
    EXPECT_TRUE(page().sentence().contains("No conflict is left."));
    const Scene& scene = page().view().scene();
    EXPECT_GT(bounds(scene, LayoutMark{false, 1}).top(), bounds(scene, LayoutMark{false, 0}).top());
}

TEST_F(TryPageTest, has_its_buttons_in_as_few_rows_as_fit) {
    TryFoot foot;
    foot.show();
    const auto rows_at = [&foot](int width) {
        foot.resize(width, 400);
        foot.fit(width);
        foot.layout()->activate();
        std::set<int> tops;
        for (const QPushButton* each : foot.findChildren<QPushButton*>()) {
            EXPECT_LE(each->geometry().right(), width) << qPrintable(each->text());
            EXPECT_GE(each->width(), each->sizeHint().width()) << qPrintable(each->text());
            tops.insert(each->y());
        }
        return tops.size();
    };
    int whole = 2 * 12 + 4 * 6;
    int widest = 0;
    for (const QPushButton* each : foot.findChildren<QPushButton*>()) {
        whole += each->sizeHint().width();
        widest = std::max(widest, each->sizeHint().width());
    }
    EXPECT_EQ(rows_at(whole + 40), 1U);
    EXPECT_EQ(rows_at(whole - 20), 2U) << "three in the first row";
    EXPECT_EQ(rows_at(2 * widest + 60), 3U);
    EXPECT_EQ(rows_at(widest + 30), 5U);
}

TEST_F(TryPageTest, reads_each_layout_aloud) {
    show_page();
    press(Qt::Key_N);
    QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&page().view());
    ASSERT_NE(table, nullptr);
    EXPECT_EQ(table->role(), QAccessible::Table);
    EXPECT_EQ(table->text(QAccessible::Name), "Layouts of s");
    EXPECT_FALSE(table->text(QAccessible::Description).isEmpty());
    QStringList names;
    for (int i = 0; i < table->childCount(); ++i) {
        names << table->child(i)->text(QAccessible::Name);
        EXPECT_FALSE(names.back().isEmpty()) << i;
    }
    EXPECT_EQ(names.filter(QRegularExpression("^Padding of [0-9]")).size(), 32) << "and the recorded layout";
    ASSERT_NE(table->focusChild(), nullptr);
    EXPECT_TRUE(table->focusChild()->text(QAccessible::Name).startsWith("Padding of 1 word"))
        << qPrintable(table->focusChild()->text(QAccessible::Name));
}

TEST_F(TryPageTest, is_opened_by_the_card_at_the_array_with_conflicts) {
    auto* card = window->findChild<CurePanel*>();
    QPushButton* link = nullptr;
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            for (QPushButton* button : card->findChildren<QPushButton*>()) {
                link = button->text() == "Try other layouts" && !button->isHidden() ? button : link;
            }
            return link != nullptr;
        },
        30000));
    workspace.desk().trial.array = "another";
    link->click();
    EXPECT_EQ(&window->centre().current_page(), &page());
    EXPECT_EQ(workspace.desk().trial.array, "s");
    EXPECT_TRUE(QTest::qWaitFor([this] { return page().view().picture().has_value(); }, 20000));
}

TEST_F(TryPageTest, applies_a_layout_to_a_copy_that_is_run_and_compared) {
    qputenv("XDG_DATA_HOME", folder.filePath("data").toUtf8());
    workspace.set_editor(
        [](const KernelSource& source, const std::string&, const InstrumentTarget&,
           const ArrayEditWish& wish) -> Result<ArrayEdit> {
            EXPECT_EQ(wish.kernel, "compacted");
            EXPECT_EQ(wish.array, "s");
            EXPECT_EQ(wish.map.pad, 1U);
            return ArrayEdit{.text = "// padded\n" + source.text, .argument = {}, .other_kernels = {}};
        },
        {});
    show_page();
    EXPECT_FALSE(button("Apply to a copy").isEnabled()) << "nothing is chosen";
    EXPECT_FALSE(button("Run it").isEnabled());
    press(Qt::Key_N);
    button("Apply to a copy").click();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !page().edit().empty(); }, 20000))
        << qPrintable(page().sentence());
    EXPECT_EQ(page().edit(), (std::vector<ChangedLine>{{1, true, "// padded"}}));
    press(Qt::Key_Right);
    EXPECT_TRUE(page().edit().empty()) << "the lines were those of another layout";
    press(Qt::Key_Left);
    button("Apply to a copy").click();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !page().edit().empty(); }, 20000));
    button("Run it").click();
    ComparePage* compare = &window->centre().compare_page();
    EXPECT_TRUE(QTest::qWaitFor([&] { return &window->centre().current_page() == compare; }, 20000))
        << qPrintable(window->message());
    ASSERT_EQ(compare->compared().size(), 2U);
    EXPECT_EQ(compare->compared()[0].id, "reduction/compacted");
    EXPECT_TRUE(compare->compared()[1].id.endsWith("reduction-compacted-1.cl"))
        << qPrintable(compare->compared()[1].id);
    EXPECT_TRUE(QFile::exists(folder.filePath("data/lockstep/kernels/reduction-compacted-1.cl")));
    qunsetenv("XDG_DATA_HOME");
}

TEST_F(TryPageTest, scrolls_to_the_beginning_of_the_changed_lines) {
    QString added;
    workspace.set_editor(
        [&added](const KernelSource& source, const std::string&, const InstrumentTarget&,
                 const ArrayEditWish&) -> Result<ArrayEdit> {
            return ArrayEdit{.text = added.toStdString() + source.text, .argument = {}, .other_kernels = {}};
        },
        {});
    show_page();
    press(Qt::Key_N);
    const auto* lines = page().findChild<ScenePicture*>();
    const auto* area = page().findChild<QScrollArea*>();
    for (const int count : {1, 60}) {
        added = QStringLiteral("// line\n").repeated(count);
        area->verticalScrollBar()->setValue(0);
        button("Apply to a copy").click();
        ASSERT_TRUE(
            QTest::qWaitFor([&] { return page().edit().size() == static_cast<std::size_t>(count); }, 20000))
            << qPrintable(page().sentence());
        const auto top = [&] { return lines->mapTo(area->viewport(), QPoint(0, 0)).y(); };
        const auto is_seen = [&] {
            return top() >= 0 && top() + std::min(lines->height(), 200) <= area->viewport()->height();
        };
        EXPECT_TRUE(QTest::qWaitFor(is_seen, 2000)) << count << ": " << top();
        press(Qt::Key_Right); // another layout, because the same one would not be applied again
    }
}

TEST_F(TryPageTest, says_why_a_source_cannot_be_changed) {
    workspace.set_editor(
        [](const KernelSource&, const std::string&, const InstrumentTarget&,
           const ArrayEditWish&) -> Result<ArrayEdit> {
            return Error{.code = ErrorCode::cannot_change_layout,
                         .arguments = {std::string(edit_refusal::pointer)},
                         .place = {"reduction.cl", 3}};
        },
        {});
    show_page();
    press(Qt::Key_N);
    button("Apply to a copy").click();
    EXPECT_TRUE(QTest::qWaitFor([this] { return page().sentence().contains("through a pointer"); }, 60000))
        << qPrintable(page().sentence());
    EXPECT_FALSE(button("Run it").isEnabled()) << "it would be refused again";
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return page().view().picture()->chosen_cycles.has_value(); }, 60000));
    EXPECT_TRUE(page().sentence().contains("through a pointer")) << "also after the cycles have come";
    press(Qt::Key_Home);
    EXPECT_FALSE(page().sentence().contains("through a pointer")) << "it was about another layout";
}

/// Returns the button that applies the advice to require the group size.
QPushButton& shown_group_button(FindingsPage& page) {
    emit page.list().advice_selected(0, {AdviceKind::required_group, Site(0), {32, 1, 1, 8}});
    const auto buttons = page.findChildren<QPushButton*>();
    return **std::ranges::find(buttons, QString("Apply, run and compare"), &QPushButton::text);
}

TEST_F(TryPageTest, adds_the_group_size_to_a_copy_that_is_run_and_compared) {
    qputenv("XDG_DATA_HOME", folder.filePath("data").toUtf8());
    workspace.set_editor({},
                         [](const KernelSource& source, const std::string&, const InstrumentTarget&,
                            const GroupWish& wish) -> Result<std::string> {
                             EXPECT_EQ(wish.kernel, "compacted");
                             EXPECT_EQ(wish.size, (std::array<std::uint64_t, 3>{256, 1, 1}));
                             return "// required\n" + source.text;
                         });
    window->centre().show_page(window->centre().findings_page());
    QPushButton& button = shown_group_button(window->centre().findings_page());
    ASSERT_TRUE(button.isVisible());
    button.click();
    ComparePage* compare = &window->centre().compare_page();
    EXPECT_TRUE(QTest::qWaitFor([&] { return &window->centre().current_page() == compare; }, 20000))
        << qPrintable(window->message());
    ASSERT_EQ(compare->compared().size(), 2U);
    EXPECT_TRUE(compare->compared()[1].id.endsWith("reduction-compacted-1.cl"))
        << qPrintable(compare->compared()[1].id);
    QFile copy(folder.filePath("data/lockstep/kernels/reduction-compacted-1.cl"));
    ASSERT_TRUE(copy.open(QIODevice::ReadOnly));
    EXPECT_TRUE(copy.readAll().startsWith("// required"));
    qunsetenv("XDG_DATA_HOME");
}

TEST_F(TryPageTest, says_why_the_group_size_cannot_be_added) {
    workspace.set_editor({},
                         [](const KernelSource&, const std::string&, const InstrumentTarget&,
                            const GroupWish&) -> Result<std::string> {
                             return Error{.code = ErrorCode::cannot_require_group,
                                          .arguments = {std::string(edit_refusal::in_macro)},
                                          .place = {"reduction.cl", 3}};
                         });
    window->centre().show_page(window->centre().findings_page());
    shown_group_button(window->centre().findings_page()).click();
    EXPECT_TRUE(QTest::qWaitFor([this] { return window->message().contains("in a macro"); }, 20000))
        << qPrintable(window->message());
}

TEST_F(TryPageTest, says_on_its_tab_why_it_does_not_apply) {
    window->centre().show_view("try-it");
    const ViewGroup* group = window->centre().current_group();
    EXPECT_TRUE(group->reason().isEmpty());
    Recording recording = fixture::reduction_recording(fixture::Reduction::compacted, 256, 1);
    std::erase_if(recording.launches.front().objects,
                  [](const ObjectInfo& object) { return object.space == Space::local; });
    recording.what = "bare";
    auto session = analyse(std::make_shared<const Recording>(std::move(recording)), HardwareModel{});
    ASSERT_TRUE(session.ok());
    window->show_session(*session);
    EXPECT_EQ(group->reason(), "This launch has no array in local memory.");
    EXPECT_EQ(page().sentence(), group->reason());
    EXPECT_FALSE(page().view().picture());
}

} // namespace
} // namespace lockstep::gui
