#pragma once

#include "core/base/result.h"
#include "core/experiments/experiment.h"
#include "core/kernel/launch.h"
#include "core/trace/recording.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// The shared buffers of a run, which are passed from launch to launch. The instrumented and the plain
/// launches each have such an object.
class SharedChain {
public:
    /// Returns the launch with the current contents of its shared buffers. If no earlier launch has used a
    /// buffer, it keeps its own contents. Errors: bad_arguments if the buffer had another size before.
    Result<Launch> next(const Launch& launch);
    /// Stores the contents of an argument's buffer after the launch.
    void keep(const Argument& argument, const std::vector<std::byte>& content);
    /// Runs host code on the buffers and returns its result. Sets `compute_ns` to the time that it took.
    std::vector<std::byte> run(const HostCode& code, std::uint64_t& compute_ns);
    /// Returns the total size in bytes of the buffers with these names.
    [[nodiscard]] std::uint64_t bytes_of(const std::vector<std::string>& names) const;

private:
    SharedBuffers buffers_;
};

} // namespace lockstep
