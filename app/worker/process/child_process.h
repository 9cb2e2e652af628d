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

/// Returns the environment for a child process, based on the given environment (null-terminated, like
/// `environ`), with a setting that makes the C library use huge pages. LLVM, in the driver and in Clang,
/// allocates a hundred megabytes of heap for the smallest kernel, page by page; with huge pages, its startup
/// takes only two thirds of the time. The C library reads the setting when a process starts. An existing
/// huge-page setting of the user is kept. Has no effect if the system does not support huge pages.
[[nodiscard]] std::vector<std::string> child_environment(const char* const* ours);

/// Limits on what a child may send. If it sends more, its output is no longer read. An instrumented kernel is
/// one line: 13 MB for a hash with unrolled rounds, which has some thousand sites, each with a list of the
/// sites on which it depends.
struct ChildLimits {
    std::size_t line_bytes = std::size_t{64} << 20;
    std::uint64_t bytes = std::uint64_t{128} << 20;        ///< bytes in response to one request
    std::uint64_t bytes_a_second = std::uint64_t{1} << 20; ///< additional bytes per second since the request
    std::uint64_t lines = 20000; ///< lines in response to one request; limited because parsing takes time
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

    /// Why listen() returned.
    enum class Heard {
        enough,       ///< `on_line` returned false
        all,          ///< the child has exited, or closed the descriptor
        cancelled,    ///< `go_on` returned false; the child has been killed
        endless_line, ///< the child exceeded the limits
        too_much,
    };

    /// How a child ended: "signal 11 (Segmentation fault)", "exit code 3"; empty if it had to be killed.
    struct End {
        std::optional<std::string> reason;
        std::string output; ///< the last part of what the child wrote to stdout and stderr
    };

    explicit ChildProcess(ChildLimits limits = {}) : limits_(limits) {}
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    /// Starts the program. Returns false, with `errno` set, if it cannot be started. `given`: open files that
    /// the child gets on the descriptors after the one for lines, in this order.
    [[nodiscard]] bool start(const std::filesystem::path& program, const std::vector<int>& given = {});

    /// The process id of the child; -1 before the start and after the end.
    [[nodiscard]] pid_t pid() const { return pid_; }

    /// Queues a request for the child; listen() writes it. The child's standard input stays open until
    /// finish(). The limits are counted from this call.
    void send(std::string_view text);

    /// Passes each line to `on_line` until it returns false or the child sends no more. Calls `go_on` at
    /// least every 50 ms, even if the child sends without pause. Discards output after the last accepted
    /// line, because a child sends one reply and then waits for the next request.
    [[nodiscard]] Heard listen(const std::function<bool(const std::string&)>& on_line,
                               const std::function<bool()>& go_on);

    /// Waits up to `grace` for the child to exit, or until `go_on` returns false. Then kills it together with
    /// the processes that it started.
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
    std::uint64_t received_ = 0; ///< number of bytes since the last request
    std::uint64_t heard_ = 0;    ///< number of lines since the last request
    std::chrono::steady_clock::time_point started_;
};

} // namespace lockstep
