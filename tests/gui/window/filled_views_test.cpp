// Tests that every view, every page of the tabs and the page Start use the height that they have, at the sizes of a small
// laptop up to a wall display.
#include "app/gui/panels/findings/findings_page.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/start/gallery_part.h"
#include "app/gui/start/start_page.h"
#include "app/gui/views/scene_picture.h"
#include "tests/gui/scene_world.h"
#include "tests/gui/window/shipped_run.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QAbstractScrollArea>
#include <QImage>
#include <QScrollBar>
#include <algorithm>
#include <set>

namespace lockstep::gui {
namespace {

constexpr double least_filled = 0.85;
constexpr int edge =
    4; ///< pixels at the edges of a view that are not examined, because frames are drawn there

/// Returns whether a row of pixels shows something: two colours.
bool is_drawn(const QImage& image, int y) {
    const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
    const QRgb first = row[edge];
    return std::any_of(row + edge, row + image.width() - edge,
                       [first](QRgb pixel) { return pixel != first; });
}

struct Filled {
    double share = 0; ///< of the height, from the first to the last row that shows something
    double gap = 0;   ///< the highest part in between that shows nothing
};

/// `least_gap`: a gap of so many pixels is the place of the two tags of a branch or of a few lines of text, which other
/// steps need.
Filled filled(const QImage& image, int least_gap) {
    int first = -1;
    int last = -1;
    int gap = 0;
    for (int y = edge; y < image.height() - edge; ++y) {
        if (is_drawn(image, y)) {
            gap = last >= 0 ? std::max(gap, y - last - 1) : 0;
            first = first < 0 ? y : first;
            last = y;
        }
    }
    const double height = image.height() - 2 * edge;
    return {first < 0 ? 0 : (last - first + 1) / height, gap > least_gap ? gap / height : 0};
}

Result<Recording> no_recorder(const RunSpec&, const ProgressSink&) {
    return Error{.code = ErrorCode::cancelled};
}

/// Returns whether a data flow has one row, because all values of the step come from outside the group. Higher cells
/// would be empty.
bool is_single_row(const Scene& scene) {
    std::set<double> tops;
    for (const Box& cell : boxes_of<EventCell>(scene)) {
        tops.insert(cell.rect.top());
    }
    return tops.size() == 1;
}

struct Screen {
    QSize size;
    int text = 100;
};

void PrintTo(const Screen& screen, std::ostream* out) {
    *out << screen.size.width() << "x" << screen.size.height() << " at " << screen.text << " %";
}

struct FilledViews : testing::TestWithParam<Screen>, ShownWindow {
    FilledViews() : ShownWindow(no_recorder) {}
    ~FilledViews() override { forget_text_size(); }

    void open(const std::shared_ptr<const Session>& session) {
        show(GetParam().size);
        show_text_size(GetParam().text);
        window->show_session(session);
        workspace.playback().seek(Tick(workspace.playback().tick_count() / 2));
        QCoreApplication::processEvents();
    }
    /// Shows a view and returns what it looks like, without its scroll bars.
    QImage look_at(const char* name) {
        window->centre().show_view(name);
        QCoreApplication::processEvents();
        QWidget* page = &window->centre().current_page();
        if (auto* view = qobject_cast<SceneView*>(page)) {
            EXPECT_TRUE(QTest::qWaitFor([view] { return !view->is_waiting(); }, 20000)) << name;
            QCoreApplication::processEvents();
            page = view->viewport();
        }
        return page->grab().toImage().convertToFormat(QImage::Format_RGB32);
    }
    /// Returns whether the view has more than it can show, of which the end may be the place of a text.
    [[nodiscard]] bool is_scrolled() const {
        const auto* view = qobject_cast<const QAbstractScrollArea*>(&window->centre().current_page());
        return view != nullptr && view->verticalScrollBar()->maximum() > 0;
    }
    void expect_filled() {
        constexpr int lines_of_text = 64;
        // These views keep a place that is empty in some steps, so that nothing moves: for the longest report on the
        // cursor's cycle, and for the lines of a request.
        static const std::set<std::string> reserves_place{"multiprocessor", "stage"};
        // These pages show a sentence until the user has chosen runs or has started a sweep.
        static const std::set<std::string> except{"race", "sweep"};
        for (const TabRow& row : tab_rows()) {
            for (const TabView& view : row.views) {
                const Picture* picture = picture_named(view.name);
                const bool applies =
                    picture == nullptr || why_not(*picture, *workspace.selection().view()).isEmpty();
                if (applies && !except.contains(view.name)) {
                    const QImage image = look_at(view.name);
                    const Filled now = filled(image, lines_of_text * GetParam().text / 100);
                    const auto* shown = qobject_cast<const SceneView*>(&window->centre().current_page());
                    const bool is_excused = shown != nullptr && is_single_row(shown->scene());
                    EXPECT_TRUE(now.share >= least_filled || is_scrolled() || is_excused)
                        << view.name << " " << now.share;
                    EXPECT_TRUE(now.gap <= 1 - least_filled || reserves_place.contains(view.name))
                        << view.name << " has a gap of " << now.gap;
                }
            }
        }
    }
};

/// Expects that a page with scroll bars fills its height, or has more than fits.
void expect_page_filled(QAbstractScrollArea& page, int least_gap) {
    const QImage image = page.viewport()->grab().toImage().convertToFormat(QImage::Format_RGB32);
    const Filled now = filled(image, least_gap);
    const bool is_scrolled = page.verticalScrollBar()->maximum() > 0;
    EXPECT_TRUE(is_scrolled || now.share >= least_filled) << now.share;
    EXPECT_TRUE(is_scrolled || now.gap <= 1 - least_filled) << "a gap of " << now.gap;
}

TEST_P(FilledViews, use_the_height_for_a_run_of_a_reduction) {
    open(shipped_run("reduction-interleaved"));
    expect_filled();
}

TEST_P(FilledViews, use_the_height_for_the_evidence_of_a_finding_or_an_advice) {
    open(shipped_run("reduction-interleaved"));
    FindingsPage& page = window->centre().findings_page();
    window->centre().show_page(page);
    ASSERT_TRUE(QTest::qWaitFor([&page] { return page.list().advice_count() > 0; }, 20000));
    ASSERT_TRUE(QTest::qWaitFor([&page] { return !page.evidence().scene().shapes.empty(); }, 20000));
    QTest::qWait(100); // the page lays out its picture when it knows its size
    for (auto* area : page.findChildren<QAbstractScrollArea*>()) {
        if (area->isAncestorOf(&page.evidence())) {
            expect_page_filled(*area, 64 * GetParam().text / 100);
        }
    }
}

TEST_P(FilledViews, use_the_height_for_the_page_start) {
    show(GetParam().size);
    show_text_size(GetParam().text);
    window->begin();
    StartPage& page = window->centre().start_page();
    // the cards have their size before they have their films
    ASSERT_TRUE(QTest::qWaitFor(
        [&page] { return page.gallery().isVisible() && page.gpu_gallery().isVisible(); }, 20000));
    QTest::qWait(50);
    expect_page_filled(page, 64 * GetParam().text / 100);
}

TEST_P(FilledViews, use_the_height_for_a_run_with_footprints) {
    open(shipped_run("convolution-tiled"));
    expect_filled();
}

TEST_P(FilledViews, use_the_height_for_a_small_run) {
    open(analyse(std::make_shared<const Recording>(
                     fixture::reduction_recording(fixture::Reduction::sequential, 32, 1)),
                 {})
             .value());
    expect_filled();
}

INSTANTIATE_TEST_SUITE_P(Screens, FilledViews,
                         testing::Values(Screen{{1024, 600}, 100}, Screen{{1024, 600}, 200},
                                         Screen{{1366, 768}, 100}, Screen{{1366, 768}, 200},
                                         Screen{{1920, 1080}, 100}, Screen{{1920, 1080}, 200},
                                         Screen{{3840, 2160}, 100}, Screen{{3840, 2160}, 200}));

/// The stage in the smallest window with the largest texts, in each language.
struct FilledStage : testing::TestWithParam<const char*>, ShownWindow {
    FilledStage() : ShownWindow(no_recorder) {
        settings.set(Setting::text_size, 200);
        settings.set(Setting::language, GetParam());
    }
    void TearDown() override {
        window.reset();
        settings.set(Setting::language, "en");
        show({1024, 600}); // in English, for the tests that follow
        window.reset();
        forget_text_size();
    }
};

TEST_P(FilledStage, has_no_empty_place_in_its_lower_part_for_a_legend) {
    show({1024, 600});
    window->show_session(shipped_run("reduction-compacted"));
    window->centre().show_view("stage");
    SceneView& view = window->centre().current_view();
    int requests = 0;
    for (std::uint32_t tick = 0; tick < workspace.playback().tick_count() && requests < 3; ++tick) {
        const GroupView& run = *workspace.selection().view();
        const SiteInfo& site = run.site(run.steps->ticks[tick].site);
        if (!is_access(site.kind) || site.space != Space::local) {
            continue;
        }
        ++requests;
        workspace.playback().seek(Tick(tick));
        QTest::qWait(50);
        view.verticalScrollBar()->setValue(view.verticalScrollBar()->maximum());
        QCoreApplication::processEvents();
        const Filled now = filled(view.viewport()->grab().toImage().convertToFormat(QImage::Format_RGB32), 0);
        EXPECT_GE(now.share, 0.8) << "step " << tick + 1
                                  << ": at the top is the place of the tags of a branch";
        EXPECT_LE(now.gap, 1 - least_filled) << "step " << tick + 1;
    }
    EXPECT_EQ(requests, 3);
}

INSTANTIATE_TEST_SUITE_P(Languages, FilledStage, testing::Values("en", "es", "ko", "pt_BR", "ru"));

} // namespace
} // namespace lockstep::gui
