#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace lockstep::gui {

/// What a WebP file contains, as far as it is checked after writing.
struct WebpSummary {
    std::uint64_t frames = 0;
    std::uint64_t milliseconds = 0;
    std::vector<std::uint32_t> first; ///< the pixels of the first frame: 0xAARRGGBB
    friend bool operator==(const WebpSummary&, const WebpSummary&) = default;
};

/// Reads a WebP file with libwebp's reader, as if it began with `head`. Only the first frame is decoded. Empty if
/// the file cannot be read.
[[nodiscard]] std::optional<WebpSummary> webp_summary(const std::filesystem::path& path,
                                                      const std::string& head);

} // namespace lockstep::gui
