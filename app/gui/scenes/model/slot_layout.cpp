#include "app/gui/scenes/model/slot_layout.h"

#include "app/gui/scenes/kit/scene_parts.h"

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
    return {view,
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
}

} // namespace lockstep::gui
