#include "core/base/json_values.h"
#include "core/facts/facts_json.h"
#include "core/site/program_json.h"
#include "core/trace/json_in_parts.h"
#include "core/trace/recording_json.h"

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <utility>

namespace lockstep {
namespace {

using namespace json_values;
using nlohmann::json;

NdRange range_of(const json& value) {
    NdRange range;
    range.dimensions = number<std::uint32_t>(value.at(0));
    for (std::size_t i = 0; i < 3; ++i) {
        range.global[i] = number<std::uint64_t>(value.at(1).at(i));
        range.local[i] = number<std::uint64_t>(value.at(2).at(i));
    }
    return range;
}

void add_launch(const json& value, RecordingHead& head) {
    Trace trace;
    ColumnLengths lengths;
    trace.program = program_from(value.at("program"));
    trace.range = range_of(value.at("range"));
    if (const json part = value.value("part", json(nullptr)); !part.is_null()) {
        trace.part = {number<std::uint64_t>(part.at(0)), number<std::uint64_t>(part.at(1))};
    }
    for (const json& object : list(value.at("objects"))) {
        trace.objects.push_back(object_from(object));
    }
    static_cast<LaunchFacts&>(trace) = facts_from(value);
    for (const json& output : list(value.at("outputs"))) {
        lengths.outputs.push_back({number<std::uint64_t>(output.at(1)), number<std::uint64_t>(output.at(2))});
    }
    const auto columns = numbers<std::uint64_t>(value.at("columns"));
    lengths.offsets = columns.at(0);
    lengths.events = columns.at(1);
    lengths.value_offsets = columns.at(2);
    lengths.values = columns.at(3);
    if (trace.group_times) {
        lengths.group_times = columns.at(4);
    }
    head.recording.launches.push_back(std::move(trace));
    head.lengths.push_back(std::move(lengths));
}

std::vector<std::byte> bytes_of(const json& value) {
    std::vector<std::byte> bytes;
    for (const auto byte : numbers<std::uint8_t>(value)) {
        bytes.push_back(std::byte{byte});
    }
    return bytes;
}

HostStep host_step_of(const json& value) {
    return {.id = text(value.at("id")),
            .after_launch = number<std::size_t>(value.at("after_launch")),
            .compute_ns = number<std::uint64_t>(value.at("compute_ns")),
            .bytes_read = number<std::uint64_t>(value.at("bytes_read")),
            .bytes_written = number<std::uint64_t>(value.at("bytes_written")),
            .result = bytes_of(value.at("result")),
            .plain_result = bytes_of(value.at("plain_result"))};
}

LaunchTimes times_of(const json& value) {
    return {.launch = number<std::size_t>(value.at(0)),
            .queue = number<std::uint32_t>(value.at(1)),
            .thread = number<std::uint32_t>(value.at(2)),
            .queued_ns = number<std::uint64_t>(value.at(3)),
            .submitted_ns = number<std::uint64_t>(value.at(4)),
            .start_ns = number<std::uint64_t>(value.at(5)),
            .end_ns = number<std::uint64_t>(value.at(6))};
}

PlainStop stop_of(const json& value) {
    const auto why = untimed_named(text(value.at("why")));
    const auto bound = plain_bound_named(value.contains("limit") ? text(value.at("limit")) : "");
    if ((why != Untimed::crashed && why != Untimed::out_of_time) || !bound) {
        throw std::invalid_argument("plain_stop");
    }
    return {number<std::size_t>(value.at("launch")), *why, text(value.at("reason")), *bound};
}

/// Reads members that older recordings do not contain.
void read_run(const json& value, Recording& recording) {
    const json host_steps = value.value("host_steps", json::array());
    for (const json& step : list(host_steps)) {
        recording.host_steps.push_back(host_step_of(step));
    }
    const json concurrency = value.value("concurrency", json::array());
    for (const json& times : list(concurrency)) {
        recording.concurrency.push_back(times_of(times));
    }
    if (const json stop = value.value("plain_stop", json(nullptr)); !stop.is_null()) {
        recording.plain_stop = stop_of(stop);
    }
}

/// Reads everything except the launches.
void add_rest(const json& value, RecordingHead& head) {
    head.recording.what = text(value.at("what"));
    for (const json& parameter : list(value.at("parameters"))) {
        head.recording.parameters.emplace(text(parameter.at(0)), text(parameter.at(1)));
    }
    if (const json& correct = value.at("correct"); !correct.is_null()) {
        head.recording.correct = flag(correct);
    }
    head.recording.program_version = text(value.at("program_version"));
    if (value.contains("files")) {
        head.recording.held_files = texts(value.at("files"));
    }
    if (!list(value.at("launches")).empty()) {
        throw std::invalid_argument("launch"); // the value is not an object
    }
    read_run(value, head.recording);
}

} // namespace

std::optional<RecordingHead> head_from_json(const std::string& text) {
    try {
        RecordingHead head;
        const auto rest =
            parse_in_parts(text, "launches", [&](const json& launch) { add_launch(launch, head); });
        if (!rest) {
            return std::nullopt;
        }
        add_rest(*rest, head);
        return head;
    } catch (const json::exception&) {
        return std::nullopt; // the text is not JSON, a key is missing, or a value has the wrong type
    } catch (const std::logic_error&) {
        return std::nullopt; // a number is out of range, or a value is not a list
    }
}

} // namespace lockstep
