#include "core/run/plain_program.h"

#include "core/kernel/build_options.h"
#include "core/run/driver/build_log.h"
#include "core/run/driver/driver_macros.h"
#include "core/run/driver/program.h"

#include <algorithm>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

/// Forbids contraction, as in the instrumented kernel.
const std::string opening = "#pragma OPENCL FP_CONTRACT OFF\n";

constexpr std::uint32_t nvidia_width = 32;

/// Returns the source of the launch, with its macro definitions, as one string. It contains no #include, so
/// the driver reads no files. It also contains no #if branches that the instrumenter skipped, because
/// attributes in them were not checked. `known` is the result of target_for(), or null if it is not known
/// yet.
Result<std::string> whole_source(const Device& device, Instrumenter& instrumenter, const Launch& launch,
                                 const InstrumentTarget* known) {
    if (!has_branches_or_includes(launch.source)) {
        return definitions_text(launch.options) + "#line 1\n" + launch.source.text;
    }
    const Result<InstrumentTarget> target =
        known != nullptr ? Result<InstrumentTarget>(*known)
                         : target_for(device, instrumenter, launch.source, launch.options);
    return target ? instrumenter.with_includes(launch.source, launch.options, *target) : target.error();
}

bool is_nvidia(const Device& device) {
    return device.info.platform.find("NVIDIA") != std::string::npos;
}

/// Returns a kernel with a random name. Adding it to a program makes sure that no cache contains the program.
std::string unheard_of_kernel() {
    std::random_device random;
    return "\n__kernel void lk_" + std::to_string(random()) + "_" + std::to_string(random()) + "(void) {}\n";
}

std::string log_of(const cl::Program& program, const Device& device) {
    try {
        return program.getBuildInfo<CL_PROGRAM_BUILD_LOG>(device.device);
    } catch (const cl::Error&) { // ignored because the log is optional
        return "";
    }
}

/// Builds a program and stores the compiler's output for the kernel. If the driver takes the program from its
/// cache, this is the saved output of an earlier build.
Result<PlainProgram> build_with_log(const Device& device, const std::string& kernel, const std::string& text,
                                    const std::string& options, SubgroupFunctions functions) {
    Result<cl::Program> built = build_program(device, text, options);
    if (!built) {
        return built.error();
    }
    const auto tells = [&](const std::string& log) { return registers_in_build_log(log, kernel) != 0; };
    const auto file = compiler_log_file(device.info, text, options);
    std::string log = log_of(*built, device);
    if (!tells(log)) {
        if (std::string kept = kept_compiler_log(file); tells(kept)) {
            return PlainProgram{*built, functions, std::move(kept)};
        }
        const auto anew = build_program(device, text + unheard_of_kernel(), options);
        log = anew ? log_of(*anew, device) : "";
    }
    if (tells(log)) {
        keep_compiler_log(file, log);
    }
    return PlainProgram{*built, functions, std::move(log)};
}

Result<PlainProgram> build_source(const Device& device, const Launch& launch, const std::string& text,
                                  const std::string& before, SubgroupFunctions functions, CompilerLog log,
                                  Contraction contraction) {
    const std::string whole = (contraction == Contraction::forbidden ? opening : "") + before + text;
    const std::string options = driver_options(launch.options, device.info.platform);
    if (log == CompilerLog::wanted && is_nvidia(device) && contraction == Contraction::forbidden) {
        return build_with_log(device, launch.kernel, whole, options + " -cl-nv-verbose", functions);
    }
    const Result<cl::Program> built = build_program(device, whole, options, contraction);
    return built ? Result<PlainProgram>(PlainProgram{*built, functions}) : built.error();
}

bool has_extension(const Device& device, const std::string& name) {
    const std::string all = " " + device.device.getInfo<CL_DEVICE_EXTENSIONS>() + " ";
    return all.find(" " + name + " ") != std::string::npos;
}

/// Returns source text that enables the driver's sub-group functions and, if the driver allows it, sets the
/// sub-group width.
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

/// Runs a kernel to find out whether each sub-group of the device consists of `width` consecutive work-items,
/// by linear local id.
bool sub_groups_suit(const Device& device, const Launch& launch, std::uint32_t width) {
    const std::string text = native_opening(device, width) +
                             "__kernel void lk_ask(__global uint* suits) {\n"
                             "    const uint item = (uint)((get_local_id(2) * get_local_size(1) + "
                             "get_local_id(1)) * get_local_size(0)"
                             " + get_local_id(0));\n"
                             "    suits[item] = get_sub_group_id() == item / " +
                             std::to_string(width) + "u && get_sub_group_local_id() == item % " +
                             std::to_string(width) + "u;\n}\n";
    const auto program = build_program(device, text, driver_options(launch.options, device.info.platform));
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

/// Builds the instrumented text without probes, which computes the same results as the original kernel.
Result<PlainProgram> build_unobserved(const Device& device, const Launch& launch,
                                      const Instrumented& instrumented) {
    const auto built = build_program(device, instrumented.text,
                                     driver_options(launch.options, device.info.platform) + " -w -DLK_PLAIN");
    return built ? Result<PlainProgram>(PlainProgram{*built, SubgroupFunctions::emulated}) : built.error();
}

} // namespace

Result<PlainProgram> build_plain(const Device& device, Instrumenter& instrumenter, const Launch& launch,
                                 const Instrumented& instrumented, CompilerLog log,
                                 const InstrumentTarget* target, Contraction contraction) {
    const Result<std::string> text = whole_source(device, instrumenter, launch, target);
    if (!text) {
        return text.error();
    }
    const auto build = [&](const std::string& before, SubgroupFunctions functions) {
        return build_source(device, launch, *text, before, functions, log, contraction);
    };
    if (instrumented.sees_places) {
        return build_unobserved(device, launch, instrumented);
    }
    if (!instrumented.subgroup_width) {
        return build("", SubgroupFunctions::none);
    }
    const std::uint32_t width = *instrumented.subgroup_width;
    if (width != 0 && has_extension(device, "cl_khr_subgroups") && sub_groups_suit(device, launch, width)) {
        if (auto program = build(native_opening(device, width), SubgroupFunctions::native); program.ok()) {
            return program;
        }
    }
    if (width == nvidia_width && is_nvidia(device)) {
        const std::string functions = nvidia_sub_groups_text(items_per_group(launch.range));
        if (auto program = build(functions, SubgroupFunctions::vendor); program.ok()) {
            return program;
        }
    }
    return build_unobserved(device, launch, instrumented);
}

} // namespace lockstep
