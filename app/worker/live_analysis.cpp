#include "app/worker/live_analysis.h"

#include "app/worker/given.h"
#include "app/worker/live_part.h"
#include "app/worker/process/scratch_folder.h"
#include "core/base/file_bytes.h"
#include "core/base/guarded.h"
#include "core/base/threads.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <span>
#include <string>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace lockstep {
namespace {

/// Maximum size in bytes of a run's logs that are always written to disk, even if no analysis is likely to
/// need them a second time. Writing all of a large log would take about a tenth of the time of the run.
constexpr std::uint64_t always_kept = std::uint64_t{16} << 20;

Error damaged() {
    return {.code = ErrorCode::recording_damaged, .arguments = {"", "log"}};
}

/// Reads with several threads, like copy_in_parallel(). Returns false if the memory is shorter than expected.
bool read_all(const Descriptor& memory, std::span<std::byte> to, std::uint64_t offset) {
    constexpr std::size_t most_threads = 8;
    constexpr std::size_t bytes_of_thread = std::size_t{4} << 20;
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    const std::size_t threads =
        std::clamp<std::size_t>(to.size() / bytes_of_thread, 1, std::min(cores, most_threads));
    const std::size_t share = to.size() / threads + 1;
    std::atomic<bool> is_whole = true;
    in_threads(threads, [&](std::size_t thread) {
        const std::size_t first = std::min(to.size(), thread * share);
        if (!read_whole(memory.number(), to.subspan(first, std::min(share, to.size() - first)),
                        offset + first)) {
            is_whole = false;
        }
    });
    return is_whole;
}

} // namespace

Result<std::unique_ptr<LiveAnalysis>> LiveAnalysis::begin(const HardwareWish& hardware,
                                                          const RecordOptions& options) {
    auto live = std::unique_ptr<LiveAnalysis>(new LiveAnalysis(hardware, options));
    if (std::ranges::any_of(live->given(), [](int file) { return file < 0; })) {
        return Error{.code = ErrorCode::cannot_write_file,
                     .arguments = {"", std::generic_category().message(errno)}};
    }
    live->thread_ = std::thread([live = live.get()] { live->work(); });
    return live;
}

LiveAnalysis::LiveAnalysis(const HardwareWish& hardware, const RecordOptions& options)
    : hardware_(hardware),
      groups_(options.groups),
      most_bytes_(options.budget()),
      memory_(make_shared_memory()) {
    std::array<int, 2> ends{-1, -1};
    if (auto file = SpillFile::make(folder_on_disk())) {
        keeper_.emplace(std::move(*file), std::min(options.budget(), always_kept));
    }
    if (pipe2(ends.data(), O_CLOEXEC) == 0) {
        taken_ = {Descriptor(ends[0]), Descriptor(ends[1])};
        // Makes writing to the pipe non-blocking, so that a worker that does not read it cannot block this
        // process.
        fcntl(ends[1], F_SETFL, O_NONBLOCK);
    }
}

LiveAnalysis::~LiveAnalysis() {
    is_given_up_ = true;
    {
        const std::lock_guard lock(mutex_);
        has_ended_ = true;
        waiting_.reset();
    }
    changed_.notify_all();
    if (thread_.joinable()) {
        thread_.join();
    }
}

void LiveAnalysis::take(const LivePart& part) {
    {
        const std::lock_guard lock(mutex_);
        // The worker must not send the next part before the previous one has been read.
        if (waiting_) {
            error_ = damaged();
        }
        waiting_ = part;
    }
    changed_.notify_all();
}

bool LiveAnalysis::has_failed() const {
    const std::lock_guard lock(mutex_);
    return error_.has_value();
}

void LiveAnalysis::work() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return has_ended_ || waiting_; });
        if (!waiting_ || error_) {
            return;
        }
        const LivePart part = *std::exchange(waiting_, std::nullopt);
        lock.unlock();
        Status done;
        try {
            done = look_at(part);
        } catch (...) {
            done = error_being_handled();
        }
        lock.lock();
        if (!done) {
            error_ = done.error();
        }
    }
}

/// Reads the description of a launch, without its log, from the first `bytes` bytes of the memory.
Result<Trace> LiveAnalysis::read_head(std::uint64_t bytes) const {
    if (bytes > std::min(most_launch_text, bytes_in(memory_))) {
        return damaged();
    }
    std::string text(bytes, '\0');
    const bool is_read = read_whole(memory_.number(), std::as_writable_bytes(std::span(text)), 0);
    return is_read ? launch_from_text(text) : damaged();
}

Status LiveAnalysis::begin_launch(const LivePart& part) {
    if (!launches_.order.takes(part)) {
        return damaged();
    }
    Result<Trace> head = read_head(part.head_bytes);
    if (!head) {
        return head.error();
    }
    auto hardware = hardware_for(hardware_, head->device);
    if (!hardware) {
        return hardware.error();
    }
    head->part = groups_ == 0 ? std::nullopt : std::optional(GroupRange{0, groups_});
    auto begun = GrowingAnalysis::begin(std::move(*head), *hardware, keeper_ ? &*keeper_ : nullptr);
    if (!begun) {
        return begun.error();
    }
    launches_.analyses[part.launch] = std::move(*begun);
    return {};
}

/// Copies the part from the memory into part_, so that the worker may overwrite the memory with the next
/// part.
Status LiveAnalysis::read(const LivePart& part, std::uint64_t group_items) {
    const std::uint64_t there = bytes_in(memory_);
    const std::uint64_t most_groups = there / sizeof(std::uint64_t) / group_items;
    if (part.groups.end <= part.groups.first || part.groups.count() > most_groups ||
        !takes_at_most(most_bytes_, part)) {
        return damaged();
    }
    const std::uint64_t first = to_part_boundary(part.head_bytes);
    const std::uint64_t bytes = column_bytes(part, part.groups.count() * group_items);
    if (first > there || bytes > there - first) {
        return damaged();
    }
    part_.renew(bytes / sizeof(std::uint64_t));
    const std::byte one{};
    const bool is_read = read_all(memory_, std::as_writable_bytes(part_.span()), first);
    return is_read && write(taken_[1].number(), &one, 1) == 1 ? Status() : Status(damaged());
}

Status LiveAnalysis::look_at(const LivePart& part) {
    if (!launches_.analyses.contains(part.launch)) {
        if (Status begun = begin_launch(part); !begun) {
            return begun;
        }
    }
    GrowingAnalysis& launch = *launches_.analyses[part.launch];
    const std::uint64_t items = launch.group_items();
    if (Status done = read(part, items); !done) {
        return done;
    }
    const LogPiece piece = piece_of(part, part_.span(), part.groups.count() * items);
    return launch.add(piece, [this](const Progress&) { return !is_given_up_; });
}

Result<LiveAnalysis::Found> LiveAnalysis::finish(Recording& recording, const ProgressSink& progress) {
    {
        const std::lock_guard lock(mutex_);
        has_ended_ = true;
    }
    changed_.notify_all();
    thread_.join();
    if (error_) {
        return *error_;
    }
    Found found{.launches = std::vector<std::optional<LaunchAnalysis>>(recording.launches.size())};
    for (const auto& [number, growing] : launches_.analyses) {
        if (number >= recording.launches.size() || !growing->is_of(recording.launches[number])) {
            return damaged();
        }
        auto analysed = growing->finish(progress);
        if (!analysed) {
            return analysed.error();
        }
        found.needs_logs = found.needs_logs || !*analysed;
        found.launches[number] = std::move(*analysed);
        recording.launches[number].parts = growing->parts();
    }
    return found;
}

} // namespace lockstep
