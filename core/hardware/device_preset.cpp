#include "core/hardware/device_preset.h"

#include "core/hardware/known_devices.h"
#include "core/hardware/presets.h"

#include <algorithm>

namespace lockstep {
namespace {

/// Makes the preset of a GPU from the preset of its generation:
///
///     base      the preset of the nearest generation, with the sources of its numbers
///     chip      what NVIDIA publishes about its compute capability
///     driver    compute units, clock, width of a warp, local memory, registers
///     share     shared resources, such as L2, are scaled by the number of multiprocessors
class PresetMaker {
public:
    PresetMaker(const Preset& base, const DeviceInfo& device) : base_(base), preset_(base), device_(device) {}

    Preset made() {
        take_generation();
        take_what_the_driver_tells();
        for (const char* number : {"l2_bytes_per_cycle", "l2_write_bytes_per_cycle", "dram_bytes_per_cycle",
                                   "l2_slices", "l2_bytes", "groups_per_kilocycle"}) {
            take_share(number);
        }
        if (preset_.model == base_.model) {
            return base_; // the driver reports no more data
        }
        preset_.model.preset = device_preset_name;
        return preset_;
    }

private:
    void take_generation() {
        const auto generation = nvidia_generation(device_.compute_capability);
        if (!generation) {
            return;
        }
        const std::string source =
            "CUDA C++ Programming Guide, technical specifications per compute capability";
        take("warp_slots", generation->warp_slots, source);
        take("group_slots", generation->group_slots, source);
        take("local_bytes", std::uint64_t{generation->local_kibi} * 1024, source);
        take("reserved_group_local", generation->reserved_group_local, source);
        take("schedulers", generation->schedulers, source);
        take("arithmetic_lanes", generation->arithmetic_lanes, source);
    }

    void take_what_the_driver_tells() {
        take_told("multiprocessors", device_.compute_units / units_per_multiprocessor(device_),
                  "CL_DEVICE_MAX_COMPUTE_UNITS");
        take_told("clock_mhz", device_.clock_mhz, "CL_DEVICE_MAX_CLOCK_FREQUENCY");
        take_told("warp_width", device_.warp_width, "the width of a warp");
        take_told("registers", device_.group_registers, "CL_DEVICE_REGISTERS_PER_BLOCK_NV");
        take_told("most_group_local", device_.local_memory_bytes, "CL_DEVICE_LOCAL_MEM_SIZE");
        const std::uint64_t least = preset_.model.most_group_local + preset_.model.reserved_group_local;
        if (preset_.model.local_bytes < least) {
            take("local_bytes", least, "estimated: at least the local memory that a group can use");
        }
    }

    void take_told(const char* number, std::uint64_t value, const std::string& what) {
        if (value != 0) {
            take(number, value, "reported by the driver for " + device_.name + " (" + what + ")");
        }
    }

    void take_share(const char* number) {
        const std::uint64_t whole = preset_.model.*(row_of(number).member);
        const std::uint64_t share =
            std::max<std::uint64_t>(1, whole * preset_.model.multiprocessors / base_.model.multiprocessors);
        if (whole != 0) {
            take(number, share,
                 "estimated: the value of " + base_.model.preset +
                     ", scaled by the number of multiprocessors");
        }
    }

    /// Sets a number. If the value is invalid, the number keeps the value of the generation's preset.
    void take(const char* number, std::uint64_t value, const std::string& source) {
        HardwareModel taken = preset_.model;
        const HardwareNumber& row = row_of(number);
        if (set_hardware(taken, number, std::to_string(value)).ok() &&
            !preset_refuses(row, taken.*(row.member)) && !(taken == preset_.model)) {
            preset_.model = std::move(taken);
            preset_.sources[number] = source;
        }
    }

    static const HardwareNumber& row_of(const std::string& number) {
        return *std::ranges::find(hardware_numbers(), number, &HardwareNumber::name);
    }

    const Preset& base_;
    Preset preset_;
    const DeviceInfo& device_;
};

Result<Preset> shipped_preset(const std::string& name) {
    return read_preset(hardware_folder() / (name + ".json"));
}

} // namespace

Result<Preset> device_preset(const DeviceInfo& device) {
    if (device.is_cpu) {
        return shipped_preset("educational");
    }
    if (const std::string own = preset_of_chip(device); !own.empty()) {
        return shipped_preset(own);
    }
    const Result<Preset> base = shipped_preset(preset_of_generation(device));
    return base ? PresetMaker(*base, device).made() : base;
}

Result<HardwareModel> hardware_for(const HardwareWish& wish, const DeviceInfo& device) {
    if (!wish.of_device) {
        return wish.model;
    }
    Result<Preset> preset = device_preset(device);
    if (!preset) {
        return preset.error();
    }
    for (const HardwareChange& change : *wish.of_device) {
        if (Status set = set_hardware(preset->model, change.number, change.value); !set) {
            return set.error();
        }
    }
    return std::move(preset->model);
}

Result<HardwareModel> preset_behind(const HardwareModel& model, const DeviceInfo& device) {
    if (model.preset != device_preset_name) {
        return hardware_preset(model.preset);
    }
    const Result<Preset> preset = device_preset(device);
    return preset ? preset->model : Result<HardwareModel>(preset.error());
}

} // namespace lockstep
