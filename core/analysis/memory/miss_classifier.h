#pragma once

#include "core/analysis/memory/cache.h"
#include "core/analysis/memory/requests.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace lockstep {

/// Determines the kind of each cache miss. It remembers all accessed sectors and simulates a fully
/// associative cache of the same size as reference. That cache is a ring of its lines, the most recent first.
/// Lines are stored in pages of adjacent lines, which are usually accessed together:
///
///     pages       0: | ring's end, ... |   1: | line 64 | line 65 | ...   2: | line 1024 | ...
///     ring        ring's end -> line 65 -> line 1030 -> line 64 -> ring's end
class MissClassifier {
public:
    explicit MissClassifier(const CacheShape& shape);

    /// Classifies the access to a line, with at least one sector, and those of its sectors that missed. Must
    /// be called for every access, in order.
    MissKinds classify(TouchedLine line, std::uint32_t missed);

private:
    using Place = std::uint32_t; ///< index of a line in lines_
    struct Line {
        Place newer = 0;
        Place older = 0;
        std::uint16_t seen = 0; ///< all sectors accessed so far
        std::uint16_t held =
            0; ///< those of them that are in the reference cache; 0: the line is not in the ring
    };

    Place place_of(std::uint64_t line);
    void take_out(Line& line);
    void put_first(Place place);

    std::uint64_t most_lines_;
    std::uint64_t lines_held_ = 0;
    std::vector<Line> lines_;
    std::unordered_map<std::uint64_t, Place> pages_; ///< first line of each page, by page number
    std::uint64_t last_page_;                        ///< the page of the last access, and its first line
    Place last_begin_ = 0;
};

} // namespace lockstep
