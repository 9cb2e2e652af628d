#pragma once

#include <cstddef> // first: moc 6.4 cannot read <compare> (in ids.h) before any other standard header

#include "core/base/ids.h"

#include <optional>

namespace lockstep::gui {

/// The current position in a session. Every view, chart and panel shows the same position.
struct Cursor {
    std::size_t launch = 0;
    Group group;
    Warp warp;
    Lane lane;
    Tick tick;
    std::optional<Cycle> cycle =
        std::nullopt; ///< a cycle of the model; empty: the cycle in which the step at `tick` issues
    /// The pass of the step's local memory request that is shown alone; empty: all passes.
    std::optional<std::uint32_t> pass = std::nullopt;
    std::uint32_t line = 0; ///< the source line that the user chose; its steps are highlighted; 0: none
    friend bool operator==(const Cursor&, const Cursor&) = default;
};

} // namespace lockstep::gui
