#pragma once

#include "core/analysis/memory/cache.h"
#include "core/analysis/memory/requests.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace lockstep {

/// Says of each miss of a cache which kind it is, by remembering all that was ever asked for and by keeping beside it a
/// cache of the same size whose lines may stand anywhere. That cache is a ring through the lines it holds, the most recent
/// first; lines lie in pages of neighbours, which are mostly asked for together:
///
///     pages       0: | ring's end, ... |   1: | line 64 | line 65 | ...   2: | line 1024 | ...
///     ring        ring's end -> line 65 -> line 1030 -> line 64 -> ring's end
class MissClassifier {
public:
    explicit MissClassifier(const CacheShape& shape);

    /// The access of a line, at least one sector, with the sectors of it that missed. To be called for every access, in
    /// order.
    MissKinds classify(TouchedLine line, std::uint32_t missed);

private:
    using Place = std::uint32_t; ///< of a line, in lines_
    struct Line {
        Place newer = 0;
        Place older = 0;
        std::uint16_t seen = 0; ///< sectors that were ever asked for
        std::uint16_t held =
            0; ///< of these, those that the cache beside holds; 0: the line is not in the ring
    };

    Place place_of(std::uint64_t line);
    void take_out(Line& line);
    void put_first(Place place);

    std::uint64_t most_lines_;
    std::uint64_t lines_held_ = 0;
    std::vector<Line> lines_;
    std::unordered_map<std::uint64_t, Place> pages_; ///< by number, where they begin
    std::uint64_t last_page_;                        ///< that was asked for, and where it begins
    Place last_begin_ = 0;
};

} // namespace lockstep
