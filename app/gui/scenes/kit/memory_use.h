#pragma once

#include "app/words/picture_words.h"
#include "core/session/group_view.h"

namespace lockstep::gui {

[[nodiscard]] bool is_local_access(const SiteInfo& site);
[[nodiscard]] bool uses_local_memory(const GroupView& view);

// Each function returns why a picture does not apply to the launch, or WhyNoPicture::none if it applies.

/// Returns why a picture of local memory does not apply.
[[nodiscard]] WhyNoPicture needs_local_memory(const GroupView& view);
/// Returns why a picture of buffers does not apply.
[[nodiscard]] WhyNoPicture needs_buffer(const GroupView& view);
/// Returns why a picture of any memory does not apply.
[[nodiscard]] WhyNoPicture needs_memory(const GroupView& view);

} // namespace lockstep::gui
