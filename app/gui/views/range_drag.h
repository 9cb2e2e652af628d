#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/workspace/cursor.h"

#include <QPointF>
#include <optional>

namespace lockstep::gui {

/// A drag with the left mouse button that measures a range of cycles in a picture whose track allows it. Places are in
/// scene coordinates.
class RangeDrag {
public:
    /// Starts at a place. Returns false, and does nothing, if the picture measures nothing.
    bool start(const Scene& scene, QPointF place);
    void end() { from_.reset(); }
    [[nodiscard]] bool is_active() const { return from_.has_value(); }
    /// Returns the cycles from the start to a place, limited to the visible ones; empty during a movement that is too
    /// short for a drag, in pixels of the screen. `scale` is the size of the picture's pixels on the screen.
    [[nodiscard]] std::optional<CycleRange> range_to(const Scene& scene, QPointF place, double scale);

private:
    std::optional<double> from_; ///< cycle at the start
    bool is_long_ = false;
};

} // namespace lockstep::gui
