#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

namespace lockstep::optimised {

/// Makes something in a process of its own, so that a crash, an endless search or a stack that ends takes nothing
/// with it, and beside what the caller does meanwhile.
class Apart {
public:
    using Make = std::function<std::optional<std::string>()>;

    /// Begins. The process that calls must not have other threads at work in what `make` uses; what is made ends with
    /// the thread that calls.
    /// @param seconds  of a processor that it may take
    Apart(const Make& make, unsigned seconds);
    Apart(const Apart&) = delete;
    Apart& operator=(const Apart&) = delete;
    /// What nobody took is given up.
    ~Apart();

    /// Waits for what is made, the first time. None where nothing was, it crashed, or took too long.
    [[nodiscard]] std::optional<std::string> take();

private:
    /// Whether the process made what it was to make.
    bool end();

    int child_ = -1;
    int from_ = -1; ///< the end of the pipe to be read
    std::chrono::seconds patience_;
};

} // namespace lockstep::optimised
