#include "core/hardware/settings.h"

#include "core/base/nearest.h"

#include <algorithm>

namespace lockstep {
namespace {

std::string allowed_text(const HardwareSetting& setting) {
    std::vector<std::string> values;
    values.reserve(setting.allowed.size());
    for (const std::uint32_t value : setting.allowed) {
        values.push_back(to_text(setting, value));
    }
    return joined(values);
}

std::string names_of_settings() {
    std::vector<std::string> names(hardware_settings().size());
    std::ranges::transform(hardware_settings(), names.begin(), &HardwareSetting::name);
    return joined(names);
}

} // namespace

const std::vector<HardwareSetting>& hardware_settings() {
    static const std::vector<HardwareSetting> settings = {
        {"warp_width", &HardwareModel::warp_width, {0, 4, 8, 16, 32, 64}},
        {"banks", &HardwareModel::banks, {1, 2, 4, 8, 16, 32, 64}},
        {"bank_bytes", &HardwareModel::bank_bytes, {4, 8}},
        {"sector_bytes", &HardwareModel::sector_bytes, {16, 32, 64, 128}},
        {"line_bytes", &HardwareModel::line_bytes, {32, 64, 128, 256}},
    };
    return settings;
}

std::string to_text(const HardwareSetting& setting, std::uint32_t value) {
    return value == 0 && setting.member == &HardwareModel::warp_width ? "group" : std::to_string(value);
}

Status set_hardware(HardwareModel& model, const std::string& name, const std::string& value) {
    const auto setting = std::ranges::find(hardware_settings(), name, &HardwareSetting::name);
    if (setting == hardware_settings().end()) {
        return Error{.code = ErrorCode::unknown_hardware, .arguments = {name, names_of_settings()}};
    }
    for (const std::uint32_t allowed : setting->allowed) {
        if (value == to_text(*setting, allowed) || value == std::to_string(allowed)) {
            model.*(setting->member) = allowed;
            return {};
        }
    }
    return Error{.code = ErrorCode::value_not_allowed, .arguments = {name, value, allowed_text(*setting)}};
}

} // namespace lockstep
