// A part of a log is passed between processes in a file. Its content is checked like a recording.
#include "core/trace/log_part.h"
#include "tests/support/random_trace.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

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
        part_ = {{0, group_count(trace_.range)}, path_.string()};
        EXPECT_TRUE(write_log_part(path_, trace_.events.span(), trace_.values.span()).ok());
    }
    ~LogPartFile() override { fs::remove(path_); }

    [[nodiscard]] WorkItem last() const { return WorkItem(item_count(trace_.range) - 1); }

    /// The error of loading the last group.
    [[nodiscard]] ErrorCode error_of_last_group() const {
        Trace loaded = without_log(trace_);
        const Status status = load_log_part(part_, {part_.groups.end - 1, part_.groups.end}, loaded);
        return status.ok() ? ErrorCode{} : status.error().code;
    }

    fs::path path_ = fs::temp_directory_path() / ("lockstep.part." + std::to_string(getpid()));
    Trace trace_ = test::random_trace(0, {.values = true});
    LogPart part_;
};

TEST_F(LogPartFile, IsAsLongAsTheOffsetsSay) {
    EXPECT_EQ(fs::file_size(path_), log_part_bytes(trace_, part_.groups));
}

TEST_F(LogPartFile, GivesAGroupItsEvents) {
    Trace loaded = without_log(trace_);
    ASSERT_TRUE(load_log_part(part_, {part_.groups.end - 1, part_.groups.end}, loaded).ok());
    EXPECT_TRUE(std::ranges::equal(loaded.events_of(last()), trace_.events_of(last())));
}

TEST_F(LogPartFile, ThatBecameShorterIsDamaged) {
    fs::resize_file(path_, fs::file_size(path_) - 1);
    EXPECT_EQ(error_of_last_group(), ErrorCode::recording_damaged);
    fs::resize_file(path_, 0);
    EXPECT_EQ(error_of_last_group(), ErrorCode::recording_damaged);
}

TEST_F(LogPartFile, WithAnEventOfNoSiteIsDamaged) {
    std::ofstream(path_, std::ios::binary) << std::string(log_part_bytes(trace_, part_.groups), '\x7f');
    EXPECT_EQ(error_of_last_group(), ErrorCode::recording_damaged);
}

TEST_F(LogPartFile, ThatIsGoneCannotBeRead) {
    fs::remove(path_);
    EXPECT_EQ(error_of_last_group(), ErrorCode::cannot_read_file);
}

} // namespace
} // namespace lockstep
