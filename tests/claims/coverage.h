#pragma once

#include "tests/claims/claim_sheet.h"

#include <string>
#include <vector>

namespace lockstep {

/// Returns what is wrong with the claims about a text's numbers, one sentence per problem:
/// - The words of a claim or an exemption are missing from the text.
/// - A number in the text is covered neither by the words of a claim that refers to it nor by those of an
///   exemption (unless the text's numbers are placeholders). A claim refers to a number if its statements or
///   commands contain the number unchanged, as a percentage, or as a fraction's divisor.
/// - An exemption is a bare number, which would cover every equal number, or contains no number.
[[nodiscard]] std::vector<std::string> gaps_in(const ClaimedText& text);

} // namespace lockstep
