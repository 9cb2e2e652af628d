#include "core/pack/described_device.h"

#include "core/base/json_members.h"
#include "core/facts/device_choice.h"
#include "core/facts/facts_json.h"
#include "core/kernel/build_options.h"
#include "core/trace/json_in_parts.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <stdexcept>
#include <string_view>

namespace lockstep {

using namespace json_values;
using nlohmann::json;

namespace {

constexpr JsonLimits description_limits{.depth = 8, .values = std::size_t{1} << 18};
constexpr std::size_t most_devices = 256;
constexpr int most_described_rounds = 8; ///< as for a real device

constexpr std::array<std::string_view, 34> common_names{
    "__OPENCL_VERSION__",
    "__OPENCL_C_VERSION__",
    "CL_VERSION_1_0",
    "CL_VERSION_1_1",
    "CL_VERSION_1_2",
    "CL_VERSION_2_0",
    "CL_VERSION_3_0",
    "__ENDIAN_LITTLE__",
    "__IMAGE_SUPPORT__",
    "__EMBEDDED_PROFILE__",
    "__FAST_RELAXED_MATH__",
    "FP_FAST_FMA",
    "FP_FAST_FMAF",
    "FP_FAST_FMA_HALF",
    "__GNUC__",
    "__clang__",
    "__cplusplus",
    "__OPENCL_CPP_VERSION__",
    "__CPU__",
    "__GPU__",
    "__NV_CL_C_VERSION",
    "__CUDA_ARCH__",
    "__NVCC__",
    "__AMD__",
    "__AMDGCN__",
    "__APPLE__",
    "__SPIR__",
    "__SPIRV__",
    "__INTEL_EMBEDDED_GPU__",
    "POCL_DEVICE_ADDRESS_BITS",
    "__POCL__",
    "__x86_64__",
    "__aarch64__",
    "__CLANG_VECTOR_TYPES__",
};

constexpr std::array<std::string_view, 18> common_extensions{
    "cl_khr_fp64",
    "cl_khr_fp16",
    "cl_amd_fp64",
    "cl_khr_int64_base_atomics",
    "cl_khr_int64_extended_atomics",
    "cl_khr_global_int32_base_atomics",
    "cl_khr_global_int32_extended_atomics",
    "cl_khr_local_int32_base_atomics",
    "cl_khr_local_int32_extended_atomics",
    "cl_khr_byte_addressable_store",
    "cl_khr_3d_image_writes",
    "cl_khr_subgroups",
    "cl_khr_subgroup_shuffle",
    "cl_khr_subgroup_ballot",
    "cl_intel_subgroups",
    "cl_intel_required_subgroup_size",
    "cl_nv_pragma_unroll",
    "cl_amd_media_ops",
};

} // namespace

template <class Io>
void members(Io& io, Of<Io, DescribedMacros>& described) {
    std::vector<std::string> names(described.names.begin(), described.names.end());
    io("options", described.options);
    io("names", names);
    io("macros", described.macros);
    if constexpr (!Io::writes) {
        described.names = {names.begin(), names.end()};
    }
}

namespace {

json description_json(const DescribedDevice& device) {
    return {{"device", device_json(device.info)},
            {"address_bits", device.answers.address_bits},
            {"largest_allocation_bytes", device.answers.largest_allocation_bytes},
            {"constant_bytes", device.answers.constant_bytes},
            {"argument_bytes", device.answers.argument_bytes},
            {"largest_sides", device.answers.largest_sides},
            {"asked", written(device.macros)}};
}

DescribedDevice description_from(const json& value) {
    DescribedDevice device{.info = device_from(value.at("device"))};
    device.answers.address_bits = number<unsigned>(value.at("address_bits"));
    device.answers.largest_allocation_bytes = number<std::uint64_t>(value.at("largest_allocation_bytes"));
    device.answers.constant_bytes = number<std::uint64_t>(value.at("constant_bytes"));
    device.answers.argument_bytes = number<std::uint64_t>(value.at("argument_bytes"));
    read(value.at("largest_sides"), device.answers.largest_sides);
    read(value.at("asked"), device.macros);
    const bool is_sound = std::ranges::all_of(device.macros, [](const DescribedMacros& described) {
        return described.names.size() <= most_macros && described.macros.size() <= most_macros &&
               std::ranges::all_of(described.macros,
                                   [](const auto& macro) { return is_macro(macro.first, macro.second); });
    });
    const bool has_bits = device.answers.address_bits == 32 || device.answers.address_bits == 64;
    return is_sound && has_bits ? device : throw std::invalid_argument("device");
}

/// Whether a driver may define the name. Others are taken as undefined, which is checked when the run is recorded
/// (see check_target()).
bool is_reserved(const std::string& name) {
    return name.starts_with("_") || name.starts_with("cl_") || name.starts_with("CL_") ||
           name.starts_with("FP_FAST_") || name.starts_with("POCL_");
}

std::string joined_names(const std::set<std::string>& names) {
    std::string text;
    for (const std::string& name : names) {
        text += (text.empty() ? "" : ",") + name;
    }
    return text;
}

} // namespace

json descriptions_json(const std::vector<DescribedDevice>& devices) {
    json list = json::array();
    for (const DescribedDevice& device : devices) {
        list.push_back(description_json(device));
    }
    return {{"format", 1}, {"descriptions", std::move(list)}};
}

std::optional<std::vector<DescribedDevice>> descriptions_from(const std::string& text) {
    try {
        std::vector<DescribedDevice> devices;
        const auto rest = parse_in_parts(
            text, "descriptions",
            [&](const json& device) {
                devices.push_back(devices.size() < most_devices ? description_from(device)
                                                                : throw std::length_error("devices"));
            },
            description_limits);
        const bool is_whole =
            rest && number<unsigned>(rest->at("format")) == 1 && list(rest->at("descriptions")).empty();
        return is_whole ? std::optional(std::move(devices)) : std::nullopt;
    } catch (const json::exception&) {
        return std::nullopt; // the text is not JSON, a key is missing, or a value has the wrong type
    } catch (const std::logic_error&) {
        return std::nullopt; // a number is out of range, or a value is not a list
    }
}

Result<DescribedDevice> described_device(const std::vector<DescribedDevice>& devices,
                                         const std::string& name) {
    if (devices.empty()) {
        return Error{.code = ErrorCode::no_device};
    }
    std::vector<DeviceInfo> infos;
    std::string known;
    for (const DescribedDevice& device : devices) {
        infos.push_back(device.info);
        known += (known.empty() ? "" : ", ") + device.info.name;
    }
    const auto found = device_named(name, infos);
    return found ? Result<DescribedDevice>(devices[*found])
                 : Error{.code = ErrorCode::unknown_device, .arguments = {name, known}};
}

std::string first_accelerator(const std::vector<DescribedDevice>& devices) {
    const auto found = std::ranges::find_if(devices, [](const auto& device) { return !device.info.is_cpu; });
    return found == devices.end() ? std::string() : found->info.name;
}

Result<InstrumentTarget> described_target(const DescribedDevice& device, Instrumenter& instrumenter,
                                          const KernelSource& source, const std::string& options) {
    const std::string wanted = driver_options(options, device.info.platform);
    const auto described = std::ranges::find(device.macros, wanted, &DescribedMacros::options);
    InstrumentTarget target{.address_bits = device.answers.address_bits};
    for (int round = 0; round < most_described_rounds; ++round) {
        const auto tested = instrumenter.tested_names(source, options, target);
        if (!tested) {
            return tested.error();
        }
        std::set<std::string> missing;
        bool is_new = false;
        for (const std::string& name : *tested) {
            const bool is_described = described != device.macros.end() && described->names.contains(name);
            if (!is_described && is_reserved(name)) {
                missing.insert(name);
            } else if (!is_described) {
                is_new = target.macros.emplace(name, std::nullopt).second || is_new;
            } else if (const auto known = described->macros.find(name); known != described->macros.end()) {
                is_new = target.macros.insert(*known).second || is_new;
            }
        }
        if (!missing.empty()) {
            return Error{.code = ErrorCode::names_not_described,
                         .arguments = {joined_names(missing), wanted}};
        }
        if (!is_new) {
            break;
        }
    }
    return target;
}

std::set<std::string> usual_names(const std::string& extensions) {
    std::set<std::string> names(common_names.begin(), common_names.end());
    names.insert(common_extensions.begin(), common_extensions.end());
    std::istringstream words(extensions);
    for (std::string word; words >> word;) {
        if (is_macro(word, std::nullopt)) {
            names.insert(word);
        }
    }
    return names;
}

} // namespace lockstep
