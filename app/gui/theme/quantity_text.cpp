#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

namespace lockstep::gui {
namespace {

struct QuantityWords {
    Q_DECLARE_TR_FUNCTIONS(QuantityWords)
};

QString translated(const char* unit) {
    return QCoreApplication::translate(unit_context, unit);
}

NumberStyle style_of(const QLocale& locale) {
    return {.decimal = locale.decimalPoint().toStdString(),
            .group = locale.groupSeparator().toStdString(),
            .space = "\u202F", // narrow no-break space
            .unit = [](const char* unit) { return translated(unit).toStdString(); }};
}

Unit translated(const lockstep::Unit& unit) {
    return {unit.size, translated(unit.name)};
}

} // namespace

const NumberStyle& number_style() {
    thread_local QLocale locale;
    thread_local NumberStyle style = style_of(locale);
    if (const QLocale current; current != locale) {
        locale = current;
        style = style_of(locale);
    }
    return style;
}

Unit time_unit(double nanoseconds) {
    return translated(lockstep::time_unit(nanoseconds));
}

Unit rate_unit(double bytes_per_second) {
    return translated(lockstep::rate_unit(bytes_per_second));
}

QString in_unit(double number, const Unit& unit) {
    return QString::fromStdString(lockstep::in_unit(number, {unit.factor, ""}, number_style()));
}

QString time_text(double nanoseconds) {
    return QString::fromStdString(duration(nanoseconds, number_style()));
}

QString rate_text(double bytes) {
    return QString::fromStdString(bytes_per_second(bytes, number_style()));
}

QString number_text(double number, unsigned places) {
    return QString::fromStdString(fixed(number, places, number_style()));
}

QString significant_text(double number, unsigned digits) {
    return QString::fromStdString(significant(number, digits, number_style()));
}

QString share_text(double share) {
    return QString::fromStdString(percent(share, number_style()));
}

QString fine_share_text(double share) {
    return QString::fromStdString(fine_percent(share, number_style()));
}

QString ratio_text(double ratio) {
    return QString::fromStdString(factor(ratio, number_style()));
}

QString time_left_text(double seconds) {
    constexpr double minute = 60;
    constexpr double hour = 60 * minute;
    const auto rounded = [seconds](double unit) { return static_cast<int>(std::lround(seconds / unit)); };
    if (seconds < 5) {
        return QuantityWords::tr("a few seconds left");
    }
    if (seconds < 0.9 * minute) {
        return QuantityWords::tr("about %Ln second(s) left", nullptr, 5 * rounded(5));
    }
    return seconds < 0.9 * hour ? QuantityWords::tr("about %Ln minute(s) left", nullptr, rounded(minute))
                                : QuantityWords::tr("about %Ln hour(s) left", nullptr, rounded(hour));
}

} // namespace lockstep::gui
