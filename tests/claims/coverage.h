#pragma once

#include "tests/claims/claim_sheet.h"

#include <string>
#include <vector>

namespace lockstep {

/// Returns problems with the claims about a text's numbers, one sentence each:
/// - words of a claim or an exemption are missing from the text;
/// - a number in the text (unless its numbers are placeholders) is neither in the words of a claim that
///   refers to it nor in those of an exemption. A claim refers to a number if its statements or commands
///   contain the number unchanged, as a percentage, or as a fraction's divisor;
/// - an exemption consists of a bare number, which would cover every equal number, or contains no number.
[[nodiscard]] std::vector<std::string> gaps_in(const ClaimedText& text);

} // namespace lockstep
