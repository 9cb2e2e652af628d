// What the pictures show, summed over every tick, is what the session counts; and walking back shows the same
// pictures in reverse. Read from the scenes' shapes, not from what they were made of.
#include "app/gui/playback.h"
#include "app/gui/scenes/banks_scene.h"
#include "app/gui/scenes/lanes_scene.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <gtest/gtest.h>
#include <map>
#include <set>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

/// Counted from shapes alone.
struct Shown {
    std::uint64_t warp_steps = 0;
    std::uint64_t active_lanes = 0;
    std::uint64_t requests = 0;
    std::uint64_t wavefronts = 0;
    std::uint64_t conflicts = 0;
    Shown& operator+=(const Shown& other) {
        warp_steps += other.warp_steps;
        active_lanes += other.active_lanes;
        requests += other.requests;
        wavefronts += other.wavefronts;
        conflicts += other.conflicts;
        return *this;
    }
    friend bool operator==(const Shown&, const Shown&) = default;
};

Shown read_lanes(const Scene& scene) {
    Shown shown;
    std::set<std::uint32_t> warps;
    for (const Shape& shape : scene.shapes) {
        const Box* box = std::get_if<Box>(&shape);
        if (box != nullptr && box->id.thing == Thing::lane &&
            (box->fill.role == Role::active || box->fill.role == Role::barrier)) {
            ++shown.active_lanes;
            warps.insert(box->id.warp);
        }
    }
    shown.warp_steps = warps.size();
    return shown;
}

Shown read_banks(const Scene& scene) {
    Shown shown;
    for (const Shape& shape : scene.shapes) {
        const Box* box = std::get_if<Box>(&shape);
        if (box == nullptr) {
            continue;
        }
        shown.requests += box->id.thing == Thing::verdict ? 1 : 0;
        shown.wavefronts += box->id.thing == Thing::pass ? 1 : 0;
        shown.conflicts += box->id.thing == Thing::pass && box->fill.role != Role::active ? 1 : 0;
    }
    return shown;
}

struct WindowModel : testing::TestWithParam<std::tuple<Reduction, std::uint32_t>> {
    std::shared_ptr<const Session> session;
    GroupView view;
    Playback playback;
    const QSizeF size{1184, 560};

    WindowModel() {
        const auto [variant, width] = GetParam();
        HardwareModel hardware;
        hardware.warp_width = width;
        auto recording = std::make_shared<const Recording>(fixture::reduction_recording(variant));
        session = analyse(recording, hardware).value();
        view = make_group_view(session, 0, Group(0));
        playback.set_track(make_track(view));
    }
    /// Every page of lanes and every warp's banks in the tick that playback stands at.
    Shown show() const {
        Shown shown;
        Cursor cursor{0, Group(0), Warp(0), Lane(0), playback.tick()};
        for (std::uint32_t row = 0; row < view.steps->warps; row += most_rows) {
            shown += read_lanes(lanes_scene(view, cursor, size, {1, row, CellNumber::value}));
        }
        for (std::uint32_t warp = 0; warp < view.steps->warps; ++warp) {
            cursor.warp = Warp(warp);
            shown += read_banks(banks_scene(view, cursor, size));
        }
        return shown;
    }
    Site site_now() const { return view.steps->ticks[playback.tick().index()].site; }
};

TEST_P(WindowModel, pictures_of_all_ticks_add_up_to_the_sessions_figures_and_backwards_is_the_mirror) {
    std::map<std::uint32_t, Shown> by_site;
    std::vector<Shown> forwards;
    do {
        forwards.push_back(show());
        by_site[site_now().value()] += forwards.back();
    } while (playback.step(1));
    ASSERT_EQ(forwards.size(), view.steps->ticks.size());

    const FiguresBySite& figures = session->analysis(0).figures;
    for (std::uint32_t site = 0; site < figures.size(); ++site) {
        EXPECT_EQ(by_site[site],
                  (Shown{figures[site].warp_steps, figures[site].active_lanes, figures[site].local.requests,
                         figures[site].local.wavefronts, figures[site].local.conflicts}))
            << "site " << site;
    }

    std::vector<Shown> backwards;
    do {
        backwards.push_back(show());
    } while (playback.step(-1));
    std::ranges::reverse(backwards);
    EXPECT_EQ(backwards, forwards);
}

INSTANTIATE_TEST_SUITE_P(Reductions, WindowModel,
                         testing::Combine(testing::Values(Reduction::interleaved, Reduction::compacted,
                                                          Reduction::sequential),
                                          testing::Values(4U, 16U, 32U, 64U)));

/// The addition's line of 256 items in warps of 32, as the textbook counts it (DESIGN section 5).
TEST(WindowModelOfTheTextbook, additions_take_47_warp_steps_interleaved_and_12_otherwise) {
    const std::tuple<Reduction, std::uint64_t, std::uint64_t> cases[] = {
        {Reduction::interleaved, 47, 0}, {Reduction::compacted, 12, 35}, {Reduction::sequential, 12, 0}};
    for (const auto& [variant, steps, conflicts] : cases) {
        const auto session =
            analyse(std::make_shared<const Recording>(fixture::reduction_recording(variant)), {}).value();
        const GroupView view = make_group_view(session, 0, Group(0));
        Shown addition;
        for (std::uint32_t tick = 0; tick < view.tick_count(); ++tick) {
            const SiteInfo& site = view.site(view.steps->ticks[tick].site);
            if (site.line != 13 || site.kind != SiteKind::write) {
                continue;
            }
            for (std::uint32_t warp = 0; warp < view.steps->warps; ++warp) {
                addition += read_banks(
                    banks_scene(view, {0, Group(0), Warp(warp), Lane(0), Tick(tick)}, {1184, 300}));
            }
        }
        EXPECT_EQ(addition.requests, steps);
        EXPECT_EQ(addition.conflicts, conflicts);
    }
}

} // namespace
} // namespace lockstep::gui
