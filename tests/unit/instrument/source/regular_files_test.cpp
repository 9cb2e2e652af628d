#include "core/instrument/instrument.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

class Includes : public testing::Test {
protected:
    Includes() : folder_(fs::temp_directory_path() / ("lockstep-includes-" + std::to_string(::getpid()))) {
        fs::create_directories(folder_ / "below");
    }
    ~Includes() override { fs::remove_all(folder_); }

    [[nodiscard]] Result<Instrumented> with(const std::string& file, const std::string& options = "") const {
        const std::string text = "#include \"" + file + "\"\nkernel void k(global int* a) { a[0] = VALUE; }";
        return instrument({"test.cl", text, folder_.string()}, "k", options, {});
    }
    void expect_refused(const std::string& file, const std::string& reason) const {
        const auto made = with(file);
        ASSERT_FALSE(made.ok());
        EXPECT_EQ(made.error().code, ErrorCode::kernel_does_not_compile);
        EXPECT_EQ(made.error().place.line, 1U);
        EXPECT_NE(made.error().detail.find(reason), std::string::npos) << made.error().detail;
    }

    fs::path folder_;
};

TEST_F(Includes, AreFoundBesideTheProgramAndWhereAnOptionSays) {
    std::ofstream(folder_ / "value.h") << "#define VALUE 3\n";
    std::ofstream(folder_ / "below" / "deep.h") << "#include \"../value.h\"\n";
    EXPECT_TRUE(with("value.h").ok());
    EXPECT_TRUE(with("below/deep.h").ok());
    EXPECT_TRUE(with("deep.h", "-I" + (folder_ / "below").string()).ok());
}

TEST_F(Includes, OfADeviceOrAPipeEndWithAMessage) {
    ASSERT_EQ(::mkfifo((folder_ / "pipe").c_str(), 0600), 0);
    expect_refused("pipe", "it is no regular file");
    expect_refused("/dev/zero", "it is no regular file");
}

TEST_F(Includes, OfAFileBeyondAnySourceEndWithAMessage) {
    std::ofstream(folder_ / "huge.h") << "#define VALUE 3\n";
    fs::resize_file(folder_ / "huge.h", std::uintmax_t{1} << 33);
    expect_refused("huge.h", "it has more than 64 MiB");
}

} // namespace
} // namespace lockstep
