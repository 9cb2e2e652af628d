#include "core/base/json_values.h"
#include "core/facts/facts_json.h"
#include "core/trace/group_spans.h"
#include "core/trace/recording_json.h"

#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using namespace json_values;
using nlohmann::json;

json type_json(ValueType type) {
    return {static_cast<unsigned>(type.scalar), type.count};
}

json math_json(const std::vector<MathCall>& calls) {
    json list = json::array();
    for (const MathCall& call : calls) {
        list.push_back({text_json(call.name), call.file, call.line, static_cast<unsigned>(call.when)});
    }
    return list;
}

json site_json(const SiteInfo& site) {
    json pieces = json::array();
    for (const Piece piece : site.pieces) {
        pieces.push_back({piece.offset, piece.bytes});
    }
    return {{"kind", static_cast<unsigned>(site.kind)},
            {"space", static_cast<unsigned>(site.space)},
            {"file", site.file},
            {"line", site.line},
            {"column", site.column},
            {"text", text_json(site.text)},
            {"function", text_json(site.function)},
            {"type", type_json(site.type)},
            {"pieces", pieces},
            {"clamped", site.is_clamped},
            {"operations", site.operations},
            {"math", math_json(site.math)},
            {"loop_variable", text_json(site.loop_variable)}};
}

json node_json(const Node& node) {
    json labels = json::array();
    for (const CaseLabel& label : node.labels) {
        labels.push_back({label.value, label.child, label.is_default});
    }
    return {static_cast<unsigned>(node.kind), node.site.value(), node.children, labels};
}

json program_json(const Program& program) {
    json sites = json::array();
    for (const SiteInfo& site : program.sites) {
        sites.push_back(site_json(site));
    }
    json nodes = json::array();
    for (const Node& node : program.skeleton.nodes) {
        nodes.push_back(node_json(node));
    }
    return {{"kernel", text_json(program.kernel)},
            {"files", texts_json(program.files)},
            {"texts", texts_json(program.texts)},
            {"sites", sites},
            {"nodes", nodes},
            {"root", program.skeleton.root},
            {"parameters", texts_json(program.parameter_names)},
            {"required_group", program.required_group},
            {"relaxed_math", program.relaxed_math}};
}

json object_json(const ObjectInfo& object) {
    return {{"name", text_json(object.name)},
            {"space", static_cast<unsigned>(object.space)},
            {"element", type_json(object.element)},
            {"base", object.base},
            {"bytes", object.size_bytes},
            {"argument", object.argument},
            {"null", object.is_null},
            {"initialised", object.is_initialised},
            {"texels", {object.width, object.height}}};
}

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
                {"launches", launches},
                {"host_steps", host_steps},
                {"concurrency", concurrency}}
        .dump();
}

} // namespace lockstep
