#include "app/cli/commands.h"
#include "app/common/exit_code.h"
#include "app/common/output.h"
#include "app/common/progress_line.h"
#include "app/common/table.h"
#include "app/worker/client.h"
#include "app/worker/protocol_json.h"
#include "core/hardware/device_preset.h"

#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

/// Returns the name of the hardware preset that runs on the device use by default: "nvidia-h200", or "device,
/// after nvidia-h200" if it is derived from another preset.
std::string own_preset(const DeviceInfo& device) {
    const auto preset = device_preset(device);
    if (!preset) {
        return "";
    }
    const std::string& name = preset->model.preset;
    return name == device_preset_name ? name + ", after " + preset->shipped : name;
}

nlohmann::ordered_json as_json(const DeviceList& found) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const DeviceInfo& device : found.devices) {
        list.push_back({{"name", device.name},
                        {"platform", device.platform},
                        {"kind", device.is_cpu ? "cpu" : "gpu"},
                        {"version", device.version},
                        {"driver", device.driver},
                        {"compute_units", device.compute_units},
                        {"largest_group", device.largest_group},
                        {"local_memory_bytes", device.local_memory_bytes},
                        {"global_memory_bytes", device.global_memory_bytes},
                        {"clock_mhz", device.clock_mhz},
                        {"warp_width", device.warp_width},
                        {"group_registers", device.group_registers},
                        {"compute_capability", device.compute_capability},
                        {"hardware", own_preset(device)}});
    }
    return {{"devices", list}, {"protection", protection_json(found.protection)}};
}

/// Describes in one line how the user's files and programs are protected from kernels.
std::string protection_text(const Protection& protection) {
    const bool has_landlock = protection.landlock_abi != 0;
    if (has_landlock && protection.system_calls) {
        return "Kernels run confined: they have no access to your files (Landlock " +
               std::to_string(protection.landlock_abi) + "), to the network and to other programs (seccomp).";
    }
    if (protection.system_calls) {
        return "Kernels run partly confined: they have no access to the network and to other programs "
               "(seccomp), but they can access your files, because Landlock is missing (it requires Linux "
               "5.19 or later). Run only kernels that you trust.";
    }
    return has_landlock ? "Kernels run partly confined: they have no access to your files (Landlock " +
                              std::to_string(protection.landlock_abi) +
                              "), but they can access the network and other programs, because seccomp is "
                              "missing. Run only kernels that you trust."
                        : "Kernels run without confinement: Landlock (it requires Linux 5.19 or later) and "
                          "seccomp are missing. Run only kernels that you trust.";
}

std::string as_text(const DeviceList& found) {
    Table table{.alignment = "lllrrrl",
                .rows = {{"device", "kind", "platform", "compute units", "largest group", "local memory",
                          "hardware model"}},
                .rules = {0}};
    for (const DeviceInfo& device : found.devices) {
        table.rows.push_back({device.name, device.is_cpu ? "CPU" : "GPU", device.platform,
                              grouped(device.compute_units), grouped(device.largest_group),
                              grouped(device.local_memory_bytes / 1024) + " KiB", own_preset(device)});
    }
    return to_text(table) + "\n" + protection_text(found.protection) + "\n";
}

} // namespace

Result<int> run_devices(const Arguments& arguments) {
    ProgressLine line;
    const auto devices = devices_in_worker(line.sink());
    if (!devices) {
        return devices.error();
    }
    const Status printed = arguments.has("--json") ? print_json(as_json(*devices)) : print(as_text(*devices));
    return printed ? Result<int>(exit_done) : printed.error();
}

} // namespace lockstep
