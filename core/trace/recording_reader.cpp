#include "core/trace/recording_reader.h"

#include "core/trace/column_codec.h"
#include "core/trace/group_spans.h"
#include "core/trace/recording_json.h"
#include "core/trace/trace_check.h"

#include <algorithm>
#include <cstddef>
#include <new>
#include <span>
#include <utility>

namespace lockstep {
namespace {

constexpr std::uint64_t most_json_bytes = std::uint64_t{256} << 20;

/// Returns the total size of all columns and outputs in bytes; nullopt if a length is impossibly large.
std::optional<std::uint64_t> column_bytes(const std::vector<ColumnLengths>& launches) {
    std::uint64_t sum = 0;
    bool is_sound = true;
    const auto add = [&](std::uint64_t length, std::uint64_t unit) {
        is_sound = is_sound && length <= payload_mask && sum <= payload_mask * unit;
        sum += is_sound ? length * unit : 0;
    };
    for (const ColumnLengths& lengths : launches) {
        for (const std::uint64_t length :
             {lengths.offsets, lengths.events, lengths.value_offsets, lengths.values, lengths.group_times}) {
            add(length, sizeof(std::uint64_t));
        }
        for (const ColumnLengths::OutputLengths& output : lengths.outputs) {
            add(output.instrumented, 1);
            add(output.plain, 1);
        }
    }
    return is_sound ? std::optional(sum) : std::nullopt;
}

class RecordingReader {
public:
    RecordingReader(ByteSource& source, const RecordingReadOptions& options, const ProgressSink& progress)
        : source_(source), options_(options), progress_(progress) {}

    Result<Recording> read() {
        RecordingHeader header;
        if (Status status = read_header(header); !status.ok()) {
            return status.error();
        }
        std::optional<RecordingHead> head = read_head(header);
        if (!head) {
            return damaged("description");
        }
        if (const auto flaw = find_flaw(head->recording)) {
            return damaged(*flaw);
        }
        return read_columns(std::move(*head), static_cast<Codec>(header.codec));
    }

private:
    std::optional<RecordingHead> read_head(const RecordingHeader& header) {
        std::string text(header.json_bytes, '\0');
        const std::span<std::byte> bytes = std::as_writable_bytes(std::span(text));
        const bool is_whole =
            source_.read(bytes) && (!options_.check_sums || checksum(bytes) == header.json_checksum);
        return is_whole ? head_from_json(text) : std::nullopt;
    }

    Status read_header(RecordingHeader& header) {
        if (source_.size() < sizeof header.magic) {
            return error(ErrorCode::not_a_recording, {});
        }
        const std::span<std::byte> bytes = std::as_writable_bytes(std::span(&header, 1));
        if (!source_.read(bytes.first(sizeof header.magic)) || header.magic != RecordingHeader::right_magic) {
            return error(ErrorCode::not_a_recording, {});
        }
        const std::size_t checked = offsetof(RecordingHeader, header_checksum);
        if (!source_.read(bytes.subspan(sizeof header.magic)) ||
            (options_.check_sums && checksum(bytes.first(checked)) != header.header_checksum)) {
            return damaged("header");
        }
        if (header.version > RecordingHeader::known_version) {
            return error(ErrorCode::recording_too_new,
                         {std::to_string(header.version), std::to_string(RecordingHeader::known_version)});
        }
        if (header.version == 0 || header.codec > static_cast<std::uint32_t>(options_.last) ||
            header.json_bytes > most_json_bytes || header.json_bytes > source_.remaining()) {
            return damaged("header");
        }
        return header.file_bytes == source_.size() ? Status() : Status(damaged("length"));
    }

    Result<Recording> read_columns(RecordingHead head, Codec codec) {
        ColumnReader reader(source_, codec, options_.check_sums, [&](std::uint64_t) {
            return !progress_ ||
                   progress_({Stage::load, source_.size() - source_.remaining(), source_.size()});
        });
        const std::optional<std::uint64_t> bytes = column_bytes(head.lengths);
        if (!bytes || !reader.can_hold(*bytes)) {
            return damaged("columns");
        }
        for (std::size_t i = 0; i < head.lengths.size(); ++i) {
            Trace& trace = head.recording.launches[i];
            if (Status status = read_launch(reader, head.lengths[i], trace); !status.ok()) {
                return status.error();
            }
            if (const auto flaw = find_flaw(trace)) {
                return damaged(flaw->part);
            }
        }
        if (source_.remaining() != 0) {
            return damaged("length");
        }
        return std::move(head.recording);
    }

    Status read_launch(ColumnReader& reader, const ColumnLengths& lengths, Trace& trace) {
        Column64 times;
        const std::pair<std::uint64_t, Column64*> columns[] = {{lengths.offsets, &trace.offsets},
                                                               {lengths.events, &trace.events},
                                                               {lengths.value_offsets, &trace.value_offsets},
                                                               {lengths.values, &trace.values},
                                                               {lengths.group_times, &times}};
        for (const auto& [length, column] : columns) {
            if (Status status = outcome(reader.read(*column, length)); !status.ok()) {
                return status;
            }
        }
        if (trace.group_times) {
            auto spans = spans_from(times);
            if (!spans) {
                return damaged("group times");
            }
            trace.group_times->groups = std::move(*spans);
        }
        for (std::size_t i = 0; i < trace.outputs.size(); ++i) {
            Output& output = trace.outputs[i];
            if (Status status = read_output(reader, lengths.outputs[i].instrumented, output.instrumented);
                !status.ok()) {
                return status;
            }
            if (Status status = read_output(reader, lengths.outputs[i].plain, output.plain); !status.ok()) {
                return status;
            }
        }
        return {};
    }

    /// Reads an output. Allocates memory only as chunks arrive, because the memory of a vector, unlike that
    /// of a column, is written at allocation.
    [[nodiscard]] Status read_output(ColumnReader& reader, std::uint64_t length,
                                     std::vector<std::byte>& bytes) const {
        while (bytes.size() < length) {
            const std::size_t chunk = std::min<std::uint64_t>(chunk_bytes, length - bytes.size());
            bytes.resize(bytes.size() + chunk);
            if (Status status = outcome(reader.read(std::span(bytes).last(chunk))); !status.ok()) {
                return status;
            }
        }
        return {};
    }

    [[nodiscard]] Status outcome(ReadOutcome read) const {
        if (read == ReadOutcome::cancelled) {
            return Error{ErrorCode::cancelled, {}, {}, {}};
        }
        return read == ReadOutcome::ok ? Status() : Status(damaged("columns"));
    }

    [[nodiscard]] Error damaged(const std::string& part) const {
        return error(ErrorCode::recording_damaged, {part});
    }
    [[nodiscard]] Error error(ErrorCode code, std::vector<std::string> arguments) const {
        arguments.insert(arguments.begin(), options_.path);
        return {code, std::move(arguments), {}, {}};
    }

    ByteSource& source_;
    const RecordingReadOptions& options_;
    const ProgressSink& progress_;
};

} // namespace

Result<Recording> read_recording_from(ByteSource& source, const RecordingReadOptions& options,
                                      const ProgressSink& progress) {
    try {
        return RecordingReader(source, options, progress).read();
    } catch (const std::bad_alloc&) { // a compressed column can need more memory than the machine has
        return Error{ErrorCode::recording_damaged, {options.path, "columns"}, {}, {}};
    }
}

} // namespace lockstep
