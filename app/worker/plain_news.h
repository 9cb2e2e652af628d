#pragma once

#include "app/worker/protocol.h"
#include "core/base/result.h"
#include "core/trace/recording.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

namespace lockstep {

/// What was heard of the plain kernels of a run.
class PlainNews {
public:
    /// Captured, PlainBegins or PlainRan.
    void take(const WorkerReply& reply);

    /// The recording as the instrumented kernels left it is there; none: they did not come so far.
    [[nodiscard]] const std::optional<Captured>& captured() const { return captured_; }

    /// Adds what plain kernels left in the folder. Errors: worker_answer_wrong.
    Status add_to(Recording& recording, const std::filesystem::path& folder) const;

    /// Of a run that `error` ended while plain kernels ran: what the recording says of them. Errors: worker_answer_wrong.
    [[nodiscard]] Status add_stop_to(Recording& recording, const Error& error) const;

private:
    std::optional<Captured> captured_;
    std::uint64_t running_ = 0; ///< the launch
    std::vector<PlainRan> ran_;
};

} // namespace lockstep
