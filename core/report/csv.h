#pragma once

#include "core/session/session.h"

#include <string>

namespace lockstep {

/// The figures as CSV (RFC 4180, but lines end with \n): one row a line of each launch; the columns are the
/// JSON paths of `to_json`, and what is true of the run or the launch as a whole stands in every row. A list
/// of numbers is one field, "256x1x1". A text that a spreadsheet would take for a formula begins with an
/// apostrophe.
[[nodiscard]] std::string to_csv(const Session& session);

} // namespace lockstep
