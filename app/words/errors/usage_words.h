#pragma once

#include <cstdint>
#include <string>

namespace lockstep {

// Messages about the usage of a command line. They are only in English, because they are printed only to the
// terminal.

/// Returns the message "There is no command "rnu". Did you mean "run"? ...". `near` is the most similar
/// command; it may be empty.
[[nodiscard]] std::string unknown_command_sentence(const std::string& program, const std::string& name,
                                                   const std::string& near);

/// Returns the message "WHAT is missing. ...". `call` is the program with its command: "lockstep-cli run".
[[nodiscard]] std::string missing_word_sentence(const std::string& call, const std::string& words);

/// Returns the message "Unexpected argument "b". ...".
[[nodiscard]] std::string extra_word_sentence(const std::string& call, const std::string& word);

/// Returns the question " Did you mean "--json"?"; empty if there is no similar word.
[[nodiscard]] std::string did_you_mean(const std::string& near);

/// Returns a description of the allowed values of a number: "all, or 1..8", "a number of at least 1, ...".
/// `word` is the keyword that is also allowed; it may be empty.
[[nodiscard]] std::string allowed_numbers(std::uint64_t least, std::uint64_t most, const std::string& word);

/// Returns the message "Assertion failed: totals.barriers = 0".
[[nodiscard]] std::string false_assertion_sentence(const std::string& expression);

/// Explains why a run ends with exit code 1 although its values were printed and its assertions are true.
[[nodiscard]] std::string wrong_run_sentence();

/// Returns the description "WIDTHxHEIGHT in pixels, from 200x100 to 16384x16384".
[[nodiscard]] std::string allowed_picture_sizes(const std::string& least, const std::string& most);

/// Describes the valid syntax of a name, for use when the list of valid names is not available.
[[nodiscard]] std::string allowed_names();

/// Explains the exit codes, which are the same for every program.
[[nodiscard]] std::string exit_codes_sentence();

} // namespace lockstep
