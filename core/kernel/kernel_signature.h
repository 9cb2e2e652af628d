#pragma once

#include "core/kernel/launch.h"
#include "core/kernel/value_type.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace lockstep {

/// A parameter of a kernel, as its declaration says it.
struct KernelParameter {
    std::string name;
    std::string type_text; ///< "__global const float4*", as the compiler writes it
    ArgumentKind kind = ArgumentKind::scalar;
    ValueType type;               ///< of a scalar; of what a pointer points to; `bytes` of a struct
    std::uint64_t size_bytes = 0; ///< of a scalar, or of what a pointer points to
    /// What the declaration promises: a pointer to const is only read; of an image its qualifier.
    Access access = Access::read_write;
    ImageShape shape = ImageShape::image2d; ///< of an image
    friend bool operator==(const KernelParameter&, const KernelParameter&) = default;
};

/// A kernel as a launch sees it.
struct KernelSignature {
    std::string name;
    std::uint32_t line = 0; ///< of its definition, from 1
    std::vector<KernelParameter> parameters;
    std::array<std::uint64_t, 3> required_group{0, 0, 0}; ///< its reqd_work_group_size; zeros: it has none
    std::uint32_t dimensions = 1; ///< that it and what it calls ask ids of: get_global_id(1) makes two
    friend bool operator==(const KernelSignature&, const KernelSignature&) = default;
};

} // namespace lockstep
