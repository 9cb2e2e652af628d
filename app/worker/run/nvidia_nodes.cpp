#include "app/worker/run/nvidia_nodes.h"

#include <array>
#include <spawn.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace lockstep {

void make_nvidia_nodes() {
    const char* const helper = "/usr/bin/nvidia-modprobe";
    if (access(helper, X_OK) != 0 ||
        (access("/dev/nvidia0", F_OK) == 0 && access("/dev/nvidia-uvm", F_OK) == 0)) {
        return;
    }
    // Arguments of the helper: create the files of the first device, and of unified memory.
    std::array<std::string, 4> words = {helper, "-c", "0", "-u"};
    std::array<char*, 5> arguments{};
    for (std::size_t i = 0; i < words.size(); ++i) {
        arguments[i] = words[i].data();
    }
    pid_t child = -1;
    if (posix_spawn(&child, helper, nullptr, nullptr, arguments.data(), environ) == 0) {
        // The exit code is ignored, because the driver reports if files are missing.
        waitpid(child, nullptr, 0);
    }
}

} // namespace lockstep
