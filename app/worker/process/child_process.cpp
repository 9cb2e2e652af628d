#include "app/worker/process/child_process.h"
#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <span>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

extern char** environ;

namespace lockstep {
namespace {

constexpr std::chrono::milliseconds turn{50};
constexpr std::chrono::milliseconds short_turn{2}; ///< polling interval while the child is about to exit
/// Maximum wait for a killed process. It exits at once, unless it is inside a driver call that cannot be
/// interrupted.
constexpr std::chrono::milliseconds most_dying{500};
constexpr std::size_t tail_bytes = 4096;
/// Maximum number of bytes read from each stream per iteration.
constexpr std::size_t turn_bytes = std::size_t{64} << 10;
constexpr int first_free_descriptor = 10; ///< greater than the descriptors of all streams of the child

void close_if_open(int& descriptor) {
    if (descriptor >= 0) {
        close(std::exchange(descriptor, -1));
    }
}

/// The streams between this process and the child: the ends of both processes. Stdin is a socket, because
/// only a socket can be written to without the risk of SIGPIPE. All descriptors are closed on exec;
/// posix_spawn gives the child its ends.
struct Streams {
    std::array<int, 2> input{-1, -1};
    std::array<int, 2> lines{-1, -1};
    std::array<int, 2> output{-1, -1};
    std::vector<int> given; ///< the child's ends of all streams

    bool open(const std::vector<int>& files) {
        for (const int file : files) {
            given.push_back(fcntl(file, F_DUPFD_CLOEXEC, first_free_descriptor));
        }
        return std::ranges::none_of(given, [](int file) { return file < 0; }) &&
               socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, input.data()) == 0 &&
               pipe2(lines.data(), O_CLOEXEC) == 0 && pipe2(output.data(), O_CLOEXEC) == 0 &&
               move_up(input[1]) && move_up(lines[1]) && move_up(output[1]);
    }
    Streams() = default;
    Streams(const Streams&) = delete;
    Streams& operator=(const Streams&) = delete;
    ~Streams() {
        for (auto* pair : {&input, &lines, &output}) {
            close_if_open((*pair)[0]);
            close_if_open((*pair)[1]);
        }
        for (int& file : given) {
            close_if_open(file);
        }
    }

private:
    /// Moves a descriptor to a number greater than those of the child's streams, because otherwise
    /// posix_spawn would replace it.
    static bool move_up(int& descriptor) {
        const int moved = fcntl(descriptor, F_DUPFD_CLOEXEC, first_free_descriptor);
        close_if_open(descriptor);
        descriptor = moved;
        return moved >= 0;
    }
};

/// Starts the program in a new process group, with the child's ends as its streams. Returns the process id of
/// the child, or -1 if it cannot be started.
pid_t spawn(const std::filesystem::path& program, std::string argument, const Streams& streams) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, streams.input[1], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, streams.output[1], STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, streams.output[1], STDERR_FILENO);
    posix_spawn_file_actions_adddup2(&actions, streams.lines[1], ChildProcess::line_descriptor);
    for (std::size_t i = 0; i < streams.given.size(); ++i) {
        posix_spawn_file_actions_adddup2(&actions, streams.given[i],
                                         ChildProcess::line_descriptor + 1 + static_cast<int>(i));
    }
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK);

    std::string name = program.string();
    std::array<char*, 3> arguments{name.data(), argument.empty() ? nullptr : argument.data(), nullptr};
    std::vector<std::string> variables = child_environment(environ);
    std::vector<char*> environment;
    environment.reserve(variables.size() + 1);
    for (std::string& variable : variables) {
        environment.push_back(variable.data());
    }
    environment.push_back(nullptr);
    pid_t pid = -1;
    const int failed =
        posix_spawn(&pid, name.c_str(), &actions, &attributes, arguments.data(), environment.data());
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
    return "exit code " + std::to_string(WEXITSTATUS(status));
}

/// Reads the available data into `part` and returns its size. Returns 0 at the end of the stream, and a
/// negative number if no data is available.
ssize_t read_some(int descriptor, std::span<char> part) {
    ssize_t size = 0;
    do {
        size = read(descriptor, part.data(), part.size());
    } while (size < 0 && errno == EINTR);
    return size < 0 && errno != EAGAIN ? 0 : size;
}

} // namespace

ChildProcess::~ChildProcess() {
    reap();
    for (int* descriptor : {&input_, &lines_, &output_}) {
        close_if_open(*descriptor);
    }
}

bool ChildProcess::start(const std::filesystem::path& program, const std::vector<int>& given,
                         const std::string& argument) {
    Streams streams;
    if (!streams.open(given)) {
        return false;
    }
    pid_ = spawn(program, argument, streams);
    if (pid_ < 0) {
        return false;
    }
    started_ = std::chrono::steady_clock::now();
    input_ = std::exchange(streams.input[0], -1);
    lines_ = std::exchange(streams.lines[0], -1);
    output_ = std::exchange(streams.output[0], -1);
    for (const int descriptor : {input_, lines_, output_}) {
        fcntl(descriptor, F_SETFL, O_NONBLOCK);
    }
    return true;
}

void ChildProcess::send(std::string_view text) {
    to_send_ += text;
    received_ = 0;
    heard_ = 0;
    started_ = std::chrono::steady_clock::now();
}

ChildProcess::Heard ChildProcess::listen(const std::function<bool(const std::string&)>& on_line,
                                         const std::function<bool()>& go_on) {
    for (bool is_last = false; !is_last && lines_ >= 0;) {
        if (!go_on()) {
            reap();
            return Heard::cancelled;
        }
        wait_for_something(turn);
        // Checked before the pipes are read, because the pipes of a child that has already ended contain all
        // of its output.
        is_last = has_ended();
        feed();
        take_output();
        if (!take_lines(on_line)) {
            return Heard::enough;
        }
        if (line_.size() > limits_.line_bytes) {
            return Heard::endless_line;
        }
        if (is_beyond_limits()) {
            return Heard::too_much;
        }
    }
    return Heard::all;
}

void ChildProcess::wait_for_something(std::chrono::milliseconds time) {
    // poll() ignores closed streams, whose number is -1. The input is only polled while there is something to
    // send.
    const int input = to_send_.empty() ? -1 : input_;
    std::array<pollfd, 3> wanted{{{input, POLLOUT, 0}, {lines_, POLLIN, 0}, {output_, POLLIN, 0}}};
    poll(wanted.data(), wanted.size(), static_cast<int>(time.count()));
}

void ChildProcess::feed() {
    if (input_ < 0 || to_send_.empty()) {
        return;
    }
    const ssize_t sent = ::send(input_, to_send_.data(), to_send_.size(), MSG_NOSIGNAL);
    to_send_.erase(0, sent > 0 ? static_cast<std::size_t>(sent) : 0);
    const bool is_to_come = sent >= 0 || errno == EAGAIN || errno == EINTR;
    if (!is_to_come) { // the child has exited before it read the input; this is detected elsewhere
        close_if_open(input_);
    }
}

bool ChildProcess::take_lines(const std::function<bool(const std::string&)>& on_line) {
    std::array<char, turn_bytes> part; // NOLINT(cppcoreguidelines-pro-type-member-init): read() fills it
    const ssize_t size = lines_ < 0 ? -1 : read_some(lines_, part);
    if (size == 0) {
        close_if_open(lines_);
    }
    if (size <= 0) {
        return true;
    }
    received_ += static_cast<std::uint64_t>(size);
    std::string_view rest(part.data(), static_cast<std::size_t>(size));
    for (std::size_t end = rest.find('\n'); end != std::string_view::npos; end = rest.find('\n')) {
        line_ += rest.substr(0, end);
        rest.remove_prefix(end + 1);
        ++heard_;
        if (!on_line(std::exchange(line_, {}))) {
            return false;
        }
    }
    line_ += rest;
    return true;
}

void ChildProcess::take_output() {
    std::array<char, turn_bytes> part; // NOLINT(cppcoreguidelines-pro-type-member-init): read() fills it
    const ssize_t size = output_ < 0 ? -1 : read_some(output_, part);
    if (size == 0) {
        close_if_open(output_);
    }
    if (size > 0) {
        tail_.append(part.data(), static_cast<std::size_t>(size));
        tail_.erase(0, tail_.size() - std::min(tail_.size(), tail_bytes));
    }
}

/// Returns whether the child has ended, even if its exit status was already collected.
bool ChildProcess::has_ended() const {
    siginfo_t info{};
    return pid_ < 0 || waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
           info.si_pid == pid_;
}

bool ChildProcess::is_beyond_limits() const {
    const auto time =
        std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - started_);
    const auto seconds = static_cast<std::uint64_t>(time.count());
    return received_ > limits_.bytes + limits_.bytes_a_second * seconds ||
           heard_ > limits_.lines + limits_.lines_a_second * seconds;
}

/// Kills the child's process group. Waits only for the child itself, because init reaps the other processes.
void ChildProcess::reap() {
    if (pid_ < 0) {
        return;
    }
    kill(-pid_, SIGKILL);
    const auto begin = std::chrono::steady_clock::now();
    while (!has_ended() && std::chrono::steady_clock::now() - begin < most_dying) {
        std::this_thread::sleep_for(short_turn);
    }
    // Does not block. A process that hangs in a driver therefore remains until this program exits.
    waitpid(pid_, &status_, WNOHANG);
    pid_ = -1;
}

ChildProcess::End ChildProcess::finish(std::chrono::milliseconds grace, const std::function<bool()>& go_on) {
    close_if_open(lines_); // further output is not needed
    close_if_open(input_);
    const auto begin = std::chrono::steady_clock::now();
    while (!has_ended() && std::chrono::steady_clock::now() - begin < grace && (!go_on || go_on())) {
        wait_for_something(short_turn);
        take_output();
    }
    const bool ended_itself = has_ended();
    reap();
    take_output();
    return {ended_itself ? std::optional(describe(status_)) : std::nullopt, std::move(tail_)};
}

} // namespace lockstep
