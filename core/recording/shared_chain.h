#pragma once

#include "core/base/result.h"
#include "core/experiments/experiment.h"
#include "core/kernel/launch.h"
#include "core/trace/recording.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// The shared buffers of one of a run's two chains, from launch to launch.
class SharedChain {
public:
    /// The launch with the content that its shared buffers have by now; a buffer that no launch has named
    /// before brings its own. Errors: bad_arguments where the buffer was of another size.
    Result<Launch> next(const Launch& launch);
    /// Takes over what the launch left in an argument's buffer.
    void keep(const Argument& argument, const std::vector<std::byte>& content);
    /// Runs host code on them and returns its result. `compute_ns` is set to the time it took.
    std::vector<std::byte> run(const HostCode& code, std::uint64_t& compute_ns);
    /// Bytes that the buffers of these names hold.
    [[nodiscard]] std::uint64_t bytes_of(const std::vector<std::string>& names) const;

private:
    SharedBuffers buffers_;
};

} // namespace lockstep
