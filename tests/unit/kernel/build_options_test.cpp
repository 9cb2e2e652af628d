#include "core/kernel/build_options.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(BuildOptions, ADriverGetsNeitherPathsNorDefinitions) {
    EXPECT_EQ(driver_options("-DN=4 -cl-fast-relaxed-math -D M -U K -I \"a folder -DX\" -I/b"),
              "-cl-std=CL1.2 -cl-fast-relaxed-math");
    EXPECT_EQ(driver_options("-cl-std=CL2.0"), "-cl-std=CL2.0");
    EXPECT_EQ(driver_options("-DX=\"-cl-std=CL2.0\""), "-cl-std=CL1.2") << "a value names no standard";
}

TEST(BuildOptions, DefinitionsBecomeLinesInTheirOrder) {
    EXPECT_EQ(definitions_text("-DN=256 -D T=float -DFLAG -UN -I/x -D\"OP(a,b)=a + b\""),
              "#define N 256\n#define T float\n#define FLAG 1\n#undef N\n#define OP(a,b) a + b\n");
    EXPECT_EQ(definitions_text("-D"), "");
}

TEST(BuildOptions, FoldersBeginBesideTheLaunchFile) {
    EXPECT_EQ(with_folders_beside("-DN=4 -Iinclude -I ../a -I/b", "/home/me"),
              "-DN=4 -I/home/me/include -I/home/me/../a -I/b");
    EXPECT_EQ(with_folders_beside("\"-Ia folder\" -I", "/x"), "\"-I/x/a folder\" -I");
    EXPECT_EQ(definitions_text(with_folders_beside("\"-DN=1\n#error no\"", "/x")), "#define N 1\n");
    EXPECT_EQ(with_folders_beside("", "/x"), "");
}

TEST(BuildOptions, AValueEndsWithItsLine) {
    EXPECT_EQ(definitions_text("\"-DN=1\n#error no\""), "#define N 1\n");
}

} // namespace
} // namespace lockstep
