#include "app/common/command_line.h"

#include "app/words/errors/error_words.h"
#include "app/words/translatable.h"
#include "core/base/nearest.h"

#include <algorithm>

namespace lockstep {
namespace {

std::string in_quotes(const std::string& text) {
    std::string quoted = "'";
    for (const char letter : text) {
        quoted += letter == '\'' ? "'\\''" : std::string(1, letter);
    }
    return quoted + "'";
}

std::string spaced(const std::vector<std::string>& words) {
    std::string line;
    for (const std::string& word : words) {
        line += (line.empty() ? "" : " ") + word;
    }
    return line;
}

std::string function_name(const CommandLine& program) {
    std::string name = "_" + program.name;
    std::ranges::replace(name, '-', '_');
    return name;
}

template <class Row>
std::vector<std::string> names_of(const std::vector<Row>& rows) {
    std::vector<std::string> names(rows.size());
    std::ranges::transform(rows, names.begin(), &Row::name);
    return names;
}

// bash: `current` is the word being completed, `previous` the word before it.

constexpr const char* bash_begin = R"(%1() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} offers=
    if [ "$COMP_CWORD" -eq 1 ]; then
        offers=%2
    else
        case "${COMP_WORDS[1]} $previous $current" in
)";

constexpr const char* bash_end = R"(        esac
    fi
    COMPREPLY=($(compgen -W "$offers" -- "$current"))
}
complete -o default -F %1 %2
)";

std::string bash_case(const std::string& pattern, const std::vector<std::string>& offers) {
    return "        " + pattern + ") offers=" + in_quotes(spaced(offers)) + " ;;\n";
}

/// Generates the branches of a bash `case` statement that complete a command. In order of precedence, they
/// complete the value of an option, an option, and a positional argument.
std::string bash_cases(const Command& command) {
    std::string cases;
    for (const Option& option : command.options) {
        if (!value_name(option).empty()) {
            cases += bash_case(in_quotes(command.name + " " + option.name + " ") + "*", known_values(option));
        }
    }
    std::vector<std::string> options = names_of(command.options);
    options.emplace_back("--help");
    return cases + bash_case(in_quotes(command.name + " ") + "*' -'*", options) +
           bash_case(in_quotes(command.name + " ") + "*", command.words.known);
}

std::string bash_script(const CommandLine& program, const Reader& /*reader*/) {
    std::vector<std::string> first = names_of(program.commands);
    first.insert(first.end(), {"--help", "--version"});
    std::string script = fill(bash_begin, {function_name(program), in_quotes(spaced(first))});
    for (const Command& command : program.commands) {
        script += bash_cases(command);
    }
    return script + fill(bash_end, {function_name(program), program.name});
}

// zsh: _arguments takes one specification per option: '*--set[help]:name=value:(words)'.

constexpr const char* zsh_begin = R"(#compdef %2
%1() {
    local -a commands=(%3)
    if (( CURRENT == 2 )); then
        _describe command commands
        return
    fi
    local command=$words[2]
    shift words
    (( CURRENT-- ))
    case $command in
)";

constexpr const char* zsh_end = R"(    esac
}
compdef %1 %2
)";

/// Escapes, with a backslash, the characters that would separate the fields of a zsh specification.
std::string part(const std::string& text) {
    std::string escaped;
    for (const char letter : text) {
        escaped += (std::string_view("[]:\\").find(letter) == std::string_view::npos ? "" : "\\") +
                   std::string(1, letter);
    }
    return escaped;
}

/// Returns zsh's completion action for an option or argument: it offers the given words, or files if there
/// are none.
std::string zsh_offers(const std::vector<std::string>& words) {
    return words.empty() ? "_files" : "(" + spaced(words) + ")";
}

std::string zsh_option(const Option& option, const Reader& reader) {
    const std::string value = value_name(option);
    const std::string begin = "*" + option.name + "[" + part(text_for(reader, option.help)) + "]";
    return in_quotes(value.empty() ? begin
                                   : begin + ":" + part(value) + ":" + zsh_offers(known_values(option)));
}

std::string zsh_case(const Command& command, const Reader& reader) {
    const Phrase help(option_context, QT_TRANSLATE_NOOP("Options", "print the help"));
    std::string text =
        "    " + command.name + ") _arguments " + in_quotes("--help[" + part(text_for(reader, help)) + "]");
    for (const Option& option : command.options) {
        text += " \\\n        " + zsh_option(option, reader);
    }
    if (!command.words.names.empty()) {
        const std::string words = "*:" + part(command.words.names) + ":_alternative ";
        text += " \\\n        " + in_quotes(words + "\"names:name:(" + spaced(command.words.known) +
                                            ")\" \"files:file:_files\"");
    }
    return text + " ;;\n";
}

std::string zsh_script(const CommandLine& program, const Reader& reader) {
    std::string described;
    for (const Command& command : program.commands) {
        described += (described.empty() ? "" : " ") +
                     in_quotes(command.name + ":" + text_for(reader, command.summary));
    }
    std::string script = fill(zsh_begin, {function_name(program), program.name, described});
    for (const Command& command : program.commands) {
        script += zsh_case(command, reader);
    }
    return script + fill(zsh_end, {function_name(program), program.name});
}

struct Shell {
    const char* name;
    std::string (*script)(const CommandLine&, const Reader&);
};

constexpr Shell shells[] = {{"bash", bash_script}, {"zsh", zsh_script}};

} // namespace

std::vector<std::string> completion_shells() {
    std::vector<std::string> names(std::size(shells));
    std::ranges::transform(shells, names.begin(), &Shell::name);
    return names;
}

Result<std::string> completion_script(const CommandLine& program, const std::string& shell,
                                      const Reader& reader) {
    const auto* found = std::ranges::find_if(shells, [&](const Shell& each) { return each.name == shell; });
    if (found == std::end(shells)) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {"completion", shell, joined(completion_shells())}};
    }
    return found->script(program, reader);
}

} // namespace lockstep
