#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// The launches of a run under the ceilings of the modelled hardware, on logarithmic axes:
///
///     issue cycles     ......____________________   issue slots
///     per cycle       / / /        (2)
///                    / / /   (1)
///                   / / /                           global pipes, L2, DRAM
///                  issue cycles per byte of global memory
///
/// A launch near a slope is limited by the bandwidth of that level. Above the DRAM slope, caches serve a part
/// of the traffic.
[[nodiscard]] Scene roofline_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                   const SceneOptions& options = {});

/// The position of a launch: bytes are those of the sectors that its global loads and stores access.
struct RooflinePoint {
    std::size_t launch = 0;
    double intensity = 0;  ///< issue cycles per byte
    double throughput = 0; ///< issue cycles per cycle, of all schedulers
};
/// Omits launches that do not access global memory.
[[nodiscard]] std::vector<RooflinePoint> roofline_points(const Session& session);

/// Maximum issue cycles per cycle of all schedulers.
[[nodiscard]] double issue_ceiling(const HardwareModel& hardware);
/// Bytes per cycle of the global pipes of all multiprocessors.
[[nodiscard]] double pipe_ceiling(const HardwareModel& hardware);

extern const Picture roofline_picture;

} // namespace lockstep::gui
