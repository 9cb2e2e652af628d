#pragma once

#include "app/gui/animation/animation_writer.h"

#include <string>

namespace lockstep::gui {

/// Creates a writer of MP4 (H.264) or WebM (VP9) files: 4:2:0, BT.709, a constant frame rate, and sides that are
/// made even. A frame that is shown for longer is repeated. Errors: not_a_file_to_write;
/// cannot_write_file, also if FFmpeg is not installed or lacks the encoder.
[[nodiscard]] Result<std::unique_ptr<AnimationWriter>>
open_video(AnimationFormat format, const std::filesystem::path& path, const AnimationForm& form);

/// Returns what this machine lacks to write MP4 or WebM: the name of a library ("libavformat.so.59") or of an encoder
/// ("H.264"). Empty if nothing is missing.
[[nodiscard]] std::string missing_for_video(AnimationFormat format);

} // namespace lockstep::gui
