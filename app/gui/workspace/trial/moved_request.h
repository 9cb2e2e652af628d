#pragma once

#include "app/gui/workspace/trial/tried_array.h"

#include "app/gui/workspace/bank_picture.h"
#include "app/gui/workspace/cursor.h"

#include <QString>
#include <optional>

namespace lockstep::gui {

/// A request to an array, as recorded and in another layout.
struct MovedRequest {
    BankPicture recorded;
    BankPicture then;
    const SiteInfo* site = nullptr;   ///< null if no step of the shown group makes this request
    std::optional<Warp> warp;         ///< the warp that makes it, if a site is known
    std::uint32_t lanes = 0;          ///< number of lanes of a warp
    std::vector<std::uint16_t> asked; ///< the active lanes, ascending
    bool is_at_cursor = false;        ///< otherwise, it is the request with the most conflicts
};

/// Returns the request of the cursor's step. If that step does not access the array, returns the request with
/// the most conflicts; empty if nothing accesses the array. In a refused layout, nothing moves.
[[nodiscard]] std::optional<MovedRequest> moved_request(const TriedArray& array, LayoutChoice choice,
                                                        const GroupView& view, const Cursor& cursor);

} // namespace lockstep::gui
