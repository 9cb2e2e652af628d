#include "core/trace/recording_json.h"

#include "core/base/json_members.h"
#include "core/facts/facts_json.h"
#include "core/site/program_json.h"
#include "core/trace/group_spans.h"
#include "core/trace/json_in_parts.h"

#include <array>
#include <stdexcept>
#include <utility>

namespace lockstep {

using namespace json_values;
using nlohmann::json;

template <class Io>
void members(Io& io, Of<Io, NdRange>& range) {
    io.next(range.dimensions);
    io.next(range.global);
    io.next(range.local);
}

template <class Io>
void members(Io& io, Of<Io, GroupRange>& part) {
    io.next(part.first);
    io.next(part.end);
}

template <class Io>
void members(Io& io, Of<Io, HostStep>& step) {
    io("id", step.id);
    io("after_launch", step.after_launch);
    io("compute_ns", step.compute_ns);
    io("bytes_read", step.bytes_read);
    io("bytes_written", step.bytes_written);
    io("result", step.result);
    io("plain_result", step.plain_result);
}

template <class Io>
void members(Io& io, Of<Io, LaunchTimes>& times) {
    io.next(times.launch);
    io.next(times.queue);
    io.next(times.thread);
    io.next(times.queued_ns);
    io.next(times.submitted_ns);
    io.next(times.start_ns);
    io.next(times.end_ns);
}

template <class Io>
void members(Io& io, Of<Io, PlainStop>& stop) {
    std::string why(untimed_name(stop.why));
    std::string limit(plain_bound_name(stop.bound));
    io("launch", stop.launch);
    io("why", why);
    io("reason", stop.reason);
    io.newer("limit", limit);
    if constexpr (!Io::writes) {
        stop.why = untimed_named(why).value_or(Untimed::no);
        const auto bound = plain_bound_named(limit);
        if ((stop.why != Untimed::crashed && stop.why != Untimed::out_of_time) || !bound) {
            throw std::invalid_argument("plain_stop");
        }
        stop.bound = *bound;
    }
}

/// Reads or writes all members of a Recording except the launches.
template <class Io>
void members(Io& io, Of<Io, Recording>& recording) {
    std::vector<std::array<std::string, 2>> parameters;
    for (const auto& [name, value] : recording.parameters) {
        parameters.push_back({name, value});
    }
    io("what", recording.what);
    io("parameters", parameters);
    io("correct", recording.correct);
    io("program_version", recording.program_version);
    io.newer("plain_stop", recording.plain_stop);
    io.newer("files", recording.held_files);
    io.newer("host_steps", recording.host_steps);
    io.newer("concurrency", recording.concurrency);
    if constexpr (!Io::writes) {
        for (const auto& [name, value] : parameters) {
            recording.parameters.emplace(name, value);
        }
    }
}

namespace {

json launch_json(const Trace& trace) {
    json launch = {
        {"program", program_json(trace.program)},
        {"range", written(trace.range)},
        {"part", written(trace.part)},
        {"objects", json::array()},
        {"columns",
         {trace.offsets.size(), trace.events.size(), trace.value_offsets.size(), trace.values.size(),
          trace.group_times ? numbers_a_span * trace.group_times->groups.size() : 0}}};
    for (const ObjectInfo& object : trace.objects) {
        launch["objects"].push_back(object_json(object));
    }
    add_facts(trace, launch);
    return launch;
}

void add_launch(const json& value, RecordingHead& head) {
    Trace trace;
    ColumnLengths lengths;
    trace.program = program_from(value.at("program"));
    read(value.at("range"), trace.range);
    if (value.contains("part")) { // older recordings do not contain it
        read(value.at("part"), trace.part);
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

} // namespace

std::string head_to_json(const Recording& recording) {
    json head = written(recording);
    json& launches = head["launches"] = json::array();
    for (const Trace& trace : recording.launches) {
        launches.push_back(launch_json(trace));
    }
    return head.dump();
}

std::optional<RecordingHead> head_from_json(const std::string& text) {
    try {
        RecordingHead head;
        const auto rest =
            parse_in_parts(text, "launches", [&](const json& launch) { add_launch(launch, head); });
        if (!rest) {
            return std::nullopt;
        }
        read(*rest, head.recording);
        if (!list(rest->at("launches")).empty()) {
            throw std::invalid_argument("launch"); // the value is not an object
        }
        return head;
    } catch (const json::exception&) {
        return std::nullopt; // the text is not JSON, a key is missing, or a value has the wrong type
    } catch (const std::logic_error&) {
        return std::nullopt; // a number is out of range, or a value is not a list
    }
}

} // namespace lockstep
