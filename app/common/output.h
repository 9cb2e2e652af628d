#pragma once

#include "core/base/result.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace lockstep {

// All output to the terminal passes through here: except for the progress line, nothing else in this program
// writes to standard output or standard error. Control characters are made visible
// (app/words/visible_text.h).

/// Prints to standard output. Errors: cannot_write_file.
Status print(const std::string& text);

/// Prints one JSON value, indented. Errors: cannot_write_file.
Status print_json(const nlohmann::ordered_json& value);

/// Prints to standard error; failures are ignored. Prints nothing once reader_has_left().
void print_error(const std::string& text);

/// Keeps a closed pipe (`lockstep-cli ... | head -1`) from ending the program at once, which would leave its
/// temporary files behind. If the program was started with SIGPIPE ignored, print() returns an error instead.
/// Call it at the start of a program.
void outlive_readers();
/// True once something was written to a pipe without a reader: the program must then end, see end_by_pipe().
[[nodiscard]] bool reader_has_left();
/// Ends the process in the same way as a closed pipe ends other programs. Call it at the end of a program,
/// when its files are removed.
void end_by_pipe();

} // namespace lockstep
