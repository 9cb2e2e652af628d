// Tests that a guessed launch that grows is recorded again without building its programs again.
#include "core/base/data_dir.h"
#include "core/instrument/clang_instrumenter.h"
#include "core/recorder/record.h"
#include "core/trace/guessed_launch.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <unistd.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

class GrownGuess : public testing::Test {
protected:
    GrownGuess() : folder_(fs::temp_directory_path() / ("lockstep.grown." + std::to_string(getpid()))) {
        fs::create_directories(folder_);
    }
    ~GrownGuess() override { fs::remove_all(folder_); }

    const fs::path folder_;
};

TEST_F(GrownGuess, is_instrumented_and_built_once) {
    const fs::path file = folder_ / "far.cl";
    ASSERT_TRUE(
        write_text_file(file, "kernel void k(global int* a) { a[get_global_id(0) * 8] = 1; }\n").ok());
    int instrumented = 0;
    int built = 0;
    ClangInstrumenter instrumenter;
    const auto recording = record(
        instrumenter, {.what = file.string(), .kind = RunKind::launch_file, .options = {.time_plain = false}},
        [&](const Progress& progress) {
            instrumented += progress.stage == Stage::instrument ? 1 : 0;
            built += progress.stage == Stage::build ? 1 : 0;
            return true;
        });
    ASSERT_TRUE(recording.ok());
    EXPECT_TRUE(recording->parameters.contains(growths_parameter)) << "it was recorded twice";
    EXPECT_EQ(instrumented, 1);
    EXPECT_EQ(built, 2) << "instrumented and plain";
}

} // namespace
} // namespace lockstep
