// Every kernel that the instrumenter returns is accepted by the readers of recordings and of worker answers.
// The instrumenter refuses all other kernels.
#include "core/base/data_dir.h"
#include "core/instrument/instrument.h"
#include "core/site/program_check.h"
#include "core/site/program_json.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> kernel_files() {
    std::vector<fs::path> files;
    for (const fs::path& folder : {data_dir() / "tests" / "hostile" / "kernels", data_dir() / "kernels"}) {
        for (const auto& entry : fs::directory_iterator(folder)) {
            if (entry.path().extension() == ".cl") {
                files.push_back(entry.path());
            }
        }
    }
    std::ranges::sort(files);
    return files;
}

void expect_sound(const KernelSource& source, const std::string& kernel) {
    const auto made = instrument(source, kernel, "", {});
    if (!made) {
        EXPECT_FALSE(made.error().arguments.empty());
        return;
    }
    EXPECT_FALSE(find_flaw(*made)) << source.file << " " << kernel << " " << *find_flaw(*made);
    EXPECT_FALSE(find_excess(*made)) << source.file << " " << kernel;
    const auto again = instrumented_from(nlohmann::json::parse(instrumented_json(*made).dump()));
    EXPECT_EQ(again.program.skeleton, made->program.skeleton) << source.file << " " << kernel;
}

TEST(SoundKernels, AreAllThatAreReturned) {
    std::size_t kernels = 0;
    for (const fs::path& file : kernel_files()) {
        const Result<std::string> text = read_text_file(file);
        ASSERT_TRUE(text.ok()) << file;
        const KernelSource source{file.filename().string(), *text, file.parent_path().string()};
        const auto signatures = kernels_in(source, "", {});
        if (!signatures) { // a kernel that does not compile is not returned
            continue;
        }
        for (const KernelSignature& signature : *signatures) {
            expect_sound(source, signature.name);
            ++kernels;
        }
    }
    EXPECT_GT(kernels, 60U);
}

TEST(SoundKernels, NestAsDeeplyAsARecordingHolds) {
    const auto nested = [](int branches) {
        std::string text = "kernel void k(global int* a, int n) {\n";
        for (int i = 0; i < branches; ++i) {
            text += (i == 0 ? "if (n == " : "else if (n == ") + std::to_string(i) + ") a[0] = 1;\n";
        }
        return instrument({"a.cl", text + "}", ""}, "k", "", {});
    };
    int most = 2000; // the rest is used by the kernel itself
    while (!nested(most) && most > 1990) {
        --most;
    }
    EXPECT_GT(most, 1990);
    const auto deepest = nested(most);
    ASSERT_TRUE(deepest.ok());
    EXPECT_FALSE(find_flaw(*deepest));
    const auto deeper = nested(most + 1);
    ASSERT_FALSE(deeper.ok());
    EXPECT_EQ(deeper.error().code, ErrorCode::cannot_instrument);
    EXPECT_GT(deeper.error().place.line, 1990U);
}

} // namespace
} // namespace lockstep
