#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <utility>
#include <vector>

namespace lockstep {

/// One row: columns with their fields, in the order of the JSON.
using Fields = std::vector<std::pair<std::string, std::string>>;

/// Appends a value's fields under their JSON paths. A list of numbers is one field, "256x1x1"; lists of
/// objects are left out: they are other rows. Texts that a spreadsheet would take for formulas are changed:
/// see without_formula().
void flatten(const std::string& path, const nlohmann::ordered_json& value, Fields& fields);

/// A head line and the rows (RFC 4180, but lines end with \n). Rows may differ in their columns.
[[nodiscard]] std::string csv_of(const std::vector<Fields>& rows);

} // namespace lockstep
