#include "core/kernel/build_options.h"

#include "core/kernel/option_table.h"

#include <gtest/gtest.h>
#include <random>

namespace lockstep {
namespace {

/// Returns the reason for refusing the options; empty if they are accepted.
std::string flaw_of(const std::string& options) {
    const auto known = build_options_from(options);
    return known ? "" : known.error().arguments.at(0);
}

std::vector<std::string> words_of(const std::string& text) {
    return option_words(text).value();
}

TEST(BuildOptions, ADriverGetsNeitherPathsNorDefinitions) {
    EXPECT_EQ(driver_options("-DN=4 -cl-fast-relaxed-math -D M -U K -I \"a folder -DX\" -I/b"),
              "-cl-std=CL1.2 -cl-fast-relaxed-math");
    EXPECT_EQ(driver_options("-cl-std=CL2.0"), "-cl-std=CL2.0");
    EXPECT_EQ(driver_options("-cl-std=CL2.0 -w -cl-std=CL3.0"), "-cl-std=CL3.0 -w") << "as compilers do";
    EXPECT_EQ(driver_options("-DX=\"-cl-std=CL2.0\""), "-cl-std=CL1.2") << "a value names no standard";
}

TEST(BuildOptions, ADriverGetsWhatItKnows) {
    const std::string options =
        "-cl-nv-maxrregcount 32 -cl-intel-256-GRF-per-thread -O2 -g -Wall -Werror -Werror=x";
    EXPECT_EQ(driver_options(options, "Portable Computing Language"), "-cl-std=CL1.2 -Werror");
    EXPECT_EQ(driver_options(options, "NVIDIA CUDA"), "-cl-std=CL1.2 -cl-nv-maxrregcount=32 -Werror");
    EXPECT_EQ(driver_options(options, "Intel(R) OpenCL"),
              "-cl-std=CL1.2 -cl-intel-256-GRF-per-thread -Werror");
    EXPECT_EQ(driver_options("-O0"), "-cl-std=CL1.2 -cl-opt-disable");
}

TEST(BuildOptions, ClangGetsWhatOpenClKnows) {
    const auto options =
        build_options_from("-DA=\"1 + 1\" -w -Wall -U B -I \"a b\" -cl-mad-enable -O0 -cl-nv-verbose");
    ASSERT_TRUE(options.ok());
    EXPECT_EQ(clang_options(*options),
              (std::vector<std::string>{"-cl-std=CL1.2", "-DA=1 + 1", "-UB", "-Ia b", "-cl-mad-enable"}));
}

TEST(BuildOptions, DefinitionsBecomeLinesInTheirOrder) {
    EXPECT_EQ(
        definitions_text("-DN=256 -D T=float -DFLAG -UN -I/x -D\"OP(a,b)=a + b\" -DEMPTY="),
        "#define N 256\n#define T float\n#define FLAG 1\n#undef N\n#define OP(a,b) a + b\n#define EMPTY \n");
}

TEST(BuildOptions, FoldersBeginBesideTheLaunchFile) {
    EXPECT_EQ(with_folders_beside("-DN=4 -Iinclude -I ../a -I/b", "/home/me"),
              "-DN=4 -I/home/me/include -I/home/me/../a -I/b");
    EXPECT_EQ(with_folders_beside("\"-Ia folder\" -DX=\"1 + 1\"", "/x"), "\"-I/x/a folder\" \"-DX=1 + 1\"");
    EXPECT_EQ(definitions_text(with_folders_beside("\"-DN=1\n#error no\"", "/x")), "#define N 1\n");
    EXPECT_EQ(with_folders_beside("", "/x"), "");
}

TEST(BuildOptions, AValueEndsWithItsLine) {
    EXPECT_EQ(definitions_text("\"-DN=1\n#error no\""), "#define N 1\n");
    EXPECT_EQ(definitions_text("\"-DN=1\r#error no\""), "#define N 1\n");
}

TEST(BuildOptions, OfASpecificationPass) {
    for (const std::string& each :
         words_of("-cl-single-precision-constant -cl-denorms-are-zero "
                  "-cl-fp32-correctly-rounded-divide-sqrt -cl-opt-disable -cl-strict-aliasing "
                  "-cl-uniform-work-group-size -cl-no-subgroup-ifp -cl-mad-enable -cl-no-signed-zeros "
                  "-cl-unsafe-math-optimizations -cl-finite-math-only -cl-fast-relaxed-math -w -Werror "
                  "-cl-std=CL1.1 -cl-std=CL3.0 -cl-kernel-arg-info -Wall -Wno-unused-variable -Wformat=2 "
                  "-cl-nv-opt-level=3 -cl-nv-verbose -fno-bin-llvmir -g ")) {
        EXPECT_EQ(flaw_of(each), "") << each;
    }
}

TEST(BuildOptions, ThatWriteReadOrLoadAreRefusedByName) {
    for (const std::string& each :
         words_of("-MD -MF -MMD -MJ -MT -o -oX --serialize-diagnostics -include -includex.h -imacros "
                  "-Xclang -Xpreprocessor -Wp,-MD,x -Wl,-x -Wa,-x -fplugin=x.so -load -save-temps "
                  "-save-temps=x @file --config=x -ivfsoverlayx -iquote -isystem -idirafter -fmodules -cc1 "
                  "-- - x.cl -x -cl-ext=+all -cl-no-stdinc -dD -E -### -cl-nv-arch -s -O4 -cl-mad-enable=1 "
                  "-W /DX --define-macro=X -working-directory=/ -fdebug-dump-parsed-file -mllvm "
                  "-gsplit-dwarf -ftime-trace=/x ")) {
        const auto options = build_options_from("-DN=1 " + each + " /tmp/x");
        ASSERT_FALSE(options.ok()) << each;
        EXPECT_EQ(options.error().code, ErrorCode::build_option_refused) << each;
    }
    EXPECT_EQ(build_options_from("-DN=1 -MD -MF /tmp/x").error().arguments.at(1), "-MD");
    EXPECT_EQ(flaw_of("\"\""), "unknown");
    EXPECT_EQ(flaw_of("\xC3\xA4"), "unknown");
}

TEST(BuildOptions, WithoutWhatTheyNeedAreRefused) {
    for (const char* each : {"-D", "-U", "-I", "-DN -I"}) {
        EXPECT_EQ(flaw_of(each), "no-value") << each;
    }
    for (const char* each : {"-cl-std=CLC++", "-cl-std", "-cl-std=", "-cl-std CL1.2", "-cl-nv-maxrregcount",
                             "-cl-nv-maxrregcount -w", "-cl-nv-opt-level=x"}) {
        EXPECT_EQ(flaw_of(each), "bad-value") << each;
    }
    for (const char* each : {"-D=1", "-D1=1", "-D -cl-std=CL2.0", "-DA-B", "-UA=1", "-U -w", "-D\"A B\"",
                             "-D\"A(b\"", "-D\"A\\\"\"", "-D'N=1'", "-D\"A(b\n)=1\""}) {
        EXPECT_EQ(flaw_of(each), "bad-name") << each;
    }
}

TEST(BuildOptions, WithAValueThatTakesTheNextLineAreRefused) {
    for (const char* each : {"-DA=1\\", "-D\"A=1\\ \"", "\"-DA=1\\\nB\"", "-DA=/*", "-DA=1?\?/", "-DA=1/*x*/",
                             "-D\"A=1 /* x\""}) {
        EXPECT_EQ(flaw_of(each), "open-text") << each;
    }
    EXPECT_EQ(flaw_of("-DA=\"1 // 2\""), "");
}

TEST(BuildOptions, ThatAreNoTextAreRefused) {
    EXPECT_EQ(flaw_of(std::string("-DA=1\0 -MD", 10)), "control");
    EXPECT_EQ(flaw_of("-DA=\x1b[2J"), "control");
    EXPECT_EQ(flaw_of("-DA=\"1"), "open-quote");
    EXPECT_EQ(flaw_of("-I\"a\nb\""), "control");
    EXPECT_EQ(flaw_of("-DA=" + std::string(70'000, '1')), "too-long");
    EXPECT_EQ(flaw_of("-DA=" + std::string(60'000, '1')), "");
}

TEST(BuildOptions, KeepQuotesThatBelongToAValue) {
    EXPECT_EQ(definitions_text(R"(-DNAME=\"lock\" -DBOTH="\"a b\"")"),
              "#define NAME \"lock\"\n#define BOTH \"a b\"\n");
}

TEST(BuildOptions, AreTheSameWrittenAgain) {
    std::mt19937 random(7);
    const std::string characters = "ab \\\"\t'=#-$";
    for (int i = 0; i < 3000; ++i) {
        std::string word;
        for (auto left = random() % 8; left > 0; --left) {
            word += characters[random() % characters.size()];
        }
        const auto again = option_words("-DX " + quoted_option(word) + " -w");
        ASSERT_TRUE(again.ok()) << word;
        EXPECT_EQ(*again, (std::vector<std::string>{"-DX", word, "-w"})) << quoted_option(word);
    }
    const std::string text = R"(-DA=1 "-I/a b" "-DT=\"x y\"" -UB -cl-std=CL2.0 -cl-nv-opt-level=1)";
    EXPECT_EQ(options_text(build_options_from(text).value()), text);
}

} // namespace
} // namespace lockstep
