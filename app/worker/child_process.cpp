#include "app/worker/child_process.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

extern char** environ;

namespace lockstep {
namespace {

constexpr int poll_ms = 50;
constexpr std::size_t error_tail_bytes = 4096;

void close_if_open(int& descriptor) {
    if (descriptor >= 0) {
        close(std::exchange(descriptor, -1));
    }
}

/// Our end and the child's end of the three streams. Stdin is a socket, because only a socket can be written
/// to without the risk of SIGPIPE. No end is inherited by accident: the child's are put in place by the
/// spawn.
struct Streams {
    std::array<int, 2> input{-1, -1};
    std::array<int, 2> output{-1, -1};
    std::array<int, 2> errors{-1, -1};

    bool open() {
        return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, input.data()) == 0 &&
               pipe2(output.data(), O_CLOEXEC) == 0 && pipe2(errors.data(), O_CLOEXEC) == 0;
    }
    Streams() = default;
    Streams(const Streams&) = delete;
    Streams& operator=(const Streams&) = delete;
    ~Streams() {
        for (auto* pair : {&input, &output, &errors}) {
            close_if_open((*pair)[0]);
            close_if_open((*pair)[1]);
        }
    }
};

/// posix_spawn with the child's ends as its streams, in a process group of its own. The child's pid, or -1.
pid_t spawn(const std::filesystem::path& program, const Streams& streams) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, streams.input[1], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, streams.output[1], STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, streams.errors[1], STDERR_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK);

    std::string name = program.string();
    std::array<char*, 2> arguments{name.data(), nullptr};
    pid_t pid = -1;
    const int failed = posix_spawn(&pid, name.c_str(), &actions, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    errno = failed;
    return failed == 0 ? pid : -1;
}

std::string describe(int status) {
    if (WIFSIGNALED(status)) {
        const int signal = WTERMSIG(status);
        return "signal " + std::to_string(signal) + " (" + strsignal(signal) + ")";
    }
    return WEXITSTATUS(status) == 0 ? "" : "exit code " + std::to_string(WEXITSTATUS(status));
}

} // namespace

ChildProcess::~ChildProcess() {
    kill_and_reap();
    close_if_open(input_);
    close_if_open(output_);
    close_if_open(errors_);
}

bool ChildProcess::start(const std::filesystem::path& program, const std::string& input) {
    Streams streams;
    if (!streams.open()) {
        return false;
    }
    pid_ = spawn(program, streams);
    if (pid_ < 0) {
        return false;
    }
    input_ = std::exchange(streams.input[0], -1);
    output_ = std::exchange(streams.output[0], -1);
    errors_ = std::exchange(streams.errors[0], -1);
    fcntl(output_, F_SETFL, O_NONBLOCK);
    fcntl(errors_, F_SETFL, O_NONBLOCK);
    // A child that died before it read shows by its end, not here.
    [[maybe_unused]] const bool all = feed(input);
    close_if_open(input_);
    return true;
}

bool ChildProcess::feed(const std::string& input) const {
    std::size_t sent = 0;
    while (sent < input.size()) {
        const ssize_t part = send(input_, input.data() + sent, input.size() - sent, MSG_NOSIGNAL);
        if (part < 0 && errno != EINTR) {
            return false;
        }
        sent += part > 0 ? static_cast<std::size_t>(part) : 0;
    }
    return true;
}

bool ChildProcess::read_lines(const std::function<void(const std::string&)>& on_line,
                              const std::function<bool()>& go_on) {
    while (output_ >= 0) {
        if (!go_on()) {
            kill_and_reap();
            return false;
        }
        std::array<pollfd, 2> wanted{{{output_, POLLIN, 0}, {errors_, POLLIN, 0}}};
        if (poll(wanted.data(), wanted.size(), poll_ms) > 0) {
            take_errors();
            take_output(on_line);
        }
    }
    return true;
}

void ChildProcess::take_output(const std::function<void(const std::string&)>& on_line) {
    std::array<char, 4096> part{};
    ssize_t size = 0;
    while ((size = read(output_, part.data(), part.size())) > 0) {
        for (const char letter : std::string_view(part.data(), static_cast<std::size_t>(size))) {
            if (letter != '\n') {
                line_ += letter;
                continue;
            }
            on_line(std::exchange(line_, {}));
        }
    }
    if (size == 0) {
        close_if_open(output_);
    }
}

void ChildProcess::take_errors() {
    std::array<char, 4096> part{};
    ssize_t size = 0;
    while (errors_ >= 0 && (size = read(errors_, part.data(), part.size())) > 0) {
        error_tail_.append(part.data(), static_cast<std::size_t>(size));
        if (error_tail_.size() > error_tail_bytes) {
            error_tail_.erase(0, error_tail_.size() - error_tail_bytes);
        }
    }
    if (size == 0) {
        close_if_open(errors_); // poll() passes over it from here on
    }
}

void ChildProcess::kill_and_reap() {
    if (pid_ < 0) {
        return;
    }
    kill(-pid_, SIGKILL);
    [[maybe_unused]] const End end = finish();
}

ChildProcess::End ChildProcess::finish() {
    int status = 0;
    while (waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
    }
    pid_ = -1;
    take_errors();
    return {describe(status), error_tail_};
}

} // namespace lockstep
