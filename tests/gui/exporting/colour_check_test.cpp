// Tests the check for readers without colour vision: what it finds, and that the pictures of every theme pass it.
#include "app/gui/exporting/meant_colours.h"
#include "app/gui/scenes/pictures.h"
#include "tests/gui/scene_world.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

bool is_found(const std::vector<LookAlikes>& found, Vision vision) {
    return std::ranges::find(found, vision, &LookAlikes::vision) != found.end();
}

TEST(LookAlikeColours, are_found_for_each_kind_of_vision) {
    const MeantColour red{QColor(200, 60, 40), "1", "reads"};
    const MeantColour green{QColor(104, 116, 40), "1", "writes"};
    const std::vector<LookAlikes> found = look_alikes({red, green});
    EXPECT_TRUE(is_found(found, Vision::protanopia) || is_found(found, Vision::deuteranopia));
    EXPECT_TRUE(look_alikes_text(found).contains("“reads”")) << qPrintable(look_alikes_text(found));
    const MeantColour other_grey{QColor(0, 110, 220), "1", "writes"};
    const auto in_grey = look_alikes({{QColor(200, 70, 60), "1", "reads"}, other_grey});
    ASSERT_FALSE(in_grey.empty());
    EXPECT_TRUE(is_found(in_grey, Vision::grey));
}

TEST(LookAlikeColours, are_none_if_dashes_or_hatches_differ) {
    EXPECT_TRUE(look_alikes({{Qt::red, "solid", {}}, {Qt::red, "dashed", {}}}).empty());
    EXPECT_FALSE(look_alikes({{Qt::red, "solid", {}}, {Qt::red, "solid", {}}}).empty());
}

Scene two_boxes(Role first, Role second) {
    Scene scene;
    scene.size = {100, 100};
    scene.shapes.push_back(Box{{0, 0, 10, 10}, first});
    scene.shapes.push_back(Box{{20, 0, 10, 10}, second});
    return scene;
}

TEST(MeantColours, are_those_of_states_and_not_of_surfaces) {
    EXPECT_EQ(meant_colours(two_boxes(Role::panel, Role::text), Theme()).size(), 0U);
    EXPECT_EQ(meant_colours(two_boxes(Role::active, Role::broadcast), Theme()).size(), 2U);
    Scene numbered = two_boxes(Role::conflict2, Role::conflict4);
    const auto without = meant_colours(numbered, Theme());
    EXPECT_EQ(without[0].cue, without[1].cue);
    for (const double left : {0.0, 20.0}) {
        numbered.shapes.push_back(Label{{left, 0, 10, 10}, "2"});
    }
    const auto with = meant_colours(numbered, Theme());
    EXPECT_NE(with[0].cue, with[1].cue) << "the number says the degree";
}

TEST(MeantColours, of_every_picture_can_be_told_apart_by_colour_blind_readers) {
    const SceneWorld world(fixture::Reduction::interleaved, 2);
    for (const Picture* row : pictures()) {
        const Scene scene = whole_scene(*row, world.view, {.tick = Tick(9)}, {900, 500}, {});
        for (const ThemeName theme : {ThemeName::light, ThemeName::dark, ThemeName::contrast}) {
            for (const LookAlikes& pair : look_alikes(meant_colours(scene, Theme(theme)))) {
                EXPECT_EQ(pair.vision, Vision::grey)
                    << row->name << ": " << qPrintable(pair.first.name + " " + pair.second.name);
            }
        }
    }
}

} // namespace
} // namespace lockstep::gui
