#include "core/analysis/memory/banks.h"
#include "core/analysis/memory/coalescing.h"

#include "tests/support/trace_text.h"

#include <functional>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// One request of one warp: lane i accesses `address(i)`.
class OneRequest {
public:
    OneRequest(Space space, ValueType type, std::uint32_t lanes,
               const std::function<std::uint64_t(std::uint32_t)>& address) {
        site_.kind = SiteKind::read;
        site_.space = space;
        site_.type = type;
        site_.pieces = test::pieces_of(type);
        steps_.warp_width = 32;
        steps_.steps = {{Tick(0), Site(0), Warp(0), 0, lanes}};
        for (std::uint32_t lane = 0; lane < lanes; ++lane) {
            steps_.lanes.push_back(static_cast<std::uint16_t>(lane));
            steps_.payloads.push_back(address(lane));
        }
    }

    OneRequest& atomic() {
        site_.kind = SiteKind::atomic;
        return *this;
    }
    [[nodiscard]] LocalFigures local(const HardwareModel& hardware = {}) const {
        FiguresBySite figures(1);
        count_banks(steps_, {&site_, 1}, hardware, figures);
        return figures[0].local;
    }
    [[nodiscard]] GlobalFigures global() const {
        FiguresBySite figures(1);
        count_coalescing(steps_, {&site_, 1}, {}, figures);
        return figures[0].global;
    }
    [[nodiscard]] BankRequest inspected() const { return inspect_banks(steps_, steps_.steps[0], site_, {}); }

private:
    SiteInfo site_;
    GroupSteps steps_;
};

constexpr ValueType word{Scalar::float32, 1};

LocalFigures words_at_stride(std::uint64_t stride) {
    return OneRequest(Space::local, word, 32, [=](std::uint32_t lane) { return 4 * stride * lane; }).local();
}

TEST(Banks, WordsAtAPowerOfTwoStrideConflictThatOften) {
    for (const std::uint64_t stride : {1U, 2U, 4U, 8U, 16U, 32U}) {
        EXPECT_EQ(words_at_stride(stride), (LocalFigures{1, stride, stride - 1, 128})) << stride;
    }
}

TEST(Banks, WordsAtAnOddStrideDoNotConflict) {
    EXPECT_EQ(words_at_stride(3).wavefronts, 1U);
    EXPECT_EQ(words_at_stride(33).wavefronts, 1U);
}

TEST(Banks, Float4AtStrideTwoTakesEightWavefrontsOfWhichFourAreConflicts) {
    const OneRequest request(Space::local, {Scalar::float32, 4}, 32,
                             [](std::uint32_t lane) { return 32U * lane; });
    EXPECT_EQ(request.local(), (LocalFigures{1, 8, 4, 512}));
}

TEST(Banks, DenseWideAccessesHaveNoConflict) {
    const OneRequest doubles(Space::local, {Scalar::float64, 1}, 32,
                             [](std::uint32_t lane) { return 8U * lane; });
    EXPECT_EQ(doubles.local(), (LocalFigures{1, 2, 0, 256}));
    const OneRequest vectors(Space::local, {Scalar::float32, 4}, 32,
                             [](std::uint32_t lane) { return 16U * lane; });
    EXPECT_EQ(vectors.local(), (LocalFigures{1, 4, 0, 512}));
}

TEST(Banks, ATileReadByColumnConflictsFullyUnlessPadded) {
    const auto column = [](std::uint64_t row_words) {
        return OneRequest(Space::local, word, 32,
                          [=](std::uint32_t lane) { return 4 * row_words * lane + 20; })
            .local()
            .wavefronts;
    };
    EXPECT_EQ(column(32), 32U);
    EXPECT_EQ(column(33), 1U);
}

TEST(Banks, BytesAtStrideEightTakeTwoWavefronts) {
    const OneRequest request(Space::local, {Scalar::uint8, 1}, 32,
                             [](std::uint32_t lane) { return 8U * lane; });
    EXPECT_EQ(request.local().wavefronts, 2U);
}

TEST(Banks, LanesThatReadOneWordShareIt) {
    const OneRequest request(Space::local, word, 32, [](std::uint32_t) { return 64U; });
    EXPECT_EQ(request.local(), (LocalFigures{1, 1, 0, 128}));
    EXPECT_TRUE(request.inspected().broadcast);
    EXPECT_EQ(request.inspected().words.size(), 1U);
    EXPECT_EQ(request.inspected().words[0].lanes.size(), 32U);
}

TEST(Banks, BytesAndHalvesOfOneWordAreShared) {
    const OneRequest bytes(Space::local, {Scalar::int8, 1}, 32, [](std::uint32_t lane) { return lane; });
    EXPECT_EQ(bytes.local().wavefronts, 1U);
    const OneRequest halves(Space::local, {Scalar::float16, 1}, 32,
                            [](std::uint32_t lane) { return 2U * lane; });
    EXPECT_EQ(halves.local().wavefronts, 1U);
}

TEST(Banks, AtomicsOnOneWordGoOneAfterTheOther) {
    OneRequest request(Space::local, word, 32, [](std::uint32_t) { return 64U; });
    EXPECT_EQ(request.atomic().local(), (LocalFigures{1, 32, 31, 128}));
}

TEST(Banks, OtherMachinesServeAsManyLanesAsTheirBanksGiveAtOnce) {
    HardwareModel hardware;
    hardware.banks = 16;
    EXPECT_EQ(lanes_per_part(4, hardware), 16U);
    hardware.banks = 32;
    hardware.bank_bytes = 8;
    EXPECT_EQ(lanes_per_part(4, hardware), 32U);
    EXPECT_EQ(lanes_per_part(8, hardware), 32U);
    EXPECT_EQ(lanes_per_part(16, hardware), 16U);
    const OneRequest doubles(Space::local, {Scalar::float64, 1}, 32,
                             [](std::uint32_t lane) { return 8U * lane; });
    EXPECT_EQ(doubles.local(hardware), (LocalFigures{1, 1, 0, 256}));
}

TEST(Banks, InspectionTellsInWhichPassEachLaneIsServed) {
    const OneRequest request(Space::local, word, 4, [](std::uint32_t lane) { return 128U * (lane / 2); });
    const BankRequest seen =
        request.inspected(); // lanes 0 and 1 share word 0, lanes 2 and 3 share word 32; both are in bank 0
    EXPECT_EQ(seen.pass_of_lane, (std::vector<std::uint32_t>{0, 0, 1, 1}));
    ASSERT_EQ(seen.words.size(), 2U);
    EXPECT_EQ(seen.words[1].bank, Bank(0));
    EXPECT_EQ(seen.words[1].word, 32U);
    EXPECT_EQ(seen.words[1].lanes, (std::vector{Lane(2), Lane(3)}));
    EXPECT_EQ(seen.conflicts, 1U);
}

TEST(Coalescing, NeighbouringWordsFillFourSectorsOfOneLine) {
    const OneRequest request(Space::global, word, 32, [](std::uint32_t lane) { return 4096 + 4U * lane; });
    EXPECT_EQ(request.global(), (GlobalFigures{1, 4, 1, 128}));
}

TEST(Coalescing, AMisalignedRowTouchesOneSectorMore) {
    const OneRequest request(Space::global, word, 32, [](std::uint32_t lane) { return 4100 + 4U * lane; });
    EXPECT_EQ(request.global(), (GlobalFigures{1, 5, 2, 128}));
}

TEST(Coalescing, DistantWordsTakeASectorAndALineEach) {
    const OneRequest request(Space::global, word, 32, [](std::uint32_t lane) { return 512U * (31 - lane); });
    EXPECT_EQ(request.global(), (GlobalFigures{1, 32, 32, 128}));
}

TEST(Coalescing, AnAccessAcrossASectorsEdgeTouchesBoth) {
    const OneRequest request(Space::global, word, 1, [](std::uint32_t) { return 126U; });
    EXPECT_EQ(request.global(), (GlobalFigures{1, 2, 2, 4}));
}

TEST(Coalescing, Float8IsTwoRequests) {
    const OneRequest request(Space::global, {Scalar::float32, 8}, 32,
                             [](std::uint32_t lane) { return 32U * lane; });
    EXPECT_EQ(request.global(), (GlobalFigures{2, 64, 16, 1024}));
}

TEST(Coalescing, ConstantMemoryCountsAsGlobal) {
    const OneRequest request(Space::constant, word, 32, [](std::uint32_t) { return 256U; });
    EXPECT_EQ(request.global(), (GlobalFigures{1, 1, 1, 128}));
}

} // namespace
} // namespace lockstep
