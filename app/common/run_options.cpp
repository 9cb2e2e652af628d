#include "app/common/run_options.h"

#include "core/base/nearest.h"
#include "core/experiments/catalogue.h"
#include "core/hardware/device_preset.h"
#include "core/hardware/numbers.h"
#include "core/hardware/presets.h"

#include <algorithm>

namespace lockstep {
namespace {

std::vector<std::string> hardware_names() {
    std::vector<std::string> names(hardware_numbers().size());
    std::ranges::transform(hardware_numbers(), names.begin(), &HardwareNumber::name);
    return names;
}

} // namespace

std::vector<std::string> experiment_ids() {
    std::vector<std::string> ids(catalogue().size());
    std::ranges::transform(catalogue(), ids.begin(), &Experiment::id);
    return ids;
}

Option set_option() {
    return {"--set", Text{"name=value"},
            "set a parameter of the experiment; \"lockstep-cli list WHAT\" lists the parameters; 64K is "
            "65536. For a "
            "kernel or launch file, the name is global or local (value: 64x64), or the name of a kernel "
            "parameter "
            "(value: a buffer's size in bytes, or a scalar's value)"};
}

Option kernel_option() {
    return {"--kernel", Text{"NAME"}, "the kernel to run, if a .cl file contains several kernels"};
}

Option define_option() {
    return {"-D", Text{"NAME=VALUE"}, "define a macro for a kernel or launch file"};
}

Option build_options_option() {
    return {"--options", Text{"OPTIONS"}, "OpenCL build options for a kernel or launch file, in quotes"};
}

Option files_outside_option() {
    return {"--allow-files-outside", Flag{},
            "read files outside the folder of the launch; the recording then contains their contents"};
}

Option device_option() {
    return {"--device", Text{"NAME"},
            "use the OpenCL device whose name contains NAME; \"lockstep-cli devices\" lists the devices"};
}

Option hardware_option() {
    auto presets = hardware_preset_names(hardware_folder());
    presets.insert(presets.begin(), device_preset_name);
    return {
        "--hardware", Text{"PRESET|FILE", presets},
        "the hardware model: " + joined(presets) +
            ", a preset that you saved, or a file (x.json); default: the preset of the device (educational "
            "for a CPU)"};
}

Option hw_option() {
    return {"--hw", Text{"name=value"},
            "set a value of the hardware model (64K is 65536): " + joined(hardware_names())};
}

} // namespace lockstep
