#pragma once

#include <QString>
#include <cstdint>

namespace lockstep::gui {

/// A unit of time or throughput, with the number of base units per unit.
struct Unit {
    double factor = 1;
    QString name;
};

/// Returns a suitable unit for a time in nanoseconds.
[[nodiscard]] Unit time_unit(double nanoseconds);
/// Returns a suitable unit for a rate in bytes per second; units are powers of ten.
[[nodiscard]] Unit rate_unit(double bytes_per_second);

/// Formats a time: "3.1 µs", with the digits of the current language.
[[nodiscard]] QString time_text(double nanoseconds);
/// Formats a rate: "12.5 GB/s".
[[nodiscard]] QString rate_text(double bytes_per_second);
/// Formats a count with grouped digits: "16 777 216".
[[nodiscard]] QString count_text(std::uint64_t count);
/// Formats a share (0 to 1) in percent with one decimal place: "17.4 %".
[[nodiscard]] QString share_text(double share);
/// Formats an exact share, such as lanes per warp, with up to two decimal places: "56.25 %", "25 %".
[[nodiscard]] QString fine_share_text(double share);
/// Formats a ratio: "0.26×".
[[nodiscard]] QString ratio_text(double ratio);

/// Formats a remaining time: "about 9 minutes left". Rounded; times in minutes have no seconds.
[[nodiscard]] QString time_left_text(double seconds);

} // namespace lockstep::gui
