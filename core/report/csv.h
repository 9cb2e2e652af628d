#pragma once

#include "core/session/session.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lockstep {

/// The figures as CSV (RFC 4180, but lines end with LF): one row per line of each launch. The columns are the
/// JSON paths of `to_json`; values of the whole run or launch are repeated in every row. A list of numbers is
/// one field, "256x1x1". Text that a spreadsheet would interpret as a formula gets an apostrophe in front.
[[nodiscard]] std::string to_csv(const Session& session);

/// Text as a cell that no spreadsheet interprets as a formula. An apostrophe is added if the text begins with
/// = + - @, a full-width form of these, a tab or a line end. It is not added to a signed number, even one
/// with digit groups or a percent sign, or to a single sign.
[[nodiscard]] std::string without_formula(std::string_view text);

/// Text as a CSV cell (RFC 4180): quoted if necessary, and always valid UTF-8.
[[nodiscard]] std::string csv_cell(std::string_view text);

/// One row: pairs of column and field, in the order of the JSON.
using Fields = std::vector<std::pair<std::string, std::string>>;

/// Appends a value's fields under their JSON paths. A list of numbers is one field, "256x1x1". Lists of
/// objects are skipped, because they become other rows. Text that a spreadsheet would interpret as a formula
/// is changed, see without_formula().
void flatten(const std::string& path, const nlohmann::ordered_json& value, Fields& fields);

/// A header line and the rows (RFC 4180, but lines end with LF). Rows may have different columns.
[[nodiscard]] std::string csv_of(const std::vector<Fields>& rows);

} // namespace lockstep
