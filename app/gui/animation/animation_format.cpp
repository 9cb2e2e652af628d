#include "app/gui/animation/animation_format.h"

#include "app/words/errors/allowed_words.h"
#include "core/base/coded_text.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace lockstep::gui {
namespace {

struct Ending {
    std::string_view ending;
    AnimationFormat format;
};
constexpr Ending endings[] = {{".gif", AnimationFormat::gif},
                              {".webp", AnimationFormat::webp},
                              {".mp4", AnimationFormat::mp4},
                              {".webm", AnimationFormat::webm},
                              {"/", AnimationFormat::png}};

/// Parses a decimal number with at most six digits before the point and three after it, in thousandths.
std::optional<std::uint32_t> thousandths(std::string_view text) {
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::string_view whole = text.substr(0, point);
    const std::string_view part = text.substr(std::min(point + 1, text.size()));
    const auto is_digit = [](char each) { return each >= '0' && each <= '9'; };
    if (whole.empty() || whole.size() > 6 || part.size() > 3 || (point < text.size() && part.empty()) ||
        !std::ranges::all_of(whole, is_digit) || !std::ranges::all_of(part, is_digit)) {
        return std::nullopt;
    }
    std::uint32_t value = 0;
    std::string digits(whole);
    digits += part;
    digits.append(3 - part.size(), '0');
    for (const char digit : digits) {
        value = value * 10 + static_cast<std::uint32_t>(digit - '0');
    }
    return value;
}

} // namespace

FrameTime frame_time(std::uint64_t number, FrameRate rate) {
    constexpr std::uint64_t thousand_seconds = 1'000'000'000; // in microseconds
    return {number * thousand_seconds / rate.per_1000_s, (number + 1) * thousand_seconds / rate.per_1000_s};
}

Result<AnimationFormat> animation_format(const std::string& file) {
    for (const Ending& each : endings) {
        if (file.ends_with(each.ending)) {
            return each.format;
        }
    }
    return Error{.code = ErrorCode::value_not_allowed,
                 .arguments = {"-o", file, coded(allowed::animation_file)}};
}

Result<FrameRate> frame_rate(const std::string& text, AnimationFormat format) {
    const FrameRate most = format == AnimationFormat::gif ? most_gif_rate : most_frame_rate;
    const auto rate = thousandths(text);
    if (!rate || *rate < least_frame_rate.per_1000_s || *rate > most.per_1000_s) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {"--speed", text, "0.1.." + std::to_string(most.per_1000_s / 1000)}};
    }
    return FrameRate{*rate};
}

Result<std::uint32_t> milliseconds(const std::string& option, const std::string& text) {
    constexpr std::uint32_t most = 3'600'000;
    const auto time = thousandths(text);
    if (!time || *time > most) {
        return Error{.code = ErrorCode::value_not_allowed, .arguments = {option, text, "0..3600"}};
    }
    return *time;
}

} // namespace lockstep::gui
