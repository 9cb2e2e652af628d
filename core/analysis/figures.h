#pragma once

#include <cstdint>
#include <vector>

namespace lockstep {

/// Global memory (DESIGN section 5). Counted from the trace, for the sector and line size of the hardware
/// model.
struct GlobalFigures {
    std::uint64_t requests = 0;
    std::uint64_t sectors = 0; ///< distinct sectors, summed over requests
    std::uint64_t lines = 0;   ///< distinct lines, summed over requests
    std::uint64_t bytes = 0;   ///< asked for by the active lanes
    GlobalFigures& operator+=(const GlobalFigures& other);
    friend bool operator==(const GlobalFigures&, const GlobalFigures&) = default;
};

/// Local memory: wavefronts are the trips over the banks, conflicts the trips beyond the fewest possible.
struct LocalFigures {
    std::uint64_t requests = 0;
    std::uint64_t wavefronts = 0;
    std::uint64_t conflicts = 0;
    std::uint64_t bytes = 0;
    LocalFigures& operator+=(const LocalFigures& other);
    friend bool operator==(const LocalFigures&, const LocalFigures&) = default;
};

/// Images: texels are the distinct ones that a request touches, summed over requests.
struct ImageFigures {
    std::uint64_t requests = 0;
    std::uint64_t texels = 0;
    ImageFigures& operator+=(const ImageFigures& other);
    friend bool operator==(const ImageFigures&, const ImageFigures&) = default;
};

/// What was counted at one site. An access fills `global` or `local` by its space (constant counts as global
/// reads).
struct SiteFigures {
    std::uint64_t warp_steps = 0;
    std::uint64_t active_lanes = 0; ///< summed over warp steps
    std::uint64_t divergent = 0;    ///< decisions on which the lanes of a warp disagreed
    GlobalFigures global;
    LocalFigures local;
    ImageFigures image;
    SiteFigures& operator+=(const SiteFigures& other);
    friend bool operator==(const SiteFigures&, const SiteFigures&) = default;
};

/// One row a site, in the order of the program's sites.
using FiguresBySite = std::vector<SiteFigures>;

void add(FiguresBySite& sum, const FiguresBySite& part);

} // namespace lockstep
