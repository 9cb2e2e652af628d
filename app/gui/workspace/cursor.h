#pragma once

#include <cstddef> // first, because moc 6.4 fails if <compare> (used by ids.h) is the first standard header

#include "core/base/ids.h"

#include <optional>

namespace lockstep::gui {

/// Cycles of the model: from `begin` on, before `end`.
struct CycleRange {
    Cycle begin;
    Cycle end;
    friend bool operator==(const CycleRange&, const CycleRange&) = default;
};

/// The current position in a session. Every view, chart and panel shows the same position.
struct Cursor {
    std::size_t launch = 0;
    Group group;
    Warp warp;
    Lane lane;
    Tick tick;
    std::optional<Cycle> cycle =
        std::nullopt; ///< a cycle of the model; if empty, the one in which the step at `tick` issues
    /// The pass of the step's local memory request that is shown alone; if empty, all passes are shown.
    std::optional<std::uint32_t> pass = std::nullopt;
    /// The source line that the user chose, whose steps are highlighted; 0 if there is none.
    std::uint32_t line = 0;
    /// The cycles of the model that the user measures; empty if there are none.
    std::optional<CycleRange> range = std::nullopt;
    friend bool operator==(const Cursor&, const Cursor&) = default;
};

} // namespace lockstep::gui
