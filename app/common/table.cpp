#include "app/common/table.h"

#include "app/words/visible_text.h"
#include "core/base/utf8.h"
#include "core/base/whole_number.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <string_view>
#include <sys/ioctl.h>
#include <unistd.h>

namespace lockstep {
namespace {

/// A range of characters that are two columns wide: East Asian Wide and Fullwidth in Unicode's table of widths.
struct WideRange {
    std::uint32_t first;
    std::uint32_t last;
};

constexpr WideRange wide_ranges[] = {
    {0x1100, 0x115F},                       // Hangul consonants
    {0x2E80, 0x303E},                       // radicals, CJK punctuation
    {0x3041, 0xA4CF},                       // kana, Hangul compatibility letters, CJK ideographs, Yi
    {0xA960, 0xA97F},                       // Hangul consonants
    {0xAC00, 0xD7A3},                       // Hangul syllables
    {0xF900, 0xFAFF},                       // CJK compatibility ideographs
    {0xFE30, 0xFE6F},                       // CJK forms
    {0xFF00, 0xFF60},                       // full-width forms
    {0xFFE0, 0xFFE6},   {0x1F300, 0x1F64F}, // pictures
    {0x1F900, 0x1F9FF}, {0x20000, 0x3FFFD}, // more CJK ideographs
};

std::size_t width_of(const Utf8Character& character) {
    const bool is_wide = std::ranges::any_of(wide_ranges, [code = character.code](const WideRange& range) {
        return code >= range.first && code <= range.last;
    });
    return is_wide ? 2 : 1;
}

/// Returns the first characters of a string, as many as fit into `columns`.
std::string first_columns(const std::string& text, std::size_t columns) {
    std::size_t end = 0;
    for (std::size_t used = 0; end < text.size();) {
        const Utf8Character character = first_character(std::string_view(text).substr(end));
        used += width_of(character);
        if (used > columns) {
            break;
        }
        end += character.bytes;
    }
    return text.substr(0, end);
}

/// Makes control characters visible, so that a cell cannot leave its line and column.
Table with_visible_cells(Table table) {
    for (auto& row : table.rows) {
        std::ranges::transform(row, row.begin(), visible_line);
    }
    return table;
}

std::vector<std::size_t> widths_of(const Table& table) {
    std::vector<std::size_t> widths;
    for (const auto& row : table.rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], columns_of(row[i]));
        }
    }
    return widths;
}

/// Returns the total width of all columns and the spaces between them.
std::size_t whole_width(const std::vector<std::size_t>& widths) {
    return std::accumulate(widths.begin(), widths.end(),
                           widths.empty() ? std::size_t{0} : 2 * (widths.size() - 1));
}

/// Truncates the elided column so that the table fits into the line width.
Table fitted(Table table) {
    // Minimum width: a narrower column would be unreadable, so lines may exceed the line width.
    constexpr std::size_t least = 12;
    const auto widths = widths_of(table);
    const std::size_t whole = whole_width(widths);
    if (!table.elided || *table.elided >= widths.size() || whole <= table.most_columns) {
        return table;
    }
    const std::size_t own = widths[*table.elided];
    const std::size_t over = std::min(own, whole - table.most_columns);
    const std::size_t kept = std::max(own - over, least);
    for (auto& row : table.rows) {
        if (row.size() > *table.elided && columns_of(row[*table.elided]) > kept) {
            row[*table.elided] = first_columns(row[*table.elided], kept - 3) + "...";
        }
    }
    return table;
}

std::string line_of(const Table& table, const std::vector<std::string>& row,
                    const std::vector<std::size_t>& widths) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const bool right = i < table.alignment.size() && table.alignment[i] == 'r';
        const std::string space(widths[i] - columns_of(row[i]), ' ');
        line += (i == 0 ? "" : "  ") + (right ? space + row[i] : row[i] + space);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    return line + "\n";
}

} // namespace

std::size_t columns_of(const std::string& text) {
    std::size_t columns = 0;
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Character character = first_character(std::string_view(text).substr(at));
        columns += width_of(character);
        at += character.bytes;
    }
    return columns;
}

std::string to_text(const Table& given) {
    const Table table = fitted(with_visible_cells(given));
    const auto widths = widths_of(table);
    const std::size_t whole = whole_width(widths);
    std::string text;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        text += line_of(table, table.rows[i], widths);
        if (std::ranges::find(table.rules, i) != table.rules.end()) {
            text += std::string(whole, '-') + "\n";
        }
    }
    return text;
}

std::string wrapped(const std::string& text, const std::string& indent, std::size_t width) {
    std::string result;
    std::size_t column = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        const std::string word = text.substr(begin, end - begin);
        const std::size_t length = columns_of(word);
        const bool breaks = column != 0 && column + 1 + length > width;
        result += column == 0 ? indent : breaks ? "\n" + indent : " ";
        column = breaks || column == 0 ? length : column + 1 + length;
        result += word;
        begin = end + 1;
    }
    return result + "\n";
}

std::size_t terminal_columns() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
        return size.ws_col;
    }
    const char* const told = std::getenv("COLUMNS");
    const auto columns = whole_number(told == nullptr ? "" : told);
    return columns && *columns > 0 ? static_cast<std::size_t>(*columns) : 0;
}

} // namespace lockstep
