#include "core/hardware/known_devices.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace lockstep {
namespace {

/// A chip for which there is a preset.
struct Chip {
    const char* name; ///< a part of the name that the driver reports
    std::uint32_t compute_units;
    const char* preset;
};

constexpr std::array chips{
    Chip{"NVIDIA H200", 132, "nvidia-h200"},
    Chip{"NVIDIA H100", 132, "nvidia-h100"},
    Chip{"GeForce GTX 750 Ti", 5, "nvidia-cc50"},
    Chip{"GeForce GTX 980", 16, "nvidia-cc52"},
    Chip{"gfx90a", 104, "amd-cdna"},
    Chip{"gfx1010", 40, "amd-rdna"},
    Chip{"gfx803", 64, "amd-gcn"},
    Chip{"HD Graphics 530", 24, "intel"},
};

constexpr std::array nvidia_generations{
    NvidiaGeneration{50, "nvidia-cc50", 64, 32, 64, 0, 4, 32},
    NvidiaGeneration{52, "nvidia-cc52", 64, 32, 96, 0, 4, 32},
    NvidiaGeneration{53, "nvidia-cc52", 64, 32, 64, 0, 4, 32},
    NvidiaGeneration{60, "nvidia-cc52", 64, 32, 64, 0, 2, 32},
    NvidiaGeneration{61, "nvidia-cc52", 64, 32, 96, 0, 4, 32},
    NvidiaGeneration{62, "nvidia-cc52", 64, 32, 64, 0, 4, 32},
    NvidiaGeneration{70, "nvidia-h200", 64, 32, 96, 0, 4, 16},
    NvidiaGeneration{75, "nvidia-h200", 32, 16, 64, 0, 4, 16},
    NvidiaGeneration{80, "nvidia-h200", 64, 32, 164, 1024, 4, 16},
    NvidiaGeneration{86, "nvidia-h200", 48, 16, 100, 1024, 4, 32},
    NvidiaGeneration{87, "nvidia-h200", 48, 16, 164, 1024, 4, 32},
    NvidiaGeneration{89, "nvidia-h200", 48, 24, 100, 1024, 4, 32},
    NvidiaGeneration{90, "nvidia-h200", 64, 32, 228, 1024, 4, 32},
    NvidiaGeneration{120, "nvidia-h200", 48, 24, 100, 1024, 4, 32},
};

std::string lower(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

/// Returns all names that the driver reports for the device, in one string.
std::string names_of(const DeviceInfo& device) {
    return lower(device.platform + " " + device.name);
}

bool is_called(const DeviceInfo& device, const char* name) {
    return names_of(device).find(name) != std::string::npos;
}

/// Returns the LLVM target of an AMD GPU: "gfx90a" for "gfx90a:sramecc+:xnack-". Empty if no name contains
/// one.
std::string amd_target(const DeviceInfo& device) {
    const std::string names = names_of(device);
    const std::size_t begin = names.find("gfx");
    if (begin == std::string::npos) {
        return {};
    }
    const auto is_of_name = [](unsigned char c) { return std::isalnum(c) != 0; };
    const auto end =
        std::find_if_not(names.begin() + static_cast<std::ptrdiff_t>(begin), names.end(), is_of_name);
    return {names.begin() + static_cast<std::ptrdiff_t>(begin), end};
}

/// Returns the preset of an AMD GPU. gfx10 and later are RDNA. In gfx9, the data-centre chips (908, 90a, 94x,
/// 95x) are CDNA. Source: LLVM's AMDGPU guide.
std::string amd_generation(const DeviceInfo& device) {
    const std::string target = amd_target(device);
    if (target.starts_with("gfx1")) {
        return "amd-rdna";
    }
    const bool is_cdna = target == "gfx908" || target == "gfx90a" || target.starts_with("gfx94") ||
                         target.starts_with("gfx95");
    const bool is_rdna = target.empty() && device.warp_width == 32;
    return is_cdna ? "amd-cdna" : is_rdna ? "amd-rdna" : "amd-gcn";
}

} // namespace

std::string preset_of_chip(const DeviceInfo& device) {
    const std::string names = names_of(device);
    const auto found = std::ranges::find_if(chips, [&](const Chip& chip) {
        return device.compute_units == chip.compute_units &&
               names.find(lower(chip.name)) != std::string::npos;
    });
    return found == chips.end() ? std::string() : found->preset;
}

std::string preset_of_generation(const DeviceInfo& device) {
    if (const auto generation = nvidia_generation(device.compute_capability)) {
        return generation->preset;
    }
    if (is_called(device, "nvidia")) { // a driver of another vendor, which reports only the name
        return "nvidia-h200";
    }
    if (!amd_target(device).empty() || is_called(device, "amd") || is_called(device, "radeon")) {
        return amd_generation(device);
    }
    return is_called(device, "intel")     ? "intel"
           : is_called(device, "powervr") ? "powervr-rogue"
                                          : "educational";
}

std::optional<NvidiaGeneration> nvidia_generation(std::uint32_t capability) {
    const auto above =
        std::ranges::upper_bound(nvidia_generations, capability, {}, &NvidiaGeneration::capability);
    return above == nvidia_generations.begin() ? std::nullopt : std::optional(*(above - 1));
}

std::uint32_t units_per_multiprocessor(const DeviceInfo& device) {
    return preset_of_generation(device) == "intel" ? 8 : 1;
}

} // namespace lockstep
