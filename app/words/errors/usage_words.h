#pragma once

#include "app/words/phrase.h"

#include <cstddef>
#include <string>

namespace lockstep {

// Messages about the usage of a command line.

/// The Qt translation context of the texts that the functions in this header return.
inline constexpr const char* usage_context = "Usage";

/// Returns the message "There is no command "rnu". Did you mean "run"? ...", one phrase per sentence. `near`
/// is the most similar command; it may be empty.
[[nodiscard]] std::string unknown_command_text(const Reader& reader, const std::string& program,
                                               const std::string& name, const std::string& near);

/// Returns the message "WHAT is missing. ...". `call` is the program with its command: "lockstep-cli run".
[[nodiscard]] Phrase missing_word_sentence(const std::string& call, const std::string& words);

/// Returns the message "Unexpected argument "b". ...".
[[nodiscard]] Phrase extra_word_sentence(const std::string& call, const std::string& word, std::size_t most);

/// Returns the question " Did you mean "--json"?", which follows a sentence; empty if there is no similar
/// word.
[[nodiscard]] Phrase did_you_mean(const std::string& near);

/// Returns the message "Assertion failed: totals.barriers = 0".
[[nodiscard]] Phrase false_assertion_sentence(const std::string& expression);

/// Explains why a run ends with exit code 1 although its values were printed and its assertions are true.
[[nodiscard]] Phrase wrong_run_sentence();

/// Explains why the window cannot be opened.
[[nodiscard]] Phrase no_display_sentence();

/// Explains the exit codes, which are the same for every program.
[[nodiscard]] Phrase exit_codes_sentence();

} // namespace lockstep
