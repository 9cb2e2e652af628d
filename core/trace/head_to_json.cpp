#include "core/base/json_values.h"
#include "core/facts/facts_json.h"
#include "core/site/program_json.h"
#include "core/trace/group_spans.h"
#include "core/trace/recording_json.h"

#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using namespace json_values;
using nlohmann::json;

json launch_json(const Trace& trace) {
    json objects = json::array();
    for (const ObjectInfo& object : trace.objects) {
        objects.push_back(object_json(object));
    }
    json launch = {
        {"program", program_json(trace.program)},
        {"range", {trace.range.dimensions, trace.range.global, trace.range.local}},
        {"part", trace.part ? json{trace.part->first, trace.part->end} : json(nullptr)},
        {"objects", objects},
        {"columns",
         {trace.offsets.size(), trace.events.size(), trace.value_offsets.size(), trace.values.size(),
          trace.group_times ? numbers_a_span * trace.group_times->groups.size() : 0}}};
    add_facts(trace, launch);
    return launch;
}

json bytes_json(const std::vector<std::byte>& bytes) {
    json list = json::array();
    for (const std::byte byte : bytes) {
        list.push_back(std::to_integer<unsigned>(byte));
    }
    return list;
}

json host_step_json(const HostStep& step) {
    return {{"id", text_json(step.id)},
            {"after_launch", step.after_launch},
            {"compute_ns", step.compute_ns},
            {"bytes_read", step.bytes_read},
            {"bytes_written", step.bytes_written},
            {"result", bytes_json(step.result)},
            {"plain_result", bytes_json(step.plain_result)}};
}

json times_json(const LaunchTimes& times) {
    return {times.launch,       times.queue,    times.thread, times.queued_ns,
            times.submitted_ns, times.start_ns, times.end_ns};
}

json stop_json(const PlainStop& stop) {
    return {{"launch", stop.launch},
            {"why", untimed_name(stop.why)},
            {"reason", text_json(stop.reason)},
            {"limit", plain_bound_name(stop.bound)}};
}

} // namespace

std::string head_to_json(const Recording& recording) {
    json parameters = json::array();
    for (const auto& [name, value] : recording.parameters) {
        parameters.push_back({text_json(name), text_json(value)});
    }
    json launches = json::array();
    for (const Trace& trace : recording.launches) {
        launches.push_back(launch_json(trace));
    }
    json host_steps = json::array();
    for (const HostStep& step : recording.host_steps) {
        host_steps.push_back(host_step_json(step));
    }
    json concurrency = json::array();
    for (const LaunchTimes& times : recording.concurrency) {
        concurrency.push_back(times_json(times));
    }
    return json{{"what", text_json(recording.what)},
                {"parameters", parameters},
                {"correct", recording.correct ? json(*recording.correct) : json(nullptr)},
                {"program_version", text_json(recording.program_version)},
                {"plain_stop", recording.plain_stop ? stop_json(*recording.plain_stop) : json(nullptr)},
                {"files", texts_json(recording.held_files)},
                {"launches", launches},
                {"host_steps", host_steps},
                {"concurrency", concurrency}}
        .dump();
}

} // namespace lockstep
