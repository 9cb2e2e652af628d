#include "app/worker/protocol.h"

#include "app/words/names.h"
#include "app/worker/message.h"
#include "app/worker/protocol_json.h"
#include "core/base/json_members.h"
#include "core/facts/facts_json.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace lockstep {

using nlohmann::json;
using namespace json_values;

/// Reads or writes a LivePart as a JSON list without keys, because a log can have many parts.
template <class Io>
void members(Io& io, Of<Io, LivePart>& part) {
    io.next(part.launch);
    io.next(part.groups.first);
    io.next(part.groups.end);
    io.next(part.events);
    io.next(part.values);
    io.next(part.has_values);
    io.next(part.head_bytes);
}

template <class Io>
void members(Io& io, Of<Io, Captured>& captured) {
    io("bytes", captured.bytes);
    io("part_ends", captured.part_ends);
}

namespace {

using RequestKind = WorkerRequest::Kind;

struct RequestRow {
    RequestKind kind;
    std::string_view name;
};

constexpr RequestRow requests[] = {{RequestKind::record, "record"},
                                   {RequestKind::time, "time"},
                                   {RequestKind::describe, "describe"},
                                   {RequestKind::devices, "devices"},
                                   {RequestKind::pack, "pack"},
                                   {RequestKind::record_pack, "record pack"},
                                   {RequestKind::time_packs, "time packs"},
                                   {RequestKind::describe_targets, "describe targets"}};

/// Whether a request of this kind contains the devices of another machine.
bool has_description(RequestKind kind) {
    return kind == RequestKind::pack || kind == RequestKind::describe;
}

/// Whether a request of this kind says how large logs are passed on.
bool may_be_live(RequestKind kind) {
    return kind == RequestKind::record || kind == RequestKind::record_pack;
}

/// Maximum number in a progress message. Larger numbers are rejected, because percentages of them would not
/// be exact.
constexpr std::uint64_t most_progress = std::uint64_t{1} << 53;

json to_json(const Progress& progress) {
    return {{"stage", stage_name(progress.stage)}, {"done", progress.done}, {"total", progress.total}};
}

Progress progress_from(const json& value) {
    const Progress progress{stage_named(text(value.at("stage"))).value(),
                            number<std::uint64_t>(value.at("done")),
                            number<std::uint64_t>(value.at("total"))};
    if ((progress.done > progress.total && progress.total != 0) || progress.total > most_progress) {
        throw std::out_of_range("progress");
    }
    return progress;
}

PlainBegins plain_begins_from(const json& value) {
    constexpr std::uint64_t most_ms = std::uint64_t{1} << 53;
    const PlainBegins begins{number<std::uint64_t>(value.at(0)), number<std::uint64_t>(value.at(1))};
    if (begins.limit_ms > most_ms) {
        throw std::out_of_range("plain_begins");
    }
    return begins;
}

json to_json(const PlainRan& ran) {
    json facts = json::object();
    add_facts(ran.facts, facts);
    return {ran.launch, std::move(facts), ran.bytes};
}

PlainRan plain_ran_from(const json& value) {
    return {number<std::uint64_t>(value.at(0)), facts_from(value.at(1)), number<std::uint64_t>(value.at(2))};
}

Timing sound_timing_from(const json& value) {
    Timing timing = timing_from(value);
    if (!is_sound(timing)) {
        throw std::out_of_range("timing");
    }
    return timing;
}

json to_json(const std::vector<RunTimings>& runs) {
    json all = json::array();
    for (const RunTimings& run : runs) {
        json& launches = all.emplace_back(json::array());
        for (const Timing& timing : run) {
            launches.push_back(timing_json(timing));
        }
    }
    return {{"times", std::move(all)}};
}

std::vector<RunTimings> timings_from(const json& value) {
    std::vector<RunTimings> runs;
    for (const json& launches : list(value)) {
        RunTimings& run = runs.emplace_back();
        for (const json& timing : list(launches)) {
            run.push_back(sound_timing_from(timing));
        }
    }
    return runs;
}

json to_json(const DeviceList& found) {
    json devices = json::array();
    for (const DeviceInfo& device : found.devices) {
        devices.push_back(device_json(device));
    }
    return {{"devices", std::move(devices)}, {"protection", protection_json(found.protection)}};
}

DeviceList device_list_from(const json& value) {
    DeviceList found;
    for (const json& device : list(value.at("devices"))) {
        found.devices.push_back(device_from(device));
    }
    found.protection = protection_from(value.at("protection"));
    return found;
}

WorkerReply reply_from(const json& value) {
    if (value.contains("progress")) {
        return progress_from(value.at("progress"));
    }
    if (value.contains("part")) {
        return read_as<LivePart>(value.at("part"));
    }
    if (value.contains("captured")) {
        return read_as<Captured>(value.at("captured"));
    }
    if (value.contains("plain_begins")) {
        return plain_begins_from(value.at("plain_begins"));
    }
    if (value.contains("plain_ran")) {
        return plain_ran_from(value.at("plain_ran"));
    }
    if (value.contains("recorded")) {
        return Recorded{number<std::uint64_t>(value.at("recorded"))};
    }
    if (value.contains("times")) {
        return timings_from(value.at("times"));
    }
    if (value.contains("launch_form")) {
        return launch_form_from(value.at("launch_form"));
    }
    if (value.contains("devices")) {
        return device_list_from(value);
    }
    if (value.contains("packed")) {
        return Packed{number<std::uint64_t>(value.at("packed"))};
    }
    if (value.contains("targets")) {
        return TargetList{text(value.at("targets")), protection_from(value.at("protection"))};
    }
    return error_from(value.at("error"));
}

WorkerRequest request_from(const json& value) {
    const auto* const row = std::ranges::find(requests, text(value.at("do")), &RequestRow::name);
    WorkerRequest request{.kind = row != std::end(requests) ? row->kind : throw std::invalid_argument("do"),
                          .drivers = text(value.at("drivers"))};
    if (request.kind == RequestKind::time) {
        for (const json& run : list(value.at("runs"))) {
            request.runs.push_back(run_from(run));
        }
    } else if (request.kind == RequestKind::describe_targets) {
        const std::vector<std::string> names = texts(value.at("names"));
        request.wish = {text(value.at("options")), {names.begin(), names.end()}};
    } else if (request.kind != RequestKind::devices) {
        request.run = run_from(value.at("run"));
    }
    if (request.kind == RequestKind::time_packs) {
        for (const json& bytes : list(value.at("packs"))) {
            request.packs.push_back(number<std::uint64_t>(bytes));
        }
    }
    request.description = has_description(request.kind) ? text(value.at("description")) : "";
    request.is_live = may_be_live(request.kind) && flag(value.at("live"));
    return request;
}

} // namespace

std::string to_line(const WorkerRequest& request) {
    json value = {{"do", std::ranges::find(requests, request.kind, &RequestRow::kind)->name},
                  {"drivers", request.drivers}};
    if (request.kind == RequestKind::time) {
        json& runs = value["runs"] = json::array();
        std::ranges::transform(request.runs, std::back_inserter(runs), run_json);
    } else if (request.kind == RequestKind::describe_targets) {
        value["names"] = request.wish.names;
        value["options"] = text_json(request.wish.options);
    } else if (request.kind != RequestKind::devices) {
        value["run"] = run_json(request.run);
    }
    if (request.kind == RequestKind::time_packs) {
        value["packs"] = request.packs;
    }
    if (has_description(request.kind)) {
        value["description"] = text_json(request.description);
    }
    if (may_be_live(request.kind)) {
        value["live"] = request.is_live;
    }
    return line_of(value);
}

std::string to_line(const WorkerReply& reply) {
    if (const auto* progress = std::get_if<Progress>(&reply)) {
        return line_of({{"progress", to_json(*progress)}});
    }
    if (const auto* part = std::get_if<LivePart>(&reply)) {
        return line_of({{"part", written(*part)}});
    }
    if (const auto* captured = std::get_if<Captured>(&reply)) {
        return line_of({{"captured", written(*captured)}});
    }
    if (const auto* begins = std::get_if<PlainBegins>(&reply)) {
        return line_of({{"plain_begins", {begins->launch, begins->limit_ms}}});
    }
    if (const auto* ran = std::get_if<PlainRan>(&reply)) {
        return line_of({{"plain_ran", to_json(*ran)}});
    }
    if (const auto* recorded = std::get_if<Recorded>(&reply)) {
        return line_of({{"recorded", recorded->bytes}});
    }
    if (const auto* times = std::get_if<std::vector<RunTimings>>(&reply)) {
        return line_of(to_json(*times));
    }
    if (const auto* form = std::get_if<LaunchForm>(&reply)) {
        return line_of({{"launch_form", launch_form_json(*form)}});
    }
    if (const auto* error = std::get_if<Error>(&reply)) {
        return line_of({{"error", error_json(*error)}});
    }
    if (const auto* packed = std::get_if<Packed>(&reply)) {
        return line_of({{"packed", packed->bytes}});
    }
    if (const auto* targets = std::get_if<TargetList>(&reply)) {
        return line_of({{"targets", text_json(targets->descriptions)},
                        {"protection", protection_json(targets->protection)}});
    }
    return line_of(to_json(std::get<DeviceList>(reply)));
}

std::optional<WorkerRequest> request_from_line(const std::string& line) {
    return parsed<WorkerRequest>(line, request_from);
}

std::optional<WorkerReply> reply_from_line(const std::string& line) {
    return parsed<WorkerReply>(line, reply_from);
}

std::optional<WorkerReply> far_reply_from_line(const std::string& line) {
    return parsed<WorkerReply>(line, [](const json& value) {
        return value.contains("error") ? far_error_from(value.at("error")) : reply_from(value);
    });
}

} // namespace lockstep
