#include "app/common/command_line.h"

#include "app/common/exit_code.h"
#include "app/common/language_option.h"
#include "app/common/output.h"
#include "app/words/errors/error_words.h"
#include "app/words/errors/usage_words.h"
#include "app/words/translatable.h"
#include "core/base/nearest.h"
#include "core/base/version.h"

#include <algorithm>

namespace lockstep {
namespace {

template <class Row>
std::string nearest_row(const std::string& name, const std::vector<Row>& rows) {
    std::vector<std::string> names(rows.size());
    std::ranges::transform(rows, names.begin(), &Row::name);
    return nearest_name(name, names);
}

int refuse(const std::string& program, const std::string& sentence) {
    print_error(program + ": " + sentence + "\n");
    return exit_usage;
}

int printed(const CommandLine& program, const std::string& text, const Reader& reader) {
    const Status status = print(text);
    if (!status) {
        print_error(program.name + ": " + text_for(reader, status.error()) + "\n");
        return exit_code(status.error().code);
    }
    return exit_done;
}

int complain(const CommandLine& program, const Command& command, const Error& error, const Reader& reader) {
    const bool unknown = error.code == ErrorCode::unknown_option;
    const std::string near = unknown ? nearest_row(error.arguments[0], command.options) : "";
    print_error(program.name + ": " + text_for(reader, error) + text_for(reader, did_you_mean(near)) + "\n");
    return exit_code(error);
}

int run(const CommandLine& program, const Command& command, const std::vector<std::string>& given,
        const Reader& reader) {
    const auto arguments = parse_arguments(command, given);
    if (!arguments) {
        return complain(program, command, arguments.error(), reader);
    }
    if (arguments->has(help_option)) {
        return printed(program, help_text(program, command, reader), reader);
    }
    const std::string call = program.name + (command.name.empty() ? "" : " " + command.name);
    if (arguments->words.size() < command.words.least) {
        return refuse(call, text_for(reader, missing_word_sentence(call, command.words.names)));
    }
    if (arguments->words.size() > command.words.most) {
        return refuse(call, text_for(reader, extra_word_sentence(call, arguments->words[command.words.most],
                                                                 command.words.most)));
    }
    const auto code = command.run(*arguments, reader);
    return code ? *code : complain(program, command, code.error(), reader);
}

Result<int> print_completion(const CommandLine& program, const std::string& shell, const Reader& reader) {
    const auto script = completion_script(program, shell, reader);
    const Status status = script ? print(*script) : Status(script.error());
    return status ? Result<int>(exit_done) : status.error();
}

} // namespace

std::vector<Command> describing_commands(const std::string& name, const CommandLine& (*program)()) {
    return {
        {.name = "completion",
         .words = {.names = "bash|zsh", .least = 1, .most = 1, .known = completion_shells()},
         .summary = {command_context,
                     QT_TRANSLATE_NOOP("Commands",
                                       "print a script for shell completion of commands, options and names")},
         .help = {command_context,
                  QT_TRANSLATE_NOOP(
                      "Commands",
                      "For bash, use source <(%1 completion bash); for zsh, replace bash by zsh.\n"
                      "To make this permanent, add the command to ~/.bashrc or ~/.zshrc."),
                  {name}},
         .options = {language_option()},
         .run =
             [program](const Arguments& given, const Reader& reader) {
                 return print_completion(program(), given.words[0], reader);
             }},
        {.name = "man",
         .words = {},
         .summary = {command_context,
                     QT_TRANSLATE_NOOP("Commands", "print the manual page, for use with man -l")},
         .help = {},
         .options = {language_option()},
         .run = [program](const Arguments&, const Reader& reader) -> Result<int> {
             const Status status = print(man_page(program(), reader));
             return status ? Result<int>(exit_done) : status.error();
         }}};
}

int run_command_line(const CommandLine& program, const std::vector<std::string>& all, const Reader& reader) {
    const auto given = without_language(all);
    if (!given) {
        return refuse(program.name, text_for(reader, given.error()));
    }
    if (given->empty()) {
        print_error(help_text(program, reader));
        return exit_usage;
    }
    const std::string& first = given->front();
    if (first == help_option || first == "-h" || first == "help") {
        return printed(program, help_text(program, reader), reader);
    }
    if (first == "--version") {
        return printed(program, program.name + " " + program_version() + "\n", reader);
    }
    const auto command = std::ranges::find(program.commands, first, &Command::name);
    if (command == program.commands.end()) {
        return refuse(program.name, unknown_command_text(reader, program.name, first,
                                                         nearest_row(first, program.commands)));
    }
    return run(program, *command, std::vector(given->begin() + 1, given->end()), reader);
}

int run_only_command(const CommandLine& program, const std::vector<std::string>& all, const Reader& reader) {
    const auto given = without_language(all);
    if (!given) {
        return refuse(program.name, text_for(reader, given.error()));
    }
    if (given->size() == 1 && given->front() == "--version") {
        return printed(program, program.name + " " + program_version() + "\n", reader);
    }
    return run(program, program.commands.front(), *given, reader);
}

} // namespace lockstep
