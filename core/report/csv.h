#pragma once

#include "core/session/session.h"

#include <string>

namespace lockstep {

/// The figures as CSV (RFC 4180, but lines end with
/// ): one row per line of each launch. The columns are the JSON paths of `to_json`; values of the whole run
/// or launch are repeated in every row. A list of numbers is one field, "256x1x1". Text that a spreadsheet
/// would interpret as a formula gets an apostrophe in front.
[[nodiscard]] std::string to_csv(const Session& session);

} // namespace lockstep
