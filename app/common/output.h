#pragma once

#include "core/base/result.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace lockstep {

// All terminal output except the progress line passes through these functions. They make control characters
// visible (app/words/visible_text.h).

/// Prints to standard output. Errors: cannot_write_file.
Status print(const std::string& text);

/// Prints one JSON value, indented. Errors: cannot_write_file.
Status print_json(const nlohmann::ordered_json& value);

/// Prints to standard error and ignores failures. Prints nothing after reader_has_left() became true.
void print_error(const std::string& text);

/// Ignores SIGPIPE, so that a closed pipe (`lockstep-cli ... | head -1`) does not end the program at once and
/// leave its temporary files behind. If the program was started with SIGPIPE ignored, print() returns an
/// error instead. Call it at program start.
void outlive_readers();
/// Returns true after a write to a pipe whose reader has exited. The program must then end by calling
/// end_by_pipe().
[[nodiscard]] bool reader_has_left();
/// Ends the process by SIGPIPE, as other programs end when their output pipe is closed. Call it last, after
/// temporary files are removed.
void end_by_pipe();

} // namespace lockstep
