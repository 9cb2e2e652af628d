#pragma once

// OpenCL for programs that do not link libOpenCL, because it may be missing where they run.

#define CL_TARGET_OPENCL_VERSION 120
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <CL/cl.h>
#include <CL/cl_ext.h>
#include <CL/cl_icd.h>
#include <type_traits>
#include <utility>

namespace lockstep {

/// The library through which OpenCL is called. It is found at the first use and never unloaded:
///
///     loader     libOpenCL.so.1 of the system, which knows all drivers
///     drivers    without it: the drivers that /etc/OpenCL/vendors/*.icd names, and NVIDIA's. Their objects
///                begin with a table of their functions (cl_khr_icd)
///
/// Returns the function `name` of libOpenCL.so.1; null if there is no such library or function.
[[nodiscard]] void* loader_function(const char* name);
/// Whether there is a libOpenCL.so.1.
[[nodiscard]] bool has_loader();

/// Returns the platforms, like clGetPlatformIDs().
[[nodiscard]] cl_int find_platforms(cl_uint most, cl_platform_id* platforms, cl_uint* count);

/// Returns the function to call for an object; null if there is none. `Function` is its member in the table of
/// functions, `handle` the object.
template <auto Function>
[[nodiscard]] auto entry_point(const char* name, const void* handle) {
    using Pointer = std::remove_cvref_t<decltype(std::declval<cl_icd_dispatch>().*Function)>;
    if (has_loader()) {
        static const auto found = reinterpret_cast<Pointer>(loader_function(name));
        return found;
    }
    return handle == nullptr ? Pointer{} : (*static_cast<const cl_icd_dispatch* const*>(handle))->*Function;
}

} // namespace lockstep
