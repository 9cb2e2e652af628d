#include "app/worker/given.h"
#include "app/worker/remote/far_parts.h"
#include "core/trace/recording_json.h"
#include "tests/support/reduction_fixture.h"

#include <algorithm>
#include <cstring>
#include <gtest/gtest.h>
#include <span>
#include <string>

namespace lockstep {
namespace {

/// A recording whose log is sent group by group.
class FarPartsTest : public testing::Test {
protected:
    static void put(std::string& to, std::span<const std::uint64_t> column) {
        const std::size_t at = to.size();
        to.resize(at + part_column_bytes(column.size()));
        if (!column.empty()) { // an empty column has a null pointer, which memcpy does not accept
            std::memcpy(to.data() + at, column.data(), column.size_bytes());
        }
    }
    /// Returns the message about a part with these groups, and its bytes.
    [[nodiscard]] std::pair<LivePart, std::string> part_of(GroupRange groups) const {
        const std::uint64_t items = items_per_group(whole_.range);
        const auto offsets = whole_.offsets.span().subspan(groups.first * items, groups.count() * items + 1);
        const auto events = whole_.events.span().subspan(offsets.front(), offsets.back() - offsets.front());
        LivePart part{.groups = groups, .events = events.size()};
        std::string bytes;
        if (groups.first == 0) {
            Recording alone;
            Trace& head = alone.launches.emplace_back();
            head.program = whole_.program;
            head.range = whole_.range;
            head.objects = whole_.objects;
            head.device = whole_.device;
            bytes = head_to_json(alone);
            part.head_bytes = bytes.size();
            bytes.resize(to_part_boundary(bytes.size()));
        }
        std::vector<std::uint64_t> words(events.size());
        std::ranges::transform(events, words.begin(), [](Event event) { return event; });
        put(bytes, words);
        put(bytes, {});
        put(bytes, offsets);
        return {part, bytes};
    }
    [[nodiscard]] FarParts parts_for(const NdRange& range, std::uint64_t most_bytes) const {
        return FarParts::make({.what = "reduction/interleaved"}, {range, range}, most_bytes).value();
    }
    bool send(GroupRange groups) {
        const auto [part, bytes] = part_of(groups);
        return parts_.take(part, bytes);
    }

    static constexpr std::uint64_t groups_ = 4;
    const Recording recording_ = fixture::reduction_recording(fixture::Reduction::interleaved, 256, groups_);
    const Trace& whole_ = recording_.launches[0];
    static constexpr std::uint64_t most_ = std::uint64_t{1} << 30;
    FarParts parts_ = parts_for(whole_.range, most_);
    const Error lost_{.code = ErrorCode::connection_lost, .arguments = {"gpu", "5"}};
};

TEST_F(FarPartsTest, AreARecordingOfTheGroupsThatArrived) {
    ASSERT_TRUE(send({0, 1}));
    ASSERT_TRUE(send({1, 3}));
    const auto begun = parts_.begun_recording(lost_);
    ASSERT_TRUE(begun);
    const Trace& trace = begun->launches.at(0);
    EXPECT_EQ(trace.logged_groups(), 3U);
    EXPECT_EQ(trace.event_count(), whole_.offsets[3 * items_per_group(whole_.range)]);
    EXPECT_TRUE(std::ranges::equal(trace.events.span(), whole_.events.span().first(trace.events.size())));
    EXPECT_EQ(begun->plain_stop, (PlainStop{0, Untimed::crashed, "gpu", PlainBound::log}));
}

TEST_F(FarPartsTest, AreNothingBeforeTheFirstOne) {
    EXPECT_FALSE(parts_.begun_recording(lost_));
}

TEST_F(FarPartsTest, MustFollowEachOther) {
    EXPECT_FALSE(send({1, 2})); // its launch is unknown
    ASSERT_TRUE(send({0, 1}));
    EXPECT_FALSE(send({2, 3}));
}

TEST_F(FarPartsTest, WithWrongSizesAreRefused) {
    const auto [good, bytes] = part_of({0, 2});
    const auto takes = [&, part = good, sent = bytes](const auto& change) {
        LivePart other = part;
        std::string text = sent;
        change(other, text);
        return parts_for(whole_.range, most_).take(other, text);
    };
    EXPECT_TRUE(takes([](LivePart&, std::string&) {}));
    EXPECT_FALSE(takes([](LivePart& part, std::string&) { ++part.events; }));
    EXPECT_FALSE(takes([](LivePart& part, std::string&) { part.events = ~std::uint64_t{0}; }));
    EXPECT_FALSE(takes([](LivePart& part, std::string&) { part.values = std::uint64_t{1} << 63; }));
    EXPECT_FALSE(takes([](LivePart& part, std::string&) { part.has_values = true; }));
    EXPECT_FALSE(takes([](LivePart& part, std::string&) { part.groups.end = ~std::uint64_t{0}; }));
    EXPECT_FALSE(takes([](LivePart& part, std::string&) { part.head_bytes = ~std::uint64_t{0}; }));
    EXPECT_FALSE(takes([](LivePart& part, std::string&) { --part.head_bytes; }));
    EXPECT_FALSE(takes([](LivePart&, std::string& text) { text.resize(text.size() - 8); }));
    EXPECT_FALSE(takes([](LivePart&, std::string& text) { text[text.size() - part_column_bytes(1)] = 'x'; }));
}

TEST_F(FarPartsTest, OfALaunchThatBeginsAgainAreRefused) {
    ASSERT_TRUE(send({0, 1}));
    EXPECT_FALSE(send({0, 1}));
    EXPECT_FALSE(parts_.write_error());
}

TEST_F(FarPartsTest, OfLaunchesThatTheRunLacksAreRefused) {
    auto [part, bytes] = part_of({0, 1});
    part.launch = 2;
    EXPECT_FALSE(parts_.take(part, bytes));
    part.launch = 1;
    EXPECT_TRUE(parts_.take(part, bytes));
    part.launch = 0; // earlier than the one that has arrived
    EXPECT_FALSE(parts_.take(part, bytes));
}

TEST_F(FarPartsTest, OfAnotherSizeAreRefused) {
    const auto [part, bytes] = part_of({0, 1});
    NdRange other = whole_.range;
    other.global[0] *= 2;
    EXPECT_FALSE(parts_for(other, most_).take(part, bytes));
}

TEST_F(FarPartsTest, BeyondTheLimitAreAFullDisk) {
    const auto [part, bytes] = part_of({0, 2});
    FarParts parts = parts_for(whole_.range, 100);
    EXPECT_FALSE(parts.take(part, bytes));
    ASSERT_TRUE(parts.write_error());
    EXPECT_EQ(parts.write_error()->arguments.at(1), "No space left on device");
}

TEST(LaunchOrder, LimitsTheNumberAndTheTextsOfLaunches) {
    LaunchOrder order;
    EXPECT_FALSE(order.takes({.launch = 0, .head_bytes = 0}));
    EXPECT_FALSE(order.takes({.launch = 4096, .head_bytes = 9}));
    EXPECT_TRUE(order.takes({.launch = 3, .head_bytes = most_launch_text - 9}));
    EXPECT_FALSE(order.takes({.launch = 3, .head_bytes = 9}));
    EXPECT_FALSE(order.takes({.launch = 4, .head_bytes = 10}));
    EXPECT_TRUE(order.takes({.launch = 4, .head_bytes = 9}));
}

} // namespace
} // namespace lockstep
