#include "core/analysis/memory/request_counter.h"

#include <cstddef>

namespace lockstep {

void RequestCounter::add(std::span<const std::uint16_t> lanes, std::span<const std::uint64_t> payloads,
                         Piece piece, SiteKind kind, LocalFigures& figures) {
    const bool is_atomic = kind == SiteKind::atomic;
    parts_.begin(lanes, payloads, piece, kind);
    std::uint64_t wavefronts = 0;
    std::uint64_t fewest = 0;
    for (std::size_t i = 0; i < lanes.size();) {
        part_.begin();
        for (const std::size_t end = parts_.end_of(i); i < end; ++i) {
            const std::uint64_t first = payloads[i] + piece.offset;
            const std::uint64_t last_word = word_.quotient(first + piece.bytes - 1);
            for (std::uint64_t word = word_.quotient(first); word <= last_word; ++word) {
                part_.add(bank_.remainder(word), word, is_atomic);
            }
        }
        wavefronts += part_.wavefronts();
        ++fewest;
    }
    ++figures.requests;
    figures.wavefronts += wavefronts;
    figures.conflicts += wavefronts - fewest;
    figures.bytes += lanes.size() * piece.bytes;
}

} // namespace lockstep
