#include "core/trace/log_part.h"

#include "core/base/file_sink.h"
#include "core/base/input_file.h"
#include "core/trace/trace_check.h"

#include <algorithm>
#include <span>

namespace lockstep {
namespace {

Column64 copy_of(const Column64& column) {
    Column64 copy(column.size());
    std::ranges::copy(column.span(), copy.span().begin());
    return copy;
}

/// Numbers of entries of a column: in a part, before the requested ones, and requested.
struct Entries {
    std::uint64_t of_part = 0;
    std::uint64_t before = 0;
    std::uint64_t wanted = 0;
};

Entries entries_of(const Column64& offsets, const Trace& trace, const LogPart& part, GroupRange groups) {
    const std::uint64_t items = items_per_group(trace.range);
    const auto at = [&](std::uint64_t group) { return offsets[group * items]; };
    return {at(part.groups.end) - at(part.groups.first), at(groups.first) - at(part.groups.first),
            at(groups.end) - at(groups.first)};
}

/// Allocates memory only for data that exists.
bool read_column(const InputFile& file, std::uint64_t first, std::uint64_t count, Column64& column) {
    const std::uint64_t there = file.size() / sizeof(std::uint64_t);
    if (first > there || count > there - first) {
        return false;
    }
    column.renew(count);
    const std::span<std::byte> bytes = std::as_writable_bytes(column.span());
    const Result<std::size_t> read = file.read(bytes, first * sizeof(std::uint64_t));
    return read && *read == bytes.size();
}

} // namespace

std::filesystem::path log_part_path(const std::filesystem::path& folder, std::size_t launch,
                                    std::size_t part) {
    return folder / (std::to_string(launch) + "." + std::to_string(part));
}

std::uint64_t log_part_bytes(const Trace& trace, GroupRange groups) {
    const LogPart part{groups, {}};
    const Entries values =
        trace.has_values() ? entries_of(trace.value_offsets, trace, part, groups) : Entries();
    return (entries_of(trace.offsets, trace, part, groups).of_part + values.of_part) * sizeof(std::uint64_t);
}

Status write_log_part(const std::filesystem::path& path, std::span<const std::uint64_t> events,
                      std::span<const std::uint64_t> values) {
    Result<std::unique_ptr<FileSink>> opened = FileSink::open(path);
    if (!opened) {
        return opened.error();
    }
    FileSink& sink = **opened;
    for (const std::span<const std::uint64_t> column : {events, values}) {
        if (Status status = sink.write(std::as_bytes(column)); !status) {
            return status;
        }
    }
    return sink.finish({}, FileSink::OnDisk::in_time);
}

Status load_log_part(const LogPart& part, GroupRange groups, Trace& trace) {
    trace.events.shrink(0);
    trace.values.shrink(0);
    const Result<InputFile> file = InputFile::open(part.path, FinalLink::refused);
    if (!file) {
        return file.error();
    }
    const Entries events = entries_of(trace.offsets, trace, part, groups);
    const Entries values =
        trace.has_values() ? entries_of(trace.value_offsets, trace, part, groups) : Entries();
    if (!read_column(*file, events.before, events.wanted, trace.events) ||
        !read_column(*file, events.of_part + values.before, values.wanted, trace.values)) {
        return Error{ErrorCode::recording_damaged, {part.path, "log"}, {}, {}};
    }
    trace.part = groups;
    if (find_log_flaw(trace)) {
        return Error{ErrorCode::recording_damaged, {part.path, "log"}, {}, {}};
    }
    return {};
}

Trace without_log(const Trace& trace) {
    Trace copy;
    copy.program = trace.program;
    copy.range = trace.range;
    copy.objects = trace.objects;
    copy.offsets = copy_of(trace.offsets);
    copy.value_offsets = copy_of(trace.value_offsets);
    copy.device = trace.device;
    copy.sub_groups = trace.sub_groups;
    copy.item_registers = trace.item_registers;
    return copy;
}

} // namespace lockstep
