#pragma once

#include "core/base/result.h"
#include "core/experiments/experiment.h"
#include "core/kernel/launch.h"
#include "core/trace/recording.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// The shared buffers of one of a run's two chains, passed from launch to launch.
class SharedChain {
public:
    /// The launch with the current content of its shared buffers; a buffer that no earlier launch has named
    /// has its own content. Errors: bad_arguments if the buffer had another size before.
    Result<Launch> next(const Launch& launch);
    /// Stores what the launch left in an argument's buffer.
    void keep(const Argument& argument, const std::vector<std::byte>& content);
    /// Runs host code on the buffers and returns its result. `compute_ns` is set to the time it took.
    std::vector<std::byte> run(const HostCode& code, std::uint64_t& compute_ns);
    /// Total size in bytes of the buffers with these names.
    [[nodiscard]] std::uint64_t bytes_of(const std::vector<std::string>& names) const;

private:
    SharedBuffers buffers_;
};

} // namespace lockstep
