#pragma once

#include <cstdint>
#include <vector>

namespace lockstep {

/// Global memory (core/README.md, Memory). Counted from the trace, with the sector and line size of the
/// hardware model.
struct GlobalFigures {
    std::uint64_t requests = 0;
    std::uint64_t sectors = 0; ///< distinct sectors, summed over requests
    std::uint64_t lines = 0;   ///< distinct lines, summed over requests
    std::uint64_t bytes = 0;   ///< requested by the active lanes
    GlobalFigures& operator+=(const GlobalFigures& other);
    friend bool operator==(const GlobalFigures&, const GlobalFigures&) = default;
};

/// Local memory: wavefronts are the passes through the banks, conflicts the passes beyond the minimum.
struct LocalFigures {
    std::uint64_t requests = 0;
    std::uint64_t wavefronts = 0;
    std::uint64_t conflicts = 0;
    std::uint64_t bytes = 0;
    LocalFigures& operator+=(const LocalFigures& other);
    friend bool operator==(const LocalFigures&, const LocalFigures&) = default;
};

/// Images: texels are the distinct texels that a request touches, summed over requests.
struct ImageFigures {
    std::uint64_t requests = 0;
    std::uint64_t texels = 0;
    ImageFigures& operator+=(const ImageFigures& other);
    friend bool operator==(const ImageFigures&, const ImageFigures&) = default;
};

/// Reads whose address is limited by clamp, min or max: at the limit, lanes of one request read the same
/// element.
struct ClampedFigures {
    std::uint64_t requests = 0; ///< requests in which lanes read the same element
    std::uint64_t repeats = 0;  ///< lanes that read the same element as an earlier lane of the request
    ClampedFigures& operator+=(const ClampedFigures& other);
    friend bool operator==(const ClampedFigures&, const ClampedFigures&) = default;
};

/// The figures of one site. An access fills `global` or `local`, depending on its memory space (constant
/// memory counts as global reads).
struct SiteFigures {
    std::uint64_t warp_steps = 0;
    std::uint64_t active_lanes = 0; ///< summed over warp steps
    std::uint64_t divergent = 0;    ///< divergent decisions
    std::uint64_t taken = 0;        ///< lanes for which a branch or loop decided 1
    GlobalFigures global;
    LocalFigures local;
    ImageFigures image;
    ClampedFigures clamped;
    SiteFigures& operator+=(const SiteFigures& other);
    friend bool operator==(const SiteFigures&, const SiteFigures&) = default;
};

/// One row per site, in the order of the program's sites.
using FiguresBySite = std::vector<SiteFigures>;

void add(FiguresBySite& sum, const FiguresBySite& part);

} // namespace lockstep
