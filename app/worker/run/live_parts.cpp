#include "app/worker/run/live_parts.h"

#include "app/worker/protocol.h"
#include "app/worker/speech.h"
#include "core/base/file_sink.h"
#include "core/base/parallel_copy.h"
#include "core/trace/recording_json.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/mman.h>
#include <system_error>
#include <unistd.h>

namespace lockstep {
namespace fs = std::filesystem;
namespace {

Error cannot_write(const fs::path& path) {
    return {.code = ErrorCode::cannot_write_file,
            .arguments = {path.string(), std::generic_category().message(errno)}};
}

std::span<std::uint64_t> words_at(std::byte* at, std::uint64_t words) {
    return {reinterpret_cast<std::uint64_t*>(at), words}; // at a page's begin
}

/// Where it does not lie there yet.
void copy_to(std::byte* to, std::span<const std::uint64_t> words) {
    const auto bytes = std::as_bytes(words);
    if (bytes.data() != to) {
        copy_in_parallel(bytes, to);
    }
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

LiveParts::~LiveParts() {
    for (const std::span<std::byte> mapped : mapped_) {
        munmap(mapped.data(), mapped.size());
    }
    for (const Slot& slot : slots_) {
        if (slot.file >= 0) {
            close(slot.file);
        }
    }
    if (pipe_ >= 0) {
        close(pipe_);
    }
}

Result<PartPlace> LiveParts::place(GroupRange groups, std::uint64_t group_items, std::uint64_t events,
                                   std::uint64_t values) {
    const std::uint64_t log_bytes = live_folder::column_bytes(events) + live_folder::column_bytes(values);
    if (Status free = wait_for_slot(log_bytes); !free) {
        return free.error();
    }
    if (Status made = make_room(log_bytes + 2 * live_folder::column_bytes(groups.count() * group_items + 1));
        !made) {
        return made.error();
    }
    is_placed_ = true;
    std::byte* const data = next().data;
    return PartPlace{words_at(data, events), words_at(data + live_folder::column_bytes(events), values),
                     std::span(data, next().bytes)};
}

Status LiveParts::take(const LiveLog& log) {
    const CapturedPart& part = log.part;
    if (part.groups.first == 0) {
        if (Status written = write_head(live_folder::head_path(folder_, log.launch), log.head); !written) {
            return written;
        }
    }
    if (!is_placed_) {
        const auto placed =
            place(part.groups, items_per_group(log.head.range), part.events.size(), part.values.size());
        if (!placed) {
            return placed.error();
        }
    }
    std::byte* at = next().data;
    for (const auto column : {part.events, part.values, part.offsets, part.value_offsets}) {
        copy_to(at, column);
        at += live_folder::column_bytes(column.size());
    }
    if (log.head.device.is_cpu) {
        mprotect(next().data, next().bytes, PROT_NONE);
    }
    const std::uint64_t slot = handed_on_++ % live_folder::slot_count;
    is_placed_ = false;
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
    const std::uint64_t most_waiting = bytes > 2 * live_part_bytes() ? 0 : live_folder::slot_count - 1;
    if (pipe_ < 0) {
        pipe_ = open(live_folder::pipe_path(folder_).c_str(), O_RDONLY | O_CLOEXEC);
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

/// In the next slot, to be written to. Its memory is asked for at once: what a full disk lacks is told here, and not by
/// a signal later.
Status LiveParts::make_room(std::uint64_t bytes) {
    Slot& slot = next();
    const fs::path path = live_folder::slot_path(folder_, handed_on_ % live_folder::slot_count);
    if (slot.file < 0) {
        slot.file = open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    }
    if (slot.bytes >= bytes) {
        mprotect(slot.data, slot.bytes, PROT_READ | PROT_WRITE);
        return {};
    }
    bytes += bytes / 8; // the next ones may be a little larger
    const int failed = slot.file < 0 ? errno : posix_fallocate(slot.file, 0, static_cast<off_t>(bytes));
    if (failed != 0) {
        errno = failed;
        return cannot_write(path);
    }
    void* const data = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, slot.file, 0);
    if (data == MAP_FAILED) {
        return cannot_write(path);
    }
    if (slot.data != nullptr) {
        mprotect(slot.data, slot.bytes, PROT_NONE);
    }
    mapped_.emplace_back(static_cast<std::byte*>(data), bytes);
    slot.data = static_cast<std::byte*>(data);
    slot.bytes = bytes;
    return {};
}

} // namespace lockstep
