#include "core/run/driver/describe_targets.h"

#include "core/kernel/build_options.h"
#include "core/run/driver/devices.h"
#include "core/run/driver/driver_macros.h"

#include <algorithm>
#include <span>
#include <utility>

namespace lockstep {
namespace {

/// Number of names in one query, which is a generated kernel.
constexpr std::size_t names_a_query = 64;

Result<DescribedMacros> asked(const Device& device, const std::string& options, std::set<std::string> names) {
    DescribedMacros described{.options = driver_options(options, device.info.platform),
                              .names = std::move(names)};
    const std::vector<std::string> all(described.names.begin(), described.names.end());
    for (std::size_t at = 0; at < all.size(); at += names_a_query) {
        const auto part = std::span(all).subspan(at, std::min(names_a_query, all.size() - at));
        if (Status status = ask_macros(device, part, options, described.macros); !status) {
            return status.error();
        }
    }
    std::erase_if(described.macros, [](const auto& macro) { return !is_macro(macro.first, macro.second); });
    return described;
}

Result<DescribedDevice> described(const DeviceInfo& info, const DescriptionWish& wish) {
    const Result<Device> device = open_device(info.platform + " " + info.name);
    if (!device) {
        return device.error();
    }
    DescribedDevice made = describe_target(*device);
    std::set<std::string> names = usual_names(device->device.getInfo<CL_DEVICE_EXTENSIONS>());
    names.insert(wish.names.begin(), wish.names.end());
    for (const std::string& options : {std::string(), wish.options}) {
        if (!made.macros.empty() && driver_options(options, info.platform) == made.macros.front().options) {
            continue;
        }
        auto macros = asked(*device, options, names);
        if (!macros) {
            return macros.error();
        }
        made.macros.push_back(std::move(*macros));
    }
    return made;
}

} // namespace

DescribedDevice describe_target(const Device& device) {
    return {.info = device.info, .answers = answers_of(device, target_of(device)), .macros = {}};
}

Result<std::vector<DescribedDevice>> describe_targets(const DescriptionWish& wish) {
    if (const auto options = build_options_from(wish.options); !options) {
        return options.error();
    }
    const auto devices = list_devices();
    if (!devices) {
        return devices.error();
    }
    std::vector<DescribedDevice> all;
    std::optional<Error> failed;
    for (const DeviceInfo& info : *devices) {
        try {
            auto device = described(info, wish);
            if (device) {
                all.push_back(std::move(*device));
            } else if (!failed) {
                failed = device.error();
            }
        } catch (const cl::Error& error) {
            failed = driver_error(error, info);
        }
    }
    return all.empty() && failed ? Result<std::vector<DescribedDevice>>(*failed) : std::move(all);
}

} // namespace lockstep
