#include "core/run/plain_program.h"

#include "core/kernel/build_options.h"
#include "core/run/build_log.h"
#include "core/run/driver_macros.h"
#include "core/run/program.h"

#include <algorithm>
#include <random>
#include <string>
#include <vector>

namespace lockstep {
namespace {

/// Without contraction, as the instrumented kernel: results can then be compared bit for bit.
const std::string opening = "#pragma OPENCL FP_CONTRACT OFF\n";

constexpr std::uint32_t nvidia_width = 32;

/// What the launch's files hold, as one text: no driver is told of a path.
Result<std::string> whole_source(const Device& device, Instrumenter& instrumenter, const Launch& launch) {
    if (!mentions_includes(launch.source)) {
        return launch.source.text;
    }
    const auto target = target_for(device, instrumenter, launch.source, launch.options);
    return target ? instrumenter.with_includes(launch.source, launch.options, *target) : target.error();
}

bool is_nvidia(const Device& device) {
    return device.info.platform.find("NVIDIA") != std::string::npos;
}

/// A kernel of a name that was never built before, so that no cache has a program with it.
std::string unheard_of_kernel() {
    std::random_device random;
    return "\n__kernel void lk_" + std::to_string(random()) + "_" + std::to_string(random()) + "(void) {}\n";
}

/// NVIDIA's driver tells registers where it compiles, and not where it has the program from its cache.
Result<cl::Program> build_telling_registers(const Device& device, const Launch& launch,
                                            const std::string& text) {
    const std::string options = driver_options(launch.options) + " -cl-nv-verbose";
    Result<cl::Program> built = build_program(device, text, options);
    return !built || registers_of(*built, device, launch.kernel) != 0
               ? built
               : build_program(device, text + unheard_of_kernel(), options);
}

Result<cl::Program> build_source(const Device& device, const Launch& launch, const std::string& text,
                                 const std::string& before) {
    const std::string whole = opening + definitions_text(launch.options) + before + "#line 1\n" + text;
    return is_nvidia(device) ? build_telling_registers(device, launch, whole)
                             : build_program(device, whole, driver_options(launch.options));
}

bool has_extension(const Device& device, const std::string& name) {
    const std::string all = " " + device.device.getInfo<CL_DEVICE_EXTENSIONS>() + " ";
    return all.find(" " + name + " ") != std::string::npos;
}

/// What asks a driver for its sub-group functions and, where it lets one choose, for their width.
std::string native_opening(const Device& device, std::uint32_t width) {
    std::string text;
    for (const char* extension : {"cl_khr_subgroups", "cl_khr_subgroup_shuffle",
                                  "cl_khr_subgroup_shuffle_relative", "cl_khr_subgroup_ballot"}) {
        if (has_extension(device, extension)) {
            text += "#pragma OPENCL EXTENSION " + std::string(extension) + " : enable\n";
        }
    }
    if (has_extension(device, "cl_intel_required_subgroup_size")) {
        const std::string attribute =
            " __attribute__((intel_reqd_sub_group_size(" + std::to_string(width) + ")))";
        text += "#define __kernel __kernel" + attribute + "\n#define kernel __kernel" + attribute + "\n";
    }
    return text;
}

/// True if the device's own sub-groups are `width` work-items each, by linear local id. A kernel says so.
bool sub_groups_suit(const Device& device, const Launch& launch, std::uint32_t width) {
    const std::string text = native_opening(device, width) +
                             "__kernel void lk_ask(__global uint* suits) {\n"
                             "    const uint item = (uint)((get_local_id(2) * get_local_size(1) + "
                             "get_local_id(1)) * get_local_size(0)"
                             " + get_local_id(0));\n"
                             "    suits[item] = get_sub_group_id() == item / " +
                             std::to_string(width) + "u && get_sub_group_local_id() == item % " +
                             std::to_string(width) + "u;\n}\n";
    const auto program = build_program(device, text, driver_options(launch.options));
    if (!program) {
        return false;
    }
    try {
        std::vector<cl_uint> suits(items_per_group(launch.range), 0);
        const cl::Buffer buffer(device.context, CL_MEM_READ_WRITE, suits.size() * sizeof(cl_uint));
        cl::Kernel kernel(*program, "lk_ask");
        kernel.setArg(0, buffer);
        const cl::NDRange one_group = nd_range(launch.range, launch.range.local);
        device.queue.enqueueNDRangeKernel(kernel, cl::NullRange, one_group, one_group);
        device.queue.enqueueReadBuffer(buffer, CL_TRUE, 0, suits.size() * sizeof(cl_uint), suits.data());
        return std::all_of(suits.begin(), suits.end(), [](cl_uint suit) { return suit == 1; });
    } catch (const cl::Error&) {
        return false;
    }
}

Result<PlainProgram> as(SubgroupFunctions functions, const Result<cl::Program>& program) {
    return program ? Result<PlainProgram>(PlainProgram{*program, functions}) : program.error();
}

} // namespace

Result<PlainProgram> build_plain(const Device& device, Instrumenter& instrumenter, const Launch& launch,
                                 const Instrumented& instrumented) {
    const Result<std::string> text = whole_source(device, instrumenter, launch);
    if (!text) {
        return text.error();
    }
    if (!instrumented.subgroup_width) {
        return as(SubgroupFunctions::none, build_source(device, launch, *text, ""));
    }
    const std::uint32_t width = *instrumented.subgroup_width;
    if (width != 0 && has_extension(device, "cl_khr_subgroups") && sub_groups_suit(device, launch, width)) {
        if (auto program = build_source(device, launch, *text, native_opening(device, width)); program.ok()) {
            return as(SubgroupFunctions::native, program);
        }
    }
    if (width == nvidia_width && is_nvidia(device)) {
        const std::string functions = nvidia_sub_groups_text(items_per_group(launch.range));
        if (auto program = build_source(device, launch, *text, functions); program.ok()) {
            return as(SubgroupFunctions::vendor, program);
        }
    }
    return as(SubgroupFunctions::emulated,
              build_program(device, instrumented.text, driver_options(launch.options) + " -w -DLK_PLAIN"));
}

} // namespace lockstep
