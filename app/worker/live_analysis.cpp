#include "app/worker/live_analysis.h"

#include "app/worker/live_folder.h"
#include "core/base/guarded.h"
#include "core/base/input_file.h"
#include "core/hardware/known_devices.h"
#include "core/trace/recording_json.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <span>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace lockstep {
namespace fs = std::filesystem;
namespace {

Error damaged(const fs::path& path) {
    return {.code = ErrorCode::recording_damaged, .arguments = {path.string(), "log"}};
}

/// The launch without its log.
Result<Trace> read_head(const fs::path& path) {
    const Result<InputFile> file = InputFile::open(path, FinalLink::refused);
    if (!file) {
        return file.error();
    }
    constexpr std::uint64_t most_bytes = std::uint64_t{256} << 20;
    std::string text(std::min(file->size(), most_bytes), '\0');
    const Result<std::size_t> read = file->read(std::as_writable_bytes(std::span(text)), 0);
    auto head = read && *read == text.size() ? head_from_json(text) : std::nullopt;
    if (!head || head->recording.launches.size() != 1) {
        return damaged(path);
    }
    return std::move(head->recording.launches.front());
}

/// The columns of a slot, one after the other.
class SlotReader {
public:
    explicit SlotReader(std::span<std::byte> slot) : left_(slot) {}

    /// Of so many numbers; none where the slot is shorter.
    std::optional<Column64> next(std::uint64_t size) {
        if (size > left_.size() / sizeof(std::uint64_t)) {
            return std::nullopt;
        }
        Column64 column(Block::lent(left_.data(), size * sizeof(std::uint64_t)), size);
        left_ = left_.subspan(std::min<std::uint64_t>(live_folder::column_bytes(size), left_.size()));
        return column;
    }

private:
    std::span<std::byte> left_;
};

/// False where the slot does not hold what was told.
Result<bool> add_part(std::span<std::byte> slot, const LivePart& told, GrowingAnalysis& launch,
                      const ProgressSink& progress) {
    const GroupRange groups{told.first_group, told.end_group};
    const std::uint64_t items = launch.group_items();
    if (groups.end <= groups.first || groups.count() > slot.size() / sizeof(std::uint64_t) / items) {
        return false;
    }
    SlotReader reader(slot);
    auto events = reader.next(told.events);
    auto values = events ? reader.next(told.values) : std::nullopt;
    const auto offsets = values ? reader.next(groups.count() * items + 1) : std::nullopt;
    const auto value_offsets = offsets ? reader.next(told.has_values ? offsets->size() : 0) : std::nullopt;
    if (!value_offsets) {
        return false;
    }
    const Status added = launch.add(
        {groups, std::move(*events), std::move(*values), offsets->span(), value_offsets->span()}, progress);
    return added ? Result<bool>(true) : added.error();
}

} // namespace

Result<std::unique_ptr<LiveAnalysis>> LiveAnalysis::begin(fs::path folder, const HardwareWish& hardware,
                                                          std::uint64_t groups) {
    const fs::path pipe = live_folder::pipe_path(folder);
    // Open for reading too, so that neither opening nor writing waits for the worker.
    const int end = mkfifo(pipe.c_str(), 0600) == 0 ? open(pipe.c_str(), O_RDWR | O_CLOEXEC) : -1;
    if (end < 0) {
        return Error{.code = ErrorCode::cannot_write_file,
                     .arguments = {pipe.string(), std::generic_category().message(errno)}};
    }
    return std::unique_ptr<LiveAnalysis>(new LiveAnalysis(std::move(folder), hardware, groups, end));
}

LiveAnalysis::LiveAnalysis(fs::path folder, const HardwareWish& hardware, std::uint64_t groups, int pipe)
    : folder_(std::move(folder)), hardware_(hardware), groups_(groups), pipe_(pipe), thread_([this] {
          work();
      }) {}

LiveAnalysis::~LiveAnalysis() {
    is_given_up_ = true;
    {
        const std::lock_guard lock(mutex_);
        has_ended_ = true;
        waiting_.clear();
    }
    changed_.notify_all();
    if (thread_.joinable()) {
        thread_.join();
    }
    close(pipe_);
}

void LiveAnalysis::take(const LivePart& part) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back(part);
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
        changed_.wait(lock, [this] { return has_ended_ || !waiting_.empty(); });
        if (waiting_.empty() || error_) {
            return;
        }
        const LivePart part = waiting_.front();
        waiting_.pop_front();
        lock.unlock();
        Status done;
        try {
            done = look_at(part);
        } catch (...) {
            done = error_being_handled();
        }
        const char one = 0;
        const bool is_told = write(pipe_, &one, 1) == 1;
        lock.lock();
        if (!done || !is_told) {
            error_ = done ? Error{.code = ErrorCode::internal_error, .arguments = {"pipe"}} : done.error();
        }
    }
}

Result<GrowingAnalysis*> LiveAnalysis::launch(const LivePart& part) {
    auto& launch = launches_[part.launch];
    if (!launch) {
        Result<Trace> head = read_head(live_folder::head_path(folder_, part.launch));
        if (!head) {
            return head.error();
        }
        auto hardware = hardware_for(hardware_, head->device);
        if (!hardware) {
            return hardware.error();
        }
        head->part = groups_ == 0 ? std::nullopt : std::optional(GroupRange{0, groups_});
        auto begun = GrowingAnalysis::begin(std::move(*head), *hardware);
        if (!begun) {
            return begun.error();
        }
        launch = std::move(*begun);
    }
    return launch.get();
}

/// A slot's memory: mapped once, and anew where it has grown.
Result<std::span<std::byte>> LiveAnalysis::slot(std::uint64_t number) {
    const fs::path path = live_folder::slot_path(folder_, number);
    if (number >= slots_.size()) {
        return damaged(path);
    }
    const Result<InputFile> file = InputFile::open(path, FinalLink::refused);
    if (!file) {
        return file.error();
    }
    Block& slot = slots_[number];
    if (slot.size_bytes() < file->size()) {
        slot = Block();
        slot = file->map_shared(file->size());
    }
    return std::span(static_cast<std::byte*>(slot.data()), slot.size_bytes());
}

Status LiveAnalysis::look_at(const LivePart& part) {
    const auto growing = launch(part);
    if (!growing) {
        return growing.error();
    }
    const auto memory = slot(part.slot);
    if (!memory) {
        return memory.error();
    }
    const Result<bool> added =
        add_part(*memory, part, **growing, [this](const Progress&) { return !is_given_up_; });
    if (!added) {
        return added.error();
    }
    return *added ? Status() : Status(damaged(live_folder::slot_path(folder_, part.slot)));
}

Result<LiveAnalysis::Found> LiveAnalysis::finish(Recording& recording) {
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
    for (const auto& [number, growing] : launches_) {
        if (number >= recording.launches.size() || !growing->is_of(recording.launches[number])) {
            return damaged(folder_);
        }
        for (const GroupRange& groups : growing->parts()) {
            recording.launches[number].parts.push_back({groups, {}});
        }
        found.launches[number] = growing->finish();
        found.needs_logs = found.needs_logs || !found.launches[number];
    }
    return found;
}

} // namespace lockstep
