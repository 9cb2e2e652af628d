#pragma once

#include "core/kernel/launch.h"
#include "core/kernel/value_type.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace lockstep {

/// A parameter of a kernel, as declared.
struct KernelParameter {
    std::string name;
    std::string type_text; ///< "__global const float4*", as the compiler prints it
    ArgumentKind kind = ArgumentKind::scalar;
    ValueType type;               ///< type of a scalar, or of the pointer's target; `bytes` for a struct
    std::uint64_t size_bytes = 0; ///< size of a scalar, or of the pointer's target
    /// The declared access: a pointer to const is only read; an image has its qualifier.
    Access access = Access::read_write;
    ImageShape shape = ImageShape::image2d; ///< for an image
    friend bool operator==(const KernelParameter&, const KernelParameter&) = default;
};

/// What a launch needs to know about a kernel.
struct KernelSignature {
    std::string name;
    std::uint32_t line = 0; ///< line of its definition, starting at 1
    std::vector<KernelParameter> parameters;
    std::array<std::uint64_t, 3> required_group{0, 0, 0}; ///< its reqd_work_group_size; zeros: none
    std::uint32_t dimensions = 1; ///< dimensions whose ids the kernel and its functions query:
                                  ///< get_global_id(1) means at least two
    friend bool operator==(const KernelSignature&, const KernelSignature&) = default;
};

} // namespace lockstep
