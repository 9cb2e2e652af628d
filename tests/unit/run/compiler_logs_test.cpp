#include "core/run/driver/build_log.h"

#include "core/base/data_dir.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <string>
#include <unistd.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

class CompilerLogs : public testing::Test {
protected:
    CompilerLogs() : folder_(fs::temp_directory_path() / ("lockstep.logs." + std::to_string(getpid()))) {}
    ~CompilerLogs() override { fs::remove_all(folder_); }
    const fs::path folder_;
};

TEST_F(CompilerLogs, KeepWhatWasSaidOfRegisters) {
    const fs::path file = folder_ / "below" / "log.txt";
    EXPECT_EQ(kept_compiler_log(file), "");
    keep_compiler_log(file, "ptxas info    : 0 bytes gmem\n"
                            "ptxas info    : Compiling entry function 'k' for 'sm_90'\n"
                            "ptxas info    : Used 32 registers, 380 bytes cmem[0]\n");
    EXPECT_EQ(registers_in_build_log(kept_compiler_log(file), "k"), 32U);
    EXPECT_EQ(kept_compiler_log(file).find("gmem"), std::string::npos);
}

TEST_F(CompilerLogs, OfNothingAndNowhereAreNotKept) {
    keep_compiler_log(folder_ / "log.txt", "");
    EXPECT_FALSE(fs::exists(folder_));
    keep_compiler_log({}, "Compiling entry function 'k'");
    EXPECT_EQ(kept_compiler_log({}), "");
}

TEST_F(CompilerLogs, ThatAreTooLargeAreNotRead) {
    fs::create_directories(folder_);
    ASSERT_TRUE(write_text_file(folder_ / "log.txt", std::string(std::size_t{2} << 20, 'x')).ok());
    EXPECT_EQ(kept_compiler_log(folder_ / "log.txt"), "");
}

TEST_F(CompilerLogs, AreOfADeviceItsDriverAProgramAndItsOptions) {
    const char* const before = std::getenv("XDG_DATA_HOME"); // NOLINT(concurrency-mt-unsafe)
    const std::string kept = before == nullptr ? "" : before;
    setenv("XDG_DATA_HOME", "/somewhere", 1); // NOLINT(concurrency-mt-unsafe)
    DeviceInfo device;
    device.name = "GPU";
    device.driver = "1";
    const fs::path file = compiler_log_file(device, "text", "-DA");
    EXPECT_EQ(file.parent_path(), "/somewhere/lockstep/compiler-logs");
    EXPECT_EQ(file, compiler_log_file(device, "text", "-DA"));
    EXPECT_NE(file, compiler_log_file(device, "text", "-DB"));
    EXPECT_NE(file, compiler_log_file(device, "texts", "-DA"));
    device.driver = "2";
    EXPECT_NE(file, compiler_log_file(device, "text", "-DA"));
    setenv("XDG_DATA_HOME", kept.c_str(), 1); // NOLINT(concurrency-mt-unsafe)
}

} // namespace
} // namespace lockstep
