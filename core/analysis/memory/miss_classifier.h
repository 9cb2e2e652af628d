#pragma once

#include "core/analysis/memory/cache.h"
#include "core/analysis/memory/requests.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace lockstep {

/// Determines the kind of each cache miss. It stores which sectors were accessed before and simulates a fully
/// associative LRU cache of the same size as a reference. The lines of the reference cache form a ring, the
/// most recently used first. Lines are stored in pages of adjacent lines, because these are usually accessed
/// together:
///
///     pages       0: | ring's end, ... |   1: | line 64 | line 65 | ...   2: | line 1024 | ...
///     ring        ring's end -> line 65 -> line 1030 -> line 64 -> ring's end
class MissClassifier {
public:
    explicit MissClassifier(const CacheShape& shape);

    /// Classifies an access to a line. `line` contains at least one accessed sector; `missed` has a bit for
    /// each of them that missed. Must be called for every access, in order.
    MissKinds classify(TouchedLine line, std::uint32_t missed);

private:
    using Place = std::uint32_t; ///< index of a line in lines_
    struct Line {
        Place newer = 0;
        Place older = 0;
        std::uint16_t seen = 0; ///< all sectors of the line that were accessed so far
        /// Accessed sectors that are in the reference cache; 0 if the reference cache does not contain the
        /// line.
        std::uint16_t held = 0;
    };

    Place place_of(std::uint64_t line);
    void take_out(Line& line);
    void put_first(Place place);

    std::uint64_t most_lines_;
    std::uint64_t lines_held_ = 0;
    std::vector<Line> lines_;
    /// Key: page number; value: index of the first line of the page.
    std::unordered_map<std::uint64_t, Place> pages_;
    /// Number of the most recently accessed page. `last_begin_` is the index of its first line.
    std::uint64_t last_page_;
    Place last_begin_ = 0;
};

} // namespace lockstep
