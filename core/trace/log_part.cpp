#include "core/trace/log_part.h"

#include "core/base/file_bytes.h"
#include "core/base/random_name.h"
#include "core/trace/trace_check.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace lockstep {
namespace {

Column64 copy_of(const Column64& column) {
    Column64 copy(column.size());
    std::ranges::copy(column.span(), copy.span().begin());
    return copy;
}

/// Selects a range of a column to read: the number of entries in the part, the number before the requested
/// ones, and the number of requested ones.
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

/// Reads a column from the file. Allocates memory only if the file contains enough data.
bool read_column(const SpillFile& file, std::uint64_t offset, std::uint64_t count, Column64& column) {
    const std::uint64_t there = file.size();
    if (offset > there || count > (there - offset) / sizeof(std::uint64_t)) {
        return false;
    }
    column.renew(count);
    return file.read(column.span(), offset);
}

/// Creates a file without a name. If the file system does not support this, its name is removed immediately.
int open_unnamed(const std::filesystem::path& folder) {
    int file = open(folder.c_str(), O_RDWR | O_TMPFILE | O_CLOEXEC, 0600);
    if (file < 0) {
        const auto path = folder / ("lockstep-log-" + random_digits(32));
        file = open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        unlink(path.c_str());
    }
    return file;
}

} // namespace

Result<std::shared_ptr<const SpillFile>> SpillFile::make(const std::filesystem::path& folder) {
    Descriptor file(open_unnamed(folder));
    if (!file.is_open()) {
        return Error{.code = ErrorCode::cannot_write_file,
                     .arguments = {folder.string(), std::generic_category().message(errno)}};
    }
    return std::shared_ptr<const SpillFile>(new SpillFile(folder.string(), std::move(file)));
}

Status SpillFile::write(std::span<const std::uint64_t> words, std::uint64_t offset) const {
    return write_bytes(file_.number(), std::as_bytes(words), offset, folder_);
}

bool SpillFile::read(std::span<std::uint64_t> words, std::uint64_t offset) const {
    return read_whole(file_.number(), std::as_writable_bytes(words), offset);
}

std::uint64_t SpillFile::size() const {
    struct stat status {};
    return fstat(file_.number(), &status) == 0 ? static_cast<std::uint64_t>(status.st_size) : 0;
}

std::uint64_t log_part_bytes(const Trace& trace, GroupRange groups) {
    const LogPart part{.groups = groups};
    const Entries values =
        trace.has_values() ? entries_of(trace.value_offsets, trace, part, groups) : Entries();
    return (entries_of(trace.offsets, trace, part, groups).of_part + values.of_part) * sizeof(std::uint64_t);
}

Status write_log_part(const LogPart& part, std::span<const std::uint64_t> events,
                      std::span<const std::uint64_t> values) {
    const Status written = part.file->write(events, part.offset);
    return written ? part.file->write(values, part.offset + events.size_bytes()) : written;
}

Status load_log_part(const LogPart& part, GroupRange groups, Trace& trace) {
    trace.events.shrink(0);
    trace.values.shrink(0);
    const Entries events = entries_of(trace.offsets, trace, part, groups);
    const Entries values =
        trace.has_values() ? entries_of(trace.value_offsets, trace, part, groups) : Entries();
    const auto offset_of = [&](std::uint64_t word) { return part.offset + word * sizeof(std::uint64_t); };
    const bool is_there =
        part.file != nullptr &&
        read_column(*part.file, offset_of(events.before), events.wanted, trace.events) &&
        read_column(*part.file, offset_of(events.of_part + values.before), values.wanted, trace.values);
    trace.part = is_there ? std::optional(groups) : trace.part;
    if (!is_there || find_log_flaw(trace)) {
        return Error{.code = ErrorCode::recording_damaged,
                     .arguments = {part.file ? part.file->folder() : "", "log"}};
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
