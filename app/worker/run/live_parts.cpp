#include "app/worker/run/live_parts.h"

#include "app/worker/given.h"
#include "app/worker/protocol.h"
#include "app/worker/speech.h"
#include "core/base/threads.h"
#include "core/trace/recording_json.h"

#include <cerrno>
#include <fcntl.h>
#include <string>
#include <sys/mman.h>
#include <system_error>
#include <unistd.h>

namespace lockstep {
namespace {

Error no_room(int number) {
    return {.code = ErrorCode::cannot_write_file, .arguments = {"", std::generic_category().message(number)}};
}

std::span<std::uint64_t> words_at(std::byte* at, std::uint64_t words) {
    // The address is aligned, because mappings start at page boundaries.
    return {reinterpret_cast<std::uint64_t*>(at), words};
}

/// Copies bytes to `to`. Does nothing if they are already there.
void copy_to(std::byte* to, std::span<const std::byte> bytes) {
    if (bytes.data() != to) {
        copy_in_parallel(bytes, to);
    }
}

/// Returns the text that describes a launch, with everything that is known before its log exists.
std::string head_text(const Trace& head) {
    Recording recording;
    Trace& launch = recording.launches.emplace_back();
    launch.program = head.program;
    launch.range = head.range;
    launch.objects = head.objects;
    launch.device = head.device;
    launch.sub_groups = head.sub_groups;
    return head_to_json(recording);
}

std::uint64_t bytes_of(std::uint64_t events, std::uint64_t values, std::uint64_t items) {
    return part_column_bytes(events) + part_column_bytes(values) + 2 * part_column_bytes(items + 1);
}

Status wait_until_read() {
    std::byte one{};
    ssize_t got = 0;
    do {
        got = read(given::taken, &one, 1);
    } while (got < 0 && errno == EINTR);
    return got == 1 ? Status() : Status(Error{.code = ErrorCode::cancelled});
}

} // namespace

LiveParts::~LiveParts() {
    for (const std::span<std::byte> mapped : mapped_) {
        munmap(mapped.data(), mapped.size());
    }
}

Result<PartPlace> LiveParts::place(GroupRange groups, std::uint64_t group_items, std::uint64_t events,
                                   std::uint64_t values) {
    if (Status made = make_room(bytes_of(events, values, groups.count() * group_items)); !made) {
        return made.error();
    }
    is_placed_ = true;
    std::byte* const data = memory_.data();
    return PartPlace{words_at(data, events), words_at(data + part_column_bytes(events), values), memory_};
}

Status LiveParts::take(std::size_t launch, const Trace& head, const LogPiece& part) {
    const std::string text = part.groups.first == 0 ? head_text(head) : "";
    if (!is_placed_) {
        const std::uint64_t items = part.groups.count() * items_per_group(head.range);
        if (Status made = make_room(bytes_of(part.events.size(), part.values.size(), items) +
                                    to_part_boundary(text.size()));
            !made) {
            return made;
        }
    }
    std::byte* at = memory_.data();
    copy_to(at, std::as_bytes(std::span(text)));
    at += to_part_boundary(text.size());
    for (const auto column : {part.events, part.values, part.offsets, part.value_offsets}) {
        copy_to(at, std::as_bytes(column));
        at += part_column_bytes(column.size());
    }
    is_placed_ = false;
    say(to_line(WorkerReply(LivePart{.launch = launch,
                                     .groups = part.groups,
                                     .events = part.events.size(),
                                     .values = part.values.size(),
                                     .has_values = !part.value_offsets.empty(),
                                     .head_bytes = text.size()})));
    return wait_until_read();
}

/// Allocates all of the memory now, so that a lack of memory is reported as an error here instead of a signal
/// later.
Status LiveParts::make_room(std::uint64_t bytes) {
    if (memory_.size() >= bytes) {
        return {};
    }
    bytes += bytes / 8; // leaves some reserve, because the next parts may be a little larger
    if (const int failed = posix_fallocate(given::part, 0, static_cast<off_t>(bytes)); failed != 0) {
        return no_room(failed);
    }
    void* const data = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, given::part, 0);
    if (data == MAP_FAILED) {
        return no_room(errno);
    }
    memory_ = mapped_.emplace_back(static_cast<std::byte*>(data), bytes);
    return {};
}

} // namespace lockstep
