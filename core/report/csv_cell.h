#pragma once

#include <string>
#include <string_view>

namespace lockstep {

/// Changes text so that no spreadsheet interprets it as a formula. An apostrophe is added if the text starts
/// with = + - @, a full-width form of these, a tab or a line end. It is not added to a signed number, even
/// with digit groups or a percent sign, or to a single sign.
[[nodiscard]] std::string without_formula(std::string_view text);

/// Converts text to a CSV cell (RFC 4180), which is quoted if necessary and always valid UTF-8.
[[nodiscard]] std::string csv_cell(std::string_view text);

} // namespace lockstep
