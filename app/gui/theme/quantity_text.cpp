#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>
#include <span>

namespace lockstep::gui {
namespace {

struct QuantityWords {
    Q_DECLARE_TR_FUNCTIONS(QuantityWords)
};

constexpr QChar narrow_space(0x202F); // between a number and its unit

/// Returns the largest unit in which the value is at least one; otherwise the smallest unit.
Unit unit_for(double value, std::span<const Unit> largest_first) {
    for (const Unit& unit : largest_first) {
        if (value >= unit.factor) {
            return unit;
        }
    }
    return largest_first.back();
}

QString in_unit(double value, const Unit& unit) {
    const double share = value / unit.factor;
    const int digits = share >= 99.95 ? 0 : share >= 9.995 ? 1 : 2;
    return QLocale().toString(share, 'f', digits) + narrow_space + unit.name;
}

} // namespace

Unit time_unit(double nanoseconds) {
    const Unit units[] = {{1e9, QuantityWords::tr("s", "seconds")},
                          {1e6, QuantityWords::tr("ms", "milliseconds")},
                          {1e3, QuantityWords::tr("µs", "microseconds")},
                          {1, QuantityWords::tr("ns", "nanoseconds")}};
    return unit_for(nanoseconds, units);
}

Unit rate_unit(double bytes_per_second) {
    const Unit units[] = {{1e12, QuantityWords::tr("TB/s")},
                          {1e9, QuantityWords::tr("GB/s")},
                          {1e6, QuantityWords::tr("MB/s")},
                          {1e3, QuantityWords::tr("kB/s")},
                          {1, QuantityWords::tr("B/s")}};
    return unit_for(bytes_per_second, units);
}

QString time_text(double nanoseconds) {
    return in_unit(nanoseconds, time_unit(nanoseconds));
}

QString rate_text(double bytes_per_second) {
    return in_unit(bytes_per_second, rate_unit(bytes_per_second));
}

QString count_text(std::uint64_t count) {
    return QLocale().toString(static_cast<qulonglong>(count));
}

namespace {

QString percent_text(double share, int decimals) {
    return QuantityWords::tr("%1 %", "per cent").arg(QLocale().toString(100 * share, 'f', decimals));
}

} // namespace

QString share_text(double share) {
    return percent_text(share, 1);
}

QString fine_share_text(double share) {
    const auto hundredths = std::llround(10000 * share);
    return percent_text(share, hundredths % 100 == 0 ? 0 : hundredths % 10 == 0 ? 1 : 2);
}

QString ratio_text(double ratio) {
    return QuantityWords::tr("%1×", "times as much").arg(QLocale().toString(ratio, 'f', 2));
}

QString time_left_text(double seconds) {
    constexpr double minute = 60;
    constexpr double hour = 60 * minute;
    const auto rounded = [seconds](double unit) { return static_cast<int>(std::lround(seconds / unit)); };
    if (seconds < 5) {
        return QuantityWords::tr("a few seconds left");
    }
    if (seconds < 0.9 * minute) {
        return QuantityWords::tr("about %n second(s) left", nullptr, 5 * rounded(5));
    }
    return seconds < 0.9 * hour ? QuantityWords::tr("about %n minute(s) left", nullptr, rounded(minute))
                                : QuantityWords::tr("about %n hour(s) left", nullptr, rounded(hour));
}

} // namespace lockstep::gui
