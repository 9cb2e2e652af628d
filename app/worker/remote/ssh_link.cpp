#include "app/worker/remote/ssh_link.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <iterator>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

extern char** environ;

namespace lockstep {
namespace {

constexpr std::size_t read_bytes_at_once = std::size_t{256} << 10;
constexpr std::size_t most_waiting = std::size_t{1} << 20;
constexpr std::size_t most_error_bytes = std::size_t{8} << 10;
constexpr std::size_t drop_bytes = std::size_t{1} << 20; ///< sent bytes are removed in pieces of this size
constexpr std::chrono::milliseconds most_stopping{500};
constexpr std::chrono::milliseconds stop_turn{5};
constexpr int first_own_descriptor = 10;

/// A stream between ssh and this process.
struct SshStream {
    Descriptor ours;
    Descriptor theirs;
};

/// Moves a descriptor above the standard streams, which posix_spawn replaces.
Descriptor moved_up(int number) {
    const Descriptor given(number);
    return Descriptor(number < 0 ? -1 : fcntl(number, F_DUPFD_CLOEXEC, first_own_descriptor));
}

SshStream make_input() {
    std::array<int, 2> ends{-1, -1};
    // A socket, because only a socket can be written to without the risk of SIGPIPE.
    socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data());
    return {moved_up(ends[0]), moved_up(ends[1])};
}

SshStream make_output() {
    std::array<int, 2> ends{-1, -1};
    (void)!pipe2(ends.data(), O_CLOEXEC);
    return {moved_up(ends[0]), moved_up(ends[1])};
}

pid_t spawn_ssh(const std::vector<std::string>& arguments, int input, int output, int errors) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    std::vector<std::string> words{"ssh"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    std::ranges::transform(words, std::back_inserter(pointers),
                           [](std::string& word) { return word.data(); });
    pointers.push_back(nullptr);
    pid_t pid = -1;
    const int failed = posix_spawnp(&pid, "ssh", &actions, &attributes, pointers.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    errno = failed;
    return failed == 0 ? pid : -1;
}

/// Reads what is there and appends it to `to`. Returns false at the end of the stream.
bool read_into(std::string& to, int descriptor) {
    std::array<char, read_bytes_at_once>
        part; // NOLINT(cppcoreguidelines-pro-type-member-init): read() fills it
    const ssize_t got = read(descriptor, part.data(), part.size());
    to.append(part.data(), got > 0 ? static_cast<std::size_t>(got) : 0);
    return got > 0 || (got < 0 && (errno == EAGAIN || errno == EINTR));
}

} // namespace

SshLink::~SshLink() {
    stop(std::chrono::milliseconds(0));
}

Status SshLink::start(const std::vector<std::string>& arguments) {
    SshStream input = make_input();
    SshStream output = make_output();
    SshStream errors = make_output();
    pid_ = spawn_ssh(arguments, input.theirs.number(), output.theirs.number(), errors.theirs.number());
    if (pid_ < 0) {
        return Error{.code = ErrorCode::ssh_not_started, .arguments = {std::strerror(errno)}};
    }
    for (const SshStream* stream : {&input, &output, &errors}) {
        fcntl(stream->ours.number(), F_SETFL, O_NONBLOCK);
    }
    input_ = std::move(input.ours);
    output_ = std::move(output.ours);
    error_output_ = std::move(errors.ours);
    active_ = std::chrono::steady_clock::now();
    return {};
}

void SshLink::send(std::string_view bytes) {
    to_send_ += bytes;
}

std::string SshLink::take_received() {
    return std::exchange(received_, {});
}

void SshLink::pump(std::chrono::milliseconds time) {
    std::array<pollfd, 3> wanted{{{queued() == 0 ? -1 : input_.number(), POLLOUT, 0},
                                  {received_.size() < most_waiting ? output_.number() : -1, POLLIN, 0},
                                  {error_output_.number(), POLLIN, 0}}};
    if (poll(wanted.data(), wanted.size(), static_cast<int>(time.count())) <= 0) {
        return;
    }
    if (wanted[2].revents != 0) {
        read_errors();
    }
    if (wanted[1].revents != 0) {
        read_output();
    }
    if (wanted[0].revents != 0) {
        feed();
    }
}

void SshLink::feed() {
    const ssize_t sent =
        ::send(input_.number(), to_send_.data() + sent_, queued(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent < 0 && errno != EAGAIN && errno != EINTR) { // ssh has ended, which is detected by its output
        input_ = Descriptor();
        to_send_.clear();
        sent_ = 0;
        return;
    }
    sent_ += sent > 0 ? static_cast<std::size_t>(sent) : 0;
    active_ = sent > 0 ? std::chrono::steady_clock::now() : active_;
    if (sent_ >= drop_bytes || sent_ == to_send_.size()) {
        to_send_.erase(0, sent_);
        sent_ = 0;
    }
}

void SshLink::read_output() {
    const std::size_t before = received_.size();
    if (!read_into(received_, output_.number())) {
        output_ = Descriptor();
    }
    if (received_.size() != before) {
        received_bytes_ += received_.size() - before;
        active_ = received_at_ = std::chrono::steady_clock::now();
    }
}

void SshLink::read_errors() {
    if (!read_into(errors_, error_output_.number())) {
        error_output_ = Descriptor();
    }
    errors_.erase(0, errors_.size() - std::min(errors_.size(), most_error_bytes));
}

/// Waits until ssh has ended, for at most this time.
bool SshLink::ends_within(std::chrono::milliseconds time) {
    const auto limit = std::chrono::steady_clock::now() + time;
    while (true) {
        int status = 0;
        const pid_t ended = waitpid(pid_, &status, WNOHANG);
        if (ended != 0) {
            exit_code_ = ended == pid_ && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
            return true;
        }
        if (std::chrono::steady_clock::now() >= limit) {
            return false;
        }
        std::this_thread::sleep_for(stop_turn);
    }
}

void SshLink::stop(std::chrono::milliseconds grace) {
    if (pid_ < 0) {
        return;
    }
    input_ = Descriptor();
    bool has_gone = ends_within(grace);
    for (const int signal : {SIGTERM, SIGKILL}) {
        if (!has_gone) {
            kill(pid_, signal);
            has_gone = ends_within(most_stopping);
        }
    }
    pid_ = -1;
    if (error_output_.is_open()) {
        read_errors();
    }
    output_ = Descriptor();
}

} // namespace lockstep
