#pragma once

#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

/// Adds a sentence that says why a picture shows another step than the current one; empty: it shows the current
/// one, and the notice says that. The notice is as high as `longest` needs, the longest sentence of all steps, so
/// that the picture below does not move from step to step. Returns the bottom edge.
double add_step_notice(Scene& scene, QPointF at, double width, const QString& sentence,
                       const QString& longest);

} // namespace lockstep::gui
