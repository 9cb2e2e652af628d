// Tests which libraries our programs load. A driver may load its own LLVM into its process. Therefore the
// program that runs kernels loads no Clang, and the program that reads kernels loads no driver. Viewing
// recordings needs neither.
#include "core/base/data_dir.h"

#include <array>
#include <cstdio>
#include <filesystem>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

namespace lockstep {
namespace {

std::string output_of(const std::string& command) {
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
    std::string text;
    std::array<char, 4096> part{};
    while (fgets(part.data(), static_cast<int>(part.size()), pipe.get()) != nullptr) {
        text += part.data();
    }
    return text;
}

/// Returns the libraries that the program loads directly or indirectly, as the dynamic linker lists them.
std::string libraries_of(const std::string& program) {
    const std::filesystem::path path = program_dir() / program;
    EXPECT_TRUE(std::filesystem::exists(path)) << path;
    return output_of("LD_TRACE_LOADED_OBJECTS=1 '" + path.string() + "'");
}

bool names(const std::string& libraries, const std::string& library) {
    return libraries.find(library) != std::string::npos;
}

void expect_none(const std::string& program, const std::vector<std::string>& unwanted) {
    const std::string libraries = libraries_of(program);
    ASSERT_TRUE(names(libraries, "libstdc++")) << "not listed: " << libraries;
    for (const std::string& library : unwanted) {
        EXPECT_FALSE(names(libraries, library)) << program << " loads\n" << libraries;
    }
}

TEST(Libraries, WhoRunsKernelsLoadsDriversAndNoClang) {
    EXPECT_TRUE(names(libraries_of("lockstep-worker"), "libOpenCL"));
    expect_none("lockstep-worker", {"libclang", "libLLVM"});
}

TEST(Libraries, WhoReadsKernelsLoadsClangAndNoDriver) {
    EXPECT_TRUE(names(libraries_of("lockstep-instrument"), "libclang-cpp"));
    expect_none("lockstep-instrument", {"libOpenCL"});
}

TEST(Libraries, TheCommandLineLoadsNeither) {
    expect_none("lockstep-cli", {"libOpenCL", "libclang", "libLLVM"});
}

/// Other programs load the layer, so it must not load a library that could conflict with theirs, and must not
/// export names.
TEST(Libraries, TheLayerBringsNothingIntoOtherProgramsButItself) {
    const std::string layer = (program_dir() / "liblockstep-layer.so").string();
    const std::string libraries = output_of("ldd '" + layer + "'");
    ASSERT_TRUE(names(libraries, "libstdc++")) << libraries;
    for (const char* unwanted : {"libOpenCL", "libclang", "libLLVM", "libpng", "libturbojpeg", "libzstd"}) {
        EXPECT_FALSE(names(libraries, unwanted)) << libraries;
    }
    EXPECT_EQ(output_of("nm -D --defined-only '" + layer + "' | sed 's/.* //'"),
              "clGetLayerInfo\nclInitLayer\n");
}

TEST(Libraries, WhatOnlyLooksAtRecordingsLoadsNeither) {
    expect_none("unit_session_test", {"libOpenCL", "libclang", "libLLVM"});
}

} // namespace
} // namespace lockstep
