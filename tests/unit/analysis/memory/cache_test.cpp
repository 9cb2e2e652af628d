#include "core/analysis/memory/cache.h"

#include "core/analysis/memory/miss_classifier.h"

#include <bit>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// A cache that counts hits and misses. Every read reads a whole line of four sectors.
class Counted {
public:
    explicit Counted(const CacheShape& shape) : cache_(shape), kinds_(shape) {}

    Counted& read(std::initializer_list<std::uint64_t> lines) {
        for (const std::uint64_t line : lines) {
            read_sectors(line, 0xF);
        }
        return *this;
    }
    Counted& read_sectors(std::uint64_t line, std::uint32_t sectors) {
        const TouchedLine touched = touched_line(line, sectors);
        const std::uint32_t hit = cache_.read(touched).hit;
        counts_.hits += static_cast<std::uint64_t>(std::popcount(hit));
        counts_.misses += static_cast<std::uint64_t>(std::popcount(sectors & ~hit));
        counts_.kinds += kinds_.classify(touched, sectors & ~hit);
        return *this;
    }
    [[nodiscard]] CacheCounts counts() const { return counts_; }
    SetAssociativeCache& cache() { return cache_; }

private:
    SetAssociativeCache cache_;
    MissClassifier kinds_;
    CacheCounts counts_;
};

CacheShape shape(std::uint64_t lines, std::uint32_t ways,
                 Replacement replacement = Replacement::least_recent) {
    return {lines * 128, ways, 128, replacement};
}

TEST(Cache, TheFirstLookIsAColdMissAndTheNextAHit) {
    EXPECT_EQ(Counted(shape(4, 1)).read({7, 7, 7}).counts(), (CacheCounts{8, 4, {4, 0, 0}}));
}

TEST(Cache, SectorsOfALineComeOneByOne) {
    Counted cache(shape(4, 1));
    cache.read_sectors(7, 0b0001).read_sectors(7, 0b0011).read_sectors(7, 0b0010);
    EXPECT_EQ(cache.counts(), (CacheCounts{2, 2, {2, 0, 0}}));
}

TEST(Cache, lines_of_a_set_evict_each_other_while_other_sets_are_empty) {
    // Four sets of one way: lines 0, 4 and 8 share set 0.
    EXPECT_EQ(Counted(shape(4, 1)).read({0, 4, 0, 4}).counts(), (CacheCounts{0, 16, {8, 0, 8}}));
    EXPECT_EQ(Counted(shape(4, 2)).read({0, 4, 0, 4}).counts(), (CacheCounts{8, 8, {8, 0, 0}}));
}

TEST(Cache, MoreLinesThanFitAreCapacityMisses) {
    EXPECT_EQ(Counted(shape(4, 4)).read({0, 1, 2, 3, 4, 0, 1, 2, 3, 4}).counts(),
              (CacheCounts{0, 40, {20, 20, 0}}));
}

TEST(Cache, PolicyDecidesWhatIsGivenUp) {
    // Two ways: line 0 is used again before line 2 is loaded, so line 1 is evicted.
    EXPECT_EQ(Counted(shape(2, 2)).read({0, 1, 0, 2, 0}).counts().hits, 8u);
    EXPECT_EQ(Counted(shape(2, 2, Replacement::first_in)).read({0, 1, 0, 2, 0}).counts().hits, 4u);
    const CacheCounts first =
        Counted(shape(8, 8, Replacement::random)).read({0, 1, 2, 3, 4, 5, 6, 7, 8, 0}).counts();
    const CacheCounts again =
        Counted(shape(8, 8, Replacement::random)).read({0, 1, 2, 3, 4, 5, 6, 7, 8, 0}).counts();
    EXPECT_EQ(first, again) << "chance is the same every time";
}

TEST(Cache, ACyclicWalkOverOneLineMoreThanFitsNeverHitsWithLeastRecent) {
    Counted lru(shape(4, 4));
    Counted chance(shape(4, 4, Replacement::random));
    for (int turn = 0; turn < 50; ++turn) {
        lru.read({0, 1, 2, 3, 4});
        chance.read({0, 1, 2, 3, 4});
    }
    EXPECT_EQ(lru.counts().hits, 0u);
    EXPECT_GT(chance.counts().hit_rate(), 0.3);
}

TEST(Cache, WrittenSectorsGoBackWhenTheirLineMakesRoom) {
    SetAssociativeCache cache(shape(1, 1));
    EXPECT_EQ(cache.write(touched_line(3, 0b0101)).written_back, 0u);
    EXPECT_EQ(cache.read(touched_line(3, 0b0001)).hit, 0b0001u);
    EXPECT_EQ(cache.read(touched_line(4, 0b0001)).written_back, 0b0101u);
    EXPECT_EQ(cache.read(touched_line(5, 0b0001)).written_back, 0u);
}

TEST(Cache, WhatIsUnderWayIsWaitedFor) {
    SetAssociativeCache cache(shape(4, 4));
    const auto first = cache.read(touched_line(3, 1));
    ASSERT_NE(first.arrival, nullptr);
    EXPECT_TRUE(first.is_new);
    first.arrival->at = 400;
    const auto second = cache.read(touched_line(3, 1));
    EXPECT_EQ(second.hit, 1u);
    EXPECT_FALSE(second.is_new);
    EXPECT_EQ(second.arrival->at, 400u);
}

TEST(Cache, an_arrival_belongs_to_the_line_that_is_in_the_cache) {
    SetAssociativeCache cache(shape(1, 1));
    Arrival& arrival = *cache.read(touched_line(3, 1)).arrival;
    arrival.at = 400;
    EXPECT_EQ(cache.read(touched_line(4, 1)).arrival->at, 0u);
    arrival = {500, 1};
    EXPECT_EQ(cache.read(touched_line(5, 1)).arrival->at, 500u) << "a fetch of which nothing is known";
}

TEST(Cache, WithoutBytesThereIsNone) {
    SetAssociativeCache cache({0, 4, 128});
    EXPECT_FALSE(cache.exists());
    EXPECT_EQ(cache.read(touched_line(1, 1)).hit, 0u);
    EXPECT_EQ(cache.read(touched_line(1, 1)).hit, 0u);
}

} // namespace
} // namespace lockstep
