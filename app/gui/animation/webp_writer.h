#pragma once

#include "app/gui/animation/animation_writer.h"

namespace lockstep::gui {

/// Creates a writer of animated WebP files without loss. A frame contains only the rectangle in which pixels have
/// changed. Errors: cannot_write_file, not_a_file_to_write.
[[nodiscard]] Result<std::unique_ptr<AnimationWriter>> open_webp(const std::filesystem::path& path,
                                                                 const AnimationForm& form);

} // namespace lockstep::gui
