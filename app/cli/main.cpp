#include "app/cli/commands.h"
#include "app/cli/edge.h"
#include "app/cli/exit_code.h"
#include "app/cli/help.h"
#include "app/cli/output.h"
#include "app/cli/progress_line.h"
#include "app/words/error_words.h"
#include "core/base/nearest.h"
#include "core/base/version.h"

#include <algorithm>

namespace {

using namespace lockstep;

int complain(const Error& error) {
    print_error("lockstep-cli: " + english(error) + "\n");
    return exit_code(error.code);
}

int printed(const std::string& text) {
    const Status status = print(text);
    return status ? exit_done : complain(status.error());
}

int unknown_command(const std::string& name) {
    std::vector<std::string> names(commands().size());
    std::ranges::transform(commands(), names.begin(), &Command::name);
    const std::string near = nearest_name(name, names);
    print_error("lockstep-cli: There is no command \"" + name + "\"." +
                (near.empty() ? "" : " Did you mean \"" + near + "\"?") +
                " \"lockstep-cli --help\" names all.\n");
    return exit_usage;
}

int wrong_word_count(const Command& command, const Arguments& arguments) {
    const std::string wrong = arguments.words.size() < command.least_words
                                  ? command.words + " is missing after it."
                                  : "\"" + arguments.words[command.most_words] + "\" is one word too many.";
    print_error("lockstep-cli " + command.name + ": " + wrong + " \"lockstep-cli " + command.name +
                " --help\" shows its use.\n");
    return exit_usage;
}

int run(const Command& command, const std::vector<std::string>& given) {
    if (std::ranges::find(given, "--help") != given.end() || std::ranges::find(given, "-h") != given.end()) {
        return printed(help_text(command));
    }
    const auto arguments = parse_arguments(given, command.options);
    if (!arguments) {
        return complain(arguments.error());
    }
    if (arguments->words.size() < command.least_words || arguments->words.size() > command.most_words) {
        return wrong_word_count(command, *arguments);
    }
    const auto code = command.run(*arguments);
    return code ? *code : complain(code.error());
}

int run_given(const std::vector<std::string>& given) {
    if (given.empty() || given[0] == "--help" || given[0] == "-h" || given[0] == "help") {
        if (!given.empty()) {
            return printed(help_text());
        }
        print_error(help_text());
        return exit_usage;
    }
    if (given[0] == "--version") {
        return printed(std::string("lockstep-cli ") + program_version() + "\n");
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
