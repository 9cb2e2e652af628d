#pragma once

#include "app/worker/process/use_watch.h"
#include "core/site/build_limits.h"

namespace lockstep {

/// Limits the memory and the time for parsing a kernel. A compiler cannot be interrupted, so if a limit is
/// exceeded, this class itself sends the reply, with the line that the compiler has reached, and ends the
/// process.
class ReadingWatch {
public:
    ReadingWatch();
    ~ReadingWatch();
    ReadingWatch(const ReadingWatch&) = delete;
    ReadingWatch& operator=(const ReadingWatch&) = delete;

    /// Restarts the limits for a new request.
    void begin(const BuildLimits& limits);
    void end() { watch_.pause(); }

private:
    bool has_begun_ = false;
    BuildTime time_{0}; ///< the time used for the current request
    UseWatch watch_;
};

} // namespace lockstep
