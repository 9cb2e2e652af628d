#include "app/gui/scenes/model/slot_rows.h"

#include "app/gui/scenes/kit/scene_parts.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace lockstep::gui {
namespace {

constexpr double pattern_width = 6;
constexpr double letter_width = 26;
constexpr double ready_lower = 4; // ready bars are lower, so that the shape tells it too

/// Cycles of each state in the merged columns of a row.
class MergedColumns {
public:
    explicit MergedColumns(const Axis& axis) : axis_(axis) {
        shares_.resize(static_cast<std::size_t>(std::ceil((axis.right - axis.left) / merged_width)) + 1);
    }
    void add(SlotState state, double begin, double end) {
        const double scale = merged_width * axis_.per_pixel();
        auto column = static_cast<std::size_t>(std::max(0.0, (begin - axis_.begin) / scale));
        for (; begin < end && column < shares_.size(); ++column) {
            const double border = std::min(end, axis_.begin + static_cast<double>(column + 1) * scale);
            shares_[column][static_cast<std::size_t>(state)] += std::max(0.0, border - begin);
            begin = std::max(begin, border);
        }
    }
    void draw(Scene& scene, std::uint32_t slot, const QRectF& row) const {
        for (std::size_t column = 0; column < shares_.size(); ++column) {
            draw(scene, slot, row, column);
        }
    }

private:
    using Shares = std::array<double, slot_states>;

    void draw(Scene& scene, std::uint32_t slot, const QRectF& row, std::size_t column) const {
        const Shares& shares = shares_[column];
        double all = 0;
        for (const double share : shares) {
            all += share;
        }
        if (all <= 0) {
            return;
        }
        const double left = axis_.left + static_cast<double>(column) * merged_width;
        const double width = std::min(merged_width, axis_.right - left);
        const double middle = axis_.at(left + width / 2);
        const MergedColumn id{slot, Cycle(static_cast<std::uint64_t>(std::max(0.0, middle)))};
        double bottom = row.bottom();
        for (std::size_t s = 0; s < slot_states; ++s) {
            const auto state = static_cast<SlotState>(s);
            const double height = row.height() * shares[s] / all;
            Box box = slot_state_box(state, {left, bottom - height, width, height}, false);
            if (state == SlotState::arithmetic) {
                box.fill = Role::masked;
            }
            if (height > 0 && box.fill.role != Role::none) {
                box.id = id;
                scene.shapes.push_back(box);
            }
            bottom -= height;
        }
    }

    Axis axis_;
    std::vector<Shares> shares_;
};

void add_letter(Scene& scene, SlotState state, QRectF bar) {
    const QString letter = slot_state_letter(state);
    if (letter.isEmpty() || bar.width() < letter_width || bar.height() < 11) {
        return;
    }
    const QRectF card(std::round(bar.center().x()) - 7, bar.top(), 14, bar.height());
    scene.shapes.push_back(filled(card, Role::panel));
    scene.shapes.push_back(text_label(card, letter, FontRole::value_small, Role::text, Qt::AlignCenter));
}

/// What one slot's row shows.
struct SlotRow {
    MergedColumns merged;
    std::vector<std::uint32_t> bars; ///< intervals
};

void add_row(Scene& scene, const Timeline& timeline, std::uint32_t slot, const SlotRow& shown,
             const Axis& axis, const QRectF& row) {
    const double middle = std::round(row.center().y()) + 0.5;
    scene.shapes.push_back(filled(row, Role::none, SlotArea{slot}));
    scene.shapes.push_back(
        straight({axis.left, middle}, {axis.right, middle}, Role::border, 1, Stroke::dotted));
    shown.merged.draw(scene, slot, row);
    for (const std::uint32_t i : shown.bars) {
        const Interval& interval = timeline.intervals[i];
        const double left = axis.x(std::max(axis.begin, static_cast<double>(interval.begin)));
        const double right = axis.x(std::min(axis.end, static_cast<double>(interval.end)));
        const double edge = std::round(left);
        add_state_bar(scene, slot_state(interval), {edge, row.top(), std::round(right) - edge, row.height()},
                      IntervalBar{slot, i});
    }
}

} // namespace

void add_state_bar(Scene& scene, SlotState state, QRectF bar, const SceneId& id) {
    if (state == SlotState::arithmetic || state == SlotState::done) {
        const double y = std::round(bar.center().y()) + 0.5;
        scene.shapes.push_back(filled(bar, Role::none, id)); // for the pointer
        const bool done = state == SlotState::done;
        scene.shapes.push_back(straight({bar.left(), y}, {bar.right(), y}, done ? Role::outline : Role::text2,
                                        done ? 1.5 : 1, done ? Stroke::dashed : Stroke::solid));
        return;
    }
    if (state == SlotState::ready) {
        bar.setTop(bar.top() + std::min(ready_lower, bar.height() / 3));
    }
    Box box = slot_state_box(state, bar, bar.width() >= pattern_width);
    box.id = id;
    scene.shapes.push_back(box);
    add_letter(scene, state, bar);
}

void add_slot_rows(Scene& scene, const Timeline& timeline, std::uint32_t slot_count, const Axis& axis,
                   const std::function<QRectF(std::uint32_t)>& row_of) {
    std::vector<SlotRow> rows(slot_count, SlotRow{MergedColumns(axis), {}});
    const auto first = timeline.after(static_cast<std::uint64_t>(std::max(0.0, axis.begin)));
    for (auto interval = first; interval != timeline.intervals.end(); ++interval) {
        const std::uint32_t slot = timeline.residencies[interval->residency].slot;
        const double begin = std::max(axis.begin, static_cast<double>(interval->begin));
        const double end = std::min(axis.end, static_cast<double>(interval->end));
        if (slot >= slot_count || begin >= end) {
            continue;
        }
        if ((end - begin) / axis.per_pixel() < merged_width) {
            rows[slot].merged.add(slot_state(*interval), begin, end);
        } else {
            rows[slot].bars.push_back(static_cast<std::uint32_t>(interval - timeline.intervals.begin()));
        }
    }
    for (std::uint32_t slot = 0; slot < slot_count; ++slot) {
        add_row(scene, timeline, slot, rows[slot], axis, row_of(slot));
    }
}

} // namespace lockstep::gui
