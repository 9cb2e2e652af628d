#include "app/gui/scenes/model/slot_rows.h"

#include "app/gui/scenes/kit/scene_parts.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lockstep::gui {
namespace {

constexpr double pattern_width = 6;
constexpr double letter_width = 26;
// pixels by which ready bars are lower, so that their shape also distinguishes them
constexpr double ready_lower = 4;

/// Maps indexes of binned_states to slot states.
const std::array<std::size_t, binned_states.size()> slot_state_of_binned = [] {
    std::array<std::size_t, binned_states.size()> found{};
    for (std::size_t i = 0; i < found.size(); ++i) {
        const Interval interval{.state = binned_states[i].state, .reason = binned_states[i].reason};
        found[i] = static_cast<std::size_t>(slot_state(interval));
    }
    return found;
}();

void add_letter(Scene& scene, SlotState state, QRectF bar) {
    const QString letter = slot_state_letter(state);
    if (letter.isEmpty() || bar.width() < letter_width || bar.height() < 11) {
        return;
    }
    const QRectF card(std::round(bar.center().x()) - 7, bar.top(), 14, bar.height());
    scene.shapes.push_back(filled(card, Role::panel));
    scene.shapes.push_back(text_label(card, letter, FontRole::value_small, Role::text, Qt::AlignCenter));
}

} // namespace

void add_state_bar(Scene& scene, SlotState state, QRectF bar, const SceneId& id) {
    if (state == SlotState::arithmetic || state == SlotState::done) {
        const double y = std::round(bar.center().y()) + 0.5;
        // An invisible shape, so that hit tests find the bar.
        scene.shapes.push_back(filled(bar, Role::none, id));
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

MergedColumns::MergedColumns(const Axis& axis, std::uint32_t slot_count)
    : axis_(axis),
      cycles_(merged_width * axis.per_pixel()),
      columns_a_cycle_(1 / cycles_),
      column_count_(static_cast<std::int64_t>(std::ceil((axis.right - axis.left) / merged_width)) + 1),
      slot_count_(slot_count),
      shares_(static_cast<std::size_t>(column_count_) * slot_count) {}

/// Returns the bin whose start is nearest to the start of a column, within the visible part.
std::uint64_t MergedColumns::first_bin(std::int64_t column, const TimelineBins& bins) const {
    const double begin = std::min(axis_.end, axis_.begin + static_cast<double>(column) * cycles_);
    return std::min(bins.count(), static_cast<std::uint64_t>(std::llround(
                                      std::max(0.0, begin) / static_cast<double>(bins.width()))));
}

void MergedColumns::take(const TimelineBins& bins) {
    const std::uint32_t filled_slots = std::min(slot_count_, bins.slot_count());
    for (std::int64_t column = 0; column < column_count_; ++column) {
        const std::uint64_t end = first_bin(column + 1, bins);
        for (std::uint64_t bin = first_bin(column, bins); bin < end; ++bin) {
            const auto sums = bins.of(bin);
            for (std::uint32_t slot = 0; slot < filled_slots; ++slot) {
                for (std::size_t s = 0; s < binned_states.size(); ++s) {
                    at(column, slot)[slot_state_of_binned[s]] += sums[slot][s];
                }
            }
        }
    }
}

void MergedColumns::take_out(std::uint32_t slot, const Interval& interval, const TimelineBins& bins) {
    const double before = (static_cast<double>(interval.begin) - axis_.begin) * columns_a_cycle_;
    // starts one column earlier, because the bins of a column may start before the column itself
    auto column = std::max<std::int64_t>(0, static_cast<std::int64_t>(before) - 1);
    const auto state = static_cast<std::size_t>(slot_state(interval));
    for (; column < column_count_; ++column) {
        const std::uint64_t begin = std::max(interval.begin, first_bin(column, bins) * bins.width());
        const std::uint64_t end = std::min(interval.end, first_bin(column + 1, bins) * bins.width());
        if (begin < end) {
            // cycles are whole numbers, so the subtraction is exact
            at(column, slot)[state] -= static_cast<double>(end - begin);
        } else if (begin >= interval.end) {
            break;
        }
    }
}

bool MergedColumns::has(SlotState state) const {
    return std::ranges::any_of(
        shares_, [state](const Shares& each) { return each[static_cast<std::size_t>(state)] > 0; });
}

void MergedColumns::draw(Scene& scene, std::uint32_t slot, const QRectF& row) const {
    for (std::int64_t column = 0; column < column_count_; ++column) {
        draw(scene, slot, row, column);
    }
}

void MergedColumns::draw(Scene& scene, std::uint32_t slot, const QRectF& row, std::int64_t column) const {
    const Shares& shares = shares_[static_cast<std::size_t>(column) * slot_count_ + slot];
    const double all = std::accumulate(shares.begin(), shares.end(), 0.0);
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

SlotRows::SlotRows(const Timeline& timeline, std::uint32_t slot_count, const Axis& axis)
    : timeline_(timeline),
      axis_(axis),
      least_(merged_width * axis.per_pixel()),
      merged_(axis, slot_count),
      bars_(slot_count) {}

void SlotRows::take(const TimelineBins& bins) {
    merged_.take(bins);
    const auto bar = static_cast<std::uint64_t>(std::ceil(std::max(1.0, least_)));
    const auto begin = static_cast<std::uint64_t>(std::max(0.0, axis_.begin));
    const auto end = static_cast<std::uint64_t>(std::ceil(axis_.end));
    for (const std::uint32_t index : bins.longest(timeline_, bar, begin, end)) {
        const Interval& interval = timeline_.intervals[index];
        const double shown = std::min(axis_.end, static_cast<double>(interval.end)) -
                             std::max(axis_.begin, static_cast<double>(interval.begin));
        const std::uint32_t slot = timeline_.residencies[interval.residency].slot;
        if (slot < bars_.size() && shown >= least_) {
            merged_.take_out(slot, interval, bins);
            bars_[slot].push_back(&interval);
        }
    }
}

bool SlotRows::has(SlotState state) const {
    const auto is_in = [state](const Interval* each) { return slot_state(*each) == state; };
    return merged_.has(state) || std::ranges::any_of(bars_, [&is_in](const auto& of_slot) {
               return std::ranges::any_of(of_slot, is_in);
           });
}

void SlotRows::draw(Scene& scene, const std::function<QRectF(std::uint32_t)>& row_of) const {
    for (std::uint32_t slot = 0; slot < bars_.size(); ++slot) {
        draw(scene, slot, row_of(slot));
    }
}

void SlotRows::draw(Scene& scene, std::uint32_t slot, const QRectF& row) const {
    const double middle = std::round(row.center().y()) + 0.5;
    scene.shapes.push_back(filled(row, Role::none, SlotArea{slot}));
    scene.shapes.push_back(
        straight({axis_.left, middle}, {axis_.right, middle}, Role::border, 1, Stroke::dotted));
    merged_.draw(scene, slot, row);
    for (const Interval* interval : bars_[slot]) {
        const double left = axis_.x(std::max(axis_.begin, static_cast<double>(interval->begin)));
        const double right = axis_.x(std::min(axis_.end, static_cast<double>(interval->end)));
        const double edge = std::round(left);
        const auto number = static_cast<std::uint32_t>(interval - timeline_.intervals.data());
        add_state_bar(scene, slot_state(*interval), {edge, row.top(), std::round(right) - edge, row.height()},
                      IntervalBar{slot, number});
    }
}

} // namespace lockstep::gui
