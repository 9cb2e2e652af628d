#pragma once

#include "app/gui/scenes/kit/cell_text.h"
#include "core/base/ids.h"

#include <cstdint>
#include <optional>

namespace lockstep::gui {

/// Where a picture is shown. On a slide, all texts are enlarged for an audience, so that there is little room: the
/// slide has a title and a caption of its own, and the picture leaves out explanations. If it cannot show
/// everything, it shows the part around the cursor.
enum class SceneStyle : std::uint8_t { window, slide };

/// View options that the user sets for a picture. A picture uses only those that apply to it.
struct SceneOptions {
    double zoom = 1;
    std::uint32_t first_row = 0; ///< first visible warp, if not all warps fit
    CellNumber number = CellNumber::value;
    double axis_begin = 0; ///< start of the visible part of the axis, in pictures over time
    double axis_end = 0;   ///< end of the visible part; if 0, the whole axis is visible
    SceneStyle style = SceneStyle::window;
    /// The first step that must not be seen, because a question about it is open. Films show steps after that of
    /// the cursor, and so do views of accesses between two accesses.
    std::optional<Tick> covered_from = std::nullopt;

    [[nodiscard]] bool on_slide() const { return style == SceneStyle::slide; }
};

} // namespace lockstep::gui
