#include "core/report/csv.h"

#include "core/base/utf8.h"
#include "core/report/json.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

std::vector<Fields> rows_of(const ordered_json& report) {
    Fields run;
    flatten("", report, run);
    std::vector<Fields> rows;
    for (const ordered_json& launch : report.at("launches")) {
        Fields of_launch = run;
        flatten("launches", launch, of_launch);
        for (const ordered_json& line : launch.at("lines")) {
            Fields row = of_launch;
            flatten("launches.lines", line, row);
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

} // namespace

std::string to_csv(const Session& session) {
    return csv_of(rows_of(to_json(session)));
}

namespace {

bool begins_as_formula(std::string_view text) {
    constexpr std::array<std::string_view, 11> begins{
        "=", "+", "-", "@", "\t", "\r", "\n", "\xEF\xBC\x9D", "\xEF\xBC\x8B", "\xEF\xBC\x8D", "\xEF\xBC\xA0"};
    return std::ranges::any_of(begins, [text](std::string_view begin) { return text.starts_with(begin); });
}

/// Whether the text is a plain number, without cell references, functions or calculations. The number and its
/// exponent may have a sign.
bool is_signed_number(std::string_view text) {
    // The no-break spaces that may separate groups of digits: U+00A0 and U+202F.
    constexpr std::string_view spaces[] = {"\xC2\xA0", "\xE2\x80\xAF"};
    text.remove_prefix(1);
    const bool begins_as_number = text.empty() || text[0] == '.' || (text[0] >= '0' && text[0] <= '9');
    std::string plain(text);
    for (const std::string_view space : spaces) {
        for (std::size_t at = plain.find(space); at != std::string::npos; at = plain.find(space)) {
            plain.erase(at, space.size());
        }
    }
    for (const char* exponent : {"e-", "e+", "E-", "E+"}) {
        if (const std::size_t at = plain.find(exponent); at != std::string::npos) {
            plain.erase(at, 2);
            break;
        }
    }
    return begins_as_number && plain.find_first_not_of("0123456789.,eE %") == std::string::npos;
}

} // namespace

std::string without_formula(std::string_view text) {
    const bool is_safe =
        !begins_as_formula(text) || ((text[0] == '+' || text[0] == '-') && is_signed_number(text));
    return (is_safe ? "" : "'") + std::string(text);
}

std::string csv_cell(std::string_view text) {
    std::string plain = as_utf8(text);
    if (plain.find_first_of(",\"\r\n") == std::string::npos) {
        return plain;
    }
    std::string result = "\"";
    for (const char letter : plain) {
        result += letter == '"' ? "\"\"" : std::string(1, letter);
    }
    return result + "\"";
}

namespace {

std::string field(const ordered_json& value) {
    if (value.is_null()) {
        return "";
    }
    if (!value.is_array()) {
        return value.is_string() ? without_formula(value.get<std::string>()) : value.dump();
    }
    // Replaces invalid UTF-8, which names can contain.
    const auto keep_going = ordered_json::error_handler_t::replace;
    std::string text;
    for (const ordered_json& part : value) {
        text += (text.empty() ? "" : "x") + part.dump(-1, ' ', false, keep_going);
    }
    return text;
}

/// Returns the columns of all rows. Rows can have different columns, for example if only one launch was
/// timed.
std::vector<std::string> columns_of(const std::vector<Fields>& rows) {
    std::vector<std::string> columns;
    for (const Fields& row : rows) {
        for (const auto& [path, text] : row) {
            if (std::ranges::find(columns, path) == columns.end()) {
                columns.push_back(path);
            }
        }
    }
    return columns;
}

} // namespace

void flatten(const std::string& path, const ordered_json& value, Fields& fields) {
    if (value.is_object()) {
        for (const auto& [key, part] : value.items()) {
            flatten(path.empty() ? key : path + "." + key, part, fields);
        }
        return;
    }
    const bool rows = value.is_array() && (value.empty() || value.front().is_object());
    if (!rows) {
        fields.emplace_back(path, field(value));
    }
}

std::string csv_of(const std::vector<Fields>& rows) {
    const std::vector<std::string> columns = columns_of(rows);
    std::string csv;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        csv += (i == 0 ? "" : ",") + csv_cell(without_formula(columns[i]));
    }
    csv += "\n";
    for (const Fields& row : rows) {
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const auto found = std::ranges::find(row, columns[i], &Fields::value_type::first);
            csv += (i == 0 ? "" : ",") + (found == row.end() ? "" : csv_cell(found->second));
        }
        csv += "\n";
    }
    return csv;
}

} // namespace lockstep
