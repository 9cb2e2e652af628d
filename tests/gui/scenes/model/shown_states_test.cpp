// Tests that a picture drawn from precomputed bins, as for millions of intervals, equals one drawn from all
// intervals.
#include "app/gui/scenes/model/slot_rows.h"
#include "core/schedule/timeline_bins.h"
#include "tests/gui/scene_world.h"
#include "tests/support/random_timeline.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

constexpr std::uint32_t slot_count = 6;

QRectF row_of(std::uint32_t slot) {
    return {0, 20.0 * slot, 1, 16};
}

Scene drawn(const SlotRows& rows) {
    Scene scene;
    rows.draw(scene, row_of);
    return scene;
}

SlotRows walked(const Timeline& timeline, const Axis& axis) {
    SlotRows rows(timeline, slot_count, axis);
    for (const Interval& each : timeline.intervals) {
        const double begin = std::max(axis.begin, static_cast<double>(each.begin));
        const double end = std::min(axis.end, static_cast<double>(each.end));
        if (begin < end) {
            rows.add(each, begin, end);
        }
    }
    return rows;
}

SlotRows binned(const Timeline& timeline, const Axis& axis) {
    SlotRows rows(timeline, slot_count, axis);
    rows.take(TimelineBins(timeline));
    return rows;
}

/// Expects every column, bar and line at the same position in both scenes.
void expect_same(const Scene& fast, const Scene& slow) {
    ASSERT_EQ(fast.shapes.size(), slow.shapes.size());
    for (std::size_t i = 0; i < fast.shapes.size(); ++i) {
        const auto* one = std::get_if<Box>(&fast.shapes[i]);
        const auto* other = std::get_if<Box>(&slow.shapes[i]);
        ASSERT_EQ(one == nullptr, other == nullptr);
        if (one != nullptr) {
            EXPECT_EQ(one->id, other->id);
            EXPECT_EQ(one->fill.role, other->fill.role);
            EXPECT_NEAR(one->rect.top(), other->rect.top(), 1e-6) << i;
            EXPECT_NEAR(one->rect.height(), other->rect.height(), 1e-6) << i;
            EXPECT_NEAR(one->rect.left(), other->rect.left(), 1e-6) << i;
        }
    }
}

TEST(BinnedRows, are_those_of_a_walk_where_columns_begin_with_bins) {
    const Timeline timeline = test::random_timeline(slot_count, 200'000, 7);
    const TimelineBins bins(timeline);
    constexpr double bins_a_column = 8;
    const double column = bins_a_column * static_cast<double>(bins.width());
    const double right = static_cast<double>(timeline.intervals.back().end) / column * merged_width;
    const Axis whole{0, right, 0, static_cast<double>(timeline.intervals.back().end)};
    expect_same(drawn(binned(timeline, whole)), drawn(walked(timeline, whole)));
    const Axis part{0, 100 * merged_width, 300 * column, 400 * column};
    const Scene scene = drawn(binned(timeline, part));
    EXPECT_GT(boxes_of<MergedColumn>(scene).size(), 1000U);
    EXPECT_GT(boxes_of<IntervalBar>(scene).size(), 10U);
    expect_same(scene, drawn(walked(timeline, part)));
}

TEST(BinnedRows, differ_by_little_where_columns_begin_within_bins) {
    const Timeline timeline = test::random_timeline(slot_count, 200'000, 8);
    const double end = static_cast<double>(timeline.intervals.back().end);
    const Axis axis{0, 1000, 0, end};
    const Scene fast = drawn(binned(timeline, axis));
    const Scene slow = drawn(walked(timeline, axis));
    EXPECT_EQ(boxes_of<IntervalBar>(fast).size(), boxes_of<IntervalBar>(slow).size());
    const auto area = [](const Scene& scene, Role role) {
        double sum = 0;
        for (const Box& box : boxes_of<MergedColumn>(scene)) {
            sum += box.fill.role == role ? box.rect.width() * box.rect.height() : 0;
        }
        return sum;
    };
    for (const Role role :
         {Role::active, Role::ready, Role::blocked_global, Role::blocked_local, Role::barrier}) {
        EXPECT_NEAR(area(fast, role), area(slow, role), 0.01 * area(slow, role));
        EXPECT_GT(area(fast, role), 0);
    }
}

} // namespace
} // namespace lockstep::gui
