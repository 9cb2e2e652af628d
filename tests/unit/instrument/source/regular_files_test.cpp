#include "core/instrument/instrument.h"
#include "core/instrument/source/frontend.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
#include <vector>

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
        return instrument({"test.cl", text, folder_.string(), {folder_.string(), "/dev"}}, "k", options, {});
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

/// However the way there is written.
TEST_F(Includes, OfFilesOutsideTheFolderAreNotRead) {
    const fs::path outside =
        fs::canonical(folder_).parent_path() / (folder_.filename().string() + "-outside");
    fs::create_directories(outside);
    std::ofstream(outside / "value.h") << "#define VALUE 3\n";
    fs::create_symlink(outside / "value.h", folder_ / "link.h");
    fs::create_directory_symlink(outside, folder_ / "linked");
    const std::string up = "../" + outside.filename().string();
    for (const auto& [file, options] :
         std::vector<std::pair<std::string, std::string>>{{(outside / "value.h").string(), ""},
                                                          {up + "/value.h", ""},
                                                          {"below/../" + up + "/value.h", ""},
                                                          {"link.h", ""},
                                                          {"linked/value.h", ""},
                                                          {"value.h", "-I" + outside.string()},
                                                          {"value.h", "-I " + (folder_ / up).string()}}) {
        const auto made = with(file, options);
        ASSERT_FALSE(made.ok()) << file << " " << options;
        EXPECT_EQ(made.error().code, ErrorCode::files_outside)
            << file << " " << options << made.error().detail;
        EXPECT_EQ(made.error().detail, (outside / "value.h").string() + "\n");
        EXPECT_EQ(made.error().place.line, 1U);
    }
    EXPECT_EQ(with((outside / "none.h").string()).error().code, ErrorCode::kernel_does_not_compile);
    fs::remove_all(outside);
}

TEST_F(Includes, OfTheFolderThatLockstepWasStartedInAreNotFound) {
    const fs::path before = fs::current_path();
    std::ofstream(folder_ / "below" / "here.h") << "#define VALUE 3\n";
    fs::current_path(folder_ / "below");
    EXPECT_FALSE(with("here.h").ok());
    fs::current_path(before);
}

TEST_F(Includes, AreNamedByTheProgram) {
    std::ofstream(folder_ / "value.h") << "#define VALUE 3\n#line 7 \"elsewhere.h\"\n";
    EXPECT_EQ(with("below/../value.h")->program.included,
              (std::vector{folder_.string() + "/below/../value.h"}));
}

/// A macro can put a hash at the beginning of a line, where the text is preprocessed once more.
TEST_F(Includes, ThatAMacroMakesAreNone) {
    std::ofstream(folder_ / "value.h") << "#define VALUE 3\n";
    for (const char* hash : {"#", "%:"}) {
        const std::string text =
            "#define H " + std::string(hash) +
            "\nH ifdef NEVER\nH include \"value.h\"\nH endif\nkernel void k(global int* a) { a[0] = 1; }";
        EXPECT_FALSE(instrument({"test.cl", text, folder_.string()}, "k", "", {}).ok()) << hash;
    }
}

TEST_F(Includes, OfBranchesThatAreNotActiveAreLeftToNobody) {
    const std::string text = "#if 0\n#include \"a.h\"\n#inc\\\nlude \"b.h\"\n%: /**/ include <c.h>\n#endif\n"
                             "kernel void k(global int* a) { a[0] = 1; } // include\n";
    const auto whole = with_includes({"test.cl", text, folder_.string()}, "", {});
    ASSERT_TRUE(whole.ok());
    for (const char* file : {"include \"a.h\"", "lude \"b.h\"", "include <c.h>"}) {
        EXPECT_NE(whole->find(file), std::string::npos) << *whole;
    }
    EXPECT_NE(whole->find("#error include \"a.h\""), std::string::npos) << *whole;
    EXPECT_NE(whole->find("#error inc\\"), std::string::npos) << *whole;
    EXPECT_NE(whole->find("error include <c.h>"), std::string::npos) << *whole;
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
