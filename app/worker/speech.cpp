#include "app/worker/speech.h"

#include "app/worker/given.h"
#include "app/worker/process/child_process.h"

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <string_view>
#include <sys/prctl.h>
#include <unistd.h>

namespace lockstep {

bool begin_speech() {
    // Ends this process if its parent exits, because nobody would read the reply.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    for (int file = given::stream; file < given::end; ++file) {
        // Closes the descriptor in programs that this process starts; no effect if it is not open.
        fcntl(file, F_SETFD, FD_CLOEXEC);
    }
    return fcntl(ChildProcess::line_descriptor, F_SETFD, FD_CLOEXEC) == 0;
}

void say(const std::string& line) {
    const std::string whole = line + "\n";
    std::string_view rest = whole;
    while (!rest.empty()) {
        const ssize_t sent = write(ChildProcess::line_descriptor, rest.data(), rest.size());
        if (sent < 0 && errno != EINTR) {
            return;
        }
        rest.remove_prefix(sent > 0 ? static_cast<std::size_t>(sent) : 0);
    }
}

} // namespace lockstep
