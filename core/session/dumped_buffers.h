#pragma once

#include "core/kernel/value_type.h"
#include "core/trace/recording.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace lockstep {

/// A buffer that a launch file asks to see after the run (`dump`).
struct DumpedBuffer {
    std::size_t launch = 0;
    std::string name; ///< the parameter's
    Scalar scalar = Scalar::bytes;
    bool hex = false;
    bool is_plain = false; ///< as the plain kernel left it; else the instrumented one, as that alone ran
    std::span<const std::byte> bytes; ///< of the recording
};

/// All of a recording, in the order of arguments. Buffers that the kernel may only read are not kept, and
/// missing here.
[[nodiscard]] std::vector<DumpedBuffer> dumped_buffers(const Recording& recording);

} // namespace lockstep
