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

/// Names and types of the outputs of a launch (LaunchFacts). `argument`: index of the argument.

/// Returns the name of the parameter; "argument 2" if it has none.
[[nodiscard]] std::string output_name(const Trace& trace, std::uint32_t argument);
/// Returns the type that the kernel declares; `bytes` if it is unknown.
[[nodiscard]] Scalar output_scalar(const Trace& trace, std::uint32_t argument);

/// A buffer that the launch file marks for output after the run (`dump`).
struct DumpedBuffer {
    std::size_t launch = 0;
    std::string name; ///< name of the parameter
    Scalar scalar = Scalar::bytes;
    bool hex = false;
    bool is_plain = false; ///< true: contents after the plain kernel; false: after the instrumented kernel,
                           ///< because only that one ran
    std::span<const std::byte> bytes; ///< refers to memory of the recording
};

/// Returns all buffers of a recording that are marked for output, in argument order. Read-only buffers are
/// missing, because recordings do not contain them.
[[nodiscard]] std::vector<DumpedBuffer> dumped_buffers(const Recording& recording);

} // namespace lockstep
