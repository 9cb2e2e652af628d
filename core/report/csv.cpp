#include "core/report/csv.h"

#include "core/report/json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

/// Columns with their fields, in the order of the JSON.
using Fields = std::vector<std::pair<std::string, std::string>>;

std::string quoted(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) {
        return text;
    }
    std::string result = "\"";
    for (const char letter : text) {
        result += letter == '"' ? "\"\"" : std::string(1, letter);
    }
    return result + "\"";
}

std::string field(const ordered_json& value) {
    if (value.is_null()) {
        return "";
    }
    if (!value.is_array()) {
        return value.is_string() ? value.get<std::string>() : value.dump();
    }
    std::string text;
    for (const ordered_json& part : value) {
        text += (text.empty() ? "" : "x") + part.dump();
    }
    return text;
}

/// Appends the value's fields under their paths. Lists of objects are other rows.
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

/// All columns of all rows: launches may differ in theirs (one was timed, another not).
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

std::string to_csv(const Session& session) {
    const std::vector<Fields> rows = rows_of(to_json(session));
    const std::vector<std::string> columns = columns_of(rows);
    std::string csv;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        csv += (i == 0 ? "" : ",") + quoted(columns[i]);
    }
    csv += "\n";
    for (const Fields& row : rows) {
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const auto found = std::ranges::find(row, columns[i], &Fields::value_type::first);
            csv += (i == 0 ? "" : ",") + (found == row.end() ? "" : quoted(found->second));
        }
        csv += "\n";
    }
    return csv;
}

} // namespace lockstep
