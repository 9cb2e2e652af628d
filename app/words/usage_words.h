#pragma once

#include <cstdint>
#include <string>

namespace lockstep {

// What a command line is told about its use, in English: it goes to the terminal alone.

/// "There is no command "rnu". Did you mean "run"? ..."; `near` may be empty.
[[nodiscard]] std::string unknown_command_sentence(const std::string& program, const std::string& name,
                                                   const std::string& near);

/// "WHAT is missing. ..."; `call` is the program with its command: "lockstep-cli run".
[[nodiscard]] std::string missing_word_sentence(const std::string& call, const std::string& words);

/// "Unexpected argument "b". ..."
[[nodiscard]] std::string extra_word_sentence(const std::string& call, const std::string& word);

/// " Did you mean "--json"?"; empty where nothing is near.
[[nodiscard]] std::string did_you_mean(const std::string& near);

/// "all, or 1..8", "a number from 1, ...": what may stand where a number is asked for; `word` may be empty.
[[nodiscard]] std::string allowed_numbers(std::uint64_t least, std::uint64_t most, const std::string& word);

/// "Assertion failed: totals.barriers = 0"
[[nodiscard]] std::string false_assertion_sentence(const std::string& expression);

/// Why a run whose values were printed, and whose assertions are true, ends with exit code 1.
[[nodiscard]] std::string wrong_run_sentence();

/// "WIDTHxHEIGHT in pixels, from 200x100 to 16384x16384"
[[nodiscard]] std::string allowed_picture_sizes(const std::string& least, const std::string& most);

/// What a name may be whose list is not known here.
[[nodiscard]] std::string allowed_names();

/// What the exit codes of every program mean.
[[nodiscard]] std::string exit_codes_sentence();

} // namespace lockstep
