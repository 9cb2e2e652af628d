#pragma once

#include "tests/claims/claim_sheet.h"

#include <string>
#include <vector>

namespace lockstep {

/// What is wrong with how a text's numbers are claimed, a sentence each:
/// - words of a claim or an exemption that do not stand in the text;
/// - a number in the text (where its numbers are no placeholders) that stands in the words of no claim that
/// speaks of it, and of no exemption. A claim speaks
///   of a number if the number stands in its statements or commands, as it is, as per cent or as a fraction's
///   divisor;
/// - an exemption of a bare number, which would cover each like it, or of no number.
[[nodiscard]] std::vector<std::string> gaps_in(const ClaimedText& text);

} // namespace lockstep
