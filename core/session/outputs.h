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

/// Returns the name of the parameter that an output of a launch belongs to; "argument 2" if it has no name.
/// `argument` is the index of the argument.
[[nodiscard]] std::string output_name(const Trace& trace, std::uint32_t argument);
/// Returns the type that the kernel declares for this argument; `bytes` if it is unknown.
[[nodiscard]] Scalar output_scalar(const Trace& trace, std::uint32_t argument);

/// A buffer that the launch file marks for output after the run (`dump`).
struct DumpedBuffer {
    std::size_t launch = 0;
    std::string name; ///< name of the parameter
    Scalar scalar = Scalar::bytes;
    bool hex = false;
    /// Whether the bytes are from the plain kernel. If false, they are from the instrumented kernel, because
    /// only that one ran.
    bool is_plain = false;
    std::span<const std::byte> bytes; ///< refers to memory of the recording
};

/// Returns all buffers of a recording that are marked for output, in argument order. Read-only buffers are
/// missing, because recordings do not contain them.
[[nodiscard]] std::vector<DumpedBuffer> dumped_buffers(const Recording& recording);

} // namespace lockstep
