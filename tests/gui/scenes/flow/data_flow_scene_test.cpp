#include "app/gui/scenes/flow/data_flow_scene.h"
#include "app/gui/scenes/flow/flow_slice.h"
#include "tests/gui/scene_world.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

constexpr QSizeF picture{1184, 700};

/// Returns the index of the last step in which a warp reads local memory: it reads s[0], the sum.
std::uint32_t last_local_read(const GroupView& view) {
    std::uint32_t last = 0;
    for (std::uint32_t i = 0; i < view.steps->steps.size(); ++i) {
        const SiteInfo& site = view.site(view.steps->steps[i].site);
        last = site.kind == SiteKind::read && site.space == Space::local ? i : last;
    }
    return last;
}

/// 32 values are added in five iterations: each level of the tree has half as many nodes as the previous one.
TEST(FlowSlice, of_a_sum_is_its_tree) {
    for (const Reduction variant : {Reduction::interleaved, Reduction::compacted, Reduction::sequential}) {
        const SceneWorld world(variant, 1, {}, 32);
        const GroupSteps& steps = *world.view.steps;
        const auto flow = world.session->part(FlowOf{0, Group(0)});
        const auto& sites = world.view.trace().program.sites;
        const FlowSlice slice = flow_slice(steps, sites, *flow, last_local_read(world.view), 20);
        std::vector<std::size_t> nodes;
        for (const FlowRow& row : slice.rows) {
            nodes.push_back(row.events.size());
        }
        EXPECT_EQ(nodes, (std::vector<std::size_t>{32, 16, 8, 4, 2, 1, 1}));
        EXPECT_EQ(slice.edges.size(), 32U + 16 + 8 + 4 + 2 + 1);
        EXPECT_EQ(slice.from_outside.size(), 32U) << "the input";
        EXPECT_EQ(slice.left_out, 0U);
        const FlowSlice cut = flow_slice(steps, sites, *flow, last_local_read(world.view), 3);
        EXPECT_EQ(cut.rows.size(), 3U);
        EXPECT_EQ(cut.edges.size(), 3U) << "to rows that are there";
        EXPECT_EQ(cut.left_out, 1U);
    }
}

TEST(FlowSources, are_told_apart_by_lane_and_warp) {
    const SceneWorld world(Reduction::sequential, 1);
    const GroupSteps& steps = *world.view.steps;
    const auto flow = world.session->part(FlowOf{0, Group(0)});
    const auto& sites = world.view.trace().program.sites;
    std::vector<FlowSources> partner; // sources of warp 0's reads of s[lid + k]
    for (std::uint32_t i = 0; i < steps.steps.size(); ++i) {
        const SiteInfo& site = sites[steps.steps[i].site.index()];
        if (steps.steps[i].warp == Warp(0) && site.text == "s[lid + k]") {
            partner.push_back(flow_sources(steps, sites, *flow, i));
        }
    }
    ASSERT_EQ(partner.size(), 8U);
    for (std::size_t round = 0; round < 8; ++round) { // k = 128, 64, ... 1
        const std::size_t k = 128U >> round;
        EXPECT_EQ(partner[round].warps, k >= 32 ? 32U : 0U) << k;
        EXPECT_EQ(partner[round].lanes, k < 32 ? k : 0U) << k;
        EXPECT_EQ(partner[round].own + partner[round].outside, 0U) << k;
    }
}

TEST(DataFlowScene, draws_the_writers_that_the_session_knows_in_every_step) {
    const SceneWorld world(Reduction::interleaved, 1);
    const GroupSteps& steps = *world.view.steps;
    const auto flow = world.session->part(FlowOf{0, Group(0)});
    const auto& sites = world.view.trace().program.sites;
    std::size_t lines = 0;
    for (const WarpStep& step : steps.steps) {
        if (!is_access(sites[step.site.index()].kind) || step.warp.value() > 1) {
            continue;
        }
        const Scene scene =
            data_flow_scene(world.view, {0, Group(0), step.warp, Lane(0), step.tick}, picture);
        std::size_t to_step = 0;
        for (const Shape& shape : scene.shapes) {
            const Line* line = std::get_if<Line>(&shape);
            const FlowLine* edge = line != nullptr ? std::get_if<FlowLine>(&line->id) : nullptr;
            const bool is_edge =
                edge != nullptr && edge->to >= step.first && edge->to < step.first + step.active;
            to_step += is_edge ? 1 : 0;
            if (is_edge && sites[step.site.index()].kind == SiteKind::read) {
                EXPECT_EQ(flow->writers[edge->to], edge->from);
            }
        }
        const auto number = static_cast<std::uint32_t>(&step - steps.steps.data());
        const FlowSources sources = flow_sources(steps, sites, *flow, number);
        EXPECT_EQ(to_step, sources.all() - sources.outside) << "tick " << step.tick.value();
        lines += to_step;
    }
    EXPECT_GT(lines, 200U);
}

TEST(DataFlowScene, an_event_tells_what_it_moved_and_steps_between_say_what_is_shown) {
    const SceneWorld world(Reduction::compacted, 1);
    const Scene scene = data_flow_scene(world.view, {0, Group(0), Warp(0), Lane(0), Tick(0)}, picture);
    EXPECT_TRUE(says(scene, "The next access, in step 2, is shown")) << qPrintable(texts(scene).join('|'));
    const auto cells = boxes_of<EventCell>(scene);
    ASSERT_FALSE(cells.empty());
    const QString text = data_flow_picture.tooltip(world.view, world.cursor, scene, {cells.front().id, {}});
    EXPECT_TRUE(text.contains("reads in[0]")) << qPrintable(text);
    EXPECT_TRUE(text.contains("line 9")) << qPrintable(text);
}

} // namespace
} // namespace lockstep::gui
