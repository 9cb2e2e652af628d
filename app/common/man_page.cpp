#include "app/common/command_line.h"

#include "app/words/errors/usage_words.h"
#include "app/words/translatable.h"
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

Phrase heading(const char* words) {
    return {command_context, words};
}

std::string headline(const Reader& reader, const char* words) {
    return ".SH " + plain(text_for(reader, heading(words))) + "\n";
}

std::string synopsis(const CommandLine& program, const Reader& reader) {
    const std::string options = plain(text_for(reader, heading(QT_TRANSLATE_NOOP("Commands", "[options]"))));
    std::string text = headline(reader, QT_TRANSLATE_NOOP("Commands", "SYNOPSIS"));
    if (!program.synopsis.empty()) {
        text += ".B " + plain(program.name) + "\n" + plain(program.synopsis) + "\n.br\n";
    }
    for (const Command& command : program.commands) {
        text += ".B " + plain(call_of(program, command)) + "\n" + options + "\n.br\n";
    }
    return text;
}

std::string section(const Command& command, const Reader& reader) {
    std::string text = ".SS " + plain(command.name + " " + command.words.names) + "\n" +
                       plain(text_for(reader, command.summary) + ".") + "\n";
    if (!command.help.empty()) {
        text += ".PP\n" + plain(text_for(reader, command.help)) + "\n";
    }
    for (const Option& option : command.options) {
        text += ".TP\n.B " + plain(option.name + " " + value_name(option)) + "\n" +
                plain(text_for(reader, option.help)) + "\n";
    }
    return text;
}

} // namespace

std::string man_page(const CommandLine& program, const Reader& reader) {
    std::string page = ".TH " + in_capitals(program.name) + " 1 \"\" \"Lockstep " + program_version() +
                       "\"\n" + headline(reader, QT_TRANSLATE_NOOP("Commands", "NAME")) +
                       plain(program.name) + " \\- " + plain(text_for(reader, program.summary)) + "\n" +
                       synopsis(program, reader) +
                       headline(reader, QT_TRANSLATE_NOOP("Commands", "COMMANDS"));
    for (const Command& command : program.commands) {
        page += section(command, reader);
    }
    return page + headline(reader, QT_TRANSLATE_NOOP("Commands", "EXIT STATUS")) +
           plain(text_for(reader, exit_codes_sentence())) + "\n";
}

} // namespace lockstep
