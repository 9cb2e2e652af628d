#include "core/instrument/instrument.h"
#include "core/instrument/parse/directives.h"
#include "core/instrument/parse/frontend.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <string>
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

/// Included files outside the folder are not read, whatever the spelling of the path.
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
    const auto claimed =
        instrument({"test.cl", "# 1 \"/home/me/secret\" 1\nkernel void k(global int* a) { a[0] = 1; }", ""},
                   "k", "", {});
    ASSERT_TRUE(claimed.ok());
    EXPECT_TRUE(claimed->program.included.empty()) << "a line marker includes nothing";
}

/// A # that a macro produces must not start a directive when preprocessed text is preprocessed again.
TEST_F(Includes, ThatAMacroMakesAreNone) {
    std::ofstream(folder_ / "value.h") << "#define VALUE 3\n";
    for (const char* hash : {"#", "%:"}) {
        const std::string text =
            "#define H " + std::string(hash) +
            "\nH ifdef NEVER\nH include \"value.h\"\nH endif\nkernel void k(global int* a) { a[0] = 1; }";
        EXPECT_FALSE(instrument({"test.cl", text, folder_.string()}, "k", "", {}).ok()) << hash;
    }
    EXPECT_EQ(without_new_directives("int x;\n%\\\n:include <a.h>\n"), "int x;\n%\\;\n:include <a.h>\n");
}

/// A driver may define other names and therefore take another branch of an #if, so it must not see that
/// branch.
TEST_F(Includes, AndOtherTextOfInactiveBranchesReachNoDriver) {
    std::ofstream(folder_ / "value.h") << "#if __INCLUDE_LEVEL__ == 0\nint deep;\n#endif\n#define VALUE 3\n";
    const std::string text =
        "#include \"value.h\"\n#define ASK DRIVER\n#if ASK\n#include \"a.h\"\nint active;\n"
        "#elif defined(DRI\\\nVER)\n%: include <c.h>\n#endif\n" +
        std::string(10, '\n') + "kernel void k(global int* a) { a[0] = VALUE; }\n";
    const auto whole = with_includes({"test.cl", text, folder_.string()}, "", {});
    ASSERT_TRUE(whole.ok());
    for (const char* word : {"#include", "a.h", "c.h", "deep", "active", "#if", "VALUE", "DRI"}) {
        EXPECT_EQ(whole->find(word), std::string::npos) << *whole;
    }
    EXPECT_NE(whole->find("#line 20 \"test.cl\""), std::string::npos) << *whole;
    EXPECT_NE(whole->find("a[0] = 3;"), std::string::npos) << *whole;
}

TEST(TestedNames, AreAlsoThoseThatMacrosOfTheSourceStandFor) {
    const std::string text =
        "#define ASK HAS(x) + defined(DRIVER)\n#define HAS(x) ASK\n#define OWN 1\n#if ASK || OWN\n#endif\n"
        "#if defined(DRI\\ \nVEN) || defined(LA?\?/\nST)\n#endif\n";
    const auto names = tested_names({"test.cl", text, ""}, "", {});
    ASSERT_TRUE(names.ok());
    EXPECT_EQ(*names, (std::set<std::string>{"DRIVER", "DRIVEN", "LAST", "x"}));
}

TEST(TestedNames, AreNotWhatAMacroStandsForThatIsOnlyDefinedOrNot) {
    const std::string text = "#ifndef OP\n#endif\n#if defined(OP) && defined BY && N > 1\n#endif\n";
    const auto names = tested_names({"test.cl", text, ""}, "-DOP=max -DBY=min -DN=MOST", {});
    ASSERT_TRUE(names.ok());
    EXPECT_EQ(*names, std::set<std::string>{"MOST"});
}

TEST_F(Includes, OfADeviceOrAPipeEndWithAMessage) {
    ASSERT_EQ(::mkfifo((folder_ / "pipe").c_str(), 0600), 0);
    expect_refused("pipe", "it is not a regular file");
    expect_refused("/dev/zero", "it is not a regular file");
}

TEST_F(Includes, OfAFileBeyondAnySourceEndWithAMessage) {
    std::ofstream(folder_ / "huge.h") << "#define VALUE 3\n";
    fs::resize_file(folder_ / "huge.h", std::uintmax_t{1} << 33);
    expect_refused("huge.h", "it is larger than 64 MiB");
}

} // namespace
} // namespace lockstep
