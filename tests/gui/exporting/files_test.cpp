// Tests exported files: every view in every format, with the same bytes each time, and the pages of a paper
// export.
#include "app/gui/exporting/chart_picture.h"
#include "app/gui/exporting/framed_picture.h"
#include "app/gui/exporting/paper.h"
#include "app/gui/exporting/picture.h"
#include "app/gui/exporting/run_papers.h"
#include "app/gui/scenes/pictures.h"
#include "tests/gui/run_summaries.h"
#include "tests/gui/scene_text.h"
#include "tests/gui/scene_world.h"
#include "tests/support/independent_reader.h"

#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

QByteArray bytes_of(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(path);
    return file.readAll();
}

struct Files : testing::TestWithParam<const char*> {
    QTemporaryDir folder;
    SceneWorld world{Reduction::interleaved, 2};
    SceneWorld other{Reduction::compacted, 2};

    [[nodiscard]] QString path(const QString& name) const {
        return folder.filePath(name + QLatin1Char('.') + QLatin1String(GetParam()));
    }
    QByteArray picture(const Picture& row, const QString& name) {
        const Scene scene = whole_scene(row, world.view, {.warp = Warp(1), .tick = Tick(9)}, {900, 500}, {});
        EXPECT_TRUE(write_framed(unframed(scene), {}, path(name).toStdString()).ok()) << row.name;
        return bytes_of(path(name));
    }
    QByteArray chart(const std::string& view, const QString& name) {
        const ChartRequest request{.view = view,
                                   .sessions = {world.session, other.session},
                                   .cursor = {.tick = Tick(9)},
                                   .run = {},
                                   .over = {},
                                   .look = {},
                                   .frame = {.size = {900, 500}}};
        EXPECT_TRUE(write_chart(request, path(name).toStdString()).ok()) << view;
        return bytes_of(path(name));
    }
    static void expect_no_clock(const QByteArray& bytes, const std::string& view) {
        if (std::string_view(GetParam()) == "pdf") {
            EXPECT_TRUE(bytes.contains("/CreationDate (D:00000000")) << view;
        }
    }
};

TEST_P(Files, of_every_view_hold_the_same_bytes_twice_and_no_clock) {
    for (const Picture* row : pictures()) {
        const QByteArray first = picture(*row, "first");
        EXPECT_GT(first.size(), 500) << row->name;
        EXPECT_EQ(first, picture(*row, "second")) << row->name;
        expect_no_clock(first, row->name);
    }
    for (const std::string& view : chart_views()) {
        if (view == "sweep") {
            continue; // skipped, because the sweep view runs measurements
        }
        const QByteArray first = chart(view, "first");
        EXPECT_GT(first.size(), 500) << view;
        EXPECT_EQ(first, chart(view, "second")) << view;
        expect_no_clock(first, view);
    }
}

INSTANTIATE_TEST_SUITE_P(Formats, Files, testing::Values("png", "svg", "pdf"));

TEST(Paper, keeps_every_block_whole_on_its_page) {
    Paper paper;
    paper.add_title("Title", "below");
    for (int i = 0; i < 12; ++i) {
        paper.add_heading("Heading");
        Scene picture;
        picture.size = {paper_width, 300.0 + 40 * i};
        picture.shapes.push_back(Box{{0, 0, 10, 10}});
        paper.add_picture(picture);
    }
    const auto pages = pages_of(paper);
    EXPECT_GT(pages.size(), 4U);
    std::size_t placed = 0;
    for (const auto& page : pages) {
        double bottom = 0;
        for (const PlacedBlock& block : page) {
            EXPECT_GE(block.top, bottom);
            bottom = block.top + paper.blocks[block.block].size.height() * block.scale;
            EXPECT_EQ(block.block, placed++) << "none is lost, none twice";
        }
        EXPECT_LE(bottom, 1123 - 2 * 57 - 24 + 1) << "A4 without its margins";
    }
    EXPECT_EQ(placed, paper.blocks.size());
}

TEST(Paper, has_no_heading_alone_at_a_pages_end) {
    Paper paper;
    for (int i = 0; i < 60; ++i) {
        paper.add_heading("Heading");
        paper.add_text("A sentence.");
        Scene picture;
        picture.size = {paper_width, 120};
        picture.shapes.push_back(Box{{0, 0, 10, 10}});
        paper.add_picture(picture);
    }
    for (const auto& page : pages_of(paper)) {
        EXPECT_NE(page.back().block % 3, 0U) << "a heading goes with what it stands over";
    }
}

/// Regression: the sentence moved to the next page with its location line and its picture, but without the
/// heading.
TEST(Paper, takes_a_heading_along_with_a_sentence_of_two_lines) {
    Paper paper;
    for (int i = 0; i < 20; ++i) {
        paper.add_heading("Heading");
        paper.add_text(QStringLiteral("A sentence that is too long for one line of the paper. ").repeated(2));
        paper.add_text("The place");
        Scene picture;
        picture.size = {paper_width, 290.0 + 13 * i};
        picture.shapes.push_back(Box{{0, 0, 10, 10}});
        paper.add_picture(picture);
    }
    ASSERT_LT(paper.blocks[1].size.height(), 40);
    for (const auto& page : pages_of(paper)) {
        EXPECT_NE(page.back().block % 4, 0U) << "a heading goes with what it stands over";
    }
}

TEST(Paper, of_findings_names_the_run_each_advice_and_what_was_checked) {
    const SceneWorld world(Reduction::interleaved, 2);
    const Paper paper = findings_paper(world.session);
    EXPECT_TRUE(paper.title.contains("Interleaved")) << qPrintable(paper.title);
    QStringList all;
    for (const Scene& block : paper.blocks) {
        all << texts(block);
    }
    EXPECT_TRUE(all.join(' ').contains("Divergent condition")) << "the advice's title";
    EXPECT_TRUE(all.contains("Checks performed"));
}

/// Comparisons and races have data as charts do: the command that the export dialog shows writes them.
TEST(DataFile, is_written_for_each_view_of_runs_that_has_figures) {
    const SceneWorld a(Reduction::interleaved, 2);
    const SceneWorld b(Reduction::compacted, 2);
    const QTemporaryDir folder;
    const std::string file = folder.filePath("x.csv").toStdString();
    for (const std::string& view : chart_views()) {
        if (view == "sweep") {
            continue; // skipped, because the sweep view runs measurements
        }
        const ChartRequest request{.view = view,
                                   .sessions = {a.session, b.session},
                                   .cursor = {},
                                   .run = {},
                                   .over = {},
                                   .look = {},
                                   .frame = {.size = {900, 500}}};
        const bool has_figures = view != "findings" && view != "try-it";
        EXPECT_EQ(write_chart(request, file).ok(), has_figures) << view;
        if (has_figures) {
            const nlohmann::json rows =
                test::rows_of_csv(bytes_of(QString::fromStdString(file)).toStdString());
            ASSERT_GE(rows.size(), view == "times" ? 1U : 2U) << view << ": the runs were not timed";
            EXPECT_TRUE(std::ranges::all_of(rows, [&rows](const nlohmann::json& row) {
                return row.size() == rows[0].size();
            })) << view;
        }
    }
}

ComparedPlace compared_at(const SceneWorld& world) {
    return {.from = world.view, .cursor = {.tick = Tick(9)}, .picture = picture_named("stage")};
}

QStringList words_on(const Paper& paper) {
    QStringList all;
    for (const Scene& block : paper.blocks) {
        all << texts(block);
    }
    return all;
}

/// The linked step has different numbers in the two runs.
TEST(Paper, of_a_comparison_shows_the_picture_that_is_asked_for_at_the_linked_step) {
    const SceneWorld a(Reduction::interleaved, 2);
    const SceneWorld b(Reduction::compacted, 2);
    ComparedPlace place = compared_at(b);
    place.picture = picture_named("film");
    const QString all = words_on(compare_paper(staged_runs({a.session, b.session}, 0), place)).join(' ');
    EXPECT_TRUE(all.contains("step 10 of")) << "the run in which the cursor stands is the second";
    EXPECT_FALSE(all.contains("Local memory banks"));
    EXPECT_TRUE(all.contains("film", Qt::CaseInsensitive)) << qPrintable(all);
}

TEST(Paper, of_a_comparison_says_under_which_conditions_its_figures_stand) {
    const SceneWorld a(Reduction::interleaved, 2);
    const SceneWorld b(Reduction::compacted, 2);
    std::vector<StagedRun> runs = staged_runs({a.session, b.session}, 0);
    for (StagedRun& run : runs) {
        run.run.figures.timing = timing_of(1000);
    }
    const QString apart = words_on(compare_paper(runs, compared_at(a))).join(' ');
    EXPECT_TRUE(apart.contains("Ratios are relative to the first run")) << qPrintable(apart);
    EXPECT_TRUE(apart.contains("≈ 1.00x")) << "times that overlap are told so";
    EXPECT_TRUE(apart.contains("The runs were timed one after another"));
    for (StagedRun& run : runs) {
        run.run.timed_in_turn = true;
    }
    EXPECT_FALSE(words_on(compare_paper(runs, compared_at(a))).join(' ').contains("one after another"));
}

TEST(Paper, names_runs_by_letter_where_their_names_have_no_room) {
    const SceneWorld a(Reduction::interleaved, 2);
    const SceneWorld b(Reduction::compacted, 2);
    std::vector<StagedRun> runs = staged_runs({a.session, b.session}, 0);
    const QString letter = letter_of(runs[0].run);
    EXPECT_FALSE(words_on(compare_paper(runs, compared_at(a))).contains(letter));
    runs[0].run.title += QStringLiteral(" of which the name is long and goes on and on");
    EXPECT_TRUE(words_on(compare_paper(runs, compared_at(a))).contains(letter));
}

TEST(Paper, of_a_comparison_has_a_table_and_a_picture_of_each_run) {
    const SceneWorld a(Reduction::interleaved, 2);
    const SceneWorld b(Reduction::compacted, 2);
    const Paper paper = compare_paper(staged_runs({a.session, b.session}, 0), compared_at(a));
    QStringList all;
    std::size_t pictures = 0;
    for (const Scene& block : paper.blocks) {
        all << texts(block);
        pictures += boxes_of<LaneCell>(block).empty() ? 0 : 1;
    }
    EXPECT_TRUE(all.contains("Metric"));
    EXPECT_TRUE(all.contains("warp steps"));
    EXPECT_EQ(pictures, 2U);
}

/// The window computes parts of the model in other threads. The paper continues when these parts are
/// available.
TEST(Paper, of_findings_goes_on_when_what_it_shows_of_the_model_is_there) {
    const SceneWorld world(Reduction::interleaved, 2);
    FindingsPaper paper(world.session);
    std::size_t times = 0;
    for (auto missing = paper.go_on(); !missing.empty() && times < 20; missing = paper.go_on()) {
        ++times;
        for (const PartKey& part : missing) {
            EXPECT_FALSE(world.session->is_at_hand(part));
            EXPECT_TRUE(world.session->make_any(part, {}).ok());
        }
    }
    EXPECT_GE(times, 1U) << "at least the advice";
    EXPECT_LT(times, 20U);
    EXPECT_EQ(words_on(paper.finished()), words_on(findings_paper(world.session)));
}

TEST(PictureFile, of_more_pixels_than_memory_has_room_for_is_refused) {
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("large.png").toStdString();
    Scene scene;
    scene.size = {16384, 16384};
    const Status written = write_framed(unframed(scene), {.scale = 8}, path);
    ASSERT_FALSE(written.ok());
    EXPECT_EQ(written.error().code, ErrorCode::value_not_allowed);
    EXPECT_FALSE(std::filesystem::exists(path));
    EXPECT_TRUE(fits_in_pixels({1920, 1080}, 8).ok());
}

TEST(PictureFile, without_ground_is_clear_where_nothing_is_drawn) {
    Scene scene;
    scene.size = {40, 40};
    scene.shapes.push_back(Box{{10, 10, 10, 10}, Role::text});
    const QImage clear = to_image(scene, Theme(), 1, Ground::none);
    EXPECT_EQ(clear.pixelColor(30, 30).alpha(), 0);
    EXPECT_EQ(clear.pixelColor(15, 15).alpha(), 255);
    EXPECT_EQ(to_image(scene, Theme(), 1).pixelColor(30, 30), Theme()[Role::panel]);
}

} // namespace
} // namespace lockstep::gui
