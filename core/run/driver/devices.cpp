#include "core/run/driver/devices.h"

#include "core/facts/device_choice.h"
#include "core/run/driver/device.h"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

namespace lockstep {
namespace {

/// Removes the terminating zero of OpenCL strings, which std::string keeps, and blanks with which some
/// drivers pad names.
std::string clean(std::string text) {
    while (!text.empty() && (text.back() == '\0' || text.back() == ' ')) {
        text.pop_back();
    }
    return text.substr(std::min(text.find_first_not_of(' '), text.size()));
}

std::vector<cl::Platform> all_platforms() {
    std::vector<cl::Platform> platforms;
    try {
        cl::Platform::get(&platforms);
    } catch (const cl::Error&) { // ignored: the loader reports an error if there is no platform
    }
    return platforms;
}

/// Returns all devices, at least one. Errors: no_device, no_device_of_driver.
Result<std::vector<cl::Device>> all_devices() {
    std::vector<cl::Device> devices;
    std::string without;
    for (const cl::Platform& platform : all_platforms()) {
        std::vector<cl::Device> found;
        try {
            platform.getDevices(CL_DEVICE_TYPE_ALL, &found);
        } catch (const cl::Error&) { // ignored: a platform without devices
        }
        if (found.empty()) {
            without += (without.empty() ? "" : ", ") + clean(platform.getInfo<CL_PLATFORM_NAME>());
        }
        devices.insert(devices.end(), found.begin(), found.end());
    }
    if (!devices.empty()) {
        return devices;
    }
    return without.empty() ? Error{ErrorCode::no_device, {}, {}, {}}
                           : Error{ErrorCode::no_device_of_driver, {without}, {}, {}};
}

/// A context that is created once per device and process. Some drivers load their compiler for each context;
/// with PoCL 3.1, this takes three times as long as compiling a kernel.
struct SharedContext {
    cl::Context context;
    std::shared_ptr<HelperKernels> helpers;
};

cl::CommandQueue working_queue(const cl::Context& context, const cl::Device& device) {
    cl::CommandQueue queue(context, device, CL_QUEUE_PROFILING_ENABLE);
    queue.finish(); // fails if an earlier kernel fault has made the context unusable
    return queue;
}

/// Returns a new queue in the context of the device. If commands can no longer complete in this context, it
/// is replaced by a new one.
cl::CommandQueue queue_in(SharedContext& shared, const cl::Device& device) {
    if (shared.helpers) {
        try {
            return working_queue(shared.context, device);
        } catch (const cl::Error&) { // the context must be replaced
        }
    }
    shared.context = cl::Context(device);
    shared.helpers = std::make_shared<HelperKernels>(shared.context, device);
    return working_queue(shared.context, device);
}

Device device_in(SharedContext& shared, const cl::Device& device, const DeviceInfo& info) {
    Device result;
    result.device = device;
    result.queue = queue_in(shared, device);
    result.context = shared.context;
    result.info = info;
    result.pinned = std::make_shared<PinnedMemory>(result.context);
    result.helpers = shared.helpers;
    return result;
}

Device make_device(const cl::Device& device) {
    static std::mutex mutex;
    // The map is never freed, because drivers may already be unloaded when static objects are destroyed at
    // exit.
    static auto& contexts = *new std::map<cl_device_id, SharedContext>;
    const std::lock_guard lock(mutex);
    return device_in(contexts[device()], device, describe(device));
}

/// Queries a property that a vendor's extension defines; returns 0 if the driver does not support it.
std::uint32_t vendor_number(const cl::Device& device, cl_device_info what) {
    cl_uint value = 0;
    return clGetDeviceInfo(device(), what, sizeof value, &value, nullptr) == CL_SUCCESS ? value : 0;
}

void describe_as_vendor(const cl::Device& device, DeviceInfo& info) {
    const std::uint32_t warp = vendor_number(device, CL_DEVICE_WARP_SIZE_NV);
    info.warp_width = warp != 0 ? warp : vendor_number(device, CL_DEVICE_WAVEFRONT_WIDTH_AMD);
    info.group_registers = vendor_number(device, CL_DEVICE_REGISTERS_PER_BLOCK_NV);
    info.compute_capability = vendor_number(device, CL_DEVICE_COMPUTE_CAPABILITY_MAJOR_NV) * 10 +
                              vendor_number(device, CL_DEVICE_COMPUTE_CAPABILITY_MINOR_NV);
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
    info.clock_mhz = device.getInfo<CL_DEVICE_MAX_CLOCK_FREQUENCY>();
    describe_as_vendor(device, info);
    return info;
}

Result<std::vector<DeviceInfo>> list_devices() {
    const Result<std::vector<cl::Device>> devices = all_devices();
    if (!devices) {
        return devices.error();
    }
    std::vector<DeviceInfo> result;
    for (const cl::Device& device : *devices) {
        try {
            result.push_back(describe(device));
        } catch (const cl::Error& error) {
            return driver_error(error, {});
        }
    }
    return result;
}

namespace {

/// Calls `make` with the device that has this name and returns the result. Errors: also those of the driver,
/// which may throw.
template <class Made>
Result<Made> from_device(const std::string& name, Made (*make)(const cl::Device&)) {
    const Result<std::vector<cl::Device>> found = all_devices();
    if (!found) {
        return found.error();
    }
    try {
        std::vector<DeviceInfo> devices;
        std::string known;
        for (const cl::Device& device : *found) {
            devices.push_back(describe(device));
            known += (known.empty() ? "" : ", ") + devices.back().name;
        }
        const std::optional<std::size_t> chosen = device_named(name, devices);
        if (!chosen) {
            return Error{ErrorCode::unknown_device, {name, known}, {}, {}};
        }
        return make((*found)[*chosen]);
    } catch (const cl::Error& error) {
        return driver_error(error, {});
    }
}

} // namespace

Result<Device> open_device(const std::string& name) {
    return from_device(name, &make_device);
}

Device in_new_context(const Device& device) {
    SharedContext fresh;
    return device_in(fresh, device.device, device.info);
}

Result<DeviceInfo> describe_device(const std::string& name) {
    return from_device(name, &describe);
}

InstrumentTarget target_of(const Device& device) {
    InstrumentTarget target;
    target.address_bits = device.device.getInfo<CL_DEVICE_ADDRESS_BITS>();
    return target;
}

DeviceAnswers answers_of(const Device& device, const InstrumentTarget& target) {
    DeviceAnswers answers{.address_bits = target.address_bits};
    try {
        answers.largest_allocation_bytes = device.device.getInfo<CL_DEVICE_MAX_MEM_ALLOC_SIZE>();
        answers.constant_bytes = device.device.getInfo<CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE>();
        answers.argument_bytes = device.device.getInfo<CL_DEVICE_MAX_PARAMETER_SIZE>();
        const auto sides = device.device.getInfo<CL_DEVICE_MAX_WORK_ITEM_SIZES>();
        std::copy_n(sides.begin(), std::min(sides.size(), answers.largest_sides.size()),
                    answers.largest_sides.begin());
    } catch (const cl::Error&) { // ignored: the kernel can run even if this limit is unknown
    }
    for (const auto& [name, definition] : target.macros) {
        if (answers.macros.size() < most_macros && is_macro(name, definition)) {
            answers.macros.emplace(name, definition);
        }
    }
    return answers;
}

} // namespace lockstep
