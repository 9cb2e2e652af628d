#pragma once

#include "core/base/result.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace lockstep {

// The one door to the terminal: nothing else in this program writes to standard output or standard error, but
// for the line of progress. What passes is made visible (app/words/visible_text.h).

/// Prints to standard output. Errors: cannot_write_file.
Status print(const std::string& text);

/// Prints one JSON value, indented. Errors: cannot_write_file.
Status print_json(const nlohmann::ordered_json& value);

/// Prints to standard error; where that fails there is nobody to tell.
void print_error(const std::string& text);

} // namespace lockstep
