// A part of a log is passed between processes in a file. Its content is checked like that of a recording.
#include "core/trace/log_part.h"
#include "tests/support/random_trace.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <memory>
#include <unistd.h>
#include <vector>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

class LogPartFile : public testing::Test {
protected:
    LogPartFile() {
        std::uint64_t number = 1;
        while (group_count(trace_.range) < 2 || trace_.events_of(last()).empty()) {
            trace_ = test::random_trace(number++, {.values = true});
        }
        test::hold_all_accesses(trace_);
        part_ = {{0, group_count(trace_.range)}, file_, 24};
        EXPECT_TRUE(write_log_part(part_, trace_.events.span(), trace_.values.span()).ok());
    }

    [[nodiscard]] WorkItem last() const { return WorkItem(item_count(trace_.range) - 1); }

    /// Returns the error of loading the last group.
    [[nodiscard]] ErrorCode error_of_last_group() const {
        Trace loaded = without_log(trace_);
        const Status status = load_log_part(part_, {part_.groups.end - 1, part_.groups.end}, loaded);
        return status.ok() ? ErrorCode{} : status.error().code;
    }

    const std::shared_ptr<const SpillFile> file_ = SpillFile::make(testing::TempDir()).value();
    Trace trace_ = test::random_trace(0, {.values = true});
    LogPart part_;
};

TEST_F(LogPartFile, IsAsLongAsTheOffsetsSay) {
    EXPECT_EQ(file_->size(), part_.offset + log_part_bytes(trace_, part_.groups));
}

TEST_F(LogPartFile, GivesAGroupItsEvents) {
    Trace loaded = without_log(trace_);
    ASSERT_TRUE(load_log_part(part_, {part_.groups.end - 1, part_.groups.end}, loaded).ok());
    EXPECT_TRUE(std::ranges::equal(loaded.events_of(last()), trace_.events_of(last())));
}

TEST_F(LogPartFile, ThatBecameShorterIsDamaged) {
    ASSERT_EQ(ftruncate(file_->descriptor(), static_cast<off_t>(file_->size() - 1)), 0);
    EXPECT_EQ(error_of_last_group(), ErrorCode::recording_damaged);
    ASSERT_EQ(ftruncate(file_->descriptor(), 0), 0);
    EXPECT_EQ(error_of_last_group(), ErrorCode::recording_damaged);
}

TEST_F(LogPartFile, WithAnEventOfNoSiteIsDamaged) {
    const std::vector<std::uint64_t> rubbish(file_->size() / sizeof(std::uint64_t), 0x7f7f7f7f7f7f7f7f);
    ASSERT_TRUE(file_->write(rubbish, 0).ok());
    EXPECT_EQ(error_of_last_group(), ErrorCode::recording_damaged);
}

TEST_F(LogPartFile, HasNoName) {
    const auto folder = fs::path(testing::TempDir()) / ("lockstep.spill." + std::to_string(getpid()));
    fs::create_directory(folder);
    EXPECT_TRUE(SpillFile::make(folder).ok());
    const auto made = SpillFile::make(folder).value();
    EXPECT_TRUE(fs::is_empty(folder));
    fs::remove(folder);
    EXPECT_EQ(SpillFile::make(folder).error().code, ErrorCode::cannot_write_file);
}

} // namespace
} // namespace lockstep
