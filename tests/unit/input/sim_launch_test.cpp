#include "core/input/sim_launch.h"

#include "core/base/data_dir.h"
#include "core/kernel/sim/sim_program.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

const std::filesystem::path file = "/tmp/x.sim";

KernelParameter scalar(Scalar type) {
    return {.name = "a", .kind = ArgumentKind::scalar, .type = {type, 1}, .size_bytes = scalar_bytes(type)};
}
KernelParameter pointer(ArgumentKind kind, Scalar type) {
    return {.name = "p", .kind = kind, .type = {type, 1}, .size_bytes = scalar_bytes(type)};
}
KernelParameter other(ArgumentKind kind) {
    return {.name = "o", .kind = kind, .access = Access::read_only};
}

Result<Launch> launch_with(const std::string& arguments, std::vector<KernelParameter> parameters,
                           std::uint64_t most_bytes = 1 << 20) {
    const SimFile sim = sim_from("a.cl k 8 1 1 4 1 1\n" + arguments, file.string()).value();
    return launch_of(sim, file, {}, {.name = "k", .parameters = std::move(parameters)}, most_bytes);
}

std::string flaw_of(const Result<Launch>& launch) {
    return launch.ok() ? "none" : launch.error().arguments[0];
}

TEST(SimLaunch, GivesEachParameterItsArgument) {
    const Result<Launch> launch =
        launch_with("<size=4> 7\n<size=8 range=0:1:1 ro>\n<size=64>\n<image=2x2:r8> 1 2 3 4\n"
                    "<sampler=repeat:normalized>\n<null>\n<size=16 noinit wo dump>",
                    {scalar(Scalar::int32), pointer(ArgumentKind::buffer, Scalar::int32),
                     pointer(ArgumentKind::local, Scalar::float32), other(ArgumentKind::image),
                     other(ArgumentKind::sampler), pointer(ArgumentKind::buffer, Scalar::int32),
                     pointer(ArgumentKind::buffer, Scalar::float32)});
    ASSERT_TRUE(launch.ok()) << launch.error().arguments[0];
    const std::vector<Argument>& all = launch->arguments;
    EXPECT_EQ(all[0].bytes, bytes_of(std::vector<std::int32_t>{7}));
    EXPECT_EQ(all[1].bytes, bytes_of(std::vector<std::int32_t>{0, 1}));
    EXPECT_EQ(all[1].access, Access::read_only);
    EXPECT_EQ(all[2].size_bytes, 64U);
    EXPECT_EQ(all[3].bytes, bytes_of(std::vector<std::uint8_t>{1, 2, 3, 4}));
    EXPECT_EQ(all[3].size_bytes, 4U);
    EXPECT_TRUE(all[4].sampler.normalized);
    EXPECT_TRUE(all[5].is_null);
    EXPECT_TRUE(all[6].bytes.empty()) << "nobody fills it";
    EXPECT_EQ(all[6].size_bytes, 16U);
    EXPECT_TRUE(all[6].dump);
}

TEST(SimLaunch, TakesTypesFromTheHeaderBeforeTheKernel) {
    const Result<Launch> launch =
        launch_with("<size=8 float> 1 2", {pointer(ArgumentKind::buffer, Scalar::uint8)});
    ASSERT_TRUE(launch.ok());
    EXPECT_EQ(launch->arguments[0].bytes, bytes_of(std::vector<float>{1, 2}));
    EXPECT_EQ(launch->arguments[0].type.scalar, Scalar::float32);
}

TEST(SimLaunch, RefusesWhatDoesNotFitItsParameter) {
    const std::vector<KernelParameter> one_int = {scalar(Scalar::int32)};
    const std::vector<KernelParameter> buffer = {pointer(ArgumentKind::buffer, Scalar::int32)};
    const std::vector<KernelParameter> local = {pointer(ArgumentKind::local, Scalar::int32)};
    EXPECT_EQ(flaw_of(launch_with("", one_int)), "argument-count");
    EXPECT_EQ(flaw_of(launch_with("<size=8> 1 2", one_int)), "wrong-size");
    EXPECT_EQ(flaw_of(launch_with("<null>", one_int)), "not-for");
    EXPECT_EQ(flaw_of(launch_with("<size=4 dump> 1", one_int)), "not-for");
    EXPECT_EQ(flaw_of(launch_with("<size=4 noinit>", one_int)), "not-for");
    EXPECT_EQ(flaw_of(launch_with("<size=4 fill=1 ro>", one_int)), "not-for");
    EXPECT_EQ(flaw_of(launch_with("<size=8 fill=1>", local)), "not-for");
    EXPECT_EQ(flaw_of(launch_with("<size=8> 1", local)), "not-for");
    EXPECT_EQ(flaw_of(launch_with("<int> 1", buffer)), "no-size");
    EXPECT_EQ(flaw_of(launch_with("<size=7> 1", buffer)), "split-value");
    EXPECT_EQ(flaw_of(launch_with("<size=8> 1", buffer)), "few-values");
    EXPECT_EQ(flaw_of(launch_with("<image=2x2:r8>", buffer)), "not-for");
    EXPECT_EQ(flaw_of(launch_with("<size=8>", {other(ArgumentKind::image)})), "not-for");
    EXPECT_EQ(flaw_of(launch_with("<fill=1>", {other(ArgumentKind::image)})), "needed");
    EXPECT_EQ(flaw_of(launch_with("<fill=1>", {other(ArgumentKind::sampler)})), "needed");
}

TEST(SimLaunch, RefusesArgumentsBeyondTheMemoryBeforeItMakesAny) {
    const std::vector<KernelParameter> two(2, pointer(ArgumentKind::buffer, Scalar::int32));
    const Result<Launch> launch = launch_with("<size=4T fill=0>\n<size=4 fill=0>", two);
    EXPECT_EQ(flaw_of(launch), "too-large");
    EXPECT_EQ(flaw_of(launch_with("<size=7000000000000000K fill=0>\n<size=7000000000000000K fill=0>", two)),
              "too-large");
}

TEST(SimLaunch, SaysTheLineOfTheArgument) {
    const Result<Launch> launch =
        launch_with("<size=4> 1\n\n<size=4> x", {scalar(Scalar::int32), scalar(Scalar::int32)});
    ASSERT_FALSE(launch.ok());
    EXPECT_EQ(launch.error().place.line, 4U);
    EXPECT_EQ(launch.error().place.file, file.string());
}

TEST(SimLaunch, ReadsItsFilesFromItsOwnFolder) {
    const std::filesystem::path folder = testing::TempDir() + "sim_launch";
    std::filesystem::create_directories(folder);
    ASSERT_TRUE(write_text_file(folder / "in put.bin", "abcdefgh").ok());
    ASSERT_TRUE(write_text_file(folder / "a.cl", "__kernel void k() {}").ok());
    const SimFile sim = sim_from("a.cl k 8 1 1 4 1 1\n<size=4 file=\"in put.bin\">", "x").value();
    const KernelSignature kernel{.parameters = {pointer(ArgumentKind::buffer, Scalar::uint8)}};
    const Result<Launch> launch =
        launch_of(sim, folder / "x.sim", sim_program(sim, folder / "x.sim").value(), kernel, 100);
    ASSERT_TRUE(launch.ok());
    EXPECT_EQ(launch->source.file, "a.cl");
    EXPECT_EQ(launch->arguments[0].bytes, bytes_of(std::vector<char>{'a', 'b', 'c', 'd'}));
    const SimFile longer = sim_from("a.cl k 8 1 1 4 1 1\n<size=9 file=\"in put.bin\">", "x").value();
    EXPECT_EQ(flaw_of(launch_of(longer, folder / "x.sim", {}, kernel, 100)), "short-file");
}

} // namespace
} // namespace lockstep
