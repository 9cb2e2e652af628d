#pragma once

#include <QString>
#include <cstdint>

namespace lockstep::gui {

/// A unit of time or throughput, with the number of base units per unit.
struct Unit {
    double factor = 1;
    QString name;
};

/// A suitable unit for a time in nanoseconds.
[[nodiscard]] Unit time_unit(double nanoseconds);
/// A suitable unit for a rate in bytes per second; powers of ten.
[[nodiscard]] Unit rate_unit(double bytes_per_second);

/// "3.1 µs", in the language's own digits.
[[nodiscard]] QString time_text(double nanoseconds);
/// "12.5 GB/s"
[[nodiscard]] QString rate_text(double bytes_per_second);
/// Digits in groups: "16 777 216".
[[nodiscard]] QString count_text(std::uint64_t count);
/// A share of 1 in percent with one digit: "17.4 %".
[[nodiscard]] QString share_text(double share);
/// The same with up to two digits, for shares that follow from a shape: "56.25 %", "25 %".
[[nodiscard]] QString fine_share_text(double share);
/// "0.26×"
[[nodiscard]] QString ratio_text(double ratio);

/// "about 9 minutes left": rounded as in everyday language; seconds are omitted from minutes.
[[nodiscard]] QString time_left_text(double seconds);

} // namespace lockstep::gui
