#include "app/gui/scenes/model/slot_layout.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/model/issue_track.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

/// Maximum number of empty slots with a row each; all others share one row.
constexpr std::uint32_t most_empty_rows = 8;
constexpr double least_width = 520;

Axis shown_axis(const Simulation& run, double width, const SceneOptions& options) {
    const double cycles = static_cast<double>(std::max<std::uint64_t>(1, run.cycles));
    const bool part = options.axis_end > options.axis_begin;
    return {scene_pad + SlotLayout::label_width, width - scene_pad - 8, part ? options.axis_begin : 0,
            part ? std::min(options.axis_end, cycles) : cycles};
}

/// Makes the rows as high as a slide allows, below the legend and the ruler and above the issue track and the verdict.
/// If not all used slots fit, the first ones are shown.
void fit_rows(SlotLayout& layout, double height) {
    const double other_parts = 2 + 48 + 24 + 20 + 10 + issue_track_room() + 8 + 50;
    constexpr double least = 12;
    constexpr double most = 30;
    const double gaps = 4.0 * layout.row_count / layout.slot_group;
    const double room = std::max(least, height - other_parts - gaps);
    layout.row_count = std::min(layout.used_rows, static_cast<std::uint32_t>(room / least));
    layout.row_pitch = std::clamp(std::floor(room / layout.row_count), least, most);
}

} // namespace

SlotLayout slot_layout(const GroupView& view, const Timeline& timeline, QSizeF size,
                       const SceneOptions& options) {
    const LaunchModel& model = view.session->analysis(view.launch).model;
    const HardwareModel& hardware = view.session->hardware();
    std::uint32_t used = 1;
    for (const Residency& residency : timeline.residencies) {
        used = std::max(used, residency.slot + 1);
    }
    const bool folds = hardware.warp_slots > used + most_empty_rows;
    const std::uint32_t rows = folds ? used : hardware.warp_slots;
    const double width = std::max(size.width(), least_width);
    SlotLayout layout{view,
                      timeline,
                      *model.simulation,
                      hardware,
                      shown_axis(*model.simulation, width, options),
                      width,
                      used,
                      rows,
                      std::max(1U, model.streams->group_warps),
                      rows <= 32   ? 16.0
                      : rows <= 48 ? 14.0
                                   : 12.0};
    if (options.on_slide()) {
        fit_rows(layout, size.height());
    }
    return layout;
}

} // namespace lockstep::gui
