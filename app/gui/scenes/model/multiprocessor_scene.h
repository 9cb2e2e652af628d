#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Draws the residency slots of the simulated multiprocessor on which the cursor's group runs, over its
/// cycles:
///
///     Multiprocessor 0   modelled · educational · ...
///     [|] active  [.] ready  [G] blocked: global memory ...
///     cycle          0       100      [300]     500
///     group slot 0 0 |//G//|..|L|///////|
///                  1 |.|//G//|L|......|///|
///     issue slots    _/--\__/----            share of used slots
///     776 cycles, a modelled time of 5.78 µs, 82 % of issue slots used, ...
///     [at the cursor]   [why warps wait]   [what it costs]
[[nodiscard]] Scene multiprocessor_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                         const SceneOptions& options = {});

extern const Picture multiprocessor_picture;

} // namespace lockstep::gui
