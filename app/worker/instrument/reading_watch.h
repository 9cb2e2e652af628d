#pragma once

#include "app/worker/use_watch.h"

#include <functional>

namespace lockstep {

/// Bounds what the reading of a kernel may take. A compiler cannot be stopped: what passes the limits is answered from
/// here with the line that the reading had come to, and the process ends.
class ReadingWatch {
public:
    ReadingWatch();
    ~ReadingWatch();
    ReadingWatch(const ReadingWatch&) = delete;
    ReadingWatch& operator=(const ReadingWatch&) = delete;

    /// For one question.
    void begin(const BuildLimits& limits);
    void end() { watch_.pause(); }

private:
    bool has_begun_ = false;
    UseWatch watch_;
};

} // namespace lockstep
