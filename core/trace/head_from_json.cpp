#include "core/base/json_values.h"
#include "core/facts/facts_json.h"
#include "core/trace/json_in_parts.h"
#include "core/trace/recording_json.h"

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <utility>

namespace lockstep {
namespace {

using namespace json_values;
using nlohmann::json;

ValueType type_of(const json& value) {
    return {enumerator<Scalar>(value.at(0)), number<std::uint32_t>(value.at(1))};
}

SiteInfo site_of(const json& value) {
    SiteInfo site;
    site.kind = enumerator<SiteKind>(value.at("kind"));
    site.space = enumerator<Space>(value.at("space"));
    site.file = number<std::uint32_t>(value.at("file"));
    site.line = number<std::uint32_t>(value.at("line"));
    site.column = number<std::uint32_t>(value.at("column"));
    site.text = text(value.at("text"));
    site.function = text(value.at("function"));
    site.type = type_of(value.at("type"));
    for (const json& piece : list(value.at("pieces"))) {
        site.pieces.push_back({number<std::uint16_t>(piece.at(0)), number<std::uint16_t>(piece.at(1))});
    }
    site.operations = number<std::uint32_t>(value.at("operations"));
    site.is_clamped = value.contains("clamped") && flag(value.at("clamped"));
    if (value.contains("math")) {
        for (const json& call : list(value.at("math"))) {
            site.math.push_back({text(call.at(0)), number<std::uint32_t>(call.at(1)),
                                 number<std::uint32_t>(call.at(2)), enumerator<Evaluates>(call.at(3))});
        }
    }
    site.loop_variable = text(value.at("loop_variable"));
    return site;
}

Node node_of(const json& value) {
    Node node;
    node.kind = enumerator<NodeKind>(value.at(0));
    node.site = Site(number<std::uint32_t>(value.at(1)));
    node.children = numbers<NodeIndex>(value.at(2));
    for (const json& label : list(value.at(3))) {
        node.labels.push_back(
            {number<std::uint64_t>(label.at(0)), number<std::uint32_t>(label.at(1)), flag(label.at(2))});
    }
    return node;
}

Program program_of(const json& value) {
    Program program;
    program.kernel = text(value.at("kernel"));
    program.files = texts(value.at("files"));
    program.texts = texts(value.at("texts"));
    for (const json& site : list(value.at("sites"))) {
        program.sites.push_back(site_of(site));
    }
    for (const json& node : list(value.at("nodes"))) {
        program.skeleton.nodes.push_back(node_of(node));
    }
    program.skeleton.root = number<NodeIndex>(value.at("root"));
    program.parameter_names = texts(value.at("parameters"));
    if (value.contains("required_group")) {
        for (std::size_t i = 0; i < 3; ++i) {
            program.required_group[i] = number<std::uint64_t>(value.at("required_group").at(i));
        }
    }
    program.relaxed_math = value.contains("relaxed_math") && flag(value.at("relaxed_math"));
    return program;
}

NdRange range_of(const json& value) {
    NdRange range;
    range.dimensions = number<std::uint32_t>(value.at(0));
    for (std::size_t i = 0; i < 3; ++i) {
        range.global[i] = number<std::uint64_t>(value.at(1).at(i));
        range.local[i] = number<std::uint64_t>(value.at(2).at(i));
    }
    return range;
}

ObjectInfo object_of(const json& value) {
    ObjectInfo object;
    object.name = text(value.at("name"));
    object.space = enumerator<Space>(value.at("space"));
    object.element = type_of(value.at("element"));
    object.base = number<std::uint64_t>(value.at("base"));
    object.size_bytes = number<std::uint64_t>(value.at("bytes"));
    object.argument = number<int>(value.at("argument"));
    object.is_null = flag(value.at("null"));
    if (value.contains("texels")) {
        object.width = number<std::uint32_t>(value.at("texels").at(0));
        object.height = number<std::uint32_t>(value.at("texels").at(1));
    }
    object.is_initialised = !value.contains("initialised") || flag(value.at("initialised"));
    return object;
}

void add_launch(const json& value, RecordingHead& head) {
    Trace trace;
    ColumnLengths lengths;
    trace.program = program_of(value.at("program"));
    trace.range = range_of(value.at("range"));
    if (const json part = value.value("part", json(nullptr)); !part.is_null()) {
        trace.part = {number<std::uint64_t>(part.at(0)), number<std::uint64_t>(part.at(1))};
    }
    for (const json& object : list(value.at("objects"))) {
        trace.objects.push_back(object_of(object));
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

/// What older recordings lack. Each must speak of a launch that is there.
void add_run(const json& value, Recording& recording) {
    const auto check = [&](std::size_t launch) {
        if (launch >= recording.launches.size()) {
            throw std::out_of_range("launch");
        }
    };
    const json host_steps = value.value("host_steps", json::array());
    for (const json& step : list(host_steps)) {
        recording.host_steps.push_back(host_step_of(step));
        check(recording.host_steps.back().after_launch);
    }
    const json concurrency = value.value("concurrency", json::array());
    for (const json& times : list(concurrency)) {
        recording.concurrency.push_back(times_of(times));
        check(recording.concurrency.back().launch);
    }
}

/// All but the launches.
void add_rest(const json& value, RecordingHead& head) {
    head.recording.what = text(value.at("what"));
    for (const json& parameter : list(value.at("parameters"))) {
        head.recording.parameters.emplace(text(parameter.at(0)), text(parameter.at(1)));
    }
    if (const json& correct = value.at("correct"); !correct.is_null()) {
        head.recording.correct = flag(correct);
    }
    head.recording.program_version = text(value.at("program_version"));
    if (!list(value.at("launches")).empty()) {
        throw std::invalid_argument("launch"); // no object
    }
    add_run(value, head.recording);
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
        return std::nullopt; // no JSON, a missing key, another kind of value
    } catch (const std::logic_error&) {
        return std::nullopt; // a number that does not fit, a list that is none
    }
}

} // namespace lockstep
