#pragma once

#include "app/layer/driver.h"
#include "core/kernel/launch.h"
#include "core/kernel/value_type.h"

#include <optional>
#include <string>
#include <vector>

namespace lockstep {

struct ProgramText;

/// A parameter of a kernel, as far as the driver tells about it.
struct Parameter {
    std::string name; ///< "argument 2" where it is not told
    ArgumentKind kind = ArgumentKind::scalar;
    std::optional<Scalar>
        scalar; ///< of the value, or of what is pointed to; none: a struct or a name of the source's
    bool can_write = false; ///< a buffer or an image that the kernel may write
};

/// What a driver says about a parameter, in OpenCL's own numbers and words.
struct ParameterFacts {
    std::string name;
    std::string type; ///< "float4*"
    cl_kernel_arg_address_qualifier space = CL_KERNEL_ARG_ADDRESS_PRIVATE;
    cl_kernel_arg_access_qualifier access = CL_KERNEL_ARG_ACCESS_NONE;
    cl_kernel_arg_type_qualifier qualifiers = CL_KERNEL_ARG_TYPE_NONE;
};

/// Throws a Refusal where a launch file has no word for such a parameter: a pipe, an image of depths.
[[nodiscard]] Parameter parameter_from(const ParameterFacts& facts);

/// All of a kernel. A driver that tells nothing unless the program was built for it (-cl-kernel-arg-info) is asked
/// about a copy of the program that is. Throws a Refusal.
[[nodiscard]] std::vector<Parameter> parameters_of(const Driver& driver, cl_kernel kernel,
                                                   cl_device_id device, const ProgramText& program);

} // namespace lockstep
