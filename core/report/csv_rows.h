#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <utility>
#include <vector>

namespace lockstep {

/// One row: pairs of column name and field, in the order of the JSON.
using Fields = std::vector<std::pair<std::string, std::string>>;

/// Appends the fields of a value with their JSON paths. A list of numbers is one field, "256x1x1". Lists of
/// objects are skipped, because they become separate rows. Text that a spreadsheet would interpret as a
/// formula is changed, see without_formula().
void flatten(const std::string& path, const nlohmann::ordered_json& value, Fields& fields);

/// Returns a header line and the rows (RFC 4180, but lines end with LF). Rows may have different columns.
[[nodiscard]] std::string csv_of(const std::vector<Fields>& rows);

} // namespace lockstep
