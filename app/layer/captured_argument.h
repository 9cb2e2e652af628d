#pragma once

#include "app/layer/driver.h"
#include "app/layer/kernel_arguments.h"
#include "app/layer/parameters.h"
#include "core/kernel/sim_file.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// An argument of a launch on its way into files.
struct CapturedArgument {
    Parameter parameter;
    SimArgument sim;                ///< complete but for the content of what has memory
    cl_mem memory = nullptr;        ///< whose content is to be read; null: none
    std::uint64_t bytes = 0;        ///< of that
    std::vector<std::byte> content; ///< of that, once it is read; of a scalar its value
};

/// The arguments of a launch, without the contents of buffers and images. Throws a Refusal for what a launch file cannot
/// say: an argument that was set unseen, SVM, an image of another form, buffers of which one lies in another.
[[nodiscard]] std::vector<CapturedArgument>
captured_arguments(const Driver& driver, const std::vector<Parameter>& parameters, const SetArguments& set);

} // namespace lockstep
