#include "core/trace/trace_file.h"

#include "core/trace/byte_source.h"
#include "core/trace/column_codec.h"
#include "core/trace/group_spans.h"
#include "core/trace/recording_json.h"
#include "core/trace/recording_reader.h"

#include <cstddef>
#include <span>

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

Result<Recording> read_up_to(Codec last, const std::filesystem::path& path, FinalLink link,
                             const ProgressSink& progress) {
    Result<std::unique_ptr<ByteSource>> source = bytes_of_file(path, link);
    if (!source.ok()) {
        return source.error();
    }
    return read_recording_from(**source, {path.string(), true, last}, progress);
}

} // namespace

Status write_recording(const Recording& recording, const std::filesystem::path& path, Codec codec,
                       const ProgressSink& progress) {
    const std::string json = head_to_json(recording);
    Result<std::unique_ptr<FileSink>> opened = FileSink::open(path);
    if (!opened.ok()) {
        return opened.error();
    }
    FileSink& sink = **opened;
    RecordingHeader header;
    header.codec = static_cast<std::uint32_t>(codec);
    header.json_bytes = json.size();
    header.json_checksum = checksum(std::as_bytes(std::span(json)));
    const auto header_bytes = std::as_bytes(std::span(&header, 1));
    for (const auto bytes : {header_bytes, std::as_bytes(std::span(json))}) {
        if (Status status = sink.write(bytes); !status.ok()) {
            return status;
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
            return status;
        }
    }
    header.file_bytes = sink.written();
    header.header_checksum = checksum(header_bytes.first(offsetof(RecordingHeader, header_checksum)));
    // A file for another process is read immediately.
    using OnDisk = FileSink::OnDisk;
    return sink.finish(header_bytes, codec == Codec::zstd ? OnDisk::before_naming : OnDisk::in_time);
}

Result<Recording> read_recording(const std::filesystem::path& path, const ProgressSink& progress) {
    return read_up_to(Codec::zstd, path, FinalLink::followed, progress);
}

Result<Recording> take_recording(const std::filesystem::path& path, const ProgressSink& progress) {
    return read_up_to(Codec::mapped, path, FinalLink::refused, progress);
}

} // namespace lockstep
