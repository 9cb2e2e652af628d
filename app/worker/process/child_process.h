#pragma once

#include "core/base/result.h"

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

/// The environment for a child process of Lockstep, made from the given environment of this process
/// (null-terminated, like `environ`). LLVM, in the driver and in Clang, fills a hundred megabytes of heap for
/// the smallest kernel, one fresh page after another. With huge pages its startup takes two thirds of the
/// time. The C library reads this setting when a process starts; a huge-page setting that the user has
/// already made is kept. Has no effect if the system does not offer huge pages.
[[nodiscard]] std::vector<std::string> child_environment(const char* const* ours);

/// How much a child may send; if it sends more, listening ends. An instrumented kernel is one line: 13 MB for
/// a hash with unrolled rounds, which has some thousand sites, each with the list of sites it depends on.
struct ChildLimits {
    std::size_t line_bytes = std::size_t{64} << 20;
    std::uint64_t bytes = std::uint64_t{128} << 20;        ///< in response to one text
    std::uint64_t bytes_a_second = std::uint64_t{1} << 20; ///< in addition, per second since the text
    std::uint64_t lines = 20000; ///< in response to one text: each line has a parsing cost
    std::uint64_t lines_a_second = 1000;
};

/// A helper process of Lockstep that reads texts and answers in lines on a descriptor that only it uses:
///
///     texts  ---->  stdin      [child]  3               ---->  lines
///     files  ---->  4, 5, ...           stdout, stderr  ---->  the last 4 KiB, for when it dies
///
/// What drivers and compilers print goes to stdout and stderr and cannot be mistaken for an answer. Nothing
/// that the child does or fails to do blocks us: it may not read, not exit, send without pause, or leave
/// children behind that keep its streams open. It leads a new process group, so that a compiler started by
/// its driver ends with it. The destructor kills whatever still runs.
class ChildProcess {
public:
    /// The descriptor on which the child writes its lines.
    static constexpr int line_descriptor = 3;

    /// Why listening ended.
    enum class Heard {
        enough,       ///< `on_line` returned false
        all,          ///< the child has exited, or closed the descriptor
        cancelled,    ///< `go_on` returned false; the child has been killed
        endless_line, ///< the limits were exceeded
        too_much,
    };

    /// How a child ended: "signal 11 (Segmentation fault)", "exit code 3"; none if it had to be killed.
    struct End {
        std::optional<std::string> reason;
        std::string output; ///< the end of what it wrote to stdout and stderr
    };

    explicit ChildProcess(ChildLimits limits = {}) : limits_(limits) {}
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    /// Returns false if the program cannot be started, with `errno` set. `given`: open files that the child
    /// gets on the descriptors after the one for lines, in this order.
    [[nodiscard]] bool start(const std::filesystem::path& program, const std::vector<int>& given = {});

    /// -1 before the start and after the end.
    [[nodiscard]] pid_t pid() const { return pid_; }

    /// Queues a text for the child; listen() writes it. The child's standard input stays open until finish().
    /// The limits count from this call.
    void send(std::string_view text);

    /// Passes each line to `on_line` until it returns false or the child sends no more. Calls `go_on` at
    /// least every 50 ms, however much the child sends. Anything after the last line is discarded: a child
    /// answers once, and then waits for the next text.
    [[nodiscard]] Heard listen(const std::function<bool(const std::string&)>& on_line,
                               const std::function<bool()>& go_on);

    /// Waits up to `grace` for the child to exit, or until `go_on` returns false, then kills it together with
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
    std::uint64_t received_ = 0; ///< bytes of lines since the last text
    std::uint64_t heard_ = 0;    ///< lines since the last text
    std::chrono::steady_clock::time_point started_;
};

} // namespace lockstep
