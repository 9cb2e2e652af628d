#pragma once

#include "core/base/result.h"

#include <QSize>
#include <cstdint>
#include <filesystem>
#include <string>

namespace lockstep::gui {

/// The file formats of an animation. `png` is a sequence: a folder with one file per frame.
enum class AnimationFormat : std::uint8_t { gif, webp, png, mp4, webm };

/// Limits of every animation.
inline constexpr std::uint64_t most_animation_frames = 20000;
inline constexpr std::uint64_t most_frame_pixels = 1U << 24U; ///< 4096 x 4096
inline constexpr int most_frame_side = 16383;                 ///< the limit of WebP

/// Frames per 1000 seconds, so that a speed such as 0.25 frames per second is a whole number.
struct FrameRate {
    std::uint32_t per_1000_s = 2000;
    friend bool operator==(const FrameRate&, const FrameRate&) = default;
};
inline constexpr FrameRate least_frame_rate{100};  ///< a frame in 10 seconds
inline constexpr FrameRate most_frame_rate{60000}; ///< 60 frames per second
/// GIF measures delays in hundredths of a second, and browsers slow down delays of less than two.
inline constexpr FrameRate most_gif_rate{50000};

/// The time in which a frame is shown, in microseconds from the start of the animation.
struct FrameTime {
    std::uint64_t begin_us = 0;
    std::uint64_t end_us = 0;
};
/// Returns the time of frame `number`, counted from 0. Times are rounded from the start, so that errors do not
/// add up.
[[nodiscard]] FrameTime frame_time(std::uint64_t number, FrameRate rate);

/// Returns the format that a file name selects: by its ending, or `png` for a name that ends in "/". Errors:
/// value_not_allowed.
[[nodiscard]] Result<AnimationFormat> animation_format(const std::string& file);

/// Parses frames per second with up to three decimal places: "2", "0.25". Errors: value_not_allowed
/// {"--speed", text, allowed}.
[[nodiscard]] Result<FrameRate> frame_rate(const std::string& text, AnimationFormat format);

/// Parses a time in seconds with up to three decimal places. Returns milliseconds. Errors: value_not_allowed
/// {option, text, allowed} if it is longer than an hour.
[[nodiscard]] Result<std::uint32_t> milliseconds(const std::string& option, const std::string& text);

} // namespace lockstep::gui
