#include "core/analysis/memory/cache.h"

#include <algorithm>

namespace lockstep {
namespace {

std::uint32_t set_count(const CacheShape& shape) {
    return static_cast<std::uint32_t>(
        shape.bytes == 0 ? 0 : std::max<std::uint64_t>(1, shape.bytes / shape.line_bytes / shape.ways));
}

} // namespace

MissKinds& MissKinds::operator+=(const MissKinds& other) {
    cold += other.cold;
    capacity += other.capacity;
    conflict += other.conflict;
    return *this;
}

CacheCounts& CacheCounts::operator+=(const CacheCounts& other) {
    hits += other.hits;
    misses += other.misses;
    kinds += other.kinds;
    return *this;
}

double CacheCounts::hit_rate() const {
    const std::uint64_t all = hits + misses;
    return all == 0 ? 0.0 : static_cast<double>(hits) / static_cast<double>(all);
}

CacheFigures& CacheFigures::operator+=(const CacheFigures& other) {
    l1 += other.l1;
    l2 += other.l2;
    return *this;
}

SetAssociativeCache::SetAssociativeCache(const CacheShape& shape)
    : sets_(set_count(shape)),
      ways_(shape.ways),
      replacement_(shape.replacement),
      set_(std::max(1U, sets_)),
      table_(static_cast<Way*>(std::calloc(std::max<std::size_t>(1, std::size_t{sets_} * ways_), // NOLINT
                                           sizeof(Way)))) {
    if (table_ == nullptr) {
        throw std::bad_alloc();
    }
}

SetAssociativeCache::Found SetAssociativeCache::read(TouchedLine line) {
    Found found;
    if (!exists()) {
        return found;
    }
    Way& way = way_for(line, found);
    way.valid = static_cast<std::uint16_t>(way.valid | sectors_of(line));
    return found;
}

SetAssociativeCache::Found SetAssociativeCache::write(TouchedLine line) {
    Found found;
    if (!exists()) {
        return found;
    }
    const std::uint32_t wanted = sectors_of(line);
    Way& way = way_for(line, found);
    way.valid = static_cast<std::uint16_t>(way.valid | wanted);
    way.dirty = static_cast<std::uint16_t>(way.dirty | wanted);
    return found;
}

SetAssociativeCache::Way& SetAssociativeCache::way_for(TouchedLine line, Found& found) {
    Way* way = find(line_number(line));
    if (way == nullptr) {
        way = &make_room(line_number(line), found);
    } else {
        found.hit = sectors_of(line) & way->valid;
    }
    found.arrival = &way->arrival;
    return *way;
}

SetAssociativeCache::Way* SetAssociativeCache::find(std::uint64_t line) {
    Way* const set = table_.get() + std::size_t{set_.remainder(line)} * ways_;
    for (Way* way = set; way != set + ways_; ++way) {
        if (way->line == line + 1) {
            way->since = replacement_ == Replacement::least_recent ? ++clock_ : way->since;
            return way;
        }
    }
    return nullptr;
}

SetAssociativeCache::Way& SetAssociativeCache::make_room(std::uint64_t line, Found& found) {
    Way& way = victim(table_.get() + std::size_t{set_.remainder(line)} * ways_);
    found.written_back = way.dirty;
    found.is_new = true;
    way.arrival.at = way.arrival.unknown == 0 ? 0 : way.arrival.at;
    way = {line + 1, way.arrival, ++clock_, 0, 0};
    return way;
}

/// Returns the way of the set whose line is replaced: an empty way if there is one.
SetAssociativeCache::Way& SetAssociativeCache::victim(Way* set) {
    Way* const end = set + ways_;
    Way* oldest = set;
    for (Way* way = set; way != end; ++way) {
        if (way->line == 0) {
            return *way;
        }
        oldest = way->since < oldest->since ? way : oldest;
    }
    if (replacement_ != Replacement::random) {
        return *oldest;
    }
    // Linear congruential generator with the constants of Knuth's MMIX.
    chance_ = chance_ * 6364136223846793005U + 1442695040888963407U;
    return set[(chance_ >> 33) % ways_];
}

} // namespace lockstep
