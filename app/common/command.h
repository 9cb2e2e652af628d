#pragma once

#include "app/common/arguments.h"
#include "core/base/result.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <variant>
#include <vector>

namespace lockstep {

// The table that defines a command line. It is the source of
//
//     CommandLine -> Command -> Option -> its type        parsing and help, completion, manual page

/// An option without a value: --json.
struct Flag {};

/// A text that is validated later; `known` are the values that shell completion offers, others may also be
/// valid.
struct Text {
    std::string name; ///< in the help: "name=value"
    std::vector<std::string> known = {};
};

/// One of these words.
struct Choice {
    std::string name;
    std::vector<std::string> words;
};

/// A whole number, which may end in K, M, G or T.
struct Number {
    std::string name;
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::int64_t>::max();
    std::string word = {}; ///< allowed instead of a number: "all"; empty: none
};

using OptionType = std::variant<Flag, Text, Choice, Number>;

/// An option of a command.
struct Option {
    std::string name; ///< including dashes
    OptionType type;
    std::string help;
};

/// The name of an option's value in the help: "FILE.lks"; empty if it takes none.
[[nodiscard]] std::string value_name(const Option& option);

/// The values that shell completion offers for an option.
[[nodiscard]] std::vector<std::string> known_values(const Option& option);

/// The words that a command takes.
struct Words {
    std::string names; ///< in the help: "WHAT WHAT ..."
    std::size_t least = 0;
    std::size_t most = 0;
    std::vector<std::string> known = {}; ///< offered by shell completion, in addition to files
};

/// One command of a program.
struct Command {
    std::string name;
    Words words;
    std::string summary; ///< one line
    std::string help;    ///< what to know beyond the options
    std::vector<Option> options;
    /// Returns the exit code, or the error to print.
    std::function<Result<int>(const Arguments&)> run;
};

/// A program's name and commands.
struct CommandLine {
    std::string name;
    std::string summary;  ///< one sentence
    std::string synopsis; ///< the usage without a command; empty: a command is required
    std::vector<Command> commands;
};

/// "lockstep-cli run WHAT"
[[nodiscard]] std::string call_of(const CommandLine& program, const Command& command);

} // namespace lockstep
