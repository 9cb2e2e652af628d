#include "core/report/csv_rows.h"

#include "core/report/csv_cell.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

std::string field(const ordered_json& value) {
    if (value.is_null()) {
        return "";
    }
    if (!value.is_array()) {
        return value.is_string() ? without_formula(value.get<std::string>()) : value.dump();
    }
    const auto keep_going = ordered_json::error_handler_t::replace; // because names can be invalid UTF-8
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
