#pragma once

#include "app/words/numbers.h"

#include <QString>

namespace lockstep::gui {

/// A unit in the language of the window, with the number of base units per unit.
struct Unit {
    double factor = 1;
    QString name;
};

/// Returns a suitable unit for a time in nanoseconds.
[[nodiscard]] Unit time_unit(double nanoseconds);
/// Returns a suitable unit for a rate in bytes per second; units are powers of ten.
[[nodiscard]] Unit rate_unit(double bytes_per_second);
/// Formats a number in this unit, without the unit's name: "3.10".
[[nodiscard]] QString in_unit(double number, const Unit& unit);

// These functions format numbers as app/words/numbers.h does, in the style of the window's language.

/// Returns the separators of the window's language, and the translated units.
[[nodiscard]] const NumberStyle& number_style();

/// Formats a time: "3.10 µs".
[[nodiscard]] QString time_text(double nanoseconds);
/// Formats a rate: "12.5 GB/s".
[[nodiscard]] QString rate_text(double bytes_per_second);
/// Formats an integer with digit groups: "16,777,216".
template <std::integral Number>
[[nodiscard]] QString count_text(Number count) {
    return QString::fromStdString(grouped(count, number_style()));
}
/// Formats a number with this number of decimal places: "1,440.5".
[[nodiscard]] QString number_text(double number, unsigned places);
/// Formats a number with at most this number of significant digits.
[[nodiscard]] QString significant_text(double number, unsigned digits);
/// Formats a share of 1 as a percentage with one decimal place: "17.4 %".
[[nodiscard]] QString share_text(double share);
/// Formats an exact share, such as lanes per warp, with up to two decimal places: "56.25 %", "25 %".
[[nodiscard]] QString fine_share_text(double share);
/// Formats a ratio: "0.26x".
[[nodiscard]] QString ratio_text(double ratio);

/// Formats a remaining time: "about 9 minutes left". Rounded; times in minutes have no seconds.
[[nodiscard]] QString time_left_text(double seconds);

} // namespace lockstep::gui
