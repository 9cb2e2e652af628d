#pragma once

#include "app/worker/conversation.h"
#include "app/worker/remote/frames.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace lockstep {

/// Processes the frames of a reply: writes the bytes of a recording to the files of the listeners, and passes on its
/// messages, as a worker on this machine does both.
class FarData {
public:
    /// `budget` is the limit for the logs of the run in bytes, see RecordOptions.
    FarData(const Listeners& listeners, std::uint64_t budget);

    /// Processes a frame. Errors: far_refused without arguments if the frame is invalid or too much has arrived;
    /// cannot_write_file; cancelled if a listener wants no more.
    Status take(const Frame& frame);

    [[nodiscard]] const Progress& latest() const { return latest_; }
    /// Returns the number of frames that have arrived, without progress.
    [[nodiscard]] std::uint64_t results() const { return results_; }
    /// Returns the reply; nullopt until it has arrived.
    [[nodiscard]] const std::optional<WorkerReply>& answer() const { return answer_; }

private:
    Status take_line(const std::string& line);
    [[nodiscard]] bool is_beyond_limits() const;
    Status write(std::size_t file, std::uint64_t& at, std::uint64_t most, const std::string& bytes);

    const Listeners& listeners_;
    const std::uint64_t most_stream_;
    const std::uint64_t most_spill_;
    const std::uint64_t most_part_;
    Progress latest_{.stage = Stage::send};
    std::uint64_t stream_ = 0; ///< number of bytes that have arrived
    std::uint64_t spill_ = 0;
    std::uint64_t lines_ = 0;      ///< number of messages
    std::uint64_t line_bytes_ = 0; ///< their size
    std::uint64_t results_ = 0;
    const std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
    std::string part_;
    std::optional<WorkerReply> answer_;
};

} // namespace lockstep
