#pragma once

#include <cstdint>
#include <vector>

namespace lockstep {

/// Figures of global memory (see "Memory" in core/README.md), counted from the trace with the sector and line
/// size of the hardware model.
struct GlobalFigures {
    std::uint64_t requests = 0;
    std::uint64_t sectors = 0; ///< number of distinct sectors per request, summed over requests
    std::uint64_t lines = 0;   ///< number of distinct lines per request, summed over requests
    std::uint64_t bytes = 0;   ///< bytes requested by the active lanes
    GlobalFigures& operator+=(const GlobalFigures& other);
    friend bool operator==(const GlobalFigures&, const GlobalFigures&) = default;
};

/// Figures of local memory. Wavefronts are the passes through the banks; conflicts are the passes in excess
/// of the minimum.
struct LocalFigures {
    std::uint64_t requests = 0;
    std::uint64_t wavefronts = 0;
    std::uint64_t conflicts = 0;
    std::uint64_t bytes = 0;
    LocalFigures& operator+=(const LocalFigures& other);
    friend bool operator==(const LocalFigures&, const LocalFigures&) = default;
};

/// Figures of images. `texels` is the number of distinct texels per request, summed over requests.
struct ImageFigures {
    std::uint64_t requests = 0;
    std::uint64_t texels = 0;
    ImageFigures& operator+=(const ImageFigures& other);
    friend bool operator==(const ImageFigures&, const ImageFigures&) = default;
};

/// Figures of reads whose index is clamped (by clamp, min or max). At the limit of the index, several lanes
/// of a request read the same element.
struct ClampedFigures {
    std::uint64_t requests = 0; ///< number of requests in which several lanes read the same element
    /// Number of lanes that read the same element as an earlier lane of the request.
    std::uint64_t repeats = 0;
    ClampedFigures& operator+=(const ClampedFigures& other);
    friend bool operator==(const ClampedFigures&, const ClampedFigures&) = default;
};

/// The figures of one site. An access counts in `global` or `local`, depending on its memory space; reads of
/// constant memory count as global.
struct SiteFigures {
    std::uint64_t warp_steps = 0;
    std::uint64_t active_lanes = 0; ///< number of active lanes, summed over warp steps
    std::uint64_t divergent = 0;    ///< number of divergent decisions
    std::uint64_t taken = 0;        ///< number of lanes whose branch was taken or whose loop continued
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
