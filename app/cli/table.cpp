#include "app/cli/table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace lockstep {
namespace {

/// Characters, not bytes: UTF-8's continuation bytes take no place.
std::size_t width(const std::string& text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char letter) { return (static_cast<unsigned char>(letter) & 0xC0) != 0x80; }));
}

std::vector<std::size_t> widths_of(const Table& table) {
    std::vector<std::size_t> widths;
    for (const auto& row : table.rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], width(row[i]));
        }
    }
    return widths;
}

std::string line_of(const Table& table, const std::vector<std::string>& row,
                    const std::vector<std::size_t>& widths) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const bool right = i < table.alignment.size() && table.alignment[i] == 'r';
        const std::string space(widths[i] - width(row[i]), ' ');
        line += (i == 0 ? "" : "  ") + (right ? space + row[i] : row[i] + space);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    return line + "\n";
}

std::string printed(const char* format, double number, const char* unit) {
    std::array<char, 48> text{};
    const int size = std::snprintf(text.data(), text.size(), format, number, unit);
    return {text.data(), static_cast<std::size_t>(size)};
}

/// Three digits, in the unit that leaves less than a thousand of it.
template <std::size_t Units>
std::string with_unit(double number, const std::array<const char*, Units>& units) {
    std::size_t unit = 0;
    while (number >= 1000 && unit + 1 < Units) {
        number /= 1000;
        ++unit;
    }
    return printed(number >= 100 ? "%.0f %s" : number >= 10 ? "%.1f %s" : "%.2f %s", number, units[unit]);
}

} // namespace

std::string to_text(const Table& table) {
    const auto widths = widths_of(table);
    std::size_t whole = widths.empty() ? 0 : 2 * (widths.size() - 1);
    for (const std::size_t column : widths) {
        whole += column;
    }
    std::string text;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        text += line_of(table, table.rows[i], widths);
        if (std::ranges::find(table.rules, i) != table.rules.end()) {
            text += std::string(whole, '-') + "\n";
        }
    }
    return text;
}

std::string percent(double share) {
    return printed("%.1f %s", 100 * share, "%");
}

std::string fine_percent(double share) {
    return decimal(static_cast<std::uint64_t>(std::llround(10000 * share)), 2) + " %";
}

std::string duration(double nanoseconds) {
    return with_unit(nanoseconds, std::array{"ns", "µs", "ms", "s"});
}

std::string bytes_per_second(double bytes) {
    return with_unit(bytes, std::array{"B/s", "kB/s", "MB/s", "GB/s", "TB/s"});
}

} // namespace lockstep
