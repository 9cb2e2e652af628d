// Tests what lockstep-record needs on another machine. The tools of binutils read the program, not our own code.

#include "core/base/data_dir.h"
#include "tests/cli/cli_runner.h"

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <memory>
#include <regex>
#include <set>
#include <string>
#include <utility>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

std::string output_of(const std::string& command) {
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
    std::string text;
    std::array<char, 4096> part{};
    while (fgets(part.data(), static_cast<int>(part.size()), pipe.get()) != nullptr) {
        text += part.data();
    }
    return text;
}

std::string recorder() {
    return (program_dir() / "lockstep-record").string();
}

std::set<std::string> found_in(const std::string& text, const std::regex& pattern) {
    return {std::sregex_token_iterator(text.begin(), text.end(), pattern, 1), std::sregex_token_iterator()};
}

TEST(Recorder, LoadsOnlyTheCLibrary) {
    const std::set<std::string> allowed{"libc.so.6", "libm.so.6", "libpthread.so.0", "libdl.so.2",
                                        "ld-linux-x86-64.so.2"};
    const auto needed =
        found_in(output_of("readelf -d '" + recorder() + "'"), std::regex("NEEDED[^\\[]*\\[([^\\]]*)\\]"));
    EXPECT_TRUE(needed.contains("libc.so.6"));
    for (const std::string& library : needed) {
        EXPECT_TRUE(allowed.contains(library)) << library;
    }
    // Directly or indirectly, with the loader and the kernel's own library.
    const auto loaded =
        found_in(output_of("ldd '" + recorder() + "'"), std::regex("\\s(?:\\S*/)?([^/\\s]+) "));
    for (const std::string& library : loaded) {
        EXPECT_TRUE(allowed.contains(library) || library.starts_with("linux-vdso") || library == "=>")
            << library;
    }
}

/// The versions of the C library that the program needs, as pairs of numbers.
std::set<std::pair<int, int>> versions_needed() {
    std::set<std::pair<int, int>> versions;
    const std::string symbols = output_of("objdump -T '" + recorder() + "'");
    const std::regex version("GLIBC_(\\d+)\\.(\\d+)");
    for (std::sregex_iterator at(symbols.begin(), symbols.end(), version), end; at != end; ++at) {
        versions.insert({std::stoi((*at)[1]), std::stoi((*at)[2])});
    }
    return versions;
}

TEST(Recorder, NeedsNoSymbolNewerThanDebian10Has) {
    const auto versions = versions_needed();
    ASSERT_FALSE(versions.empty());
    EXPECT_LE(*versions.rbegin(), std::pair(2, 28));
    EXPECT_EQ(output_of("readelf -V '" + recorder() + "' | grep -c 'GLIBC_ABI\\|GLIBCXX\\|GCC_'"), "0\n");
}

TEST(Recorder, ExportsNothingThatReplacesAFunctionOfADriver) {
    EXPECT_EQ(output_of("nm -D --defined-only '" + recorder() + "' | grep -v ' [VWu] '"), "");
}

TEST(Recorder, IsASmallFile) {
    EXPECT_LE(fs::file_size(recorder()), std::uintmax_t{5} << 20);
}

/// A folder that contains only the program and what it loads, in the shell variable `root`.
const std::string make_root =
    "root=$PWD/root; mkdir -p $root/proc $root/tmp && for file in $(ldd \"$program\" | grep -o '/[^ ]*') "
    "\"$program\"; do mkdir -p $root$(dirname $file) && cp -L $file $root$file; done";

TEST(Recorder, StartsWhereThereIsOnlyTheCLibrary) {
    if (std::system("unshare -rmpf true 2>/dev/null") != 0) {
        GTEST_SKIP() << "this system does not let tests make a root of their own";
    }
    const CliRunner cli;
    ASSERT_EQ(cli.run("pack reduction/interleaved -o x.lkp").code, 0);
    const std::string script =
        "program=" + recorder() + "; " + make_root +
        " && cp x.lkp root && unshare -rmpf sh -c 'mount -t proc none root/proc && chroot root " +
        recorder() + " --version && chroot root " + recorder() + " /x.lkp -o /x.lks'; echo code $?";
    const std::string output = output_of("cd " + cli.folder().string() + " && (" + script + ") 2>&1");
    EXPECT_NE(output.find("lockstep-record "), std::string::npos) << output;
    EXPECT_NE(output.find("No OpenCL device was found"), std::string::npos) << output;
    EXPECT_NE(output.find("code 4"), std::string::npos) << output;
}

TEST(Recorder, RecordsWithADriverButWithoutALibOpenCL) {
    if (std::system("unshare -rm true 2>/dev/null") != 0) {
        GTEST_SKIP() << "this system does not let tests hide a library";
    }
    const CliRunner cli;
    ASSERT_EQ(cli.run("pack reduction/interleaved -o x.lkp").code, 0);
    std::ofstream(cli.folder() / "script")
        << "for file in $(ldconfig -p | grep -o '/[^ ]*libOpenCL[.]so[^ ]*'); do\n"
        << "    mount --bind nothing $(readlink -f $file)\ndone\n"
        << (program_dir() / "lockstep-worker").string() << " </dev/null\n"
        << "echo worker $?\n"
        << recorder() << " x.lkp -o x.lks\necho recorder $?\n";
    const std::string output = output_of("cd " + cli.folder().string() +
                                         " && : >nothing && PATH=$PATH:/sbin unshare -rm sh script 2>&1");
    EXPECT_NE(output.find("worker 127"), std::string::npos) << "the library is still there: " << output;
    EXPECT_NE(output.find("recorder 0"), std::string::npos) << output;
    EXPECT_EQ(cli.run("run x.lks --get correct").out, "true\n");
}

} // namespace
} // namespace lockstep
