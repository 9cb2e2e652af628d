#include "core/hardware/numbers.h"

#include "core/base/nearest.h"
#include "core/base/whole_number.h"

#include <algorithm>
#include <optional>

namespace lockstep {
namespace {

std::string names_of_numbers() {
    std::vector<std::string> names(hardware_numbers().size());
    std::ranges::transform(hardware_numbers(), names.begin(), &HardwareNumber::name);
    return joined(names);
}

/// Parses the value of a number; returns nothing if the number does not allow this value.
std::optional<std::uint32_t> value_of(const HardwareNumber& number, const std::string& text) {
    for (const std::uint32_t allowed : number.allowed) {
        if (text == to_text(number, allowed) || text == std::to_string(allowed)) {
            return allowed;
        }
    }
    const std::optional<std::int64_t> value = whole_number(text);
    const bool suits = value && (number.allowed.empty()
                                     ? *value >= number.least && *value <= number.most
                                     : number.words.empty() &&
                                           std::ranges::find(number.allowed, *value) != number.allowed.end());
    return suits ? std::optional(static_cast<std::uint32_t>(*value)) : std::nullopt;
}

} // namespace

std::string to_text(const HardwareNumber& number, std::uint32_t value) {
    if (number.member == &HardwareModel::warp_width && value == 0) {
        return "group";
    }
    const auto place = std::ranges::find(number.allowed, value) - number.allowed.begin();
    const auto word = static_cast<std::size_t>(place);
    return word < number.words.size() ? number.words[word] : std::to_string(value);
}

std::string allowed_text(const HardwareNumber& number, GivenIn where) {
    const bool no_zero = where == GivenIn::preset && number.in_preset == InPreset::above_zero;
    if (number.allowed.empty()) {
        const std::uint32_t least = no_zero ? std::max(number.least, 1U) : number.least;
        return std::to_string(least) + " to " + std::to_string(number.most);
    }
    std::vector<std::string> values;
    for (const std::uint32_t value : number.allowed) {
        if (value != 0 || !no_zero) {
            values.push_back(to_text(number, value));
        }
    }
    return joined(values);
}

Status set_hardware(HardwareModel& model, const std::string& name, const std::string& value) {
    const auto number = std::ranges::find(hardware_numbers(), name, &HardwareNumber::name);
    if (number == hardware_numbers().end()) {
        return Error{.code = ErrorCode::unknown_hardware, .arguments = {name, names_of_numbers()}};
    }
    if (const auto taken = value_of(*number, value)) {
        model.*(number->member) = *taken;
        return {};
    }
    return Error{.code = ErrorCode::value_not_allowed, .arguments = {name, value, allowed_text(*number)}};
}

bool same_figures(const HardwareModel& a, const HardwareModel& b) {
    return std::ranges::all_of(hardware_numbers(), [&](const HardwareNumber& number) {
        return number.redo != Redo::figures || a.*(number.member) == b.*(number.member);
    });
}

HardwareModel with_kernel_of(HardwareModel model, const HardwareModel& other) {
    for (const HardwareNumber& number : hardware_numbers()) {
        if (number.in_preset == InPreset::no) {
            model.*(number.member) = other.*(number.member);
        }
    }
    return model;
}

} // namespace lockstep
