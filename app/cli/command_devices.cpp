#include "app/cli/commands.h"
#include "app/cli/text/report.h"
#include "app/common/exit_code.h"
#include "app/common/output.h"
#include "app/common/progress_line.h"
#include "app/common/table.h"
#include "app/words/translatable.h"
#include "app/worker/client.h"
#include "app/worker/protocol_json.h"
#include "app/worker/remote/machine_list.h"
#include "app/worker/remote/remote_device.h"
#include "core/hardware/device_preset.h"

#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

/// Returns the name of the hardware preset that runs on the device use by default: "nvidia-h200", or "device,
/// based on nvidia-h200" if it is derived from another preset.
Phrase own_preset(const DeviceInfo& device) {
    const auto preset = device_preset(device);
    if (!preset) {
        return {};
    }
    const std::string& name = preset->model.preset;
    return name == device_preset_name
               ? report_phrase(QT_TRANSLATE_NOOP("Report", "%1, based on %2"), {name, preset->shipped})
               : Phrase(name);
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
                        {"hardware", english(own_preset(device))}});
    }
    return {{"devices", list},
            {"machines", remembered_machines()},
            {"protection", protection_json(found.protection)}};
}

/// Describes in one line how the user's files and programs are protected from kernels.
Phrase protection_phrase(const Protection& protection) {
    const std::string version = std::to_string(protection.landlock_abi);
    const bool has_landlock = protection.landlock_abi != 0;
    if (has_landlock && protection.system_calls) {
        return report_phrase(
            QT_TRANSLATE_NOOP("Report", "Kernels run confined: they have no access to your files (Landlock "
                                        "%1), the network or other programs (seccomp)."),
            {version});
    }
    if (protection.system_calls) {
        return report_phrase(QT_TRANSLATE_NOOP(
            "Report", "Kernels run partly confined: they have no access to the network or to other programs "
                      "(seccomp), but they can access your files, because Landlock is missing (it requires "
                      "Linux 5.19 or later). Run only kernels that you trust."));
    }
    return has_landlock
               ? report_phrase(
                     QT_TRANSLATE_NOOP("Report",
                                       "Kernels run partly confined: they have no access to your files "
                                       "(Landlock %1), but they can access the network and other "
                                       "programs, because seccomp is missing. Run only kernels that you "
                                       "trust."),
                     {version})
               : report_phrase(QT_TRANSLATE_NOOP("Report",
                                                 "Kernels run without confinement: Landlock (it requires "
                                                 "Linux 5.19 or later) and seccomp are missing. Run only "
                                                 "kernels that you trust."));
}

std::vector<std::string> heads(const Reader& reader) {
    return cells_of(reader, {report_phrase(QT_TRANSLATE_NOOP("Report", "device")),
                             report_phrase(QT_TRANSLATE_NOOP("Report", "kind")),
                             report_phrase(QT_TRANSLATE_NOOP("Report", "platform")),
                             report_phrase(QT_TRANSLATE_NOOP("Report", "compute units")),
                             report_phrase(QT_TRANSLATE_NOOP("Report", "largest group")),
                             report_phrase(QT_TRANSLATE_NOOP("Report", "local memory")),
                             report_phrase(QT_TRANSLATE_NOOP("Report", "hardware model"))});
}

std::string as_text(const Reader& reader, const DeviceList& found) {
    Table table{.alignment = "lllrrrl", .rows = {heads(reader)}, .rules = {0}};
    for (const DeviceInfo& device : found.devices) {
        table.rows.push_back(cells_of(
            reader, {device.name, device.is_cpu ? "CPU" : "GPU", device.platform, device.compute_units,
                     device.largest_group,
                     report_phrase(QT_TRANSLATE_NOOP("Report", "%1 KiB"), {device.local_memory_bytes / 1024}),
                     own_preset(device)}));
    }
    return to_text(table) + "\n" + text_for(reader, protection_phrase(found.protection)) + "\n";
}

/// Lists the computers that the user has added; empty if there are none.
std::string machines_text(const Reader& reader) {
    std::string names;
    for (const std::string& machine : remembered_machines()) {
        names += (names.empty() ? "" : ", ") + machine;
    }
    return names.empty()
               ? names
               : report_text(reader,
                             QT_TRANSLATE_NOOP("Report",
                                               "Computers over ssh: %1. \"lockstep-cli devices --device "
                                               "ssh:HOST\" lists their devices."),
                             {names}) +
                     "\n";
}

/// Removes the devices of this computer without this name.
void keep_named(DeviceList& found, const std::string& name) {
    if (!is_remote(name)) {
        std::erase_if(found.devices,
                      [&](const DeviceInfo& device) { return device.name.find(name) == std::string::npos; });
    }
}

Result<int> list_devices_of(const Arguments& arguments, const Reader& reader) {
    const std::string device = arguments.value("--device");
    ProgressLine line(reader);
    auto devices = devices_of(device, line.sink());
    if (!devices) {
        return devices.error();
    }
    line.clear();
    keep_named(*devices, device);
    const Status printed =
        arguments.has("--json")
            ? print_json(as_json(*devices))
            : print(as_text(reader, *devices) + (is_remote(device) ? "" : machines_text(reader)));
    return printed ? Result<int>(exit_done) : printed.error();
}

} // namespace

Result<int> run_devices(const Arguments& arguments, const Reader& reader) {
    for (const std::string& machine : arguments.values("--add")) {
        if (const Status added = remember_machine(machine); !added) {
            return added.error();
        }
    }
    for (const std::string& machine : arguments.values("--remove")) {
        if (const Status removed = forget_machine(machine); !removed) {
            return removed.error();
        }
    }
    const bool only_changes = arguments.has("--add") || arguments.has("--remove");
    if (only_changes && !arguments.has("--device") && !arguments.has("--json")) {
        const Status printed = print(machines_text(reader));
        return printed ? Result<int>(exit_done) : printed.error();
    }
    return list_devices_of(arguments, reader);
}

} // namespace lockstep
