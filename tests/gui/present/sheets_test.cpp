// Tests the presentation of pages that are not pictures of a step: findings, comparisons, races and charts.
#include "app/gui/charts/chart_base.h"
#include "app/gui/charts/charts_panel.h"
#include "app/gui/exporting/exported_paper.h"
#include "app/gui/exporting/race_picture.h"
#include "app/gui/panels/findings/findings_page.h"
#include "app/gui/present/sheet_script.h"
#include "app/gui/present/sheet_slide.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/presenting/present_actions.h"
#include "tests/gui/present/sample_presentation.h"
#include "tests/gui/scene_world.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/pictures/slide_check.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

constexpr QSizeF sheet_sizes[] = {{1920, 1080}, {1280, 720}, {1024, 768}};
constexpr double least_on_narrow = 22; ///< of a narrow window, whose sheets are as wide as the window

Slide slide_of_sheet(const SheetScript& script, std::size_t index, QSizeF pixels) {
    const SlideContent content{script.state(index), *pictures().front(), script.title()};
    return make_slide(content, slide_size(pixels));
}

/// Returns the texts of the sheets, without the title that stands above them.
QStringList texts_of_sheets(const SheetScript& script) {
    QStringList all;
    for (std::size_t index = 0; index < script.size(); ++index) {
        if (script.state(index).kind == PresentedKind::sheet) {
            for (const SheetBlock& block : script.state(index).sheet->blocks) {
                all << texts(block.scene);
            }
        }
    }
    return all;
}

/// Returns the texts of the paper, without its title and its pictures.
QStringList texts_of_paper(const Paper& paper) {
    QStringList all;
    for (std::size_t block = 1; block < paper.blocks.size(); ++block) {
        if (std::ranges::find(paper.pictures, block, &PaperPicture::block) == paper.pictures.end()) {
            all << texts(paper.blocks[block]);
        }
    }
    return all;
}

std::vector<PresentedState> pictures_of(const SheetScript& script) {
    std::vector<PresentedState> states;
    for (std::size_t index = 0; index < script.size(); ++index) {
        if (script.state(index).kind == PresentedKind::step) {
            states.push_back(script.state(index));
        }
    }
    return states;
}

std::shared_ptr<ExportedComparison> sample_comparison(const SceneWorld& a, const SceneWorld& b) {
    return std::make_shared<ExportedComparison>(
        staged_runs({a.session, b.session}, 0),
        ComparedPlace{.from = a.view, .cursor = {.tick = Tick(9)}, .picture = picture_named("stage")});
}

void expect_readable(const SheetScript& script) {
    for (std::size_t index = 0; index < script.size(); ++index) {
        if (script.state(index).kind == PresentedKind::step) {
            continue; // the tests of slides check pictures
        }
        const Slide slide = slide_of_sheet(script, index, sheet_sizes[0]);
        EXPECT_TRUE(unreadable_texts(slide).isEmpty())
            << "sheet " << index + 1 << ": " << unreadable_texts(slide).join("; ").toStdString();
        for (const QSizeF& pixels : sheet_sizes) {
            const Slide sized = slide_of_sheet(script, index, pixels);
            EXPECT_GE(smallest_text(sized), least_on_narrow);
            for (const SlideLayer& layer : sized.layers) {
                EXPECT_LE(layer.at.y() + layer.scene.size.height() * layer.scale, sized.size.height() + 1);
            }
        }
    }
}

TEST(Sheets, of_findings_have_all_texts_of_the_paper_in_their_order) {
    const SceneWorld world(Reduction::interleaved, 2);
    const SheetScript script(std::make_shared<ExportedFindings>(world.session, PlaceRun{}));
    EXPECT_GT(script.size(), 1U);
    EXPECT_EQ(texts_of_sheets(script), texts_of_paper(findings_paper(world.session)));
    EXPECT_TRUE(script.title().contains("Interleaved")) << qPrintable(script.title());
    EXPECT_EQ(script.state(1).counter, QStringLiteral("2 of %1").arg(script.size()));
    expect_readable(script);
}

TEST(Sheets, of_a_comparison_show_the_table_and_both_pictures) {
    const SceneWorld a(Reduction::interleaved, 2);
    const SceneWorld b(Reduction::compacted, 2);
    const SheetScript script(sample_comparison(a, b));
    const QStringList all = texts_of_sheets(script);
    EXPECT_TRUE(all.contains("warp steps"));
    EXPECT_EQ(all.filter("step 10 of").size(), 0) << "no slide with two lines: they stand beside the title";
    const std::vector<PresentedState> shown = pictures_of(script);
    ASSERT_EQ(shown.size(), 2U);
    EXPECT_EQ(shown[0].view->session, a.session);
    EXPECT_EQ(shown[1].view->session, b.session);
    EXPECT_TRUE(shown[1].beside.contains("Compacted")) << qPrintable(shown[1].beside);
    EXPECT_TRUE(shown[1].beside.contains("step ")) << qPrintable(shown[1].beside);
    expect_readable(script);
    QStringList rows;
    for (const OutlineRow& row : script.outline()) {
        rows << row.title;
    }
    EXPECT_GE(rows.size(), 3) << qPrintable(rows.join("; "));
}

TEST(Sheets, without_paper_fill_one_slide_in_the_colours_of_the_theme) {
    const SceneWorld a(Reduction::interleaved, 2);
    const SceneWorld b(Reduction::compacted, 2);
    const ShownRace shown = race_of({a.session, b.session}, std::nullopt).value();
    const SheetScript script(std::make_shared<ExportedRace>(shown, QSizeF(800, 500), QString()));
    ASSERT_EQ(script.size(), 1U);
    EXPECT_EQ(script.state(0).counter, QString()) << "there is only one";
    const Slide slide = slide_of_sheet(script, 0, sheet_sizes[0]);
    for (const ThemeName name : {ThemeName::light, ThemeName::dark}) {
        const Theme theme(name);
        QImage image(1920, 1080, QImage::Format_RGB32);
        QPainter painter(&image);
        paint_slide(painter, slide, theme);
        painter.end();
        const QRect room = slide.picture_room.toRect().adjusted(4, 4, -4, -4);
        std::set<QRgb> colours;
        for (int y = room.top(); y < room.bottom(); y += 3) {
            for (int x = room.left(); x < room.right(); x += 3) {
                colours.insert(image.pixel(x, y));
            }
        }
        EXPECT_GT(colours.size(), 4U) << "something is drawn";
        EXPECT_TRUE(colours.contains(theme[Role::panel].rgb()));
    }
}

TEST(Sheets, repeat_the_head_of_a_table_that_is_too_high) {
    Paper paper;
    paper.title = QStringLiteral("Title");
    paper.add_text(QStringLiteral("Title"));
    Scene table;
    constexpr double row = 22;
    for (int i = 0; i < 40; ++i) {
        table.shapes.push_back(text_label({0, i * row, 100, row}, QString::number(i), FontRole::secondary));
        table.shapes.push_back(straight({0, (i + 1) * row}, {100, (i + 1) * row}, Role::border));
    }
    table.size = {680, 40 * row};
    paper.add_table(std::move(table), row);
    struct Page final : ExportedPaper {
        explicit Page(Paper paper) : paper_(std::move(paper)) {}
        QString title() const override { return {}; }
        QString name() const override { return {}; }
        Provenance made() const override { return {}; }
        std::optional<ViewPlace> place() const override { return {}; }
        Paper make() override { return paper_; }
        Paper paper_;
    };
    const SheetScript script(std::make_shared<Page>(paper));
    ASSERT_EQ(script.size(), 3U);
    QStringList rows;
    for (std::size_t index = 0; index < script.size(); ++index) {
        const Scene& part = script.state(index).sheet->blocks.front().scene;
        EXPECT_LE(part.size.height(), sheet_height);
        EXPECT_EQ(texts(part).front(), QStringLiteral("0")) << "the head";
        EXPECT_EQ(part.shapes.size(), 2 * static_cast<std::size_t>(texts(part).size()))
            << "each row has its line";
        rows << texts(part).mid(1);
    }
    ASSERT_EQ(rows.size(), 39);
    for (int i = 1; i < 40; ++i) {
        EXPECT_EQ(rows[i - 1], QString::number(i));
    }
}

struct PresentedPage : testing::Test, ShownWindow {
    PresentedPage() : ShownWindow(fixture_recorder) {}
    void SetUp() override {
        show({1600, 900});
        run("reduction/interleaved");
    }
    void TearDown() override { presentation().leave(); }
    Presentation& presentation() { return window->presenting().presentation(); }
    SlideView& slide() { return window->presenting().windows().audience().slide(); }
    void press(QWidget& widget, Qt::Key key) {
        QTest::keyClick(&widget, key);
        QCoreApplication::processEvents();
    }
    void present() {
        press(*window, Qt::Key_F11);
        ASSERT_TRUE(QTest::qWaitFor([this] { return presentation().is_on(); }, 20000))
            << "after the parts of the model were simulated";
        ASSERT_TRUE(QTest::qWaitForWindowExposed(slide().window()));
    }
};

TEST_F(PresentedPage, is_what_stands_in_front) {
    window->centre().show_page(window->centre().findings_page());
    const std::uint32_t tick = workspace.playback().tick().value();
    present();
    EXPECT_EQ(presentation().state().kind, PresentedKind::sheet);
    EXPECT_TRUE(slide().slide().description.contains("No faults were found"))
        << qPrintable(slide().slide().description);
    press(*slide().window(), Qt::Key_PageDown);
    EXPECT_EQ(presentation().shown(), 1U);
    press(*slide().window(), Qt::Key_Q);
    press(*slide().window(), Qt::Key_T);
    EXPECT_EQ(presentation().shown(), 1U) << "a page asks no questions";
    EXPECT_EQ(workspace.playback().tick().value(), tick) << "the steps of the window do not move";
    press(*slide().window(), Qt::Key_Escape);
    EXPECT_FALSE(presentation().is_on());
    press(*window, Qt::Key_F5);
    EXPECT_TRUE(presentation().is_on());
    EXPECT_EQ(presentation().shown(), 1U) << "goes on where it was left";
    press(*slide().window(), Qt::Key_Escape);
    window->centre().show_page(window->centre().current_view());
    present();
    EXPECT_EQ(presentation().state().kind, PresentedKind::step);
}

TEST_F(PresentedPage, stays_when_another_run_is_shown) {
    window->centre().show_page(window->centre().findings_page());
    present();
    run("reduction/compacted");
    EXPECT_EQ(presentation().state().kind, PresentedKind::sheet);
    EXPECT_TRUE(presentation().script()->title().contains("Interleaved"));
}

TEST_F(PresentedPage, can_be_a_chart) {
    ChartBase* chart = nullptr;
    for (ChartBase* each : window->findChildren<ChartBase*>()) {
        if (each->promise().isEmpty() && each->isVisible()) {
            chart = each;
        }
    }
    ASSERT_NE(chart, nullptr);
    QContextMenuEvent event(QContextMenuEvent::Mouse, {5, 5}, chart->mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(chart, &event);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_NE(menu, nullptr);
    for (QAction* action : menu->actions()) {
        if (action->text() == QLatin1String("Present this chart")) {
            action->trigger();
        }
    }
    menu->close();
    ASSERT_TRUE(QTest::qWaitFor([this] { return presentation().is_on(); }, 20000));
    EXPECT_EQ(presentation().script()->title(), chart->title());
    EXPECT_EQ(presentation().script()->size(), 1U);
}

} // namespace
} // namespace lockstep::gui
