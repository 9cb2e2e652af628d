#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// What the modelled caches save, line by line of source and for all of them:
///
///     Cache   modelled · nvidia-h200
///                          L1                           L2
///     all                  [======|F|C|X]  94.6 %       [===|FFFF]  40.0 %
///     9  in[gid]           [===      |F ]  75.0 %       ...
///
/// A bar is every sector asked for: those that hit, then misses by kind (F first, C capacity, X conflict).
[[nodiscard]] Scene cache_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                const SceneOptions& options = {});

extern const Picture cache_picture;

} // namespace lockstep::gui
