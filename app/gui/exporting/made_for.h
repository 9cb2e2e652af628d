#pragma once

#include <QSizeF>
#include <QString>
#include <cstdint>
#include <span>

namespace lockstep::gui {

inline constexpr double pixels_per_mm = 96 / 25.4;    ///< pixels of 1/96 inch
inline constexpr double pixels_per_point = 96 / 72.0; ///< pixels of 1/96 inch
/// Size in points of normal text at a text size of 100 %, which has 13 pixels.
inline constexpr double usual_text_points = 9.75;
inline constexpr double least_text_points = 5;
inline constexpr double most_text_points = 40;

/// What an exported picture is made for. It sets the size and the size of the text; both can then be changed.
enum class MadeFor : std::uint8_t { slide, column, page, screen, own };

/// A row of the table of what a picture can be made for.
struct MadeForRow {
    MadeFor made_for;
    const char* name;  ///< value of --made-for: "slide"
    const char* title; ///< English; translated in the context "MadeFor"
    QSizeF pixels;     ///< in pixels of 1/96 inch; empty: the size on the screen, or the user's own size
    double text_points;
    int scale;  ///< pixels of a PNG per pixel of 1/96 inch
    bool in_mm; ///< whether its size is stated in millimetres
};
[[nodiscard]] std::span<const MadeForRow> made_for_rows();
[[nodiscard]] const MadeForRow& made_for_row(MadeFor made_for);
/// Returns the row with this name; null if there is none.
[[nodiscard]] const MadeForRow* made_for_named(const QString& name);
/// Returns the title of a row in the language of the window.
[[nodiscard]] QString made_for_title(const MadeForRow& row);

/// Returns by how much texts are enlarged, compared to a text size of 100 %.
[[nodiscard]] constexpr double text_factor(double text_points) {
    return text_points / usual_text_points;
}

} // namespace lockstep::gui
