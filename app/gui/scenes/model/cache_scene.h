#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Draws the hit rates of the modelled caches, for each source line and in total:
///
///     Cache   modelled · nvidia-h200
///                          L1                           L2
///     all                  [======|F|C|X]  94.6 %       [===|FFFF]  40.0 %
///     9  in[gid]           [===      |F ]  75.0 %       ...
///
/// Each bar represents all requested sectors: first the hits, then the misses by kind (F first access, C
/// capacity, X conflict).
[[nodiscard]] Scene cache_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                const SceneOptions& options = {});

extern const Picture cache_picture;

} // namespace lockstep::gui
