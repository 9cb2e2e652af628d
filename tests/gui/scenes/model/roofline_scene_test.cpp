#include "app/gui/scenes/model/roofline_scene.h"
#include "core/hardware/presets.h"
#include "tests/gui/scene_world.h"

#include <cmath>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

/// Makes a run of two launches of a reduction: with one group, and with six.
std::shared_ptr<const Session> two_launches() {
    Recording recording = fixture::reduction_recording(Reduction::compacted, 256, 1);
    Recording other = fixture::reduction_recording(Reduction::sequential, 256, 6);
    recording.launches.push_back(std::move(other.launches.front()));
    return analyse(std::make_shared<const Recording>(std::move(recording)), {}).value();
}

TEST(RooflineScene, places_a_launch_by_its_issue_cycles_bytes_and_cycles) {
    const SceneWorld world(Reduction::compacted, 6);
    const auto points = roofline_points(*world.session);
    ASSERT_EQ(points.size(), 1U);
    const Totals& totals = world.session->analysis(0).totals;
    const double bytes = 32.0 * static_cast<double>(totals.global_load.sectors + totals.global_store.sectors);
    EXPECT_DOUBLE_EQ(points[0].intensity * bytes, static_cast<double>(world.run().issue_cycles));
    EXPECT_DOUBLE_EQ(points[0].throughput * static_cast<double>(world.run().cycles),
                     static_cast<double>(world.run().issue_cycles));
}

TEST(RooflineScene, has_no_launch_above_the_ceilings_that_hold_for_all_of_its_traffic) {
    for (const std::string& name : hardware_preset_names(hardware_folder())) {
        const HardwareModel hardware = hardware_preset(name).value();
        for (const Reduction variant : {Reduction::interleaved, Reduction::sequential}) {
            const SceneWorld world(variant, 16, hardware);
            for (const RooflinePoint& point : roofline_points(*world.session)) {
                EXPECT_LE(point.throughput, issue_ceiling(hardware)) << name;
                EXPECT_LE(point.throughput, point.intensity * pipe_ceiling(hardware)) << name;
            }
        }
    }
}

TEST(RooflineScene, says_of_a_part_of_the_groups_that_it_is_one) {
    Recording recording = fixture::reduction_recording(Reduction::compacted, 256, 6);
    recording.launches[0].range.global[0] *= 2;
    recording.launches[0].part = GroupRange{0, 6};
    const auto session = analyse(std::make_shared<const Recording>(std::move(recording)), {});
    ASSERT_TRUE(session.ok());
    EXPECT_TRUE(says(roofline_scene(make_group_view(*session, 0, Group(0)), {}, {1000, 600}),
                     "groups logged: 6 of 12"));
    const SceneWorld whole(Reduction::compacted, 6);
    EXPECT_FALSE(says(roofline_scene(whole.view, whole.cursor, {1000, 600}), "groups logged"));
}

TEST(RooflineScene, draws_a_point_for_each_launch_on_logarithmic_axes) {
    const auto session = two_launches();
    const GroupView view = make_group_view(session, 0, Group(0));
    const Scene scene = roofline_scene(view, {}, {1000, 600});
    const auto points = roofline_points(*session);
    ASSERT_EQ(points.size(), 2U);
    const QRectF first = bounds(scene, SharePart{0, 0});
    const QRectF second = bounds(scene, SharePart{0, 1});
    ASSERT_FALSE(first.isNull() || second.isNull());
    // Returns the position of a tick. A decade has the same length everywhere: the distance between "0.1" and
    // "1".
    const auto tick = [&scene](const QString& text) {
        for (const Shape& shape : scene.shapes) {
            const Label* label = std::get_if<Label>(&shape);
            if (label != nullptr && label->text == text && label->align == Qt::AlignCenter) {
                return label->rect.center().x();
            }
        }
        return -1.0;
    };
    const double decade = tick("1") - tick("0.1");
    ASSERT_GT(decade, 10);
    EXPECT_NEAR(second.center().x() - first.center().x(),
                decade * std::log10(points[1].intensity / points[0].intensity), 1.5);
    EXPECT_LT(second.center().y(), first.center().y()) << "six groups use more of the issue slots";
    EXPECT_TRUE(scene.description.contains("modelled"));
    EXPECT_TRUE(scene.description.contains("Launch 1")) << qPrintable(scene.description);
    EXPECT_TRUE(roofline_picture.tooltip(view, {}, scene, {SharePart{0, 1}, {}}).contains("Launch 2"));
}

TEST(RooflineScene, moves_its_slopes_with_the_hardware_and_names_them) {
    HardwareModel hardware;
    hardware.dram_bytes_per_cycle = 7;
    const SceneWorld world(Reduction::compacted, 2, hardware);
    EXPECT_TRUE(
        texts(roofline_scene(world.view, world.cursor, {1000, 600})).contains("DRAM: 7 bytes per cycle"));
}

TEST(RooflineScene, does_not_apply_to_a_kernel_that_fits_nowhere) {
    HardwareModel tiny;
    tiny.warp_slots = 1;
    const SceneWorld world(Reduction::compacted, 1, tiny);
    EXPECT_EQ(roofline_picture.applies(world.view), WhyNoPicture::no_model);
    EXPECT_TRUE(roofline_scene(world.view, world.cursor, {1000, 600}).description.contains("does not fit"));
    const SceneWorld usual(Reduction::compacted, 1);
    EXPECT_EQ(roofline_picture.applies(usual.view), WhyNoPicture::none);
}

} // namespace
} // namespace lockstep::gui
