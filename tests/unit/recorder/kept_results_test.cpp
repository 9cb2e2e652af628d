#include "core/recorder/kept_results.h"
#include "tests/support/struct_trace.h"

#include <bit>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

/// Tests a launch with a buffer "out", whose result may be saved next to the launch file.
class KeptResults : public testing::Test {
protected:
    KeptResults() { fs::create_directories(folder_); }
    ~KeptResults() override { fs::remove_all(folder_); }

    template <class T>
    std::optional<bool> judged(Scalar scalar, const std::vector<T>& plain) {
        Trace trace;
        trace.program.parameter_names = {"out"};
        trace.program.sites = sites_;
        trace.objects = {{.name = "out", .element = {scalar, 1}, .argument = 0}};
        trace.outputs = {{0, bytes_of(plain), plain_ran_ ? bytes_of(plain) : std::vector<std::byte>()}};
        Recording recording;
        recording.launches.push_back(std::move(trace));
        return leaves_what_is_kept(recording, kept_beside(folder_ / "x-1.sim"));
    }
    template <class T>
    void keep(const std::vector<T>& values) {
        std::ofstream(kept_result(folder_ / "x-1.sim", "out"), std::ios::binary)
            .write(reinterpret_cast<const char*>(values.data()),
                   static_cast<std::streamsize>(values.size() * sizeof(T)));
    }

    fs::path folder_ = fs::temp_directory_path() / ("lockstep.kept." + std::to_string(getpid()));
    std::vector<SiteInfo> sites_;
    bool plain_ran_ = true;
};

using Ints = std::vector<std::int32_t>;
using Floats = std::vector<float>;

TEST_F(KeptResults, AreNoReferenceWhereThereAreNone) {
    EXPECT_EQ(judged(Scalar::int32, Ints{1, 2}), std::nullopt);
}

TEST_F(KeptResults, AreComparedBitForBit) {
    keep(Ints{1, 2});
    EXPECT_EQ(kept_result("/a/x-1.sim", "out"), "/a/x-1.out.after.bin");
    EXPECT_EQ(judged(Scalar::int32, Ints{1, 2}), true);
    EXPECT_EQ(judged(Scalar::int32, Ints{1, 3}), false);
    EXPECT_EQ(judged(Scalar::int32, Ints{1, 2, 3}), false) << "fewer are kept";
}

TEST_F(KeptResults, MayBeFloatsOfAnotherRounding) {
    const auto next = [](float value, std::uint32_t steps) {
        return std::bit_cast<float>(std::bit_cast<std::uint32_t>(value) + steps);
    };
    keep(Floats{1, 2});
    EXPECT_EQ(judged(Scalar::float32, Floats{1, next(2, 2)}), true);
    EXPECT_EQ(judged(Scalar::float32, Floats{1, next(2, 3)}), false);
}

TEST_F(KeptResults, OfStructsAreComparedWithoutPadding) {
    const auto judged_against = [this](float plain, const std::vector<std::byte>& saved) {
        keep(saved);
        Recording recording;
        recording.launches.push_back(test::trace_of_structs(plain, plain));
        return leaves_what_is_kept(recording, kept_beside(folder_ / "x-1.sim"));
    };
    EXPECT_EQ(judged_against(1.5F, test::two_structs(1.5F, {0, 0, 0})), true);
    EXPECT_EQ(judged_against(1.5F, test::two_structs(1.5F, {7, 8, 9})), true) << "padding has no value";
    EXPECT_EQ(judged_against(2.5F, test::two_structs(1.5F, {7, 8, 9})), false);
}

TEST_F(KeptResults, AreNotComparedWithWhatIsAnotherInEveryRun) {
    keep(Floats{1, 2});
    plain_ran_ = false;
    EXPECT_EQ(judged(Scalar::float32, Floats{3, 4}), std::nullopt) << "the plain kernel did not run";
    plain_ran_ = true;
    SiteInfo atomic;
    atomic.kind = SiteKind::atomic;
    atomic.space = Space::global;
    sites_ = {atomic};
    EXPECT_EQ(judged(Scalar::float32, Floats{3, 4}), std::nullopt);
    EXPECT_EQ(judged(Scalar::int32, Ints{3, 4}), false) << "whole numbers add up to the same in any order";
}

} // namespace
} // namespace lockstep
