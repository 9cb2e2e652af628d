#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "core/session/group_view.h"

#include "app/gui/workspace/cursor.h"

#include <QString>
#include <QStringList>
#include <vector>

namespace lockstep::gui {

// The texts around the picture of a frame. Texts from users and from kernels are shown as they are: as plain text
// in which control characters are visible.

inline constexpr double film_margin = 16; ///< left and right of the texts
inline constexpr double film_title_height = 40;
inline constexpr double film_foot_height = 24;

/// Returns the height of a caption with this many lines below its heading.
[[nodiscard]] double caption_height(std::size_t lines);

/// Returns the sentences about a step: what happens in it and why, wrapped to this width in pixels.
[[nodiscard]] QStringList caption_lines(const GroupView& view, const Cursor& cursor, double width);

/// Returns the heading of a caption: "Step 12 of 56", or "Cycle 1,024" if frames are cycles.
[[nodiscard]] QString caption_heading(const GroupView& view, const Cursor& cursor);

/// These functions return the shapes of a text, for a frame of this width. The top of the text is at 0.
[[nodiscard]] Scene title_scene(const QString& title, double width);
[[nodiscard]] Scene caption_scene(const QString& heading, const QStringList& lines, double width);
[[nodiscard]] Scene foot_scene(const QString& footer, double width);

} // namespace lockstep::gui
