#include "core/base/data_dir.h"
#include "core/experiments/building_blocks.h"
#include "tests/support/recorder/record_here.h"

#include <cstdlib>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

/// Tests a kernel next to a file that it includes, in a folder whose name looks like options.
class IncludedFiles : public testing::Test {
protected:
    IncludedFiles() {
        std::string pattern = (fs::temp_directory_path() / "lockstep.include.XXXXXX").string();
        base_ = mkdtemp(pattern.data());
        folder_ = base_ / "a b\"c'd -DX=1 \\";
        fs::create_directory(folder_);
    }
    ~IncludedFiles() override { fs::remove_all(base_); }

    [[nodiscard]] Launch launch(const std::string& options) const {
        return {.source = {"test.cl",
                           "#include \"number.h\"\n"
                           "#ifdef X\n#error the folder's name was taken for an option\n#endif\n"
                           "__kernel void k(__global int* a) { a[get_global_id(0)] = NUMBER + ADD; }\n",
                           folder_.string()},
                .kernel = "k",
                .options = options,
                .range = range_for(8, 4),
                .arguments = {shared_argument("a", {Scalar::int32, 1}, 8)}};
    }
    fs::path base_;
    fs::path folder_;
};

TEST_F(IncludedFiles, AreFoundWhateverTheirFolderIsCalled) {
    ASSERT_TRUE(
        write_text_file(folder_ / "number.h", "#ifdef __OPENCL_VERSION__\n#define NUMBER 40\n#endif\n").ok());
    const auto trace = record(launch("-DADD=\"1 + 1\""));
    ASSERT_TRUE(trace.ok()) << trace.error().detail;
    ASSERT_TRUE(trace->timing.has_value()) << "the plain kernel ran";
    EXPECT_EQ(trace->outputs.at(0).plain, bytes_of(std::vector<std::int32_t>(8, 42)));
    EXPECT_EQ(trace->outputs.at(0).instrumented, trace->outputs.at(0).plain);
}

TEST_F(IncludedFiles, ThatAreMissingAreNamed) {
    const auto trace = record(launch("-DADD=2"));
    ASSERT_FALSE(trace.ok());
    EXPECT_EQ(trace.error().code, ErrorCode::kernel_does_not_compile);
    EXPECT_NE(trace.error().detail.find("number.h"), std::string::npos) << trace.error().detail;
}

} // namespace
} // namespace lockstep
