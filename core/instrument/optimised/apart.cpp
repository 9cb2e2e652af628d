#include "core/instrument/optimised/apart.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <fcntl.h>
#include <fstream>
#include <poll.h>
#include <string_view>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace lockstep::optimised {
namespace {

/// Limits the memory of this process to `more` bytes in addition to what it uses now.
void limit_memory(std::uint64_t more) {
    // The file contains, in pages: size, resident, shared, text, 0, data.
    std::ifstream file("/proc/self/statm");
    std::uint64_t pages = 0;
    for (int i = 0; i < 6; ++i) {
        file >> pages;
    }
    rlimit data{};
    if (file && getrlimit(RLIMIT_DATA, &data) == 0) {
        const std::uint64_t most = pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)) + more;
        data.rlim_cur = std::min<rlim_t>({data.rlim_cur, data.rlim_max, most});
        setrlimit(RLIMIT_DATA, &data);
    }
}

/// Runs `make` in the child process, with all output suppressed and without leaving files.
[[noreturn]] void work(const Apart::Make& make, unsigned seconds, int to) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    const rlimit time{seconds, seconds};
    const rlimit no_core{0, 0};
    setrlimit(RLIMIT_CPU, &time);
    setrlimit(RLIMIT_CORE, &no_core);
    limit_memory(std::uint64_t{512} << 20); // three times as much as a kernel of several pages needs
    for (const int number : {SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGFPE}) {
        std::signal(number, SIG_DFL);
    }
    if (const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC); nowhere >= 0) {
        dup2(nowhere, STDERR_FILENO);
    }
    const std::optional<std::string> made = make();
    std::string_view rest = made ? std::string_view(*made) : std::string_view();
    while (!rest.empty()) {
        const ssize_t written = write(to, rest.data(), rest.size());
        if (written < 0 && errno != EINTR) {
            _exit(1);
        }
        rest.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(written, 0)));
    }
    _exit(made ? 0 : 1);
}

/// Returns everything that the other process writes to the pipe until it closes the pipe or the time is over.
std::string heard(int from, std::chrono::steady_clock::time_point end) {
    std::string text;
    std::array<char, 1 << 16> buffer{};
    for (;;) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
        pollfd wait{from, POLLIN, 0};
        const int ready = left.count() <= 0 ? 0 : poll(&wait, 1, static_cast<int>(left.count()));
        if (ready < 0 && errno == EINTR) {
            continue;
        }
        const ssize_t count = ready > 0 ? read(from, buffer.data(), buffer.size()) : 0;
        if (count > 0) {
            text.append(buffer.data(), static_cast<std::size_t>(count));
        } else if (count == 0 || errno != EINTR) {
            return text;
        }
    }
}

} // namespace

Apart::Apart(const Make& make, unsigned seconds) {
    // Allowed wall-clock seconds per second of CPU time. Greater than 1, because other processes may use the
    // CPUs too.
    constexpr unsigned patience = 4;
    patience_ = std::chrono::seconds(patience * seconds);
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) {
        return;
    }
    child_ = fork();
    if (child_ == 0) {
        work(make, seconds, ends[1]);
    }
    close(ends[1]);
    from_ = ends[0];
}

Apart::~Apart() {
    end();
}

std::optional<std::string> Apart::take() {
    std::string text =
        child_ > 0 ? heard(from_, std::chrono::steady_clock::now() + patience_) : std::string();
    return end() ? std::optional(std::move(text)) : std::nullopt;
}

bool Apart::end() {
    if (from_ >= 0) {
        close(std::exchange(from_, -1));
    }
    if (child_ <= 0) {
        return false;
    }
    // This is safe even if the process has already ended: its id is not reused before waitpid() is called.
    kill(child_, SIGKILL);
    int status = 0;
    while (waitpid(child_, &status, 0) < 0 && errno == EINTR) {
    }
    child_ = -1;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

} // namespace lockstep::optimised
