#pragma once

#include "app/worker/process/use_watch.h"
#include "core/site/build_limits.h"

#include <functional>

namespace lockstep {

/// Limits the memory and time for reading a kernel. A compiler cannot be stopped: if a limit is exceeded,
/// this class answers with the line that the compiler has reached, and ends the process.
class ReadingWatch {
public:
    ReadingWatch();
    ~ReadingWatch();
    ReadingWatch(const ReadingWatch&) = delete;
    ReadingWatch& operator=(const ReadingWatch&) = delete;

    /// Restarts the limits for a new question.
    void begin(const BuildLimits& limits);
    void end() { watch_.pause(); }

private:
    bool has_begun_ = false;
    BuildTime time_{0}; ///< of one question
    UseWatch watch_;
};

} // namespace lockstep
