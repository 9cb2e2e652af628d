#pragma once

#include "core/kernel/value_type.h"
#include "core/trace/recording.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace lockstep {

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
