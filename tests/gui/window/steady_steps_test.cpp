// Tests in the real window that no part of the stage and no line of the source moves from step to step.
#include "app/gui/panels/source/source_panel.h"
#include "app/gui/panels/source/source_rows.h"
#include "app/gui/scenes/kit/geometry.h"
#include "app/gui/workspace/playback.h"
#include "tests/gui/scene_world.h"
#include "tests/gui/window/shipped_run.h"
#include "tests/gui/window/shown_window.h"

#include <Qsci/qsciscintilla.h>
#include <algorithm>
#include <map>
#include <set>

namespace lockstep::gui {
namespace {

/// The places in pixels of what a step shows, by name.
using Places = std::map<std::string, QRectF>;

/// Returns the name of a part of the stage that all steps show at the same place; empty for others.
/// `kind`: what the request is about.
std::string name_of(const SceneId& id, const std::string& kind) {
    if (const auto* lane = std::get_if<LaneCell>(&id)) {
        return "warp " + std::to_string(lane->warp.value()) + " lane " + std::to_string(lane->lane.value());
    }
    if (const auto* lane = std::get_if<RequestCell>(&id)) {
        return "lane " + std::to_string(lane->lane.value()) + " of " + kind;
    }
    if (const auto* bank = std::get_if<BankCell>(&id)) {
        return "bank " + std::to_string(bank->bank.value());
    }
    if (const auto* header = std::get_if<WarpHeader>(&id)) {
        return "header of warp " + std::to_string(header->warp.value());
    }
    return is<PictureArea>(id) ? "film" : "";
}

Places parts_of(const SceneView& view) {
    Places places;
    places["view"] = QRectF(view.mapTo(view.window(), QPoint()), view.size());
    const auto add = [&](const std::string& name, const QRectF& rect) {
        const double scale = view.room().scale(); // the first of a name: exchanges have lanes as well
        places.try_emplace(name, (rect.topLeft() - view.room().origin()) * scale, rect.size() * scale);
    };
    const std::string kind = !bounds(view.scene(), BankCell{Warp(0), Bank(0)}).isNull() ? "banks"
                             : says(view.scene(), "sectors per request")                ? "global memory"
                                                                                        : "exchange";
    std::size_t edges = 0;
    std::size_t titles = 0;
    for (const Shape& shape : view.scene().shapes) {
        if (const Box* box = std::get_if<Box>(&shape); box != nullptr && !name_of(box->id, kind).empty()) {
            add(name_of(box->id, kind), box->rect);
        }
        const Line* line = std::get_if<Line>(&shape);
        if (line != nullptr && line->colour.role == Role::border && line->points.size() == 2 &&
            line->points[0].x() == Columns::pad &&
            line->points[1].x() == view.scene().size.width() - Columns::pad) {
            add("edge " + std::to_string(edges++), {line->points[0], line->points[1]});
        }
        if (const Label* label = std::get_if<Label>(&shape);
            label != nullptr && label->font == FontRole::view_title) {
            add("title " + std::to_string(titles++),
                {label->rect.topLeft(), QSizeF(1, label->rect.height())});
        }
    }
    return places;
}

/// Returns where the lines of the source start, from the top of the text.
Places lines_of(const SourcePanel& panel) {
    Places places;
    const QsciScintilla& editor = panel.editor();
    for (int line = 0; line < editor.lines(); ++line) {
        places["line " + std::to_string(line + 1)] =
            QRectF(0, row_of(editor, line) * editor.textHeight(0), 1, 1);
    }
    return places;
}

/// Keeps where everything was seen first, and expects it there again.
class Steady {
public:
    void expect(const Places& now, std::uint32_t step) {
        for (const auto& [name, rect] : now) {
            const auto [seen, is_new] = seen_.try_emplace(name, rect);
            if (!is_new && seen->second != rect && moved_.insert(name).second) {
                ADD_FAILURE() << "step " << step + 1 << ": " << name << " moves by "
                              << rect.left() - seen->second.left() << ", " << rect.top() - seen->second.top()
                              << " and becomes " << rect.width() << "x" << rect.height() << " from "
                              << seen->second.width() << "x" << seen->second.height();
            }
        }
    }
    [[nodiscard]] bool has_seen(const std::string& name) const { return seen_.contains(name); }
    [[nodiscard]] std::size_t moved() const { return moved_.size(); }

private:
    Places seen_;
    std::set<std::string> moved_;
};

Result<Recording> no_recorder(const RunSpec&, const ProgressSink&) {
    return Error{.code = ErrorCode::cancelled};
}

struct Run {
    const char* recording;
    const char* what; ///< empty: as recorded
    const char* part; ///< that every step shows below the lanes
};

void PrintTo(const Run& run, std::ostream* out) {
    *out << run.recording;
}

struct SteadySteps : testing::TestWithParam<Run>, ShownWindow {
    SteadySteps() : ShownWindow(no_recorder) {}

    /// Walks over all steps of the first group. Returns how many steps had a part below the lanes.
    Steady walk(QSize size) {
        show(size);
        window->show_session(shipped_run(GetParam().recording, GetParam().what));
        window->centre().show_view("stage");
        EXPECT_TRUE(QTest::qWaitFor([this] { return !workspace.maker().is_running(); }, 20000));
        QCoreApplication::processEvents();
        Steady steady;
        const SceneView& view = window->centre().current_view();
        const std::uint32_t ticks = workspace.playback().tick_count();
        for (std::uint32_t tick = 0; tick < ticks && steady.moved() < 3; ++tick) {
            workspace.playback().seek(Tick(tick));
            QCoreApplication::processEvents();
            const Places parts = parts_of(view);
            EXPECT_TRUE(parts.contains(GetParam().part)) << "step " << tick + 1;
            steady.expect(parts, tick);
            steady.expect(lines_of(*window->findChild<SourcePanel*>()), tick);
        }
        EXPECT_TRUE(steady.has_seen("warp 0 lane 0"));
        EXPECT_TRUE(steady.has_seen("line 1"));
        return steady;
    }
};

TEST_P(SteadySteps, keep_all_parts_of_the_stage_and_all_lines_of_the_source) {
    const Steady steady = walk({1920, 1440});
    EXPECT_TRUE(steady.has_seen("film"));
}

TEST_P(SteadySteps, keep_them_in_a_low_window) {
    walk({1366, 768});
}

INSTANTIATE_TEST_SUITE_P(Runs, SteadySteps,
                         testing::Values(Run{"reduction-interleaved", "", "bank 0"},
                                         Run{"transpose-tiled", "", "bank 0"},
                                         Run{"convolution-tiled", "", "bank 0"},
                                         Run{"scan-blelloch", "/home/ana/scan.cl", "bank 0"},
                                         Run{"h200/reduction-shuffle", "", "edge 0"},
                                         Run{"h200/memory-array-of-structures", "", "edge 0"},
                                         Run{"h200/convolution-naive", "/home/ana/blur.cl", "edge 0"}));

} // namespace
} // namespace lockstep::gui
