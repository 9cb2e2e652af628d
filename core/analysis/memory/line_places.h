#pragma once

#include "core/analysis/memory/requests.h"
#include "core/site/program.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// Addresses of global memory for the modelled caches. A device allocates buffers at different addresses in
/// every run, so they use other cache sets. Here, buffers are consecutive in parameter order, so that the
/// model gives the same result for every run of a launch:
///
///     device    |  b: 300 bytes  |            |  a: 1,000 bytes  |
///     here      |  a: 1,000 bytes  |..|  b: 300 bytes  |           aligned to 256 bytes
class LinePlaces {
public:
    /// `line_bytes`: as in the hardware model, up to 256.
    LinePlaces(std::span<const ObjectInfo> objects, std::uint64_t line_bytes);

    /// Converts line numbers of the device to those of the model; lines outside every object do not change.
    void place(std::span<TouchedLine> lines) const;

private:
    struct Stretch {
        std::uint64_t first = 0; ///< first line on the device
        std::uint64_t end = 0;   ///< the line after its last one
        std::uint64_t here = 0;  ///< number of the first line in the model
    };
    std::vector<Stretch> by_line_; ///< ascending
};

} // namespace lockstep
