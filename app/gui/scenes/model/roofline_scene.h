#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Draws the launches of a run below the ceilings of the modelled hardware, on logarithmic axes:
///
///     issue cycles     ......____________________   issue slots
///     per cycle       / / /        (2)
///                    / / /   (1)
///                   / / /                           global pipes, L2, DRAM
///                  issue cycles per byte of global memory
///
/// A launch close to a slope is limited by the bandwidth of that level. A launch above the DRAM slope gets a
/// part of its data from caches.
[[nodiscard]] Scene roofline_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                   const SceneOptions& options = {});

/// The position of a launch. The bytes are those of the sectors accessed by its global loads and stores.
struct RooflinePoint {
    std::size_t launch = 0;
    double intensity = 0;  ///< issue cycles per byte
    double throughput = 0; ///< issue cycles per cycle, summed over all schedulers
};
/// Returns the points of a session. Omits launches that do not access global memory.
[[nodiscard]] std::vector<RooflinePoint> roofline_points(const Session& session);

/// Returns the maximum number of issue cycles per cycle, summed over all schedulers.
[[nodiscard]] double issue_ceiling(const HardwareModel& hardware);
/// Returns the bytes per cycle of the global memory pipes of all multiprocessors.
[[nodiscard]] double pipe_ceiling(const HardwareModel& hardware);

extern const Picture roofline_picture;

} // namespace lockstep::gui
