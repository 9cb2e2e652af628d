#include "core/trace/plain_results.h"

#include "core/facts/facts_json.h"
#include "core/trace/group_spans.h"
#include "core/trace/recording_json.h"
#include "core/trace/trace_check.h"

#include <algorithm>
#include <string>
#include <utility>

namespace lockstep {
namespace {

bool add_outputs(Trace& trace, std::span<const std::byte> bytes) {
    for (Output& output : trace.outputs) {
        const std::size_t size = output.instrumented.size();
        if (size > bytes.size()) {
            return false;
        }
        output.plain.assign(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size));
        bytes = bytes.subspan(size);
    }
    return bytes.empty();
}

bool add_times(Trace& trace, GroupClock clock, std::span<const std::byte> bytes) {
    const std::uint64_t numbers = numbers_a_span * group_count(trace.range);
    if (bytes.size() != numbers * sizeof(std::uint64_t)) {
        return false;
    }
    Column64 column(numbers);
    std::ranges::copy(bytes, std::as_writable_bytes(column.span()).begin());
    auto spans = spans_from(column);
    if (!spans) {
        return false;
    }
    trace.group_times = GroupTimes{clock, std::move(*spans)};
    return true;
}

} // namespace

Status write_plain_outputs(const LaunchFacts& facts, ByteSink& sink) {
    for (const Output& output : facts.outputs) {
        if (Status written = sink.write(output.plain); !written) {
            return written;
        }
    }
    return {};
}

Status write_group_times(const GroupTimes& times, ByteSink& sink) {
    const Column64 column = column_of(times.groups);
    return sink.write(std::as_bytes(column.span()));
}

Status write_run(const Recording& recording, ByteSink& sink) {
    const Recording run{.host_steps = recording.host_steps,
                        .concurrency = recording.concurrency,
                        .correct = recording.correct,
                        .plain_stop = recording.plain_stop};
    const std::string text = head_to_json(run);
    return sink.write(std::as_bytes(std::span(text)));
}

bool add_plain_results(Trace& trace, const LaunchFacts& told, std::span<const std::byte> bytes) {
    if (told.group_times) {
        if (!add_times(trace, told.group_times->clock, bytes)) {
            return false;
        }
    } else {
        if (!add_outputs(trace, bytes)) {
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

bool add_run(Recording& recording, std::span<const std::byte> json) {
    auto head = head_from_json(std::string(reinterpret_cast<const char*>(json.data()), json.size()));
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
