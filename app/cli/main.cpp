#include "app/cli/commands.h"
#include "app/common/command_line.h"
#include "app/common/exit_code.h"
#include "app/common/progress_line.h"

#include <algorithm>

int main(int count, char** texts) {
    using namespace lockstep;
    watch_for_interrupt();
    return at_the_edge("lockstep-cli", [&] {
        return run_command_line(lockstep_cli(),
                                std::vector<std::string>(texts + std::min(count, 1), texts + count));
    });
}
