#pragma once

#include <string>
#include <string_view>

namespace lockstep {

/// A text as a cell that no spreadsheet takes for a formula: an apostrophe is added if the text begins with =
/// + - @, a full-width form of these, a tab or a line end. A signed number stays as it is, also with digit
/// groups or a percent sign, and so does a single sign.
[[nodiscard]] std::string without_formula(std::string_view text);

/// A text as a cell of CSV (RFC 4180): in quotes if necessary, and always UTF-8.
[[nodiscard]] std::string csv_cell(std::string_view text);

} // namespace lockstep
