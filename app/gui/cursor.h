#pragma once

#include <cstddef> // first: moc 6.4 cannot read <compare> (in ids.h) before any other standard header

#include "core/base/ids.h"

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
