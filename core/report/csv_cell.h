#pragma once

#include <string>
#include <string_view>

namespace lockstep {

/// A text as a cell that no spreadsheet takes for a formula: where it begins as one (with = + - @, a tab or a line end,
/// or a full-width form of the four), an apostrophe stands before it. A number with its sign, also with digit
/// groups or a percent sign, stays as it is, and so does a sign alone.
[[nodiscard]] std::string without_formula(std::string_view text);

/// A cell of a line of CSV (RFC 4180), in quotes where it has to be, and UTF-8 whatever the text is.
[[nodiscard]] std::string csv_cell(std::string_view text);

} // namespace lockstep
