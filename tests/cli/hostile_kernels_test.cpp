#include "core/base/data_dir.h"
#include "tests/cli/cli_runner.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

// Runs kernels that do what no kernel should do. Each must end in a finding, a refusal or a message. Only the
// process that runs kernels may crash.

const fs::path& folder() {
    static const fs::path folder = data_dir() / "tests" / "hostile" / "kernels";
    return folder;
}

std::vector<std::string> kernels() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder())) {
        if (entry.path().extension() == ".sim") {
            names.push_back(entry.path().stem().string());
        }
    }
    std::ranges::sort(names);
    return names;
}

class HostileKernel : public testing::TestWithParam<std::string> {};

TEST_P(HostileKernel, HarmsNothingElse) {
    const CliRunner cli;
    const CliResult check =
        cli.run("check '" + (folder() / (GetParam() + ".sim")).string() + "'", "timeout 100");
    const bool is_an_end = check.code == 0 || check.code == 1 || check.code == 3 || check.code == 4;
    EXPECT_TRUE(is_an_end) << "exit code " << check.code << "\n" << check.out << check.err;
    EXPECT_EQ(check.code >= 3, !check.err.empty()) << check.err;
    EXPECT_FALSE(check.out.empty());
}

INSTANTIATE_TEST_SUITE_P(All, HostileKernel, testing::ValuesIn(kernels()),
                         [](const testing::TestParamInfo<std::string>& kernel) { return kernel.param; });

TEST(HostileKernels, AreThere) {
    EXPECT_GE(kernels().size(), 40U);
}

} // namespace
} // namespace lockstep
