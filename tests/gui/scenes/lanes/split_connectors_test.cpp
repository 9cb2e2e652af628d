// Tests that a condition that splits a warp is connected to the lines at which its branches continue, on the
// stage and in the source.
#include "app/gui/panels/source/source_panel.h"
#include "app/gui/panels/source/source_rows.h"
#include "app/gui/scenes/kit/warp_split.h"
#include "app/gui/scenes/lanes/lanes_picture.h"
#include "app/gui/scenes/lanes/lanes_scene.h"
#include "tests/gui/scene_world.h"

#include <QCoreApplication>
#include <Qsci/qsciscintilla.h>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

constexpr QSizeF stage_size{1184, 560};

/// A reduction with the cursor at the n-th tick (from 1) of the condition on a line.
struct Deciding : SceneWorld {
    Deciding(Reduction variant, std::uint32_t line, int n) : SceneWorld(variant, 1) {
        for (std::uint32_t tick = 0; tick < view.tick_count() && n > 0; ++tick) {
            const SiteInfo& site = view.site(view.steps->ticks[tick].site);
            if (site.line == line && is_decision(site.kind)) {
                cursor.tick = Tick(tick);
                --n;
            }
        }
        EXPECT_EQ(n, 0) << "no such tick";
    }
    [[nodiscard]] Scene scene(QSizeF size = stage_size) const { return lanes_scene(view, cursor, size); }
};

constexpr std::uint32_t loop_line = 11;
constexpr std::uint32_t if_line = 12;

/// Counts the lines that end in an arrow and have this stroke, which distinguishes true from false.
std::ptrdiff_t arrows(const Scene& scene, Stroke stroke) {
    return std::ranges::count_if(scene.shapes, [=](const Shape& shape) {
        const Line* line = std::get_if<Line>(&shape);
        return line != nullptr && line->arrow && line->stroke == stroke;
    });
}

TEST(SplitConnectors, join_both_sides_to_the_lines_they_go_to) {
    const Scene scene = Deciding(Reduction::interleaved, if_line, 3).scene();
    EXPECT_EQ(text_of(scene, SplitEnd{true}), "line 13, 4 lane(s) of each warp, 3 step(s)");
    EXPECT_EQ(text_of(scene, SplitEnd{false}),
              "continue at line 14, 28 lane(s) of each warp (wait 3 step(s))");
    EXPECT_TRUE(says(scene, "s[lid] += s[lid + k];")) << "the code of the line";
    EXPECT_EQ(arrows(scene, Stroke::solid), 1);
    EXPECT_EQ(arrows(scene, Stroke::dashed), 1);
}

TEST(SplitConnectors, draw_nothing_if_all_lanes_of_a_warp_decide_the_same) {
    const Scene alike = Deciding(Reduction::interleaved, loop_line, 3).scene();
    EXPECT_TRUE(bounds(alike, SplitEnd{true}).isNull());
    EXPECT_EQ(arrows(alike, Stroke::dashed), 0);
    EXPECT_EQ(alike.size.height(), Deciding(Reduction::interleaved, if_line, 3).scene().size.height())
        << "nothing below moves from step to step";
}

TEST(SplitConnectors, count_the_cursors_warp_where_warps_differ) {
    Deciding world(Reduction::compacted, if_line, 5); // 2 * 16 * lid < 256: only 8 lanes of warp 0
    EXPECT_EQ(text_of(world.scene(), SplitEnd{true}), "line 13, 8 lane(s), 3 step(s)");
    Cursor other = world.cursor;
    other.warp = Warp(1);
    EXPECT_FALSE(is_same_scene(lanes_picture.follows, world.cursor, other));
    world.cursor = other;
    EXPECT_TRUE(bounds(world.scene(), SplitEnd{true}).isNull());
}

TEST(SplitConnectors, say_of_a_last_decision_that_the_others_are_at_the_end) {
    const Scene scene = Deciding(Reduction::sequential, 16, 1).scene(); // if (lid == 0) out[...] = s[0]
    EXPECT_EQ(text_of(scene, SplitEnd{true}), "line 17, 1 lane(s), 2 step(s)");
    EXPECT_EQ(text_of(scene, SplitEnd{false}), "end of kernel, 31 lane(s)");
}

TEST(SplitConnectors, stay_inside_narrow_pictures) {
    const Deciding world(Reduction::interleaved, if_line, 3);
    for (const double width : {400.0, 560.0, 1800.0}) {
        const Scene scene = world.scene({width, 500});
        for (const bool on_true : {true, false}) {
            const QRectF end = bounds(scene, SplitEnd{on_true});
            EXPECT_GE(end.left(), 0) << width;
            EXPECT_LE(end.right(), scene.size.width()) << width;
            EXPECT_LE(end.bottom(), scene.size.height()) << width;
        }
    }
}

/// A source panel that shows the run of a world.
struct Panel {
    explicit Panel(const Deciding& world, int width = 900) {
        panel.resize(width, 600);
        panel.set_theme(Theme(ThemeName::light), 1);
        panel.show();
        panel.show_session(world.session, 0);
        QCoreApplication::processEvents(); // the editor wraps its lines when it paints
    }
    void show_split(const Deciding& world) {
        panel.show_split(warp_split(world.view, world.cursor.tick, world.cursor.warp));
    }
    /// Returns the y of each line in the editor.
    [[nodiscard]] std::vector<int> tops() const {
        std::vector<int> tops;
        tops.reserve(static_cast<std::size_t>(panel.editor().lines()));
        for (int line = 0; line < panel.editor().lines(); ++line) {
            tops.push_back(end_of_line(panel.editor(), line).y());
        }
        return tops;
    }
    [[nodiscard]] QStringList notes() const {
        QStringList texts;
        for (const SplitTags::Note& note : panel.splits().notes()) {
            texts << QStringLiteral("%1 %2").arg(note.line).arg(note.text);
        }
        return texts;
    }

    SourceText text;
    SourcePanel panel{text};
};

TEST(SplitConnectors, stand_as_tags_at_the_ends_of_the_lines_of_the_source) {
    const Deciding world(Reduction::interleaved, if_line, 3);
    Panel shown(world);
    const std::vector<int> before = shown.tops();
    shown.show_split(world);
    EXPECT_EQ(shown.notes(),
              QStringList({"13 ■ then: 4 lane(s), 3 step(s)", "14 □ else: 28 lane(s) (wait 3 step(s))"}));
    EXPECT_EQ(shown.tops(), before) << "no line moves";
    for (const SplitTags::Note& note : shown.panel.splits().notes()) {
        const QPoint end = end_of_line(shown.panel.editor(), static_cast<int>(note.line) - 1);
        EXPECT_GT(note.rect.left(), end.x()) << "it covers no code";
        EXPECT_EQ(note.rect.top(), end.y());
        EXPECT_LE(note.rect.right(), shown.panel.splits().width());
    }
    EXPECT_TRUE(shown.panel.splits().accessibleDescription().contains("then: line 13, 4 lane(s)"));
    shown.panel.show_split({});
    EXPECT_TRUE(shown.notes().isEmpty());
    EXPECT_FALSE(shown.panel.splits().isVisible());
}

/// Returns how many letters of its line a tag covers.
int covered(const QsciScintilla& editor, const SplitTags::Note& note) {
    const int line = static_cast<int>(note.line) - 1;
    const long start = editor.SendScintilla(QsciScintilla::SCI_GETLINEINDENTPOSITION, line);
    const long end = editor.SendScintilla(QsciScintilla::SCI_GETLINEENDPOSITION, line);
    int count = 0;
    for (long place = start; place < end; ++place) {
        const auto x =
            static_cast<int>(editor.SendScintilla(QsciScintilla::SCI_POINTXFROMPOSITION, 0UL, place));
        const auto y =
            static_cast<int>(editor.SendScintilla(QsciScintilla::SCI_POINTYFROMPOSITION, 0UL, place));
        count += y == note.rect.top() && x >= note.rect.left() && x < note.rect.right() ? 1 : 0;
    }
    return count;
}

TEST(SplitConnectors, stand_in_the_row_of_a_wrapped_line_that_has_room) {
    const Deciding world(Reduction::interleaved, if_line, 3);
    int wrapped = 0;
    for (int width = 500; width >= 260; width -= 8) {
        Panel shown(world, width);
        shown.show_split(world);
        const QsciScintilla& editor = shown.panel.editor();
        for (const SplitTags::Note& note : shown.panel.splits().notes()) {
            wrapped +=
                editor.SendScintilla(QsciScintilla::SCI_WRAPCOUNT, static_cast<int>(note.line) - 1) > 1;
            EXPECT_EQ(covered(editor, note), 0) << width << ' ' << qPrintable(note.text);
        }
    }
    EXPECT_GT(wrapped, 0);
}

TEST(SplitConnectors, stand_nowhere_in_a_text_without_their_lines) {
    const Deciding world(Reduction::interleaved, if_line, 3);
    Panel shown(world);
    shown.panel.editor().setText("a text of one line");
    shown.show_split(world);
    QCoreApplication::processEvents();
    EXPECT_EQ(end_of_shortest_row(shown.panel.editor(), 12), end_of_line(shown.panel.editor(), 12));
}

TEST(SplitConnectors, do_not_search_the_rows_of_a_line_of_a_stranger) {
    const Deciding world(Reduction::interleaved, if_line, 3);
    Panel shown(world, 300);
    const auto is_searched = [&shown](int letters) {
        shown.panel.editor().setText("x " + QString(letters, QLatin1Char('y'))); // the first row is short
        QCoreApplication::processEvents();
        return end_of_shortest_row(shown.panel.editor(), 0) != end_of_line(shown.panel.editor(), 0);
    };
    EXPECT_TRUE(is_searched(500));
    EXPECT_FALSE(is_searched(100'000));
}

TEST(SplitConnectors, have_shorter_tags_where_the_source_is_narrow) {
    const Deciding world(Reduction::interleaved, if_line, 3);
    for (const int width : {480, 350, 260}) {
        Panel shown(world, width);
        const std::vector<int> before = shown.tops();
        shown.show_split(world);
        ASSERT_EQ(shown.notes().size(), 2) << width;
        EXPECT_EQ(shown.tops(), before) << width;
        for (const SplitTags::Note& note : shown.panel.splits().notes()) {
            EXPECT_GE(note.rect.left(), 0) << width;
            EXPECT_LE(note.rect.right(), shown.panel.splits().width()) << width;
        }
    }
    Panel narrow(world, 260);
    narrow.show_split(world);
    EXPECT_LT(narrow.notes()[1].size(), QString("14 □ else: 28 lane(s) (wait 3 step(s))").size());
}

TEST(SplitConnectors, have_tags_that_follow_the_scrolled_text) {
    const Deciding world(Reduction::interleaved, if_line, 3);
    Panel shown(world);
    shown.panel.resize(900, 160);
    QCoreApplication::processEvents();
    shown.show_split(world);
    const int before = shown.panel.splits().notes().front().rect.top();
    shown.panel.editor().setFirstVisibleLine(shown.panel.editor().firstVisibleLine() + 2);
    QCoreApplication::processEvents();
    EXPECT_EQ(shown.panel.splits().notes().front().rect.top(),
              before - 2 * shown.panel.editor().textHeight(0));
}

} // namespace
} // namespace lockstep::gui
