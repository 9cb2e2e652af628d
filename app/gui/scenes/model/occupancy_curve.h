#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "core/schedule/occupancy.h"

#include <span>

namespace lockstep::gui {

/// A step curve of resident warps as a function of one property of the kernel, such as its group size, with
/// the actual value marked. Below it, the resource that limits each range:
///
///     16 |------------+  o 256 work-items
///      8 |            +--------
///        |____________|________
///         warp slots   registers
///           128    256    384
struct OccupancyCurve {
    QString title;
    std::span<const OccupancyPoint> points;
    std::uint32_t now = 0; ///< the kernel's actual value
    std::uint32_t now_warps = 0;
    std::uint32_t warp_slots = 0;
    std::uint32_t index = 0;     ///< index of the curve, used in the id of its mark
    QString now_text;            ///< the actual value with its unit
    std::uint32_t tick_unit = 1; ///< divisor for the numbers on the axis
};
void add_occupancy_curve(Scene& scene, const OccupancyCurve& curve, QRectF rect);

} // namespace lockstep::gui
