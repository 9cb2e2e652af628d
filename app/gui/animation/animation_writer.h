#pragma once

#include "app/gui/animation/animation_format.h"
#include "app/gui/exporting/provenance.h"
#include "core/base/result.h"

#include <QImage>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <vector>

namespace lockstep::gui {

/// What the writers of all formats need to know before the first frame.
struct AnimationForm {
    QSize size; ///< of every frame, in pixels
    FrameRate rate;
    std::uint64_t frames = 0;
    QRgb background = 0;       ///< the colour of pixels that are added because a format needs even sizes
    std::vector<QRgb> palette; ///< GIF only: at most 255 colours
    Provenance made = {};      ///< for the metadata
};

/// Writes the frames of an animation one by one. The memory that it needs does not depend on their number. The
/// file gets its name in finish(); if the writer is destroyed before, nothing is left behind.
class AnimationWriter {
public:
    AnimationWriter() = default;
    AnimationWriter(const AnimationWriter&) = delete;
    AnimationWriter& operator=(const AnimationWriter&) = delete;
    virtual ~AnimationWriter() = default;

    /// Adds a frame of the size and with the format QImage::Format_RGB32. Errors: cannot_write_file.
    virtual Status add(const QImage& frame, FrameTime time) = 0;
    /// Completes the file, reads it again to check the number of frames, their length and the first frame, and
    /// gives it its name. Errors: cannot_write_file.
    virtual Status finish() = 0;
};

/// Creates the writer of a format. Errors: cannot_write_file, not_a_file_to_write.
[[nodiscard]] Result<std::unique_ptr<AnimationWriter>>
open_animation(AnimationFormat format, const std::filesystem::path& path, const AnimationForm& form);

/// The error cannot_write_file for a file that was not read back as it was written.
[[nodiscard]] Error not_read_back(const std::filesystem::path& path);

} // namespace lockstep::gui
