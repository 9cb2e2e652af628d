#include "core/run/log/log_sums.h"

#include "core/run/log/device_column.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>
#include <vector>

namespace lockstep {
namespace {

/// Event counts of work-items, on a device and on the host.
class Counts {
public:
    Counts(const Device& device, std::size_t items) : here_(items), there_(device, items) {
        std::mt19937 random(7);
        for (std::uint64_t& count : here_) {
            count = random() % 40;
        }
        send();
    }
    void change(std::size_t item) {
        ++here_[item];
        send();
    }
    [[nodiscard]] const cl::Buffer& buffer() const { return there_.buffer(); }
    /// Returns the offsets: the prefix sums of the counts, starting with the first work-item of the range.
    [[nodiscard]] std::vector<std::uint64_t> offsets(ItemRange items) const {
        std::vector<std::uint64_t> sums{0};
        for (std::uint64_t i = items.first; i < items.end; ++i) {
            sums.push_back(sums.back() + here_[i]);
        }
        return sums;
    }

private:
    void send() {
        std::copy(here_.begin(), here_.end(), there_.host().data());
        there_.to_device();
    }

    std::vector<std::uint64_t> here_;
    DeviceColumn there_;
};

std::vector<std::uint64_t> offsets_of(LogSums& sums, ItemRange items) {
    std::vector<std::uint64_t> offsets(items.end - items.first + 1);
    sums.begin_offsets(items);
    sums.take_offsets(offsets);
    std::vector<std::uint64_t> at_once(offsets.size());
    sums.read_offsets(items, at_once);
    EXPECT_EQ(offsets, at_once);
    return offsets;
}

TEST(LogSums, AreThoseOfAddingUpWhateverTheNumberOfWorkItems) {
    const Result<Device> device = open_device("");
    ASSERT_TRUE(device.ok());
    // Numbers of items around one tile, and a number that needs more tiles than a tile has words.
    for (const std::uint64_t items : {1U, 255U, 2047U, 2048U, 2049U, 4096U, 2048U * 2048U + 5U}) {
        const Counts counts(*device, items);
        LogSums sums(*device, items, 1);
        sums.add_up(counts.buffer());
        EXPECT_EQ(offsets_of(sums, {0, items}), counts.offsets({0, items})) << items;
        EXPECT_EQ(sums.words({0, items}), counts.offsets({0, items}).back()) << items;
    }
}

TEST(LogSums, OfAPartOfTheGroupsAreThoseOfTheWhole) {
    const Result<Device> device = open_device("");
    ASSERT_TRUE(device.ok());
    constexpr ItemRange part{64, 192};
    const Counts counts(*device, 320);
    LogSums sums(*device, 320, 32);
    sums.add_up(counts.buffer());
    const std::vector<std::uint64_t> all = counts.offsets({0, 320});
    EXPECT_EQ(offsets_of(sums, part), std::vector(all.begin() + part.first, all.begin() + part.end + 1));
    EXPECT_EQ(sums.words(part), counts.offsets(part).back());

    DeviceColumn places(*device, 321);
    sums.lay_out(places.buffer(), part);
    places.to_host();
    for (std::uint64_t item = 0; item < 320; ++item) {
        const std::uint64_t room = places.host()[item + 1] - places.host()[item];
        const bool is_in = item >= part.first && item < part.end;
        EXPECT_EQ(room, is_in ? counts.offsets({item, item + 1}).back() : 0) << item;
    }
    EXPECT_EQ(places.host()[part.first], 0U);

    DeviceColumn alone(*device, 321);
    std::fill_n(alone.host().data(), 321, 7U);
    alone.to_device();
    sums.lay_out(alone.buffer(), part, ItemsWithoutRange::do_not_run);
    alone.to_host();
    for (std::uint64_t item = 0; item <= 320; ++item) {
        const bool is_told = item >= part.first && item <= part.end;
        EXPECT_EQ(alone.host()[item], is_told ? places.host()[item] : 7U) << item;
    }
}

TEST(LogSums, TellWhereAPassCountedOtherwise) {
    const Result<Device> device = open_device("");
    ASSERT_TRUE(device.ok());
    Counts counts(*device, 128);
    LogSums sums(*device, 128, 32);
    sums.add_up(counts.buffer());
    EXPECT_TRUE(sums.equal(counts.buffer(), {0, 128}));
    counts.change(100);
    EXPECT_FALSE(sums.equal(counts.buffer(), {0, 128}));
    EXPECT_TRUE(sums.equal(counts.buffer(), {0, 96})) << "not among those asked for";
    EXPECT_FALSE(sums.equal(counts.buffer(), {96, 128}));
}

} // namespace
} // namespace lockstep
