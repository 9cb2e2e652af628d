#pragma once

#include "app/gui/scenes/tryit/try_scene.h"

#include <QCoreApplication>
#include <vector>

namespace lockstep::gui {

struct TryWords {
    Q_DECLARE_TR_FUNCTIONS(TryWords)
};

/// How the figures of a part of the picture are known.
enum class Knowledge : std::uint8_t {
    recounted, ///< counted again on the recorded accesses
    modelled,
    source, ///< needs a change of the source
};

/// The heading of a part of the picture.
struct TryHeading {
    QString title;
    QString hint;
    std::vector<Knowledge> badges;
};
/// Adds a heading: title, hint, and badges on the right or, if they do not fit, below. Returns the bottom
/// edge.
double add_try_heading(Scene& scene, const TryHeading& heading, double width, double top);

/// Adds a bar for each padding, or a list in a narrow width. Returns the bottom edge.
double add_paddings(Scene& scene, const TryPicture& picture, double width, double top);
/// Adds a box for each swizzle. Returns the bottom edge.
double add_swizzles(Scene& scene, const TryPicture& picture, double width, double top);
/// Adds the lanes and banks of a request. Returns the bottom edge.
double add_moved_banks(Scene& scene, const TryPicture& picture, double width, double top);
/// Adds the figures of the launch, as recorded and in the shown layout. Returns the bottom edge.
double add_try_tiles(Scene& scene, const TryPicture& picture, double width, double top);

} // namespace lockstep::gui
