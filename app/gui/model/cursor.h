#pragma once

#include <cstddef> // first: moc 6.4 cannot read <compare> (in ids.h) before any other standard header

#include "core/base/ids.h"

#include <optional>

namespace lockstep::gui {

/// The one place that every view, chart and panel speaks of.
struct Cursor {
    std::size_t launch = 0;
    Group group;
    Warp warp;
    Lane lane;
    Tick tick;
    std::optional<Cycle> cycle =
        std::nullopt; ///< of the model; none: the one in which the tick's step issues
    /// Of the step's request of local memory, held to be looked at; none: all passes.
    std::optional<std::uint32_t> pass = std::nullopt;
    std::uint32_t line = 0; ///< of the source that a person has chosen, whose steps are marked; 0: none
    friend bool operator==(const Cursor&, const Cursor&) = default;
};

} // namespace lockstep::gui
