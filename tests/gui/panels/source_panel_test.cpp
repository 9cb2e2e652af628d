// A line of the source is chosen by a click, walked through by keys, and let go.
#include "app/gui/model/selection.h"
#include "app/gui/panels/source_panel.h"
#include "tests/gui/scene_world.h"

#include <QTest>
#include <Qsci/qsciscintilla.h>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

struct ShownSource : testing::Test {
    SceneWorld world{fixture::Reduction::interleaved};
    SourcePanel panel;
    Selection selection;
    std::vector<Direction> walked;

    ShownSource() {
        panel.resize(520, 600);
        panel.show();
        selection.set_session(world.session);
        panel.show_session(world.session, 0);
        QObject::connect(&panel, &SourcePanel::line_chosen, &selection, &Selection::choose_line);
        QObject::connect(&selection, &Selection::cursor_changed, &panel,
                         [this] { panel.show_chosen(selection.cursor().line); });
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

TEST_F(ShownSource, is_chosen_by_a_click_and_marked) {
    click_line(13);
    EXPECT_EQ(selection.cursor().line, 13U);
    EXPECT_TRUE(is_marked(13));
    click_line(12);
    EXPECT_FALSE(is_marked(13));
    EXPECT_TRUE(is_marked(12));
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

} // namespace
} // namespace lockstep::gui
