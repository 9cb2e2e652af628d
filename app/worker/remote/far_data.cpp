#include "app/worker/remote/far_data.h"

#include "app/words/errors/error_words.h"
#include "app/worker/process/child_process.h"
#include "app/worker/process/scratch_folder.h"
#include "core/base/file_bytes.h"
#include "core/base/memory.h"

#include <algorithm>
#include <span>
#include <utility>

namespace lockstep {
namespace {

constexpr std::size_t stream_file = 0; ///< indexes in Listeners::given
constexpr std::size_t spill_file = 1;
constexpr std::uint64_t usual_memory = std::uint64_t{4} << 30;
/// Besides its events and values, a part has offsets and the text of its launch.
constexpr std::uint64_t most_of_rest = std::uint64_t{512} << 20;

Error invalid_frame() {
    return {.code = ErrorCode::far_refused};
}

/// The recording is in memory, of which it may take half, like the worker of a local run.
std::uint64_t most_in_memory() {
    const std::uint64_t memory = machine_memory_bytes();
    return (memory == 0 ? usual_memory : memory) / 2;
}

bool is_of_plain(const WorkerReply& reply) {
    return std::holds_alternative<Captured>(reply) || std::holds_alternative<PlainBegins>(reply) ||
           std::holds_alternative<PlainRan>(reply);
}

} // namespace

FarData::FarData(const Listeners& listeners, std::uint64_t budget)
    : listeners_(listeners),
      most_stream_(most_in_memory()),
      most_spill_(most_bytes_on_disk()),
      most_part_(budget + most_of_rest) {}

Status FarData::write(std::size_t file, std::uint64_t& at, std::uint64_t most, const std::string& bytes) {
    if (listeners_.given.size() <= file || bytes.size() > most - std::min(most, at)) {
        return invalid_frame();
    }
    Status written =
        write_bytes(listeners_.given[file], std::as_bytes(std::span(bytes)), at, folder_on_disk().string());
    at += bytes.size();
    if (!written) {
        Error error = written.error();
        error.arguments.emplace_back(written_for::scratch);
        return error;
    }
    return written;
}

/// Whether more messages have arrived than a worker on this machine may send.
bool FarData::is_beyond_limits() const {
    constexpr ChildLimits limits;
    const auto time =
        std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - begin_);
    const auto seconds = static_cast<std::uint64_t>(time.count());
    return lines_ > limits.lines + limits.lines_a_second * seconds ||
           line_bytes_ > limits.bytes + limits.bytes_a_second * seconds;
}

Status FarData::take(const Frame& frame) {
    ++results_;
    switch (frame.kind) {
    case FrameKind::stream:
        return write(stream_file, stream_, most_stream_, frame.bytes);
    case FrameKind::spill:
        return write(spill_file, spill_, most_spill_, frame.bytes);
    case FrameKind::part:
        part_ += frame.bytes;
        return listeners_.on_far_part && part_.size() <= most_part_ ? Status() : Status(invalid_frame());
    case FrameKind::line:
        return take_line(frame.bytes);
    case FrameKind::alive: // the recorder reports its progress instead
    case FrameKind::pack:
        break;
    }
    return invalid_frame();
}

Status FarData::take_line(const std::string& line) {
    ++lines_;
    line_bytes_ += line.size();
    auto reply = is_beyond_limits() ? std::nullopt : far_reply_from_line(line);
    if (!reply) {
        return invalid_frame();
    }
    if (const auto* progress = std::get_if<Progress>(&*reply)) {
        latest_ = *progress;
        --results_;
        return {};
    }
    if (const auto* part = std::get_if<LivePart>(&*reply)) {
        const std::string bytes = std::exchange(part_, {});
        return listeners_.on_far_part && listeners_.on_far_part(*part, bytes) ? Status()
                                                                              : Status(invalid_frame());
    }
    if (is_of_plain(*reply)) {
        return !listeners_.on_plain || listeners_.on_plain(*reply) ? Status() : Status(invalid_frame());
    }
    answer_ = std::move(reply);
    return {};
}

} // namespace lockstep
