#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "core/schedule/occupancy.h"

#include <span>

namespace lockstep::gui {

/// Resident warps as a function of one of a kernel's numbers, as a step curve with the kernel's actual number
/// marked; below it, the limiting resource of each range:
///
///     16 |------------+  o 256 work-items
///      8 |            +--------
///        |____________|________
///         warp slots   registers
///           128    256    384
struct OccupancyCurve {
    QString title;
    std::span<const OccupancyPoint> points;
    std::uint32_t now = 0; ///< the kernel's actual number
    std::uint32_t now_warps = 0;
    std::uint32_t warp_slots = 0;
    std::uint32_t index = 0;     ///< of the curve, in the id of its mark
    QString now_text;            ///< the number with its unit
    std::uint32_t tick_unit = 1; ///< unit of the numbers on the axis
};
void add_occupancy_curve(Scene& scene, const OccupancyCurve& curve, QRectF rect);

} // namespace lockstep::gui
