#pragma once

#include "app/gui/scenes/scene.h"
#include "core/schedule/occupancy.h"

#include <span>

namespace lockstep::gui {

/// One curve of an occupancy calculator: resident warps over one of the kernel's numbers.
struct OccupancyCurve {
    QString title;
    std::span<const OccupancyPoint> points; ///< ascending
    std::uint32_t now = 0;                  ///< the kernel's own number
    std::uint32_t now_warps = 0;
    std::uint32_t warp_slots = 1;
    std::uint32_t index = 0; ///< of its shapes' ids
};

/// Steps, as nothing lies between two points; the kernel's own number is a disc with a line down.
void add_occupancy_curve(Scene& scene, const OccupancyCurve& curve, QRectF rect);

} // namespace lockstep::gui
