#pragma once

#include "app/common/arguments.h"
#include "app/words/phrase.h"
#include "core/base/result.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <variant>
#include <vector>

namespace lockstep {

/// The Qt translation contexts of the texts in the table.
inline constexpr const char* command_context = "Commands";
inline constexpr const char* option_context = "Options";

// The table that defines a command line. Parsing, help, completion scripts and manual pages are generated
// from it:
//
//     CommandLine -> Command -> Option -> its type

/// An option without a value, such as --json.
struct Flag {};

/// A string option that is validated later. `known` lists the values that shell completion offers; other
/// values may also be valid.
struct Text {
    std::string name; ///< placeholder for the value in the help: "name=value"
    std::vector<std::string> known = {};
};

/// An option that accepts only one of these words.
struct Choice {
    std::string name;
    std::vector<std::string> words;
};

/// An option that accepts a whole number with an optional suffix K, M, G or T.
struct Number {
    std::string name;
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::int64_t>::max();
    std::string word = {}; ///< keyword that is accepted instead of a number, such as "all"; empty: none
};

using OptionType = std::variant<Flag, Text, Choice, Number>;

/// An option of a command.
struct Option {
    std::string name; ///< name of the option with its dashes: "--device"
    OptionType type;
    Phrase help;
};

/// Returns the placeholder for an option's value in the help: "FILE.lks"; empty if the option takes no value.
[[nodiscard]] std::string value_name(const Option& option);

/// Returns the values that shell completion offers for an option.
[[nodiscard]] std::vector<std::string> known_values(const Option& option);

/// The positional arguments of a command.
struct Words {
    std::string names; ///< placeholders for the arguments in the usage line: "WHAT WHAT ..."
    std::size_t least = 0;
    std::size_t most = 0;
    std::vector<std::string> known = {}; ///< values that shell completion offers in addition to files
};

/// One command of a program, such as "run".
struct Command {
    std::string name;
    Words words;
    Phrase summary; ///< description in one line, without a full stop
    Phrase help;    ///< explanations beyond the list of options
    std::vector<Option> options;
    /// Executes the command. The reader makes the texts for people. Returns the exit code, or the error to
    /// print.
    std::function<Result<int>(const Arguments&, const Reader&)> run;
};

/// The name of a program and its commands.
struct CommandLine {
    std::string name;
    Phrase summary;       ///< description in one sentence
    std::string synopsis; ///< usage line without a command; if empty, a command is required
    std::vector<Command> commands;
};

/// Returns the usage line of a command: "lockstep-cli run WHAT".
[[nodiscard]] std::string call_of(const CommandLine& program, const Command& command);

} // namespace lockstep
