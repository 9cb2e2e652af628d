#pragma once

#include "core/analysis/memory/divider.h"
#include "core/analysis/memory/requests.h"
#include "core/hardware/hardware_model.h"

#include <cstdint>
#include <cstdlib>
#include <memory>

namespace lockstep {

/// What a cache is made of.
struct CacheShape {
    std::uint64_t bytes = 0; ///< 0: no cache, everything misses
    std::uint32_t ways = 1;
    std::uint32_t line_bytes = 128;
    Replacement replacement = Replacement::least_recent;
};

/// Why sectors missed (the three kinds of Hill): never seen before; seen, but a cache of this size that may
/// put any line anywhere would have lost it too; lost only because too many lines share a set.
struct MissKinds {
    std::uint64_t cold = 0;
    std::uint64_t capacity = 0;
    std::uint64_t conflict = 0;
    MissKinds& operator+=(const MissKinds& other);
    friend bool operator==(const MissKinds&, const MissKinds&) = default;
};

/// Sectors that one cache served and did not serve.
struct CacheCounts {
    std::uint64_t hits = 0;
    std::uint64_t misses = 0;
    MissKinds kinds; ///< zero unless asked for
    CacheCounts& operator+=(const CacheCounts& other);
    /// Hits of all, 0..1; 0 where nothing was asked.
    [[nodiscard]] double hit_rate() const;
    friend bool operator==(const CacheCounts&, const CacheCounts&) = default;
};

/// Hits and misses of both levels. L2 is asked for what L1 has not.
struct CacheFigures {
    CacheCounts l1;
    CacheCounts l2;
    CacheFigures& operator+=(const CacheFigures& other);
    friend bool operator==(const CacheFigures&, const CacheFigures&) = default;
};

/// When what was fetched into a place of a cache is there: the last of it. In one word, since caches have many places.
struct Arrival {
    std::uint64_t at : 40 = 0;      ///< cycle
    std::uint64_t unknown : 24 = 0; ///< fetches of which it is not known yet; `at` is that of the others

    void wait_for(std::uint64_t cycle) { at = (cycle > at ? cycle : at) & most; }

private:
    static constexpr std::uint64_t most = (std::uint64_t{1} << 40) - 1;
};

/// A set-associative cache of lines with a valid bit a sector. It holds no data, only what is where.
///
///     line number  ->  set = line mod sets     ways of the set: [ line, sectors, since when ] ...
class SetAssociativeCache {
public:
    explicit SetAssociativeCache(const CacheShape& shape);

    /// What an access found, and what it had to give up.
    struct Found {
        std::uint32_t hit = 0;          ///< sectors, as bits
        std::uint32_t written_back = 0; ///< dirty sectors of the line that made room
        bool is_new = false;            ///< the line was not there
        Arrival* arrival = nullptr; ///< of the sectors found, and where to note when missing ones will; valid
                                    ///< till the cache's end, but perhaps another line's by then
    };

    /// Reads sectors of a line; those that are missing are fetched. A new line's arrival is 0, unless its place
    /// has fetches of which nothing is known: who resolves them, in order, sets it then.
    Found read(TouchedLine line);
    /// Writes whole sectors or parts of them; nothing is fetched. A line that is not there takes the place of
    /// another, and the sectors are dirty.
    Found write(TouchedLine line);

    [[nodiscard]] bool exists() const { return sets_ != 0; }

private:
    struct Way {
        std::uint64_t line; ///< its number + 1; 0: empty
        Arrival arrival;
        std::uint64_t since; ///< last use or arrival, by policy: the least is given up
        std::uint16_t valid;
        std::uint16_t dirty;
    };
    struct Free {
        void operator()(Way* ways) const { std::free(ways); } // NOLINT(cppcoreguidelines-no-malloc)
    };

    /// The line's way, with what of it was there; a new one where there was none.
    Way& way_for(TouchedLine line, Found& found);
    Way* find(std::uint64_t line);
    Way& make_room(std::uint64_t line, Found& found);
    [[nodiscard]] Way& victim(Way* set);

    std::uint32_t sets_ = 0;
    std::uint32_t ways_ = 1;
    Replacement replacement_;
    Divider set_;
    std::unique_ptr<Way[], Free> table_; ///< from calloc: pages come when they are touched
    std::uint64_t clock_ = 0;
    std::uint64_t chance_ = 0x9E3779B97F4A7C15;
};

} // namespace lockstep
