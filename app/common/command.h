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

// The one table of a command line. Out of it come
//
//     CommandLine -> Command -> Option -> its type        parsing and help, completion, manual page

/// An option that stands alone: --json.
struct Flag {};

/// A text that a later room proves; `known` is what a shell offers for it, among what else may be.
struct Text {
    std::string name; ///< in the help: "name=value"
    std::vector<std::string> known = {};
};

/// One of these.
struct Choice {
    std::string name;
    std::vector<std::string> words;
};

/// A whole number, which may end in K, M, G or T.
struct Number {
    std::string name;
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::int64_t>::max();
    std::string word = {}; ///< what may stand in its place: "all"; empty: nothing
};

using OptionType = std::variant<Flag, Text, Choice, Number>;

/// An option of a command.
struct Option {
    std::string name; ///< with its dashes
    OptionType type;
    std::string help;
};

/// What the help names the value of an option: "FILE.lks"; empty: it takes none.
[[nodiscard]] std::string value_name(const Option& option);

/// What a shell offers as the value of an option.
[[nodiscard]] std::vector<std::string> known_values(const Option& option);

/// The words that a command takes.
struct Words {
    std::string names; ///< in the help: "WHAT WHAT ..."
    std::size_t least = 0;
    std::size_t most = 0;
    std::vector<std::string> known = {}; ///< what a shell offers; files may stand there too
};

/// One command of a program.
struct Command {
    std::string name;
    Words words;
    std::string summary; ///< one line
    std::string help;    ///< what a person needs to know beyond the options
    std::vector<Option> options;
    /// Returns the exit code, or the error to print.
    std::function<Result<int>(const Arguments&)> run;
};

/// A program's name and commands.
struct CommandLine {
    std::string name;
    std::string summary;  ///< one sentence
    std::string synopsis; ///< its use without a command; empty: there is none
    std::vector<Command> commands;
};

/// "lockstep-cli run WHAT"
[[nodiscard]] std::string call_of(const CommandLine& program, const Command& command);

} // namespace lockstep
