#include "core/trace/trace_file.h"

#include "core/trace/column_codec.h"
#include "core/trace/recording_json.h"
#include "core/trace/recording_reader.h"
#include "core/trace/trace_check.h"

#include "tests/support/random_trace.h"
#include "tests/support/recordings.h"
#include "tests/support/trace_text.h"
#include "tests/support/whole_suites.h"

#include <cstring>
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <random>
#include <unistd.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

using Bytes = std::vector<std::byte>;

Bytes bytes_of_path(const fs::path& path) {
    Bytes bytes(fs::file_size(path));
    std::ifstream(path, std::ios::binary)
        .read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    return bytes;
}

class TraceFile : public testing::TestWithParam<Codec> {
protected:
    TraceFile() : folder_(fs::temp_directory_path() / ("lockstep-test-" + std::to_string(getpid()))) {
        fs::create_directories(folder_);
    }
    ~TraceFile() override { fs::remove_all(folder_); }

    [[nodiscard]] fs::path path() const { return folder_ / "x.lks"; }
    [[nodiscard]] const fs::path& folder() const { return folder_; }

    Bytes written(const Recording& recording) {
        EXPECT_TRUE(write_recording(recording, path(), GetParam()).ok());
        return bytes_of_path(path());
    }
    [[nodiscard]] std::size_t files_in_folder() const {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder_), {}));
    }

private:
    fs::path folder_;
};

Result<Recording> read_bytes(const Bytes& bytes) {
    return read_recording_from(*test::bytes_in_memory(bytes), {"x.lks", true}, {});
}

/// Repairs the checksum of a changed header.
void seal(Bytes& bytes) {
    const std::uint64_t sum = checksum(std::span(bytes).first(offsetof(RecordingHeader, header_checksum)));
    std::memcpy(bytes.data() + offsetof(RecordingHeader, header_checksum), &sum, sizeof sum);
}

TEST_P(TraceFile, GivesBackWhatWasWritten) {
    const Recording recording = test::full_recording();
    (void)written(recording);
    const auto read = read_recording(path());
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(test::difference(*read, recording), "");
    EXPECT_EQ(files_in_folder(), 1U);
}

TEST_P(TraceFile, GivesBackRandomRecordings) {
    for (std::uint64_t number = 0; number < 40; ++number) {
        test::RandomTraceOptions options;
        options.values = number % 2 == 0;
        Recording recording;
        recording.launches.push_back(test::random_trace(number, options));
        test::hold_all_accesses(recording.launches[0]);
        const auto read = read_bytes(written(recording));
        ASSERT_TRUE(read.ok()) << read.error().arguments[1] << number;
        EXPECT_EQ(test::difference(*read, recording), "");
    }
}

TEST_P(TraceFile, GivesBackColumnsOfSeveralChunks) {
    const std::uint64_t chunk_numbers = chunk_bytes / sizeof(std::uint64_t);
    Recording recording;
    recording.launches.push_back(test::random_trace(3));
    Trace& trace = recording.launches[0];
    trace.outputs.push_back({0, Bytes(2 * chunk_bytes + 5, std::byte{7}), {}});
    trace.program.sites.resize(1);
    trace.program.sites[0] = {};
    trace.program.sites[0].kind = SiteKind::barrier;
    trace.program.skeleton = {{{NodeKind::site, Site(0), {}, {}}}, 0};
    trace.range = {1, {3 * chunk_numbers, 1, 1}, {256, 1, 1}};
    trace.offsets = Column64(3 * chunk_numbers + 1);
    trace.events = Column64(3 * chunk_numbers);
    for (std::uint64_t i = 0; i <= 3 * chunk_numbers; ++i) {
        trace.offsets[i] = i;
        if (i < trace.events.size()) {
            trace.events[i] = make_event(Site(0), i * 7);
        }
    }
    const auto read = read_bytes(written(recording));
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(test::difference(*read, recording), "");
}

TEST_P(TraceFile, WhatNoRunLeavesBehindIsDamage) {
    const auto damage_after = [this](const auto& change) {
        Recording recording = test::full_recording();
        change(recording);
        const auto read = read_bytes(written(recording));
        return read.ok() ? std::string("none") : read.error().arguments.at(1);
    };
    EXPECT_EQ(damage_after([](Recording&) {}), "none");
    EXPECT_EQ(damage_after([](Recording& r) {
                  r.launches.clear();
                  r.host_steps.clear();
                  r.concurrency.clear();
              }),
              "launches");
    EXPECT_EQ(damage_after([](Recording& r) { r.launches[0].timing->runs_ns.clear(); }), "timing");
    EXPECT_EQ(damage_after([](Recording& r) { r.launches[0].timing->q1_ns = 4; }), "timing");
    EXPECT_EQ(damage_after([](Recording& r) { r.launches[0].timing->min_ns = 0; }), "timing");
    EXPECT_EQ(damage_after([](Recording& r) { r.launches[0].item_registers = 0xFFFFFFFF; }), "registers");
    EXPECT_EQ(damage_after([](Recording& r) { r.launches[0].program.optimised.registers[3] = 4097; }),
              "optimised");
    EXPECT_EQ(damage_after([](Recording& r) { r.concurrency[1].start_ns = 1000; }), "times of launches");
    EXPECT_EQ(damage_after([](Recording& r) { r.host_steps[0].compute_ns = ~0ULL; }), "host steps");
}

TEST_P(TraceFile, AnEvenLogIsStoredInEnoughBytesToBeReadAgain) {
    Recording recording;
    recording.launches.push_back(test::trace_of("group 1\n site A barrier 1\n kernel { }\n log\n -"));
    Trace& trace = recording.launches[0];
    const std::uint64_t items = 2 * free_bytes / sizeof(std::uint64_t);
    trace.range = {1, {items, 1, 1}, {64, 1, 1}};
    trace.offsets = Column64(items + 1); // empty logs: all offsets are zero
    const Bytes file = written(recording);
    EXPECT_GE(file.size() * most_packed, free_bytes);
    EXPECT_TRUE(read_bytes(file).ok());
}

TEST_P(TraceFile, AGroupThatEndsBeforeItBeginsIsDamage) {
    Recording recording = test::full_recording();
    recording.launches[0].group_times->groups[0] = {20, 10, 0};
    const auto read = read_bytes(written(recording));
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.error().code, ErrorCode::recording_damaged);
    EXPECT_EQ(read.error().arguments.at(1), "group times");
}

/// Returns whether a case of damage is tried: all cases in the header, and one in 29 after it.
bool is_tried(std::size_t number, std::size_t in_header) {
    return test::runs_whole_suites() || number < in_header || number % 29 == 0;
}

TEST_P(TraceFile, TruncationIsAnError) {
    const Bytes whole = written(test::full_recording());
    for (std::size_t length = 0; length < whole.size(); ++length) {
        if (!is_tried(length, sizeof(RecordingHeader))) {
            continue;
        }
        const auto read =
            read_bytes(Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length)));
        ASSERT_FALSE(read.ok()) << length;
        EXPECT_EQ(read.error().code, length < 8 ? ErrorCode::not_a_recording : ErrorCode::recording_damaged);
    }
}

TEST_P(TraceFile, AFlippedBitIsAnError) {
    const Bytes whole = written(test::full_recording());
    for (std::size_t bit = 0; bit < 8 * whole.size(); ++bit) {
        if (!is_tried(bit, 8 * sizeof(RecordingHeader))) {
            continue;
        }
        Bytes damaged = whole;
        damaged[bit / 8] ^= std::byte{1} << (bit % 8);
        ASSERT_FALSE(read_bytes(damaged).ok()) << bit;
    }
}

TEST_P(TraceFile, DamageBehindRightChecksumsGivesAnErrorOrARecording) {
    const Bytes whole = written(test::full_recording());
    std::mt19937_64 chance(1);
    const int cases = test::runs_whole_suites() ? 20000 : 500;
    for (int i = 0; i < cases; ++i) {
        Bytes damaged = whole;
        for (std::uint64_t n = 1 + chance() % 3; n > 0; --n) {
            damaged[chance() % damaged.size()] = static_cast<std::byte>(chance());
        }
        const auto read = read_recording_from(*test::bytes_in_memory(damaged), {"x.lks", false}, {});
        EXPECT_TRUE(read.ok() || read.error().arguments.at(0) == "x.lks");
    }
}

TEST_P(TraceFile, ANewerVersionIsNamed) {
    Bytes bytes = written(test::full_recording());
    bytes[offsetof(RecordingHeader, version)] = std::byte{9};
    seal(bytes);
    const auto read = read_bytes(bytes);
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.error().code, ErrorCode::recording_too_new);
    EXPECT_EQ(read.error().arguments, (std::vector<std::string>{"x.lks", "9", "2"}));
}

TEST_P(TraceFile, BytesBehindTheEndAreDamage) {
    Bytes bytes = written(test::full_recording());
    bytes.push_back(std::byte{0});
    EXPECT_EQ(read_bytes(bytes).error().arguments, (std::vector<std::string>{"x.lks", "length"}));
}

TEST_P(TraceFile, AnUnwritableFolderIsAnErrorWithItsReason) {
    const Status status = write_recording(test::full_recording(), folder() / "no" / "x.lks", GetParam());
    ASSERT_FALSE(status.ok());
    EXPECT_EQ(status.error().code, ErrorCode::cannot_write_file);
    EXPECT_EQ(status.error().arguments[1], "No such file or directory");
}

TEST_P(TraceFile, ACancelledSaveLeavesTheOldFileAndNothingElse) {
    const Bytes old = written(test::full_recording());
    const Status status = write_recording(
        {}, path(), GetParam(), [](const Progress&) { return false; }); // not called if there are no columns
    EXPECT_TRUE(status.ok());
    (void)written(test::full_recording());
    const Status cancelled =
        write_recording(test::full_recording(), path(), GetParam(), [](const Progress& progress) {
            EXPECT_EQ(progress.stage, Stage::save);
            return false;
        });
    ASSERT_FALSE(cancelled.ok());
    EXPECT_EQ(cancelled.error().code, ErrorCode::cancelled);
    EXPECT_EQ(bytes_of_path(path()), old);
    EXPECT_EQ(files_in_folder(), 1U);
}

TEST_P(TraceFile, LoadingCanBeCancelled) {
    (void)written(test::full_recording());
    const auto read = read_recording(path(), [](const Progress& progress) {
        EXPECT_EQ(progress.stage, Stage::load);
        return progress.done > progress.total;
    });
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.error().code, ErrorCode::cancelled);
}

INSTANTIATE_TEST_SUITE_P(Codecs, TraceFile, testing::Values(Codec::raw, Codec::zstd),
                         [](const auto& codec) { return codec.param == Codec::raw ? "Raw" : "Zstd"; });

TEST(RecordingHead, OfAnOlderFileHasNoHostStepsAndNoConcurrency) {
    nlohmann::json head = nlohmann::json::parse(head_to_json(test::full_recording()));
    EXPECT_EQ(head_from_json(head.dump())->recording.host_steps.size(), 1U);
    head.erase("host_steps");
    head.erase("concurrency");
    const auto older = head_from_json(head.dump());
    ASSERT_TRUE(older.has_value());
    EXPECT_TRUE(older->recording.host_steps.empty() && older->recording.concurrency.empty());
}

TEST(RecordingHead, HostStepsAfterALaunchThatIsNotThereAreDamage) {
    for (const char* key : {"host_steps", "concurrency"}) {
        nlohmann::json head = nlohmann::json::parse(head_to_json(test::full_recording()));
        nlohmann::json& launch = key == std::string("host_steps") ? head["host_steps"][0]["after_launch"]
                                                                  : head["concurrency"][1][0];
        launch = 2;
        const auto read = head_from_json(head.dump());
        ASSERT_TRUE(read.has_value());
        EXPECT_TRUE(find_flaw(read->recording).has_value()) << key;
    }
}

TEST(RecordingHead, NestsNoDeeperAndHoldsNoMoreThanARecordingDoes) {
    const std::string deep = std::string(5000, '[') + std::string(5000, ']');
    EXPECT_FALSE(head_from_json(deep).has_value());
    std::string many = R"({"launches":[],"x":[0)";
    for (int i = 0; i < (1 << 22); ++i) {
        many += ",0";
    }
    EXPECT_FALSE(head_from_json(many + "]}").has_value());
}

TEST(RecordingHead, ALaunchThatIsNoObjectIsDamage) {
    nlohmann::json head = nlohmann::json::parse(head_to_json(test::full_recording()));
    head["launches"].push_back(1);
    EXPECT_FALSE(head_from_json(head.dump()).has_value());
    head["launches"] = {{"program", 1}};
    EXPECT_FALSE(head_from_json(head.dump()).has_value());
}

TEST(ReadRecording, AMissingFileAndAFolderAreErrorsWithTheirReason) {
    const auto missing = read_recording("/nonexistent/x.lks");
    ASSERT_FALSE(missing.ok());
    EXPECT_EQ(missing.error().code, ErrorCode::cannot_read_file);
    EXPECT_EQ(missing.error().arguments[1], "No such file or directory");
    EXPECT_EQ(read_recording("/").error().arguments[1], "Is a directory");
}

TEST(ReadRecording, AnotherKindOfFileIsNoRecording) {
    const std::string text = "__kernel void f(__global int* a) { a[0] = 1; }";
    const auto bytes = std::as_bytes(std::span(text));
    EXPECT_EQ(read_bytes(Bytes(bytes.begin(), bytes.end())).error().code, ErrorCode::not_a_recording);
}

} // namespace
} // namespace lockstep
