#include "core/analysis/sites/figures.h"

#include <cstddef>

namespace lockstep {

GlobalFigures& GlobalFigures::operator+=(const GlobalFigures& other) {
    requests += other.requests;
    sectors += other.sectors;
    lines += other.lines;
    bytes += other.bytes;
    return *this;
}

LocalFigures& LocalFigures::operator+=(const LocalFigures& other) {
    requests += other.requests;
    wavefronts += other.wavefronts;
    conflicts += other.conflicts;
    bytes += other.bytes;
    return *this;
}

ImageFigures& ImageFigures::operator+=(const ImageFigures& other) {
    requests += other.requests;
    texels += other.texels;
    return *this;
}

ClampedFigures& ClampedFigures::operator+=(const ClampedFigures& other) {
    requests += other.requests;
    repeats += other.repeats;
    return *this;
}

SiteFigures& SiteFigures::operator+=(const SiteFigures& other) {
    warp_steps += other.warp_steps;
    active_lanes += other.active_lanes;
    divergent += other.divergent;
    taken += other.taken;
    global += other.global;
    local += other.local;
    image += other.image;
    clamped += other.clamped;
    return *this;
}

void add(FiguresBySite& sum, const FiguresBySite& part) {
    if (sum.size() < part.size()) {
        sum.resize(part.size());
    }
    for (std::size_t i = 0; i < part.size(); ++i) {
        sum[i] += part[i];
    }
}

} // namespace lockstep
