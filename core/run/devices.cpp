#include "core/run/devices.h"

#include "core/run/device.h"

#include <algorithm>
#include <cctype>
#include <map>

namespace lockstep {
namespace {

std::vector<cl::Device> all_devices() {
    std::vector<cl::Device> devices;
    std::vector<cl::Platform> platforms;
    try {
        cl::Platform::get(&platforms);
    } catch (const cl::Error&) { // the loader reports "no platform" as an error
        return devices;
    }
    for (const cl::Platform& platform : platforms) {
        std::vector<cl::Device> found;
        try {
            platform.getDevices(CL_DEVICE_TYPE_ALL, &found);
        } catch (const cl::Error&) { // a platform without devices
            continue;
        }
        devices.insert(devices.end(), found.begin(), found.end());
    }
    return devices;
}

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

/// OpenCL strings end in a zero that std::string keeps, and some drivers pad names with blanks.
std::string clean(std::string text) {
    while (!text.empty() && (text.back() == '\0' || text.back() == ' ')) {
        text.pop_back();
    }
    return text.substr(std::min(text.find_first_not_of(' '), text.size()));
}

Device make_device(const cl::Device& device) {
    Device result;
    result.device = device;
    result.context = cl::Context(device);
    result.queue = cl::CommandQueue(result.context, device, CL_QUEUE_PROFILING_ENABLE);
    result.info = describe(device);
    return result;
}

const char* error_name(cl_int code) {
    static const std::map<cl_int, const char*> names{
        {CL_DEVICE_NOT_FOUND, "CL_DEVICE_NOT_FOUND"},
        {CL_DEVICE_NOT_AVAILABLE, "CL_DEVICE_NOT_AVAILABLE"},
        {CL_COMPILER_NOT_AVAILABLE, "CL_COMPILER_NOT_AVAILABLE"},
        {CL_MEM_OBJECT_ALLOCATION_FAILURE, "CL_MEM_OBJECT_ALLOCATION_FAILURE"},
        {CL_OUT_OF_RESOURCES, "CL_OUT_OF_RESOURCES"},
        {CL_OUT_OF_HOST_MEMORY, "CL_OUT_OF_HOST_MEMORY"},
        {CL_BUILD_PROGRAM_FAILURE, "CL_BUILD_PROGRAM_FAILURE"},
        {CL_INVALID_BUFFER_SIZE, "CL_INVALID_BUFFER_SIZE"},
        {CL_IMAGE_FORMAT_NOT_SUPPORTED, "CL_IMAGE_FORMAT_NOT_SUPPORTED"},
        {CL_INVALID_IMAGE_SIZE, "CL_INVALID_IMAGE_SIZE"},
        {CL_INVALID_KERNEL_NAME, "CL_INVALID_KERNEL_NAME"},
        {CL_INVALID_KERNEL_ARGS, "CL_INVALID_KERNEL_ARGS"},
        {CL_INVALID_ARG_SIZE, "CL_INVALID_ARG_SIZE"},
        {CL_INVALID_WORK_GROUP_SIZE, "CL_INVALID_WORK_GROUP_SIZE"},
        {CL_INVALID_WORK_ITEM_SIZE, "CL_INVALID_WORK_ITEM_SIZE"},
        {CL_INVALID_GLOBAL_WORK_SIZE, "CL_INVALID_GLOBAL_WORK_SIZE"},
    };
    const auto found = names.find(code);
    return found == names.end() ? nullptr : found->second;
}

} // namespace

DeviceInfo describe(const cl::Device& device) {
    DeviceInfo info;
    info.name = clean(device.getInfo<CL_DEVICE_NAME>());
    info.platform = clean(cl::Platform(device.getInfo<CL_DEVICE_PLATFORM>()).getInfo<CL_PLATFORM_NAME>());
    info.version = clean(device.getInfo<CL_DEVICE_VERSION>());
    info.driver = clean(device.getInfo<CL_DRIVER_VERSION>());
    info.is_cpu = (device.getInfo<CL_DEVICE_TYPE>() & CL_DEVICE_TYPE_CPU) != 0;
    info.compute_units = device.getInfo<CL_DEVICE_MAX_COMPUTE_UNITS>();
    info.local_memory_bytes = device.getInfo<CL_DEVICE_LOCAL_MEM_SIZE>();
    info.largest_group = device.getInfo<CL_DEVICE_MAX_WORK_GROUP_SIZE>();
    info.global_memory_bytes = device.getInfo<CL_DEVICE_GLOBAL_MEM_SIZE>();
    return info;
}

Result<std::vector<DeviceInfo>> list_devices() {
    std::vector<DeviceInfo> result;
    for (const cl::Device& device : all_devices()) {
        try {
            result.push_back(describe(device));
        } catch (const cl::Error& error) {
            return driver_error(error, {});
        }
    }
    if (result.empty()) {
        return Error{ErrorCode::no_device, {}, {}, {}};
    }
    return result;
}

Result<Device> open_device(const std::string& name) {
    const std::vector<cl::Device> devices = all_devices();
    if (devices.empty()) {
        return Error{ErrorCode::no_device, {}, {}, {}};
    }
    try {
        std::string known;
        const cl::Device* cpu = nullptr;
        for (const cl::Device& device : devices) {
            const DeviceInfo info = describe(device);
            if (!name.empty() &&
                lower(info.platform + " " + info.name).find(lower(name)) != std::string::npos) {
                return make_device(device);
            }
            cpu = cpu == nullptr && info.is_cpu ? &device : cpu;
            known += (known.empty() ? "" : ", ") + info.name;
        }
        if (!name.empty()) {
            return Error{ErrorCode::unknown_device, {name, known}, {}, {}};
        }
        return make_device(cpu != nullptr ? *cpu : devices.front());
    } catch (const cl::Error& error) {
        return driver_error(error, {});
    }
}

InstrumentTarget target_of(const Device& device) {
    InstrumentTarget target;
    target.address_bits = device.device.getInfo<CL_DEVICE_ADDRESS_BITS>();
    return target;
}

Error driver_error(const cl::Error& error, const DeviceInfo& device) {
    const char* name = error_name(error.err());
    const std::string code = name != nullptr ? name : "OpenCL error " + std::to_string(error.err());
    if (const auto* build = dynamic_cast<const cl::BuildError*>(&error)) {
        std::string log;
        for (const auto& [built_for, text] : build->getBuildLog()) {
            log += text;
        }
        return {ErrorCode::driver_build_failed, {device.name}, {}, log};
    }
    const bool memory = error.err() == CL_MEM_OBJECT_ALLOCATION_FAILURE ||
                        error.err() == CL_OUT_OF_RESOURCES || error.err() == CL_OUT_OF_HOST_MEMORY;
    if (memory) {
        return {ErrorCode::out_of_device_memory, {code, device.name}, {}, error.what()};
    }
    return {ErrorCode::driver_failed, {error.what(), code, device.name}, {}, {}};
}

} // namespace lockstep
