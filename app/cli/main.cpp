#include "app/cli/commands.h"
#include "app/cli/edge.h"
#include "app/cli/exit_code.h"
#include "app/cli/help.h"
#include "app/cli/progress_line.h"
#include "app/words/error_words.h"
#include "core/base/nearest.h"
#include "core/base/version.h"

#include <algorithm>
#include <cerrno>
#include <iostream>
#include <system_error>

namespace {

using namespace lockstep;

int complain(const Error& error) {
    std::cerr << "lockstep-cli: " << english(error) << "\n";
    return exit_code(error.code);
}

int unknown_command(const std::string& name) {
    std::vector<std::string> names(commands().size());
    std::ranges::transform(commands(), names.begin(), &Command::name);
    const std::string near = nearest_name(name, names);
    std::cerr << "lockstep-cli: There is no command \"" << name << "\"."
              << (near.empty() ? "" : " Did you mean \"" + near + "\"?")
              << " \"lockstep-cli --help\" names all.\n";
    return exit_usage;
}

int wrong_word_count(const Command& command, const Arguments& arguments) {
    if (arguments.words.size() < command.least_words) {
        std::cerr << "lockstep-cli " << command.name << ": " << command.words << " is missing after it.";
    } else {
        std::cerr << "lockstep-cli " << command.name << ": \"" << arguments.words[command.most_words]
                  << "\" is one word too many.";
    }
    std::cerr << " \"lockstep-cli " << command.name << " --help\" shows its use.\n";
    return exit_usage;
}

int run(const Command& command, const std::vector<std::string>& given) {
    if (std::ranges::find(given, "--help") != given.end() || std::ranges::find(given, "-h") != given.end()) {
        std::cout << help_text(command);
        return exit_done;
    }
    const auto arguments = parse_arguments(given, command.options);
    if (!arguments) {
        return complain(arguments.error());
    }
    if (arguments->words.size() < command.least_words || arguments->words.size() > command.most_words) {
        return wrong_word_count(command, *arguments);
    }
    const auto code = command.run(*arguments);
    errno = 0;
    if (code && !std::cout.flush()) {
        return complain({.code = ErrorCode::cannot_write_file,
                         .arguments = {"The output", std::generic_category().message(errno)}});
    }
    return code ? *code : complain(code.error());
}

int run_given(const std::vector<std::string>& given) {
    if (given.empty() || given[0] == "--help" || given[0] == "-h" || given[0] == "help") {
        (given.empty() ? std::cerr : std::cout) << help_text();
        return given.empty() ? exit_usage : exit_done;
    }
    if (given[0] == "--version") {
        std::cout << "lockstep-cli " << program_version() << "\n";
        return exit_done;
    }
    const auto command = std::ranges::find(commands(), given[0], &Command::name);
    return command == commands().end() ? unknown_command(given[0])
                                       : run(*command, std::vector(given.begin() + 1, given.end()));
}

} // namespace

int main(int count, char** texts) {
    watch_for_interrupt();
    return at_the_edge("lockstep-cli", [&] {
        return run_given(std::vector<std::string>(texts + std::min(count, 1), texts + count));
    });
}
