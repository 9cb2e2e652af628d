#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

namespace lockstep::optimised {

/// Makes something in a separate process, in parallel to the caller, so that a crash, an endless loop or a
/// stack overflow does not affect this process.
class Apart {
public:
    using Make = std::function<std::optional<std::string>()>;

    /// Starts. In the calling process, no other thread may use what `make` uses. The child process ends with
    /// the calling thread.
    /// @param seconds  CPU time limit
    Apart(const Make& make, unsigned seconds);
    Apart(const Apart&) = delete;
    Apart& operator=(const Apart&) = delete;
    /// Discards a result that was not taken.
    ~Apart();

    /// Waits for the result on the first call. None if there is no result, the process crashed, or it took
    /// too long.
    [[nodiscard]] std::optional<std::string> take();

private:
    /// Waits for the process to end; returns whether it succeeded.
    bool end();

    int child_ = -1;
    int from_ = -1; ///< the read end of the pipe
    std::chrono::seconds patience_;
};

} // namespace lockstep::optimised
