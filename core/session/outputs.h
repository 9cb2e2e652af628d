#pragma once

#include "core/kernel/value_type.h"
#include "core/trace/recording.h"
#include "core/trace/trace.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace lockstep {

/// Names and types of a launch's outputs (LaunchFacts); `argument` is its index.

/// The parameter's name; "argument 2" if it has none.
[[nodiscard]] std::string output_name(const Trace& trace, std::uint32_t argument);
/// As the kernel declares it; `bytes` if it is unknown.
[[nodiscard]] Scalar output_scalar(const Trace& trace, std::uint32_t argument);

/// A buffer that a launch file asks to output after the run (`dump`).
struct DumpedBuffer {
    std::size_t launch = 0;
    std::string name; ///< name of the parameter
    Scalar scalar = Scalar::bytes;
    bool hex = false;
    bool is_plain = false; ///< left by the plain kernel; false: by the instrumented one, if only that ran
    std::span<const std::byte> bytes; ///< refers to the recording
};

/// All dumped buffers of a recording, in argument order. Buffers that the kernel may only read are not
/// recorded, and therefore missing.
[[nodiscard]] std::vector<DumpedBuffer> dumped_buffers(const Recording& recording);

} // namespace lockstep
