#pragma once

#include "app/gui/animation/animation_writer.h"

#include <cstdint>
#include <string>

namespace lockstep::gui {

/// Creates a writer of a folder with a PNG file for each frame: 0001.png, 0002.png, ... The folder must be empty
/// or new, so that frames of two animations never mix. Errors: cannot_write_file.
[[nodiscard]] Result<std::unique_ptr<AnimationWriter>> open_png_folder(const std::filesystem::path& path,
                                                                       const AnimationForm& form);

/// Returns the name of the file of a frame, counted from 0, of an animation with this many frames. Names have at
/// least four digits, and equally many, so that they sort in order.
[[nodiscard]] std::string png_name(std::uint64_t frame, std::uint64_t frames);

} // namespace lockstep::gui
