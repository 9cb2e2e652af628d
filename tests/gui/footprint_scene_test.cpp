#include "app/gui/quantity_text.h"
#include "app/gui/scenes/exchanges_scene.h"
#include "app/gui/scenes/footprint_scene.h"
#include "app/gui/scenes/tooltip.h"
#include "app/words/names.h"
#include "app/worker/client.h"
#include "core/report/json.h"
#include "tests/gui/scene_world.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lockstep::gui {
namespace {

constexpr QSizeF picture{1184, 560};

std::shared_ptr<const Session> run(const char* what, ParameterValues parameters = {}) {
    WorkerRequest request;
    request.what = what;
    request.parameters = std::move(parameters);
    request.options.time_plain = false;
    Result<Recording> recording = run_in_worker(request, {});
    return recording.ok() ? analyse(std::make_shared<const Recording>(std::move(*recording)), {}).value()
                          : nullptr;
}

TEST(FootprintScene, of_a_convolution_says_halo_and_redundant_work_as_the_command_line_does) {
    const auto session = run("convolution/naive");
    ASSERT_NE(session, nullptr);
    const auto overlap = to_json(*session)["launches"][0]["overlap"];
    EXPECT_DOUBLE_EQ(overlap["halo"], 0.5625);
    Cursor cursor;
    cursor.group = Group(9); // inside: 128 x 96 pixels in groups of 16 x 16
    const GroupView view = make_group_view(session, 0, cursor.group);
    const Scene scene = footprint_scene(view, cursor, picture);
    EXPECT_TRUE(says(scene, share_text(overlap["halo"])));
    EXPECT_TRUE(says(scene, count_text(overlap["reread_bytes"])));
    EXPECT_TRUE(says(scene, share_text(overlap["redundant_work"]))) << "of this group";
    EXPECT_TRUE(scene.description.contains("128 × 96")) << qPrintable(scene.description);
    const auto has_image = std::ranges::any_of(
        scene.shapes, [](const Shape& shape) { return std::holds_alternative<Raster>(shape); });
    EXPECT_TRUE(has_image);
}

TEST(FootprintScene, the_loupe_counts_who_reads_each_element_as_the_session_does) {
    const auto session = run("convolution/naive");
    ASSERT_NE(session, nullptr);
    Cursor cursor;
    cursor.group = Group(9);
    const GroupView view = make_group_view(session, 0, cursor.group);
    const auto cells = boxes_of(footprint_scene(view, cursor, picture), Thing::element);
    EXPECT_EQ(cells.size(), 144U);
    std::uint32_t most = 0;
    for (const Box& cell : cells) {
        EXPECT_EQ(cell.id.warp, session->footprint(0)->readers[cell.id.index]);
        most = std::max(most, cell.id.warp);
    }
    EXPECT_EQ(most, 4U) << "four groups meet at the corner";
    EXPECT_TRUE(tooltip(view, cursor, cells.front().id).contains("counted from the trace"));
}

TEST(FootprintScene, a_kernel_without_such_an_input_is_told_in_words) {
    const auto session = run("reduction/atomic-per-group", {{"size", "1"}});
    ASSERT_NE(session, nullptr);
    const GroupView view = make_group_view(session, 0, Group(0));
    EXPECT_FALSE(footprint_scene(view, {}, picture).description.isEmpty());
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
    ASSERT_TRUE(words.startsWith("The plain kernel's sub-group functions are ")) << qPrintable(words);
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
