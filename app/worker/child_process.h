#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <functional>
#include <string>
#include <sys/types.h>

namespace lockstep {

/// A process of ours that reads one text and answers in lines:
///
///     input  ---->  stdin  [child]  stdout  ---->  lines
///                                   stderr  ---->  the last 4 KiB, for when it dies
///
/// It leads a process group of its own, so that a compiler that its driver starts ends with it. Destruction
/// kills what still runs.
class ChildProcess {
public:
    /// How a child ended: "signal 11 (Segmentation fault)", "exit code 3"; empty after exit code 0.
    struct End {
        std::string reason;
        std::string errors; ///< the end of what it wrote to stderr
    };

    ChildProcess() = default;
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    /// Starts `program` and hands it `input`. False where it cannot be started; `errno` says why.
    [[nodiscard]] bool start(const std::filesystem::path& program, const std::string& input);

    /// Hands each line to `on_line` until the child closes its stdout, and asks `go_on` at least every 50 ms:
    /// false kills the child and returns false.
    [[nodiscard]] bool read_lines(const std::function<void(const std::string&)>& on_line,
                                  const std::function<bool()>& go_on);

    /// Waits for the child's end.
    [[nodiscard]] End finish();

private:
    bool feed(const std::string& input) const;
    void take_output(const std::function<void(const std::string&)>& on_line);
    void take_errors();
    void kill_and_reap();

    pid_t pid_ = -1;
    int input_ = -1;
    int output_ = -1;
    int errors_ = -1;
    std::string line_;
    std::string error_tail_;
};

} // namespace lockstep
