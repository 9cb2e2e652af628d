#include "app/worker/live_parts.h"

#include "app/worker/protocol.h"
#include "app/worker/speech.h"
#include "core/base/file_sink.h"
#include "core/trace/recording_json.h"

#include <cerrno>
#include <fcntl.h>
#include <span>
#include <system_error>
#include <unistd.h>

namespace lockstep {
namespace fs = std::filesystem;
namespace {

Error cannot_write(const fs::path& path) {
    return {.code = ErrorCode::cannot_write_file,
            .arguments = {path.string(), std::generic_category().message(errno)}};
}

bool write_at(int file, std::span<const std::byte> bytes, std::uint64_t offset) {
    while (!bytes.empty()) {
        const ssize_t done = pwrite(file, bytes.data(), bytes.size(), static_cast<off_t>(offset));
        if (done < 0 && errno != EINTR) {
            return false;
        }
        const auto written = static_cast<std::size_t>(std::max<ssize_t>(done, 0));
        bytes = bytes.subspan(written);
        offset += written;
    }
    return true;
}

Status write_head(const fs::path& path, const Trace& head) {
    Recording recording;
    Trace& launch = recording.launches.emplace_back();
    launch.program = head.program;
    launch.range = head.range;
    launch.objects = head.objects;
    launch.device = head.device;
    launch.sub_groups = head.sub_groups;
    const std::string text = head_to_json(recording);
    auto sink = FileSink::open(path);
    if (!sink) {
        return sink.error();
    }
    const Status written = (*sink)->write(std::as_bytes(std::span(text)));
    return written ? (*sink)->finish({}, FileSink::OnDisk::in_time) : written;
}

} // namespace

fs::path LiveParts::slot_path(const fs::path& folder, std::uint64_t slot) {
    return folder / ("slot-" + std::to_string(slot));
}

fs::path LiveParts::head_path(const fs::path& folder, std::uint64_t launch) {
    return folder / ("launch-" + std::to_string(launch) + ".json");
}

fs::path LiveParts::pipe_path(const fs::path& folder) {
    return folder / "looked-at";
}

LiveParts::~LiveParts() {
    for (const int file : slots_) {
        if (file >= 0) {
            close(file);
        }
    }
    if (pipe_ >= 0) {
        close(pipe_);
    }
}

Status LiveParts::hand_on(const LiveLog& log) {
    const CapturedPart& part = log.part;
    if (part.groups.first == 0) {
        if (Status written = write_head(head_path(folder_, log.launch), log.head); !written) {
            return written;
        }
    }
    if (Status free = wait_for_slot(part.events.size_bytes() + part.values.size_bytes()); !free) {
        return free;
    }
    const std::size_t slot = handed_on_ % slot_count;
    if (Status filled = fill(slot, part); !filled) {
        return filled;
    }
    ++handed_on_;
    say(to_line(WorkerReply(LivePart{.launch = log.launch,
                                     .first_group = part.groups.first,
                                     .end_group = part.groups.end,
                                     .slot = slot,
                                     .events = part.events.size(),
                                     .values = part.values.size(),
                                     .has_values = !part.value_offsets.empty()})));
    return {};
}

/// A part that is larger than it should be has the memory of all slots.
Status LiveParts::wait_for_slot(std::uint64_t bytes) {
    const std::uint64_t most_waiting = bytes > live_part_bytes ? 0 : slot_count - 1;
    if (pipe_ < 0) {
        pipe_ = open(pipe_path(folder_).c_str(), O_RDONLY | O_CLOEXEC);
    }
    while (handed_on_ - looked_at_ > most_waiting) {
        std::byte one{};
        const ssize_t got = read(pipe_, &one, 1);
        if (got == 0 || (got < 0 && errno != EINTR)) {
            return Error{.code = ErrorCode::cancelled};
        }
        looked_at_ += got > 0 ? 1 : 0;
    }
    return {};
}

Status LiveParts::open_slot(std::size_t slot) {
    if (slots_[slot] < 0) {
        slots_[slot] = open(slot_path(folder_, slot).c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    }
    return slots_[slot] < 0 ? Status(cannot_write(slot_path(folder_, slot))) : Status();
}

Status LiveParts::fill(std::size_t slot, const CapturedPart& part) {
    if (Status opened = open_slot(slot); !opened) {
        return opened;
    }
    std::uint64_t at = 0;
    for (const auto column : {part.events, part.values, part.offsets, part.value_offsets}) {
        if (!write_at(slots_[slot], std::as_bytes(column), at)) {
            return cannot_write(slot_path(folder_, slot));
        }
        at += (column.size_bytes() + boundary_bytes - 1) / boundary_bytes * boundary_bytes;
    }
    return {};
}

} // namespace lockstep
