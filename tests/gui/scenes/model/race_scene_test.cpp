// Tests the picture of a race: nothing is drawn after its time, and flags, rounds and boxes say where each run is.
#include "app/gui/scenes/model/race_scene.h"

#include "core/hardware/presets.h"
#include "tests/gui/long_words.h"
#include "tests/gui/scene_world.h"

#include <QCoreApplication>
#include <cmath>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

struct RaceOfTwo : testing::Test {
    SceneWorld slow{Reduction::interleaved, 1};
    SceneWorld fast{Reduction::sequential, 1};
    ShownRace shown;

    void SetUp() override { shown = race({slow.session, fast.session}); }
    static ShownRace race(const std::vector<std::shared_ptr<const Session>>& sessions) {
        ShownRace made{std::make_shared<const Race>(make_race(sessions).value()), {}, 0};
        const char* const names[] = {"E Interleaved", "G Sequential", "F Compacted", "H Other"};
        for (std::size_t i = 0; i < sessions.size(); ++i) {
            made.looks.push_back({names[i], "256 · 256", series_role(static_cast<unsigned>(i))});
        }
        return made;
    }
    [[nodiscard]] const Race& of() const { return *shown.race; }
    Scene at(std::uint64_t time) {
        shown.time = time;
        return race_scene(shown, {1400, 600});
    }
    /// Returns the right edge of the intervals that are drawn.
    static double right_of_rows(const Scene& scene) {
        double right = 0;
        for (const Box& box : boxes_of<IntervalBar>(scene)) {
            right = std::max(right, box.rect.right());
        }
        for (const Box& box : boxes_of<MergedColumn>(scene)) {
            right = std::max(right, box.rect.right());
        }
        return right;
    }
};

TEST_F(RaceOfTwo, says_that_it_is_modelled_and_which_rows_it_shows) {
    const Scene scene = at(0);
    EXPECT_EQ(scene.title, "Race");
    EXPECT_TRUE(says(scene, "modelled, not measured"));
    EXPECT_TRUE(says(scene, "rows are the warp slots of multiprocessor 0"));
    EXPECT_TRUE(says(scene, "educational"));
}

TEST_F(RaceOfTwo, shows_the_gap_once_the_second_run_is_finished) {
    EXPECT_FALSE(says(at(of().end - 1), "gap "));
    const Scene scene = at(of().end);
    EXPECT_TRUE(says(scene, QStringLiteral("gap %1 cycles").arg(of().end - of().first_end)));
    shown = race({slow.session, slow.session});
    EXPECT_FALSE(says(at(of().end), "gap ")) << "both finish at the same time";
}

TEST_F(RaceOfTwo, draws_nothing_before_its_start) {
    const Scene scene = at(0);
    EXPECT_TRUE(boxes_of<IntervalBar>(scene).empty());
    EXPECT_TRUE(boxes_of<MergedColumn>(scene).empty());
    EXPECT_TRUE(says(scene, "still running"));
    EXPECT_FALSE(says(scene, "behind"));
}

TEST_F(RaceOfTwo, draws_the_rows_ahead_of_a_running_run_equally_long_as_dotted_lines) {
    const auto rows_ahead = [](const Scene& scene) {
        std::vector<Line> rows;
        for (const Shape& shape : scene.shapes) {
            const Line* line = std::get_if<Line>(&shape);
            const bool is_row = line != nullptr && line->stroke == Stroke::dotted &&
                                line->colour.role == Role::outline &&
                                line->points.back().x() - line->points.front().x() > 30;
            if (is_row) { // the sample of the legend is shorter
                rows.push_back(*line);
            }
        }
        return rows;
    };
    const Scene start = at(0);
    const std::vector<Line> rows = rows_ahead(start);
    ASSERT_EQ(rows.size(), of().runs[0].slot_count() + of().runs[1].slot_count());
    for (const Line& row : rows) {
        EXPECT_EQ(row.points.front().x(), start.track->axis.left);
        EXPECT_EQ(row.points.back().x(), start.track->axis.right) << "no run reveals its length";
    }
    const Scene later = at(of().first_end);
    const std::vector<Line> left = rows_ahead(later);
    ASSERT_EQ(left.size(), of().runs[0].slot_count()) << "those of the winner are complete";
    EXPECT_EQ(left[0].points.front().x(), later.track->axis.x(static_cast<double>(of().first_end)));
    EXPECT_TRUE(rows_ahead(at(of().end)).empty());
}

TEST_F(RaceOfTwo, has_its_dotted_lines_in_the_legend_at_every_time) {
    for (const std::uint64_t time : {std::uint64_t{0}, of().first_end, of().end}) {
        EXPECT_TRUE(texts(at(time)).contains("empty")) << time;
    }
}

TEST_F(RaceOfTwo, draws_nothing_after_its_time) {
    for (const std::uint64_t time : {of().first_end / 3, of().first_end / 2, of().first_end}) {
        const Scene scene = at(time);
        ASSERT_TRUE(scene.track);
        const double now = scene.track->axis.x(static_cast<double>(time));
        EXPECT_GT(right_of_rows(scene), now - 8) << time;
        EXPECT_LE(right_of_rows(scene), std::round(now) + 0.5) << time;
    }
}

TEST_F(RaceOfTwo, shows_the_rounds_that_have_begun) {
    const RaceRounds& rounds = of().runs[0].legs[0].rounds;
    const Scene before = at(rounds[3].begin);
    EXPECT_TRUE(says(before, "k = 4"));
    EXPECT_FALSE(says(before, "k = 8"));
    const Scene in = at(rounds[3].begin + 1);
    EXPECT_TRUE(says(in, "k = 8"));
    EXPECT_TRUE(says(in, "in round 4 of 8")) << qPrintable(texts(in).join(" | "));
}

TEST_F(RaceOfTwo, flags_the_winner_and_says_how_far_the_other_is_behind) {
    const Scene scene = at(of().first_end + 10);
    EXPECT_TRUE(says(scene, QStringLiteral("%1 cycles").arg(of().first_end)) || says(scene, "1,"))
        << qPrintable(texts(scene).join(" | "));
    EXPECT_TRUE(texts(scene).contains("1")) << "its place";
    EXPECT_FALSE(texts(scene).contains("2")) << "the other is not finished";
    EXPECT_TRUE(says(scene, "still running"));
    EXPECT_TRUE(says(scene, "10 cycles behind so far")) << qPrintable(texts(scene).join(" | "));
}

TEST_F(RaceOfTwo, ends_with_the_place_and_the_gap_of_each_run) {
    const Scene scene = at(of().end);
    EXPECT_FALSE(says(scene, "still running"));
    EXPECT_TRUE(texts(scene).contains("2"));
    EXPECT_TRUE(says(scene, "behind, 1."));
    EXPECT_TRUE(scene.description.contains("E Interleaved: place 2")) << qPrintable(scene.description);
    EXPECT_TRUE(scene.description.contains("G Sequential: place 1")) << qPrintable(scene.description);
}

TEST_F(RaceOfTwo, keeps_its_size_and_its_axis_at_every_time) {
    const Scene first = at(1);
    const Scene last = at(of().end);
    EXPECT_EQ(first.track->axis.right, last.track->axis.right);
    EXPECT_EQ(first.track->bottom, last.track->bottom);
}

TEST_F(RaceOfTwo, has_room_for_a_legend_of_several_lines) {
    LongWords words;
    QCoreApplication::installTranslator(&words);
    for (const double width : {600.0, 800.0, 1100.0}) {
        const double lowest = race_scene(shown, {width, 0}).size.height();
        for (int more = 0; more < 60; more += 7) {
            const double height = lowest + more;
            EXPECT_LE(race_scene(shown, {width, height}).size.height(), height) << width;
        }
    }
    QCoreApplication::removeTranslator(&words);
}

TEST_F(RaceOfTwo, of_equal_runs_shares_the_first_place) {
    shown = race({fast.session, fast.session});
    const Scene scene = at(of().end);
    EXPECT_EQ(texts(scene).count("1"), 2);
    EXPECT_FALSE(says(scene, "behind"));
}

TEST_F(RaceOfTwo, has_a_ruler_in_time_if_the_presets_differ) {
    const SceneWorld other{Reduction::sequential, 1, hardware_preset("nvidia-h200").value()};
    shown = race({slow.session, other.session});
    const Scene scene = at(of().end);
    EXPECT_TRUE(says(scene, "µs, modelled")) << qPrintable(texts(scene).join(" | "));
    EXPECT_FALSE(says(scene, "cycles"));
    EXPECT_TRUE(says(scene, "educational, nvidia-h200"));
}

TEST_F(RaceOfTwo, of_many_warps_and_multiprocessors_shows_one_and_says_so) {
    const SceneWorld many{Reduction::sequential, 64};
    const SceneWorld others{Reduction::interleaved, 64};
    shown = race({many.session, others.session});
    const Scene scene = at(of().end);
    EXPECT_TRUE(says(scene, "not shown")) << qPrintable(texts(scene).join(" | "));
    EXPECT_FALSE(boxes_of<SlotArea>(scene).empty());
}

TEST_F(RaceOfTwo, of_four_runs_has_a_track_for_each) {
    shown = race({slow.session, fast.session, slow.session, fast.session});
    const Scene scene = at(of().end / 2);
    for (const RacerLook& look : shown.looks) {
        EXPECT_TRUE(texts(scene).contains(look.title));
    }
}

} // namespace
} // namespace lockstep::gui
