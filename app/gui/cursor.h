#pragma once

#include "core/base/ids.h"

#include <cstddef>

namespace lockstep::gui {

/// The one place that every view, chart and panel speaks of.
struct Cursor {
    std::size_t launch = 0;
    Group group;
    Warp warp;
    Lane lane;
    Tick tick;
    friend bool operator==(const Cursor&, const Cursor&) = default;
};

} // namespace lockstep::gui
