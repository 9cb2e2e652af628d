#include "core/report/json_parts.h"

#include "core/advice/advice_rows.h"
#include "core/analysis/sites/kept_accesses.h"
#include "core/hardware/numbers.h"
#include "core/kernel/scalar_value.h"
#include "core/session/outputs.h"
#include "core/session/run_figures.h"
#include "core/session/session.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <utility>

namespace lockstep {

using nlohmann::ordered_json;

ordered_json or_null(const std::optional<double>& figure) {
    return figure ? ordered_json(*figure) : ordered_json();
}

ordered_json to_json(const DeviceInfo& device) {
    return {{"name", device.name},
            {"platform", device.platform},
            {"kind", device.is_cpu ? "cpu" : "gpu"},
            {"version", device.version},
            {"driver", device.driver},
            {"compute_units", device.compute_units},
            {"clock_mhz", device.clock_mhz}};
}

ordered_json to_json(const HardwareModel& hardware) {
    ordered_json value = {{"preset", hardware.preset}};
    for (const HardwareNumber& number : hardware_numbers()) {
        const std::uint32_t now = hardware.*(number.member);
        value[number.name] = number.words.empty() ? ordered_json(now) : ordered_json(to_text(number, now));
    }
    return value;
}

namespace {

ordered_json to_json(const GlobalFigures& figures) {
    return {{"requests", figures.requests},
            {"sectors", figures.sectors},
            {"lines", figures.lines},
            {"bytes", figures.bytes}};
}

ordered_json to_json(const LocalFigures& figures) {
    return {{"requests", figures.requests},
            {"wavefronts", figures.wavefronts},
            {"conflicts", figures.conflicts},
            {"bytes", figures.bytes}};
}

ordered_json to_json(const ImageFigures& figures) {
    return {{"requests", figures.requests}, {"texels", figures.texels}};
}

/// Converts the branch figures to JSON. The figures of && and || operands are nested in them as "operands".
ordered_json branches_to_json(const Totals& totals) {
    return {{"executed", totals.branches.executed},
            {"divergent", totals.branches.divergent},
            {"operands", {{"executed", totals.operands.executed}, {"divergent", totals.operands.divergent}}}};
}

} // namespace

ordered_json to_json(const Totals& totals) {
    return {{"global_load", to_json(totals.global_load)},
            {"global_store", to_json(totals.global_store)},
            {"global_atomic", to_json(totals.global_atomic)},
            {"local_load", to_json(totals.local_load)},
            {"local_store", to_json(totals.local_store)},
            {"local_atomic", to_json(totals.local_atomic)},
            {"image_read", to_json(totals.image_read)},
            {"image_write", to_json(totals.image_write)},
            {"warp_steps", totals.warp_steps},
            {"lane_steps", totals.lane_steps},
            {"branches", branches_to_json(totals)},
            {"barriers", totals.barriers},
            {"lane_efficiency", totals.lanes.efficiency()}};
}

ordered_json to_json(const Timing& timing, const Totals& totals) {
    return {{"runs", timing.runs_ns.size()},
            {"median_ns", timing.median_ns},
            {"q1_ns", timing.q1_ns},
            {"q3_ns", timing.q3_ns},
            {"min_ns", timing.min_ns},
            {"bytes_per_second", or_null(asked_bytes_per_second(totals, timing.median_ns))},
            {"copy_bytes_per_second",
             timing.copy_bytes_per_second == 0 ? ordered_json() : ordered_json(timing.copy_bytes_per_second)},
            {"empty_launch_ns",
             timing.empty_launch_ns == 0 ? ordered_json() : ordered_json(timing.empty_launch_ns)}};
}

namespace {

ordered_json to_json(const Advice& advice, const Program& program, std::size_t launch) {
    const AdviceForm& form = form_of(advice.kind);
    ordered_json value = {{"kind", form.name}, {"launch", launch}, {"file", nullptr}, {"line", nullptr}};
    if (const auto place = advised_place(advice, program)) {
        value["file"] = program.files[place->file];
        value["line"] = place->line;
    }
    ordered_json evidence = ordered_json::object();
    for (std::size_t i = 0; i < advice.numbers.size(); ++i) {
        evidence[form.numbers[i]] = advice.numbers[i];
    }
    for (std::size_t i = 0; i < advice.names.size(); ++i) {
        evidence[form.names[i]] = advice.names[i];
    }
    value["evidence"] = std::move(evidence);
    return value;
}

} // namespace

ordered_json advice_to_json(const Session& session) {
    if (!session.has_costs()) {
        return nullptr;
    }
    ordered_json list = ordered_json::array();
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        const auto all = session.part(AdviceOf{launch});
        for (const Advice& advice : *all) {
            list.push_back(to_json(advice, session.trace(launch).program, launch));
        }
    }
    return list;
}

namespace {

ordered_json to_json(const DumpedBuffer& buffer) {
    ordered_json values = ordered_json::array();
    const std::uint64_t count = buffer.bytes.size() / scalar_bytes(buffer.scalar);
    for (std::uint64_t i = 0; i < count; ++i) {
        std::visit([&values](auto number) { values.push_back(number); },
                   scalar_at(buffer.bytes, i, buffer.scalar));
    }
    const Scalar named = buffer.scalar == Scalar::bytes ? Scalar::uint8 : buffer.scalar;
    return {{"launch", buffer.launch},
            {"name", buffer.name},
            {"type", opencl_name({named, 1})},
            {"kernel", buffer.is_plain ? "plain" : "instrumented"},
            {"values", std::move(values)}};
}

} // namespace

ordered_json buffers_to_json(const Recording& recording) {
    ordered_json all = ordered_json::array();
    for (const DumpedBuffer& buffer : dumped_buffers(recording)) {
        all.push_back(to_json(buffer));
    }
    return all;
}

namespace {

const char* state_name(CheckState state) {
    switch (state) {
    case CheckState::done:
        return "done";
    case CheckState::nothing_there:
        return "nothing-there";
    case CheckState::failed:
        return "failed";
    case CheckState::not_done:
        break;
    }
    return "not-done";
}

} // namespace

ordered_json checks_to_json(const Session& session) {
    ordered_json list = ordered_json::array();
    for (const Check& check : checks_of_run(session)) {
        list.push_back({{"kind", row_of(check.kind).name},
                        {"state", state_name(check.state)},
                        {"looked_at", check.looked_at},
                        {"findings", check.findings}});
    }
    return list;
}

nlohmann::ordered_json arithmetic_to_json(const Program& program, const HardwareModel& hardware) {
    nlohmann::ordered_json lines = nlohmann::ordered_json::array();
    for (const KeptAccesses& line : kept_accesses(program)) {
        lines.push_back({{"file", program.files[line.file]},
                         {"line", line.line},
                         {"accesses", line.all},
                         {"kept", line.kept}});
    }
    return {{"from", takes_optimised(program, hardware) ? "optimised" : "source"},
            {"lines", std::move(lines)}};
}

} // namespace lockstep
