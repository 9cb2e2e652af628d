#pragma once

#include "core/analysis/memory/requests.h"
#include "core/site/program.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// Assigns the addresses of global memory that the modelled caches use. A device allocates buffers at
/// different addresses in every run, so they would map to different cache sets. The model places the buffers
/// one after another in parameter order instead, so that it returns the same result for every run of a
/// launch:
///
///     device    |  b: 300 bytes  |            |  a: 1,000 bytes  |
///     model     |  a: 1,000 bytes  |..|  b: 300 bytes  |           aligned to 256 bytes
class LinePlaces {
public:
    /// `line_bytes`: the line size of the hardware model, at most 256.
    LinePlaces(std::span<const ObjectInfo> objects, std::uint64_t line_bytes);

    /// Converts line numbers of the device to line numbers of the model. Lines outside every object are not
    /// changed.
    void place(std::span<TouchedLine> lines) const;

private:
    struct Stretch {
        std::uint64_t first = 0; ///< first line of the object on the device
        std::uint64_t end = 0;   ///< the line after the object's last line on the device
        std::uint64_t here = 0;  ///< the object's first line in the model
    };
    std::vector<Stretch> by_line_; ///< sorted by `first`
};

} // namespace lockstep
