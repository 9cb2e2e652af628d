#include "app/gui/scenes/flow/exchanges_scene.h"
#include "app/gui/scenes/footprint/footprint_figures.h"
#include "app/gui/scenes/footprint/footprint_scene.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/names.h"
#include "app/worker/client.h"
#include "core/report/json.h"
#include "tests/gui/scene_world.h"

#include <QLocale>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lockstep::gui {
namespace {

constexpr QSizeF picture{1184, 560};

std::shared_ptr<const Session> run(const char* what, ParameterValues parameters = {}) {
    RunSpec request;
    request.what = what;
    request.parameters = std::move(parameters);
    request.options.time_plain = false;
    Result<Recording> recording = run_in_worker(request, {});
    return recording.ok() ? analyse(std::make_shared<const Recording>(std::move(*recording)), {}).value()
                          : nullptr;
}

Scene scene_of(const std::shared_ptr<const Session>& session, std::uint64_t group = 0) {
    Cursor cursor;
    cursor.group = Group(group);
    return footprint_scene(make_group_view(session, 0, cursor.group), cursor, picture);
}

/// Returns the text of a metric; empty if the picture has none.
QString figure(const Scene& scene, FootprintFigure figure) {
    return text_of(scene, id_of(figure));
}

TEST(FootprintScene, says_of_every_kernel_the_figures_that_the_command_line_prints) {
    for (const char* what :
         {"convolution/naive", "convolution/tiled", "convolution/separable",
          "convolution/separable-rows-first", "convolution/rows-then-columns", "convolution/image-sampler",
          "reduction/sequential", "transpose/tiled", "matmul/tiled"}) {
        const auto session = run(what);
        ASSERT_NE(session, nullptr) << what;
        const auto overlap = to_json(*session)["launches"][0]["overlap"];
        const Scene scene = scene_of(session);
        EXPECT_EQ(figure(scene, FootprintFigure::reread),
                  count_text(overlap["reread_bytes"].get<std::uint64_t>()))
            << what;
        const auto share = [&](const char* key) {
            return overlap[key].is_null() ? QString() : fine_share_text(overlap[key]);
        };
        EXPECT_EQ(figure(scene, FootprintFigure::halo), share("halo")) << what;
        EXPECT_EQ(figure(scene, FootprintFigure::redundant), share("redundant_work")) << what;
        EXPECT_EQ(says(scene, QStringLiteral("No halo")), overlap["halo"].is_null()) << what;
    }
}

TEST(FootprintScene, of_an_image_says_the_halo_of_the_textbook) {
    const auto session = run("convolution/image-sampler");
    ASSERT_NE(session, nullptr);
    // Group 9 is an inner group: 128 x 96 pixels in groups of 16 x 16.
    const Scene scene = scene_of(session, 9);
    EXPECT_EQ(figure(scene, FootprintFigure::halo), fine_share_text(0.5625));
    EXPECT_TRUE(fine_share_text(0.5625).startsWith(QLocale().toString(56.25))) << "to the hundredth";
    EXPECT_EQ(figure(scene, FootprintFigure::group_halo), fine_share_text(0.5625));
    EXPECT_EQ(figure(scene, FootprintFigure::footprint), count_text(400));
    EXPECT_EQ(figure(scene, FootprintFigure::loads), QLocale().toString(25.0 * 256 / 400, 'f', 1));
    EXPECT_TRUE(scene.description.contains(QStringLiteral("128 × 96"))) << qPrintable(scene.description);
    const auto has_image = std::ranges::any_of(
        scene.shapes, [](const Shape& shape) { return std::holds_alternative<Raster>(shape); });
    EXPECT_TRUE(has_image);
}

TEST(FootprintScene, a_corner_group_has_its_own_halo_below_that_of_a_full_one) {
    const auto session = run("convolution/naive");
    ASSERT_NE(session, nullptr);
    const Scene scene = scene_of(session);
    EXPECT_EQ(figure(scene, FootprintFigure::halo), fine_share_text(0.5625));
    EXPECT_EQ(figure(scene, FootprintFigure::group_halo), fine_share_text((18.0 * 18 - 256) / 256));
}

TEST(FootprintScene, of_a_reduction_shows_what_a_group_reads_and_that_nothing_is_read_again) {
    const auto session = run("reduction/sequential");
    ASSERT_NE(session, nullptr);
    const Scene scene = scene_of(session);
    EXPECT_EQ(figure(scene, FootprintFigure::footprint), count_text(256));
    EXPECT_EQ(figure(scene, FootprintFigure::shared), count_text(0));
    EXPECT_EQ(figure(scene, FootprintFigure::results), count_text(1));
    EXPECT_FALSE(boxes_of<GroupMark>(scene).empty());
}

TEST(FootprintScene, the_loupe_counts_who_reads_each_element_as_the_session_does) {
    const auto session = run("convolution/naive");
    ASSERT_NE(session, nullptr);
    Cursor cursor;
    cursor.group = Group(9);
    const GroupView view = make_group_view(session, 0, cursor.group);
    const Scene scene = footprint_scene(view, cursor, picture);
    const auto cells = boxes_of<ElementCell>(scene);
    EXPECT_EQ(cells.size(), 144U);
    std::uint32_t most = 0;
    for (const Box& cell : cells) {
        const auto& id = std::get<ElementCell>(cell.id);
        EXPECT_EQ(id.readers, session->part(FootprintOf{0})->readers[id.element]);
        most = std::max(most, id.readers);
    }
    EXPECT_EQ(most, 4U) << "four groups meet at the corner";
    EXPECT_TRUE(footprint_picture.tooltip(view, cursor, scene, {cells.front().id, {}})
                    .contains("counted from the trace"));
}

TEST(ExchangesScene, a_kernel_without_exchanges_is_told_in_words) {
    const SceneWorld world;
    EXPECT_TRUE(says(exchanges_scene(world.view, world.cursor, picture), "calls no sub-group function"));
}

TEST(ExchangesScene, says_where_the_plain_kernels_functions_come_from) {
    const auto session = run("reduction/shuffle");
    ASSERT_NE(session, nullptr);
    ASSERT_TRUE(session->trace(0).sub_groups);
    const QString words = QString::fromUtf8(sub_group_words(session->trace(0).sub_groups->plain));
    ASSERT_TRUE(words.startsWith("The original kernel's sub-group functions are ")) << qPrintable(words);
    const GroupView view = make_group_view(session, 0, Group(0));
    Cursor cursor;
    while (view.site(view.steps->ticks.at(cursor.tick.index()).site).kind != SiteKind::exchange) {
        cursor.tick = Tick(cursor.tick.value() + 1);
    }
    const Scene scene = exchanges_scene(view, cursor, picture);
    EXPECT_TRUE(says(scene, words));
    EXPECT_LE(scene.size.height(), picture.height());
}

} // namespace
} // namespace lockstep::gui
