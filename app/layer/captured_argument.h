#pragma once

#include "app/layer/driver.h"
#include "app/layer/kernel_arguments.h"
#include "app/layer/parameters.h"
#include "core/kernel/sim/sim_file.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// A captured argument of a launch, before it is written to files.
struct CapturedArgument {
    Parameter parameter;
    SimArgument sim;                ///< complete except for the contents of buffers and images
    cl_mem memory = nullptr;        ///< the buffer or image whose contents must be read; null: none
    std::uint64_t bytes = 0;        ///< size of `memory`
    std::vector<std::byte> content; ///< contents, after they were read; for a scalar, its value
};

/// Captures the arguments of a launch, without the contents of buffers and images. Throws a Refusal if a
/// launch file cannot represent them: arguments that the layer did not see being set, SVM, unsupported kinds
/// of images, overlapping buffers.
[[nodiscard]] std::vector<CapturedArgument>
captured_arguments(const Driver& driver, const std::vector<Parameter>& parameters, const SetArguments& set);

} // namespace lockstep
