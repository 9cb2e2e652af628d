// lockstep-record: records packed runs, in a single file that needs only an OpenCL driver.
#include "app/common/command_line.h"
#include "app/common/exit_code.h"
#include "app/common/language_option.h"
#include "app/common/progress_line.h"
#include "app/record/record_command.h"
#include "app/record/record_worker.h"
#include "app/record/serve.h"
#include "app/words/language/language.h"
#include "app/worker/protocol.h"
#include "app/worker/remote/frames.h"

#include <algorithm>

int main(int count, char** texts) {
    using namespace lockstep;
    if (count == 2 && texts[1] == std::string(recorder_worker_argument)) {
        return run_record_worker();
    }
    if (count == 2 && texts[1] == std::string(serve_argument)) {
        return at_the_edge("lockstep-record", serve);
    }
    watch_for_interrupt();
    Reader reader = english_reader();
    return at_the_edge(
        "lockstep-record",
        [&] {
            const std::vector<std::string> given(texts + std::min(count, 1), texts + count);
            reader = reader_for(chosen_language(given));
            return run_only_command(lockstep_record(), given, reader);
        },
        reader);
}
