#include "core/report/json_parts.h"

#include "core/hardware/numbers.h"

#include <cstdint>
#include <nlohmann/json.hpp>

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

/// The figures of operands are nested in those of branches.
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

} // namespace lockstep
