#pragma once

#include "app/worker/protocol.h"
#include "core/base/input_file.h"
#include "core/base/result.h"
#include "core/trace/recording.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// Returns the PlainStop for the plain kernel that was running when the worker ended with this error. Returns
/// nullopt if the error has a different cause.
[[nodiscard]] std::optional<PlainStop> plain_stop_by(const Error& error, std::size_t launch);

/// Collects the messages that a worker sends about the plain kernels of a run.
class PlainEvents {
public:
    /// Processes a message, which must be Captured, PlainBegins or PlainRan. Returns false if a worker does not send it
    /// now: Captured comes once, then for each launch in order its results, and the times of its groups.
    [[nodiscard]] bool take(const WorkerReply& reply);

    /// Returns the message Captured, which arrives when the recording of the instrumented kernels is
    /// complete; until then, nullopt.
    [[nodiscard]] const std::optional<Captured>& captured() const { return captured_; }

    /// Adds the results of plain kernels to the recording. They follow the recording in the stream. If
    /// `run_bytes` is given, also adds the results of the whole run, which have this size. Errors:
    /// worker_answer_wrong.
    Status add_to(Recording& recording, const InputFile& stream,
                  std::optional<std::uint64_t> run_bytes) const;

    /// Returns the index of the launch whose plain kernel started last.
    [[nodiscard]] std::size_t running() const { return running_; }

    /// Adds the reason why plain kernels were stopped. Errors: worker_answer_wrong.
    Status add_stop_to(Recording& recording, PlainStop stop) const;

private:
    [[nodiscard]] bool take_ran(const PlainRan& ran);

    std::optional<Captured> captured_;
    std::uint64_t running_ = 0; ///< index of the launch whose plain kernel started last
    std::vector<PlainRan> ran_;
};

} // namespace lockstep
