#include "app/common/command_line.h"

#include "app/words/errors/usage_words.h"
#include "core/base/version.h"

#include <algorithm>

namespace lockstep {
namespace {

/// Escapes a string for troff: dashes, which troff would print as hyphens, and backslashes, dots and quotes,
/// which troff would interpret as commands.
std::string plain(const std::string& text) {
    std::string escaped;
    bool line_begins = true;
    for (const char letter : text) {
        if (line_begins && (letter == '.' || letter == '\'')) {
            escaped += "\\&";
        }
        escaped += letter == '\\' ? "\\e" : letter == '-' ? "\\-" : std::string(1, letter);
        line_begins = letter == '\n';
    }
    return escaped;
}

std::string in_capitals(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char letter) { return std::toupper(letter); });
    return text;
}

std::string synopsis(const CommandLine& program) {
    std::string text = ".SH SYNOPSIS\n";
    if (!program.synopsis.empty()) {
        text += ".B " + plain(program.name) + "\n" + plain(program.synopsis) + "\n.br\n";
    }
    for (const Command& command : program.commands) {
        text += ".B " + plain(call_of(program, command)) + "\n[options]\n.br\n";
    }
    return text;
}

std::string section(const Command& command) {
    std::string text =
        ".SS " + plain(command.name + " " + command.words.names) + "\n" + plain(command.summary + ".") + "\n";
    if (!command.help.empty()) {
        text += ".PP\n" + plain(command.help) + "\n";
    }
    for (const Option& option : command.options) {
        text += ".TP\n.B " + plain(option.name + " " + value_name(option)) + "\n" + plain(option.help) + "\n";
    }
    return text;
}

} // namespace

std::string man_page(const CommandLine& program) {
    std::string page = ".TH " + in_capitals(program.name) + " 1 \"\" \"Lockstep " + program_version() +
                       "\"\n.SH NAME\n" + plain(program.name) + " \\- " + plain(program.summary) + "\n" +
                       synopsis(program) + ".SH COMMANDS\n";
    for (const Command& command : program.commands) {
        page += section(command);
    }
    return page + ".SH EXIT STATUS\n" + plain(exit_codes_sentence()) + "\n";
}

} // namespace lockstep
