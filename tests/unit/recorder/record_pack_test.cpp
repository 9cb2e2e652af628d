#include "core/recorder/record_pack.h"

#include "core/experiments/catalogue.h"
#include "core/instrument/clang_instrumenter.h"
#include "core/pack/packed_instrumenter.h"
#include "core/recorder/pack_run.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

PackedRun packed_experiment(const std::string& what, ParameterValues parameters = {}) {
    ClangInstrumenter clang;
    auto packed = pack_run(clang, {.what = what, .parameters = std::move(parameters)}, std::nullopt);
    EXPECT_TRUE(packed) << what;
    EXPECT_FALSE(find_flaw(*packed));
    return std::move(*packed);
}

Result<Recording> recorded_pack(const PackedRun& packed) {
    PackedInstrumenter instrumenter(packed);
    return record_pack(instrumenter, packed, {.time_plain = false});
}

TEST(RecordPack, AsksTheInstrumenterNothingMore) {
    for (const char* const what : {"reduction/interleaved", "scan/three-stage", "convolution/tiled"}) {
        const auto recording = recorded_pack(packed_experiment(what));
        ASSERT_TRUE(recording) << what;
        EXPECT_EQ(recording->what, what);
        EXPECT_EQ(recording->correct, true) << what;
        EXPECT_FALSE(recording->launches.back().program.optimised.operations.empty()) << what;
    }
}

/// The reference and the host code of an experiment rely on its buffers, so a packed run that has others is not
/// recorded.
TEST(RecordPack, RefusesLaunchesThatAreNotThoseOfTheExperiment) {
    const auto refusal = [](const PackedRun& packed) {
        const auto recording = recorded_pack(packed);
        EXPECT_FALSE(recording);
        return recording ? ErrorCode::cancelled : recording.error().code;
    };
    PackedRun packed = packed_experiment("reduction/multi-pass", {{"finish", "host"}});
    PackedRun other = packed;
    other.launches.push_back(other.launches[0]);
    EXPECT_EQ(refusal(other), ErrorCode::pack_damaged); // this version has not packed it
    packed.program_version = "0.0.1";
    other = packed;
    other.what = "scan/three-stage";
    EXPECT_EQ(refusal(other), ErrorCode::pack_of_another_version);
    other.what = "no/experiment";
    EXPECT_EQ(refusal(other), ErrorCode::pack_of_another_version);
    other = packed;
    other.parameters["size"] = "8192";
    EXPECT_EQ(refusal(other), ErrorCode::pack_of_another_version);
    other.parameters["size"] = "99999999999";
    EXPECT_EQ(refusal(other), ErrorCode::pack_of_another_version);
    other.parameters.erase("size");
    EXPECT_EQ(refusal(other), ErrorCode::pack_of_another_version);
    other = packed;
    other.launches[0].arguments[2].shared = "another";
    EXPECT_EQ(refusal(other), ErrorCode::pack_of_another_version);
    other = packed;
    other.launches[0].arguments[2].bytes.resize(4);
    other.launches[0].arguments[2].size_bytes = 4;
    EXPECT_EQ(refusal(other), ErrorCode::pack_of_another_version);
    other = packed;
    other.launches.push_back(other.launches[0]);
    EXPECT_EQ(refusal(other), ErrorCode::pack_of_another_version);
    EXPECT_TRUE(recorded_pack(packed));
}

TEST(RecordPack, FindsAWrongResultOfWrongInputs) {
    PackedRun packed = packed_experiment("reduction/interleaved");
    for (Argument& argument : packed.launches[0].arguments) {
        if (argument.kind == ArgumentKind::buffer && argument.access == Access::read_only) {
            argument.bytes.assign(argument.bytes.size(), std::byte{0});
        }
    }
    const auto recording = recorded_pack(packed);
    ASSERT_TRUE(recording);
    EXPECT_EQ(recording->correct, false);
}

/// The picture of a convolution is only in the packed run, so its check must not trust its sizes.
TEST(RecordPack, ChecksAPictureOfWrongSizesAsWrong) {
    const PackedRun packed = packed_experiment("convolution/tiled", {{"width", "32"}, {"height", "32"}});
    for (const std::int32_t side : {0, -1, 31, 33, 1 << 30}) {
        PackedRun other = packed;
        other.launches[0].arguments[0].bytes = bytes_of(std::vector{side});
        const auto recording = recorded_pack(other);
        ASSERT_TRUE(recording || recording.error().code != ErrorCode::internal_error) << side;
        if (recording) {
            EXPECT_EQ(recording->correct, false) << side;
        }
    }
    EXPECT_EQ(recorded_pack(packed).value().correct, true);
}

TEST(RecordPack, RecordsForTheDescribedDeviceOnly) {
    PackedRun packed = packed_experiment("reduction/interleaved");
    packed.programs[0].target.address_bits = 32;
    const auto recording = recorded_pack(packed);
    ASSERT_FALSE(recording);
    EXPECT_EQ(recording.error().code, ErrorCode::pack_for_another_device);
}

} // namespace
} // namespace lockstep
