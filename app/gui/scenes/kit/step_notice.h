#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/scenes/kit/scene_options.h"

namespace lockstep::gui {

/// Adds a sentence that says why a picture shows another step than the current one. Empty: it shows the current one, and
/// the notice names that step, `shown`, because the picture may be in a page whose step is not that of the window. The
/// notice is as high as `longest` needs, the longest sentence of all steps, so that the picture below does not move from
/// step to step. Returns the bottom edge. On a slide, the notice is one line, which is empty if the current step is shown.
double add_step_notice(Scene& scene, QPointF at, double width, const QString& sentence,
                       const QString& longest, Tick shown, SceneStyle style = SceneStyle::window);

} // namespace lockstep::gui
