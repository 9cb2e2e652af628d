#include "app/words/numbers.h"

#include "app/words/translatable.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <span>

namespace lockstep {
namespace {

constexpr Unit time_units[] = {{1, QT_TRANSLATE_NOOP("Units", "ns")},
                               {1e3, QT_TRANSLATE_NOOP("Units", "µs")},
                               {1e6, QT_TRANSLATE_NOOP("Units", "ms")},
                               {1e9, QT_TRANSLATE_NOOP("Units", "s")}};
constexpr Unit rate_units[] = {{1, QT_TRANSLATE_NOOP("Units", "B/s")},
                               {1e3, QT_TRANSLATE_NOOP("Units", "kB/s")},
                               {1e6, QT_TRANSLATE_NOOP("Units", "MB/s")},
                               {1e9, QT_TRANSLATE_NOOP("Units", "GB/s")},
                               {1e12, QT_TRANSLATE_NOOP("Units", "TB/s")}};

/// Returns the largest unit in which the rounded number is at least 1. If there is none, returns the smallest
/// unit.
Unit unit_for(double number, std::span<const Unit> units) {
    Unit found = units.front();
    for (const Unit& unit : units) {
        found = number >= 0.9995 * unit.size ? unit : found;
    }
    return found;
}

std::string with_unit(double number, const Unit& unit, const NumberStyle& style) {
    return in_unit(number, unit, style) + style.space + (style.unit ? style.unit(unit.name) : unit.name);
}

std::string printed(const char* format, int digits, double number) {
    std::array<char, 400> text{}; // the largest double has 309 digits
    const int size = std::snprintf(text.data(), text.size(), format, digits, number);
    return {text.data(), static_cast<std::size_t>(size)};
}

std::string in_groups(std::string digits, const NumberStyle& style) {
    for (std::size_t at = digits.size(); at > 3;) {
        at -= 3;
        digits.insert(at, style.group);
    }
    return digits;
}

/// Rounds a non-negative number to this number of decimal places and returns its digits without a decimal
/// sign. Halves are rounded up.
std::string rounded_digits(double size, unsigned places) {
    const double scale = std::pow(10.0, places);
    if (size * scale >= 1e15) { // a double of this size is an integer, so there is no half to round
        return printed("%.*f", 0, size) + std::string(places, '0');
    }
    const std::string digits = std::to_string(std::llround(size * scale));
    return digits.size() > places ? digits : std::string(places + 1 - digits.size(), '0') + digits;
}

std::string text_of(double number, unsigned places, bool keeps_zeros, const NumberStyle& style) {
    if (!std::isfinite(number)) {
        return printed("%.*f", 0, number);
    }
    const std::string digits = rounded_digits(std::abs(number), places);
    std::string fraction = digits.substr(digits.size() - places);
    if (!keeps_zeros) {
        fraction.erase(fraction.find_last_not_of('0') + 1);
    }
    const bool is_negative = number < 0 && digits.find_first_not_of('0') != std::string::npos;
    return (is_negative ? "-" : "") + in_groups(digits.substr(0, digits.size() - places), style) +
           (fraction.empty() ? "" : style.decimal + fraction);
}

} // namespace

const NumberStyle& english_numbers() {
    static const NumberStyle style;
    return style;
}

std::string grouped_size(std::uint64_t size, bool is_negative, const NumberStyle& style) {
    return (is_negative ? "-" : "") + in_groups(std::to_string(size), style);
}

std::string fixed(double number, unsigned places, const NumberStyle& style) {
    return text_of(number, places, true, style);
}

std::string trimmed(double number, unsigned places, const NumberStyle& style) {
    return text_of(number, places, false, style);
}

std::string significant(double number, unsigned digits, const NumberStyle& style) {
    const double size = std::abs(number);
    const int before =
        size > 0 && std::isfinite(size) ? static_cast<int>(std::floor(std::log10(size))) + 1 : 1;
    return trimmed(number, static_cast<unsigned>(std::max(0, static_cast<int>(digits) - before)), style);
}

std::string decimal(std::uint64_t number, unsigned places, const NumberStyle& style) {
    return trimmed(static_cast<double>(number) / std::pow(10.0, places), places, style);
}

std::string percent(double share, const NumberStyle& style) {
    return fixed(100 * share, 1, style) + " %";
}

std::string fine_percent(double share, const NumberStyle& style) {
    return trimmed(100 * share, 2, style) + " %";
}

std::string factor(double ratio, const NumberStyle& style) {
    return fixed(ratio, 2, style) + "x";
}

Unit time_unit(double nanoseconds) {
    return unit_for(nanoseconds, time_units);
}

Unit rate_unit(double bytes_per_second) {
    return unit_for(bytes_per_second, rate_units);
}

std::string in_unit(double number, const Unit& unit, const NumberStyle& style) {
    constexpr int most_places = 6;
    const double share = number / unit.size;
    if (share > 0 && share < 0.9995) { // three significant digits, because other figures share the unit
        const int zeros = -static_cast<int>(std::floor(std::log10(share))) - 1;
        return fixed(share, static_cast<unsigned>(std::min(most_places, zeros + 3)), style);
    }
    return fixed(share, share >= 99.95 ? 0 : share >= 9.995 ? 1 : 2, style);
}

std::string duration(double nanoseconds, const NumberStyle& style) {
    return with_unit(nanoseconds, time_unit(nanoseconds), style);
}

std::string bytes_per_second(double bytes, const NumberStyle& style) {
    return with_unit(bytes, rate_unit(bytes), style);
}

std::string id_text(std::uint64_t number) {
    return std::to_string(number);
}

std::string short_number(double value, std::size_t most) {
    std::string shortest;
    for (int digits = 7; digits >= 1; --digits) {
        std::string text = printed("%.*g", digits, value);
        if (const std::size_t exponent = text.find('e'); exponent != std::string::npos) {
            // Shortens the exponent: e+02 -> e2, e-05 -> e-5.
            const std::size_t first = text.find_first_not_of("+-0", exponent + 1);
            text.erase(exponent + 1, first - exponent - 1)
                .insert(exponent + 1, std::abs(value) < 1 ? "-" : "");
        }
        if (shortest.empty() || text.size() < shortest.size()) {
            shortest = text;
        }
        if (shortest.size() <= most) {
            break;
        }
    }
    return shortest;
}

std::string scalar_text(const std::variant<std::int64_t, std::uint64_t, double>& value) {
    if (const auto* real = std::get_if<double>(&value)) {
        return printed("%.*g", static_cast<double>(static_cast<float>(*real)) == *real ? 9 : 17, *real);
    }
    const auto* whole = std::get_if<std::int64_t>(&value);
    return whole != nullptr ? std::to_string(*whole) : std::to_string(std::get<std::uint64_t>(value));
}

std::string hex_address(std::uint64_t address) {
    std::array<char, 16> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), address, 16).ptr;
    return "0x" + std::string(digits.data(), end);
}

} // namespace lockstep
