// Gives damaged recordings to the real program.

#include "tests/cli/cli_runner.h"
#include "tests/support/mutants/hostile_files.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

class HostileFiles : public testing::TestWithParam<test::HostileFile> {
protected:
    [[nodiscard]] static std::string path() { return (test::hostile_folder() / GetParam().name).string(); }
    CliRunner cli_;
};

TEST_P(HostileFiles, EndTheProgramWithTheirExitCodeAndAMessage) {
    const std::string data = "XDG_DATA_HOME=" + test::hostile_folder().string() + " timeout 60";
    for (const std::string options : {"", " --json", " --csv"}) {
        const CliResult result = cli_.run("run " + path() + options, data);
        EXPECT_EQ(result.code, GetParam().exit_code) << options << result.err;
        EXPECT_EQ(result.err.empty(), GetParam().exit_code == 0) << result.err;
    }
    EXPECT_EQ(cli_.run("compare " + path() + " " + path(), data).code, GetParam().exit_code);
}

INSTANTIATE_TEST_SUITE_P(Files, HostileFiles, testing::ValuesIn(test::hostile_files()), [](const auto& file) {
    return file.param.name.substr(0, file.param.name.find('.'));
});

} // namespace
} // namespace lockstep
