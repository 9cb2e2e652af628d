#include "app/cli/commands.h"
#include "app/common/command_line.h"
#include "app/common/exit_code.h"
#include "app/common/language_option.h"
#include "app/common/progress_line.h"
#include "app/words/language/language.h"

#include <algorithm>

int main(int count, char** texts) {
    using namespace lockstep;
    watch_for_interrupt();
    Reader reader = english_reader();
    return at_the_edge(
        "lockstep-cli",
        [&] {
            const std::vector<std::string> given(texts + std::min(count, 1), texts + count);
            reader = reader_for(chosen_language(given));
            return run_command_line(lockstep_cli(), given, reader);
        },
        reader);
}
