#pragma once

#include "app/worker/given.h"
#include "core/base/byte_sink.h"
#include "core/base/progress.h"
#include "core/recorder/plain_watch.h"

#include <cstdint>

namespace lockstep {

/// Reports the progress of plain kernels to the client at once, so that the client has all results even if a
/// kernel crashes this process or never ends.
class PlainReports : public PlainWatch {
public:
    explicit PlainReports(const ProgressSink& progress) : progress_(progress) {}

    /// Writes the recording to the stream and frees its logs.
    Status captured(Recording& recording) override;
    void begins(std::size_t launch, std::chrono::milliseconds limit) override;
    Status ran(std::size_t launch, const LaunchFacts& facts) override;
    Status clocked(std::size_t launch, const LaunchFacts& facts) override;

    /// Writes the results of the whole run to the stream. Returns the size of the written data in bytes.
    Result<std::uint64_t> finish(const Recording& recording);

private:
    /// Reports to the client what was written to the stream since its size was `before` bytes. `written` is
    /// the result of writing it.
    Status say_ran(std::size_t launch, const LaunchFacts& facts, Status written, std::uint64_t before) const;

    DescriptorSink stream_{given::stream};
    const ProgressSink& progress_;
};

} // namespace lockstep
