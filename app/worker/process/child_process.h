#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace lockstep {

/// Returns the given environment (null-terminated, like `environ`) with an additional setting for a child
/// process: the C library should use huge pages. LLVM, in the driver and in Clang, allocates a hundred
/// megabytes of heap for the smallest kernel, page by page; with huge pages, its startup takes only two
/// thirds of the time. The C library reads the setting when a process starts. If the user has already chosen
/// a setting for huge pages, it is kept. Has no effect if the system does not support huge pages.
[[nodiscard]] std::vector<std::string> child_environment(const char* const* ours);

/// Limits on the output of a child. If a child exceeds them, its output is no longer read. The limits must
/// allow an instrumented kernel in a single line: 13 MB for a hash with unrolled rounds, which has some
/// thousand sites, each with a list of the sites on which it depends.
struct ChildLimits {
    std::size_t line_bytes = std::size_t{64} << 20;
    std::uint64_t bytes = std::uint64_t{128} << 20; ///< maximum number of bytes in the reply to one request
    /// Number of additional bytes per second since the request.
    std::uint64_t bytes_a_second = std::uint64_t{1} << 20;
    /// Maximum number of lines in the reply to one request, because parsing takes time.
    std::uint64_t lines = 20000;
    std::uint64_t lines_a_second = 1000;
};

/// A helper process of Lockstep that reads requests and replies in lines on a separate descriptor:
///
///     requests  -->  stdin      [child]  3               ---->  lines
///     files  ---->  4, 5, ...           stdout, stderr  ---->  the last 4 KiB, for when it dies
///
/// Drivers and compilers print to stdout and stderr, so their output cannot be mistaken for a reply. The
/// child can never block this process: it may not read, not exit, send without pause, or leave processes
/// behind that keep its streams open. It leads a new process group, so that a compiler started by its driver
/// ends with it. The destructor kills all processes of the group that still run.
class ChildProcess {
public:
    /// The descriptor on which the child writes its lines.
    static constexpr int line_descriptor = 3;

    /// The reason why listen() returned.
    enum class Heard {
        enough,       ///< `on_line` returned false
        all,          ///< the child has exited, or has closed the descriptor for lines
        cancelled,    ///< `go_on` returned false; the child has been killed
        endless_line, ///< the child exceeded the limit on the length of a line
        too_much,
    };

    /// Describes how a child ended. `reason` is, for example, "signal 11 (Segmentation fault)" or "exit code
    /// 3"; it is empty if the child had to be killed.
    struct End {
        std::optional<std::string> reason;
        std::string output; ///< the last part of what the child wrote to stdout and stderr
    };

    explicit ChildProcess(ChildLimits limits = {}) : limits_(limits) {}
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    /// Starts the program. If it cannot be started, returns false and sets `errno`. `given` are open file
    /// descriptors; the child gets them in this order, numbered from line_descriptor + 1. `argument` is the only
    /// argument of the program; empty: none.
    [[nodiscard]] bool start(const std::filesystem::path& program, const std::vector<int>& given = {},
                             const std::string& argument = {});

    /// Returns the process id of the child; -1 before start() and after finish().
    [[nodiscard]] pid_t pid() const { return pid_; }

    /// Queues a request for the child; listen() writes it. The child's standard input stays open until
    /// finish(). The limits on the child's output start anew with this call.
    void send(std::string_view text);

    /// Passes each line to `on_line`, until `on_line` returns false or the child has no more output. Calls
    /// `go_on` at least every 50 ms, even if the child sends without pause; if `go_on` returns false, kills
    /// the child. Discards output after the last line that was passed on, because a child sends one reply and
    /// then waits for the next request.
    [[nodiscard]] Heard listen(const std::function<bool(const std::string&)>& on_line,
                               const std::function<bool()>& go_on);

    /// Waits until the child exits, for at most the time `grace`, or until `go_on` returns false. If the
    /// child has not exited by then, kills it together with the processes that it started.
    [[nodiscard]] End finish(std::chrono::milliseconds grace, const std::function<bool()>& go_on = {});

private:
    void wait_for_something(std::chrono::milliseconds time);
    void feed();
    bool take_lines(const std::function<bool(const std::string&)>& on_line);
    void take_output();
    [[nodiscard]] bool has_ended() const;
    [[nodiscard]] bool is_beyond_limits() const;
    void reap();

    ChildLimits limits_;
    pid_t pid_ = -1;
    int status_ = 0;
    int input_ = -1;
    int lines_ = -1;
    int output_ = -1;
    std::string to_send_;
    std::string line_;
    std::string tail_;
    std::uint64_t received_ = 0; ///< number of bytes received since the last request
    std::uint64_t heard_ = 0;    ///< number of lines received since the last request
    std::chrono::steady_clock::time_point started_;
};

} // namespace lockstep
