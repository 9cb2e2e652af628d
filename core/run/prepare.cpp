#include "core/kernel/build_options.h"
#include "core/kernel/launch.h"
#include "core/run/capture_launch.h"
#include "core/run/driver/device.h"
#include "core/run/driver/program.h"
#include "core/run/images.h"
#include "core/run/local_layout.h"

#include <algorithm>
#include <cstdint>
#include <pthread.h>

namespace lockstep {
namespace {

constexpr std::uint64_t for_else = 1 << 20; ///< stack bytes that are left for the driver and the probes

/// Returns the stack size of new threads in this process, in bytes; 0 if it is unknown.
std::uint64_t stack_bytes() {
    pthread_attr_t attributes;
    if (pthread_getattr_default_np(&attributes) != 0) {
        return 0;
    }
    std::size_t bytes = 0;
    pthread_attr_getstacksize(&attributes, &bytes);
    pthread_attr_destroy(&attributes);
    return bytes;
}

/// Checks that the stack is large enough for the private arrays. A CPU driver places the arrays of all
/// work-items of a group on the stack of one thread, and a stack overflow would end the process. On GPUs, the
/// driver itself reports insufficient memory. Errors: private_memory_too_large.
Status check_private_memory(const Device& device, const Launch& launch, const PrivateMemory& memory) {
    const std::uint64_t stack = device.info.is_cpu ? stack_bytes() : 0;
    const std::uint64_t items = std::max<std::uint64_t>(items_per_group(launch.range), 1);
    if (stack <= for_else || memory.bytes <= (stack - for_else) / items) {
        return {};
    }
    return Error{.code = ErrorCode::private_memory_too_large,
                 .arguments = {std::to_string(memory.bytes), std::to_string(items), std::to_string(stack),
                               device.info.name},
                 .place = memory.largest};
}

/// Largest number of sites for which probes are inlined. With more sites, they are function calls, because
/// the build time of PoCL grows steeply with inlined probes.
constexpr std::size_t most_inlined_sites = 40;
/// Largest number of sites for which a CPU driver optimises the probes. With more sites, this would take
/// minutes, growing faster than quadratically with their number. It would not pay off, because only the plain
/// kernel is timed. Seams (see guarded_statements.h) shorten the basic blocks.
constexpr std::size_t most_optimised_sites = 1000;

std::string shape_text(const std::array<std::uint64_t, 3>& shape) {
    return std::to_string(shape[0]) + "x" + std::to_string(shape[1]) + "x" + std::to_string(shape[2]);
}

/// Checks that the program contains a kernel with this name. It does not if the driver renames the kernel:
/// for example, macros in PoCL's header rename OpenCL's functions, and also a kernel with the name of such a
/// function.
Status check_kernel(const Device& device, const cl::Program& program, const std::string& name) {
    try {
        const cl::Kernel made(program, name.c_str());
        return {};
    } catch (const cl::Error& error) {
        return error.err() == CL_INVALID_KERNEL_NAME
                   ? Error{ErrorCode::kernel_name_taken, {name, device.info.name}, {}, {}}
                   : driver_error(error, device.info);
    }
}

} // namespace

Status check_launch(const Device& device, const Launch& launch, const Instrumented& instrumented) {
    const std::size_t wanted = instrumented.program.parameter_names.size();
    if (launch.arguments.size() != wanted) {
        return Error{ErrorCode::bad_arguments,
                     {launch.kernel, std::to_string(wanted), std::to_string(launch.arguments.size())},
                     {},
                     {}};
    }
    if (Status status = check_images(device, launch, instrumented); !status) {
        return status;
    }
    const auto& required = instrumented.program.required_group;
    if (required[0] != 0 && required != launch.range.local) {
        return Error{ErrorCode::bad_arguments,
                     {"reqd_work_group_size", shape_text(required), shape_text(launch.range.local)},
                     {},
                     {}};
    }
    const std::uint64_t group = items_per_group(launch.range);
    const std::vector<std::size_t> most = device.device.getInfo<CL_DEVICE_MAX_WORK_ITEM_SIZES>();
    bool too_large = group > device.info.largest_group;
    for (std::size_t i = 0; i < 3; ++i) {
        too_large = too_large || (i < most.size() && launch.range.local[i] > most[i]);
    }
    if (too_large) {
        return Error{ErrorCode::group_too_large,
                     {std::to_string(group), std::to_string(device.info.largest_group), device.info.name},
                     {},
                     {}};
    }
    const LocalLayout layout = local_layout(launch, instrumented, device.info.local_memory_bytes);
    if (layout.bytes > device.info.local_memory_bytes) {
        return Error{ErrorCode::local_memory_too_large,
                     {std::to_string(layout.bytes), std::to_string(device.info.local_memory_bytes),
                      device.info.name, std::to_string(layout.own)},
                     {},
                     {}};
    }
    return check_private_memory(device, launch, instrumented.private_memory);
}

Result<Prepared> prepare(const Device& device, const Launch& launch, const Instrumented& instrumented,
                         bool values, LogKeeping keeping) {
    if (Status status = check_launch(device, launch, instrumented); !status) {
        return status.error();
    }
    std::string options = driver_options(launch.options, device.info.platform);
    options += values ? " -w -DLK_VALUES" : " -w";
    options += keeping == LogKeeping::with_spill ? " -DLK_SPILL" : "";
    const std::size_t sites = instrumented.program.sites.size();
    if (sites > most_inlined_sites) {
        options += " -DLK_INLINE=__attribute__((noinline))";
        options += device.info.is_cpu && sites > most_optimised_sites ? " -cl-opt-disable -DLK_SEAMS" : "";
    } else if (!device.info.is_cpu && keeping == LogKeeping::in_places) {
        // The kernel buffers four words of the log in registers before it writes them.
        options += " -DLK_QUADS";
    }
    auto program = build_program(device, instrumented.text, options);
    if (!program) {
        return program.error();
    }
    if (Status status = check_kernel(device, *program, launch.kernel); !status) {
        return status.error();
    }
    return Prepared{*program, values};
}

} // namespace lockstep
