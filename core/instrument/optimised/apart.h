#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

namespace lockstep::optimised {

/// Runs a function in a separate process, in parallel to the caller, and receives its result. A crash, an
/// endless loop or a stack overflow in the function does not affect the calling process.
class Apart {
public:
    using Make = std::function<std::optional<std::string>()>;

    /// Starts a process that calls `make`. Until the constructor returns, no other thread may use the data
    /// that `make` uses. The child process is killed when the calling thread ends.
    /// @param seconds  CPU time limit of the child process in seconds.
    Apart(const Make& make, unsigned seconds);
    Apart(const Apart&) = delete;
    Apart& operator=(const Apart&) = delete;
    /// Kills the process if its result has not been taken.
    ~Apart();

    /// Returns the result; the first call waits for it. Returns nothing if there is no result, the process
    /// crashed, or it took too long.
    [[nodiscard]] std::optional<std::string> take();

private:
    /// Ends the process if it is still running, and waits for it. Returns whether it ended successfully by
    /// itself.
    bool end();

    int child_ = -1;
    int from_ = -1; ///< read end of the pipe from the child process
    std::chrono::seconds patience_;
};

} // namespace lockstep::optimised
