#include "core/kernel/sim/sim_change.h"
#include "core/kernel/sim/sim_guess.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Returns the signature of saxpy(global float* y, global const float* x, float a, int n, local float* rows).
KernelSignature signature_of_saxpy() {
    const ValueType number{Scalar::float32, 1};
    KernelSignature kernel{.name = "saxpy", .dimensions = 1};
    kernel.parameters = {
        {.name = "y", .kind = ArgumentKind::buffer, .type = number, .size_bytes = 4},
        {.name = "x",
         .kind = ArgumentKind::buffer,
         .type = number,
         .size_bytes = 4,
         .access = Access::read_only},
        {.name = "a", .kind = ArgumentKind::scalar, .type = number, .size_bytes = 4},
        {.name = "n", .kind = ArgumentKind::scalar, .type = {Scalar::int32, 1}, .size_bytes = 4},
        {.name = "rows", .kind = ArgumentKind::local, .type = number, .size_bytes = 4}};
    return kernel;
}

Result<SimFile> changed(const std::map<std::string, std::string>& settings) {
    return with_settings(signature_of_saxpy(), guessed_sim(signature_of_saxpy(), "saxpy.cl"), settings);
}

TEST(SimSettings, sizes_take_the_guessed_arguments_along) {
    const auto sim = changed({{"global", "4K"}, {"local", "128"}});
    ASSERT_TRUE(sim.ok());
    EXPECT_EQ(sim->range.global[0], 4096U);
    EXPECT_EQ(sim->range.local[0], 128U);
    EXPECT_EQ(sim->arguments[0].size, 4096U * 4);
    EXPECT_EQ(sim->arguments[3].text, "4096"); // argument n
    EXPECT_EQ(sim->arguments[4].size, 128U * 4);
}

TEST(SimSettings, shapes_have_up_to_three_dimensions) {
    const auto sim = changed({{"global", "64x32x2"}, {"local", "16x4"}});
    ASSERT_TRUE(sim.ok());
    EXPECT_EQ(sim->range.dimensions, 3U);
    EXPECT_EQ(sim->range.local, (std::array<std::uint64_t, 3>{16, 4, 1}));
    EXPECT_FALSE(changed({{"global", "2x2x2x2"}}).ok());
}

TEST(SimSettings, a_buffer_and_a_scalar_are_set_by_their_names) {
    const auto sim = changed({{"x", "64K"}, {"a", "2.5"}, {"n", "-7"}});
    ASSERT_TRUE(sim.ok());
    EXPECT_EQ(sim->arguments[1].size, 65536U);
    EXPECT_EQ(sim->arguments[2].text, "2.5");
    EXPECT_EQ(sim->arguments[3].text, "-7");
}

TEST(SimSettings, a_group_size_alone_grows_the_range_to_whole_groups) {
    const auto sim = changed({{"local", "100"}});
    ASSERT_TRUE(sim.ok());
    EXPECT_EQ(sim->range.global[0], 1100U);
}

TEST(SimSettings, what_cannot_be_is_refused_with_its_name) {
    for (const auto& [name, value] : std::vector<std::pair<std::string, std::string>>{
             {"global", "0"}, {"global", "-4"}, {"global", "x"}, {"local", ""}, {"x", "many"}, {"x", "0"}}) {
        const auto sim = changed({{name, value}});
        ASSERT_FALSE(sim.ok()) << name << "=" << value;
        EXPECT_EQ(sim.error().code, ErrorCode::value_not_allowed);
        EXPECT_EQ(sim.error().arguments[0], name);
    }
    const auto divided = changed({{"global", "100"}, {"local", "64"}});
    EXPECT_EQ(divided.error().arguments, (std::vector<std::string>{"global", "100", "multiples of 64"}));
    const auto unknown = changed({{"z", "1"}});
    EXPECT_EQ(unknown.error().code, ErrorCode::unknown_parameter);
    EXPECT_EQ(unknown.error().arguments[2], "global, local, y, x, a, n, rows");
    // The global size has more work-items than can be counted.
    EXPECT_FALSE(changed({{"global", "4T"}, {"local", "1"}, {"x", "4"}}).ok());
}

TEST(SimSettings, halving_takes_groups_where_most_of_them_are) {
    SimFile sim = guessed_sim(signature_of_saxpy(), "saxpy.cl");
    sim.range = {.dimensions = 2, .global = {1024, 512, 1}, .local = {1024, 1, 1}};
    const std::optional<SimFile> half = halved(signature_of_saxpy(), sim);
    ASSERT_TRUE(half);
    EXPECT_EQ(half->range.global, (std::array<std::uint64_t, 3>{1024, 256, 1}));
}

TEST(SimSettings, halving_ends_with_one_group) {
    std::optional<SimFile> sim = guessed_sim(signature_of_saxpy(), "saxpy.cl"); // 16 groups of 64
    std::vector<std::uint64_t> sizes;
    while (sim) {
        sizes.push_back(sim->range.global[0]);
        EXPECT_EQ(sim->arguments[0].size, sizes.back() * 4);
        sim = halved(signature_of_saxpy(), *sim);
    }
    EXPECT_EQ(sizes, (std::vector<std::uint64_t>{1024, 512, 256, 128, 64}));
}

} // namespace
} // namespace lockstep
