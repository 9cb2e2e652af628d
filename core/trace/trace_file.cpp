#include "core/trace/trace_file.h"

#include "core/base/file_sink.h"
#include "core/trace/byte_source.h"
#include "core/trace/column_codec.h"
#include "core/trace/group_spans.h"
#include "core/trace/recording_json.h"
#include "core/trace/recording_reader.h"

#include <cstddef>
#include <span>
#include <utility>

namespace lockstep {
namespace {

static_assert(sizeof(RecordingHeader) == 48 && offsetof(RecordingHeader, header_checksum) == 40,
              "the header has no gaps");

std::uint64_t column_bytes(const Recording& recording) {
    std::uint64_t numbers = 0;
    std::uint64_t bytes = 0;
    for (const Trace& trace : recording.launches) {
        numbers +=
            trace.offsets.size() + trace.events.size() + trace.value_offsets.size() + trace.values.size();
        numbers += trace.group_times ? numbers_a_span * trace.group_times->groups.size() : 0;
        for (const Output& output : trace.outputs) {
            bytes += output.instrumented.size() + output.plain.size();
        }
    }
    return numbers * sizeof(std::uint64_t) + bytes;
}

Status write_columns(const Trace& trace, ColumnWriter& writer) {
    const Column64 times = trace.group_times ? column_of(trace.group_times->groups) : Column64();
    for (const Column64* column :
         {&trace.offsets, &trace.events, &trace.value_offsets, &trace.values, &times}) {
        if (Status status = writer.write(*column); !status.ok()) {
            return status;
        }
    }
    for (const Output& output : trace.outputs) {
        for (const auto* bytes : {&output.instrumented, &output.plain}) {
            if (Status status = writer.write(*bytes); !status.ok()) {
                return status;
            }
        }
    }
    return {};
}

std::span<const std::byte> bytes_of(const RecordingHeader& header) {
    return std::as_bytes(std::span(&header, 1));
}

/// Writes the whole file. Returns the header with which the caller must overwrite the first bytes.
Result<RecordingHeader> write_all(const Recording& recording, ByteSink& sink, Codec codec,
                                  const ProgressSink& progress) {
    const std::string json = head_to_json(recording);
    RecordingHeader header;
    header.codec = static_cast<std::uint32_t>(codec);
    header.json_bytes = json.size();
    header.json_checksum = checksum(std::as_bytes(std::span(json)));
    for (const auto bytes : {bytes_of(header), std::as_bytes(std::span(json))}) {
        if (Status status = sink.write(bytes); !status.ok()) {
            return status.error();
        }
    }
    std::uint64_t done = 0;
    const std::uint64_t total = column_bytes(recording);
    ColumnWriter writer(sink, codec, [&](std::uint64_t bytes) {
        done += bytes;
        return !progress || progress({Stage::save, done, total});
    });
    for (const Trace& trace : recording.launches) {
        if (Status status = write_columns(trace, writer); !status.ok()) {
            return status.error();
        }
    }
    header.file_bytes = sink.written();
    header.header_checksum = checksum(bytes_of(header).first(offsetof(RecordingHeader, header_checksum)));
    return header;
}

} // namespace

Status write_recording(const Recording& recording, const std::filesystem::path& path, Codec codec,
                       const ProgressSink& progress) {
    Result<std::unique_ptr<FileSink>> opened = FileSink::open(path);
    if (!opened.ok()) {
        return opened.error();
    }
    const auto header = write_all(recording, **opened, codec, progress);
    return header ? (*opened)->finish(bytes_of(*header), FileSink::OnDisk::before_naming) : header.error();
}

Status hand_over_recording(const Recording& recording, DescriptorSink& sink, const ProgressSink& progress) {
    const auto header = write_all(recording, sink, Codec::mapped, progress);
    return header ? sink.write_over(bytes_of(*header), 0) : header.error();
}

Result<Recording> read_recording(const std::filesystem::path& path, const ProgressSink& progress) {
    const auto source = bytes_of_file(path);
    return source ? read_recording_from(**source, {.path = path.string()}, progress) : source.error();
}

Result<Recording> take_recording(std::shared_ptr<const InputFile> memory, std::uint64_t bytes,
                                 const ProgressSink& progress) {
    const auto source = bytes_of_memory(std::move(memory), bytes);
    return read_recording_from(*source, {.last = Codec::mapped}, progress);
}

} // namespace lockstep
