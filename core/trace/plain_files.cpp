#include "core/trace/plain_files.h"

#include "core/base/file_sink.h"
#include "core/base/input_file.h"
#include "core/facts/facts_check.h"
#include "core/trace/group_spans.h"
#include "core/trace/recording_json.h"
#include "core/trace/run_check.h"

#include <algorithm>
#include <span>
#include <string>
#include <utility>

namespace lockstep {
namespace fs = std::filesystem;
namespace {

constexpr std::uint64_t most_run_bytes = std::uint64_t{256} << 20;

fs::path outputs_path(const fs::path& folder, std::size_t launch) {
    return folder / ("plain-" + std::to_string(launch) + ".bin");
}

fs::path times_path(const fs::path& folder, std::size_t launch) {
    return folder / ("clock-" + std::to_string(launch) + ".bin");
}

fs::path run_path(const fs::path& folder) {
    return folder / "run.json";
}

Status write_all(const fs::path& path, const std::vector<std::span<const std::byte>>& pieces) {
    auto sink = FileSink::open(path);
    if (!sink) {
        return sink.error();
    }
    for (const auto piece : pieces) {
        if (Status written = (*sink)->write(piece); !written) {
            return written;
        }
    }
    return (*sink)->finish({}, FileSink::OnDisk::in_time);
}

bool read_into(const InputFile& file, std::uint64_t offset, std::span<std::byte> to) {
    const auto got = file.read(to, offset);
    return got && *got == to.size();
}

bool add_outputs(Trace& trace, const fs::path& path) {
    std::uint64_t bytes = 0;
    for (const Output& output : trace.outputs) {
        bytes += output.instrumented.size();
    }
    const auto file = InputFile::open(path, FinalLink::refused);
    if (!file || file->size() != bytes) {
        return false;
    }
    std::uint64_t offset = 0;
    for (Output& output : trace.outputs) {
        output.plain.resize(output.instrumented.size());
        if (!read_into(*file, offset, output.plain)) {
            return false;
        }
        offset += output.plain.size();
    }
    return true;
}

bool add_times(Trace& trace, GroupClock clock, const fs::path& path) {
    Column64 column(numbers_a_span * group_count(trace.range));
    const std::span<std::byte> bytes = std::as_writable_bytes(column.span());
    const auto file = InputFile::open(path, FinalLink::refused);
    if (!file || file->size() != bytes.size() || !read_into(*file, 0, bytes)) {
        return false;
    }
    auto spans = spans_from(column);
    if (!spans) {
        return false;
    }
    trace.group_times = GroupTimes{clock, std::move(*spans)};
    return true;
}

} // namespace

Status write_plain_outputs(const LaunchFacts& facts, std::size_t launch, const fs::path& folder) {
    std::vector<std::span<const std::byte>> pieces;
    for (const Output& output : facts.outputs) {
        pieces.emplace_back(output.plain);
    }
    return write_all(outputs_path(folder, launch), pieces);
}

Status write_group_times(const GroupTimes& times, std::size_t launch, const fs::path& folder) {
    const Column64 column = column_of(times.groups);
    return write_all(times_path(folder, launch), {std::as_bytes(column.span())});
}

Status write_run(const Recording& recording, const fs::path& folder) {
    const Recording run{.host_steps = recording.host_steps,
                        .concurrency = recording.concurrency,
                        .correct = recording.correct,
                        .plain_stop = recording.plain_stop};
    const std::string text = head_to_json(run);
    return write_all(run_path(folder), {std::as_bytes(std::span(text))});
}

bool add_plain_results(Trace& trace, const LaunchFacts& told, std::size_t launch, const fs::path& folder) {
    if (told.group_times) {
        if (!add_times(trace, told.group_times->clock, times_path(folder, launch))) {
            return false;
        }
    } else {
        if (!add_outputs(trace, outputs_path(folder, launch))) {
            return false;
        }
        trace.timing = told.timing;
        trace.untimed = told.untimed;
        trace.item_registers = told.item_registers;
        if (trace.sub_groups && told.sub_groups) {
            trace.sub_groups->plain = told.sub_groups->plain;
        }
    }
    return flaw_of(trace, group_count(trace.range), trace.program.parameter_names.size()) == nullptr;
}

bool add_run(Recording& recording, const fs::path& folder) {
    const auto file = InputFile::open(run_path(folder), FinalLink::refused);
    if (!file || file->size() > most_run_bytes) {
        return false;
    }
    std::string text(file->size(), '\0');
    auto head =
        read_into(*file, 0, std::as_writable_bytes(std::span(text))) ? head_from_json(text) : std::nullopt;
    if (!head || head->recording.host_steps.size() != recording.host_steps.size()) {
        return false;
    }
    recording.host_steps = std::move(head->recording.host_steps);
    recording.concurrency = std::move(head->recording.concurrency);
    recording.correct = head->recording.correct;
    recording.plain_stop = std::move(head->recording.plain_stop);
    return !find_flaw(recording);
}

} // namespace lockstep
