#pragma once

#include "core/analysis/memory/requests.h"
#include "core/site/program.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// Where the model's caches see global memory. A device puts buffers elsewhere in every run, and with that in
/// other sets of a cache; here they lie one after the other, in the kernel's order, so that every run of a
/// launch is modelled alike:
///
///     device    |  b: 300 bytes  |            |  a: 1,000 bytes  |
///     here      |  a: 1,000 bytes  |..|  b: 300 bytes  |           from multiples of 256 bytes
class LinePlaces {
public:
    /// `line_bytes`: of the hardware model, up to 256.
    LinePlaces(std::span<const ObjectInfo> objects, std::uint64_t line_bytes);

    /// Moves lines to where they lie here; those of no object stay.
    void place(std::span<TouchedLine> lines) const;

private:
    struct Stretch {
        std::uint64_t first = 0; ///< line on the device
        std::uint64_t end = 0;   ///< behind its last one
        std::uint64_t here = 0;  ///< the first line's number here
    };
    std::vector<Stretch> by_line_; ///< ascending
};

} // namespace lockstep
