#include "app/cli/commands.h"
#include "app/cli/exit_code.h"
#include "app/cli/progress_line.h"
#include "app/cli/table.h"
#include "app/worker/client.h"

#include <iostream>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

void print_json(const std::vector<DeviceInfo>& devices) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const DeviceInfo& device : devices) {
        list.push_back({{"name", device.name},
                        {"platform", device.platform},
                        {"kind", device.is_cpu ? "cpu" : "gpu"},
                        {"version", device.version},
                        {"driver", device.driver},
                        {"compute_units", device.compute_units},
                        {"largest_group", device.largest_group},
                        {"local_memory_bytes", device.local_memory_bytes},
                        {"global_memory_bytes", device.global_memory_bytes}});
    }
    std::cout << nlohmann::ordered_json{{"devices", list}}.dump(2) << "\n";
}

void print_text(const std::vector<DeviceInfo>& devices) {
    Table table{.alignment = "lllrrr",
                .rows = {{"device", "kind", "platform", "compute units", "largest group", "local memory"}},
                .rules = {0}};
    for (const DeviceInfo& device : devices) {
        table.rows.push_back({device.name, device.is_cpu ? "CPU" : "GPU", device.platform,
                              std::to_string(device.compute_units), grouped(device.largest_group),
                              grouped(device.local_memory_bytes / 1024) + " KiB"});
    }
    std::cout << to_text(table);
}

} // namespace

Result<int> run_devices(const Arguments& arguments) {
    ProgressLine line;
    const auto devices = devices_in_worker(line.sink());
    if (!devices) {
        return devices.error();
    }
    arguments.has("--json") ? print_json(*devices) : print_text(*devices);
    return exit_done;
}

} // namespace lockstep
