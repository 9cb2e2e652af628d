#include "app/cli/help.h"

#include "app/cli/table.h"

namespace lockstep {

std::string help_text() {
    Table table;
    for (const Command& command : commands()) {
        table.rows.push_back(
            {"  lockstep-cli " + command.name + (command.words.empty() ? "" : " " + command.words),
             command.summary});
    }
    return "Lockstep shows how a GPU executes a kernel and moves its data.\n\n" + to_text(table) +
           "\n\"lockstep-cli COMMAND --help\" tells more; --version prints the version.\n"
           "Exit codes: 0 done, 1 findings or a wrong result, 2 usage, 3 unusable input, 4 no device, a "
           "failure\n"
           "of the driver or of the program itself, or too little memory, 130 cancelled.\n";
}

std::string help_text(const Command& command) {
    std::string text = "lockstep-cli " + command.name + (command.words.empty() ? "" : " " + command.words) +
                       " [options]: " + command.summary + "\n\n";
    if (!command.help.empty()) {
        text += command.help + "\n\n";
    }
    Table table;
    for (const OptionInfo& option : command.options) {
        table.rows.push_back(
            {"  " + option.name + (option.value.empty() ? "" : " " + option.value), option.help});
    }
    return text + to_text(table);
}

} // namespace lockstep
