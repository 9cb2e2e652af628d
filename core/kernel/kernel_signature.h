#pragma once

#include "core/kernel/launch.h"
#include "core/kernel/value_type.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace lockstep {

/// A parameter of a kernel, as declared in the source.
struct KernelParameter {
    std::string name;
    std::string type_text; ///< "__global const float4*", as the compiler prints it
    ArgumentKind kind = ArgumentKind::scalar;
    /// Type of a scalar, or the type that a pointer points to; `bytes` for a struct.
    ValueType type;
    std::uint64_t size_bytes = 0; ///< size of a scalar, or of the type that a pointer points to
    /// The access that the declaration allows: a pointer to const is read-only; an image has an access
    /// qualifier.
    Access access = Access::read_write;
    ImageShape shape = ImageShape::image2d; ///< only for images
    friend bool operator==(const KernelParameter&, const KernelParameter&) = default;
};

/// The properties of a kernel that a launch needs.
struct KernelSignature {
    std::string name;
    std::uint32_t line = 0; ///< line of the kernel's definition, starting at 1
    std::vector<KernelParameter> parameters;
    /// Group size that the attribute reqd_work_group_size requires; zeros if the kernel does not have this
    /// attribute.
    std::array<std::uint64_t, 3> required_group{0, 0, 0};
    /// Number of dimensions whose ids the kernel and its functions query. For example, get_global_id(1) means
    /// at least two.
    std::uint32_t dimensions = 1;
    friend bool operator==(const KernelSignature&, const KernelSignature&) = default;
};

} // namespace lockstep
