// Runs damaged recordings that once crashed a stage, each with its expected outcome.

#include "core/trace/recording_reader.h"
#include "tests/support/mutants/hostile_files.h"
#include "tests/support/mutants/mutate.h"
#include "tests/support/mutants/process_figures.h"
#include "tests/support/mutants/stages.h"
#include "tests/support/recordings.h"

#include <gtest/gtest.h>

namespace lockstep::test {
namespace {

constexpr double most_seconds = 5;
constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20;

class HostileRecordings : public testing::TestWithParam<HostileFile> {
protected:
    Bytes bytes_ = bytes_of_file_at(hostile_folder() / GetParam().name);
};

TEST_P(HostileRecordings, EndAsTheyMustInEveryStage) {
    const double start = processor_seconds();
    const std::string end = through_all_stages(bytes_, {});
    EXPECT_EQ(end, GetParam().end == "read" ? "all" : "refused: " + GetParam().end);
    EXPECT_LT(processor_seconds() - start, most_seconds);
}

TEST_P(HostileRecordings, AreReadWithinMemoryInProportionToTheirLength) {
    forget_peak_memory();
    const std::uint64_t before = peak_memory();
    (void)read_recording_from(*bytes_in_memory(bytes_), {"x.lks", true}, {});
    EXPECT_LT(peak_memory() - before, 100 * mebibyte);
}

INSTANTIATE_TEST_SUITE_P(Files, HostileRecordings, testing::ValuesIn(hostile_files()), [](const auto& file) {
    return file.param.name.substr(0, file.param.name.find('.'));
});

} // namespace
} // namespace lockstep::test
