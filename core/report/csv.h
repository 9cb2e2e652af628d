#pragma once

#include "core/session/session.h"

#include <string>

namespace lockstep {

/// Returns the figures as CSV (RFC 4180, but lines end with LF), with one row per source line of each launch.
/// The columns are the JSON paths of `to_json`; values of the whole run or launch are repeated in every row.
/// A list of numbers is one field, "256x1x1". An apostrophe precedes text that a spreadsheet would interpret
/// as a formula.
[[nodiscard]] std::string to_csv(const Session& session);

} // namespace lockstep
