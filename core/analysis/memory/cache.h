#pragma once

#include "core/analysis/memory/divider.h"
#include "core/analysis/memory/requests.h"
#include "core/hardware/hardware_model.h"

#include <cstdint>
#include <cstdlib>
#include <memory>

namespace lockstep {

/// Size and structure of a cache.
struct CacheShape {
    std::uint64_t bytes = 0; ///< size of the cache; 0 means no cache, so that all accesses miss
    std::uint32_t ways = 1;
    std::uint32_t line_bytes = 128;
    Replacement replacement = Replacement::least_recent;
};

/// The reasons why sectors missed (Hill's classification). Cold: never accessed before. Capacity: accessed
/// before, but a fully associative cache of the same size would miss too. Conflict: missed only because too
/// many lines map to the same set.
struct MissKinds {
    std::uint64_t cold = 0;
    std::uint64_t capacity = 0;
    std::uint64_t conflict = 0;
    MissKinds& operator+=(const MissKinds& other);
    friend bool operator==(const MissKinds&, const MissKinds&) = default;
};

/// The number of sectors that hit and missed in one cache.
struct CacheCounts {
    std::uint64_t hits = 0;
    std::uint64_t misses = 0;
    MissKinds kinds; ///< counted only if requested, otherwise zero
    CacheCounts& operator+=(const CacheCounts& other);
    /// Returns hits / accesses, 0..1; 0 if there were no accesses.
    [[nodiscard]] double hit_rate() const;
    friend bool operator==(const CacheCounts&, const CacheCounts&) = default;
};

/// Hits and misses of both cache levels. An access that misses L1 goes to L2.
struct CacheFigures {
    CacheCounts l1;
    CacheCounts l2;
    CacheFigures& operator+=(const CacheFigures& other);
    friend bool operator==(const CacheFigures&, const CacheFigures&) = default;
};

/// The cycle at which the last data that was fetched into a cache way arrives. Packed into 64 bits, because
/// caches have many ways.
struct Arrival {
    std::uint64_t at : 40 = 0; ///< cycle at which the data arrives
    /// Number of fetches for which the arrival cycle is not known yet; `at` covers only the other fetches.
    std::uint64_t unknown : 24 = 0;

    void wait_for(std::uint64_t cycle) { at = (cycle > at ? cycle : at) & most; }

private:
    static constexpr std::uint64_t most = (std::uint64_t{1} << 40) - 1;
};

/// A simulated set-associative cache of lines with one valid bit per sector. It contains no data, only which
/// lines are present.
///
///     line number  ->  set = line mod sets     ways of the set: [ line, sectors, since when ] ...
class SetAssociativeCache {
public:
    explicit SetAssociativeCache(const CacheShape& shape);

    /// The result of an access: the sectors found and the line evicted.
    struct Found {
        std::uint32_t hit = 0;          ///< the sectors that hit, one bit per sector
        std::uint32_t written_back = 0; ///< dirty sectors of the evicted line, which must be written back
        bool is_new = false;            ///< true if the line was not in the cache before this access
        /// Arrival time of the data in the way of this line. The caller reads from it when the sectors that
        /// hit arrive, and updates it when the missing sectors are fetched. The pointer is valid as long as
        /// the cache exists, but the way may contain another line later.
        Arrival* arrival = nullptr;
    };

    /// Reads sectors of a line and fetches the missing ones. If the line is new, its arrival time is reset to
    /// 0. Exception: if the arrival time of earlier fetches into the same way is still unknown, it is not
    /// reset here; the caller resets it once these fetches, which are processed in order, have an arrival
    /// time.
    Found read(TouchedLine line);
    /// Writes whole or partial sectors without fetching them, and marks them dirty. A line that is not in the
    /// cache evicts another one.
    Found write(TouchedLine line);

    [[nodiscard]] bool exists() const { return sets_ != 0; }

private:
    struct Way {
        std::uint64_t line; ///< line number + 1, or 0 if the way is empty
        Arrival arrival;
        /// Time of the last use or of the fetch, depending on the replacement policy. The way with the
        /// smallest value is evicted.
        std::uint64_t since;
        std::uint16_t valid;
        std::uint16_t dirty;
    };
    struct Free {
        void operator()(Way* ways) const { std::free(ways); } // NOLINT(cppcoreguidelines-no-malloc)
    };

    /// Returns the way that contains the line, and stores its valid sectors in `found`. If the line is
    /// missing, allocates a way for it.
    Way& way_for(TouchedLine line, Found& found);
    Way* find(std::uint64_t line);
    Way& make_room(std::uint64_t line, Found& found);
    [[nodiscard]] Way& victim(Way* set);

    std::uint32_t sets_ = 0;
    std::uint32_t ways_ = 1;
    Replacement replacement_;
    Divider set_;
    /// Allocated by calloc, so the operating system provides pages only on first access.
    std::unique_ptr<Way[], Free> table_;
    std::uint64_t clock_ = 0;
    std::uint64_t chance_ = 0x9E3779B97F4A7C15;
};

} // namespace lockstep
