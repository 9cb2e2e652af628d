#pragma once

#include "app/common/place/place.h"

#include <QByteArray>
#include <QDateTime>
#include <QImage>
#include <cstdint>
#include <optional>

namespace lockstep::gui {

/// Where the user was when the program ended, so that the next start can continue there.
struct LastSession {
    ViewPlace place;         ///< has one run
    std::uint64_t steps = 0; ///< number of steps of the work-group
    QDateTime when;
    /// A small film of the warp: pixels are indexes into film_palette(). Null if it is not known.
    QImage film;

    /// Largest film that is saved, in pixels.
    static constexpr int most_film_width = 1024;
    static constexpr int most_film_height = 256;

    /// Returns the session as JSON: {"place": "reduction/interleaved#step=18", "steps": 56, "when": "2026-...",
    /// "film": {"width": 504, "height": 96, "pixels": "..."}}.
    [[nodiscard]] QByteArray to_json() const;
    /// Reads the text of to_json(). Returns nothing if it is not valid; a film that is not valid is left out.
    [[nodiscard]] static std::optional<LastSession> from_json(const QByteArray& json);
};

} // namespace lockstep::gui
