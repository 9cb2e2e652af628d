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

/// Prints to standard error; if that fails, there is nobody to tell. Prints nothing once reader_has_left().
void print_error(const std::string& text);

/// Keeps a closed pipe (`lockstep-cli ... | head -1`) from ending the program at once, with its temporary files left. A
/// program that was started with SIGPIPE ignored gets an error from print() instead. For the start of a program.
void outlive_readers();
/// True once something was written to a pipe that nobody reads any more: the program is to end, see end_by_pipe().
[[nodiscard]] bool reader_has_left();
/// Ends the process as a closed pipe ends other programs. For the end of a program, when its files are removed.
void end_by_pipe();

} // namespace lockstep
