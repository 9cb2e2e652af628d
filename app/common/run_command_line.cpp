#include "app/common/command_line.h"

#include "app/common/exit_code.h"
#include "app/common/output.h"
#include "app/words/errors/error_words.h"
#include "app/words/errors/usage_words.h"
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

int printed(const CommandLine& program, const std::string& text) {
    const Status status = print(text);
    if (!status) {
        print_error(program.name + ": " + english(status.error()) + "\n");
        return exit_code(status.error().code);
    }
    return exit_done;
}

int complain(const CommandLine& program, const Command& command, const Error& error) {
    const bool unknown = error.code == ErrorCode::unknown_option;
    const std::string near = unknown ? nearest_row(error.arguments[0], command.options) : "";
    print_error(program.name + ": " + english(error) + did_you_mean(near) + "\n");
    return exit_code(error);
}

int run(const CommandLine& program, const Command& command, const std::vector<std::string>& given) {
    const auto arguments = parse_arguments(command, given);
    if (!arguments) {
        return complain(program, command, arguments.error());
    }
    if (arguments->has(help_option)) {
        return printed(program, help_text(program, command));
    }
    const std::string call = program.name + " " + command.name;
    if (arguments->words.size() < command.words.least) {
        return refuse(call, missing_word_sentence(call, command.words.names));
    }
    if (arguments->words.size() > command.words.most) {
        return refuse(call, extra_word_sentence(call, arguments->words[command.words.most]));
    }
    const auto code = command.run(*arguments);
    return code ? *code : complain(program, command, code.error());
}

Result<int> print_completion(const CommandLine& program, const std::string& shell) {
    const auto script = completion_script(program, shell);
    const Status status = script ? print(*script) : Status(script.error());
    return status ? Result<int>(exit_done) : status.error();
}

} // namespace

std::vector<Command> describing_commands(const std::string& name, const CommandLine& (*program)()) {
    return {
        {.name = "completion",
         .words = {.names = "bash|zsh", .least = 1, .most = 1, .known = completion_shells()},
         .summary = "print a script for shell completion of commands, options and names",
         .help = "For bash, use source <(" + name +
                 " completion bash); for zsh, replace bash by zsh.\n"
                 "To make this permanent, add the command to ~/.bashrc or ~/.zshrc.",
         .options = {},
         .run = [program](const Arguments& given) { return print_completion(program(), given.words[0]); }},
        {.name = "man",
         .words = {},
         .summary = "print the manual page, for use with man -l",
         .help = "",
         .options = {},
         .run = [program](const Arguments&) -> Result<int> {
             const Status status = print(man_page(program()));
             return status ? Result<int>(exit_done) : status.error();
         }}};
}

int run_command_line(const CommandLine& program, const std::vector<std::string>& given) {
    if (given.empty()) {
        print_error(help_text(program));
        return exit_usage;
    }
    if (given[0] == help_option || given[0] == "-h" || given[0] == "help") {
        return printed(program, help_text(program));
    }
    if (given[0] == "--version") {
        return printed(program, program.name + " " + program_version() + "\n");
    }
    const auto command = std::ranges::find(program.commands, given[0], &Command::name);
    if (command == program.commands.end()) {
        return refuse(program.name, unknown_command_sentence(program.name, given[0],
                                                             nearest_row(given[0], program.commands)));
    }
    return run(program, *command, std::vector(given.begin() + 1, given.end()));
}

} // namespace lockstep
