#pragma once

#include <cstddef> // first, because moc 6.4 fails if <compare> (used by ids.h) is the first standard header

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/session/group_view.h"
#include "core/whatif/local_requests.h"
#include "core/whatif/recount.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lockstep::gui {

/// The largest padding that the window tries, in words per row.
inline constexpr std::uint32_t largest_padding = 32;

/// A layout of an array: one of the paddings or of the swizzles of WhatIf.
struct LayoutChoice {
    bool is_swizzle = false;
    std::size_t index = 0; ///< index into WhatIf::paddings or WhatIf::swizzles
    friend bool operator==(const LayoutChoice&, const LayoutChoice&) = default;
    friend auto operator<=>(const LayoutChoice&, const LayoutChoice&) = default;
};
/// The layout as recorded: a padding of 0 words.
inline constexpr LayoutChoice recorded_layout = {};

/// An array in local memory.
struct LocalArray {
    std::size_t object = 0; ///< index into Trace::objects
    std::string name;
    /// The line whose accesses to the array have the most conflicts; 0 if the shown group does not access it.
    std::uint32_t line = 0;
};

/// Returns the arrays of a launch in local memory, those with the most conflicts first.
[[nodiscard]] std::vector<LocalArray> local_arrays(const GroupView& view);
/// Whether a launch has an array in local memory.
[[nodiscard]] bool has_local_array(const Trace& trace);

/// Returns the array that a site accesses in the shown group, as an index into Trace::objects; empty if it accesses
/// none there.
[[nodiscard]] std::optional<std::size_t> local_array_of(const GroupView& view, Site site);

/// A request to try all layouts of an array.
struct TrialWish {
    std::shared_ptr<const Session> session;
    std::size_t launch = 0;
    std::size_t object = 0; ///< index into Trace::objects
    std::uint32_t row = 0;  ///< elements per row; 0: as declared, or as many as fill the banks once
    friend bool operator==(const TrialWish&, const TrialWish&) = default;
};

/// All layouts of an array, with their figures. Immutable.
struct TriedArray {
    std::shared_ptr<const LocalRequests> requests;
    std::string name;
    WhatIf tried; ///< the first padding is recorded_layout, the first swizzle changes nothing
    /// By layout: the passes of the warp step that needs most of them; 0 if the layout is refused.
    std::vector<std::uint64_t> padding_passes;
    std::vector<std::uint64_t> swizzle_passes;
    /// The shape with the most conflicts as recorded: an index into LocalRequests::shapes; empty if nothing
    /// accesses the array.
    std::optional<std::size_t> worst;
    std::uint64_t lasting = 0; ///< see lasting_conflicts()

    [[nodiscard]] const TriedMap& at(LayoutChoice choice) const;
    [[nodiscard]] const TriedMap& recorded() const { return at(recorded_layout); }
    [[nodiscard]] std::uint64_t passes_at(LayoutChoice choice) const;
    [[nodiscard]] const LocalObject& object() const { return requests->objects[tried.array]; }
    /// Whether the length of a row is neither declared nor follows from the banks, so that the user must enter it.
    [[nodiscard]] bool needs_row() const { return tried.row == 0; }
    /// Returns the next padding after this one, wrapping around, that leaves no conflicts on the array; empty
    /// if there is none.
    [[nodiscard]] std::optional<LayoutChoice> next_without_conflict(LayoutChoice from) const;
};

/// Counts all layouts of an array. `requests` may be those of an earlier trial of the same launch, or null.
/// Errors: those of local_requests().
[[nodiscard]] Result<std::shared_ptr<const TriedArray>>
try_array(const TrialWish& wish, std::shared_ptr<const LocalRequests> requests,
          const ProgressSink& progress = {});

} // namespace lockstep::gui
