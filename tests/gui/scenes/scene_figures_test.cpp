// Checks that what the pictures show, summed over all ticks, equals the session's counts, and that playing
// backwards shows the same pictures in reverse order. Reads the shapes of the scenes, not their input.
#include "app/gui/scenes/banks/banks_scene.h"
#include "app/gui/scenes/lanes/lanes_scene.h"
#include "app/gui/workspace/playback.h"
#include "app/worker/client.h"
#include "core/report/json.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

/// Counts of a step, obtained only from the shapes of pictures.
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
        if (box != nullptr && is<LaneCell>(box->id) &&
            (box->fill.role == Role::active || box->fill.role == Role::barrier ||
             box->outline.role == Role::active)) { // hollow: the condition is false
            ++shown.active_lanes;
            warps.insert(std::get<LaneCell>(box->id).warp.value());
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
        shown.requests += is<VerdictChip>(box->id) ? 1 : 0;
        shown.wavefronts += is<PassBox>(box->id) ? 1 : 0;
        shown.conflicts += is<PassBox>(box->id) && box->fill.role != Role::active ? 1 : 0;
    }
    return shown;
}

/// The window without its widgets: playback over the scenes of a session's first group.
class Walk {
public:
    explicit Walk(std::shared_ptr<const Session> session)
        : session_(std::move(session)), view_(make_group_view(session_, 0, Group(0))) {
        playback_.set_track(make_track(view_));
    }

    /// Returns the pictures of all ticks from the current position to the end in this direction.
    std::vector<Shown> pictures(int direction) {
        std::vector<Shown> shown;
        do {
            shown.push_back(show());
            if (direction > 0) {
                by_site_[site_now()] += shown.back();
            }
        } while (playback_.step(direction));
        return shown;
    }
    [[nodiscard]] const GroupView& view() const { return view_; }
    /// Returns the counts of a site, summed over the ticks of a forward walk.
    [[nodiscard]] Shown at(std::uint32_t site) const {
        const auto found = by_site_.find(site);
        return found == by_site_.end() ? Shown() : found->second;
    }

private:
    /// Reads every page of lanes and the banks of every warp at the current tick.
    Shown show() const {
        Shown shown;
        Cursor cursor{0, Group(0), Warp(0), Lane(0), playback_.tick()};
        for (std::uint32_t row = 0; row < view_.steps->warps; row += most_rows) {
            shown += read_lanes(lanes_scene(view_, cursor, size_, {1, row, CellNumber::value}));
        }
        for (std::uint32_t warp = 0; warp < view_.steps->warps; ++warp) {
            cursor.warp = Warp(warp);
            shown += read_banks(banks_scene(view_, cursor, size_));
        }
        return shown;
    }
    [[nodiscard]] std::uint32_t site_now() const {
        return view_.steps->ticks[playback_.tick().index()].site.value();
    }

    std::shared_ptr<const Session> session_;
    GroupView view_;
    Playback playback_;
    std::map<std::uint32_t, Shown> by_site_;
    const QSizeF size_{1184, 560};
};

/// Expects that the sums of the pictures equal the output of `run --json`, line by line.
void expect_as_printed(const Walk& walk, const Session& session) {
    const nlohmann::ordered_json launch = to_json(session)["launches"][0];
    std::uint64_t warp_steps = 0;
    for (const auto& line : launch["lines"]) {
        Shown shown;
        std::uint64_t most = 0;
        const auto& sites = session.trace(0).program.sites;
        for (std::uint32_t site = 0; site < sites.size(); ++site) {
            if (sites[site].line == line["line"].get<std::uint32_t>()) {
                shown += walk.at(site);
                most = std::max(most, walk.at(site).warp_steps);
            }
        }
        const auto printed = [&line](const char* figure) {
            return line["local_load"][figure].get<std::uint64_t>() +
                   line["local_store"][figure].get<std::uint64_t>();
        };
        EXPECT_EQ(shown.requests, printed("requests")) << line["text"];
        EXPECT_EQ(shown.wavefronts, printed("wavefronts")) << line["text"];
        EXPECT_EQ(shown.conflicts, printed("conflicts")) << line["text"];
        EXPECT_EQ(most, line["warp_steps"].get<std::uint64_t>()) << line["text"];
        warp_steps += shown.warp_steps;
    }
    EXPECT_EQ(warp_steps, launch["warp_steps"].get<std::uint64_t>());
}

struct WindowModel : testing::TestWithParam<std::tuple<Reduction, std::uint32_t>> {};

TEST_P(WindowModel, pictures_of_all_ticks_add_up_to_the_sessions_figures_and_backwards_is_the_mirror) {
    const auto [variant, width] = GetParam();
    HardwareModel hardware;
    hardware.warp_width = width;
    const auto session =
        analyse(std::make_shared<const Recording>(fixture::reduction_recording(variant)), hardware).value();
    Walk walk(session);
    const std::vector<Shown> forwards = walk.pictures(1);
    ASSERT_EQ(forwards.size(), walk.view().steps->ticks.size());

    const FiguresBySite& figures = session->analysis(0).figures;
    for (std::uint32_t site = 0; site < figures.size(); ++site) {
        EXPECT_EQ(walk.at(site),
                  (Shown{figures[site].warp_steps, figures[site].active_lanes, figures[site].local.requests,
                         figures[site].local.wavefronts, figures[site].local.conflicts}))
            << "site " << site;
    }
    expect_as_printed(walk, *session);

    std::vector<Shown> backwards = walk.pictures(-1);
    std::ranges::reverse(backwards);
    EXPECT_EQ(backwards, forwards);
}

INSTANTIATE_TEST_SUITE_P(Reductions, WindowModel,
                         testing::Combine(testing::Values(Reduction::interleaved, Reduction::compacted,
                                                          Reduction::sequential),
                                          testing::Values(4U, 16U, 32U, 64U)));

/// Checks that the pictures add up to the output of `run --json` for a recording made on the device, as in
/// the window.
TEST(WindowModelOfARun, pictures_add_up_to_what_the_command_line_prints) {
    for (const char* what : {"reduction/interleaved", "reduction/compacted", "reduction/sequential"}) {
        RunSpec request;
        request.what = what;
        request.options.time_plain = false;
        Result<Recording> recording = run_in_worker(request, {});
        ASSERT_TRUE(recording.ok()) << what;
        const auto session = analyse(std::make_shared<const Recording>(std::move(*recording)), {}).value();
        Walk walk(session);
        const std::vector<Shown> forwards = walk.pictures(1);
        expect_as_printed(walk, *session);
        std::vector<Shown> backwards = walk.pictures(-1);
        std::ranges::reverse(backwards);
        EXPECT_EQ(backwards, forwards);
    }
}

/// Checks the line of the addition for 256 items in warps of 32, as counted in the textbook (core/README.md,
/// Memory).
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
