#include "core/facts/device_choice.h"

#include <cctype>

namespace lockstep {
namespace {

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

} // namespace

std::optional<std::size_t> device_named(const std::string& name, const std::vector<DeviceInfo>& devices) {
    if (devices.empty()) {
        return std::nullopt;
    }
    if (name.empty()) {
        return default_device(devices);
    }
    auto found = std::ranges::find(devices, name, &DeviceInfo::name);
    if (found == devices.end()) {
        found = std::ranges::find_if(devices, [part = lower(name)](const DeviceInfo& info) {
            return lower(info.platform + " " + info.name).find(part) != std::string::npos;
        });
    }
    return found == devices.end()
               ? std::nullopt
               : std::optional<std::size_t>(static_cast<std::size_t>(found - devices.begin()));
}

} // namespace lockstep
