#pragma once

#include <QImage>
#include <cstdint>
#include <filesystem>

namespace lockstep::gui {

/// What a video must contain.
struct VideoExpected {
    QSize size;
    std::uint64_t frames = 0;
    double seconds = 0;
    QImage first; ///< the first frame, of which the video has an approximation
};

/// Reads a video: whether it has this size, number of frames and length, and a first frame that looks the same.
[[nodiscard]] bool is_as_expected(const std::filesystem::path& path, const VideoExpected& expected);

} // namespace lockstep::gui
