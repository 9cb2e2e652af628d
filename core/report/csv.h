#pragma once

#include "core/session/session.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lockstep {

/// Returns the figures as CSV (RFC 4180, but lines end with LF), with one row per source line of each launch.
/// The columns are the JSON paths of `to_json`; values of the whole run or launch are repeated in every row.
/// A list of numbers is one field, "256x1x1". An apostrophe precedes text that a spreadsheet would interpret
/// as a formula.
[[nodiscard]] std::string to_csv(const Session& session);

/// Changes text so that no spreadsheet interprets it as a formula. An apostrophe is added if the text starts
/// with = + - @, a full-width form of these, a tab or a line end. It is not added to a signed number, even
/// with digit groups or a percent sign, or to a single sign.
[[nodiscard]] std::string without_formula(std::string_view text);

/// Converts text to a CSV cell (RFC 4180), which is quoted if necessary and always valid UTF-8.
[[nodiscard]] std::string csv_cell(std::string_view text);

/// One row: pairs of column name and field, in the order of the JSON.
using Fields = std::vector<std::pair<std::string, std::string>>;

/// Appends the fields of a value with their JSON paths. A list of numbers is one field, "256x1x1". Lists of
/// objects are skipped, because they become separate rows. Text that a spreadsheet would interpret as a
/// formula is changed, see without_formula().
void flatten(const std::string& path, const nlohmann::ordered_json& value, Fields& fields);

/// Returns a header line and the rows (RFC 4180, but lines end with LF). Rows may have different columns.
[[nodiscard]] std::string csv_of(const std::vector<Fields>& rows);

} // namespace lockstep
