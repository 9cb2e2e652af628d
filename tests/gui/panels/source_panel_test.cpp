// Tests that a click chooses a line of the source, and that keys change or clear the choice.
#include "app/gui/panels/source/chosen_line.h"
#include "app/gui/panels/source/source_counter_columns.h"
#include "app/gui/panels/source/source_panel.h"
#include "app/gui/panels/source/source_rows.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/memory/counters_scene.h"
#include "app/gui/workspace/selection.h"
#include "core/session/pipeline.h"
#include "tests/gui/long_words.h"
#include "tests/gui/scene_world.h"

#include <QCoreApplication>
#include <QScrollBar>
#include <QTest>
#include <Qsci/qsciscintilla.h>
#include <algorithm>
#include <array>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

struct ShownSource : testing::Test {
    SceneWorld world{fixture::Reduction::interleaved};
    SourceText text;
    SourcePanel panel{text};
    Selection selection;
    std::vector<Direction> walked;

    ShownSource() {
        panel.resize(520, 600);
        panel.show();
        selection.set_session(world.session);
        panel.show_session(world.session, 0);
        QObject::connect(&panel, &SourcePanel::line_chosen, &selection, &Selection::choose_line);
        QObject::connect(&selection, &Selection::cursor_changed, &panel, [this] {
            const std::uint32_t line = selection.cursor().line;
            panel.show_chosen(line, line > 0 ? 3 : 0, 56);
        });
        QObject::connect(&panel, &SourcePanel::line_walked, &panel,
                         [this](Direction direction) { walked.push_back(direction); });
    }
    [[nodiscard]] QsciScintilla& editor() const { return *panel.findChild<QsciScintilla*>(); }
    void click_line(int line) {
        const int height = editor().textHeight(line - 1);
        QTest::mouseClick(editor().viewport(), Qt::LeftButton, {},
                          QPoint(200, (line - 1) * height + height / 2));
    }
    [[nodiscard]] bool is_marked(int line) const {
        return (editor().markersAtLine(line - 1) & 0x30U) == 0x30U;
    }
};

/// Returns the cost that is drawn at the end of a line; empty if there is none.
QString cost_at(const SourcePanel& panel, std::uint32_t line) {
    const auto& notes = panel.costs().notes();
    const auto found = std::ranges::find(notes, line, &CostNotes::Note::line);
    return found == notes.end() ? QString() : found->text;
}

TEST_F(ShownSource, ends_its_lines_with_their_costs_where_they_fit) {
    EXPECT_TRUE(panel.costs().notes().empty());
    panel.costs().set_costs(
        {world.session, 0, {{10, {"8-way × 9, 31.0 % of the cycles", "8-way × 9"}}, {12, {"5.0 %"}}}});
    QCoreApplication::processEvents();
    EXPECT_TRUE(panel.costs().isVisible());
    EXPECT_TRUE(cost_at(panel, 10).startsWith("8-way × 9"));
    EXPECT_EQ(cost_at(panel, 12), "5.0 %");
    for (const CostNotes::Note& note : panel.costs().notes()) {
        EXPECT_LE(note.rect.right(), panel.costs().width()) << qPrintable(note.text);
    }
    panel.resize(900, 600);
    QCoreApplication::processEvents();
    QTest::qWait(50);
    EXPECT_EQ(cost_at(panel, 10), "8-way × 9, 31.0 % of the cycles") << "there is room for the long form";
    panel.costs().set_costs({});
    EXPECT_FALSE(panel.costs().isVisible());
}

TEST_F(ShownSource, shows_no_costs_of_another_run_or_of_an_edited_text) {
    const LineCosts costs{{12, {"5.0 %"}}};
    panel.costs().set_costs({world.session, 0, costs});
    EXPECT_EQ(cost_at(panel, 12), "5.0 %");
    const SceneWorld other(fixture::Reduction::compacted);
    panel.show_session(other.session, 0);
    EXPECT_TRUE(panel.costs().notes().empty());
    panel.show_session(world.session, 0);
    EXPECT_EQ(cost_at(panel, 12), "5.0 %");
    panel.edit_text(panel.text() + "\n");
    EXPECT_TRUE(panel.costs().notes().empty());
}

TEST(LineCosts, name_the_worst_conflict_the_sectors_and_the_share) {
    const SceneWorld world(fixture::Reduction::compacted);
    const auto account = world.session->make(AccountOf{0}, {}).value();
    const auto conflicts = line_conflicts(*world.session, 0).value();
    ASSERT_FALSE(conflicts.empty());
    const LineCosts costs = line_costs(*world.session, 0, account.get(), conflicts);
    const QStringList& forms = costs.at(conflicts.front().line);
    EXPECT_TRUE(forms.front().contains("-way × ")) << qPrintable(forms.front());
    EXPECT_TRUE(forms.front().endsWith(" % of the cycles")) << qPrintable(forms.front());
    EXPECT_EQ(forms.back(),
              QStringLiteral("%1-way × %2").arg(conflicts.front().degree).arg(conflicts.front().steps));
    const bool has_sectors = std::ranges::any_of(
        costs, [](const auto& each) { return each.second.front().contains(" sectors per access"); });
    EXPECT_TRUE(has_sectors);
    const LineCosts counted = line_costs(*world.session, 0, nullptr, conflicts);
    EXPECT_EQ(counted.at(conflicts.front().line).size(), 1) << "without a model, there is no share";
}

TEST(ChangedText, is_replaced_only_where_it_differs) {
    SourceText text;
    const SourcePanel panel(text);
    QsciScintilla& editor = panel.editor();
    editor.setReadOnly(false);
    const QString before = QStringLiteral("one\ntwo é\nthree\nfour\nfive\n");
    const QString after = QStringLiteral("one\ntwo è\nthree\nfour\nfive\n");
    editor.setText(before);
    editor.setCursorPosition(3, 2);
    change_text(editor, after);
    EXPECT_EQ(editor.text(), after);
    int line = 0;
    int column = 0;
    editor.getCursorPosition(&line, &column);
    EXPECT_EQ(line, 3) << "the cursor stays";
    editor.undo();
    EXPECT_EQ(editor.text(), before) << "one edit";
    editor.getCursorPosition(&line, &column);
    EXPECT_EQ(line, 1) << "at the change, not at the end";
    for (const QString& other : {QString(), QStringLiteral("one\n"), QStringLiteral("one\none\n"), before}) {
        change_text(editor, other);
        EXPECT_EQ(editor.text(), other);
    }
}

TEST_F(ShownSource, is_chosen_by_a_click_and_marked) {
    click_line(13);
    EXPECT_EQ(selection.cursor().line, 13U);
    EXPECT_TRUE(is_marked(13));
    click_line(12);
    EXPECT_FALSE(is_marked(13));
    EXPECT_TRUE(is_marked(12));
}

TEST_F(ShownSource, says_how_many_steps_run_the_chosen_line) {
    const auto* words = panel.findChild<ChosenLine*>();
    EXPECT_FALSE(words->isVisible());
    click_line(13);
    EXPECT_TRUE(words->isVisible());
    EXPECT_EQ(words->text(), "Line 13: 3 of 56 steps");
    QTest::keyClick(&editor(), Qt::Key_Escape);
    EXPECT_FALSE(words->isVisible());
}

/// Makes a run in which the compiler has removed an access of line 13.
std::shared_ptr<const Session> with_merged_access(HardwareModel hardware = {}) {
    Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 256, 6);
    Program& program = recording.launches[0].program;
    program.optimised = {std::vector<std::uint32_t>(program.sites.size(), 1), {}, {7}};
    return analyse(std::make_shared<const Recording>(std::move(recording)), std::move(hardware)).value();
}

TEST_F(ShownSource, says_of_the_chosen_line_how_many_accesses_the_compiler_keeps) {
    const auto* words = panel.findChild<ChosenLine*>();
    click_line(13);
    EXPECT_EQ(words->note(), "") << "it keeps all";
    panel.show_session(with_merged_access(), 0);
    click_line(12);
    click_line(13);
    EXPECT_EQ(words->note(),
              "The compiler keeps 2 of these 3 accesses. The counts include all accesses in the "
              "source.");
    click_line(9);
    EXPECT_EQ(words->note(), "");
    panel.show_session(with_merged_access({.optimised_arithmetic = 0}), 0);
    click_line(13);
    EXPECT_EQ(words->note(), "") << "the model takes the source as it is written";
}

TEST_F(ShownSource, says_beside_a_counter_how_many_accesses_the_compiler_keeps) {
    const SourceCounters counters = source_counters(*with_merged_access(), 0);
    const QString tooltip = counter_tooltip(counters, {1, 13});
    EXPECT_TRUE(tooltip.startsWith("Local memory bank passes")) << qPrintable(tooltip);
    EXPECT_TRUE(tooltip.contains("\n\nThe compiler keeps 2 of these 3 accesses.")) << qPrintable(tooltip);
    EXPECT_FALSE(counter_tooltip(counters, {0, 12}).contains("compiler"));
}

TEST_F(ShownSource, is_let_go_by_escape_and_walked_through_by_keys) {
    QTest::keyClick(&editor(), Qt::Key_Down);
    EXPECT_TRUE(walked.empty()) << "nothing is chosen";
    click_line(13);
    QTest::keyClick(&editor(), Qt::Key_Down);
    QTest::keyClick(&editor(), Qt::Key_Return);
    QTest::keyClick(&editor(), Qt::Key_Up);
    EXPECT_EQ(walked, (std::vector{Direction::forwards, Direction::forwards, Direction::backwards}));
    QTest::keyClick(&editor(), Qt::Key_Escape);
    EXPECT_EQ(selection.cursor().line, 0U);
    EXPECT_FALSE(is_marked(13));
}

TEST_F(ShownSource, is_read_to_the_end_of_its_long_lines_without_scrolling) {
    panel.resize(420, 600);
    panel.show_text(QStringLiteral("int a;\n") + QStringLiteral("int b = a + a; ").repeated(20) +
                    QStringLiteral("\nint c;\n"));
    QCoreApplication::processEvents();
    panel.grab(); // lines are wrapped when they are painted
    EXPECT_GT(editor().SendScintilla(QsciScintilla::SCI_WRAPCOUNT, 1), 3);
    EXPECT_EQ(editor().SendScintilla(QsciScintilla::SCI_GETXOFFSET), 0);
    EXPECT_FALSE(editor().horizontalScrollBar()->isVisible());
}

TEST_F(ShownSource, has_its_counters_beside_the_first_row_of_a_line_that_wraps) {
    SourceCounters counters;
    counters.lines[3] = {5, 0, 0};
    counters.most = {5, 0, 0};
    LineMetrics metrics;
    metrics.height = 20;
    metrics.rows = {0, 1, 4, 5}; // the second line takes three rows
    const Scene scene = counters_scene(counters, metrics, 0, counter_columns(counters), 400);
    EXPECT_DOUBLE_EQ(bounds(scene, LineFigure{0, 3}).top(), 4 * 20 + 1);
    metrics.first_row = 2; // scrolled into the second line
    const Scene scrolled = counters_scene(counters, metrics, 0, counter_columns(counters), 400);
    EXPECT_DOUBLE_EQ(bounds(scrolled, LineFigure{0, 3}).top(), 2 * 20 + 1);
}

TEST_F(ShownSource, has_whole_heads_above_its_counters) {
    LongWords words;
    QCoreApplication::installTranslator(&words);
    const CounterColumns columns = counter_columns(source_counters(*world.session, 0));
    ASSERT_EQ(columns.shown.size(), 3U);
    for (const CounterColumns::Column& column : columns.shown) {
        for (const QString& line : counter_name(column.counter).split('\n')) {
            EXPECT_LE(text_width(FontRole::tick, line), column.width - 2) << qPrintable(line);
        }
    }
    QCoreApplication::removeTranslator(&words);
}

TEST_F(ShownSource, leaves_most_of_a_narrow_panel_to_its_text) {
    auto* counters = panel.findChild<SourceCounterColumns*>();
    for (const int width : {260, 340, 360, 420, 520}) {
        panel.resize(width, 600);
        QCoreApplication::processEvents();
        EXPECT_LE(counters->width(), 0.35 * panel.width()) << width;
        EXPECT_EQ(counters->heads().width(), counters->width()) << width;
    }
    EXPECT_EQ(counters->columns().shown.size(), 3U);
}

TEST_F(ShownSource, leaves_out_the_counters_that_are_zero_first) {
    SourceCounters counters;
    counters.most = {5, 0, 7};
    std::vector<std::size_t> shown;
    for (const CounterColumns::Column& column : counter_columns(counters, 110).shown) {
        shown.push_back(column.counter);
    }
    EXPECT_EQ(shown, (std::vector<std::size_t>{0, 2}));
    EXPECT_EQ(counter_columns(counters, 20).shown.size(), 1U) << "the warp steps are always shown";
}

TEST_F(ShownSource, keeps_its_line_in_sight_where_it_becomes_small_or_its_text_large) {
    const auto is_in_sight = [this] {
        for (int i = 0; i < 10; ++i) { // paints, notifies, scrolls and paints again
            QCoreApplication::processEvents();
        }
        const auto row = editor().SendScintilla(QsciScintilla::SCI_VISIBLEFROMDOCLINE, 13L);
        const long first = editor().firstVisibleLine();
        return row >= first && row < first + editor().SendScintilla(QsciScintilla::SCI_LINESONSCREEN);
    };
    panel.show_line(14);
    EXPECT_TRUE(is_in_sight());
    panel.resize(520, 180);
    EXPECT_TRUE(is_in_sight());
    panel.resize(520, 300);
    panel.set_theme(Theme(ThemeName::light), 2);
    EXPECT_TRUE(is_in_sight());
}

TEST_F(ShownSource, keeps_signs_two_signs_that_the_font_would_join) {
    const QString text = QStringLiteral("a != b; // c != d\nx >>= 1;\n");
    panel.show_text(text);
    const auto is_apart = [this](int place) {
        return editor().SendScintilla(QsciScintilla::SCI_INDICATORVALUEAT, 9UL, static_cast<long>(place)) !=
               0;
    };
    EXPECT_FALSE(is_apart(2)) << "the first sign of !=";
    EXPECT_TRUE(is_apart(3));
    EXPECT_FALSE(is_apart(static_cast<int>(text.lastIndexOf("!=")) + 1))
        << "a comment has a colour of its own";
    const int shift = static_cast<int>(text.indexOf(">>="));
    EXPECT_EQ((std::array{is_apart(shift), is_apart(shift + 1), is_apart(shift + 2)}),
              (std::array{false, true, false}));
}

} // namespace
} // namespace lockstep::gui
