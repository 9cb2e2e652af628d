#include "app/worker/remote/far_parts.h"

#include "app/words/errors/error_words.h"
#include "app/worker/given.h"
#include "app/worker/process/scratch_folder.h"
#include "core/trace/trace_check.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <span>
#include <system_error>
#include <utility>

namespace lockstep {
namespace {

/// Copies the offsets of a part to those of the launch. Returns false if they do not continue those before, decrease,
/// or do not match the number of entries.
bool take_part_offsets(std::span<const std::uint64_t> part, std::uint64_t entries, std::uint64_t first,
                       Column64& offsets) {
    if (part.front() != offsets[first] || part.back() - part.front() != entries ||
        !std::ranges::is_sorted(part)) {
        return false;
    }
    std::ranges::copy(part, offsets.data() + first);
    return true;
}

std::uint64_t part_bytes(const LogPiece& piece) {
    return piece.events.size_bytes() + piece.values.size_bytes();
}

} // namespace

Result<FarParts> FarParts::make(Recording about, std::vector<NdRange> ranges, std::uint64_t most_bytes) {
    auto file = SpillFile::make(folder_on_disk());
    return file ? Result<FarParts>(
                      FarParts(std::move(about), std::move(ranges), LogKeeper(std::move(*file), most_bytes)))
                : file.error();
}

FarParts::FarParts(Recording about, std::vector<NdRange> ranges, LogKeeper keeper)
    : about_(std::move(about)),
      ranges_(std::move(ranges)),
      order_(ranges_.size()),
      keeper_(std::move(keeper)) {}

/// Begins a launch, which `text` describes.
bool FarParts::begin(const LivePart& part, std::string_view text) {
    if (!order_.takes(part)) {
        return false;
    }
    auto head = launch_from_text(std::string(text));
    const NdRange& packed = ranges_[part.launch];
    if (!head || head->range.global != packed.global || head->range.local != packed.local) {
        return false;
    }
    head->part = GroupRange{0, 1};
    if (find_head_flaw(*head)) {
        return false;
    }
    const std::uint64_t entries = item_count(head->range) + 1;
    head->offsets = Column64(entries); // new memory is zero
    head->value_offsets = part.has_values ? Column64(entries) : Column64();
    return launches_.emplace(part.launch, Begun{std::move(*head), {}}).second;
}

bool FarParts::take(const LivePart& part, std::string_view bytes) {
    const std::uint64_t text_bytes = to_part_boundary(part.head_bytes);
    if (part.head_bytes > most_launch_text || text_bytes > bytes.size()) {
        return false;
    }
    if (part.head_bytes != 0 && !begin(part, bytes.substr(0, part.head_bytes))) {
        return false;
    }
    const auto found = launches_.find(part.launch);
    if (found == launches_.end()) {
        return false;
    }
    auto& [head, parts] = found->second;
    const std::uint64_t first = parts.empty() ? 0 : parts.back().groups.end;
    const std::uint64_t group_items = items_per_group(head.range);
    if (part.groups.first != first || part.groups.end <= first || part.groups.end > group_count(head.range) ||
        part.has_values != head.has_values() || !takes_at_most(bytes.size(), part) ||
        column_bytes(part, part.groups.count() * group_items) != bytes.size() - text_bytes) {
        return false;
    }
    std::vector<std::uint64_t> words((bytes.size() - text_bytes) / sizeof(std::uint64_t));
    std::memcpy(words.data(), bytes.data() + text_bytes, words.size() * sizeof(std::uint64_t));
    const LogPiece piece = piece_of(part, words, part.groups.count() * group_items);
    const std::uint64_t item = first * group_items;
    if (!take_part_offsets(piece.offsets, piece.events.size(), item, head.offsets) ||
        (part.has_values &&
         !take_part_offsets(piece.value_offsets, piece.values.size(), item, head.value_offsets))) {
        return false;
    }
    const bool has_room = keeper_.has_room(piece);
    auto kept = has_room ? keeper_.keep(piece) : std::nullopt;
    if (!kept) {
        write_error_ = !has_room || errno == 0 ? ENOSPC : errno;
        return false;
    }
    parts.push_back(std::move(*kept));
    return part_bytes(piece) == log_part_bytes(head, part.groups);
}

std::optional<Error> FarParts::write_error() const {
    return write_error_ == 0
               ? std::nullopt
               : std::optional(Error{.code = ErrorCode::cannot_write_file,
                                     .arguments = {folder_on_disk().string(),
                                                   std::generic_category().message(write_error_),
                                                   std::string(written_for::scratch)}});
}

bool FarParts::add_to(Recording& recording) const {
    return std::ranges::all_of(launches_, [&](const auto& entry) {
        const std::uint64_t number = entry.first;
        const Begun& begun = entry.second;
        if (begun.parts.empty() || number >= recording.launches.size()) {
            return false;
        }
        Trace& trace = recording.launches[number];
        const bool is_same_launch =
            trace.range.global == begun.head.range.global && trace.range.local == begun.head.range.local &&
            trace.has_values() == begun.head.has_values() && trace.part == begun.parts.front().groups;
        const bool fits =
            is_same_launch && std::ranges::all_of(begun.parts, [&](const LogPart& part) {
                return log_part_bytes(trace, part.groups) == log_part_bytes(begun.head, part.groups);
            });
        trace.parts = fits ? begun.parts : std::vector<LogPart>();
        return fits;
    });
}

std::optional<Recording> FarParts::begun_recording(const Error& lost) {
    // Only consecutive launches from the first one, because later ones continue with the buffers of earlier ones.
    for (auto& [number, begun] : launches_) {
        if (number != about_.launches.size() || begun.parts.empty()) {
            break;
        }
        const LogPart& first = begun.parts.front();
        if (!load_log_part(first, first.groups, begun.head)) {
            return std::nullopt;
        }
        // Groups that did not arrive have no events.
        const std::uint64_t end = begun.parts.back().groups.end * items_per_group(begun.head.range);
        for (Column64* const offsets : {&begun.head.offsets, &begun.head.value_offsets}) {
            std::fill(offsets->data() + std::min<std::uint64_t>(end, offsets->size()),
                      offsets->data() + offsets->size(), offsets->empty() ? 0 : (*offsets)[end]);
        }
        begun.head.parts = begun.parts;
        begun.head.untimed = Untimed::crashed;
        about_.launches.push_back(std::move(begun.head));
    }
    if (about_.launches.empty()) {
        return std::nullopt;
    }
    about_.plain_stop = PlainStop{about_.launches.size() - 1, Untimed::crashed,
                                  lost.arguments.empty() ? "" : lost.arguments[0], PlainBound::log};
    return std::move(about_);
}

} // namespace lockstep
