// Tests recordings that one process passes to another: large columns are mapped instead of read.
#include "core/trace/recording_reader.h"
#include "core/trace/trace_file.h"

#include "core/trace/column_codec.h"

#include "tests/support/random_trace.h"
#include "tests/support/recordings.h"
#include "tests/support/whole_suites.h"

#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <memory>
#include <random>
#include <unistd.h>
#include <vector>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

class HandedOver : public testing::Test {
protected:
    HandedOver()
        : path_(fs::temp_directory_path() / ("lockstep-handed-" + std::to_string(getpid()) + ".lks")) {}
    ~HandedOver() override { fs::remove(path_); }

    [[nodiscard]] const fs::path& path() const { return path_; }
    void write(const Recording& recording) {
        const Descriptor file(open(path_.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600));
        DescriptorSink sink(file.number());
        ASSERT_TRUE(hand_over_recording(recording, sink).ok());
    }
    [[nodiscard]] Result<Recording> taken() const {
        auto file = std::make_shared<const InputFile>(InputFile::open(path_).value());
        return take_recording(file, file->size());
    }
    [[nodiscard]] std::vector<std::byte> bytes() const {
        std::ifstream file(path_, std::ios::binary);
        const std::vector<char> text{std::istreambuf_iterator<char>(file), {}};
        const auto bytes = std::as_bytes(std::span(text));
        return {bytes.begin(), bytes.end()};
    }

private:
    fs::path path_;
};

Result<Recording> taken_from(const std::vector<std::byte>& bytes) {
    return read_recording_from(*test::bytes_in_memory(bytes), {"x.lks", true, Codec::mapped}, {});
}

/// Makes a recording with two columns that are large enough to be mapped, and small ones before, between and
/// after them.
Recording large_recording() {
    constexpr std::uint64_t items = 3 * mapped_bytes / sizeof(std::uint64_t) / 2;
    Recording recording = test::full_recording();
    recording.launches.push_back(test::random_trace(3));
    Trace& trace = recording.launches.back();
    trace.outputs.push_back({0, std::vector<std::byte>(70001, std::byte{7}), {}});
    trace.program.sites.resize(1);
    trace.program.sites[0] = {};
    trace.program.sites[0].kind = SiteKind::barrier;
    trace.program.skeleton = {{{NodeKind::site, Site(0), {}, {}}}, 0};
    trace.range = {1, {items, 1, 1}, {256, 1, 1}};
    trace.offsets = Column64(items + 1);
    trace.events = Column64(items);
    for (std::uint64_t i = 0; i < items; ++i) {
        trace.offsets[i] = i;
        trace.events[i] = make_event(Site(0), i * 7);
    }
    trace.offsets[items] = items;
    return recording;
}

TEST_F(HandedOver, IsTheSameMappedReadAndWritten) {
    const Recording recording = large_recording();
    write(recording);
    auto recorded = taken();
    ASSERT_TRUE(recorded.ok());
    EXPECT_EQ(test::difference(*recorded, recording), "");
    const auto read = taken_from(bytes());
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(test::difference(*read, recording), "");

    fs::remove(path()); // mapped pages stay valid after the file is removed
    EXPECT_EQ(test::difference(*recorded, recording), "");
}

TEST_F(HandedOver, IsChangedForItselfAlone) {
    write(large_recording());
    auto first = taken();
    ASSERT_TRUE(first.ok());
    first->launches.back().events[9] = 1;
    EXPECT_EQ(test::difference(*taken(), large_recording()), "");
}

TEST_F(HandedOver, IsNoFileThatStays) {
    write(test::full_recording());
    const auto opened = read_recording(path());
    ASSERT_FALSE(opened.ok());
    EXPECT_EQ(opened.error().code, ErrorCode::recording_damaged);
}

TEST_F(HandedOver, CutShortOrWrittenOverIsAnErrorOrARecording) {
    write(test::full_recording());
    const std::vector<std::byte> whole = bytes();
    for (std::size_t length = 0; length < whole.size(); ++length) {
        ASSERT_FALSE(taken_from({whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length)}).ok())
            << length;
    }
    std::mt19937_64 chance(1);
    const int tries = test::runs_whole_suites() ? 5000 : 1500;
    int refused = 0;
    for (int i = 0; i < tries; ++i) {
        std::vector<std::byte> damaged = whole;
        damaged[chance() % damaged.size()] ^= std::byte{1} << (chance() % 8);
        const auto read = taken_from(damaged);
        refused += read.ok() ? 0 : 1;
        EXPECT_TRUE(read.ok() || read.error().arguments.at(0) == "x.lks");
    }
    EXPECT_GT(refused, tries / 5);
}

/// The recording ends before the end of the file, where results of plain kernels follow.
TEST_F(HandedOver, EndsWhereItIsSaidTo) {
    const Recording recording = large_recording();
    write(recording);
    const std::uint64_t bytes = fs::file_size(path());
    std::ofstream(path(), std::ios::binary | std::ios::app) << "more";
    const auto file = std::make_shared<const InputFile>(InputFile::open(path()).value());
    EXPECT_EQ(test::difference(*take_recording(file, bytes), recording), "");
    EXPECT_EQ(take_recording(file, bytes + 1).error().code, ErrorCode::recording_damaged);
    EXPECT_EQ(take_recording(file, bytes - 1).error().code, ErrorCode::recording_damaged);
}

TEST_F(HandedOver, CutInsideAMappedColumnIsDamage) {
    write(large_recording());
    fs::resize_file(path(), fs::file_size(path()) - mapped_bytes);
    EXPECT_EQ(taken().error().code, ErrorCode::recording_damaged);
}

} // namespace
} // namespace lockstep
