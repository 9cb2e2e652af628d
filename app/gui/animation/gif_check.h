#pragma once

#include <QSize>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// What a GIF file contains, as far as it is checked after writing.
struct GifSummary {
    std::uint64_t frames = 0;
    std::uint64_t hundredths = 0;    ///< the length in hundredths of a second
    std::vector<std::uint8_t> first; ///< the palette indexes of the first frame
    friend bool operator==(const GifSummary&, const GifSummary&) = default;
};

/// Reads a GIF file whose first frame has this size. Only the first frame is decoded. Empty if the file cannot
/// be read.
[[nodiscard]] std::optional<GifSummary> gif_summary(const std::filesystem::path& path, QSize size);

} // namespace lockstep::gui
