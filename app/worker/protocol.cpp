#include "app/worker/protocol.h"

#include "app/words/error_words.h"
#include "app/words/names.h"

#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using nlohmann::json;

// Paths and build logs need not be UTF-8; what is not becomes U+FFFD instead of an exception.
std::string line_of(const json& value) {
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

json to_json(const Progress& progress) {
    return {{"stage", stage_name(progress.stage)}, {"done", progress.done}, {"total", progress.total}};
}

json to_json(const Error& error) {
    return {{"code", error_name(error.code)}, {"arguments", error.arguments}, {"file", error.place.file},
            {"line", error.place.line},       {"column", error.place.column}, {"detail", error.detail}};
}

json to_json(const DeviceInfo& device) {
    return {{"name", device.name},
            {"platform", device.platform},
            {"version", device.version},
            {"driver", device.driver},
            {"is_cpu", device.is_cpu},
            {"compute_units", device.compute_units},
            {"local_memory_bytes", device.local_memory_bytes},
            {"largest_group", device.largest_group},
            {"global_memory_bytes", device.global_memory_bytes}};
}

DeviceInfo device_from(const json& value) {
    return {value.at("name"),
            value.at("platform"),
            value.at("version"),
            value.at("driver"),
            value.at("is_cpu"),
            value.at("compute_units"),
            value.at("local_memory_bytes"),
            value.at("largest_group"),
            value.at("global_memory_bytes")};
}

/// `value()` throws on a code that is none: the callers take it for a line that is not ours.
Error error_from(const json& value) {
    return {.code = error_named(value.at("code").get<std::string>()).value(),
            .arguments = value.at("arguments"),
            .place = {value.at("file"), value.at("line"), value.at("column")},
            .detail = value.at("detail")};
}

Progress progress_from(const json& value) {
    return {stage_named(value.at("stage").get<std::string>()).value(), value.at("done"), value.at("total")};
}

json to_json(const Recorded& recorded) {
    json parts = json::array();
    for (const auto& of_launch : recorded.parts) {
        json list = json::array();
        for (const LogPart& part : of_launch) {
            list.push_back({part.groups.first, part.groups.end, part.path});
        }
        parts.push_back(std::move(list));
    }
    return {{"recorded", recorded.path}, {"parts", std::move(parts)}};
}

Recorded recorded_from(const json& value) {
    Recorded recorded{value.at("recorded"), {}};
    for (const json& of_launch : value.at("parts")) {
        std::vector<LogPart>& parts = recorded.parts.emplace_back();
        for (const json& part : of_launch) {
            parts.push_back({{part.at(0), part.at(1)}, part.at(2)});
        }
    }
    return recorded;
}

WorkerReply reply_from(const json& value) {
    if (value.contains("progress")) {
        return progress_from(value.at("progress"));
    }
    if (value.contains("recorded")) {
        return recorded_from(value);
    }
    if (value.contains("devices")) {
        std::vector<DeviceInfo> devices;
        for (const json& device : value.at("devices")) {
            devices.push_back(device_from(device));
        }
        return devices;
    }
    return error_from(value.at("error"));
}

WorkerRequest request_from(const json& value) {
    WorkerRequest request;
    if (value.at("do") == "devices") {
        request.kind = WorkerRequest::Kind::devices;
        return request;
    }
    request.what = value.at("what");
    request.parameters = value.at("set").get<ParameterValues>();
    request.options.device = value.at("device");
    request.options.time_plain = value.at("timing");
    if (!value.at("values").is_null()) {
        request.options.values = value.at("values").get<bool>();
    }
    request.options.turn_budget = value.at("turn_budget");
    request.options.groups = value.at("groups");
    request.options.memory_budget = value.at("memory_budget");
    request.options.parts_folder = value.at("parts");
    request.options.subgroup_width = value.at("subgroup_width");
    request.out = value.at("out");
    return request;
}

/// Calls `read` with the parsed line; none where it is no JSON or `read` misses something in it.
template <class T, class Read>
std::optional<T> parsed(const std::string& line, const Read& read) {
    try {
        return read(json::parse(line));
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

} // namespace

std::string to_line(const WorkerRequest& request) {
    if (request.kind == WorkerRequest::Kind::devices) {
        return line_of({{"do", "devices"}});
    }
    const RecordOptions& options = request.options;
    return line_of({{"do", "record"},
                    {"what", request.what},
                    {"set", request.parameters},
                    {"device", options.device},
                    {"timing", options.time_plain},
                    {"values", options.values.has_value() ? json(*options.values) : json()},
                    {"turn_budget", options.turn_budget},
                    {"groups", options.groups},
                    {"memory_budget", options.memory_budget},
                    {"parts", options.parts_folder},
                    {"subgroup_width", options.subgroup_width},
                    {"out", request.out}});
}

std::string to_line(const WorkerReply& reply) {
    if (const auto* progress = std::get_if<Progress>(&reply)) {
        return line_of({{"progress", to_json(*progress)}});
    }
    if (const auto* recorded = std::get_if<Recorded>(&reply)) {
        return line_of(to_json(*recorded));
    }
    if (const auto* error = std::get_if<Error>(&reply)) {
        return line_of({{"error", to_json(*error)}});
    }
    json devices = json::array();
    for (const DeviceInfo& device : std::get<std::vector<DeviceInfo>>(reply)) {
        devices.push_back(to_json(device));
    }
    return line_of({{"devices", devices}});
}

std::optional<WorkerRequest> request_from_line(const std::string& line) {
    return parsed<WorkerRequest>(line, request_from);
}

std::optional<WorkerReply> reply_from_line(const std::string& line) {
    return parsed<WorkerReply>(line, reply_from);
}

} // namespace lockstep
