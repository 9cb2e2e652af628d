#include "core/analysis/flow/overlap.h"

namespace lockstep {

double Tiles::halo() const {
    return (static_cast<double>(footprint) - static_cast<double>(own)) / static_cast<double>(own);
}

double Tiles::redundant_work() const {
    return static_cast<double>(helpers) / static_cast<double>(items);
}

std::uint64_t Overlap::reread_bytes() const {
    std::uint64_t bytes = 0;
    for (const ObjectReads& object : reads) {
        bytes += object.reread_bytes;
    }
    return bytes;
}

} // namespace lockstep
