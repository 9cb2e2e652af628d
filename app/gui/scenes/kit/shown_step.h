#pragma once

#include "core/session/group_view.h"

#include <QString>
#include <functional>
#include <optional>

namespace lockstep::gui {

/// The step shown by a picture that can only show one kind of step. It may differ from the cursor's step, so
/// that the picture is not empty between such steps.
struct ShownStep {
    /// covered: all steps that match are covered, because a question about them is open.
    enum class When : std::uint8_t { now, later, before, never, covered };
    const WarpStep* step = nullptr; ///< the step to show; null if no step matches
    When when = When::never;
};

/// Returns the warp's step at this tick if it matches; otherwise its next matching step; otherwise its last
/// matching step before this tick. Steps from `covered_from` are left out, see SceneOptions.
[[nodiscard]] ShownStep shown_step(const GroupView& view, Tick tick, Warp warp,
                                   const std::function<bool(const SiteInfo&)>& suits,
                                   std::optional<Tick> covered_from = std::nullopt);

/// Says why a picture is empty whose steps are all covered.
[[nodiscard]] QString covered_sentence();

/// Returns the site with the longest text among those that do not match: the one for which a sentence about another
/// step is longest. Null if all match.
[[nodiscard]] const SiteInfo* longest_site(const GroupView& view,
                                           const std::function<bool(const SiteInfo&)>& suits);

} // namespace lockstep::gui
